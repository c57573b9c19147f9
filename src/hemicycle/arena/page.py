"""One page about a whole plan: every comparison with its command, its tables and its picture."""

from __future__ import annotations

from collections.abc import Mapping

from hemicycle import registry
from hemicycle.arena.exploit_report import ExploitReport
from hemicycle.arena.report import Report
from hemicycle.words import Words


def page(plan: str, reports: Mapping[str, Report | ExploitReport], words: Words) -> str:
    """The page as Markdown; the pictures lie beside it."""
    parts = [f"# {words.say('arena-page', {'plan': plan})}\n\n{words.say('arena-page-written')}"]
    for name, report in reports.items():
        command = f"`hemicycle arena --plan {plan} --only {name}`"
        own = Words(words.language, report.plan.game)
        parts += [f"## {name}\n\n{command}", _terms(report, own), report.markdown(own), f"![{name}]({name}.svg)"]
    return "\n\n".join([part.rstrip() for part in parts]) + "\n"


def _terms(report: Report | ExploitReport, words: Words) -> str:
    """What was fixed before the first game."""
    plan = report.plan
    edition = plan.edition or registry.game(plan.game).editions[0]
    parts = {"seats": plan.seats, "edition": edition, "seed": plan.seed, "games": len(report.results)}
    return words.say("arena-terms", parts) + " " + words.say(f"arena-form-{plan.form}")
