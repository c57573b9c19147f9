"""What a session tells: how liberals and each kind of fascist team play their cards and speak about them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from hemicycle.bots.secret_hitler.weights import Kind, Weights, learned
from hemicycle.bots.secret_hitler.worlds import Floats
from hemicycle.games.secret_hitler.table import FASCIST, HITLER, LIBERAL, POLICIES

SLIP = 0.005  # how often a liberal plays the wrong card or says what is not so
ROLES = (LIBERAL, FASCIST, HITLER)
EARLY, ZONE, END = "early", "zone", "end"  # before Hitler can win by an election; after; when a policy may win


class Sitting(NamedTuple):
    """A finished legislative session as it was seen and heard. Liberal cards are counted; None: nobody said."""

    president: int
    chancellor: int
    policy: int | None  # None: vetoed
    veto: bool = False  # the chancellor asked for one
    drew: int | None = None  # what the president says he drew
    passed: int | None = None  # what the president says he handed on
    received: int | None = None  # what the chancellor says he was handed

    def claimed(self, claim: str, liberal: int) -> Sitting:
        """The same session with a claim about it: drew, passed or received so many liberal cards."""
        return Sitting(**{**self._asdict(), claim: liberal})


class Insight(NamedTuple):
    """What an observer knows himself about the cards of a session."""

    drawn: int | None = None  # liberal cards drawn, known to the president
    handed: int | None = None  # liberal cards handed on, known to president and chancellor
    least: int = 0  # liberal cards that somebody who had peeked knows to have been drawn
    most: int = 99


NOTHING = Insight()


class Theory:
    """How people of each role are thought to play; tables that recur are made once."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.kinds = list(weights.kinds.values())
        common = np.array([kind.share for kind in self.kinds])
        self.shares: Floats = common / common.sum()
        self.follows: Floats = np.array([kind.ja_lean for kind in self.kinds])[None, :, None]
        self.leans: Floats = np.array([_leans(kind) for kind in self.kinds])[None]  # by kind, by government
        self._likelihoods: dict[tuple[object, ...], Floats] = {}
        self._policies: dict[tuple[int, str], Floats] = {}

    def chances(self, seats: int) -> dict[str, float]:
        """What decides games at a table of this size, or of the size nearest to it."""
        tables = self.weights.chances
        return tables[min(tables, key=lambda size: abs(int(size) - seats))] if tables else {}

    def likelihoods(self, sitting: Sitting, insight: Insight, hand: int, stage: str) -> Floats:
        """How likely a session is, by kind of team, role of president, role of chancellor, liberal cards drawn."""
        key = (sitting[2:], insight, hand, stage)
        table = self._likelihoods.get(key)
        if table is None:
            table = self._likelihoods[key] = self._table(
                hand, stage, lambda each, cards: each.went(sitting, insight, cards)
            )
        return table

    def liberal_policies(self, hand: int, stage: str) -> Floats:
        """The chance of a liberal policy, by the same."""
        table = self._policies.get((hand, stage))
        if table is None:
            table = self._policies[hand, stage] = self._table(hand, stage, lambda each, cards: each.liberal(cards))
        return table

    def _table(self, hand: int, stage: str, chance: Callable[[Government, int], float]) -> Floats:
        table = np.zeros((len(self.kinds), 3, 3, hand + 1))
        for number, kind in enumerate(self.kinds):
            for president in ROLES:
                for chancellor in ROLES:
                    government = Government(kind, president, chancellor, hand, stage)
                    for cards in range(hand + 1):
                        table[number, president, chancellor, cards] = chance(government, cards)
        return table


def _leans(kind: Kind) -> tuple[float, float, float]:
    """How a fascist leans to a government of strangers, with an ally, and one that makes Hitler chancellor in time."""
    return kind.ja, kind.ja + kind.ja_ally, kind.ja + kind.ja_ally + kind.ja_hitler


@cache
def standard() -> Theory:
    """The theory by the weights that come with the package."""
    return Theory(learned())


