"""Looking back further: records that are uploaded, and playing on from a moment as a table of one's own."""

from __future__ import annotations

import asyncio

import msgspec

from hemicycle import registry
from hemicycle.core.match import Match
from hemicycle.core.record import Record, RecordError
from hemicycle.core.steps import Refused
from hemicycle.server.door.door import Door
from hemicycle.server.door.review import Review
from hemicycle.server.operate.logs import request_id
from hemicycle.server.protocol.bodies import Origin, TableInfo
from hemicycle.server.protocol.looking_back import NewBranch
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import catalogue
from hemicycle.server.room.rows import Person
from hemicycle.server.runner import planting
from hemicycle.server.runner.bot_worker import Checked, NoThought, RecordCheck
from hemicycle.server.runner.planting import Ground, Plant, Wish

LARGEST = 960 << 10  # bytes of a record on its way
MOST_UPLOADS = 20  # of one person, at the same time


class LookingBack:
    """What can be done with matches beside walking through them; nothing of it on the event loop."""

    def __init__(self, door: Door) -> None:
        self.door = door

    # --- records ---

    async def upload(self, text: str, person: Person, address: str) -> TableInfo:
        """A room that shows the game of a record, once that has been verified."""
        game = _game_of(text)
        await self._check_uploads(person, address)
        try:
            found = await self.door.workers.check(RecordCheck(game=game, record=text), f"address {address}")
        except NoThought as error:
            raise refuse("trouble", {"request": request_id.get()}) from error
        if not found.valid:
            raise _bad(found)
        plant = await asyncio.to_thread(_shown, game, text, self._ground(person))
        async with self.door.uploading:  # many that were checked at the same time are counted one by one
            await self._check_uploads(person, address)
            return await self.door.rooms.plant(plant, person, address)

    async def _check_uploads(self, person: Person, address: str) -> None:
        mine, near = await self.door.archive.uploads(person.id, address)
        for there, most in ((mine, MOST_UPLOADS), (near, self.door.config.most_tables_address)):
            if there >= most:
                raise refuse("too-many-uploads", {"most": most})

    # --- what if ---

    async def branch(self, code: str, number: int, wish: NewBranch, person: Person, address: str) -> TableInfo:
        """A table of one's own that goes on from a moment of a match."""
        review = await self.door.review(code, number, person, wish.seat)
        running = review.match.ended is None
        if running:
            await self._may_imagine(review)
        entry = await self._entry(review, wish)
        level = catalogue.level(review.game.id, wish.bots or catalogue.usual_level(review.game.id))
        origin = Origin(
            kind="branch", table=review.match.room, match=number, entry=0 if running else entry,
            luck="fresh" if running else wish.luck, seat=wish.seat if running else None,
        )  # fmt: skip
        record = await review.record()
        plant = await asyncio.to_thread(
            _branched, review, record, entry, Wish(origin, wish.seat, level), self._ground(person),
            self.door.config.snapshot_every,
        )  # fmt: skip
        return await self.door.rooms.plant(plant, person, address)

    async def branches(self, code: str, number: int, person: Person) -> list[TableInfo]:
        """The tables at which somebody plays on from a match, as they stand now."""
        codes = await self.door.archive.branches(person.id, code.upper(), number)
        return [await (await self.door.rooms.find(each)).info() for each in codes]

    async def _may_imagine(self, review: Review) -> None:
        """To try things out while the game goes on is a hint."""
        state = await self.door.store.state(review.match.room)
        if state is None or not state.settings.hints:
            raise refuse("no-hints")

    async def _entry(self, review: Review, wish: NewBranch) -> int:
        if wish.entry is not None and review.match.ended is not None:
            return wish.entry
        last = await self.door.store.last_moment(review.match.id)
        row = await self.door.store.moment(review.match.id, last if wish.moment is None else wish.moment)
        if row is None:
            raise refuse("no-such-moment", {"moment": wish.moment})
        return row.last

    def _ground(self, person: Person) -> Ground:
        ids = self.door.rooms.services.ids
        return Ground(ids.code(), ids.fresh(), person, self.door.clock.now())


def _game_of(text: str) -> str:
    """Which game a record is of, by its first line alone."""
    try:
        header = msgspec.json.decode(text.partition("\n")[0])
        game = header["game"]
    except (msgspec.DecodeError, KeyError, TypeError, RecursionError) as error:
        raise refuse("bad-record", {"code": "not-json", "line": 1}) from error
    if game not in registry.names():
        raise refuse("bad-record", {"code": "foreign", "line": 1})
    if "position" in header:
        raise refuse("record-of-a-branch")
    known = registry.game(game).editions
    if header.get("edition") not in known:  # files on this machine are no one's business
        raise refuse("no-such-edition", {"edition": str(header.get("edition"))[:80], "known": known})
    return str(game)


def _bad(found: Checked) -> Refused:
    return refuse("bad-record", {**found.detail, "code": found.code, "line": found.line})


def _shown(game: str, text: str, ground: Ground) -> Plant:
    played = registry.game(game)
    return planting.from_record(played, Record.parse(text, played.library.write), ground)


def _branched(review: Review, record: Record, entry: int, wish: Wish, ground: Ground, every: int) -> Plant:
    """Play the match again up to there and go on; refused when the rules of today cannot."""
    try:
        match = Match.replay(review.game, record, to=entry)
    except RecordError as error:
        raise refuse("not-while-frozen") from error
    plant = planting.from_match if wish.origin.seat is None else planting.from_imagination
    return plant(match, wish, ground, every)
