"""A room: one table with the people and bots around it, as a value. `handle` changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from hemicycle.server.protocol.bodies import MatchInfo, Phase, Plays, Settings, TableInfo
from hemicycle.server.protocol.news import Draft, Leader, Talk, You
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import catalogue, clocks, gallery, limits, results
from hemicycle.server.room.bucket import Buckets
from hemicycle.server.room.clocks import MatchClocks
from hemicycle.server.room.effects import Effects, Speech
from hemicycle.server.room.match_state import MatchState
from hemicycle.server.room.names import likeness
from hemicycle.server.room.rows import Chair, EndMatch, MatchRow, MomentRow, NewResult, Person, RoomState
from hemicycle.server.room.talk_log import TalkLog


class RoomConfig(Struct, frozen=True):
    """What the operator has set for all rooms. Times in milliseconds."""

    snapshot_every: int = 120
    luck_wait: int = 3_000  # how long devices may take to add to the luck of a match
    accounts_required: bool = False  # whether only people with an account may sit down
    absence: int = 600_000  # away for so long from an untimed game, and the others may vote on a replacement
    sign: Callable[[str, int], str] = lambda subject, generation: f"{subject}.{generation}"  # makes links to seats


class Visitor:
    """One connection of a person to the room: whose updates it gets, and whom it may act for."""

    def __init__(self, connection: int, person: Person, *, watch: bool) -> None:
        self.connection = connection
        self.person = person
        self.watch = watch
        self.behind = False  # the device still shows what happened before
        self.ignores: frozenset[str] = frozenset()  # people they do not want to hear
        self.vacation: int | None = None  # until when they have days off
        self.following: tuple[int | None, ...] = ()
        self.seats: tuple[int, ...] = ()

    def follow(self, following: tuple[int | None, ...]) -> None:
        """Get the updates of these seats from now on, and act for them."""
        self.following = following
        self.seats = tuple([seat for seat in following if seat is not None])


class Room:
    """People, bots and the match they play. `state` is what is kept of it beside the match."""

    def __init__(self, state: RoomState, config: RoomConfig | None = None) -> None:
        self.state = state
        self.config = config or RoomConfig()
        self.match: MatchState | None = None
        self.talk = TalkLog()
        self.kept_back: list[Talk] = []  # said, and not yet for everybody's ears
        self.drafts: dict[int, Draft] = {}
        self.notes: dict[int, str] = {}
        self.visitors: dict[int, Visitor] = {}
        self.late: dict[int, str] = {}  # seats whose time is up for a decision
        self.stands: int | None = None  # the last entry whose player takes nothing back
        self.asked: dict[int, tuple[str, int]] = {}  # seats that are asked: which decision, and since when
        self.starters: dict[tuple[int, str], None] = {}  # connections that wait for the match to begin, and their keys
        self.limits = limits.buckets()
        self.authors: dict[int, str] = {}  # of the comments on matches that are over
        self.leader: tuple[int, Leader] | None = None  # the connection that leads through a review, and where it is
        self.wavering = Buckets(rate=0.5, burst=40.0)  # answers changed or taken back, by seat: each is kept for good
        self.frozen: MatchRow | None = None  # the match whose rules cannot be played any more
        self.frozen_rows: list[MomentRow] = []
        self._audience: dict[int | None, list[int]] | None = None

    # --- short names ---

    @property
    def code(self) -> str:
        """What people join it by."""
        return self.state.code

    @property
    def settings(self) -> Settings:
        """How the table plays."""
        return self.state.settings

    @property
    def chairs(self) -> list[Chair]:
        """All seats."""
        return self.state.chairs

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        return self.state.phase

    @property
    def uploaded(self) -> bool:
        """Whether it only shows a record somebody uploaded; such a room is not kept for long."""
        return self.state.origin is not None and self.state.origin.kind == "record"

    # --- who may what ---

    def chair(self, seat: int) -> Chair:
        """A chair by its number."""
        if seat >= len(self.chairs):
            raise refuse("no-such-seat", {"seat": seat, "seats": len(self.chairs)})
        return self.chairs[seat]

    def own(self, visitor: Visitor, seat: int) -> Chair:
        """The chair of a seat that this connection may act for."""
        chair = self.chair(seat)
        if seat not in visitor.seats:
            raise refuse("not-your-seat", {"seat": seat})
        return chair

    def is_host(self, visitor: Visitor) -> bool:
        """Whoever opened the table; while they are away the first person seated who is there."""
        return visitor.person.id == self.acting_host()

    def need_host(self, visitor: Visitor) -> None:
        """Refuse everybody but the host."""
        if not self.is_host(visitor):
            raise refuse("host-only")

    def need_phase(self, *phases: str) -> None:
        """Refuse what does not fit the time."""
        if self.phase not in phases:
            raise refuse(f"not-while-{self.phase}")
        if "seating" in phases and self.phase == "seating" and self.state.opening is not None:
            raise refuse("not-while-playing")

    def need_match(self) -> MatchState:
        """The match, which must have begun."""
        if self.match is None:
            raise refuse("not-begun")
        return self.match

    def need_account(self, person: Person) -> None:
        """Refuse guests where the operator wants everybody to have an account."""
        if self.config.accounts_required and person.account is None:
            raise refuse("account-required")

    def online(self, person: str | None) -> bool:
        """Whether somebody is connected."""
        return person is not None and any([each.person.id == person for each in self.visitors.values()])

    @property
    def lagging(self) -> bool:
        """Whether bots wait for somebody who plays and still looks at what happened before."""
        slowest = any([each.behind and each.seats for each in self.visitors.values()])
        return slowest and self.settings.wait_for_slowest

    def absent(self, chair: Chair, now: int) -> bool:
        """Whether a seat's person is away in earnest.

        Their clock ran out and a bot has played for them; or, where no clock runs, nobody has seen them for long.
        """
        if chair.person is None:
            return False
        if clocks.control(self.settings) is not None:
            return chair.missed > 0
        return unseen(self, chair, now)

    def note_absence(self, now: int) -> None:
        """Whoever holds a seat and is not there is away from now on, however that came about."""
        for chair in self.chairs:
            if chair.person is not None and chair.away_since is None and not self.online(chair.person):
                chair.away_since = now

    def acting_host(self) -> str:
        """The id of whoever acts as host now."""
        if self.online(self.state.host):
            return self.state.host
        present = [chair.person for chair in self.chairs if self.online(chair.person)]
        return present[0] or self.state.host if present else self.state.host

    # --- who sees what ---

    def seats_of(self, visitor: Visitor) -> tuple[int | None, ...]:
        """Whose updates a connection gets."""
        mine = [seat for seat, chair in enumerate(self.chairs) if chair.person == visitor.person.id]
        if mine and not visitor.watch:
            return tuple(mine)
        return (None,) if mine or self.settings.spectators or self.phase == "seating" else ()

    def reseat(self, effects: Effects) -> None:
        """Let everybody follow their own seats; whoever has other ones now is shown them."""
        for visitor in self.visitors.values():
            following = self.seats_of(visitor)
            if following != visitor.following:
                visitor.follow(following)
                effects.refresh.add(visitor.connection)
        self._audience = None

    def audience(self) -> dict[int | None, list[int]]:
        """Which connections follow which seat, worked out anew when somebody came, went or changed seats."""
        if self._audience is None:
            self._audience = {}
            for visitor in self.visitors.values():
                for seat in visitor.following:
                    self._audience.setdefault(seat, []).append(visitor.connection)
        return self._audience

    def come(self, visitor: Visitor) -> None:
        """A connection is at the table."""
        self.visitors[visitor.connection] = visitor
        self._audience = None

    def go(self, connection: int) -> Visitor | None:
        """A connection has left the table."""
        self._audience = None
        return self.visitors.pop(connection, None)

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return shown(self.state, self)

    def you(self, visitor: Visitor, host: str) -> You:
        """Who a connection is, when that person acts as host."""
        person = visitor.person
        language: Any = person.language  # checked when it came in
        return You(name=person.name, language=language, seats=list(visitor.seats), host=person.id == host)

    # --- what happens in the match ---

    def happened(self, row: MomentRow, effects: Effects) -> None:
        """The match has just gone on: it is stored and told, bots may speak, and it may be over."""
        match = self.need_match()
        effects.changes += match.changes(row, self.config.snapshot_every)
        effects.moments.append(row)
        if self.settings.spectator_delay:
            match.keep_public(self.settings.spectator_delay)
        effects.speeches += self._speeches(row)
        if match.match.outcome is not None and match.row.ended is None:
            self.end(row.at, "over", effects)

    def plays(self, seat: int, by: Any, why: str, now: int, effects: Effects) -> None:
        """Somebody else plays a seat from now on: everybody is told, and it stands in the record."""
        if self.match is not None and not self.match.over:
            chair = self.chairs[seat]
            name = chair.name if by in ("person", "program") else chair.level or self.settings.standby
            self.happened(self.match.plays(Plays(seat=seat, by=by, name=name, why=why), now), effects)

    def end(self, at: int, phase: Phase, effects: Effects) -> None:
        """Close the match."""
        row = self.match.row if self.match is not None else self.frozen
        assert row is not None
        row.ended = at
        if self.match is not None:
            self.match.clocks.ask((), at)
        self.state.phase, self.state.votes, self.state.clocks = phase, [], None
        self.late.clear()
        effects.changes.append(EndMatch(row.id, at))
        counts = "lesson" not in row.header and self.state.origin is None  # what was learned with or tried out does not
        if self.match is not None and counts:
            effects.changes.append(NewResult(results.of(self.match.match, row, self.state)))
        effects.changed()

    def rest(self, seat: int, until: int | None, now: int) -> None:
        """Whoever sits there has days off until then, or none: in slow games their clock stands still meanwhile."""
        self.chairs[seat].vacation = until
        if self.match is not None and clocks.is_slow(self.match.clocks.control):
            self.match.clocks.let_rest(seat, until or now, now)

    def fresh_clocks(self) -> MatchClocks:
        """Full clocks by the pace of the table."""
        fresh = MatchClocks.fresh(clocks.control(self.settings), self.settings.seats)
        if clocks.is_slow(fresh.control):
            fresh.rest = {seat: chair.vacation for seat, chair in enumerate(self.chairs) if chair.vacation is not None}
        return fresh

    def _speeches(self, row: MomentRow) -> Iterable[Speech]:
        """Bots may say something when something happened or a person spoke; never to each other without end."""
        bots = [(seat, chair.level) for seat, chair in enumerate(self.state.chairs) if chair.person is None]
        if not bots or self.match is None:
            return ()
        lesson = catalogue.given(self.settings)
        if lesson is not None and not lesson.talk:
            return ()
        said = row.body.remarks if row.hand == "person" else []
        heard = frozenset({word for _, word, _ in row.body.told} | {remark.word for remark in said})
        speakers = [(seat, level) for seat, level in bots if level is not None and heard and self.may_talk(seat)]
        return [Speech(seat, level, heard) for seat, level in speakers]

    def may_talk(self, seat: int) -> bool:
        """Whether the rules let a seat talk to the table now."""
        match = self.need_match().match
        return match.game.may_talk(match.table, seat, None)


def unseen(room: Room, chair: Chair, now: int) -> bool:
    """Whether nobody has seen a seat's person for longer than one decision may take."""
    control = clocks.control(room.settings)
    patience = room.config.absence if control is None else max(room.config.absence, int(control.cap * 1000))
    return gone(room, chair, now, patience)


