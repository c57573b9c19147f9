"""What lies on every table: the agenda, the envelope of sealed answers, luck, the journal and the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hemicycle.core.chance import Chance
from hemicycle.core.steps import Next, Seats, Step
from hemicycle.core.values import Action, Event, Outcome

Audience = Seats | None  # None: everybody, spectators too
NO_ANSWERS: Final[
    Mapping[int, Action]
] = {}  # the empty envelope; envelopes are replaced, never changed, so clones share them


class State:
    """Everything on the table, seen and unseen. Games add their own pieces; the constructor names them all."""

    __slots__ = ("agenda", "chance", "envelope", "journal", "outcome", "seats", "waiting")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda: list[Step[Any, Any]] = []
        self.envelope = NO_ANSWERS
        self.waiting: Seats = ()  # whom the uppermost step needs; kept by the agenda
        self.journal: list[tuple[Audience, Event]] | None = None  # None: nobody listens, no event is built
        self.outcome: Outcome | None = None

    def tell(self, kind: type[Event], *parts: object) -> None:
        """Let everybody know."""
        if self.journal is not None:
            self.journal.append((None, kind(*parts)))

    def whisper(self, audience: Seats, kind: type[Event], *parts: object) -> None:
        """Let only these seats know."""
        if self.journal is not None:
            self.journal.append((audience, kind(*parts)))

    def finish(self, outcome: Outcome) -> Next:
        """The game is over."""
        self.outcome = outcome
        return None

    def continue_from(self, other: State) -> None:
        """Take over the business of another table: what a clone needs beside the game's own pieces."""
        self.agenda = other.agenda[:]
        self.envelope = other.envelope
        self.waiting = other.waiting
        self.outcome = other.outcome
