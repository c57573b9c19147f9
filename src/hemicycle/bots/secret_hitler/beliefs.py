"""What everybody at the table must think of everybody, from what everybody saw and heard: an exact joint posterior.

A public belief is never changed: what happens next makes a new one. So a bot can ask what the table would think if it
did this or said that, and all bots of a process that watch the same table share the work.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from hemicycle.bots.secret_hitler import habits
from hemicycle.bots.secret_hitler.cards import Cards, Deal, Foretold, Pack, Session
from hemicycle.bots.secret_hitler.story import Look, Moment, Peek
from hemicycle.bots.secret_hitler.theory import EARLY, END, ZONE, Sitting, Stage, Theory
from hemicycle.bots.secret_hitler.worlds import Floats, Worlds, worlds
from hemicycle.games.secret_hitler import events
from hemicycle.games.secret_hitler.rules import Rules
from hemicycle.games.secret_hitler.table import LIBERAL, NOBODY, POLICIES

CERTAIN = 1 - 1e-9


@dataclass(frozen=True, eq=False)
class Scene:
    """The table as everybody sees it, as far as beliefs need it."""

    living: tuple[int, ...]
    liberal: int
    fascist: int
    tracker: int = 0
    president: int = NOBODY
    chancellor: int = NOBODY
    last: tuple[int, int] = (NOBODY, NOBODY)  # the last elected government
    foretold: Foretold | None = None  # a claim about the cards the next session draws
    turn: int = 0  # who was president by order of seats, and whether the next one is called out of order
    called: bool = False

    @property
    def following(self) -> int:
        """Who is president next by order of seats."""
        after = [seat for seat in self.living if seat > self.turn]
        return after[0] if after else self.living[0]


class Belief:
    """What the chances of all worlds say of each seat."""

    worlds: Worlds

    @cached_property
    def joint(self) -> Floats:
        """The chance of each kind of team and world."""
        raise NotImplementedError

    @cached_property
    def posterior(self) -> Floats:
        """The chance of each world."""
        chances: Floats = self.joint.sum(axis=0)
        return chances

    @cached_property
    def fascist(self) -> Floats:
        """Each seat's chance to belong to the fascist party."""
        chances: Floats = self.posterior @ self.worlds.fascist
        return chances

    @cached_property
    def hitler(self) -> Floats:
        """Each seat's chance to be Hitler."""
        chances: Floats = self.posterior @ self.worlds.hitler
        return chances


