"""The hands of bots: they play the seats no person plays, for good or for one decision."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from hemicycle.server import clocks
from hemicycle.server.answers import Answered
from hemicycle.server.bodies import Hand
from hemicycle.server.logs import log
from hemicycle.server.refusals import Refuse
from hemicycle.server.store.rows import MomentRow
from hemicycle.server.thinker import Job, Thought
from hemicycle.server.thinkers import NoThought

if TYPE_CHECKING:
    from hemicycle.server.rooms import Room

Played = tuple[Hand, str]  # by which hand, and on which level


class Hands:
    """Lets bots think and answer. They come through the same door as people: token, rules, store, news."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        self._speaking: dict[int, asyncio.Task[None]] = {}
        self._late: dict[int, str] = {}  # seats whose time is up for a decision
        self._tasks: set[asyncio.Task[None]] = set()

    def played(self, seat: int) -> Played | None:
        """Which bot plays a seat now, if any."""
        chair, standby = self.room.doc.chairs[seat], self.room.doc.settings.standby
        if chair.person is None:
            return "bot", chair.level or standby
        if chair.standby:
            return "standby", chair.level or standby
        play = self.room.play
        late = play is not None and seat in self._late and self._late[seat] == play.decision(seat)
        return ("standby", standby) if late else None

    @property
    def busy(self) -> bool:
        """Whether some bot is at work."""
        return bool(self._tasks)

    def wake(self) -> None:
        """Every bot that is asked begins to think; who thinks about yesterday stops."""
        play = self.room.play
        asked = play.match.waiting if play is not None and not play.over and self.room.doc.phase == "playing" else ()
        for seat, (decision, task) in list(self._thinking.items()):
            obsolete = play is None or seat not in asked or play.decision(seat) != decision or not self.played(seat)
            if obsolete:
                del self._thinking[seat]
                task.cancel()
        for seat in asked:
            played = self.played(seat)
            if played is None or play is None or seat in self._thinking:
                continue
            asked_for = play.decision(seat)
            if asked_for is not None:
                self._thinking[seat] = asked_for, self.spawn(self._think(seat, asked_for, played))

    def stand_in(self, seat: int) -> None:
        """The time of a seat is up: a bot answers this decision."""
        play = self.room.play
        decision = None if play is None else play.decision(seat)
        if decision is not None:
            self._late[seat] = decision

    def listen(self, row: MomentRow) -> None:
        """Bots may say something when something happened or a person spoke; never to each other without end."""
        bots = [(seat, chair) for seat, chair in enumerate(self.room.doc.chairs) if chair.person is None]
        said = row.body.remarks if row.hand == "person" else []
        heard = {word for _, word, _ in row.body.told} | {remark.word for remark in said} if bots else set()
        for seat, chair in bots:
            if chair.level is None or seat in self._speaking:
                continue
            cues = self.room.house.cues.get((self.room.doc.settings.game, chair.level), heard)
            if cues & heard:
                self._speaking[seat] = self.spawn(self._speak(seat, chair.level))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside, and log it when it breaks."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def stop(self) -> None:
        """Nobody thinks any more."""
        for task in self._tasks:
            task.cancel()

    def job(self, wish: str, seat: int, level: str) -> Job:
        """What a bot on a seat is given: what the seat knows, nothing else."""
        room, play = self.room, self.room.need_play()
        said = [(who, str(remark)) for _, who, remark in play.match.said]
        return Job(
            wish=wish,
            game=room.doc.settings.game,
            edition=room.doc.settings.edition,
            options=room.doc.settings.options,
            level=level,
            view=play.match.view(seat),
            events=play.heard(seat),
            remarks=said + room.chatter.offers(seat, play.number),
            seed=random.getrandbits(63),
        )

    async def _think(self, seat: int, decision: str, played: Played) -> None:
        room = self.room
        hand, level = played
        loop = asyncio.get_running_loop()
        pace = 0.0 if hand == "standby" else room.doc.settings.bot_delay / 1000 * random.uniform(0.6, 1.4)
        ready = loop.time() + pace
        action = await self._choice(seat, level)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        await room.answers.give(lambda: self._answer(seat, decision, played, action))

    def _answer(self, seat: int, decision: str, played: Played, action: str) -> Answered:
        """Carry out what a bot has chosen, unless the table has gone on without it."""
        room, play = self.room, self.room.play
        hand, level = played
        if play is None or room.doc.phase != "playing" or play.decision(seat) != decision:
            return Answered()
        if self.played(seat) != played:
            return Answered()
        try:
            row = play.act(seat, [action], hand, None, clocks.now())
        except Refuse as refusal:
            self._broken(level, refusal.code)
            row = play.act(seat, [self._any(seat)], hand, None, clocks.now())
        return Answered(row, room.moment(row))

    async def _choice(self, seat: int, level: str) -> str:
        if level == "random":
            return self._any(seat)  # needs no process of its own
        try:
            return (await self.room.house.thinkers.ask(self.job("choose", seat, level))).action
        except NoThought as error:
            self._broken(level, str(error))
            return self._any(seat)

    def _any(self, seat: int) -> str:
        """A legal action, when there is nothing better."""
        options = self.room.need_play().match.options(seat)
        return str(options[random.randrange(len(options))])

    async def _speak(self, seat: int, level: str) -> None:
        try:
            thought: Thought = await self.room.house.thinkers.ask(self.job("speak", seat, level))
        except NoThought as error:
            self._broken(level, str(error))
            return
        finally:
            self._speaking.pop(seat, None)
        self.room.house.cues[self.room.doc.settings.game, level] = set(thought.cues)
        if thought.remark is not None:
            async with self.room.at_work():
                if self.room.play is not None and self.room.doc.phase == "playing":
                    row = self.room.play.say(seat, thought.remark, "bot", None, clocks.now())
                    await self.room.commit([row], self.room.moment(row))

    def _broken(self, level: str, problem: str) -> None:
        self.room.house.meters.failures.inc()
        log.warning("bot failed", extra={"game": self.room.doc.settings.game, "bot": level, "problem": problem})

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        for seat, (_, thinking) in list(self._thinking.items()):
            if thinking is task:
                del self._thinking[seat]
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refuse):
            log.error("task failed", exc_info=error)
