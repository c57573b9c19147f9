"""Small pictures in SVG: bars with intervals, and a matrix."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

LINE = 28
LEFT = 150
WIDTH = 420
INK, BAR, PALE, MARK = "#1f2933", "#3b6ea5", "#d9e2ec", "#b44d3c"


def bars(rows: Sequence[tuple[str, float, float, float]], mark: float) -> str:
    """One bar per row (name, rate, low, high) with its interval; a line marks what would be fair."""
    parts = []
    for place, (name, rate, low, high) in enumerate(rows):
        y = LINE * (place + 1)
        middle = y + LINE / 2 - 4
        parts.append(_text(LEFT - 8, middle + 4, name, anchor="end"))
        parts.append(_box(LEFT, y, WIDTH * rate, LINE - 8, BAR))
        parts.append(_line(LEFT + WIDTH * low, middle, LEFT + WIDTH * high, middle, INK))
        parts.append(_text(LEFT + WIDTH + 8, middle + 4, f"{100 * rate:.1f} %"))
    bottom = LINE * (len(rows) + 1)
    parts.append(_line(LEFT + WIDTH * mark, LINE - 6, LEFT + WIDTH * mark, bottom, MARK))
    return _page(LEFT + WIDTH + 80, bottom + 12, parts)


def heat_map(names: Sequence[str], rates: Sequence[Sequence[float]], *, rows: str, columns: str) -> str:
    """Every row against every column; the darker, the more often the row won."""
    cell = 86
    parts = [_text(LEFT - 8, 40, rows, anchor="end"), _text(LEFT, 18, columns)]
    for place, name in enumerate(names):
        parts.append(_text(LEFT + cell * place + cell / 2, 40, name, anchor="middle"))
        parts.append(_text(LEFT - 8, 54 + LINE * place + 18, name, anchor="end"))
        for other, rate in enumerate(rates[place]):
            x, y = LEFT + cell * other, 54 + LINE * place
            parts.append(_box(x, y, cell - 2, LINE - 2, PALE))
            parts.append(_box(x, y, cell - 2, LINE - 2, BAR, opacity=rate))
            colour = "#ffffff" if rate > 0.5 else INK
            parts.append(_text(x + cell / 2, y + 18, f"{100 * rate:.0f} %", anchor="middle", colour=colour))
    return _page(LEFT + cell * len(names) + 12, 54 + LINE * len(names) + 12, parts)


def _page(width: float, height: float, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {width:.0f} {height:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="sans-serif" font-size="13">'
    return "\n".join([head, *parts, "</svg>", ""])


def _text(x: float, y: float, words: str, *, anchor: str = "start", colour: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def _box(x: float, y: float, width: float, height: float, colour: str, *, opacity: float = 1.0) -> str:
    size = f'width="{max(width, 0):.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{colour}" fill-opacity="{opacity:.2f}"/>'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="2"/>'
