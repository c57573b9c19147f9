"""Small pictures in SVG: bars with intervals, and a matrix."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

LINE = 28
LEFT = 150
WIDTH = 420
TOP = 54  # a title and a line of heads
INK, BAR, PALE, MARK = "#1f2933", "#8fb3d9", "#d9e2ec", "#b44d3c"
DARK = "#3b6ea5"


def bars(title: str, rows: Sequence[tuple[str, float, float, float]], mark: float, marked: str) -> str:
    """One bar per row (name, rate, low, high) with its interval; a line marks what would be fair."""
    parts = [_text(LEFT, 18, title)]
    bottom = TOP + LINE * len(rows)
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = LEFT + WIDTH * tick
        parts.append(_line(x, TOP - 6, x, bottom, PALE))
        parts.append(_text(x, bottom + 16, f"{100 * tick:.0f} %", anchor="middle"))
    for place, (name, rate, low, high) in enumerate(rows):
        y = TOP + LINE * place
        middle = y + LINE / 2 - 4
        parts.append(_text(LEFT - 8, middle + 4, name, anchor="end"))
        parts.append(_box(LEFT, y, WIDTH * rate, LINE - 8, BAR))
        parts.append(_line(LEFT + WIDTH * low, middle, LEFT + WIDTH * high, middle, INK))
        parts.append(_text(LEFT + WIDTH + 8, middle + 4, f"{100 * rate:.1f} %"))
    parts.append(_line(LEFT + WIDTH * mark, TOP - 6, LEFT + WIDTH * mark, bottom, MARK))
    parts.append(_text(LEFT + WIDTH * mark, TOP - 12, marked, anchor="middle", colour=MARK))
    return _page(title, LEFT + WIDTH + 80, bottom + 28, parts)


def heat_map(title: str, names: Sequence[str], rates: Sequence[Sequence[float]], *, rows: str, columns: str) -> str:
    """Every row against every column; the darker, the more often the row won."""
    cell, top = 86, TOP + 24
    parts = [_text(12, 18, title), _text(LEFT - 8, TOP + 10, rows, anchor="end"), _text(LEFT, TOP - 12, columns)]
    for place, name in enumerate(names):
        parts.append(_text(LEFT + cell * place + cell / 2, TOP + 10, name, anchor="middle"))
        parts.append(_text(LEFT - 8, top + LINE * place + 18, name, anchor="end"))
        for other, rate in enumerate(rates[place]):
            x, y = LEFT + cell * other, top + LINE * place
            parts.append(_box(x, y, cell - 2, LINE - 2, PALE))
            parts.append(_box(x, y, cell - 2, LINE - 2, DARK, opacity=rate))
            colour = "#ffffff" if rate > 0.5 else INK
            parts.append(_text(x + cell / 2, y + 18, f"{100 * rate:.0f} %", anchor="middle", colour=colour))
    return _page(title, max(LEFT + cell * len(names) + 12, LEFT + WIDTH), top + LINE * len(names) + 12, parts)


def _page(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {width:.0f} {height:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="sans-serif" font-size="13">'
    ground = f'<rect width="{width:.0f}" height="{height:.0f}" fill="#ffffff"/>'  # dark pages would swallow the words
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, *parts, "</svg>", ""])


def _text(x: float, y: float, words: str, *, anchor: str = "start", colour: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def _box(x: float, y: float, width: float, height: float, colour: str, *, opacity: float = 1.0) -> str:
    size = f'width="{max(width, 0):.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{colour}" fill-opacity="{opacity:.2f}"/>'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="2"/>'
