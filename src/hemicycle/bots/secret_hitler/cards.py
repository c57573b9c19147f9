"""Exact arithmetic of the policy deck: what sessions say about roles, given all that was drawn since the reshuffle."""

from __future__ import annotations

from functools import cache, cached_property
from math import comb
from typing import NamedTuple

import numpy as np

from hemicycle.bots.secret_hitler.story import Peek
from hemicycle.bots.secret_hitler.theory import SLIP, Insight, Sitting, Theory
from hemicycle.bots.secret_hitler.worlds import Floats, Worlds
from hemicycle.games.secret_hitler.table import LIBERAL


class Pack(NamedTuple):
    """The policy cards since the last reshuffle."""

    liberal: int  # liberal cards in the deck when it was shuffled
    left: int  # cards in the deck now


class Session(NamedTuple):
    """A session, and what it depends on beside its government."""

    sitting: Sitting
    hand: int
    stage: str
    peek: Peek | None  # what was claimed about its cards before they were drawn


Deal = Session | Pack | int  # a session, a reshuffle, or a policy enacted by chaos


class Cards:
    """Weights of kind of team, world, and liberal cards drawn since the last reshuffle. Never changed."""

    def __init__(self, theory: Theory, weights: Floats, pack: Pack) -> None:
        self.theory = theory
        self.weights = weights
        self.pack = pack

    @classmethod
    def opened(cls, theory: Theory, worlds: Worlds, pack: Pack) -> Cards:
        """Nothing drawn yet: every world as likely as any other."""
        weights = np.zeros((len(theory.kinds), worlds.size, pack.liberal + 1))
        weights[:, :, 0] = theory.shares[:, None] / worlds.size
        return cls(theory, weights, pack)

    def after_session(self, worlds: Worlds, session: Session, insight: Insight) -> Cards:
        """A government drew a hand and made something of it."""
        sitting = session.sitting
        table = self.theory.likelihoods(sitting, insight, session.hand, session.stage)
        roles = worlds.roles
        seen = table[:, roles[:, sitting.president], roles[:, sitting.chancellor], :]
        if session.peek is not None:
            seen = seen * _foretold(worlds, session.peek, session.hand)
        return self._drawn(session.hand, seen)

    def after_chaos(self, policy: int) -> Cards:
        """The top card was turned over."""
        seen = np.zeros((1, 1, 2))
        seen[:, :, int(policy == LIBERAL)] = 1.0
        return self._drawn(1, seen)

    def after_reshuffle(self, pack: Pack) -> Cards:
        """All cards that are not enacted are in the deck again."""
        weights = np.zeros((*self.weights.shape[:2], pack.liberal + 1))
        weights[:, :, 0] = self.weights.sum(axis=2)
        return Cards(self.theory, weights, pack)

    def _drawn(self, count: int, seen: Floats) -> Cards:
        odds = draws(self.pack, count)
        size = self.weights.shape[2]
        weights = np.zeros_like(self.weights)
        for cards in range(min(count, size - 1) + 1):
            share = self.weights[:, :, : size - cards] * odds[cards, : size - cards]
            weights[:, :, cards:] += share * seen[:, :, cards, None]
        return Cards(self.theory, weights / weights.sum(), Pack(self.pack.liberal, self.pack.left - count))

    def after(self, worlds: Worlds, deal: Deal, insight: Insight) -> Cards:
        """What happened to the deck next, with what an observer knows of it himself."""
        if isinstance(deal, Session):
            return self.after_session(worlds, deal, insight)
        return self.after_reshuffle(deal) if isinstance(deal, Pack) else self.after_chaos(deal)

    @cached_property
    def by_world(self) -> Floats:
        """The weight of each kind of team and world by the cards alone."""
        total: Floats = self.weights.sum(axis=2)
        return total


def _foretold(worlds: Worlds, peek: Peek, hand: int) -> Floats:
    """How likely a claim about the cards was made, by world and liberal cards drawn: liberals tell the truth."""
    honest = np.full(hand + 1, SLIP / hand)
    if peek.liberal is not None:
        honest[peek.liberal] = 1 - SLIP
    fascist = worlds.fascist[:, peek.president, None] > 0
    claimed: Floats = np.where(fascist, 1 / (hand + 1), honest)[None]
    return claimed


@cache
def draws(pack: Pack, count: int) -> Floats:
    """The chance to draw so many liberal cards, when so many have been drawn since the reshuffle already."""
    table = np.zeros((count + 1, pack.liberal + 1))
    for gone in range(pack.liberal + 1):
        liberal = pack.liberal - gone
        fascist = pack.left - liberal
        for cards in range(count + 1):
            if fascist >= count - cards:
                table[cards, gone] = comb(liberal, cards) * comb(fascist, count - cards) / comb(pack.left, count)
    return table
