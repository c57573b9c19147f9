"""One page about a whole plan: every comparison with its command, its tables and its picture."""

from __future__ import annotations

from collections.abc import Mapping

from hemicycle.arena.plan import MIXED, ONE, SIDES, Plan
from hemicycle.arena.report import Report

FORMS = {
    MIXED: "all bots at the same tables, every deal with every rotation of the seats",
    ONE: "the first bot alone against a table of each other bot, once on every seat of every deal",
    SIDES: "one bot plays a whole side, another one the other, every pair with the same deals",
}


def page(plan: str, reports: Mapping[str, Report]) -> str:
    """The page as Markdown; the pictures lie beside it."""
    parts = [f"# Arena: {plan}\n\nWritten by `hemicycle arena --plan {plan} --out FOLDER`; do not edit."]
    for name, report in reports.items():
        command = f"`hemicycle arena --plan {plan} --only {name}`"
        picture = f"![{name}]({name}.svg)"
        parts.append(f"## {name}\n\n{command}\n\n{_terms(report.plan, len(report.results))}\n\n{report.markdown()}")
        parts.append(picture)
    return "\n\n".join([part.rstrip() for part in parts]) + "\n"


def _terms(plan: Plan, games: int) -> str:
    """What was fixed before the first game."""
    edition = f", edition {plan.edition}" if plan.edition else ""
    return f"{plan.seats} seats{edition}, seed {plan.seed}, {games} games: {FORMS[plan.form]}."
