"""Tables of text that stay readable on a narrow screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

GAPS = (2, 1)  # between columns; rather close together than torn apart
INDENT = 4
Row = Sequence[str | Text]


class Sheet:
    """Rows under heads, each with its name first; where words would have to be cut, a row takes several lines."""

    def __init__(self, heads: Sequence[str], rows: Sequence[Row]) -> None:
        lines = [[Text(head, style="dim") for head in heads], *[[_text(cell) for cell in row] for row in rows]]
        used = [place for place in range(len(heads)) if any(line[place].plain for line in lines)]
        self.heads, *self.rows = [[line[place] for place in used] for line in lines]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        for gap in GAPS:
            widths = self.widths(console, options.max_width - gap * (len(self.heads) - 1))
            if widths:
                yield self.grid(widths, gap)
                return
        for name, *cells in self.rows:
            yield name
            told = [
                Text(" ").join([head, cell]) for head, cell in zip(self.heads[1:], cells, strict=True) if cell.plain
            ]
            yield Padding(Columns(told, padding=(0, 2)), (0, 0, 0, INDENT))

    def widths(self, console: Console, room: int) -> list[int]:
        """How wide each column is when no word and no name is cut; nothing where there is no room for that."""
        columns = list(zip(self.heads, *self.rows, strict=True))
        sizes = [[console.measure(cell) for cell in column] for column in columns]
        widths = [max([size.maximum for size in column]) for column in sizes]
        least = [widths[0], *[max([size.minimum for size in column]) for column in sizes[1:]]]
        if sum(least) > room:
            return []
        while sum(widths) > room:
            widest = max(range(len(widths)), key=lambda place: (widths[place] > least[place], widths[place]))
            widths[widest] -= 1
        return widths

    def grid(self, widths: Sequence[int], gap: int) -> Grid:
        """The rows side by side under their heads."""
        grid = Grid.grid(padding=(0, gap))
        for width in widths:
            grid.add_column(width=width)
        for line in (self.heads, *self.rows) if any(head.plain for head in self.heads) else self.rows:
            grid.add_row(*line)
        return grid


def _text(cell: str | Text) -> Text:
    return Text(cell) if isinstance(cell, str) else cell
