"""The definition of a game: what it is called, who may sit down, how it starts, and what each seat may know."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from hemicycle.core import agenda
from hemicycle.core import view as views
from hemicycle.core.chance import Chance
from hemicycle.core.codec import Codec
from hemicycle.core.domain import Domain
from hemicycle.core.errors import SetupError
from hemicycle.core.match import Match
from hemicycle.core.rulebook import Rulebook
from hemicycle.core.ruleset import Ruleset, Scalar, merged, read
from hemicycle.core.state import State
from hemicycle.core.steps import Refusal, Refused, Step
from hemicycle.core.values import Action, Event, Notation, Outcome, Remark, are_names, several, whole
from hemicycle.core.view import View

MOST_LOADED = 200  # more rules than this are not kept ready


class Library:
    """Hands a game its texts and takes its records: the only door to files, so that the kernel opens none."""

    def edition(self, name: str) -> str | None:
        """The TOML text of an edition, or None."""
        raise NotImplementedError

    def rulebook(self) -> str:
        """The TOML text of the rulebook's index."""
        raise NotImplementedError

    def write(self, path: str, text: str) -> None:
        """Write a file wholly or not at all."""
        raise NotImplementedError


class Game:
    """One game. Subclasses name their parts and answer `new`, `public`, `own`, `sample`, `check`."""

    id: ClassVar[str]
    designers: ClassVar[tuple[str, ...]]
    editions: ClassVar[tuple[str, ...]]  # the first one is the default
    teams: ClassVar[tuple[str, ...]] = ()  # the sides, where a side wins and not a seat
    private_talk: ClassVar[bool] = False  # pairs and groups may talk in private
    silence: ClassVar[tuple[str, ...]] = ()  # the sections that forbid to talk, where any do
    table: ClassVar[type[State]]
    rules: ClassVar[type[Ruleset]]
    board: ClassVar[type]
    steps: ClassVar[tuple[type[Step[Any, Any]], ...]]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    remarks: ClassVar[tuple[type[Remark], ...]] = ()
    pieces: ClassVar[tuple[type, ...]] = ()
    default_seats: ClassVar[int]

    def __init__(self, library: Library) -> None:
        self.library = library
        self.rulebook = Rulebook(library.rulebook())
        self.action_notation = Notation(self.actions)
        self.step_notation = Notation(self.steps)
        self.event_notation = Notation(self.events)
        self.remark_notation = Notation(self.remarks)
        self.codec = Codec(self.table, [*self.steps, *self.actions, *self.events], self.pieces)
        self._loaded: dict[tuple[str, str], Ruleset] = {}  # rules are never changed, so matches share them

    def __repr__(self) -> str:
        return f"<Game {self.id}: {', '.join(self.editions)}>"

    # --- what a game answers ---

    def new(self, rules: Any, seats: int, chance: Chance) -> State:
        """A table set up by the rules; `open` begins it."""
        raise NotImplementedError

    def parties(self, rules: Any, seats: int) -> tuple[str, ...]:
        """What the players may choose from before the match, each once; nothing where nothing is chosen."""
        return ()

    def seat_parties(self, s: Any, parties: tuple[str, ...]) -> None:
        """Give every seat of a new table the party it chose; only asked of games with `parties`."""
        raise NotImplementedError

    def opening(self, s: Any) -> Any:
        """The first business on the agenda."""
        raise NotImplementedError

    def public(self, s: Any) -> dict[str, Any]:
        """The parts of the board that everybody sees alike, by name."""
        raise NotImplementedError

    def own(self, s: Any, seat: int | None) -> dict[str, Any]:
        """The parts of the board that depend on who looks: one seat, or the public."""
        raise NotImplementedError

    def sample(self, rules: Any, view: View, chance: Chance) -> State:
        """A table this seat could be sitting at; the kernel adds agenda and envelope."""
        raise NotImplementedError

    def check(self, s: Any) -> None:
        """Assert what must always hold: every card, coin and cube is somewhere."""

    def report(self, s: Any) -> dict[str, float]:
        """Figures of a finished game, of which `simulate` tells the means."""
        return {}

    def side(self, s: Any, seat: int) -> str:
        """The side a seat plays for, one of `teams`; nothing where everybody plays for themselves."""
        return ""

    def role(self, s: Any, seat: int) -> str:
        """What part a seat plays, where seats are not alike: results are told apart by it."""
        return ""

    def party(self, s: Any, seat: int) -> str:
        """The party a seat leads, one of `parties`; nothing where none are chosen."""
        return ""

    def first(self, events: Sequence[Event]) -> int | None:
        """Who began a game, from what everybody was told; None where the rules name nobody."""
        return None

    def progress(self, s: Any) -> dict[str, int]:
        """How far a game is, in a few numbers everybody may know."""
        return {}

    def domains(self, rules: Any, seats: int) -> dict[str, Domain]:
        """What parts of actions and fields of boards can be, by name or by `Class.name`, for those who need numbers.

        What is not named is a number below 10,000 in an action, and on a board whatever its type says.
        """
        return {}

    def may_remark(self, s: Any, seat: int, remark: Remark) -> bool:
        """Whether a seat may say this now."""
        return True

    def sayable(self, s: Any, seat: int) -> tuple[Remark, ...]:
        """Examples of what a seat may say now, one for everything it can speak about; they tell nothing secret."""
        return ()

    def may_talk(self, s: Any, seat: int, audience: tuple[int, ...] | None) -> bool:
        """Whether a seat may talk freely now, to everybody (None) or to some."""
        return audience is None or self.private_talk

    # --- what follows for every game ---

    def load(
        self,
        edition: str | None = None,
        options: Mapping[str, Scalar] | None = None,
        data: Mapping[str, Any] | None = None,
    ) -> Ruleset:
        """The rules of an edition, by its id, by the name of a file, or from the data a record kept.

        Rules are never changed once they are read: the same edition with the same options gives the same rules.
        """
        name = self.editions[0] if edition is None else str(edition)
        if isinstance(options, Mapping):  # texts, where something else is given: the compiled build takes nothing else
            options = {str(key): each if isinstance(each, Scalar) else repr(each) for key, each in options.items()}
        chosen = json.dumps(options or {}, sort_keys=True, default=str)
        if data is None and name not in self.editions:
            data = merged(name, self.library.edition)  # a file of one's own may be another one next time
        key = (name, chosen + ("" if data is None else json.dumps(data, default=str)))
        rules = self._loaded.get(key)
        if rules is None:
            rules = read(self.rules, name, merged(name, self.library.edition) if data is None else data, options)
            if len(self._loaded) >= MOST_LOADED:
                self._loaded.clear()
            self._loaded[key] = rules
        return rules

    def seat_count(self, rules: Ruleset, seats: object = None) -> int:
        """So many seats, if so many can play, and by default the usual number; else SetupError."""
        count = self.default_seats if seats is None else whole(seats)
        if count not in rules.seats:
            raise SetupError(
                "seat-count", {"game": self.id, "edition": rules.id, "seats": seats, "possible": rules.seats}
            )
        return count

    def seated(self, rules: Ruleset, seats: int, wishes: Mapping[int, str]) -> tuple[str, ...]:
        """A party for every seat: what some seats wish for, and for the others, in order, what is left."""
        self._check_parties(rules, seats, wishes)
        known = self.parties(rules, seats)
        left = iter([party for party in known if party not in wishes.values()])
        return tuple([wishes[seat] if seat in wishes else next(left) for seat in range(seats)]) if known else ()

    def listed_parties(self, parties: object, seats: int) -> tuple[str, ...]:
        """The parties that were chosen, if that is a list at all; else SetupError."""
        found = several(parties)
        if found is None:
            raise SetupError("party-count", {"parties": str(parties), "seats": seats})
        return found

    def _check_parties(self, rules: Ruleset, seats: int, chosen: Mapping[int, str]) -> None:
        """Nobody has a party that is not in play, or one that somebody else has."""
        known = self.parties(rules, seats)
        taken: dict[str, int] = {}
        for seat, party in chosen.items():
            if party not in known:
                raise SetupError(
                    "party-unknown", {"game": self.id, "party": party, "known": known, "choices": len(known)}
                )
            if party in taken:
                raise SetupError("party-taken", {"party": party, "seats": (taken[party], seat)})
            taken[party] = seat

    def deal(
        self, rules: Ruleset, seats: int, chance: Chance, *, journal: bool = False, parties: Sequence[str] = ()
    ) -> State:
        """Set up a table and open it; the parties by seat, or by the order of the seats where none are chosen."""
        seats = self.seat_count(rules, seats)
        if parties and len(parties) != seats:
            raise SetupError("party-count", {"parties": len(parties), "seats": seats})
        self._check_parties(rules, seats, dict(enumerate(parties)))
        s = self.new(rules, seats, chance)
        if parties:
            self.seat_parties(s, tuple(parties))
        if journal:
            s.journal = []
        agenda.begin(s, self.opening(s))
        return s

    def look(self, s: State, seat: int | None) -> Any:
        """The board as one seat, or the public, may know it."""
        return self.board(**self.public(s), **self.own(s, seat))

    def view(self, s: State, seat: int | None) -> View:
        """All that a seat may know."""
        return views.look(self.id, s.rules.id, s, self.look(s, seat), seat)  # type: ignore[attr-defined]  # every table has its rules

    def imagine(self, rules: Ruleset, seen: View, chance: Chance) -> State:
        """A table consistent with a view: the game's sample, with the agenda and likely sealed answers."""
        s = self.sample(rules, seen, chance)
        s.agenda = [self.step_notation.parse(text) for text in seen.agenda]  # type: ignore[misc]  # the notation of steps
        if seen.outcome is not None:
            ended = seen.outcome
            s.outcome = Outcome(ended["ending"], tuple(ended["winners"]), ended["side"], tuple(ended["scores"]))
            return s
        s.waiting = s.agenda[-1].waiting(s)
        answers = {}
        for seat in seen.sealed:
            choices = agenda.options(s, seat)
            mine = seat == seen.seat and seen.mine is not None
            answers[seat] = self.action(str(seen.mine)) if mine else choices[chance.pick(len(choices))]
        s.envelope = answers
        return s

    def action(self, text: str) -> Action:
        """The action a text stands for; ValueError when it stands for none."""
        value = self.action_notation.parse(text)
        assert isinstance(value, Action)
        return value

    def remark(self, s: State, seat: int, remark: Remark | str) -> Remark:
        """The remark that is meant, if that seat may make it to everybody now; else Refused."""
        try:
            value = self.remark_notation.parse(remark) if isinstance(remark, str) else remark
        except ValueError as error:
            raise Refused(Refusal("malformed-remark", {"text": str(remark)}, ())) from error
        if not isinstance(value, Remark):
            raise Refused(Refusal("malformed-remark", {"text": str(remark)}, ()))
        if not self.may_talk(s, seat, None):
            raise Refused(Refusal("talk-not-now", {"text": str(value)}, self.silence))
        if not self.may_remark(s, seat, value):
            raise Refused(Refusal("remark-not-now", {"text": str(value)}, ()))
        return value

    def match(
        self,
        seats: int | None = None,
        seed: int | bytes = 0,
        edition: str | None = None,
        options: Mapping[str, Scalar] | None = None,
        names: Sequence[str] = (),
        parties: Sequence[str] = (),
    ) -> Match:
        """Open a match: a table with its record. Every seat has a name, or none has."""
        rules = self.load(edition, options)
        count = self.seat_count(rules, seats)
        secret = seed if isinstance(seed, bytes) else whole(seed)
        if secret is None:
            raise SetupError("no-such-seed", {"seed": str(seed)})
        if not are_names(names, count):
            raise SetupError("name-count", {"names": str(names), "seats": count})
        return Match.open(self, rules, count, secret, names, parties=self.listed_parties(parties, count))
