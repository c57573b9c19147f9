"""A board that is higher than the screen, in parts that leave room for the question."""

from __future__ import annotations

from itertools import groupby

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

UNDER = 6  # lines for the question, which part it is and the line typed
LEAST = 8  # lines of a part however low the screen is

Line = list[Segment]


def parts_of(drawing: RenderableType, console: Console) -> list[Segments]:
    """The parts, cut where the drawing leaves a line empty; only what is higher than the screen is cut elsewhere."""
    room = max(LEAST, console.height - UNDER)
    lines = console.render_lines(drawing, pad=False)
    parts: list[list[Line]] = []
    for _, group in groupby(lines, key=_empty):
        block = list(group)
        if not parts or len(parts[-1]) + len(block) > room:
            parts += [block[start : start + room] for start in range(0, len(block), room)]
        else:
            parts[-1] += block
    return [Segments([segment for line in part for segment in (*line, Segment.line())]) for part in parts]


def _empty(line: Line) -> bool:
    return not "".join([segment.text for segment in line]).strip()
