"""Level 3: the best options of level 2 are rehearsed at imagined tables until the next election is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.bots.die_macher import habits
from hemicycle.bots.die_macher.judgement import decide, prefer
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.bots.die_macher.solid import SolidBot
from hemicycle.bots.die_macher.weights import Weights
from hemicycle.bots.search import improve
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
    victory,
)
from hemicycle.games.die_macher.table import Table

SEARCHED = (
    conference.ReviseProgramme, cabinet.PlaceMinister, cabinet.MinisterActs, coalition.FormCoalition,
    coalition.CoalitionReply, media.BuyMediaCube, media.ExchangeByMedia, meetings.Rally, conversion.Convert,
    conversion.ExchangeByMajority, polls.DecidePoll, victory.NationalOpinion, donations.LayDonation,
)  # fmt: skip
OPTIONS = 4  # of level 2 that are looked at
WINDOW = 8.0  # points that an option may be behind to be looked at
PROOF = 1.0  # standard errors by which another option must be better
AHEAD = 1  # elections
NEAR = 0  # decisions of the others that are weighed
TABLES = 16  # imagined tables that are used again and again, with new luck


class StrongBot(SolidBot):
    """Plays its best options on, everybody by habit, and asks level 2 what came of it."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Level 2's choice, unless rehearsals show that another one is better."""
        s, seat = self.imagine(seen, random)
        values = self.worths(s, seat)
        known = prefer(s, values)
        places = self.candidates(s, values, known)
        if len(places) > 1:
            options = agenda.options(s, seat)
            trial = Rehearsals(self, seen, seat, [options[place] for place in places], s, random.getrandbits(64))
            known = places[improve(places, 0, trial, self.budget, proof=PROOF)]
        return self.game.action(seen.view.choices[known].action)

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
        self, bot: StrongBot, seen: Observation, seat: int, options: Sequence[Action], first: Table, seed: int
    ) -> None:
        self.bot = bot
        self.seen = seen
        self.seat = seat
        self.options = options
        self.seed = seed
        self.tables = [first]

    def __call__(self, option: int, number: int) -> float:
        """What the position is worth after an option has been played on, at the imagined table of this number."""
        luck = Random(self.seed + number)
        s = self.table(number).clone()
        s.chance = Quick(luck.random)
        agenda.play(s, self.seat, self.options[option])
        play_on(s, AHEAD, NEAR, self.bot.weights)
        return Outlook(s, self.seat, self.bot.weights).total()

    def table(self, number: int) -> Table:
        """One of a few imagined tables."""
        place = number % TABLES
        if place == len(self.tables):
            self.tables.append(self.bot.imagine(self.seen, Random(self.seed - 1 - number))[0])
        return self.tables[place]


def play_on(s: Table, elections: int, near: int, weights: Weights) -> None:
    """The next few decisions are weighed, then all goes by habit until so many elections are over and paid for."""
    rounds = len(s.results) + elections
    while s.outcome is None and (len(s.results) < rounds or s.round <= len(s.results)):
        seat = agenda.pending(s)[0]
        if near > 0 and not isinstance(s.agenda[-1], polls.Auction):
            near -= 1
            options = agenda.options(s, seat)
            agenda.play(s, seat, options[decide(s, seat, options, weights)])
        else:
            agenda.play(s, seat, habits.act(s, seat))