@dataclass(frozen=True, eq=False)
class Public(Belief):
    """What everybody knows, and what it makes of everybody."""

    rules: Rules
    theory: Theory
    worlds: Worlds
    scene: Scene
    cards: Cards
    choices: Floats  # kind of team, world: how well it explains what was chosen and said beside the cards, as a log
    deals: tuple[Deal, ...] = ()  # everything that happened to the deck

    # --- what it makes of everybody ---

    @cached_property
    def joint(self) -> Floats:
        """The chance of each kind of team and world."""
        return normal(self.cards.by_world, self.choices)

    @cached_property
    def suspects(self) -> tuple[Floats, Floats]:
        """What a liberal on each seat thinks of each other seat: fascist, Hitler."""
        weighed = self.worlds.by_seat * self.posterior
        innocent = np.maximum(1 - self.fascist, 1e-9)[:, None]
        fascist = (self.fascist - weighed @ self.worlds.fascist) / innocent
        hitler = (self.hitler - weighed @ self.worlds.hitler) / innocent
        return fascist, hitler

    # --- what happens next ---

    def then(self, moment: Moment) -> Public:
        """What everybody thinks now that this has happened; the last answer is kept for others at the same table."""
        kept = self.__dict__.get("_then")
        if kept is None or kept[0] != moment:
            kept = self.__dict__["_then"] = (moment, self.after(moment))
        following: Public = kept[1]
        return following

    def foresee(self, sitting: Sitting) -> Public:
        """What everybody would think after a session; kept, since all voters ask about the same government."""
        kept: dict[Sitting, Public] = self.__dict__.setdefault("_foreseen", {})
        if sitting not in kept:
            kept[sitting] = self.after(sitting)
        return kept[sitting]

    def after(self, moment: Moment) -> Public:
        """What everybody will think when this has happened."""
        match moment:
            case Sitting():
                return self._after_session(moment)
            case Look():
                return self._told(habits.investigation(self, moment))
            case Peek():
                return self if moment.liberal is None else self._after_peek(moment.president, moment.liberal)
            case events.RoundBegan():
                turn = self.scene.turn if self.scene.called else moment.president
                return self._on_scene(president=moment.president, turn=turn, called=False)
            case events.Nominated():
                return self._after_nomination(moment)
            case events.Voted():
                return self._after_vote(moment)
            case events.TrackerMoved():
                return self._on_scene(tracker=moment.tracker)
            case events.Chaos():
                return self._after_chaos(moment)
            case events.Reshuffled():
                return self._after_reshuffle(moment)
            case events.NotHitler():
                return self._told(_impossible(self.worlds.hitler[:, moment.seat]))
            case events.ElectionCalled():
                options = self.others(moment.president)
                return self._told(habits.nomination(self, moment.president, moment.seat, options), called=True)
            case events.Executed():
                told = habits.execution(self, moment.president, moment.seat)
                return self._told(told, living=self.others(moment.seat))
        raise AssertionError(moment)

    def without(self, seat: int) -> Public:
        """What everybody would think if somebody had died who was not Hitler."""
        told = _impossible(self.worlds.hitler[:, seat]) if self.hitler[seat] < CERTAIN else np.zeros(1)
        return self._told(told, living=self.others(seat))

    def others(self, seat: int) -> tuple[int, ...]:
        """The living but one."""
        return tuple([each for each in self.scene.living if each != seat])

    def candidates(self, president: int) -> tuple[int, ...]:
        """Whom a president may nominate."""
        small = len(self.scene.living) <= self.rules.elections.small_table
        barred = self.scene.last[1:] if small else self.scene.last
        return tuple([seat for seat in self.others(president) if seat not in barred])

    @property
    def in_zone(self) -> bool:
        """Whether electing Hitler would lose the game."""
        return self.scene.fascist >= self.rules.goals.hitler_zone

    @cached_property
    def living(self) -> Floats:
        """One for the living, zero for the dead."""
        marks = np.zeros(self.worlds.seats)
        marks[list(self.scene.living)] = 1.0
        return marks

    @property
    def track(self) -> tuple[str, ...]:
        """The powers of the fascist track."""
        return self.rules.for_seats(self.worlds.seats).track

    @property
    def stage(self) -> Stage:
        """How far the game is, as far as boldness goes."""
        scene = self.scene
        if scene.liberal + 1 >= self.rules.goals.liberal_policies or scene.fascist + 1 >= len(self.track):
            return Stage(END, self.worlds.seats)
        return Stage(ZONE if self.in_zone else EARLY, self.worlds.seats)

    def _with(self, **changes: object) -> Public:
        return replace(self, **changes)  # type: ignore[arg-type]  # the fields named by the callers above and below

    def _told(self, told: Floats, **changes: object) -> Public:
        return self._with(choices=self.choices + told, scene=replace(self.scene, **changes))  # type: ignore[arg-type]  # fields of the scene

    def _on_scene(self, **changes: object) -> Public:
        return self._with(scene=replace(self.scene, **changes))  # type: ignore[arg-type]  # fields of the scene

    def _after_nomination(self, moment: events.Nominated) -> Public:
        president, chancellor = moment.president, moment.chancellor
        told = habits.nomination(self, president, chancellor, self.candidates(president))
        return self._told(told, president=president, chancellor=chancellor)

    def _after_vote(self, moment: events.Voted) -> Public:
        scene = self.scene
        last = (scene.president, scene.chancellor) if moment.elected else scene.last
        return self._told(habits.ballots(self, moment.yes), last=last)

    def _after_session(self, moment: Sitting) -> Public:
        session = Session(moment, self.rules.elections.hand, self.stage, self.scene.foretold)
        session = self.cards.judged(session, self._weights)
        return self._dealt(session, _enacted(self.scene, moment.policy))

    def _after_chaos(self, moment: events.Chaos) -> Public:
        policy = POLICIES.index(moment.policy)
        return self._dealt(policy, replace(_enacted(self.scene, policy), last=(NOBODY, NOBODY)))

    def _after_reshuffle(self, moment: events.Reshuffled) -> Public:
        total = self.rules.for_seats(self.worlds.seats).liberal_cards
        return self._dealt(Pack(total - self.scene.liberal, moment.deck), self.scene)

    def _after_peek(self, president: int, liberal: int) -> Public:
        hand = self.rules.elections.hand
        return self._on_scene(foretold=self.cards.foretells(president, liberal, hand, self._weights))

    def _dealt(self, deal: Deal, scene: Scene) -> Public:
        cards = self.cards.after(deal)
        return self._with(cards=cards, scene=replace(scene, foretold=None), deals=(*self.deals, deal))

    @property
    def _weights(self) -> Floats:
        """What choices speak for each kind and world, not as a log."""
        weights: Floats = np.exp(self.choices - self.choices.max())
        return weights


def _enacted(scene: Scene, policy: int | None) -> Scene:
    if policy is None:
        return scene
    liberal = scene.liberal + (policy == LIBERAL)
    fascist = scene.fascist + (policy != LIBERAL)
    return replace(scene, liberal=liberal, fascist=fascist, tracker=0)


def _impossible(chances: Floats) -> Floats:
    """The log that rules out the worlds marked."""
    with np.errstate(divide="ignore"):
        logs: Floats = np.log(1 - chances)
    return logs


def normal(weights: Floats, logs: Floats) -> Floats:
    """Weights, and logs of further weights, as chances that add up to one."""
    possible = np.where(weights > 0, logs, -np.inf)
    joint = weights * np.exp(possible - possible.max())
    chances: Floats = joint / joint.sum()
    return chances


def opening(rules: Rules, seats: int, theory: Theory) -> Public:
    """What everybody thinks before anything has happened; the same for all bots of a process with this theory."""
    kept = theory.openings.get((rules.id, seats))
    if not isinstance(kept, Public) or kept.rules != rules:
        kept = theory.openings[rules.id, seats] = _opening(rules, seats, theory)
    return kept


def _opening(rules: Rules, seats: int, theory: Theory) -> Public:
    table = rules.for_seats(seats)
    liberal = table.liberal_cards - table.enacted_liberal
    pack = Pack(liberal, liberal + table.fascist_cards - table.enacted_fascist)
    deal = worlds(seats, table.fascists)
    scene = Scene(tuple(range(seats)), table.enacted_liberal, table.enacted_fascist)
    cards = Cards.opened(theory, deal, pack)
    return Public(rules, theory, deal, scene, cards, np.zeros((len(theory.kinds), deal.size)))
