"""What `hemicycle arena` does: plays the comparisons of a plan and writes what was found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from hemicycle import bots, registry
from hemicycle.arena import tournament
from hemicycle.arena.backends import Backend
from hemicycle.arena.exploit import Training, checks, measure, parts, players, rounds
from hemicycle.arena.exploit_report import ExploitReport
from hemicycle.arena.journal import Journal, fingerprint
from hemicycle.arena.plan import Plan, PlanError, plan_files, read
from hemicycle.arena.report import Report
from hemicycle.terminal.sheets import Sheet
from hemicycle.terminal.shell import Stop, progress
from hemicycle.words import Words

console = Console(highlight=False, soft_wrap=False)
CACHE = Path.home() / ".cache" / "hemicycle" / "arena"


def show(name: str, report: Report | ExploitReport, words: Words) -> None:
    """Tables for the eye in a terminal, Markdown for whatever reads on."""
    if not console.is_terminal:
        print(f"## {name}\n\n{report.markdown(words)}" if name else report.markdown(words))
        return
    if name:
        console.print(Text(name, style="bold"))
    for table in report.tables(words):
        console.print(Sheet(table.head, table.rows), "")
    if isinstance(report, ExploitReport):
        console.print(report.terms(words))


def plan_of(game: str | None, players: str | None, terms: dict[str, Any]) -> Plan:
    """The plan of one comparison, as it was asked for."""
    if game is None:
        raise PlanError("no-game")
    found = registry.game(game)
    names = tuple([name.strip() for name in players.split(",")]) if players else bots.levels(game)
    return Plan(**{"game": game, "bots": names, "games": 100, "seats": found.default_seats, **terms})


def plans(name: str, only: str | None) -> dict[str, Plan]:
    """The comparisons of a plan file, or of one of ours; or one of them only."""
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


def run_plan(name: str, plan: Plan, place: Backend, out: Path | None, words: Words) -> Report:
    """Play one comparison; its games are kept in the folder asked for, else in a cache until it is finished."""
    title = name or "arena"
    path = out / f"{title}.jsonl" if out is not None else CACHE / f"{plan.digest}-{fingerprint(plan)}.jsonl"
    with progress(name or words.say("progress-games"), len(plan.fixtures())) as advance:
        results = tournament.run(plan, place, Journal(path, plan), advance)
    report = Report(plan, results)
    if out is None:
        path.unlink()
    else:
        _write(report, out, title, words)
    return report


def run_exploit(name: str, plan: Plan, workers: int, out: Path | None, words: Words) -> ExploitReport:
    """Train a response for each side and measure it; what it learned is kept beside the tables."""
    games = sum(plan.budget + checks(plan) + plan.games * rounds(plan, part) for part in parts(plan.game))
    with progress(name or words.say("progress-games"), games) as advance, players(workers, advance) as play_all:
        learned = {part: Training(plan, part, play_all).run() for part in parts(plan.game)}
        findings = [each for part in learned for each in measure(plan, part, learned[part], play_all)]
    report = ExploitReport(plan, findings, learned)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        _write(report, out, name or "exploit", words)
    return report


def _write(report: Report | ExploitReport, out: Path, title: str, words: Words) -> None:
    (out / f"{title}.md").write_text(report.markdown(words), "utf-8")
    (out / f"{title}.json").write_text(json.dumps(report.data(), indent=1) + "\n", "utf-8")
    (out / f"{title}.svg").write_text(report.picture(words), "utf-8")
