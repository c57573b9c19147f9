"""A lesson played through on the engine alone: whoever learns does what the lesson expects, or what a bot advises."""

from __future__ import annotations

import re
from dataclasses import replace
from fnmatch import fnmatchcase
from random import Random
from typing import Any

import msgspec

import hemicycle
from hemicycle import bots
from hemicycle.core.values import Event, word
from hemicycle.core.view import Observation, detail
from hemicycle.lessons import Lesson, LessonStep, bot_luck, bot_view

SEAT = 0
MOST = 800  # decisions of all seats
CLAIM = re.compile(r"(\S+) (=|!=|>=|<=) (\S+)")
Scope = dict[str, Any]


def at(path: str, scope: Scope) -> Any:
    """What stands at a path, or at the first of several with | between them that leads somewhere; or None."""
    for each in path.split("|"):
        value: Any = int(each) if each.isdigit() else scope
        for step in [] if each.isdigit() else re.findall(r"\([^)]*\)|[^.]+", each):
            value = _inside(step, value, scope["seat"])
        if value is not None:
            return value
    return None


def _inside(step: str, value: Any, seat: int) -> Any:
    if step.startswith("("):
        wishes = [wish.split("=") for wish in step[1:-1].split(",")]
        sought = [(inner, str(seat) if wanted == "me" else wanted) for inner, wanted in wishes]
        return next(
            (
                each
                for each in value
                if all(text(at(inner, {**each, "seat": seat})) == wanted for inner, wanted in sought)
            ),
            None,
        )
    key = str(seat) if step == "me" else step
    if isinstance(value, list):
        return value[int(key)] if key.isdigit() and int(key) < len(value) else None
    return value.get(key) if isinstance(value, dict) else None


def text(value: Any) -> str:
    """A value as the browser writes it."""
    if value is None:
        return "undefined"
    return str(value).lower() if isinstance(value, bool) else str(value)


def filled(form: str, scope: Scope) -> str:
    """A text with what stands at the paths in its braces."""
    return re.sub(r"\{([^{}]+)\}", lambda found: text(at(found[1], scope)), form)


def holds(claim: str, scope: Scope) -> bool:
    """Whether a claim of a lesson holds."""
    found = CLAIM.fullmatch(filled(claim, scope))
    assert found is not None, claim
    left, right = text(at(found[1], scope)), str(scope["seat"]) if found[3] == "me" else found[3]
    if found[2] in ("=", "!="):
        return (left == right) == (found[2] == "=")
    known = left.lstrip("-").isdigit()
    return known and (int(left) >= int(right) if found[2] == ">=" else int(left) <= int(right))


def fits(pattern: str, action: str, scope: Scope) -> bool:
    """Whether an action is of the kind a pattern names."""
    return fnmatchcase(action, filled(pattern, scope).replace("[", "[[]"))


class Evening:
    """One learner, the bots of the lesson, and the steps that were told so far."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = hemicycle.game(lesson.game)
        seed = lesson.seed.to_bytes(32, "big")
        self.match = self.game.match(lesson.seats, seed, lesson.edition, lesson.options)
        self.adviser = bots.make("solid", self.game, self.match.rules)
        self.bot = bots.make(lesson.bots, self.game, self.match.rules)
        self.told: list[str] = []
        self.scopes: dict[str, Scope] = {}
        self.done: dict[str, list[str]] = {}
        self.news: list[Event] = list(self.match.events(SEAT))

    def play(self) -> None:
        """Until the last step is told, or the game is over."""
        for _ in range(MOST):
            step = self._tell()
            if self.told[-1:] == [self.lesson.steps[-1].name] or self.match.outcome is not None:
                return
            seat = self.match.waiting[0] if step is None else SEAT
            for action in self._learned(step) if seat == SEAT else [self._chosen(seat)]:
                told = self.match.act(seat, action)
                self.news += [event for audience, event in told if audience is None or SEAT in audience]

    def _tell(self) -> LessonStep | None:
        """Tell what can be told now; the step that asks for something, if one does."""
        while (
            step := next((each for k, each in enumerate(self.lesson.steps) if self._due(each, k)), None)
        ) is not None:
            self.scopes[step.name] = self._scope(step)
            self.told.append(step.name)
            self.news = []
            if step.asked:
                return step
        return None

    def _due(self, step: LessonStep, k: int) -> bool:
        if step.name in self.told:
            return False
        scope = self._scope(step)
        open_ = scope["prompt"] and scope["choices"] and SEAT not in scope["sealed"]  # who has sealed an answer waits
        asked = scope["prompt"]["step"] if open_ else ""
        if (step.asked and step.asked != asked) or (step.events and scope["event"] is None):
            return False
        if not step.asked and not step.events and not step.where:
            return k == 0 or self.lesson.steps[k - 1].name in self.told
        legal = [choice["action"] for choice in scope["choices"]]
        if not all(any(fits(wanted, action, scope) for action in legal) for wanted in step.legal):
            return False
        return all(holds(claim, scope) for claim in step.where)

    def _scope(self, step: LessonStep) -> Scope:
        scope: Scope = msgspec.json.decode(msgspec.json.encode(self.match.view(SEAT)))
        found = [msgspec.to_builtins(detail(event)) for event in self.news if word(type(event)) in step.events]
        fit = [event for event in found if all(holds(claim, {**scope, "event": event}) for claim in step.where)]
        return {**scope, "event": fit[-1] if fit else None}

    def _seen(self, seat: int) -> Observation:
        return replace(self.match.observation(seat), view=bot_view(self.match, seat))

    def _chosen(self, seat: int) -> str:
        seen = self._seen(seat)
        return str(self.bot.choose(seen, Random(bot_luck(self.lesson, seat, len(seen.events)))))

    def _learned(self, step: LessonStep | None) -> list[str]:
        """What "Next" would do."""
        legal = [str(action) for action in self.match.options(SEAT)]
        advice = self.adviser.hint(self._seen(SEAT)).options[0].action
        if step is None:
            return [advice]
        scope = self.scopes[step.name]
        for first, *rest in [answer for answer in step.do if "*" not in answer[0]]:
            if filled(first, scope) in legal:
                self.done[step.name] = [filled(first, scope)]
                return [filled(each, scope) for each in (first, *rest)]
        wanted = [action for first, *_ in step.do for action in legal if fits(first, action, scope)]
        self.done[step.name] = [advice if advice in wanted or not wanted else wanted[0]]
        return self.done[step.name]


class OddEvening(Evening):
    """Somebody who mostly does something else than the coach asks for."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        super().__init__(lesson)
        self.random = Random(seed)
        self.legal: dict[str, list[str]] = {}  # what could be done when a step asked for something

    def _learned(self, step: LessonStep | None) -> list[str]:
        legal = [str(action) for action in self.match.options(SEAT)]
        if step is not None:
            self.legal[step.name] = legal
        if "bid 0" in legal:
            return ["bid 0"]  # and has nothing in the end
        return [self.random.choice(legal)] if self.random.random() < 0.6 else super()._learned(step)


class StubbornEvening(Evening):
    """Somebody who once does something else than the coach asks for."""

    def __init__(self, lesson: Lesson, once: str, instead: str) -> None:
        super().__init__(lesson)
        self.once = once
        self.instead = instead

    def _learned(self, step: LessonStep | None) -> list[str]:
        if step is not None and step.name == self.once:
            return [self.instead]
        return super()._learned(step)
