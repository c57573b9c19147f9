"""What lies on every table: the agenda, the envelope of sealed answers, luck, the journal and the outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Self

from hemicycle.core.chance import Chance, Fork
from hemicycle.core.pieces import Piece
from hemicycle.core.steps import Next, Seats, Step
from hemicycle.core.values import Action, Event, Outcome

Audience = Seats | None  # None: everybody, spectators too
NO_ANSWERS: Final[
    Mapping[int, Action]
] = {}  # the empty envelope; envelopes are replaced, never changed, so clones share them


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class State(Piece):
    """Everything on the table, seen and unseen. A game adds its own fields, as to any `Piece`."""

    seats: int
    chance: Chance
    agenda: list[Step[Any, Any]] = field(default_factory=list)
    envelope: Mapping[int, Action] = field(default_factory=dict)
    waiting: Seats = ()  # whom the uppermost step needs; kept by the agenda
    outcome: Outcome | None = None
    journal: list[tuple[Audience, Event]] | None = field(init=False, default=None)  # None: nobody listens to it

    def tell(self, make: Callable[..., Event], *parts: object) -> None:
        """Let everybody know. The event, or a function that works it out, is called only if somebody listens.

        Nothing may happen while its parts are worked out: the compiled build does that for listeners only.
        """
        if self.journal is not None:
            self.journal.append((None, make(*parts)))

    def tell_each(self, make: Callable[..., Iterable[Event]], *parts: object) -> None:
        """Let everybody know several things, like `tell`: the function works them out in order."""
        if self.journal is not None:
            for event in make(*parts):
                self.journal.append((None, event))

    def whisper(self, audience: Seats, make: Callable[..., Event], *parts: object) -> None:
        """Let only these seats know, like `tell`."""
        if self.journal is not None:
            self.journal.append((audience, make(*parts)))

    def finish(self, outcome: Outcome) -> Next:
        """The game is over."""
        self.outcome = outcome
        return None

    def clone(self) -> Self:
        """An independent copy to which nobody listens, with the luck it is given (`copy.chance = ...`) or else luck
        forked from this one.
        """
        copy = self.copied()
        fork = copy.chance = Fork()
        fork.origin = self.chance
        fork.own = None
        copy.journal = None
        return copy
