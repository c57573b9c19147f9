"""A table with its record: the only place where legality is checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from hemicycle.core import agenda, branching
from hemicycle.core.branching import Branch
from hemicycle.core.chance import Chance, Dealer, Script, ScriptError
from hemicycle.core.errors import SetupError
from hemicycle.core.record import (
    FORMAT,
    PLAYERS,
    Entry,
    Record,
    RecordError,
    asked,
    commitment,
    contributed,
    piece,
    seed,
    standing,
)
from hemicycle.core.ruleset import Ruleset, copied
from hemicycle.core.state import Audience, State
from hemicycle.core.steps import Refusal, Refused
from hemicycle.core.values import Action, Event, Outcome, Remark, whole
from hemicycle.core.view import Observation, View, detail

if TYPE_CHECKING:
    from hemicycle.core.game import Game

Told = tuple[Audience, Event]


class Match:
    """One game being played: act, look, record, undo."""

    def __init__(self, game: Game, rules: Ruleset, table: State, record: Record) -> None:
        self.game = game
        self.rules = rules
        self.table = table
        self.record = record
        self.history: list[tuple[int, Audience, Event]] = []  # entry number, who was told, what
        self.said: list[tuple[int, int, Remark]] = []  # entry number, seat, what
        self.playing: list[tuple[int, int, dict[str, str]]] = []  # entry number, seat, who plays it from there on
        self.abandoned = False
        self._free: list[tuple[int, int]] = []  # entries (and their seats) that may be undone freely
        self._drained = 0
        self._note(0)

    def __repr__(self) -> str:
        done = sum(["do" in entry for entry in self.record.standing()])
        now = f"over, {self.outcome}" if self.outcome else f"waiting for {', '.join(map(str, self.waiting))}"
        return f"<Match {self.game.id} {self.rules.id}, {self.table.seats} seats, {done} actions, {now}>"

    # --- opening and replaying ---

    @classmethod
    def open(
        cls,
        game: Game,
        rules: Ruleset,
        seats: int,
        secret: int | bytes,
        names: Sequence[str] = (),
        *,
        pinned: bool = False,
        parties: Sequence[str] = (),
        place: tuple[str, int] | None = None,
        contributions: Sequence[str | None] = (),
        lesson: str = "",
    ) -> Match:
        """Set up a table and begin its record, whose header commits to the secret.

        pinned: the record keeps the edition's data. parties: what the seats chose, where there is a choice.
        place: the table and the number of the match there, where every seat could contribute to the luck;
        contributions: what they gave, 128 bits in hexadecimal or None by seat.
        lesson: the guided game whose luck this is; it stands in the header, so that nobody counts it.
        """
        own = secret if isinstance(secret, bytes) else (secret % (1 << 256)).to_bytes(32, "big")
        header: dict[str, Any] = {
            "hemicycle": FORMAT,
            "game": game.id,
            "edition": rules.id,
            "revision": rules.revision,
            "seats": seats,
            "options": dict(rules.chosen),
            "names": list(names),
            "commitment": commitment(own),
        }
        if place is not None:
            header |= {"table": place[0], "match": place[1], "contributions": contributed(contributions, seats)}
        if lesson:
            header["lesson"] = lesson
        if pinned or rules.id not in game.editions:
            header["data"] = copied(rules.data)
        if parties:
            header["parties"] = list(parties)
        dealer = Dealer(seed(header, own))
        table = game.deal(rules, seats, dealer, journal=True, parties=parties)
        match = cls(game, rules, table, Record(header, game.library.write, own))
        match._record_luck()
        return match

    @classmethod
    def branch(cls, game: Game, table: State, secret: bytes, names: Sequence[str], branch: Branch) -> Match:
        """Go on from the middle of another match, or from a table that was imagined; the record says so."""
        record = Record(branching.header(game, table, secret, names, branch), game.library.write, secret)
        return cls._set_up(game, record, Dealer(secret, branch.dealt))

    @classmethod
    def replay(cls, game: Game, record: Record, *, to: int | None = None) -> Match:
        """Play a record again, checking every action; one that knows its secret and is not over can be gone on with.

        to: stop after this entry and the luck that fell because of it.
        """
        match, entries, script = cls._opened(game, record, to)
        for entry in entries:
            match._again(entry, script)
        fallen = [entry for entry in entries if "luck" in entry]
        if script.used < len(fallen):
            raise RecordError(fallen[script.used]["n"] + 1, "luck-unused")
        for entry, wanted in zip(fallen, script.asked, strict=True):
            if asked(entry) not in (None, wanted):
                raise RecordError(entry["n"] + 1, "luck", {"problem": f"asked for: {' '.join(map(str, wanted))}"})
        if record.seed is not None and to is None and not record.over:
            match.table.chance = dealer = Dealer(record.seed, record.first)
            dealer.asked, dealer.dealt = script.asked, script.pieces
            match._drained = len(script.pieces)
        return match

    @classmethod
    def walk(cls, game: Game, record: Record) -> Iterator[tuple[Match, Entry]]:
        """Play a record again, and stop before every entry that counts; it is the same match each time, played on."""
        match, entries, script = cls._opened(game, record, None)
        for entry in entries:
            yield match, entry
            match._again(entry, script)

    @classmethod
    def _opened(cls, game: Game, record: Record, to: int | None) -> tuple[Match, list[Entry], Script]:
        """A recorded match before its first action, what is to be played again, and the luck that fell."""
        rules, entries = branching.rules(game, record), standing(_up_to(record.entries, to))
        script = Script([piece(entry["n"] + 1, entry["luck"]) for entry in entries if "luck" in entry])
        if "position" in record.header:
            return cls._set_up(game, record, script), entries, script
        try:
            parties = branching.parties(record)
            table = game.deal(rules, record.header["seats"], script, journal=True, parties=parties)
        except SetupError as error:
            raise RecordError(1, "header", {"key": "parties"}) from error
        except ScriptError as error:
            raise RecordError(2, "luck", {"problem": str(error)}) from error
        return cls(game, rules, table, record), entries, script

    @classmethod
    def _set_up(cls, game: Game, record: Record, chance: Chance) -> Match:
        """A match that begins in the middle, as its record describes it."""
        rules = branching.rules(game, record)
        table, said = branching.set_up(game, record.header, rules, chance)
        match = cls(game, rules, table, record)
        match.said = [(0, seat, remark) for seat, remark in said]
        return match

    def _again(self, entry: Entry, script: Script) -> None:
        line = entry["n"] + 1
        try:
            if "do" in entry:
                used = script.used
                seat, action = self.legal(entry.get("seat"), entry["do"])
                agenda.play(self.table, seat, action)
                told = self._note(entry["n"])
                self._remember(entry["n"], seat, script.used > used or any(event.reveals for _, event in told))
            elif "say" in entry:
                speaker, remark = self._spoken(entry.get("seat"), entry["say"])
                self.said.append((entry["n"], speaker, remark))
            elif "plays" in entry:
                self.playing.append((entry["n"], self._seat(entry["seat"]), entry["plays"]))
            elif "end" in entry:
                if self._ending() != entry["end"]:
                    raise RecordError(line, "outcome")
                self.abandoned = self.outcome is None
        except Refused as error:
            code = "illegal" if "do" in entry else "illegal-remark" if "say" in entry else "malformed"
            raise RecordError(line, code, {"refusal": error.refusal}) from error
        except ScriptError as error:
            raise RecordError(line + 1, "luck", {"problem": str(error)}) from error
        except (ValueError, KeyError, TypeError) as error:
            raise RecordError(line, "malformed") from error

    # --- looking ---

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have still to answer."""
        return agenda.pending(self.table)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.table.outcome

    @property
    def over(self) -> bool:
        """Whether it has ended, by the rules or because it was given up."""
        return self.outcome is not None or self.abandoned

    def options(self, seat: int) -> Sequence[Action]:
        """Every legal action of a seat now."""
        return agenda.options(self.table, self._seat(seat))

    def view(self, seat: int | None) -> View:
        """All that a seat (None: the public) may know."""
        return self.game.view(self.table, None if seat is None else self._seat(seat))

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat (None: the public) was told so far."""
        seat = None if seat is None else self._seat(seat)
        return tuple(event for _, audience, event in self.history if heard(audience, seat))

    def observation(self, seat: int) -> Observation:
        """What the player or bot on a seat is given."""
        return Observation(self.view(seat), self.events(seat), tuple((who, what) for _, who, what in self.said))

    # --- acting ---

    def legal(self, seat: object, action: Action | str) -> tuple[int, Action]:
        """The seat and the action that are meant, if that seat may do it now; else Refused."""
        table = self.table
        if table.outcome is not None or self.abandoned:
            raise Refused(Refusal("game-over", {}, ()))
        if type(seat) is not int or not 0 <= seat < table.seats:
            seat = self._seat(seat)
        if isinstance(action, str):
            try:
                action = self.game.action(action)
            except ValueError as error:
                raise Refused(Refusal("malformed-action", {"text": str(action)}, ())) from error
        step = table.agenda[-1]
        if seat not in table.waiting:
            raise Refused(Refusal("not-your-turn", {"waiting": self.waiting}, step.cites))
        options = step.options(table, seat)
        for option in options:
            if option is action:  # what was offered need not be compared with everything else that was
                return seat, action
        if action not in options:
            raise Refused(step.why_not(table, seat, action))
        self.game.action_notation.know(options[options.index(action)])
        return seat, action

    def act(self, seat: int, action: Action | str, by: str | None = None) -> list[Told]:
        """Check and carry out an action; returns what was told to whom, or raises Refused.

        by: what sort of player chose it, where that is not the seat's owner.
        """
        seat, checked = self.legal(seat, action)
        if by is None:
            number = self.record.add("do", str(checked), seat)
        else:
            _check_player(by)
            number = self.record.add("do", str(checked), seat, by=by)
        agenda.play(self.table, seat, checked)
        if seat in self.table.envelope:  # sealed: nothing has happened yet, and it cannot be taken back
            self._free = []
            return []
        told = self._note(number)
        revealed = self._record_luck() or (told != [] and any([event.reveals for _, event in told]))
        self._remember(number, seat, revealed)
        if self.table.outcome is not None:
            self.record.finish(self._ending())
        return told

    def plays(self, seat: int, by: str, name: str, why: str) -> int:
        """Write down who plays a seat from now on; returns the entry's number. It changes nothing at the table."""
        _check_player(by)
        if self.over:
            raise Refused(Refusal("game-over", {}, ()))
        body = {"by": by, "name": name, "why": why}
        number = self.record.add("plays", body, self._seat(seat))
        self.playing.append((number, seat, body))
        return number

    def abandon(self) -> None:
        """Give the game up: nobody wins, and the secret is revealed, so that its luck can be checked."""
        if self.over:
            raise Refused(Refusal("game-over", {}, ()))
        self.record.finish(None)
        self.abandoned = True

    def remark(self, seat: int, remark: Remark | str) -> Remark:
        """Say something through the game's own channels; the rules never read it."""
        if self.over:
            raise Refused(Refusal("game-over", {}, ()))
        seat, value = self._spoken(seat, remark)
        self.said.append((self.record.add("say", str(value), seat), seat, value))
        return value

    def _spoken(self, seat: object, remark: Remark | str) -> tuple[int, Remark]:
        """The seat and the remark that are meant, if that seat may say it now; else Refused."""
        speaker = self._seat(seat)
        return speaker, self.game.remark(self.table, speaker, remark)

    def undoable(self, seat: int) -> int | None:
        """The number of this seat's last action if it may still be taken back freely."""
        return self._free[-1][0] if self._free and self._free[-1][1] == seat else None

    def undo(self, to: int) -> None:
        """Take back everything from entry `to` on. Whether that is allowed is for the caller to say."""
        if self.over:
            raise Refused(Refusal("game-over", {}, ()))
        if not any(entry["n"] == to and "do" in entry for entry in self.record.standing()):
            raise Refused(Refusal("no-such-entry", {"entry": to}, ()))
        self.record.add("undo", to)
        earlier = Match.replay(self.game, self.record)
        self.table, self.history, self.said = earlier.table, earlier.history, earlier.said
        self._drained = earlier._drained
        self._free = [mark for mark in self._free if mark[0] < to]

    def clone(self) -> Match:
        """An independent match at the same point, with the same luck to come: what it does the original never knows."""
        table = self.table.clone()
        table.chance = self.table.chance.copy()
        table.journal = []
        copy = Match(self.game, self.rules, table, self.record.clone())
        copy.history, copy.said, copy.playing = self.history[:], self.said[:], self.playing[:]
        copy.abandoned = self.abandoned
        copy._free = self._free[:]
        copy._drained = self._drained
        return copy

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    # --- inside ---

    def _seat(self, seat: object) -> int:
        """The seat that is meant, if there is one like that; else Refused."""
        number = whole(seat)
        if number is None or not 0 <= number < self.table.seats:
            raise Refused(Refusal("no-such-seat", {"seat": str(seat), "seats": self.table.seats}, ()))
        return number

    def _ending(self) -> dict[str, Any] | None:
        """How it ended, as the record keeps it."""
        if self.outcome is None:
            return None
        return {key: list(part) if isinstance(part, tuple) else part for key, part in detail(self.outcome).items()}

    def _note(self, number: int) -> list[Told]:
        journal = self.table.journal
        assert journal is not None
        if not journal:
            return []
        told = journal[:]
        journal.clear()
        self.history.extend([(number, audience, event) for audience, event in told])
        return told

    def _record_luck(self) -> bool:
        """Write down the luck that fell since the last entry; says whether there was any."""
        chance = self.table.chance
        assert isinstance(chance, Dealer)
        before, self._drained = self._drained, len(chance.dealt)
        if before == self._drained:
            return False
        for luck, wanted in zip(chance.dealt[before:], chance.asked[before:], strict=True):
            told = {"asked": list(wanted)} if self.record.format == FORMAT else {}
            self.record.add("luck", list(luck), None, **told)
        return True

    def _remember(self, number: int, seat: int, revealed: bool) -> None:
        """An action can be taken back freely until something is revealed or another seat acts."""
        table = self.table
        if revealed or table.outcome is not None or seat in table.envelope:
            self._free = []
        elif self._free and self._free[-1][1] != seat:
            self._free = [(number, seat)]
        else:
            self._free.append((number, seat))


def heard(audience: Audience, seat: int | None) -> bool:
    """Whether a seat (None: the public) belongs to an audience."""
    return audience is None or (seat is not None and seat in audience)


def _check_player(by: str) -> None:
    if by not in PLAYERS:
        raise Refused(Refusal("no-such-player", {"by": by, "known": PLAYERS}, ()))


def _up_to(entries: list[Entry], to: int | None) -> list[Entry]:
    """The entries up to one of them (None: all), with the luck that fell because of it."""
    while to is not None and to < len(entries) and "luck" in entries[to]:
        to += 1
    return entries[:to]
