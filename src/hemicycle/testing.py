"""The contract every game signs: `check_game` plays random matches and looks at everything on the way."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.record import Record
from hemicycle.core.ruleset import Ruleset, Scalar
from hemicycle.core.state import State
from hemicycle.core.steps import KINDS, Refused
from hemicycle.core.values import Event, Value
from hemicycle.core.verify import verify

F = TypeVar("F", bound=Callable[..., object])
Notes = Callable[[State, int | None, Sequence[Event]], str | None]


def rule(*sections: str) -> Callable[[F], F]:
    """Mark a test with the sections of the rulebook it shows. The coverage page reads this mark from the source."""
    assert sections, "name at least one section"
    return lambda function: function


def check_game(
    game: Game,
    seats: int,
    *,
    edition: str | None = None,
    options: Mapping[str, Scalar] | None = None,
    matches: int = 20,
    seed: int = 0,
    most_options: int = 300,
    most_decisions: int = 20_000,
    notes: Notes | None = None,
    every: int = 12,
) -> list[Match]:
    """Play random matches and assert the contract at every decision; the costly part at about one in `every` of them.

    `notes(table, seat, events)` says how a table contradicts what a seat was told, or None; it is the game's own
    second opinion on `sample`.
    """
    rules = game.load(edition, options)
    played = []
    read: set[str] = set()
    for number in range(matches):
        luck = random.Random(f"{game.id} {rules.id} {seats} {seed} {number}")
        match = game.match(seats=seats, seed=luck.getrandbits(256), edition=edition, options=options)
        _Referee(game, rules, match, luck, most_options, notes, every, read).referee(most_decisions)
        played.append(match)
    return played


class _Referee:
    """Follows one match and checks the contract."""

    def __init__(
        self,
        game: Game,
        rules: Ruleset,
        match: Match,
        luck: random.Random,
        most: int,
        notes: Notes | None,
        every: int,
        read: set[str],
    ) -> None:
        self.game = game
        self.rules = rules
        self.match = match
        self.luck = luck
        self.most = most
        self.notes = notes
        self.every = every
        self.read = read  # the notation of these options is known to come back whole

    def referee(self, most_decisions: int) -> None:
        """Play to the end."""
        decisions = 0
        while self.match.outcome is None:
            assert decisions < most_decisions, "it does not end"
            self.at_every_decision()
            if self.luck.random() < 1 / self.every:
                self.now_and_then()
            waiting = self.match.waiting
            seat = waiting[self.luck.randrange(len(waiting))]
            options = self.match.options(seat)
            self.match.act(seat, options[self.luck.randrange(len(options))])
            decisions += 1
        self.now_and_then()
        self.at_the_end()

    def at_every_decision(self) -> None:
        """Options exist exactly for the seats waited for; nothing is lost; steps are not changed."""
        s = self.match.table
        self.game.check(s)
        step = s.agenda[-1]
        assert step.kind in KINDS
        assert s.waiting, "somebody must be waited for while the game goes on"
        assert list(s.waiting) == list(dict.fromkeys(s.waiting))
        for seat in range(s.seats):
            options = list(self.match.options(seat))
            assert bool(options) == (seat in s.waiting), f"options for seat {seat} at {step}"
            assert len(options) <= self.most, f"{len(options)} options at {step}"
            assert len(set(options)) == len(options), f"the same option twice at {step}"
            assert options == list(self.match.options(seat)), "the order is not fixed"
            for option in options:
                text = str(option)
                if text not in self.read:
                    assert self.game.action(text) == option, f"notation of {option!r}"
                    self.read.add(text)

    def now_and_then(self) -> None:
        """The costly part: clones, snapshots, views, samples, refusals."""
        s = self.match.table
        before = self._frozen(s)
        agenda_before = [str(step) for step in s.agenda]
        thawed = self.game.codec.thaw(json.loads(before), s.rules, s.chance)  # type: ignore[attr-defined]  # every table has its rules
        assert self._frozen(thawed) == before, "a snapshot does not come back whole"
        copy = s.clone()
        assert self._frozen(copy) == before, "a clone differs"
        copy.chance = Quick(self.luck.random)
        if copy.outcome is None:
            agenda.playout(copy, self.luck.random)
        assert self._frozen(s) == before, "playing on with a clone changed the original"
        assert [str(step) for step in s.agenda] == agenda_before, "a step was changed after it was made"
        for seat in (None, *range(s.seats)):
            self.secrets(s, seat)
        assert self._frozen(s) == before, "looking changed the table"

    def secrets(self, s: State, seat: int | None) -> None:
        """Another table this seat could be sitting at looks, prompts, offers and refuses the same."""
        seen = self.game.view(s, seat)
        other = self.game.imagine(self.rules, seen, Quick(self.luck.random))
        self.game.check(other)
        again = self.game.view(other, seat)
        assert again == seen, f"seat {seat} could tell a sampled table from the true one:\n{again}\n{seen}"
        assert _plain(seen), "a view must be plain data"
        if self.notes is not None:
            problem = self.notes(other, seat, self.match.events(seat))
            assert problem is None, problem
        if seat is not None:
            for text in self._tries(s, seat):
                assert self._refusal(s, seat, text) == self._refusal(other, seat, text), f"{seat} tries {text}"

    def _tries(self, s: State, seat: int) -> list[str]:
        """Some actions of others and some nonsense, to see that refusals tell nothing either."""
        texts = [str(option) for k in s.waiting for option in list(agenda.options(s, k))[:2] if k != seat]
        return [*texts[:6], "nonsense", ""]

    def _refusal(self, s: State, seat: int, text: str) -> str:
        trial = Match(self.game, self.rules, _listening(s), self.match.record)
        try:
            trial.legal(seat, text)
        except Refused as error:
            return f"{error.refusal}"
        return "accepted"

    def at_the_end(self) -> None:
        """The record replays to the same end, with the same luck."""
        self.game.check(self.match.table)
        text = self.match.record.text()
        record = Record.parse(text, self.game.library.write)
        again = verify(self.game, record)
        assert self._frozen(again.table) == self._frozen(self.match.table)
        assert again.history == self.match.history
        for _, _, event in self.match.history:
            assert self.game.event_notation.parse(str(event)) == event, f"notation of {event!r}"
        outcome = self.match.outcome
        assert outcome is not None
        assert outcome.winners

    def _frozen(self, s: State) -> str:
        return json.dumps(self.game.codec.freeze(s), sort_keys=True)


def _listening(s: State) -> State:
    copy: State = s.clone()
    copy.journal = []
    return copy


def _plain(thing: Any) -> bool:
    """Whether a view holds only plain data: no table, no step, no action can hide in it."""
    if thing is None or isinstance(thing, bool | int | str | float):
        return True
    if isinstance(thing, tuple | list):
        return all(_plain(item) for item in thing)
    if isinstance(thing, dict):
        return all(_plain(key) and _plain(item) for key, item in thing.items())
    return (
        not isinstance(thing, Value | State)
        and hasattr(thing, "__dataclass_fields__")
        and all(_plain(getattr(thing, name)) for name in thing.__dataclass_fields__)
    )


def random_match(
    game: Game, seats: int | None = None, *, seed: int, decisions: int | None = None, edition: str | None = None
) -> Match:
    """A match played at random, to the end or for so many decisions: for tests and measurements."""
    luck = random.Random(seed)
    match = game.match(seats=seats, seed=seed, edition=edition)
    while match.outcome is None and decisions != 0:
        seat = match.waiting[0]
        options = match.options(seat)
        match.act(seat, options[luck.randrange(len(options))])
        decisions = None if decisions is None else decisions - 1
    return match
