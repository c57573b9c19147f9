"""A table with its record: the only place where legality is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hemicycle.core import agenda
from hemicycle.core.chance import Chance, Dealer, Luck, Script, ScriptError
from hemicycle.core.record import FORMAT, Entry, Record, RecordError, commitment, standing
from hemicycle.core.ruleset import EditionError, Ruleset
from hemicycle.core.state import Audience, State
from hemicycle.core.steps import SEALED, IllegalAction, Refusal
from hemicycle.core.values import Action, Event, Outcome, Remark
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
        self._free: list[tuple[int, int]] = []  # entries (and their seats) that may be undone freely
        self._drained = 0
        self._note(0)

    # --- opening and replaying ---

    @classmethod
    def open(
        cls,
        game: Game,
        rules: Ruleset,
        seats: int,
        seed: int | bytes,
        names: Sequence[str] = (),
        *,
        pinned: bool = False,
    ) -> Match:
        """Set up a table with a committed seed and begin its record; pinned: the record keeps the edition's data."""
        secret = seed if isinstance(seed, bytes) else (seed % (1 << 256)).to_bytes(32, "big")
        dealer = Dealer(secret)
        table = game.deal(rules, seats, dealer, journal=True)
        header: dict[str, Any] = {
            "hemicycle": FORMAT,
            "game": game.id,
            "edition": rules.id,
            "revision": rules.revision,
            "seats": seats,
            "options": dict(rules.chosen),
            "names": list(names),
            "commitment": commitment(secret),
        }
        if pinned or rules.id not in game.editions:
            header["data"] = rules.data
        match = cls(game, rules, table, Record(header, game.library.write))
        match._record_luck()
        return match

    @classmethod
    def replay(cls, game: Game, record: Record, *, to: int | None = None, seed: bytes | None = None) -> Match:
        """Play a record again, checking every action. With the seed, play can go on.

        to: stop after this entry and the luck that fell because of it.
        """
        rules = _rules(game, record)
        entries = standing(_up_to(record.entries, to))
        script = Script([_luck(entry) for entry in entries if "luck" in entry])
        try:
            table = game.deal(rules, record.header["seats"], script, journal=True)
        except ScriptError as error:
            raise RecordError(2, "luck", {"problem": str(error)}) from error
        match = cls(game, rules, table, record)
        for entry in entries:
            match._again(entry, script)
        if script.used < len(script.pieces):
            unused = [entry for entry in entries if "luck" in entry][script.used]
            raise RecordError(unused["n"] + 1, "luck-unused")
        if seed is not None:
            table.chance = Dealer(seed)
            table.chance.dealt = list(script.pieces)
            match._drained = len(script.pieces)
        return match

    def _again(self, entry: Entry, script: Script) -> None:
        line = entry["n"] + 1
        try:
            if "do" in entry:
                used = script.used
                seat, action = self.legal(entry.get("seat"), entry["do"])
                told = self._play(entry["n"], seat, action)
                self._remember(entry["n"], seat, revealed=script.used > used or any(event.reveals for _, event in told))
            elif "say" in entry:
                speaker, remark = self._spoken(entry.get("seat"), entry["say"])
                self.said.append((entry["n"], speaker, remark))
            elif "end" in entry and (self.outcome is None or _plain(detail(self.outcome)) != entry["end"]):
                raise RecordError(line, "outcome")
        except IllegalAction as error:
            code = "illegal" if "do" in entry else "illegal-remark"
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

    def options(self, seat: int) -> Sequence[Action]:
        """Every legal action of a seat now."""
        return agenda.options(self.table, seat)

    def view(self, seat: int | None) -> View:
        """All that a seat (None: the public) may know."""
        return self.game.view(self.table, seat)

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat was told so far."""
        return tuple(event for _, audience, event in self.history if heard(audience, seat))

    def observation(self, seat: int) -> Observation:
        """What the player or bot on a seat is given."""
        return Observation(self.view(seat), self.events(seat), tuple((who, what) for _, who, what in self.said))

    # --- acting ---

    def legal(self, seat: object, action: Action | str) -> tuple[int, Action]:
        """The seat and the action that are meant, if that seat may do it now; else IllegalAction."""
        if self.outcome is not None:
            raise IllegalAction(Refusal("game-over", {}, ()))
        if not isinstance(seat, int) or not 0 <= seat < self.table.seats:
            raise IllegalAction(Refusal("no-such-seat", {"seat": str(seat), "seats": self.table.seats}, ()))
        if isinstance(action, str):
            try:
                action = self.game.action(action)
            except ValueError as error:
                raise IllegalAction(Refusal("malformed-action", {"text": str(action)}, ())) from error
        step = self.table.agenda[-1]
        if seat not in self.table.waiting:
            raise IllegalAction(Refusal("not-your-turn", {"waiting": self.waiting}, step.cites))
        if action not in step.options(self.table, seat):
            raise IllegalAction(step.why_not(self.table, seat, action))
        return seat, action

    def act(self, seat: int, action: Action | str) -> list[Told]:
        """Check and carry out an action; returns what was told to whom, or raises IllegalAction."""
        seat, checked = self.legal(seat, action)
        number = self.record.add("do", str(checked), seat)
        told = self._play(number, seat, checked)
        revealed = self._record_luck() or any(event.reveals for _, event in told)
        self._remember(number, seat, revealed=revealed)
        if self.outcome is not None:
            chance = self.table.chance
            assert isinstance(chance, Dealer)
            self.record.add("end", _plain(detail(self.outcome)), seed=chance.seed.hex())
        return told

    def remark(self, seat: int, remark: Remark | str) -> Remark:
        """Say something through the game's own channels; the rules never read it."""
        seat, value = self._spoken(seat, remark)
        self.said.append((self.record.add("say", str(value), seat), seat, value))
        return value

    def _spoken(self, seat: object, remark: Remark | str) -> tuple[int, Remark]:
        """The seat and the remark that are meant, if that seat may say it now; else IllegalAction."""
        try:
            value = self.game.remark_notation.parse(remark) if isinstance(remark, str) else remark
        except ValueError as error:
            raise IllegalAction(Refusal("malformed-remark", {"text": str(remark)}, ())) from error
        assert isinstance(value, Remark)
        if not isinstance(seat, int) or not 0 <= seat < self.table.seats:
            raise IllegalAction(Refusal("no-such-seat", {"seat": str(seat), "seats": self.table.seats}, ()))
        if not self.game.may_remark(self.table, seat, value):
            raise IllegalAction(Refusal("remark-not-now", {"text": str(value)}, ()))
        return seat, value

    def undoable(self, seat: int) -> int | None:
        """The number of this seat's last action if it may still be taken back freely."""
        return self._free[-1][0] if self._free and self._free[-1][1] == seat else None

    def undo(self, to: int) -> None:
        """Take back everything from entry `to` on. Whether that is allowed is for the caller to say."""
        if not any(entry["n"] == to and "do" in entry for entry in self.record.standing()):
            raise IllegalAction(Refusal("no-such-entry", {"entry": to}, ()))
        dealer = self.table.chance
        assert isinstance(dealer, Dealer)
        self.record.add("undo", to)
        earlier = Match.replay(self.game, self.record, seed=dealer.seed)
        self.table, self.history, self.said = earlier.table, earlier.history, earlier.said
        self._drained = earlier._drained
        self._free = [mark for mark in self._free if mark[0] < to]

    # --- inside ---

    def _play(self, number: int, seat: int, action: Action) -> list[Told]:
        agenda.play(self.table, seat, action)
        return self._note(number)

    def _note(self, number: int) -> list[Told]:
        journal = self.table.journal
        assert journal is not None
        told = list(journal)
        journal.clear()
        self.history.extend([(number, audience, event) for audience, event in told])
        return told

    def _record_luck(self) -> bool:
        """Write down the luck that fell since the last entry; says whether there was any."""
        chance = self.table.chance
        assert isinstance(chance, Dealer)
        fresh = chance.dealt[self._drained :]
        for piece in fresh:
            self.record.add("luck", list(piece))
        self._drained = len(chance.dealt)
        return bool(fresh)

    def _remember(self, number: int, seat: int, *, revealed: bool) -> None:
        """An action can be taken back freely until something is revealed or another seat acts."""
        sealed = bool(self.table.agenda) and self.table.agenda[-1].kind == SEALED and seat in self.table.envelope
        if revealed or sealed or self.outcome is not None:
            self._free = []
        elif self._free and self._free[-1][1] != seat:
            self._free = [(number, seat)]
        else:
            self._free.append((number, seat))


