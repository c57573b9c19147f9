"""The course of the game: the order of everything."""

from __future__ import annotations

from typing import Any

from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.cabinet import ShadowCabinet
from hemicycle.games.die_macher.coalition import CoalitionTalks
from hemicycle.games.die_macher.conference import Conference
from hemicycle.games.die_macher.conversion import Conversion
from hemicycle.games.die_macher.donations import Donations
from hemicycle.games.die_macher.election import Election
from hemicycle.games.die_macher.events import RoundBegan
from hemicycle.games.die_macher.media import MediaControl, MediaMarket
from hemicycle.games.die_macher.meetings import MeetingRound
from hemicycle.games.die_macher.polls import PollRound
from hemicycle.games.die_macher.round_end import ClearState, EnterState, Payout
from hemicycle.games.die_macher.scoring import FinalScoring
from hemicycle.games.die_macher.setup import DealProgrammes
from hemicycle.games.die_macher.start_player import BidForStart
from hemicycle.games.die_macher.start_sheet import StartSheetOne
from hemicycle.games.die_macher.table import Table

Business = tuple[Step[Any, Any], ...]

CAMPAIGN: Business = (
    BidForStart(), Conference(), ShadowCabinet(), CoalitionTalks(), MediaMarket(), MediaControl(), MeetingRound(),
    PollRound(), Conversion(),
)  # fmt: skip
ROUND_END: Business = (EnterState(), Payout(), Donations())


class Course(Step[Table, Action]):
    """Preparation and start round; then one state votes in every round."""

    cites = ("5",)

    def conclude(self, s: Table) -> Next:
        return DealProgrammes(), StartSheetOne(), Round(1)


class Round(Step[Table, Action]):
    """A campaign, an election and the end of the round; the last round is only an election."""

    cites = ("5", "5.2", "5.3", "5.4")

    def __init__(self, number: int) -> None:
        self.number = number

    def conclude(self, s: Table) -> Next:
        timeline = s.rules.timeline
        s.round = self.number
        s.spent = [0] * s.seats
        s.tell(RoundBegan, self.number, s.lands[0].id)
        campaign = CAMPAIGN if self.number <= timeline.last_campaign else ()
        if self.number == timeline.rounds:
            return *campaign, Election(), FinalScoring()
        ending = ROUND_END if self.number <= timeline.last_round_end else ()
        return *campaign, Election(), ClearState(), *ending, Round(self.number + 1)
