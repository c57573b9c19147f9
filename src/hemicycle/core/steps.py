"""A step: one paragraph of a rulebook as a small value that says whom it waits for and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from hemicycle.core.errors import Refused as Refused
from hemicycle.core.values import Action, Value

S = TypeVar("S")
A = TypeVar("A", bound=Action)
Seats = tuple[int, ...]
Detail = dict[str, object]  # plain values for a sentence: numbers, ids, tuples of them

SINGLE: Final = "single"  # one seat picks one option
SEALED: Final = "sealed"  # the kind of every `Sealed`: revealed together; may be changed until the last is in
AUCTION: Final = "auction"  # an ascending bid or a pass
CONSENT: Final = "consent"  # agree or not to something joint
VOTE: Final = "vote"  # votes given openly, one after the other
KINDS: Final = (SINGLE, SEALED, AUCTION, CONSENT, VOTE)


class Refusal(Value):
    """Why an action is not possible: a code, the numbers behind it, and the sections of the rulebook."""

    def __init__(self, code: str, detail: Detail, sections: tuple[str, ...]) -> None:
        self.code = code
        self.detail = detail
        self.sections = sections


class Step(Value, Generic[S, A]):
    """One paragraph of the rulebook. Its parts are public; secrets lie on the table, never in a step."""

    cites: ClassVar[tuple[str, ...]] = ()
    kind: ClassVar[str] = SINGLE
    may: ClassVar[bool] = False  # the prompt says "you may" instead of "you must"

    def waiting(self, s: S) -> Seats:
        """Whose answers it needs; nobody means that it concludes by itself."""
        return ()

    def options(self, s: S, seat: int) -> Sequence[A]:
        """Every legal action of a seat, in a fixed order."""
        return ()

    def answer(self, s: S, seat: int, action: A) -> Next:
        """What an action does; returns what follows."""
        raise NotImplementedError

    def conclude(self, s: S) -> Next:
        """What happens when nobody is waited for."""
        return None

    def foresee(self, s: S, seat: int, action: A) -> bool:
        """Carry out on a copy what a seat knows its own action to bring, though it is sealed or shows a card.

        For drafts: nothing else happens and nobody is told. Says whether there is anything to foresee.
        """
        return False

    def why_not(self, s: S, seat: int, action: Action) -> Refusal:
        """Why this action is not among the options, by what this seat may know."""
        return Refusal("not-an-option", {"action": str(action)}, self.cites)

    def prompt(self, s: S, seat: int) -> Detail:
        """What the prompt's sentence needs beside the step's own parts."""
        return {}

    def describe(self, s: S, seat: int, action: A) -> Detail:
        """What an option's sentence needs beside the action's own parts."""
        return {}


class Solo(Step[S, A]):
    """A step at which one seat decides, whatever lies on the table."""

    seat: int

    @final
    def waiting(self, s: S) -> Seats:
        """Nobody else."""
        return (self.seat,)


class Sealed(Step[S, A]):
    """A step at which several seats choose at once: nothing happens before the last answer is in."""

    kind = SEALED

    def answer(self, s: S, seat: int, action: A) -> Next:
        """Where only one seat is asked, its answer is the last."""
        return self.resolve(s, [(seat, action)])

    def resolve(self, s: S, answers: list[tuple[int, A]]) -> Next:
        """What all answers together do, in the order of `waiting`."""
        raise NotImplementedError


# "this next" | "these next, in order" | "go on with what lies below"
Next = Step[Any, Any] | tuple[Step[Any, Any], ...] | None