def heard(audience: Audience, seat: int | None) -> bool:
    """Whether a seat (None: the public) belongs to an audience."""
    return audience is None or (seat is not None and seat in audience)


def verify(game: Game, record: Record) -> Match:
    """Play a record again and deal its luck again from the revealed seed; RecordError names what does not fit."""
    match = Match.replay(game, record)
    last = record.entries[-1] if record.entries else {}
    if match.outcome is None:
        return match
    if "end" not in last:
        raise RecordError(len(record.entries) + 1, "no-seed")
    try:
        seed = bytes.fromhex(last["seed"])
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(last["n"] + 1, "no-seed") from error
    if commitment(seed) != record.header["commitment"]:
        raise RecordError(last["n"] + 1, "commitment")
    _deal_again(game, record, Dealer(seed))
    return match


def _deal_again(game: Game, record: Record, dealer: Chance) -> None:
    assert isinstance(dealer, Dealer)
    table = game.deal(_rules(game, record), record.header["seats"], dealer)
    luck = [entry for entry in record.standing() if "luck" in entry]
    actions = [entry for entry in record.standing() if "do" in entry]
    for step in range(len(actions) + 1):
        for piece, entry in zip(dealer.dealt, luck, strict=False):
            if list(piece) != entry["luck"]:
                raise RecordError(entry["n"] + 1, "luck-differs")
        if step < len(actions):
            agenda.play(table, actions[step]["seat"], game.action(actions[step]["do"]))


def _up_to(entries: list[Entry], to: int | None) -> list[Entry]:
    """The entries up to one of them, with the luck that fell because of it."""
    if to is None:
        return entries
    while to < len(entries) and "luck" in entries[to]:
        to += 1
    return entries[:to]


def _luck(entry: Entry) -> Luck:
    piece = entry["luck"]
    if not isinstance(piece, list) or not all(type(value) is int for value in piece):
        raise RecordError(entry["n"] + 1, "luck", {"problem": "not a list of numbers"})
    return tuple(piece)


def _plain(parts: dict[str, Any]) -> dict[str, Any]:
    return {key: list(part) if isinstance(part, tuple) else part for key, part in parts.items()}


def _rules(game: Game, record: Record) -> Ruleset:
    header = record.header
    if header["game"] != game.id:
        raise RecordError(1, "other-game", {"game": header["game"]})
    try:
        rules = game.load(header["edition"], header["options"], data=header.get("data"))
    except EditionError as error:
        raise RecordError(1, "edition", {"edition": header["edition"], "key": error.key}) from error
    if rules.revision != header["revision"]:
        raise RecordError(1, "revision", {"revision": header["revision"], "played": rules.revision})
    if header["seats"] not in rules.seats:
        raise RecordError(1, "header", {"key": "seats"})
    return rules
