"""Reviews of Secret Hitler: each side's chance, what the deck dealt, what everybody thought of whom, and who lied."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hemicycle.bots import search
from hemicycle.bots.budget import Budget
from hemicycle.bots.secret_hitler import prospects, reasons
from hemicycle.bots.secret_hitler.beliefs import Public
from hemicycle.bots.secret_hitler.chances import Outlook, after_policy, fascists_win
from hemicycle.bots.secret_hitler.mind import Notebook
from hemicycle.bots.secret_hitler.search import SearchBot, Trial
from hemicycle.bots.secret_hitler.solid import SolidBot
from hemicycle.bots.secret_hitler.theory import standard
from hemicycle.bots.secret_hitler.worlds import Floats
from hemicycle.core.match import Match
from hemicycle.core.values import Action, Remark, word
from hemicycle.core.view import Observation, detail
from hemicycle.games.secret_hitler import claims, events
from hemicycle.games.secret_hitler.table import LIBERAL, POLICIES, Table
from hemicycle.review.analyst import Analyst, Depth, Reason
from hemicycle.review.findings import SIDES, Claim, Point, Sentence, Suspicion


class SecretHitlerAnalyst(Analyst):
    """The chance of a side follows from the board, from who is who, and from what everybody thinks of whom."""

    lines = SIDES
    sides = ("liberal", "fascist")
    quick = True
    walk = 0.1
    level = "solid"

    def __init__(self, match: Match, depth: Depth) -> None:
        super().__init__(match, depth)
        rules: Any = match.rules
        self.notebook = Notebook(rules, standard())
        self.own = [Notebook(rules, standard()) for _ in range(self.seats)]
        self.heavy = self.seats - 3  # the more there are, the longer they think about each other
        self.told = 0  # events before the action
        self.thought: Public | None = None  # what everybody thought then

    def point(self, match: Match, entry: int, random: Random) -> Point:
        """The chance of either side."""
        s = _table(match)
        if s.outcome is not None:
            fascist = float(s.outcome.side == "fascist")
        else:
            public = self.public(match)
            outlook = Outlook(s.liberal, s.fascist, s.tracker, public.scene.following)
            fascist = _in_truth(fascists_win(public, outlook), public, s)
        return Point(entry, [], [1 - fascist, fascist])

    def before(self, match: Match, seat: int, action: Action, *, lucky: bool, random: Random) -> None:
        """Remember what everybody thinks."""
        self.told = len(match.history)
        self.thought = self.public(match)

    def after(self, match: Match) -> list[float] | None:
        """What the cards of a session, or the top card in chaos, did to the sides' chances."""
        s, thought = _table(match), self.thought
        assert thought is not None
        for _, _, event in match.history[self.told :]:
            if isinstance(event, events.Chaos):
                gain = _chaos(thought, s, POLICIES.index(event.policy))
                return [-gain, gain]
            if isinstance(event, events.Drew):
                gain = _session(self.public(match), s, event.cards.count("liberal"))
                return [-gain, gain]
        return None

    def fell(self, match: Match) -> Sentence | None:
        """The cards of a session, which only the president saw."""
        drawn = [event for _, _, event in match.history[self.told :] if isinstance(event, events.Drew)]
        return Sentence("fell-sh-drew", {"president": _table(match).president, **detail(drawn[0])}) if drawn else None

    def trial(self, seen: Observation, actions: Sequence[str], trials: int, random: Random) -> search.Trial | None:
        """Play options on until the next policy, everybody by what they know."""
        bot = SearchBot(self.game, self.rules, Budget(trials=trials))
        options = [self.game.action(action) for action in actions]
        return Trial(bot, seen, bot.read(seen), options, random.getrandbits(64))

    def reason(self, seen: Observation, action: str) -> Reason:
        """What speaks for an option, by what the seat believes."""
        choices = {choice.action: choice for choice in seen.view.choices}
        return reasons.why(SolidBot(self.game, self.rules).read(seen), choices[action])

    def obvious(self, seen: Observation, reason: str) -> bool:
        """Liberals keep their policies, and whoever holds the last policy of a side knows what it means."""
        last = any([choice.detail.get("count", 0) == choice.detail.get("of") for choice in seen.view.choices])
        return reason == "explain-sh-cards-liberal" or last

    def suspicion(self, match: Match, entry: int) -> Suspicion:
        """What somebody who only watches and listens thinks of everybody."""
        public = self.public(match)
        return Suspicion(entry, [float(each) for each in public.fascist], [float(each) for each in public.hitler])

    def minds(self, match: Match) -> list[list[float]]:
        """What a bot on each seat would think of everybody."""
        read = [self.own[seat].read(match.observation(seat)) for seat in range(self.seats)]
        return [[round(float(each), 3) for each in mind.fascist] for mind in read]

    def claims(self, match: Match) -> list[Claim]:
        """What was said about cards and parties, against what was seen."""
        truth = _Truth(match)
        kept = [(entry, seat, remark) for entry, seat, remark in match.said if type(remark) in _Truth.KINDS]
        return [
            Claim(entry, seat, word(type(remark)), detail(remark), truth.holds(entry, seat, remark))
            for entry, seat, remark in kept
        ]

    def public(self, match: Match) -> Public:
        """What everybody knows, and what it makes of everybody."""
        said = tuple([(who, what) for _, who, what in match.said])
        return self.notebook.read(Observation(match.view(0), match.events(None), said)).public


