"""The command `hemicycle`."""

from __future__ import annotations

import io
import json
import os
import re
import secrets
import sys
import time
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from hemicycle import bots, dataset, registry, simulate
from hemicycle.arena import command as arena
from hemicycle.bench import command as bench
from hemicycle.bots.first_names import NAMES
from hemicycle.core.errors import HemicycleError
from hemicycle.core.game import Game
from hemicycle.core.match import Match, heard
from hemicycle.core.record import RecordError, standing
from hemicycle.core.ruleset import Scalar
from hemicycle.core.state import Audience
from hemicycle.core.verify import WRONG, report
from hemicycle.server.operate.command import app as server_app
from hemicycle.terminal import problems, rules_page
from hemicycle.terminal.shell import Stop, edit_lines, progress, read_record, record_words
from hemicycle.terminal.verdict import told
from hemicycle.words import LANGUAGES, Words

typer.core.HAS_RICH = False  # help is plain text; Typer would still escape its brackets for Rich
app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
app.registered_commands += arena.app.registered_commands + bench.app.registered_commands
console = Console(highlight=False, soft_wrap=False)
DEBUG = "HEMICYCLE_DEBUG"  # set to anything, errors come with their traceback

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, by its name in `hemicycle games`.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many players.")]
Edition = Annotated[str | None, typer.Option("--edition", help="An edition, or the path of an edition file (.toml).")]
Level = Annotated[str, typer.Option("--bots", help="How well the bots play, or your own bot as module:Class.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same game.")]
Lang = Annotated[str, typer.Option("--lang", envvar="HEMICYCLE_LANG", help="en, de, nl or fr.")]
Format = Annotated[str, typer.Option("--format", help="parquet or jsonl.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="A reading or variant: name=value. May be repeated.")
]


@app.command()
def games(lang: Lang = "en") -> None:
    """List the games."""
    broken: list[HemicycleError] = []
    for name in registry.names():
        try:
            _list_game(name, Words(lang, name))
        except HemicycleError as error:  # of another package; ours are listed all the same
            broken.append(error)
    if broken:
        raise broken[0]


def _list_game(name: str, words: Words) -> None:
    game = registry.game(name)
    seats = game.load().seats
    console.print(Text.assemble((name, "bold"), f"  {seats[0]}-{seats[-1]}  {', '.join(game.editions)}"))
    if words.knows(f"game-{name}", "text"):
        console.print(Padding(Text(words.say(f"game-{name}", attribute="text")), (0, 0, 0, 2)))


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat, counted from 0.")] = 0,
    edition: Edition = None,
    level: Level = "best",
    seed: Seed = None,
    lang: Lang = "en",
    option: Options = None,
    party: Annotated[str | None, typer.Option("--party", help="The party you lead, where parties are chosen.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the record here when you leave.")] = None,
) -> None:
    """Play in the terminal against bots."""
    from hemicycle.terminal.play import Leave, TerminalTable

    found = registry.game(game)
    rules = found.load(edition, _options(option))
    count = found.seat_count(rules, seats)
    if not 0 <= seat < count:
        raise Stop("error-no-such-seat", seat=seat, last=count - 1)
    parties = found.seated(rules, count, {seat: party}) if party is not None else ()
    bot = bots.make(_level(found, level), found, rules)
    if save is not None:
        _check_place(found, save)
    names = tuple(NAMES[:count])
    words = Words(lang, found.id, names)
    start = secrets.randbits(64) if seed is None else seed
    match = found.match(count, start, edition, _options(option), names, parties=parties)
    table = TerminalTable(match, seat, bot, words, console, Random(start))
    title = words.say(f"game-{found.id}")
    console.print(Text(words.say("terminal-welcome", {"game": title, "name": names[seat], "seed": str(start)})))
    if level == "best" and (more := bots.missing(found.id)):
        console.print(Text(words.say("terminal-more-bots", {"levels": ", ".join(more)}), style="dim"))
    edit_lines()
    try:
        table.play()
    except (Leave, EOFError, KeyboardInterrupt):
        console.print(Text("\n" + words.say("terminal-left"), style="dim"))
    finally:  # also when a bot of one's own breaks
        if save is not None:
            _write(found, save, match.record.text())
            console.print(Text(words.say("terminal-saved", {"path": str(save)}), style="dim"))


