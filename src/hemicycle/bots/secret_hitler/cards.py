"""Exact arithmetic of the policy deck: what sessions say about roles, given all that was drawn since the reshuffle.

A liberal says what he held. A fascist is taken to say what a liberal in his place would most likely say, so that words
alone clear nobody; but two who contradict each other cannot both be liberals, and the deck holds only so many cards.
"""

from __future__ import annotations

from functools import cache, cached_property
from math import comb
from typing import NamedTuple

import numpy as np

from hemicycle.bots.secret_hitler.theory import SLIP, Sitting, Stage, Theory, courses
from hemicycle.bots.secret_hitler.worlds import Floats, Worlds
from hemicycle.games.secret_hitler.table import LIBERAL


class Pack(NamedTuple):
    """The policy cards since the last reshuffle."""

    liberal: int  # liberal cards in the deck when it was shuffled
    left: int  # cards in the deck now


class Insight(NamedTuple):
    """What an observer knows himself about the cards of a session."""

    drawn: int | None = None  # liberal cards drawn, known to the president
    handed: int | None = None  # liberal cards handed on, known to president and chancellor
    least: int = 0  # liberal cards that somebody who had peeked knows to have been drawn
    most: int = 99

    def allows(self, drawn: int, handed: int) -> bool:
        """Whether a session can have gone like this."""
        return self.drawn in (None, drawn) and self.handed in (None, handed) and self.least <= drawn <= self.most


NOTHING = Insight()


class Foretold(NamedTuple):
    """A claim about the cards that will be drawn next, and how plausible it was."""

    president: int
    liberal: int
    plausible: float


class Session(NamedTuple):
    """A session, and what it depends on beside its government."""

    sitting: Sitting
    hand: int
    stage: Stage
    foretold: Foretold | None
    # how likely a liberal would say what president and chancellor said, by what everybody knew
    president_plausible: float = 1.0
    chancellor_plausible: float = 1.0


Deal = Session | Pack | int  # a session, a reshuffle, or a policy enacted by chaos


