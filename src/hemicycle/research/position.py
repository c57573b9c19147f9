"""A game as researchers hold it: who moves, what is legal, what follows, and what each seat can tell apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final, SupportsIndex

from hemicycle import registry
from hemicycle.core import agenda
from hemicycle.core.chance import Chance, Quick
from hemicycle.core.game import Game
from hemicycle.core.match import heard
from hemicycle.core.ruleset import Ruleset, Scalar
from hemicycle.core.state import Audience, State
from hemicycle.core.steps import Refusal, Refused
from hemicycle.core.values import Action, Event, Outcome, Remark, whole
from hemicycle.core.view import Observation, View
from hemicycle.research.luck import Open, Stream, Wanted, seeded
from hemicycle.research.spelling import Alphabet, Spelled, alphabet

CHANCE: Final = -1  # luck is to move
NOBODY: Final = -2  # the game is over
SPEECH: Final = -3  # in the place of a seat: something was said


class Position:
    """A game in progress, made to be copied, searched and learnt from.

    With `chance="drawn"` luck falls by itself, from the seed. With `chance="open"` it is a player of its own: at every
    roll and shuffle `to_move` is CHANCE; dice are chosen together, a shuffle card by card. For a record use `Match`.

    >>> position = Position("secret-hitler", seats=5, seed=7)
    >>> while not position.over:
    ...     position.apply(position.legal()[0])
    >>> sorted(set(position.returns()))
    [-1.0, 1.0]
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Scalar] | None = None,
        seed: int = 0,
        chance: str = "drawn",
        parties: Sequence[str] = (),
    ) -> None:
        self.game = game if isinstance(game, Game) else registry.game(game)
        self.rules = self.game.load(edition, options)
        self.seats = self.game.seat_count(self.rules, seats)
        if chance not in ("drawn", "open"):
            raise Refused(Refusal("no-such-chance", {"chance": chance, "known": ("drawn", "open")}, ()))
        self._parties = self.game.listed_parties(parties, self.seats)
        self._moves: list[tuple[int, int, Any]] = []  # events told before it, who, what
        self.stage = 0  # how often the table has changed for all to see: not by a sealed answer that others follow
        self.picked: tuple[int, ...] = ()  # the indices applied so far that make no whole action yet
        self._spelled: Spelled | None = None
        self._legal: Sequence[Action] | None = None
        self._table: State | None = None
        self._luck: Stream | Open = Stream(seeded(seed)) if chance == "drawn" else Open()
        self._wanted: Wanted | None = None
        self._chosen: list[int] = []  # of the piece of luck that is wanted
        self._acting: tuple[int, Action] | None = None  # what waits for luck; None: the deal
        self.to_move = CHANCE  # the seat that decides next (of several the first one), CHANCE or NOBODY
        self._attempt()

    # --- looking ---

    @property
    def table(self) -> State:
        """Everything on the table, seen and unseen; there is none while the opening luck is being chosen."""
        if self._table is None:
            raise Refused(Refusal("not-dealt", {}, ()))
        return self._table

    @property
    def dealt(self) -> bool:
        """Whether there is a table already: with open luck the deal is chosen first."""
        return self._table is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table is not None and self._table.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return None if self._table is None else self._table.outcome

    def returns(self) -> tuple[float, ...]:
        """What every seat has gained: 1 for who has won, -1 for who has not, 0 while the game goes on."""
        outcome = self.outcome
        if outcome is None:
            return (0.0,) * self.seats
        return tuple([1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)])

    def legal(self) -> Sequence[Action]:
        """The actions the seat to move may choose from, as far as the indices chosen so far leave them open."""
        if self.to_move < 0:
            return ()
        if self._legal is None:
            options = agenda.options(self.table, self.to_move)
            self._legal = options if isinstance(options, tuple | list) else tuple(options)
        return self._legal

    def indices(self) -> list[int]:
        """The small decisions of the seat to move (of chance: its outcomes), as the encoder numbers them, rising."""
        if self._wanted is not None:
            return list(self._wanted.choices(self._chosen))
        if self.over:
            return []
        return self._spelling().indices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the luck to move, and how likely they are."""
        if self._wanted is None:
            return []
        outcomes = self._wanted.choices(self._chosen)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def view(self, seat: int | None) -> View:
        """All that a seat (None: the public) may know of the table now."""
        return self.game.view(self.table, self.seat(seat))

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat was told so far."""
        seat = self.seat(seat)
        return tuple([event for audience, event in self._journal() if heard(audience, seat)])

    def observation(self, seat: int) -> Observation:
        """What a bot on this seat is given."""
        said = tuple([what for _, who, what in self._moves if who == SPEECH])
        return Observation(self.view(seat), self.events(seat), said)

    def information_state(self, seat: int | None) -> str:
        """All that a seat has lived through, as a text: equal for exactly the histories it cannot tell apart.

        It holds what the seat was told, what was said, what it did itself, and whose turn it was; what others chose
        is there only as far as the seat was told.
        """
        seat = self.seat(seat)
        chosen = [f"{name}={value}" for name, value in sorted(self.rules.chosen.items())]
        terms = [self.game.id, self.rules.id, self.rules.revision, self.seats, seat, *self._parties, *chosen]
        lines = [" ".join(map(str, terms))]
        journal = self._journal()
        done = 0
        for told, who, what in self._moves:
            lines += [f"> {event}" for audience, event in journal[done:told] if heard(audience, seat)]
            done = told
            lines.append(f"{what[0]}: {what[1]}" if who == SPEECH else f"{who} {what}" if who == seat else str(who))
        lines += [f"> {event}" for audience, event in journal[done:] if heard(audience, seat)]
        if self._acting is not None and self._wanted is not None:  # done, but not carried out before luck has fallen
            who, what = self._acting
            lines.append(f"{who} {what}" if who == seat else str(who))
        if self.picked and self.to_move == seat:
            lines.append(f"? {' '.join(map(str, self.picked))}")
        return "\n".join(lines)

    # --- acting ---

    def spell(self, action: Action | str) -> list[int]:
        """The indices that lead from here to an action, one after the other; else Refused."""
        wanted = self._checked(action)
        return self._spelling().path(wanted)

    def meant(self, index: SupportsIndex) -> Action | None:
        """The action that an index of `indices()` completes; None if it is a part only; else Refused."""
        number = self._index(index)
        if self._wanted is not None or self.over:
            raise Refused(Refusal("game-over" if self.over else "luck-to-move", {}, ()))
        follows = self._spelling().choose(number)
        if follows is None:
            raise Refused(Refusal("not-in-mask", {"index": number}, self.table.agenda[-1].cites))
        return follows if isinstance(follows, Action) else None

    def apply(self, move: Action | str | SupportsIndex) -> None:
        """Do what the seat to move decides: an action, its notation, or an index of `indices()`; else Refused.

        An index may be a part of an action only; the seat then goes on deciding. At CHANCE it is an outcome.
        """
        if isinstance(move, Action):
            for each in self.legal():
                if each is move:  # what `legal` has offered need not be compared with everything else it offers
                    self._act(move)
                    return
        if isinstance(move, Action | str):
            self._act(self._checked(move))
        elif self.to_move == CHANCE:
            self._fall(self._index(move))
        else:
            self._decide(self._index(move))

    def say(self, seat: int, remark: Remark | str) -> None:
        """Let a seat say something through the game's own channels, to everybody; else Refused."""
        speaker = self.seat(seat)
        if speaker is None:
            raise Refused(Refusal("no-such-seat", {"seat": str(seat), "seats": self.seats}, ()))
        if self.over:
            raise Refused(Refusal("game-over", {}, ()))
        value = self.game.remark(self.table, speaker, remark)
        self._moves.append((len(self._journal()), SPEECH, (speaker, value)))

    def clone(self, seed: int | None = None) -> Position:
        """An independent copy with the same luck to come, or with luck of its own from a seed.

        Who searches with copies that share the luck to come looks into the future: give them a seed, or `imagine`.
        """
        copy = self._bare()
        if isinstance(self._luck, Stream):
            copy._luck = Stream(self._luck.state if seed is None else seeded(seed))
        else:
            copy._luck = Open(self._luck.pieces)
        copy._chosen = self._chosen[:]
        copy._moves = self._moves[:]
        if self._table is not None:
            copy._table = copied(self._table, copy._chance())
        return copy

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Position:
        return self.clone()

    @classmethod
    def of_view(cls, game: Game, rules: Ruleset, seen: View, seed: int = 0) -> Position:
        """A position in which a seat would see this view: for bots, which are given views. It has no past.

        What the seat may know is the same in all of them, so its tensor and its mask are those of the real table.
        """
        made = cls.__new__(cls)
        made.game, made.rules, made.seats = game, rules, seen.seats
        made._parties, made._moves, made.stage, made.picked = (), [], 0, ()
        made._spelled, made._legal, made._wanted, made._chosen, made._acting = None, None, None, [], None
        made._luck = Stream(seeded(seed))
        made._table = table = game.imagine(rules, seen, made._chance())
        table.journal = []
        waiting = agenda.pending(table)
        made.to_move = NOBODY if not waiting else seen.seat if seen.seat in waiting else waiting[0]
        return made

    def imagine(self, seat: int, seed: int) -> Position:
        """A position this seat could be in: what it knows stays, the rest is dealt anew, luck is drawn from the seed.

        It keeps this seat's past alone, so `information_state` and `events` hold for this seat only. While luck is to
        move it is Refused: what was done already cannot be done at another table.
        """
        if self._wanted is not None:
            raise Refused(Refusal("luck-to-move" if self.dealt else "not-dealt", {}, ()))
        seen = self.view(seat)
        copy = self._bare()
        copy._luck = Stream(seeded(seed))
        copy._table = table = self.game.imagine(self.rules, seen, copy._chance())
        table.journal = [told for told in self._journal() if heard(told[0], seat)]
        counts = [0, *accumulate([heard(audience, seat) for audience, _ in self._journal()])]
        copy._moves = [(counts[told], who, what if who in (seat, SPEECH) else None) for told, who, what in self._moves]
        if self.to_move != seat:
            copy.picked, copy._spelled, copy._legal = (), None, None
        return copy

    def __repr__(self) -> str:
        if self.over:
            state = f"over, {self.outcome}"
        else:
            state = "chance to move" if self.to_move == CHANCE else f"seat {self.to_move} to move"
        return f"<Position {self.game.id} {self.rules.id}, {self.seats} seats, {len(self._moves)} moves, {state}>"

    # --- inside ---

    @property
    def alphabet(self) -> Alphabet:
        """How actions are numbered."""
        return alphabet(self.game, self.rules, self.seats)

    def _bare(self) -> Position:
        copy = Position.__new__(Position)
        copy.__dict__.update(self.__dict__)
        return copy

    def _chance(self) -> Chance:
        return Quick(self._luck) if isinstance(self._luck, Stream) else self._luck

    def _journal(self) -> list[tuple[Audience, Event]]:
        journal = None if self._table is None else self._table.journal
        return [] if journal is None else journal

    def seat(self, seat: object) -> int | None:
        """A seat that exists, else Refused; None stands for the public."""
        number = whole(seat)
        if seat is not None and (number is None or not 0 <= number < self.seats):
            raise Refused(Refusal("no-such-seat", {"seat": str(seat), "seats": self.seats}, ()))
        return number

    def _index(self, move: SupportsIndex) -> int:
        size = len(self.alphabet) if self._wanted is None else len(self._wanted.choices(self._chosen))
        index = whole(move)
        if index is None:
            raise Refused(Refusal("malformed-action", {"text": str(move)}, ()))
        if not 0 <= index < size:
            raise Refused(Refusal("no-such-index", {"index": index, "size": size}, ()))
        return index

    def _checked(self, move: Action | str) -> Action:
        if self.to_move < 0:
            raise Refused(Refusal("game-over" if self.over else "luck-to-move", {}, ()))
        if isinstance(move, str):
            try:
                move = self.game.action(move)
            except ValueError as error:
                raise Refused(Refusal("malformed-action", {"text": str(move)}, ())) from error
        if move not in self.legal():
            raise Refused(self.table.agenda[-1].why_not(self.table, self.to_move, move))
        return move

    def _decide(self, index: int) -> None:
        if self.over:
            raise Refused(Refusal("game-over", {}, ()))
        follows = self._spelling().choose(index)
        if follows is None:
            raise Refused(Refusal("not-in-mask", {"index": index}, self.table.agenda[-1].cites))
        if isinstance(follows, Spelled):
            self._spelled, self._legal = follows, [action for _, action in follows.left]
            self.picked += (index,)
        else:
            self._act(follows)

    def _spelling(self) -> Spelled:
        if self._spelled is None:
            self._spelled = Spelled.among(self.alphabet, self.legal())
        return self._spelled

    def _act(self, action: Action) -> None:
        seat, table, luck = self.to_move, self._table, self._luck
        assert table is not None
        assert table.journal is not None
        self.picked, self._spelled, self._legal = (), None, None
        if isinstance(luck, Open):
            self._acting = (seat, action)
            self._attempt()
            return
        self._moves.append((len(table.journal), seat, action))
        agenda.play(table, seat, action)
        if not table.envelope:
            self.stage += 1
        self.to_move = _next(table)

    def _attempt(self) -> None:
        """Deal, or carry out an action; where luck is wanted that nobody has chosen yet, go back and ask for it."""
        before = None if self._table is None or isinstance(self._luck, Stream) else copied(self._table, self._luck)
        if isinstance(self._luck, Open):
            self._luck.used = 0
        try:
            if self._acting is None:
                self._table = self.game.deal(
                    self.rules, self.seats, self._chance(), journal=True, parties=self._parties
                )
            else:
                told = len(self._journal())
                agenda.play(self.table, *self._acting)
                self._moves.append((told, *self._acting))
        except Wanted as wanted:
            self._table, self._wanted, self.to_move = before, wanted, CHANCE
            return
        self._wanted = None
        self.stage += 1
        table = self.table
        self.to_move = _next(table)
        if isinstance(self._luck, Open):
            self._luck.pieces = []

    def _fall(self, outcome: int) -> None:
        wanted, luck = self._wanted, self._luck
        assert wanted is not None
        assert isinstance(luck, Open)
        wanted.add(self._chosen, outcome)
        if len(self._chosen) == len(wanted.sizes):
            luck.pieces = [*luck.pieces, wanted.piece(self._chosen)]
            self._chosen = []
            self._attempt()


def _next(table: State) -> int:
    """Whose turn it is, of several the first one."""
    if table.outcome is not None:
        return NOBODY
    seat = table.waiting[len(table.envelope)]  # they answer in order, unless the position comes from a view
    return seat if seat not in table.envelope else agenda.pending(table)[0]


def copied(table: Any, luck: Chance) -> State:
    """A copy of a table with this luck to come, and with all that was told."""
    copy: State = table.clone()
    copy.chance = luck
    copy.journal = list(table.journal)
    return copy
