"""Clocks: a bank for the whole game, an increment and a cap for each decision. All in milliseconds."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.server.protocol.bodies import PaceName, Settings, TimeControl
from hemicycle.server.protocol.news import Clock, SeatClock
from hemicycle.server.room.rows import ClockState

PACES: dict[PaceName, TimeControl | None] = {
    "live": TimeControl(bank=600, increment=20, cap=180),
    "evening": TimeControl(bank=3_600, increment=60, cap=900),
    "slow": TimeControl(bank=259_200, increment=43_200, cap=129_600),
    "untimed": None,
}
DAY = 86_400_000
NEARLY = 8  # when an eighth of it is left, time is nearly out
GRACE = 30_000  # for whoever's time ran out while the server was away
# Above this many seconds for a decision a game goes on for days, and clocks run even when nobody is there.
LONG_CAP = 3600


def control(settings: Settings) -> TimeControl | None:
    """The clock a table plays with."""
    return settings.clock if settings.pace == "custom" else PACES[settings.pace]


def is_slow(control: TimeControl | None) -> bool:
    """Whether a game goes on for days."""
    return control is not None and control.cap > LONG_CAP


class MatchClocks:
    """The clocks of one match. They run while nothing holds them."""

    def __init__(self, control: TimeControl | None, banks: list[int]) -> None:
        self.control = control
        self.full = 0 if control is None else _ms(control.bank)
        self.banks = banks
        self.held: set[str] = set()  # why they stand still
        self._since: dict[int, int] = {}  # seats that are asked: when their clock last started
        self._spent: dict[int, int] = {}  # what they spent before that
        self._more: dict[int, int] = {}  # what a vote gave them for this decision
        self.rest: dict[int, int] = {}  # seats whose people have days off: until when
        self._nudged: set[int] = set()
        self._warned: set[int] = set()
        self._late: set[int] = set()

    @classmethod
    def fresh(cls, control: TimeControl | None, seats: int) -> MatchClocks:
        """Full banks for everybody."""
        clocks = cls(control, [])
        clocks.banks = [clocks.full] * seats
        return clocks

    def state(self) -> ClockState | None:
        """How they stand, to be kept."""
        if self.control is None:
            return None
        return ClockState(
            banks=list(self.banks),
            full=self.full,
            held=sorted(self.held),
            since=dict(self._since),
            spent=dict(self._spent),
            more=dict(self._more),
        )

    def restore(self, kept: ClockState, at: int) -> None:
        """Go on as they were kept; whoever's time ran out while the server was away gets a little more."""
        if self.control is None or kept.full != self.full:
            return
        self.banks, self.held = list(kept.banks), set(kept.held)
        self._since, self._spent, self._more = dict(kept.since), dict(kept.spent), dict(kept.more)
        for seat in self._since:
            late = at - (self.deadline(seat) or at)
            if late > 0:
                self._more[seat] = self._more.get(seat, 0) + late + min(GRACE, self._allowance(seat))

    def ask(self, seats: Iterable[int], at: int, *, anew: int | None = None) -> None:
        """These seats are asked now; anew: this one has answered and faces another decision."""
        if self.control is None:
            return
        asked = set(seats)
        for seat in [each for each in self._since if each not in asked or each == anew]:
            self._finish(seat, at)
        for seat in sorted(asked - self._since.keys()):
            self._since[seat] = at
            self._spent[seat] = 0

    def hold(self, why: str, at: int) -> None:
        """Let all clocks stand still."""
        if not self.held:
            for seat, since in self._since.items():
                self._spent[seat] += self._running(seat, since, at)
        self.held.add(why)

    def release(self, why: str, at: int) -> None:
        """Let them go on, unless something else holds them."""
        if why in self.held:
            self.held.remove(why)
            if not self.held:
                self._since = dict.fromkeys(self._since, at)

    def let_rest(self, seat: int, until: int, at: int) -> None:
        """A seat's clock stands still until then; until now ends it."""
        if seat in self._since and not self.held:
            self._spent[seat] += self._running(seat, self._since[seat], at)
            self._since[seat] = at
        self.rest[seat] = until

    def extend(self) -> None:
        """Everybody who is asked gets as much time again."""
        for seat in self._since:
            self._more[seat] = self._more.get(seat, 0) + self._allowance(seat)
            self._nudged.discard(seat)
            self._warned.discard(seat)
            self._late.discard(seat)

    def deadline(self, seat: int) -> int | None:
        """Until when a seat must answer, or None when it need not hurry."""
        if self.control is None or self.held or seat not in self._since:
            return None
        begins = max(self._since[seat], self.rest.get(seat, 0))
        return begins + self._allowance(seat) + self._more.get(seat, 0) - self._spent[seat]

    def overdue(self, at: int) -> list[int]:
        """The seats whose time is up; each is named once for a decision."""
        late = [seat for seat in self._since if seat not in self._late and (self.deadline(seat) or at + 1) <= at]
        self._late.update(late)
        return late

    def to_nudge(self, at: int) -> list[int]:
        """The seats that have used half of their time; each is named once for a decision."""
        slow = [seat for seat in self._since if seat not in self._nudged and (self._half(seat) or at + 1) <= at]
        self._nudged.update(slow)
        return slow

    def to_warn(self, at: int) -> list[int]:
        """The seats whose time is nearly out; each is named once for a decision."""
        late = [seat for seat in self._since if seat not in self._warned and (self._last_part(seat) or at + 1) <= at]
        self._warned.update(late)
        return late

    def next(self) -> int | None:
        """When there is something to do."""
        if self.control is None or self.held:
            return None
        halves = [self._half(seat) for seat in self._since if seat not in self._nudged]
        warnings = [self._last_part(seat) for seat in self._since if seat not in self._warned]
        ends = [self.deadline(seat) for seat in self._since if seat not in self._late]
        return min([time for time in (*halves, *warnings, *ends) if time is not None], default=None)

    def shown(self, at: int) -> Clock | None:
        """What players see."""
        if self.control is None:
            return None
        seats = [SeatClock(seat=k, bank=bank, deadline=self.deadline(k)) for k, bank in enumerate(self.banks)]
        return Clock(now=at, running=not self.held, seats=seats)

    def _half(self, seat: int) -> int | None:
        return self._before_end(seat, 2)

    def _last_part(self, seat: int) -> int | None:
        return self._before_end(seat, NEARLY)

    def _before_end(self, seat: int, part: int) -> int | None:
        """When one part of so many of a seat's time is left."""
        deadline = self.deadline(seat)
        return None if deadline is None else deadline - (self._allowance(seat) + self._more.get(seat, 0)) // part

    def _allowance(self, seat: int) -> int:
        assert self.control is not None
        return min(_ms(self.control.cap), self.banks[seat] + _ms(self.control.increment))

    def _running(self, seat: int, since: int, at: int) -> int:
        """How long a seat's clock has run since then; days off do not count."""
        return max(0, at - max(since, self.rest.get(seat, 0)))

    def _finish(self, seat: int, at: int) -> None:
        since, spent = self._since.pop(seat), self._spent.pop(seat)
        self._nudged.discard(seat)
        self._warned.discard(seat)
        self._late.discard(seat)
        more = self._more.pop(seat, 0)
        assert self.control is not None
        used = spent + (0 if self.held else self._running(seat, since, at))
        left = self.banks[seat] + more + _ms(self.control.increment) - used
        self.banks[seat] = max(0, min(self.full, left))


def _ms(seconds: float) -> int:
    return int(seconds * 1000)