@app.command(name="simulate")
def simulate_games(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seats: Seats = None,
    edition: Edition = None,
    level: Level = "random",
    seed: Seed = 0,
    workers: Annotated[int, typer.Option("--workers", min=0, help="Processes; 0 takes all cores.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", help="Make a dataset in this new folder.")] = None,
    form: Format = "parquet",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "en",
    option: Options = None,
) -> None:
    """Let bots play many games and count how they end."""
    words = Words(lang)
    found = registry.game(game)
    rules = found.load(edition, _options(option))
    count = found.seat_count(rules, seats)
    plan = simulate.Plan(game, games, count, edition, _options(option), _level(found, level), seed or 0, workers)
    plan.keep = out is not None
    tally = simulate.Tally()
    start = time.perf_counter()
    with (
        nullcontext() if out is None else dataset.Writer(out, form) as writer,
        progress(words.say("progress-games"), games) as advance,
    ):
        for part in simulate.run(plan):
            tally.add(part)
            for rows in part.rows:
                assert writer is not None
                writer.add(rows)
            advance(part.games)
    result = simulate.summary(plan, tally, time.perf_counter() - start)
    if as_json:
        print(json.dumps(result))
        return
    grid = Grid.grid(padding=(0, 2))
    for key, value in result.items():
        shown = ", ".join(f"{k}: {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)
        grid.add_row(Text(key.replace("_", " "), style="dim"), shown)
    console.print(grid)


@app.command(name="dataset")
def make_dataset(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Records, or folders of them.")],
    out: Annotated[Path, typer.Option("--out", help="A new folder for the tables.")],
    form: Format = "parquet",
    lang: Lang = "en",
) -> None:
    """Turn many records into tables: games, decisions with what the seat saw, outcomes."""
    words = Words(lang)
    files = [file for path in records for file in (sorted(path.glob("*.jsonl")) if path.is_dir() else [path])]
    games = dataset.called(files)
    with dataset.Writer(out, form) as writer, progress(words.say("progress-games"), len(games)) as advance:
        for file, name in games.items():
            try:
                writer.add(dataset.rows(read_record(file), name))
            except RecordError as error:  # which of them it is
                raise Stop("error-file", file=str(file), cause=problems.sentence(words, error).rstrip(".")) from error
            advance(1)
    console.print(Text(words.say("dataset-written", {"folder": str(out), "games": len(games)})))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[str, typer.Option("--seat", help="Whose eyes: a seat from 0, public, or all.")] = "public",
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after this entry.")] = None,
    lang: Lang = "en",
) -> None:
    """Tell a recorded game again, as one seat, the public or an all-knowing reader saw it."""
    record = read_record(file)
    found = registry.game(record.header["game"])
    who = _perspective(seat, record.header["seats"])
    match = Match.replay(found, record, to=to)
    words = record_words(lang, record)
    players = [(n, words.plays(place, player)) for n, place, player in match.playing]
    chosen = [
        (each["n"], words.chosen(each["seat"], each["by"])) for each in standing(record.entries[:to]) if "by" in each
    ]
    remarks = [(n, words.remark(speaker, remark)) for n, speaker, remark in match.said]
    events = [
        (n, _whispered(words, audience, words.event(event)) if who == "all" else words.event(event))
        for n, audience, event in match.history
        if who == "all" or heard(audience, who)
    ]
    for number, sentence in sorted(players + chosen + events + remarks, key=lambda line: line[0]):
        console.print(Text.assemble((f"{number:>5} ", "dim"), sentence))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    link: Annotated[list[str] | None, typer.Option("--link", help="A link that was kept. May be repeated.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "en",
) -> None:
    """Check a record: its chain, every action, every piece of luck, and links that players kept."""
    links = [_link(text) for text in link or []]
    try:
        record = read_record(file)
        found = report(registry.game(record.header["game"]), record, links)
    except RecordError as error:
        if as_json:
            print(json.dumps({"holds": False, "line": error.line, "code": error.code}))
        raise
    words = record_words(lang, record)
    missing = [check for check in found.checks if check.verdict == WRONG]
    if as_json:
        checks = [vars(check) for check in found.checks]
        print(json.dumps({"holds": found.holds, "over": found.match.over, "checks": checks}))
    else:
        for line in told(words, found):
            console.print(line)
    if missing:
        print(words.say("check-link-wrong", missing[0].detail), file=sys.stderr)
        raise typer.Exit(1)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished game.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Whose decisions; everybody's by default.")] = None,
    depth: Annotated[str, typer.Option("--depth", help="quick, normal or deep.")] = "normal",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = "en",
) -> None:
    """Review a finished game: its course, where it turned, what luck did, and what could have been done better."""
    from hemicycle.review.reviewer import review as judged
    from hemicycle.terminal.review_page import page

    record = read_record(file)
    words = record_words(lang, record)
    if seat is not None and not 0 <= seat < record.header["seats"]:
        raise Stop("error-no-such-seat", seat=seat, last=record.header["seats"] - 1)
    with progress(words.say("review-progress"), 1000) as advance:
        done = 0

        def reached(part: float) -> None:
            nonlocal done
            advance(round(1000 * part) - done)
            done = round(1000 * part)

        found = judged(record, depth, reached)
    if as_json:
        print(json.dumps(asdict(found)))
        return
    match = Match.replay(registry.game(found.game), record)
    for part in page(words, found, match, range(found.seats) if seat is None else (seat,)):
        console.print(part)