class Government(NamedTuple):
    """A president and a chancellor of known roles, and the kind of team the fascists are."""

    kind: Kind
    president: int
    chancellor: int
    hand: int
    stage: str

    def went(self, sitting: Sitting, insight: Insight, cards: int) -> float:
        """How likely a session with so many liberal cards goes like this."""
        if insight.drawn not in (None, cards) or not insight.least <= cards <= insight.most:
            return 0.0
        return sum(
            chance
            * self.enacts(sitting.policy, handed)
            * self.vetoes(sitting, handed)
            * self.president_says(sitting, cards, handed)
            * self.chancellor_says(sitting, handed)
            for handed, chance in self.hands_on(cards)
            if insight.handed in (None, handed)
        )

    def liberal(self, cards: int) -> float:
        """How likely a session with so many liberal cards ends with a liberal policy."""
        return sum(chance * self.enacts(LIBERAL, handed) for handed, chance in self.hands_on(cards))

    def bold(self, role: int, office: str) -> float:
        """How often a player of a role plays a fascist card when he has the choice."""
        return SLIP if role == LIBERAL else self.kind.bold.get(bold_key(role, office, self.stage), 0.5)

    def hands_on(self, cards: int) -> tuple[tuple[int, float], ...]:
        """How many liberal cards the president hands on, with which chance."""
        if cards == 0:
            return ((0, 1.0),)
        if cards == self.hand:
            return ((self.hand - 1, 1.0),)
        bold = self.bold(self.president, "president")
        return ((cards, 1 - bold), (cards - 1, bold))

    def enacts(self, policy: int | None, handed: int) -> float:
        """How likely the chancellor enacts this policy when he holds so many liberal cards."""
        if policy is None:
            return 1.0
        if handed in (0, self.hand - 1):
            return float((policy == LIBERAL) == (handed > 0))
        bold = self.bold(self.chancellor, "chancellor")
        return bold if policy == FASCIST else 1 - bold

    def vetoes(self, sitting: Sitting, handed: int) -> float:
        """How likely a veto is asked for, and granted or not."""
        if not sitting.veto:
            return 1.0
        asks = (0.9 if handed == 0 else SLIP) if self.chancellor == LIBERAL else 0.3
        grants = 0.7 if self.president == LIBERAL else (0.2 if handed == 0 else 0.6)
        return asks * (grants if sitting.policy is None else 1 - grants)

    def president_says(self, sitting: Sitting, cards: int, handed: int) -> float:
        """How likely the president says this of the cards drawn, or else of the cards handed on."""
        drew = sitting.drew if sitting.drew is not None else sitting.passed
        if drew is None:
            return 1.0
        if self.president == LIBERAL:
            return _true(drew == (cards if sitting.drew is not None else handed), self.hand)
        habit = self.kind.drew.get(claim_key(sitting.policy, f"{cards}-{handed}", self.chancellor))
        return _told(habit, drew, self.hand + 1)

    def chancellor_says(self, sitting: Sitting, handed: int) -> float:
        """How likely the chancellor says this of the cards received."""
        if sitting.received is None:
            return 1.0
        if self.chancellor == LIBERAL:
            return _true(sitting.received == handed, self.hand)
        habit = self.kind.received.get(claim_key(sitting.policy, str(handed), self.president))
        return _told(habit, sitting.received, self.hand)


def bold_key(role: int, office: str, stage: str) -> str:
    """How boldness is filed."""
    return f"{'hitler' if role == HITLER else 'plain'} {office} {stage}"


def claim_key(policy: int | None, cards: str, partner: int) -> str:
    """How claims are filed: the policy, the liberal cards in truth, and whether the partner is a fascist too."""
    enacted = "veto" if policy is None else POLICIES[policy]
    return f"{enacted} {cards} {'stranger' if partner == LIBERAL else 'ally'}"


def _true(fits: bool, stories: int) -> float:
    return 1 - SLIP if fits else SLIP / stories


def _told(habit: list[float] | None, liberal: int, stories: int) -> float:
    return habit[liberal] if habit is not None and liberal < len(habit) else 1 / stories
