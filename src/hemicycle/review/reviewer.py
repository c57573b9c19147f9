"""Walks through a recorded game and judges it: one pass over everything, then a closer look at what seemed costly."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from heapq import nlargest
from importlib import import_module
from itertools import pairwise
from random import Random

from hemicycle import bots, registry
from hemicycle.bots.bot import CHANCE, NO_VALUE, POINTS, Explanation
from hemicycle.core.errors import HemicycleError
from hemicycle.core.match import Match
from hemicycle.core.record import Entry, Record
from hemicycle.core.view import Observation
from hemicycle.review.analyst import DEPTHS, Analyst
from hemicycle.review.findings import JUDGED, LIKELY, PROVED, Fortune, Mistake, Point, Review, Sentence

ANALYSTS = {
    "secret-hitler": "hemicycle.review.secret_hitler:SecretHitlerAnalyst",
    "die-macher": "hemicycle.review.die_macher:DieMacherAnalyst",
    "global-powers": "hemicycle.review.global_powers:GlobalPowersAnalyst",
}
LEAST = {CHANCE: 0.01, POINTS: 1.0}  # a smaller difference is no mistake
TURNING = 5  # turning points of a game
SWING = 0.08  # a smaller change of a chance is none
SURE = 3  # nor one of fewer standard errors: among some sixty changes two would be found by luck
MISTAKES = 5  # of a seat

Progress = Callable[[float], None]  # is told which part of the work is done


class BadReview(HemicycleError):
    """A game that cannot be reviewed; a code says why."""

    def __init__(self, code: str, cause: str = "") -> None:
        super().__init__(code, cause)
        self.code = code
        self.cause = cause


@dataclass
class Suspect:
    """A decision that may have been a mistake, as it looked at first."""

    entry: int
    seen: Observation
    done: str
    cost: float
    explanation: Explanation


def review(record: Record, depth: str = "normal", progress: Progress = lambda part: None) -> Review:
    """Review a game that is over. The same record and depth give the same review."""
    if depth not in DEPTHS:
        raise BadReview("depth", depth)
    if not record.over:
        raise BadReview("not-over")
    game = registry.game(record.header["game"])
    match = Match.replay(game, record)
    if bots.levels(game.id)[-1] == "random":
        raise BadReview("no-bots", game.id)
    return Reviewer(match, depth, progress).review()


class Reviewer:
    """One review under way."""

    def __init__(self, match: Match, depth: str, progress: Progress) -> None:
        self.match = match
        self.progress = progress
        self.depth = DEPTHS[depth]
        self.analyst = analyst(match.game.id)(match, self.depth)
        header = match.record.header
        self.found = Review(
            header["game"], header["edition"], header["seats"], list(header["names"]), self.analyst.lines,
            list(self.analyst.sides), CHANCE, self.depth.name,
        )  # fmt: skip
        self.suspects: list[list[Suspect]] = [[] for _ in range(header["seats"])]
        self.entries = [entry for entry in match.record.standing() if "do" in entry]
        self.lucky = _followed_by_luck(match.record.standing())

    def review(self) -> Review:
        """Walk through the game, then look closely at what seemed to cost most."""
        self._walk()
        self.found.turning = turning_points(self.found.course)
        self.found.claims = self.analyst.claims(self.match)
        self._look_closely()
        return self.found

    def _walk(self) -> None:
        every = 1 if self.analyst.quick else max(1, len(self.entries) * self.analyst.coarse // self.depth.points)
        number = 0
        last = 0
        for match, entry in Match.walk(self.match.game, self.match.record):
            if "do" not in entry:
                continue
            self._judge_luck(match, last)
            if number % every == 0:
                self._stand(match, last)
            self._decide(match, entry)
            last, number = entry["n"], number + 1
            self.progress(self.analyst.walk * number / len(self.entries))
        self._judge_luck(self.match, last)
        self._stand(self.match, last, always=True)

    def _stand(self, match: Match, entry: int, *, always: bool = False) -> None:
        """How the game stands now, if it stands otherwise than before."""
        found = self.found
        point = self.analyst.point(match, entry, Random(f"{entry} point"))
        if point is not None and (always or not found.course or found.course[-1].differs(point)):
            found.course.append(point)
        suspicion = self.analyst.suspicion(match, entry)
        if suspicion is not None and (not found.suspicions or found.suspicions[-1].fascist != suspicion.fascist):
            suspicion.minds = self.analyst.minds(match)
            found.suspicions.append(suspicion)

    def _decide(self, match: Match, entry: Entry) -> None:
        """A decision: whether it was a mistake, and what can be expected of luck after it."""
        seat, number = entry["seat"], entry["n"]
        self._suspect(match.observation(seat), entry)
        action = match.game.action(entry["do"])
        self.analyst.before(match, seat, action, lucky=number in self.lucky, random=Random(f"{number} luck"))

    def _judge_luck(self, match: Match, entry: int) -> None:
        """What luck did after the last decision, which has been carried out since."""
        gains = self.analyst.after(match) if entry else None
        if gains is not None and any(gains):
            self.found.fortune.append(Fortune(entry, gains, self.analyst.fell(match)))

    def _suspect(self, seen: Observation, entry: Entry) -> None:
        """Note a decision that looks worse than what a bot would have done."""
        if len(seen.view.choices) < 2:
            return
        explanation = self.analyst.explain(seen)
        if explanation.unit == NO_VALUE:
            return
        self.found.unit = explanation.unit
        values = {option.action: option.value for option in explanation.options}
        first = explanation.options[0]
        cost = first.value - values.get(entry["do"], first.value)
        if cost > LEAST[explanation.unit]:
            self.suspects[entry["seat"]].append(Suspect(entry["n"], seen, entry["do"], cost, explanation))

    def _look_closely(self) -> None:
        """Play the costliest decisions out, and keep those that still look like mistakes."""
        chosen = [nlargest(self.depth.checked, each, key=lambda suspect: suspect.cost) for each in self.suspects]
        total = sum(map(len, chosen)) or 1
        seen = 0
        for suspects in chosen:
            found = []
            for suspect in suspects:
                found.append(self._mistake(suspect))
                seen += 1
                self.progress(self.analyst.walk + (1 - self.analyst.walk) * seen / total)
            kept = [mistake for mistake in found if mistake is not None]
            self.found.mistakes += nlargest(MISTAKES, kept, key=lambda mistake: mistake.cost)
        self.found.mistakes.sort(key=lambda mistake: mistake.entry)
        self.progress(1.0)

    def _mistake(self, suspect: Suspect) -> Mistake | None:
        """A decision that a closer look still finds worse than another."""
        view, explanation = suspect.seen.view, suspect.explanation
        better = explanation.options[0].action
        random = Random(f"{suspect.entry} compare")
        compared = self.analyst.compare(suspect.seen, better, suspect.done, random)
        cost, error, sure, effect = suspect.cost, 0.0, JUDGED, None
        key, detail = explanation.key, explanation.detail
        if compared is not None:
            cost, error, effect = compared.mean, compared.error, compared.effect
            if cost < max(error, LEAST[explanation.unit]):
                return None
            sure = PROVED if cost > 2 * error else LIKELY
            key, detail = self.analyst.reason(suspect.seen, better)
        choices = {choice.action: choice for choice in view.choices}
        assert view.prompt is not None
        assert view.seat is not None
        return Mistake(
            suspect.entry, view.seat, view.prompt.step, choices[suspect.done], choices[better], cost, error, sure,
            key, detail, list(view.prompt.cites), effect, Sentence(f"prompt-{view.prompt.step}", view.prompt.detail),
        )  # fmt: skip


def turning_points(course: list[Point]) -> list[int]:
    """The entries after which the chances had changed most, in the order of the game."""
    swings = []
    for before, after in pairwise(course):
        swing = max(abs(now - then) for now, then in zip(after.chances, before.chances, strict=True))
        if swing > max(SWING, SURE * (after.error**2 + before.error**2) ** 0.5):
            swings.append((swing, after.entry))
    return sorted([entry for _, entry in nlargest(TURNING, swings)])


def _followed_by_luck(entries: Iterable[Entry]) -> set[int]:
    """The numbers of the actions after which luck fell."""
    found, last = set(), None
    for entry in entries:
        if "do" in entry:
            last = entry["n"]
        elif "luck" in entry and last is not None:
            found.add(last)
    return found


def analyst(game: str) -> type[Analyst]:
    """Who judges a game; a game from another package is judged by its best bot alone."""
    if game not in ANALYSTS:
        return Analyst
    module, _, kind = ANALYSTS[game].partition(":")
    found: type[Analyst] = getattr(import_module(module), kind)
    return found
