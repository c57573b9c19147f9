"""Trying actions without doing them: whether a batch can be carried out, and what a draft would change."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from hemicycle.core import agenda
from hemicycle.core.chance import Chance, Luck, LuckNeeded, Quick
from hemicycle.core.match import Match, heard
from hemicycle.core.state import State
from hemicycle.core.steps import SEALED
from hemicycle.core.values import Event
from hemicycle.core.view import View
from hemicycle.server.protocol.refusals import refuse

WORLDS = 2  # tables a preview is tried on


class Luckless(Chance):
    """Gives no luck."""

    def permutation(self, size: int) -> Luck:
        """Refuse."""
        raise LuckNeeded("nothing is drawn while trying")

    def below(self, size: int, count: int = 1) -> Luck:
        """Refuse."""
        raise LuckNeeded("nothing is drawn while trying")


class Unveiled(Exception):
    """Going on would show something that is not known yet."""


def check_batch(match: Match, seat: int, actions: Sequence[str]) -> None:
    """Try a batch on a copy. Nobody may learn something from its middle, so only its last action may reveal.

    Else a batch with a hopeless last action would be a way to look at luck and secrets and take everything back.
    """
    trial = _trial(match, match.table.clone())
    for action in actions[:-1]:
        try:
            _step(trial, seat, action)
        except Unveiled as error:
            raise refuse("batch-reveals", {"action": action}) from error
    trial.legal(seat, actions[-1])


def preview(match: Match, seat: int, actions: Sequence[str]) -> tuple[int, list[Event], View]:
    """How many of the actions have certain consequences, what would be told, and the view after them.

    They are tried on tables made from this seat's own view, never on the true one, so nothing can leak; what these
    tables do not agree on is not certain. What the seat knows its own sealed or revealing action to bring is shown on
    the board, though nothing can follow it yet.
    """
    seen = match.view(seat)
    chance = Quick(random.random)
    trials = [_trial(match, match.game.imagine(match.rules, seen, chance)) for _ in range(WORLDS)]
    events: list[Event] = []
    for number, action in enumerate(actions):
        sealed = trials[0].table.agenda[-1].kind == SEALED
        try:
            told = [_step(trial, seat, action) for trial in trials]
        except Unveiled:
            return number, events, _foreseen(match, action, seen, seen)
        views = [trial.view(seat) for trial in trials]
        if any(view != views[0] for view in views) or any(each != told[0] for each in told):
            return number, events, seen
        seen = _foreseen(match, action, seen, views[0]) if sealed else views[0]
        events += told[0]
    return len(actions), events, seen


def _foreseen(match: Match, action: str, before: View, after: View) -> View:
    """The view after an action, with the board as its seat knows that it will leave it."""
    seat = before.seat
    assert seat is not None
    trial = _trial(match, match.game.imagine(match.rules, before, Quick(random.random)))
    _, legal = trial.legal(seat, action)
    if not trial.table.agenda[-1].foresee(trial.table, seat, legal):
        return after
    return replace(after, board=match.game.look(trial.table, seat))


def _trial(match: Match, table: State) -> Match:
    table.chance = Luckless()
    table.journal = []
    return Match(match.game, match.rules, table, match.record)


def _step(trial: Match, seat: int, action: str) -> list[Event]:
    """Do one action on a trial table; what the seat would be told, or Unveiled."""
    _, legal = trial.legal(seat, action)
    s = trial.table
    if s.agenda[-1].kind == SEALED:
        if set(agenda.pending(s)) <= {seat}:
            raise Unveiled  # the last answer opens all the others
        s.envelope = {**s.envelope, seat: legal}
        return []
    try:
        agenda.play(s, seat, legal)
    except LuckNeeded as error:
        raise Unveiled from error
    assert s.journal is not None
    told = [(audience, event) for audience, event in s.journal]
    s.journal.clear()
    if s.outcome is not None or any(event.reveals for _, event in told):
        raise Unveiled
    return [event for audience, event in told if heard(audience, seat)]