def gone(room: Room, chair: Chair, now: int, patience: int) -> bool:
    """Whether nobody has seen for so long whose seat it is, or who was replaced on it."""
    away = not room.online(chair.person or chair.former) and chair.away_since is not None
    return away and now - (chair.away_since or now) >= patience


def shown(state: RoomState, room: Room | None = None) -> TableInfo:
    """A table as everybody may see it; without its room nobody is there."""
    visitors = [] if room is None else list(room.visitors.values())
    seated = {chair.person for chair in state.chairs}
    there = {visitor.person.id for visitor in visitors}
    game = catalogue.game(state.settings.game)
    return TableInfo(
        code=state.code,
        settings=state.settings,
        phase=state.phase,
        host=state.host_name,
        seats=[chair.info(seat, online=chair.person in there) for seat, chair in enumerate(state.chairs)],
        spectators=len(there - seated),
        created=state.created,
        match=None if room is None or room.match is None else _match_shown(state, room.match),
        private_talk=game.private_talk,
        parties=parties(state),
        expires=state.expires,
        origin=state.origin,
        next=state.next,
    )


def _match_shown(state: RoomState, match: MatchState) -> MatchInfo:
    """The match as far as those who look on have come."""
    info = match.info()
    info.n -= len(gallery.hidden(state, match))
    return info


def parties(state: RoomState) -> list[str]:
    """What can be chosen at a table, each once; nothing where nothing is chosen."""
    settings = state.settings
    return list(catalogue.parties(settings.game, settings.edition, settings.options, settings.seats))


def free_name(state: RoomState, name: str) -> str:
    """A name nobody at the table has: Ann, Ann 2, Ann 3."""
    taken = {likeness(chair.name) for chair in state.chairs}
    names: Sequence[str] = [name, *[f"{name[:21]} {number}" for number in range(2, len(state.chairs) + 2)]]
    return next(each for each in names if likeness(each) not in taken)
