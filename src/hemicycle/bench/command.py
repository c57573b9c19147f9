"""The command `hemicycle bench`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from hemicycle import registry
from hemicycle.terminal.shell import Stop, progress
from hemicycle.words import Words

if TYPE_CHECKING:
    from hemicycle.bench.engine import Result

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown, as docs/benchmarks.md has it.")] = False,
    research: Annotated[bool, typer.Option("--research", help="The open path beside the closed one.")] = False,
    lang: Annotated[str, typer.Option("--lang", envvar="HEMICYCLE_LANG", help="en, de, nl or fr.")] = "en",
) -> None:
    """Measure the engine in yardstick units (docs/benchmarks.md)."""
    from hemicycle.bench.report import markdown_report, text_report

    words = Words(lang)
    results = _research(game, words) if research else _engine(game, words)
    if markdown:
        print(markdown_report(results))
    else:
        Console(highlight=False).print(text_report(results))


def _engine(game: str | None, words: Words) -> dict[str, list[Result]]:
    from hemicycle.bench import engine

    benches = engine.benches(game)
    steps = sum(len(each.measurements()) for each in benches) * engine.RUNS
    with progress(words.say("progress-measurements"), steps) as advance:
        return {each.game.id: each.results(lambda: advance(1)) for each in benches}


def _research(game: str | None, words: Words) -> dict[str, list[Result]]:
    """Ratios of one run; the environments of others are measured where they are installed."""
    try:
        import hemicycle.research.batch
        import hemicycle.research.pettingzoo  # noqa: F401  # whether all that is measured is there
    except ImportError as error:
        raise Stop("error-no-extra", extra="research") from error
    from hemicycle.bench import research

    names = registry.names() if game is None else (registry.game(game).id,)
    steps = research.RUNS * (2 * len(names) + len(research.THEIRS))
    with progress(words.say("progress-measurements"), steps) as advance:
        results = {name: [*research.ratios(name, advance), research.batches(name, advance)] for name in names}
        if "secret-hitler" in results:
            results["secret-hitler"] += research.environments(advance)
    return results
