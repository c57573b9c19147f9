"""Show of Hands, the smallest game there is: a chair proposes a number, all vote, the first to three wins.

It is the kernel's own test double and the template for new games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hemicycle.core.chance import Chance
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset
from hemicycle.core.state import State
from hemicycle.core.steps import Next, Refusal, Sealed, Seats, Step
from hemicycle.core.values import Action, Event, Outcome
from hemicycle.core.view import View


@dataclass
class Goal:
    points: int
    most: int


@dataclass
class HandRules(Ruleset):
    goal: Goal = field(kw_only=True)


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class Hands(State):
    rules: HandRules
    points: list[int]
    favourites: list[int]  # secret


class Propose(Action):
    def __init__(self, number: int) -> None:
        self.number = number


class Raise(Action):
    def __init__(self, hand: bool) -> None:
        self.hand = hand


class Decided(Event):
    reveals = True

    def __init__(self, number: int, hands: tuple[int, ...]) -> None:
        self.number = number
        self.hands = hands


class Chair(Step[Hands, Propose]):
    """The chair proposes a number."""

    cites = ("1",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Hands) -> Seats:
        return (self.seat,)

    def options(self, s: Hands, seat: int) -> Sequence[Propose]:
        return [Propose(n) for n in range(1, s.rules.goal.most + 1)]

    def answer(self, s: Hands, seat: int, action: Propose) -> Next:
        return Show(action.number), Chair((self.seat + 1) % s.seats)

    def why_not(self, s: Hands, seat: int, action: Action) -> Refusal:
        if isinstance(action, Propose):
            return Refusal("out-of-range", {"number": action.number, "most": s.rules.goal.most}, ("1",))
        return super().why_not(s, seat, action)


class Show(Sealed[Hands, Raise]):
    """All raise a hand or not, at once; whoever raised it for a favourite number scores."""

    cites = ("2",)

    def __init__(self, number: int) -> None:
        self.number = number

    def waiting(self, s: Hands) -> Seats:
        return tuple(range(s.seats))

    def options(self, s: Hands, seat: int) -> Sequence[Raise]:
        return Raise(True), Raise(False)

    def resolve(self, s: Hands, answers: Sequence[tuple[int, Raise]]) -> Next:
        hands = tuple([seat for seat, action in answers if action.hand])
        s.tell(Decided, self.number, hands)
        for seat in hands:
            s.points[seat] += s.favourites[seat] == self.number
        best = max(s.points)
        if best >= s.rules.goal.points:
            s.finish(
                Outcome("favourite", tuple([k for k in range(s.seats) if s.points[k] == best]), scores=tuple(s.points))
            )
        return None


@dataclass
class HandBoard:
    points: tuple[int, ...]
    favourite: int | None


class ShowOfHands(Game):
    id = "show-of-hands"
    designers = ("nobody",)
    editions = ("plain",)
    default_seats = 3
    table = Hands
    rules = HandRules
    board = HandBoard
    steps = (Chair, Show)
    actions = (Propose, Raise)
    events = (Decided,)

    def new(self, rules: Any, seats: int, chance: Chance) -> Hands:
        favourites = [f + 1 for f in chance.below(rules.goal.most, seats)]
        return Hands(rules=rules, chance=chance, seats=seats, points=[0] * seats, favourites=favourites)

    def opening(self, s: Hands) -> Next:
        return Chair(0)

    def public(self, s: Hands) -> dict[str, Any]:
        return {"points": tuple(s.points)}

    def own(self, s: Hands, seat: int | None) -> dict[str, Any]:
        return {"favourite": None if seat is None else s.favourites[seat]}

    def sample(self, rules: Any, view: View, chance: Chance) -> Hands:
        favourites = [f + 1 for f in chance.below(rules.goal.most, view.seats)]
        if view.seat is not None:
            favourites[view.seat] = view.board.favourite
        points = list(view.board.points)
        return Hands(rules=rules, chance=chance, seats=view.seats, points=points, favourites=favourites)

    def check(self, s: Hands) -> None:
        assert all(1 <= favourite <= s.rules.goal.most for favourite in s.favourites)
