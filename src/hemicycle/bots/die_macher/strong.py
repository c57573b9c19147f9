"""Level 3: rehearses the best options of level 2 at imagined tables, and answers what others will bid and refuse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random

from hemicycle.bots.die_macher import habits, rivals
from hemicycle.bots.die_macher.judgement import Memo, decide, prefer
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.bots.die_macher.solid import SolidBot
from hemicycle.bots.die_macher.weights import Weights
from hemicycle.bots.search import TimeUp, Trust, settle
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.games.die_macher import (
    cabinet,
    coalition,
    conference,
    conversion,
    donations,
    media,
    meetings,
    polls,
    start_player,
    start_sheet,
    victory,
)
from hemicycle.games.die_macher.table import Table

SEARCHED = (
    conference.ReviseProgramme, cabinet.PlaceMinister, cabinet.MinisterActs, coalition.FormCoalition,
    coalition.CoalitionReply, media.BuyMediaCube, media.ExchangeByMedia, meetings.Rally, conversion.Convert,
    conversion.ExchangeByMajority, polls.DecidePoll, victory.NationalOpinion,
)  # fmt: skip
ANSWERED: dict[type, rivals.Answer] = {
    start_sheet.StartSheetOne: rivals.start_sheet,
    start_sheet.StartSheetTwo: rivals.start_sheet,
    start_player.BidForStart: rivals.start_bid,
    start_player.BidAgain: rivals.start_bid,
    polls.Auction: rivals.auction,
    donations.LayDonation: rivals.donation,
}
OPTIONS = 8  # of level 2 that are looked at
WINDOW = 8.0  # points that an option may be behind to be looked at
AHEAD = 1  # elections
TABLES = 16  # imagined tables that are used again and again, with new luck
TRUST = Trust(opinion=6.0, trials=2.0, luck=4.0, enough=0.05)  # in points, as `hemicycle.arena.lessons.trust` found


class StrongBot(SolidBot):
    """Plays its best options on, and asks level 2 what came of it."""

    pace = 80

    def place(self, seen: Observation, s: Table, values: list[float], random: Random) -> int:
        """Level 2's choice, unless the others' plans or rehearsals show that another one is better."""
        seat = seen.view.seat
        assert seat is not None
        options = agenda.options(s, seat)
        answer = ANSWERED.get(type(s.agenda[-1]))
        if answer is not None:
            return answer(s, seat, options, self.weights)
        places = self.candidates(s, values, prefer(s, values))
        tried, opinions = [options[place] for place in places], [values[place] for place in places]
        trial = Rehearsals(self, seen, seat, tried, s, random.getrandbits(64), thinking=True)
        return places[settle(opinions, trial, self.budget.for_search, TRUST)]

    def overruled(self, s: Table) -> str:
        """Why it would not take what is worth most by itself: the others' plans or rehearsals spoke against it."""
        return "explain-dm-rivals" if type(s.agenda[-1]) in ANSWERED else "explain-dm-search"

    def candidates(self, s: Table, values: Sequence[float], known: int) -> list[int]:
        """The options worth a rehearsal, level 2's choice first."""
        if not isinstance(s.agenda[-1], SEARCHED):
            return [known]
        ranked = sorted(range(len(values)), key=lambda place: -values[place])
        near = [place for place in ranked[:OPTIONS] if values[place] > values[known] - WINDOW and place != known]
        return [known, *near[: OPTIONS - 1]]


class Rehearsals:
    """Plays an option on at an imagined table."""

    def __init__(
        self,
        bot: StrongBot,
        seen: Observation,
        seat: int,
        tried: Sequence[Action],
        first: Table,
        seed: int,
        *,
        thinking: bool,
    ) -> None:
        self.bot = bot
        self.seen = seen
        self.seat = seat
        self.tried = tried
        self.seed = seed
        self.tables = [first]
        self.thinking = thinking
        budget = bot.budget.for_search
        self.clock = budget.clock
        self.deadline = inf if budget.seconds is None else budget.clock() + budget.seconds

    def __call__(self, option: int, number: int) -> float:
        """What the position is worth after an option has been played on, at the imagined table of this number."""
        luck = Random(self.seed + number)
        s = self.table(number).clone()
        s.chance = Quick(luck.random)
        agenda.play(s, self.seat, self.tried[option])
        play_on(s, AHEAD, self.bot.weights, thinking=self.thinking, in_time=self.in_time)
        return self.worth(s)

    def in_time(self) -> bool:
        """Whether there is time left to play on."""
        return self.clock() < self.deadline

    def worth(self, s: Table) -> float:
        """What a position is worth to the seat."""
        return Outlook(s, self.seat, self.bot.weights).total()

    def table(self, number: int) -> Table:
        """One of a few imagined tables."""
        place = number % TABLES
        if place == len(self.tables):
            self.tables.append(self.bot.imagine(self.seen, Random(self.seed - 1 - number))[0])
        return self.tables[place]


def play_on(
    s: Table, elections: int, weights: Weights, *, thinking: bool, in_time: Callable[[], bool] = lambda: True
) -> None:
    """Everybody plays, thinking like level 2 or by habit, until so many elections are over and paid for.

    Out of habit only who is asked to join a coalition weighs that.
    """
    rounds = len(s.results) + elections
    memo: Memo = {}
    while s.outcome is None and (len(s.results) < rounds or s.round <= len(s.results)):
        seat = agenda.pending(s)[0]
        if thinking or isinstance(s.agenda[-1], coalition.CoalitionReply):
            if not in_time():
                raise TimeUp
            options = agenda.options(s, seat)
            agenda.play(s, seat, options[decide(s, seat, options, weights, memo)])
        else:
            agenda.play(s, seat, habits.act(s, seat))
