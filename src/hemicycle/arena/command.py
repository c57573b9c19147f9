"""The commands `hemicycle arena` and `hemicycle hint`."""

from __future__ import annotations

import json
import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(no_args_is_help=True, add_completion=False)

Lang = Annotated[str, typer.Option("--lang", envvar="HEMICYCLE_LANG", help="en, de, nl or fr.")]


@app.command()
def arena(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game, by its name in `hemicycle games`.")
    ] = None,
    names: Annotated[
        str | None,
        typer.Option("--bots", help="Bots with commas, your own as module:Class; strong:50ms limits one."),
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
    exploit: Annotated[
        str | None, typer.Option("--exploit", help="Train a best response to this bot, and tell what it wins.")
    ] = None,
    budget: Annotated[
        int | None, typer.Option("--budget", min=1, help="Games to train with, for each side (600); for --exploit.")
    ] = None,
    plan: Annotated[str | None, typer.Option("--plan", help="A plan file, or the name of one of ours.")] = None,
    only: Annotated[str | None, typer.Option("--only", help="Of a plan, this comparison only.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Keep games, tables and pictures in this folder.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster (extra hemicycle[ray]).")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "en",
) -> None:
    """Let bots compete, and tell how sure the result is. An interrupted tournament goes on when it is called again."""
    from hemicycle.arena import running, tournament
    from hemicycle.arena.backends import backend
    from hemicycle.arena.page import page
    from hemicycle.arena.plan import EXPLOIT, PlanError
    from hemicycle.terminal.shell import Stop
    from hemicycle.words import Words

    if find_spec("openskill") is None:
        raise Stop("error-no-extra", extra="arena")
    terms = {"games": games, "seats": seats, "edition": edition, "seed": seed, "form": form, "budget": budget}
    given = {"bots": names, **terms, "exploit": exploit}
    reports: dict[str, Any] = {}
    training = False
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # being ended is like Ctrl-C: workers end, too
    try:
        if plan is not None:
            if said := [name for name, value in {"GAME": game, **given}.items() if value is not None]:
                raise PlanError("plan-says", said=said[0])
            plans = running.plans(plan, only)
        elif only is not None:
            raise PlanError("only-of-what")
        elif exploit is not None:
            if names is not None or form is not None:
                raise PlanError("exploit-one")
            said_terms = {name: value for name, value in terms.items() if value is not None}
            plans = {"": running.plan_of(game, exploit, {**said_terms, "form": EXPLOIT})}
        elif budget is not None:
            raise PlanError("budget-of-what")
        else:
            plans = {
                "": running.plan_of(game, names, {name: value for name, value in terms.items() if value is not None})
            }
        for each in plans.values():
            tournament.check(each)
        for name, each in plans.items():
            words = Words(lang, each.game)
            training = each.form == EXPLOIT
            if training:
                reports[name] = running.run_exploit(name, each, workers, out, words)
            else:
                reports[name] = running.run_plan(name, each, backend(workers, ray), out, words)
        if out is not None and plan is not None and only is None:
            (out / "report.md").write_text(page(plan, reports, Words(lang)), "utf-8")
    except PlanError as error:
        raise Stop(f"arena-error-{error.code}", **error.detail) from error
    except OSError as error:
        raise Stop("error-file", file=str(error.filename), cause=error.strerror or str(error)) from error
    except KeyboardInterrupt:
        print(Words(lang).say("arena-interrupted-training" if training else "arena-interrupted"), file=sys.stderr)
        raise typer.Exit(130) from None
    if as_json:
        found = {name: report.data() for name, report in reports.items()}
        print(json.dumps(found if plan is not None else found[""]))
        return
    for name, report in reports.items():
        running.show(name, report, Words(lang, report.plan.game))


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Whose decision; all that are open by default.")] = None,
    to: Annotated[int | None, typer.Option("--to", min=0, help="Look at the game after this entry.")] = None,
    level: Annotated[str, typer.Option("--bots", help="Whom to ask; your own bot as module:Class.")] = "best",
    lang: Lang = "en",
) -> None:
    """Ask a bot what it would do, and why; it knows what the seat knows."""
    from rich.console import Console
    from rich.text import Text

    from hemicycle import bots, registry
    from hemicycle.bots.asking import advise
    from hemicycle.core.match import Match
    from hemicycle.terminal.hints import advice
    from hemicycle.terminal.shell import Stop, read_record, record_words

    console = Console(highlight=False, soft_wrap=False)
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
        console.print(advice(words, seen.view, advise(bot, seen)))
