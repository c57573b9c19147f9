"""The definition of a game: what it is called, who may sit down, how it starts, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hemicycle.core import agenda
from hemicycle.core import view as views
from hemicycle.core.chance import Chance
from hemicycle.core.codec import Codec
from hemicycle.core.match import Match
from hemicycle.core.rulebook import Rulebook
from hemicycle.core.ruleset import Ruleset, Scalar, merged, read
from hemicycle.core.state import State
from hemicycle.core.steps import Step
from hemicycle.core.values import Action, Event, Notation, Outcome, Remark
from hemicycle.core.view import View


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


class SetupError(Exception):
    """A table cannot be opened: a code and the numbers behind it."""

    def __init__(self, code: str, detail: dict[str, Any]) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class Game:
    """One game. Subclasses name their parts and answer `new`, `public`, `own`, `sample`, `check`."""

    id: ClassVar[str]
    designers: ClassVar[tuple[str, ...]]
    editions: ClassVar[tuple[str, ...]]  # the first one is the default
    teams: ClassVar[tuple[str, ...]] = ()  # the sides, where a side wins and not a seat
    private_talk: ClassVar[bool] = False  # pairs and groups may talk in private
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

    # --- what a game answers ---

    def new(self, rules: Any, seats: int, chance: Chance) -> State:
        """A table set up by the rules; `open` begins it."""
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
        """The side a seat plays for, one of `teams`; nothing where everybody plays for himself."""
        return ""

    def role(self, s: Any, seat: int) -> str:
        """What part a seat plays, where seats are not alike: results are told apart by it."""
        return ""

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
        """The rules of an edition, by its id, by the name of a file, or from the data a record kept."""
        name = edition or self.editions[0]
        return read(self.rules, name, data or merged(name, self.library.edition), options)

    def deal(self, rules: Ruleset, seats: int, chance: Chance, *, journal: bool = False) -> State:
        """Set up a table and open it."""
        if seats not in rules.seats:
            raise SetupError(
                "seat-count", {"game": self.id, "edition": rules.id, "seats": seats, "possible": rules.seats}
            )
        s = self.new(rules, seats, chance)
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

    def match(
        self,
        seats: int | None = None,
        seed: int | bytes = 0,
        edition: str | None = None,
        options: Mapping[str, Scalar] | None = None,
        names: tuple[str, ...] = (),
    ) -> Match:
        """Open a match: a table with its record."""
        return Match.open(self, self.load(edition, options), seats or self.default_seats, seed, names)
