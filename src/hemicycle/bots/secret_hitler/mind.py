"""What one seat thinks: everything everybody knows, and what it knows itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from hemicycle.bots.secret_hitler import prospects
from hemicycle.bots.secret_hitler.beliefs import CERTAIN, Belief, Public, normal, opening
from hemicycle.bots.secret_hitler.cards import NOTHING, Cards, Deal, Insight, Session
from hemicycle.bots.secret_hitler.story import Moment, Story
from hemicycle.bots.secret_hitler.theory import Theory
from hemicycle.bots.secret_hitler.worlds import Floats
from hemicycle.core.view import Observation, View
from hemicycle.games.secret_hitler.board import Board
from hemicycle.games.secret_hitler.rules import Rules
from hemicycle.games.secret_hitler.table import FASCIST, POLICIES, ROLES


class Notebook:
    """Follows one match for one seat. What it says depends on the observation alone; what it has read it keeps."""

    def __init__(self, rules: Rules, theory: Theory) -> None:
        self.rules = rules
        self.theory = theory
        self.story = Story()
        self.moments: list[Moment] = []
        self.publics: list[Public] = []  # before each moment, and now
        self.deals: tuple[Deal, ...] = ()
        self.cards: list[Cards] = []  # before each deal, and now, as this seat knows them

    def read(self, seen: Observation) -> Mind:
        """Bring the notebook up to date."""
        self.story.follow(seen)
        moments = list(self.story.moments)
        start = opening(self.rules, seen.view.seats, self.theory)
        kept = _common(self.moments, moments) if self.publics and self.publics[0] is start else 0
        self.publics = [*self.publics[: kept + 1]] if kept else [start]
        for moment in moments[kept:]:
            self.publics.append(self.publics[-1].then(moment))
        self.moments = moments
        return Mind(seen.view, self.publics, moments, self._own_cards(seen.view))

    def _own_cards(self, view: View) -> Cards:
        """The deck as this seat knows it."""
        public = self.publics[-1]
        if all([insight is NOTHING for insight in self.story.insights]):
            return public.cards
        deals = public.deals
        kept = _common(self.deals, deals) if self.cards else 0
        self.cards = self.cards[: kept + 1] if kept else [self.publics[0].cards]
        sessions = sum([isinstance(deal, Session) for deal in deals[:kept]])
        for deal in deals[kept:]:
            insight = NOTHING
            if isinstance(deal, Session):
                insight = _insight(deal, self.story.insights[sessions], view)
                sessions += 1
            self.cards.append(self.cards[-1].after(deal, insight))
        self.deals = deals
        return self.cards[-1]


def _insight(session: Session, insight: Insight, view: View) -> Insight:
    """What a seat knows of a session; a liberal president will have handed on all the liberal cards he could."""
    sitting = session.sitting
    if sitting.president == view.seat and view.board.role == "liberal" and insight.drawn is not None:
        handed = min(insight.drawn, session.hand - 1)
        if handed < session.hand - 1 or sitting.policy != FASCIST:
            return insight._replace(handed=handed)
    return insight


def _common(old: Sequence[object], new: Sequence[object]) -> int:
    """How many entries agree from the beginning on."""
    length = min(len(old), len(new))
    for index in range(length):
        if old[index] is not new[index] and old[index] != new[index]:
            return index
    return length


class Mind(Belief):
    """What a seat thinks at one moment. Nothing in it goes beyond its observation."""

    def __init__(self, view: View, publics: list[Public], moments: list[Moment], cards: Cards) -> None:
        assert view.seat is not None
        self.view = view
        self.board: Board = view.board
        self.seat = view.seat
        self.publics = publics
        self.moments = moments
        self.public = publics[-1]
        self.cards = cards
        self.worlds = self.public.worlds
        self.liberal = self.board.role == "liberal"

    def earlier(self, index: int) -> Mind:
        """The same mind, thinking back to what everybody thought before a moment."""
        return Mind(self.view, self.publics[: index + 1], self.moments[:index], self.cards)

    @cached_property
    def joint(self) -> Floats:
        """The chance of each kind of team and world, by all this seat knows."""
        worlds = self.worlds
        fits = worlds.known(self.board.roles, ROLES)
        for seat, party in enumerate(self.board.parties):
            if party is not None:
                fits = fits * (worlds.fascist[:, seat] == POLICIES.index(party))
        return normal(fits * self.cards.by_world, self.public.choices)

    def next_draw(self, count: int) -> Floats:
        """The chance of each number of liberal cards among the next so many of the deck."""
        if self.board.top:
            known = self.board.top[:count]
            certain = known.count("liberal")
            if len(known) == count:
                exact = np.zeros(count + 1)
                exact[certain] = 1.0
                return exact
        return prospects.drawn(self.joint, self.cards, count)

    @cached_property
    def liberal_enacted(self) -> Floats:
        """The chance that a government enacts a liberal policy, by the roles of president and chancellor."""
        draw = self.next_draw(self.public.rules.elections.hand)
        return prospects.enacted(self.public, self.joint.sum(axis=1), draw)


class Persona(Mind):
    """What a liberal on the same seat would think who knows what everybody knows and what the seat has claimed."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind.view, mind.publics, mind.moments, mind.public.cards)
        self.liberal = True

    @cached_property
    def joint(self) -> Floats:
        """The chance of each kind of team and world if this seat were liberal, and so had told the truth."""
        if self.public.fascist[self.seat] > CERTAIN:  # nobody would believe it
            return self.public.joint
        return normal((1 - self.worlds.by_seat[self.seat]) * self.cards.by_world, self.public.choices)

    def next_draw(self, count: int) -> Floats:
        """The chance of each number of liberal cards among the next so many of the deck."""
        return prospects.drawn(self.joint, self.cards, count)