def _table(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


def _in_truth(chances: Floats, public: Public, s: Table) -> float:
    """The chance in the world that is true."""
    world = int(np.flatnonzero((public.worlds.roles == np.array(s.roles)).all(axis=1))[0])
    return float(chances[world])


def _session(public: Public, s: Table, liberal: int) -> float:
    """How much the cards of a session helped the fascists, beside what could be expected of the deck."""
    hand = public.rules.elections.hand
    kinds = public.joint.sum(axis=1)
    exact = np.zeros(hand + 1)
    exact[liberal] = 1.0
    president, chancellor = public.scene.president, public.scene.chancellor

    def chance(draw: Floats) -> float:
        enacted = prospects.enacted(public, kinds, draw)
        return _in_truth(prospects.government(public, enacted, president, chancellor), public, s)

    return chance(exact) - chance(prospects.drawn(public.joint, public.cards, hand))


def _chaos(public: Public, s: Table, policy: int) -> float:
    """How much the top card helped the fascists when the country fell into chaos."""
    following = public.scene.following
    good, bad = [
        _in_truth(fascists_win(public, after_policy(public, each, following)), public, s)
        for each in (LIBERAL, 1 - LIBERAL)
    ]
    luck = float(prospects.drawn(public.joint, public.cards, 1)[1])
    return (good if policy == LIBERAL else bad) - (luck * good + (1 - luck) * bad)


class _Truth:
    """What presidents and chancellors really saw."""

    KINDS = (claims.ClaimDrew, claims.ClaimPassed, claims.ClaimReceived, claims.ClaimPeeked, claims.ClaimParty)

    def __init__(self, match: Match) -> None:
        self.drew: list[Sequence[str]] = []  # by session
        self.handed: list[Sequence[str]] = []
        self.peeks: list[tuple[int, Sequence[str]]] = []  # entry, cards
        self.parties: dict[int, str] = {}
        drew: Sequence[str] = ()
        handed: Sequence[str] = ()
        chaos = False
        for entry, _, event in match.history:
            match event:
                case events.Drew():
                    drew = event.cards
                case events.Received():
                    handed = event.cards
                case events.Chaos():
                    chaos = True
                case events.Enacted() if chaos:
                    chaos = False
                case events.Enacted() | events.Vetoed():
                    self.drew.append(drew)
                    self.handed.append(handed)
                case events.PeekSaw():
                    self.peeks.append((entry, event.cards))
                case events.InvestigationSaw():
                    self.parties[event.seat] = event.party

    def holds(self, entry: int, seat: int, remark: Remark) -> bool:
        """Whether what was said is what was seen; the order of cards does not matter."""
        match remark:
            case claims.ClaimDrew():
                return _letters(self.drew[remark.session]) == sorted(remark.cards)
            case claims.ClaimPassed() | claims.ClaimReceived():
                return _letters(self.handed[remark.session]) == sorted(remark.cards)
            case claims.ClaimPeeked():
                seen = [cards for when, cards in self.peeks if when <= entry]
                return bool(seen) and _letters(seen[-1]) == sorted(remark.cards)
            case claims.ClaimParty():
                return self.parties.get(remark.seat) == remark.party
        raise AssertionError(remark)


def _letters(cards: Sequence[str]) -> list[str]:
    return sorted(name[0].upper() for name in cards)
