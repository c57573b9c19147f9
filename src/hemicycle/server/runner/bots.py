"""The bots at a table: they think about what their seats are asked, and speak when something makes them."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from hemicycle.lessons import bot_luck, bot_view
from hemicycle.server.operate.logs import log
from hemicycle.server.protocol import refusals
from hemicycle.server.protocol.encoding import encode
from hemicycle.server.protocol.news import Hinted, Judged, Suggestion
from hemicycle.server.protocol.refusals import too_fast
from hemicycle.server.room import catalogue, playing
from hemicycle.server.room.commands import BotAnswered, BotSpoke
from hemicycle.server.room.effects import Effects, HintWanted, Speech
from hemicycle.server.runner.bot_worker import Job, NoThought, Thought
from hemicycle.server.runner.services import Services

if TYPE_CHECKING:
    from hemicycle.server.runner.runner import Runner

QUICK = 0.15  # seconds between bots that follow each other
LONGEST = 20.0  # seconds bots wait for whoever still looks at what happened before
ALONE = 0.9  # seconds between bots nobody plays with, so that they can be watched
JUDGING = 1.5  # seconds a bot has to warn of a blunder
Wanted = tuple[str, str, str]  # decision, sort and level of the bot


class Bots:
    """Lets bots think and answer. What they choose comes through the inbox like everybody's."""

    def __init__(self, services: Services, runner: Runner) -> None:
        self.services = services
        self.runner = runner
        self.luck: random.Random = services.luck or random.Random()
        self._thinking: dict[int, tuple[Wanted, asyncio.Task[None]]] = {}
        self._speaking: dict[int, Speech | None] = {}  # with what was heard since, if anything
        self._advising: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._caught_up = asyncio.Event()
        self._doubt: tuple[int | None, float] = None, 0.0  # what a person may take back, and until when bots wait
        self._stands = asyncio.Event()

    @property
    def busy(self) -> bool:
        """Whether some bot is at work."""
        return bool(self._tasks)

    def go_on(self, effects: Effects) -> None:
        """Every bot that is asked begins to think; who thinks about yesterday stops."""
        wanted = playing.wanted(self.runner.room)
        if not (wanted or self._thinking or effects.speeches or effects.hints):
            return  # only people play
        if self.runner.room.lagging:
            self._caught_up.clear()
        else:
            self._caught_up.set()
        if wanted:
            self._leave_time()
        for seat, (about, task) in list(self._thinking.items()):
            if wanted.get(seat) != about:
                del self._thinking[seat]
                task.cancel()
        for seat, about in wanted.items():
            if seat not in self._thinking:
                self._thinking[seat] = about, self._spawn(self._think(seat, about, self._job_for(seat, about)))
        for speech in effects.speeches:
            self._listen(speech)
        for hint in effects.hints:
            self._advise(hint)

    def answered(self, seat: int) -> None:
        """What a bot chose has come to the table."""
        self._thinking.pop(seat, None)

    def spoke(self, seat: int) -> None:
        """A bot has had its say: only now it knows what it said itself, and hears what was said meanwhile."""
        missed = self._speaking.pop(seat, None)
        if missed is not None:
            self._listen(missed)

    def stop(self) -> None:
        """Nobody thinks any more."""
        for task in self._tasks:
            task.cancel()

    def failed(self, level: str, problem: str) -> None:
        """A bot broke down, or chose what is not possible."""
        self.services.metrics.failures.inc()
        game = self.runner.room.settings.game
        log.warning("bot failed", extra={"game": game, "bot": level, "problem": problem})

    def job(self, wish: str, seat: int, level: str, action: str = "") -> Job:
        """What a bot on a seat is given: what the seat knows, nothing else."""
        room = self.runner.room
        match = room.need_match()
        said = [(who, str(remark)) for _, who, remark in match.match.said]
        return Job(
            wish=wish,
            game=room.settings.game,
            edition=room.settings.edition,
            options=room.settings.options,
            level=catalogue.bot(room.settings.game, level),
            view=match.match.view(seat) if catalogue.given(room.settings) is None else bot_view(match.match, seat),
            events=match.heard(seat),
            remarks=said + room.talk.offers(seat, match.number),
            seed=self._luck(seat),
            action=action,
        )

    def _luck(self, seat: int) -> int:
        """What a bot decides by: nobody can tell, but in a lesson, where the story is the same each time."""
        room = self.runner.room
        lesson = catalogue.given(room.settings)
        heard = len(room.need_match().heard(seat))
        return self.luck.getrandbits(63) if lesson is None else bot_luck(lesson, seat, heard)

    def _job_for(self, seat: int, about: Wanted) -> Job | None:
        """A random player needs no process of its own."""
        return None if about[2] == "random" else self.job("choose", seat, about[2])

    async def _think(self, seat: int, about: Wanted, job: Job | None) -> None:
        decision, by, level = about
        loop = asyncio.get_running_loop()
        ready = loop.time() + (self._beat() if by == "bot" else 0.0)
        action = None if job is None else await self._choice(job)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        if by == "bot":
            await self._until_seen()
        await self._until_it_stands()
        answer = BotAnswered(seat, decision, by, level, action, self.luck.getrandbits(48))
        self.runner.submit(answer)

    def _beat(self) -> float:
        """Seconds between bots: players pace what they see, and where nobody plays they can be watched."""
        room = self.runner.room
        delay = room.settings.bot_delay / 1000
        if any(chair.person is not None for chair in room.chairs):
            return min(delay, QUICK)
        return min(delay, ALONE) * self.luck.uniform(0.6, 1.4)

    def _leave_time(self) -> None:
        """Whoever did something new gets the time to take it back."""
        entry = playing.in_doubt(self.runner.room)
        if entry is None:
            self._stands.set()
        elif entry != self._doubt[0]:
            self._doubt = entry, asyncio.get_running_loop().time() + self.runner.room.settings.bot_delay / 1000
            self._stands.clear()

    async def _until_it_stands(self) -> None:
        """However quick a bot was, it closes no undo that a person may still use."""
        loop = asyncio.get_running_loop()
        while not self._stands.is_set() and (left := self._doubt[1] - loop.time()) > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stands.wait(), left)

    async def _until_seen(self) -> None:
        """The slowest person decides how fast bots go on, though not for ever."""
        if self.runner.room.lagging:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._caught_up.wait(), LONGEST)

    async def _choice(self, job: Job) -> str | None:
        """What a bot chooses; a worker that died is no reason for a bad move, so it is asked once more."""
        for attempt in (1, 2):
            try:
                return (await self._ask(job)).action
            except NoThought as error:
                self.failed(job.level, str(error))
                if attempt == 2 or error.late:
                    break
        return None

    async def _ask(self, job: Job) -> Thought:
        return await self.services.workers.ask(job, self.runner.room.state.host)

    def _listen(self, speech: Speech) -> None:
        room = self.runner.room
        triggers = self.services.speech_triggers.get((room.settings.game, speech.level), speech.heard)
        if not triggers & speech.heard:
            return
        if speech.seat in self._speaking:
            self._speaking[speech.seat] = speech
            return
        self._speaking[speech.seat] = None
        self._spawn(self._speak(speech.seat, self.job("speak", speech.seat, speech.level)))

    async def _speak(self, seat: int, job: Job) -> None:
        try:
            thought = await self._ask(job)
        except NoThought as error:
            self.failed(job.level, str(error))
            self.spoke(seat)
            return
        self.services.speech_triggers[job.game, job.level] = set(thought.triggers)
        if thought.remark is None:
            self.spoke(seat)
        else:
            self.runner.submit(BotSpoke(seat, job.level, thought.remark))

    def _advise(self, hint: HintWanted) -> None:
        """One hint at a time for a seat: whoever asks without end would fill the queue."""
        if hint.action is not None:
            self._spawn(self._judge(hint, hint.action))
        elif hint.seat in self._advising:
            self.services.bus.deliver((hint.connection,), encode(refusals.message(hint.key, too_fast(1.0))))
        else:
            self._advising.add(hint.seat)
            self._spawn(self._hint(hint, self.job("hint", hint.seat, hint.level)))

    async def _judge(self, hint: HintWanted, action: str) -> None:
        """Warn of a blunder, if a bot sees one in time; an answer is never held up for long."""
        news = Judged(key=hint.key, seat=hint.seat, decision=hint.decision)
        found = None
        if hint.seat not in self._advising:
            self._advising.add(hint.seat)
            try:
                job = self.job("warn", hint.seat, hint.level, action)
                found = (await asyncio.wait_for(self._ask(job), JUDGING)).hint
            except (NoThought, TimeoutError):
                found = None
            finally:
                self._advising.discard(hint.seat)
        if found is not None:
            news.better, news.word, news.detail = found.options[0].action, found.key, found.detail
        self.services.bus.deliver((hint.connection,), encode(news))

    async def _hint(self, hint: HintWanted, job: Job) -> None:
        news = Hinted(key=hint.key, seat=hint.seat, decision=hint.decision, level=hint.level)
        try:
            found = (await self._ask(job)).hint
        except NoThought as error:
            self.failed(hint.level, str(error))
            found = None
        finally:
            self._advising.discard(hint.seat)
        if found is not None:
            news.suggestions = [Suggestion(action=option.action, value=option.value) for option in found.options]
            news.unit, news.word, news.detail = found.unit, found.key, found.detail
        self.services.bus.deliver((hint.connection,), encode(news))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", exc_info=error)
