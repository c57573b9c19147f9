"""Asking a bot: what goes wrong inside it is told with its name, the game, the seat and the question."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from hemicycle.bots.bot import Bot, Explanation
from hemicycle.core.errors import HemicycleError
from hemicycle.core.match import Match, Told
from hemicycle.core.steps import Refused
from hemicycle.core.values import Action, Remark
from hemicycle.core.view import Observation

PACKAGE = Path(__file__).parent.parent


class BadMove(HemicycleError):
    """A bot chose something that the rules refuse."""

    def __init__(self, bot: str, seat: int, action: str, code: str, sections: tuple[str, ...]) -> None:
        super().__init__(bot, seat, action, code, sections)
        self.bot = bot
        self.seat = seat
        self.action = action
        self.code = code
        self.sections = sections


class BrokenBot(HemicycleError):
    """A bot raised something instead of answering: who, in which game, on which seat, asked what, and what it was."""

    def __init__(self, bot: str, game: str, seat: int, asked: str, cause: str, trace: str) -> None:
        super().__init__(bot, game, seat, asked, cause, trace)
        self.bot = bot
        self.game = game
        self.seat = seat
        self.asked = asked
        self.cause = cause
        self.trace = trace  # for whoever wrote it; kept as text, so that it comes along from another process


def choose(bot: Bot, seen: Observation, random: Random) -> Action:
    """What a bot does."""
    with _answering(bot, seen):
        return bot.choose(seen, random)


def speak(bot: Bot, seen: Observation, random: Random) -> Remark | None:
    """What a bot says, if anything."""
    with _answering(bot, seen, "speak"):
        return bot.speak(seen, random)


def advise(bot: Bot, seen: Observation) -> Explanation:
    """What a bot would do and why; BadMove where that is none of the choices."""
    with _answering(bot, seen):
        explanation = bot.hint(seen)
        advised = [option.action for option in explanation.options]
    view = seen.view
    choices = {choice.action for choice in view.choices}
    for action in advised:
        if action not in choices:
            cites = () if view.prompt is None else view.prompt.cites
            raise BadMove(_named(bot), _seat(seen), str(action), "not-an-option", cites)
    return explanation


def carry_out(match: Match, seat: int, action: Action, bot: Bot) -> list[Told]:
    """Do what a bot chose; BadMove says what is wrong with it."""
    if not isinstance(action, Action | str):
        raise BadMove(_named(bot), seat, repr(action), "malformed-action", ())
    try:
        return match.act(seat, action)
    except Refused as error:
        raise BadMove(_named(bot), seat, str(action), error.code, error.refusal.sections) from error


def utter(match: Match, seat: int, remark: Remark, bot: Bot) -> None:
    """Say what a bot wants to say; BadMove says why it cannot."""
    try:
        match.remark(seat, remark)
    except Refused as error:
        raise BadMove(_named(bot), seat, str(remark), error.code, error.refusal.sections) from error


@contextmanager
def _answering(bot: Bot, seen: Observation, asked: str = "") -> Iterator[None]:
    """While a bot answers: whatever it raises, also an end of the program, is a BrokenBot."""
    try:
        yield
    except (Exception, SystemExit) as error:
        step = "" if seen.view.prompt is None else seen.view.prompt.step
        told = "".join(traceback.format_exception(error))
        raise BrokenBot(_named(bot), seen.view.game, _seat(seen), asked or step, cause(error), told) from error


def cause(error: BaseException) -> str:
    """What was raised, and the last line outside of this package that led there."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(PACKAGE)] or frames
    text = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    return f"{text} ({Path(own[-1].filename).name}:{own[-1].lineno})"


def _named(bot: Bot) -> str:
    """A bot as a command line names it."""
    kind = type(bot.stands_for or bot)
    return f"{kind.__module__}:{kind.__qualname__}"


def _seat(seen: Observation) -> int:
    return -1 if seen.view.seat is None else seen.view.seat
