"""What of the round and of the game is still to come, read off the agenda."""

from __future__ import annotations

from hemicycle.games.die_macher.cabinet import ShadowCabinet
from hemicycle.games.die_macher.media import MediaControl, MediaMarket
from hemicycle.games.die_macher.meetings import MeetingRound, Rally
from hemicycle.games.die_macher.polls import Auction, DecidePoll, OfferPoll, PollRound
from hemicycle.games.die_macher.table import Land, Table

# How much of the money for a round is still unspent when this business is ahead.
UNSPENT = ((ShadowCabinet, 1.0), (MediaMarket, 0.85), (MeetingRound, 0.7), (PollRound, 0.45))
FOR_POLLS = 0.45


class Calendar:
    """What is still to come for everybody."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.round = max(1, s.round)
        self.last_campaign = s.rules.timeline.last_campaign
        ahead = [type(step) for step in s.agenda]
        before = s.round == 0
        self.meetings = before or MeetingRound in ahead
        self.exchange = before or MediaControl in ahead
        self.market = before or MediaMarket in ahead
        self.polls = before or PollRound in ahead
        top = s.agenda[-1] if s.agenda else None
        self.rally = top if isinstance(top, Rally) else None
        self.polled = () if self.polls else _polled(s)
        self.unspent = 1.0 if before else self._unspent(ahead)
        self.counted = len(s.results)  # elections that are over

    def _unspent(self, ahead: list[type]) -> float:
        for business, share in UNSPENT:
            if business in ahead:
                return share
        return FOR_POLLS * len(self.polled) / len(self.s.lands)

    @property
    def spending(self) -> float:
        """The campaign rounds in which money can still be spent, this one as far as it is still ahead."""
        return max(0, self.last_campaign - self.round) + (self.unspent if self.round <= self.last_campaign else 0.0)

    def rallies(self, land: Land, place: int) -> list[int]:
        """How often each seat can still hold meetings in a state."""
        s = self.s
        later = min(land.number, self.last_campaign) - self.round
        if later < 0:
            return [0] * s.seats
        if self.meetings:
            return [later + 1] * s.seats
        if self.rally is None:
            return [later] * s.seats
        now = s.line.index(self.rally.state)
        turn = (self.rally.seat - s.start_player) % s.seats
        return [later + (((seat - s.start_player) % s.seats, place) > (turn, now)) for seat in range(s.seats)]

    def swaps(self, land: Land) -> int:
        """How often who controls the media of a state can still exchange an opinion."""
        return max(0, min(land.number, self.last_campaign) - self.round + self.exchange)

    def open_questions(self, land: Land) -> int:
        """How much can still change in a state: nothing, little, more, much."""
        rounds = land.number - self.round
        if rounds > 0:
            return min(3, 1 + rounds)
        return 1 if self.polls or land.id in self.polled else 0


def _polled(s: Table) -> tuple[str, ...]:
    """The states whose poll has not been decided on yet."""
    return tuple([step.state for step in s.agenda if isinstance(step, OfferPoll | Auction | DecidePoll)])
