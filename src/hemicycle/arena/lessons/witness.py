"""What a finished match of Secret Hitler teaches: who did what, and what everybody thought at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from hemicycle.arena.lessons.fitting import Picked
from hemicycle.bots.secret_hitler import chances, habits, prospects
from hemicycle.bots.secret_hitler.beliefs import Public, opening
from hemicycle.bots.secret_hitler.chances import Outlook
from hemicycle.bots.secret_hitler.story import Look, Moment, Story
from hemicycle.bots.secret_hitler.theory import Sitting, Theory, bold_key
from hemicycle.core.match import Match
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler import events
from hemicycle.games.secret_hitler.table import FASCIST, HITLER, LIBERAL, POLICIES, Table, party

Rated = tuple[list[float], bool]  # what speaks for it, and whether it happened


@dataclass
class Lessons:
    """What one match, or many, have taught."""

    bold: list[tuple[str, int, bool]] = field(default_factory=list)  # fascists with a choice of cards, and seats
    liberal_votes: list[Rated] = field(default_factory=list)
    fascist_votes: list[Rated] = field(default_factory=list)
    liberal_offices: list[Picked] = field(default_factory=list)
    fascist_offices: list[Picked] = field(default_factory=list)
    liberal_shots: list[Picked] = field(default_factory=list)
    fascist_shots: list[Picked] = field(default_factory=list)
    accusations: list[tuple[str, bool]] = field(default_factory=list)  # party card seen by a fascist; called fascist?
    points: list[tuple[dict[str, float], bool]] = field(default_factory=list)  # and whether the fascists won

    def add(self, other: Lessons) -> None:
        """Learn what others have learned."""
        for name, rows in vars(other).items():
            getattr(self, name).extend(rows)


class Witness:
    """Follows a finished match from its beginning, knowing the roles."""

    def __init__(self, match: Match, theory: Theory) -> None:
        table = match.table
        assert isinstance(table, Table)
        assert match.outcome is not None
        self.roles = table.roles
        self.won = match.outcome.side == "fascist"
        self.public: Public = opening(table.rules, table.seats, theory)
        self.world = int(np.flatnonzero((self.public.worlds.roles == np.array(self.roles)).all(axis=1))[0])
        self.drew = _liberal(match, events.Drew)
        self.received = _liberal(match, events.Received)
        self.turn = 0  # who was president by order of seats
        self.called = False
        self.lessons = Lessons()

    def follow(self, moments: Sequence[Moment]) -> Lessons:
        """Note what every choice tells, then what everybody thought of it."""
        for moment in moments:
            self._note(moment)
            if isinstance(moment, events.Executed) and self.roles[moment.seat] == HITLER:
                break
            self.public = self.public.after(moment)
        return self.lessons

    def _note(self, moment: Moment) -> None:
        match moment:
            case events.RoundBegan():
                self.turn = self.turn if self.called else moment.president
                self.called = False
            case events.Nominated():
                scene = self.public.scene
                self._point(Outlook(scene.liberal, scene.fascist, scene.tracker, moment.president))
                self._office(moment.president, moment.chancellor, self.public.candidates(moment.president))
            case events.Voted():
                self._votes(moment.yes)
            case Sitting():
                self._session(moment)
            case events.ElectionCalled():
                self.called = True
                self._office(moment.president, moment.seat, self.public.others(moment.president))
            case events.Executed():
                self._shot(moment.president, moment.seat)
            case Look() if moment.party is not None and self.roles[moment.president] != LIBERAL:
                seen = POLICIES[party(self.roles[moment.seat])]
                self.lessons.accusations.append((seen, moment.party == FASCIST))

    def _point(self, outlook: Outlook, public: Public | None = None) -> None:
        """A point of the game, by what decides games."""
        seen = public or self.public
        late, zone = chances.stage(seen, outlook)
        found = dict.fromkeys(chances.board_features(seen, outlook), 1.0)
        moods = chances.mood_features(seen, late=late, zone=zone)
        turns = chances.turn_features(seen, outlook, zone=zone)
        found.update({name: float(value[self.world]) for name, value in {**moods, **turns}.items()})
        self.lessons.points.append((found, self.won))

    def _office(self, president: int, given: int, options: tuple[int, ...]) -> None:
        """Whom a president trusts with an office."""
        if len(options) < 2:
            return
        place, zone = options.index(given), self.public.in_zone
        if self.roles[president] == LIBERAL:
            fascist, hitler = self.public.suspects
            rows = [[fascist[president, seat], hitler[president, seat] * zone] for seat in options]
            self.lessons.liberal_offices.append((rows, place))
        else:
            lean = habits.CAUTION * habits.trust(self.public, president, options)
            rows = [
                [lean[index], float(self.roles[seat] != LIBERAL), float(zone and self.roles[seat] == HITLER)]
                for index, seat in enumerate(options)
            ]
            self.lessons.fascist_offices.append((rows, place))

    def _votes(self, yes: tuple[int, ...]) -> None:
        """How everybody votes on a government; not Hitler, who seldom knows his friends."""
        scene, zone = self.public.scene, self.public.in_zone
        president, chancellor = scene.president, scene.chancellor
        gains = habits.steps(prospects.gains(self.public, president, chancellor))
        lean = habits.liberal_lean(self.public, president, chancellor)
        ally = float(self.roles[president] != LIBERAL or self.roles[chancellor] != LIBERAL)
        elects = float(zone and self.roles[chancellor] == HITLER)
        for seat in scene.living:
            if self.roles[seat] == LIBERAL:
                self.lessons.liberal_votes.append(([1.0, gains[seat]], seat in yes))
            elif self.roles[seat] == FASCIST:
                self.lessons.fascist_votes.append(([1.0, lean[seat], ally, elects], seat in yes))

    def _session(self, sitting: Sitting) -> None:
        """What fascists do when they have a choice of cards, and what a power is worth."""
        hand = self.public.rules.elections.hand
        drawn, handed = self.drew.pop(0), self.received.pop(0)
        roles = self.roles[sitting.president], self.roles[sitting.chancellor]
        if roles[0] != LIBERAL and 0 < drawn < hand:
            self._bold(roles, drawn, handed < drawn)
        if roles[1] != LIBERAL and 0 < handed < hand - 1 and sitting.policy is not None:
            self._bold(roles, None, sitting.policy == FASCIST)
        fascist, track = self.public.scene.fascist, self.public.track
        if sitting.policy == FASCIST and fascist + 1 < len(track) and track[fascist] != "none":
            after = self.public.after(sitting)
            outlook = Outlook(after.scene.liberal, after.scene.fascist, 0, self._following(), track[fascist])
            self._point(outlook._replace(holder=sitting.president), after)

    def _bold(self, roles: tuple[int, int], drawn: int | None, bold: bool) -> None:
        stage = self.public.stage
        self.lessons.bold.append((bold_key(roles, drawn, stage), stage.seats, bold))

    def _following(self) -> int:
        """Who is president next by order of seats."""
        seat = self.turn
        while True:
            seat = (seat + 1) % len(self.roles)
            if seat in self.public.scene.living:
                return seat

    def _shot(self, president: int, shot: int) -> None:
        """Whom a president has executed."""
        options = self.public.others(president)
        place = options.index(shot)
        if self.roles[president] == LIBERAL:
            fascist, hitler = self.public.suspects
            rows = [[fascist[president, seat], hitler[president, seat]] for seat in options]
            self.lessons.liberal_shots.append((rows, place))
        else:
            lean = habits.CAUTION * habits.danger(self.public, president, options)
            rows = [[lean[index], float(self.roles[seat] != LIBERAL)] for index, seat in enumerate(options)]
            self.lessons.fascist_shots.append((rows, place))


def witness(match: Match, theory: Theory) -> Lessons:
    """Everything a finished match teaches."""
    story = Story()
    story.follow(Observation(match.view(None), match.events(None), tuple([(who, what) for _, who, what in match.said])))
    return Witness(match, theory).follow(story.moments)


def _liberal(match: Match, kind: type[events.Drew] | type[events.Received]) -> list[int]:
    """How many liberal cards were held, session by session."""
    return [event.cards.count("liberal") for _, _, event in match.history if isinstance(event, kind)]