@app.command()
def rules(
    game: GameName,
    section: Annotated[str | None, typer.Argument(metavar="[SECTION]")] = None,
    edition: Edition = None,
    doubts: Annotated[bool, typer.Option("--doubts", help="List every value and reading that is not printed.")] = False,
    lang: Lang = "en",
) -> None:
    """Read the rules in our own words, or see what is doubtful."""
    found = registry.game(game)
    loaded = found.load(edition)
    words = Words(lang, found.id)
    if not doubts and section is not None and section not in found.rulebook:
        raise Stop("error-no-such-section", section=section, game=game)
    page = rules_page.doubts(found, loaded, words) if doubts else rules_page.sections(found, loaded, words, section)
    for part in page:
        console.print(part)


@app.command()
def mcp(
    url: Annotated[str | None, typer.Option("--url", help="A server; without one we start our own.")] = None,
    name: Annotated[str, typer.Option("--name", help="What the player is called at the table.")] = "Agent",
    token: Annotated[str | None, typer.Option("--token", envvar="HEMICYCLE_TOKEN", help="Come back as this.")] = None,
    lang: Lang = "en",
) -> None:
    """Let a language model play: serve the tables over MCP on standard input and output (extra hemicycle[mcp])."""
    Words(lang)
    from hemicycle import mcp_server

    mcp_server.run(url, name, lang, token)


app.add_typer(server_app)

# --- helpers ---


def _level(game: Game, level: str) -> str:
    return bots.levels(game.id)[-1] if level == "best" else level


def _options(given: list[str] | None) -> dict[str, Scalar]:
    options: dict[str, Scalar] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Stop("error-option-form", text=text)
        known: dict[str, Scalar] = {"true": True, "false": False}
        options[name] = known[value] if value in known else int(value) if value.removeprefix("-").isdecimal() else value
    return options


def _link(text: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{64}|[0-9a-f]{32}", text.strip().lower()):
        raise Stop("error-link", text=text)
    return text.strip().lower()


def _perspective(text: str, seats: int) -> Any:
    if text in ("public", "all"):
        return None if text == "public" else "all"
    if not text.isdecimal() or int(text) >= seats:
        raise Stop("error-no-such-seat", seat=text, last=seats - 1)
    return int(text)


def _whispered(words: Words, audience: Audience, sentence: str) -> str:
    """For an all-knowing reader a secret is marked with those who were told."""
    return sentence if audience is None else f"→ {words.listed([words.names[seat] for seat in audience])}: {sentence}"


def _check_place(game: Game, path: Path) -> None:
    """Say before the first move, not after the last, that a record cannot be kept here."""
    if os.path.lexists(path):
        raise Stop("error-file-exists", file=str(path))
    _write(game, path, "")
    path.unlink()


def _write(game: Game, path: Path, text: str) -> None:
    try:
        game.library.write(str(path), text)
    except OSError as error:
        raise Stop("error-file", file=str(path), cause=error.strerror or str(error)) from error


def main() -> None:
    """Run the command; bad input gets one sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows a question mark for it
    sys.path.append(os.getcwd())  # where a bot of one's own may lie; last, so that it hides nothing installed
    try:
        app()
    except problems.EXPECTED as error:
        language = _asked_language()
        if os.environ.get(DEBUG):
            print(problems.trace(error), file=sys.stderr)
        print(problems.sentence(Words(language), error), file=sys.stderr)
        sys.exit(2)
    except ModuleNotFoundError as error:
        extra = problems.EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        print(Words(_asked_language()).say("error-no-extra", {"extra": extra}), file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _asked_language() -> str:
    """The language asked for on the command line, if we speak it: errors should be in it too."""
    arguments = sys.argv[1:]
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments) and arguments[i + 1] in LANGUAGES:
            return arguments[i + 1]
        if argument.startswith("--lang=") and argument[7:] in LANGUAGES:
            return argument[7:]
    return os.environ["HEMICYCLE_LANG"] if os.environ.get("HEMICYCLE_LANG") in LANGUAGES else "en"
