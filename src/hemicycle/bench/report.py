"""Benchmark results as a table for the terminal and as the page docs/benchmarks.md."""

from __future__ import annotations

import platform

from rich.table import Table as Grid

from hemicycle.bench.engine import Result, compiled


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _target(result: Result) -> str:
    if result.least is not None:
        return f"at least {result.least:g}"
    return f"at most {result.most:g}" if result.most is not None else ""


def text_report(results: dict[str, list[Result]]) -> Grid:
    """For the terminal."""
    grid = Grid(box=None, padding=(0, 2))
    for heading in ("", "", "", "target", ""):
        grid.add_column(heading)
    for game, found in results.items():
        for result in found:
            mark = "" if not _target(result) else "reached" if result.reached else "MISSED"
            grid.add_row(game, result.name, f"{_figure(result.value)} {result.unit}", _target(result), mark)
    return grid


def markdown_report(results: dict[str, list[Result]]) -> str:
    """For docs/benchmarks.md."""
    build = "compiled (mypyc)" if compiled() else "plain"
    lines = [
        f"Build: {build}. {platform.python_implementation()} {platform.python_version()}, {platform.machine()}.",
        "",
    ]
    for game, found in results.items():
        lines += [f"### {game}", "", "| What | Figure | Unit | Target |", "|---|---:|---|---|"]
        lines += [f"| {each.name} | {_figure(each.value)} | {each.unit} | {_target(each)} |" for each in found]
        lines.append("")
    return "\n".join(lines).rstrip()
