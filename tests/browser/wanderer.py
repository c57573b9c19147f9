"""A game that goes the same way every time: every seat is answered for by known luck, on lines beside the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Self

from tests.browser.person import Person
from tests.server.process import Server
from tests.server.wire import Visitor, Wire

SHOWN = "decision => document.querySelector('.prompt')?.dataset.decision === decision"


def known_server(own_server: Callable[..., Server], secret: int) -> Server:
    """A server whose first match is dealt from this secret."""
    return own_server("-m", "tests.server.seeded", str(secret))


class Wanderer:
    """Plays the seat of a person, and all the others as somebody else."""

    def __init__(self, person: Person, game: str, seats: int, **settings: Any) -> None:
        self.person = person
        person.come_in()
        self._people = [Visitor(person.url, "Ada"), Visitor(person.url, person.name)]
        cookie = next(each["value"] for each in person.context.cookies() if each["name"] == "hemicycle")
        self._people[1].http.cookies.clear()
        self._people[1].http.cookies.set("hemicycle", cookie)
        code = self._people[0].open(game, seats=seats, mine=seats - 1, **settings)
        self._wires = [each.wire(code) for each in self._people]
        self._wires[1].done("sit", seat=seats - 1)
        self._wires[0].done("start")
        self.seat, self.code = seats - 1, code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for each in self._people:
            each.__exit__()

    def steps(self) -> Iterator[str]:
        """What the person is asked, each kind once, when the page shows it; afterwards it is answered by chance."""
        luck, met = Random(self.code), set()
        self.person.go(f"/t/{self.code}")
        while (turn := self._turn()) is not None:
            seat, wire = turn
            step = wire.updates[seat]["view"]["prompt"]["step"]
            if seat == self.seat and step not in met:
                met.add(step)
                self.person.page.wait_for_function(SHOWN, arg=wire.updates[seat]["decision"])
                yield step
            wire.do(seat, wire.any(seat, luck))

    def until(self, step: str) -> tuple[int, Wire]:
        """Answer by chance until somebody is asked for this: who, and on which line."""
        luck = Random(self.code)
        while (turn := self._turn()) is not None:
            seat, wire = turn
            if wire.updates[seat]["view"]["prompt"]["step"] == step:
                return turn
            wire.do(seat, wire.any(seat, luck))
        raise AssertionError(f"nobody was asked for {step}")

    def _turn(self) -> tuple[int, Wire] | None:
        """The first seat that is asked, and who answers for it; None when the game is over."""
        for wire in self._wires:
            wire.settle()
        return min(
            ((seat, wire) for wire in self._wires for seat in wire.asked()), key=lambda turn: turn[0], default=None
        )
