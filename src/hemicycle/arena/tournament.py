"""Plays a plan to its end, from wherever it was interrupted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing

from hemicycle import bots, registry
from hemicycle.arena.backends import Backend
from hemicycle.arena.journal import Journal
from hemicycle.arena.plan import EXPLOIT, FORMS, ONE, SIDES, Plan, PlanError
from hemicycle.arena.result import Result

Advance = Callable[[int], None]  # tells that so many more games are finished


def check(plan: Plan) -> None:
    """Refuse a plan that cannot be played before the first game."""
    game = registry.game(plan.game)
    rules = game.load(plan.edition or None, plan.options)
    game.seat_count(rules, plan.seats)
    if plan.form not in FORMS:
        raise PlanError("form", form=plan.form, known=", ".join(FORMS))
    if plan.form == EXPLOIT and len(plan.bots) != 1:
        raise PlanError("exploit-one")
    if plan.form == SIDES and not game.teams:
        raise PlanError("no-sides", game=game.id)
    if plan.form == ONE and len(plan.bots) < 2:
        raise PlanError("one-bot")
    for name, count in Counter(plan.bots).items():
        if count > 1:
            raise PlanError("twice", name=name)
    for name in plan.bots:
        bots.make(name, game, rules)


def run(
    plan: Plan, backend: Backend, journal: Journal | None = None, advance: Advance = lambda games: None
) -> list[Result]:
    """Play what is still missing of a plan; returns all its games in order."""
    check(plan)
    results = journal.open() if journal is not None else []
    advance(len(results))
    done = {result.number for result in results}
    missing = [fixture for fixture in plan.fixtures() if fixture.number not in done]
    with closing(backend.run(plan, missing)) as games:
        for played in games:
            if journal is not None:
                journal.add(played)
            results += played
            advance(len(played))
    return sorted(results, key=lambda result: result.number)
