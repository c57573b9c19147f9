"""A worker process for what takes long, one job a line: bots think, records are checked."""

from __future__ import annotations

import contextlib
import os
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from hemicycle import bots, registry
from hemicycle.bots import asking
from hemicycle.bots.bot import Bot, Explanation
from hemicycle.core.game import Game
from hemicycle.core.record import Record, RecordError
from hemicycle.core.values import word
from hemicycle.core.verify import verify
from hemicycle.core.view import Observation, View
from hemicycle.server.operate.logs import log, set_up

READY = b"ready\n"  # the first line of a worker: it has started, and its time to think begins


class Job(Struct, kw_only=True, tag="job"):
    """What a bot is asked: `choose` an action, `speak` if it likes, give a `hint`, or `warn` of an action.

    It gets what its seat knows.
    """

    wish: str
    game: str
    edition: str
    options: dict[str, Any]
    level: str
    view: View
    events: list[str]
    remarks: list[tuple[int, str]]
    seed: int
    action: str = ""


class NoThought(Exception):
    """A bot broke down; late: it took too long."""

    def __init__(self, problem: str, *, late: bool = False) -> None:
        super().__init__(problem)
        self.late = late


class Thought(Struct, kw_only=True):
    """What a bot answers. `triggers` are the events and remarks after which bots of this level may speak."""

    action: str = ""
    remark: str | None = None
    triggers: list[str] = []
    hint: Explanation | None = None


class RecordCheck(Struct, kw_only=True, tag="check"):
    """A record to be played and dealt again."""

    game: str
    record: str


class Checked(Struct, kw_only=True):
    """Whether a record holds, and if not, which line does not and why."""

    valid: bool
    line: int | None = None
    code: str | None = None
    detail: dict[str, Any] = {}


def check(job: RecordCheck) -> Checked:
    """Play a record again."""
    game = registry.game(job.game)
    try:
        verify(game, Record.parse(job.record, game.library.write))
    except RecordError as error:
        plain = {key: part for key, part in error.detail.items() if isinstance(part, str | int)}
        return Checked(valid=False, line=error.line, code=error.code, detail=plain)
    return Checked(valid=True)


def observation(game: Game, view: View, events: list[str], remarks: list[tuple[int, str]]) -> Observation:
    """What a seat knows, put together again from what was sent."""
    view.board = msgspec.convert(view.board, game.board)
    told = [game.event_notation.parse(text) for text in events]
    said = [(seat, game.remark_notation.parse(text)) for seat, text in remarks]
    return Observation(view, tuple(told), tuple(said))  # type: ignore[arg-type]  # the notations of events and remarks


@lru_cache(maxsize=64)
def _bot(game: str, edition: str, options: tuple[tuple[str, Any], ...], level: str) -> Bot:
    played = registry.game(game)
    return bots.make(level, played, played.load(edition, dict(options)))


def think(job: Job) -> Thought:
    """Do one job."""
    bot = _bot(job.game, job.edition, tuple(sorted(job.options.items())), job.level)
    seen = observation(bot.game, job.view, job.events, job.remarks)
    random = Random(job.seed)
    if job.wish == "speak":
        remark = bot.speak(seen, random)
        return Thought(remark=None if remark is None else str(remark), triggers=_triggers(bot))
    if job.wish == "hint":
        return Thought(hint=asking.advise(bot, seen))
    if job.wish == "warn":
        return Thought(hint=bot.warn(seen, job.action))
    return Thought(action=str(bot.choose(seen, random)))


def _triggers(bot: Bot) -> list[str]:
    """What may make a bot speak: by its own word, or whatever happens or is said, or nothing."""
    if type(bot).speak is Bot.speak:
        return []
    named = [*getattr(bot, "speaks_after", ()), *getattr(bot, "answers", ())]
    return [word(kind) for kind in named or (*bot.game.events, *bot.game.remarks)]


def main() -> None:
    """Think until the server closes the line. What a bot prints or reads itself is no part of the conversation."""
    decode = msgspec.json.Decoder(Job | RecordCheck).decode
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.dup(1)
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    set_up()
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        os.write(answers, READY)
        for line in jobs:
            job = decode(line)
            answer = _done(job)
            whole = memoryview(msgspec.json.encode(answer) + b"\n")
            while whole:
                whole = whole[os.write(answers, whole) :]


def _done(job: Job | RecordCheck) -> Checked | Thought:
    """The answer to a job. Whoever breaks down ends, and the log says where: what was said then may name a hand."""
    try:
        return check(job) if isinstance(job, RecordCheck) else think(job)
    except Exception as error:
        log.exception("job failed")
        raise SystemExit(1) from error


if __name__ == "__main__":
    main()
