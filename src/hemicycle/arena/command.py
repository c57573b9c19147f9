"""The commands `hemicycle arena` and `hemicycle hint`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hemicycle import bots, registry
from hemicycle.arena import tournament
from hemicycle.arena.backends import Backend, backend
from hemicycle.arena.journal import Journal, fingerprint
from hemicycle.arena.page import page
from hemicycle.arena.plan import Plan, PlanError, plan_files, read
from hemicycle.arena.report import Report
from hemicycle.core.match import Match
from hemicycle.terminal.hints import advice
from hemicycle.terminal.sheets import Sheet
from hemicycle.terminal.shell import Stop, progress, read_record, record_words
from hemicycle.words import Words

app = typer.Typer(no_args_is_help=True, add_completion=False)
console = Console(highlight=False, soft_wrap=False)
CACHE = Path.home() / ".cache" / "hemicycle" / "arena"

Lang = Annotated[str, typer.Option("--lang", envvar="HEMICYCLE_LANG", help="en, de, nl or fr.")]


@app.command()
def arena(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game, by its name in `hemicycle games`.")
    ] = None,
    players: Annotated[
        str | None, typer.Option("--bots", help="Bots: names with commas, strong:50ms limits one.")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", min=1, help="How many games (100); deals are played out whole.")
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", min=1, help="How many seats.")] = None,
    edition: Annotated[
        str | None, typer.Option("--edition", help="An edition, or the path of an edition file.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed deals the same games (0).")] = None,
    workers: Annotated[int, typer.Option("--workers", min=0, help="Processes; 0 takes all cores.")] = 0,
    form: Annotated[
        str | None, typer.Option("--form", help="mixed, one (the first against the others) or sides (mixed).")
    ] = None,
    plan: Annotated[str | None, typer.Option("--plan", help="A plan file, or the name of one of ours.")] = None,
    only: Annotated[str | None, typer.Option("--only", help="Of a plan, this comparison only.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Keep games, tables and pictures in this folder.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster (extra hemicycle[ray]).")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "en",
) -> None:
    """Let bots compete, and tell how sure the result is. An interrupted tournament goes on when it is called again."""
    terms = {"games": games, "seats": seats, "edition": edition, "seed": seed, "form": form}
    given = {"bots": players, **terms}
    reports = {}
    try:
        if plan is not None:
            if said := [name for name, value in {"GAME": game, **given}.items() if value is not None]:
                raise PlanError("plan-says", said=said[0])
            plans = _plans(plan, only)
        elif only is not None:
            raise PlanError("only-of-what")
        else:
            plans = {"": _plan(game, players, {name: value for name, value in terms.items() if value is not None})}
        for each in plans.values():
            tournament.check(each)
        for name, each in plans.items():
            reports[name] = _run(name, each, backend(workers, ray), out, Words(lang, each.game))
        if out is not None and plan is not None and only is None:
            (out / "report.md").write_text(page(plan, reports, Words(lang)), "utf-8")
    except PlanError as error:
        raise Stop(f"arena-error-{error.code}", **error.detail) from error
    except OSError as error:
        raise Stop("error-file", file=str(error.filename), cause=error.strerror or str(error)) from error
    except KeyboardInterrupt:
        print(Words(lang).say("arena-interrupted"), file=sys.stderr)
        raise typer.Exit(130) from None
    if as_json:
        found = {name: report.data() for name, report in reports.items()}
        print(json.dumps(found if plan is not None else found[""]))
        return
    for name, report in reports.items():
        _show(name, report, Words(lang, report.plan.game))


def _show(name: str, report: Report, words: Words) -> None:
    """Tables for the eye in a terminal, Markdown for whatever reads on."""
    if not console.is_terminal:
        print(f"## {name}\n\n{report.markdown(words)}" if name else report.markdown(words))
        return
    if name:
        console.print(Text(name, style="bold"))
    for table in report.tables(words):
        console.print(Sheet(table.head, table.rows), "")


def _plan(game: str | None, players: str | None, terms: dict[str, Any]) -> Plan:
    if game is None:
        raise PlanError("no-game")
    found = registry.game(game)
    names = tuple([name.strip() for name in players.split(",")]) if players else bots.levels(game)
    return Plan(**{"game": game, "bots": names, "games": 100, "seats": found.default_seats, **terms})


def _plans(name: str, only: str | None) -> dict[str, Plan]:
    ours = plan_files()
    path = Path(name)
    if name not in ours and not path.is_file():
        raise Stop("arena-error-no-plan", plan=name, known=", ".join(ours))
    try:
        plans = read(ours[name] if name in ours else path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise Stop("error-not-text", file=name) from error
    if only is not None and only not in plans:
        raise Stop("arena-error-no-comparison", name=only, known=", ".join(plans))
    return plans if only is None else {only: plans[only]}


def _run(name: str, plan: Plan, place: Backend, out: Path | None, words: Words) -> Report:
    """Play one comparison; its games are kept in the folder asked for, else in a cache until it is finished."""
    title = name or "arena"
    path = out / f"{title}.jsonl" if out is not None else CACHE / f"{plan.digest}-{fingerprint()}.jsonl"
    with progress(name or words.say("progress-games"), len(plan.fixtures())) as advance:
        results = tournament.run(plan, place, Journal(path, plan), advance)
    report = Report(plan, results)
    if out is None:
        path.unlink()
    else:
        (out / f"{title}.md").write_text(report.markdown(words), "utf-8")
        (out / f"{title}.json").write_text(json.dumps(report.data(), indent=1) + "\n", "utf-8")
        (out / f"{title}.svg").write_text(report.picture(words), "utf-8")
    return report


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Whose decision; all that are open by default.")] = None,
    to: Annotated[int | None, typer.Option("--to", min=0, help="Look at the game after this entry.")] = None,
    level: Annotated[str, typer.Option("--bots", help="Whom to ask.")] = "best",
    lang: Lang = "en",
) -> None:
    """Ask a bot what it would do, and why; it knows what the seat knows."""
    record = read_record(file)
    game = registry.game(record.header["game"])
    match = Match.replay(game, record, to=to)
    if match.outcome is not None:
        raise Stop("hint-over")
    if seat is not None and seat not in match.waiting:
        raise Stop("hint-not-asked", seat=seat)
    words = record_words(lang, record)
    bot = bots.make(bots.levels(game.id)[-1] if level == "best" else level, game, match.rules)
    for each in match.waiting if seat is None else (seat,):
        seen = match.observation(each)
        assert seen.view.prompt is not None
        console.print(Text.assemble((words.names[each], "bold"), ": ", words.prompt(seen.view.prompt, asked=True)))
        console.print(advice(words, seen.view, bot.explain(seen, Random(each))))