class Cards:
    """Weights of liberal cards drawn since the last reshuffle, kind of team, and world. Never changed."""

    def __init__(self, theory: Theory, worlds: Worlds, weights: Floats, pack: Pack) -> None:
        self.theory = theory
        self.worlds = worlds
        self.weights = weights
        self.pack = pack

    @classmethod
    def opened(cls, theory: Theory, worlds: Worlds, pack: Pack) -> Cards:
        """Nothing drawn yet: every world as likely as any other."""
        weights = np.zeros((pack.liberal + 1, len(theory.kinds), worlds.size))
        weights[0] = theory.shares[:, None] / worlds.size
        return cls(theory, worlds, weights, pack)

    @cached_property
    def by_world(self) -> Floats:
        """The weight of each kind of team and world by the cards alone."""
        total: Floats = self.weights.sum(axis=0)
        return total

    def after(self, deal: Deal, insight: Insight = NOTHING) -> Cards:
        """What happened to the deck next, with what an observer knows of it himself."""
        if isinstance(deal, Session):
            return self._drawn(deal.hand, self._by_draw(deal, insight))
        if isinstance(deal, Pack):
            weights = np.zeros((deal.liberal + 1, *self.by_world.shape))
            weights[0] = self.by_world
            return Cards(self.theory, self.worlds, weights, deal)
        seen = np.zeros((2, 1, 1))
        seen[int(deal == LIBERAL)] = 1.0
        return self._drawn(1, seen)

    def _drawn(self, count: int, seen: Floats) -> Cards:
        """Cards were drawn; seen: how well each number of liberal ones explains what was seen, by kind and world."""
        odds = draws(self.pack, count)[:, :, None, None]
        size = len(self.weights)
        weights = np.zeros_like(self.weights)
        for cards in range(min(count, size - 1) + 1):
            weights[cards:] += self.weights[: size - cards] * odds[cards, : size - cards] * seen[cards]
        pack = Pack(self.pack.liberal, self.pack.left - count)
        total = weights.sum()
        if total == 0:  # somebody asks what would be if the impossible happened: it would teach nothing
            return Cards(self.theory, self.worlds, self.weights, pack)
        return Cards(self.theory, self.worlds, weights / total, pack)

    # --- sessions ---

    def _by_draw(self, session: Session, insight: Insight) -> Floats:
        """How well each number of liberal cards drawn explains a session, by kind and world."""
        sitting, hand = session.sitting, session.hand
        seen = self._courses(session, insight)
        seen = seen * self._president_said(sitting, hand, session.president_plausible)
        seen = seen * self._chancellor_said(sitting, hand, session.chancellor_plausible)
        by_draw = np.zeros((hand + 1, *seen.shape[1:]))
        for place, (drawn, _) in enumerate(courses(hand)):
            by_draw[drawn] += seen[place]
        return by_draw if session.foretold is None else by_draw * self._foretold(session.foretold, hand)

    def _courses(self, session: Session, insight: Insight) -> Floats:
        """How likely each course of a session leads to its policy, by kind and world."""
        sitting = session.sitting
        table = self.theory.plays(sitting.policy, sitting.veto, session.hand, session.stage)
        if insight != NOTHING:
            allowed = np.array([float(insight.allows(*course)) for course in courses(session.hand)])
            table = table * allowed[:, None, None]
        return table.take(self.worlds.pair(sitting.president, sitting.chancellor), axis=2)

    def _president_said(self, sitting: Sitting, hand: int, plausible: float) -> Floats:
        """How likely the president says this, by world and course."""
        said, part = (sitting.drew, 0) if sitting.drew is not None else (sitting.passed, 1)
        return self._said(sitting.president, said, part, hand, plausible)

    def _chancellor_said(self, sitting: Sitting, hand: int, plausible: float) -> Floats:
        """How likely the chancellor says this, by world and course."""
        return self._said(sitting.chancellor, sitting.received, 1, hand, plausible)

    def _said(self, seat: int, said: int | None, part: int, hand: int, plausible: float) -> Floats:
        if said is None:
            return np.ones((1, 1, 1))
        honest = [1 - SLIP if course[part] == said else SLIP / hand for course in courses(hand)]
        return self._by_party(seat, plausible, honest)

    def _foretold(self, foretold: Foretold, hand: int) -> Floats:
        """How likely a claim about the next cards was made, by world and liberal cards drawn."""
        honest = [1 - SLIP if cards == foretold.liberal else SLIP / hand for cards in range(hand + 1)]
        return self._by_party(foretold.president, foretold.plausible, honest)

    def _by_party(self, seat: int, fascist: float, liberal: list[float]) -> Floats:
        """A chance if a seat is fascist, and several if it is liberal, by world."""
        party = self.worlds.by_seat[seat]
        chances: Floats = party * fascist + (1 - party) * np.array(liberal)[:, None]
        return chances[:, None]

    # --- what a liberal would say ---

    def judged(self, session: Session, choices: Floats) -> Session:
        """The session with how plausible what was said about it is; choices: what else speaks for each world.

        A liar may heed what the other one says, or not: we take the mean of both.
        """
        sitting, hand = session.sitting, session.hand
        if sitting.silent:
            return session
        drawn = np.tensordot(draws(self.pack, hand), self.weights * choices, axes=1)  # liberal cards drawn, kind, world
        seen = self._courses(session, NOTHING) * drawn[[course[0] for course in courses(hand)]]
        alone = self._both(seen, sitting, hand)
        answering = (
            self._both(seen * self._chancellor_said(sitting, hand, alone[1]), sitting, hand)[0],
            self._both(seen * self._president_said(sitting, hand, alone[0]), sitting, hand)[1],
        )
        president, chancellor = [(one + other) / 2 for one, other in zip(alone, answering, strict=True)]
        return session._replace(president_plausible=president, chancellor_plausible=chancellor)

    def _both(self, seen: Floats, sitting: Sitting, hand: int) -> tuple[float, float]:
        """How likely a liberal president and a liberal chancellor would say what was said."""
        said, part = (sitting.drew, 0) if sitting.drew is not None else (sitting.passed, 1)
        president = self._plausible(seen, sitting.president, said, part, hand)
        return president, self._plausible(seen, sitting.chancellor, sitting.received, 1, hand)

    def _plausible(self, seen: Floats, seat: int, said: int | None, part: int, hand: int) -> float:
        """How likely a liberal on a seat would say this."""
        if said is None:
            return 1.0
        liberal = seen.sum(axis=1) @ (1 - self.worlds.by_seat[seat])
        fits = [course[part] == said for course in courses(hand)]
        return _share(float(liberal @ fits), float(liberal.sum()), hand)

    def foretells(self, president: int, liberal: int, hand: int, choices: Floats) -> Foretold:
        """A claim about the next cards, with how likely a liberal would make it."""
        weights = (self.weights * choices).sum(axis=(1, 2))
        cards = draws(self.pack, hand) @ weights
        return Foretold(president, liberal, _share(float(cards[liberal]), float(cards.sum()), hand))


def _share(part: float, whole: float, hand: int) -> float:
    """A share that is never quite none: nothing is wholly beyond a liar."""
    share = part / whole if whole > 0 else 1 / hand
    return (1 - LIES) * share + LIES / (hand + 1)


LIES = 0.1  # how often a fascist says just anything


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
