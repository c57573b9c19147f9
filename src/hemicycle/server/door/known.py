"""What is shown of people and their games: the first page, profiles, tables of the strongest, statistics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from typing import Any

from hemicycle.server.operate import ratings
from hemicycle.server.protocol.notifications import WayKind
from hemicycle.server.protocol.people import (
    GameRecord,
    GameStatistics,
    HeadToHead,
    Home,
    InvitationInfo,
    Leaderboard,
    PlayedGame,
    PlayedSeat,
    Profile,
    Ranked,
    Rate,
    RatingInfo,
    RoleRecord,
    TableCard,
)
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import names, owners
from hemicycle.server.room.room import shown
from hemicycle.server.room.rows import Person, RoomState
from hemicycle.server.runner.rooms import Rooms
from hemicycle.server.store.outbox import Outbox
from hemicycle.server.store.people import People
from hemicycle.server.store.statistics import Statistics

SETTLED = 150  # a rating that is surer than this is settled
LEAST_GAMES, LEAST_OPPONENTS = 5, 3  # for a place among the strongest
MOST_RUNNING, MOST_RECENT, MOST_OPEN, MOST_RANKED = 60, 5, 8, 100
LOOKED_AT = 200  # public tables, of which those that fit are shown
LASTS = 300.0  # seconds statistics are kept
ALIVE = ("seating", "playing", "paused", "frozen")


class Known:
    """Puts together what people are shown of each other; nothing of a game that still goes on but what all may see."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self.rooms = rooms
        self.people = people
        self.store = people.store
        self.statistics = Statistics(people.store)
        self.outbox = Outbox(people.store)
        self._kept: dict[tuple[str, ...], tuple[float, asyncio.Future[Any]]] = {}

    # --- the first page ---

    async def home(self, person: Person) -> Home:
        """Where it is my turn, my other tables, what I have played, and what others play."""
        mine = await self.store.rooms(person=person.id, most=MOST_RUNNING, phases=ALIVE, archived=False)
        mine = await self._welcome(mine, person)
        cards = await self.cards(mine, person)
        turn = [card for card in cards if set(card.mine) & set(card.waiting)]
        friends = await self.people.friends(person.id) if person.account else []
        of_friends = await self.store.held_by(friends, MOST_OPEN) if friends else []
        own = {state.code for state in mine}
        known = own | {state.code for state in of_friends}
        return Home(
            turn=sorted(turn, key=lambda card: card.deadline or 1 << 60),
            running=[card for card in cards if card not in turn],
            recent=await self.recent(person, MOST_RECENT, person, archived=False),
            open=[card for card in await self.open() if card.table.code not in known][:MOST_OPEN],
            friends=[card for card in await self.cards(of_friends, person) if card.table.code not in own],
            invitations=await self.invitations(person),
            archived=await self.people.archived(person.id),
            called=await self._called(person),
            ratings=[rating(row) for row in await self.statistics.ratings(person.id)],
            histories=await self.histories(person.id),
        )

    async def _welcome(self, states: list[RoomState], person: Person) -> list[RoomState]:
        """Without tables at which somebody they have blocked wants to play again with them."""
        asked = [state for state in states if any(each.asked for each in state.chairs if each.person == person.id)]
        blocked = await self.people.blocked(person.id) if asked else set()
        return [state for state in states if state not in asked or state.host not in blocked]

    async def _called(self, person: Person) -> list[WayKind]:
        """By which ways somebody is told that it is their turn."""
        kinds = {way.kind for way in await self.outbox.ways(person.id) if way.confirmed and "turn" in way.events}
        return sorted(kinds)

    async def cards(self, states: Sequence[RoomState], person: Person | None) -> list[TableCard]:
        """Tables as they stand; of those nobody is at, as they stood when something last happened."""
        there = await self.rooms.glances([state.code for state in states])
        playing = [state.code for state in states if state.code not in there and state.phase in ("playing", "paused")]
        last = await self.store.last_states(playing) if playing else {}
        cards = []
        for state in states:
            alone = person is not None and owners.disposable(state, person.id)
            mine = [seat for seat, chair in enumerate(state.chairs) if person and chair.person == person.id]
            if (seen := there.get(state.code)) is not None:
                due = [seen.deadlines[seat] for seat in seen.waiting if seat in seen.deadlines]
                mine_due = [seen.deadlines[seat] for seat in mine if seat in seen.deadlines]
                deadline = min(mine_due or due, default=None)
                card = TableCard(table=seen.info, mine=mine, waiting=seen.waiting, deadline=deadline, stage=seen.stage)
            elif (kept := last.get(state.code)) is not None:
                card = TableCard(table=shown(state), mine=mine, waiting=sorted(kept.opened), stage=kept.stage)
            else:
                card = TableCard(table=shown(state), mine=mine)
            card.disposable = alone
            if not mine and state.settings.spectator_delay:  # others hear later how far it is
                card.waiting, card.deadline, card.stage = [], None, None
            cards.append(card)
        return cards

    async def open(
        self, game: str = "", pace: str = "", language: str = "", rated: bool | None = None
    ) -> list[TableCard]:
        """Public tables with a free seat, newest first."""
        states = await self.store.rooms(person=None, most=LOOKED_AT, game=game, phases=("seating",))
        fitting = [
            state
            for state in states
            if any(chair.open and not chair.locked for chair in state.chairs)
            and pace in ("", state.settings.pace)
            and language in ("", state.settings.language)
            and rated in (None, state.settings.rated)
        ]
        return await self.cards(fitting[:50], None)

    async def invitations(self, person: Person) -> list[InvitationInfo]:
        """Tables somebody is asked to that they can still join."""
        asked = {code: (by, at) for code, by, at in await self.people.invitations(person.id)}
        if not asked:
            return []
        states = [state for state in await self.store.states(list(asked)) if state.phase == "seating"]
        cards = [card for card in await self.cards(states, person) if not card.mine]
        return [_invitation(*asked[card.table.code], card) for card in cards]

    # --- people ---

    async def person(self, account: str) -> Person:
        """Somebody by the name of their account."""
        found = await self.store.account(names.of_account(account))
        if found is None:
            raise refuse("no-such-person")
        return found

    async def profile(self, account: str, viewer: Person | None) -> Profile:
        """What everybody may know of somebody: only games that are over speak of them."""
        person = await self.person(account)
        played = await self.statistics.played(person.id)
        other = viewer is not None and viewer.id != person.id
        follows = await self.people.followed(viewer.id) if viewer is not None and other else []
        met = await self.statistics.head_to_head(viewer.id, person.id) if viewer is not None and other else []
        return Profile(
            account=person.account or "",
            name=person.name,
            program=person.program,
            since=person.created,
            games=_records(played),
            ratings=[rating(row) for row in await self.statistics.ratings(person.id)],
            histories=await self.histories(person.id),
            recent=await self.recent(person, 12, viewer),
            decisions=sum(row["decisions"] for row in played),
            stood_in=sum(row["stood_in"] for row in played),
            finished=sum(row["all"] for row in played),
            left=sum(row["left"] for row in played),
            followed=any(each.id == person.id for each in follows),
            me=viewer is not None and not other,
            head_to_head=[HeadToHead(**row) for row in met],
        )

    async def recent(
        self, person: Person, most: int, viewer: Person | None, *, before: int = 1 << 53, archived: bool = True
    ) -> list[PlayedGame]:
        """The last games of somebody; the code of a private table is for those who sat there, if it still stands."""
        games = []
        for game in await self.statistics.recent(person.id, most, before=before, archived=archived):
            players = game["players"]
            stands, public = game["visibility"] is not None, game["visibility"] == "public"
            was_there = viewer is not None and any(seat["person"] == viewer.id for seat in players)
            games.append(
                PlayedGame(
                    code=game["room"] if stands and (was_there or public) else None,
                    match=game["number"],
                    game=game["game"],
                    edition=game["edition"],
                    rated=game["rated"],
                    ending=game["ending"],
                    ended=game["ended"],
                    seat=game["mine"],
                    seats=[_played(seat) for seat in players],
                )
            )
        return games

    async def histories(self, person: str) -> dict[str, list[int]]:
        """The last ratings by game, as people see them."""
        found = await self.statistics.histories(person)
        return {game: [ratings.shown(mu) for mu in history] for game, history in found.items()}

    # --- all of them ---

    async def leaderboard(self, game: str, role: str) -> Leaderboard:
        """The strongest at a game."""
        rows = await self._cached(
            ("leaders", game, role),
            self.statistics.leaderboard(game, role, LEAST_GAMES, LEAST_OPPONENTS, MOST_RANKED),
        )
        there = await self.people.named([row["who"] for row in rows])  # whoever has left since is not shown
        standing = [row for row in rows if row["who"].startswith("bot:") or row["who"] in there]
        ranked = [_ranked(place, row, there.get(row["who"])) for place, row in enumerate(standing, 1)]
        return Leaderboard(
            game=game,
            role=role,
            roles=await self._cached(("roles", game), self.statistics.roles(game)),
            least_games=LEAST_GAMES,
            least_opponents=LEAST_OPPONENTS,
            ranked=ranked,
        )

    async def of_game(self, game: str, edition: str) -> GameStatistics:
        """What the finished games of a game tell."""
        found = await self._cached(("game", game, edition), self.statistics.of_game(game, edition))
        return GameStatistics(
            game=game,
            edition=edition,
            games=found["games"],
            seats={table: _rates(counts) for table, counts in found["seats"].items()},
            roles=_rates(found["roles"]),
            first=_rates([each for each in found["first"] if each[0] in ("True", "1")]),
            editions=_rates(found["editions"]),
            endings=_rates(found["endings"]),
        )

    async def _cached(self, key: tuple[str, ...], work: Awaitable[Any]) -> Any:
        """What many ask for is worked out once in a while, for all who ask."""
        kept, now = self._kept.get(key), time.monotonic()
        if kept is None or now - kept[0] > LASTS:
            if len(self._kept) > 200:
                self._kept.clear()
            kept = self._kept[key] = now, asyncio.ensure_future(work)
            kept[1].add_done_callback(lambda done: self._kept.pop(key, None) if done.exception() else None)
        else:
            work.close()  # type: ignore[attr-defined]  # a coroutine nobody needs
        return await asyncio.shield(kept[1])


def rating(row: dict[str, Any]) -> RatingInfo:
    """A rating as people see it."""
    doubt = ratings.doubt(row["sigma"])
    return RatingInfo(
        game=row["game"],
        role=row["role"],
        rating=ratings.shown(row["mu"]),
        doubt=doubt,
        change=ratings.shown(row["mu"]) - ratings.shown(row["mu"] - row["change"]),
        games=row["games"],
        won=row["won"],
        settled=doubt < SETTLED,
    )


def _invitation(by: Person, at: int, card: TableCard) -> InvitationInfo:
    return InvitationInfo(by=by.name, account=by.account or "", at=at, card=card)


def _ranked(place: int, row: dict[str, Any], person: Person | None) -> Ranked:
    return Ranked(
        place=place,
        account=None if person is None else person.account,
        name="" if person is None else person.name,
        bot=row["who"].removeprefix("bot:") if person is None else None,
        rating=rating(row),
    )


def _played(seat: dict[str, Any]) -> PlayedSeat:
    names = ("name", "account", "bot", "role", "place", "won", "score")
    return PlayedSeat(**{name: seat[name] for name in names})


def _records(played: list[dict[str, Any]]) -> list[GameRecord]:
    records: dict[str, GameRecord] = {}
    for row in played:
        record = records.setdefault(row["game"], GameRecord(game=row["game"], games=0, won=0, roles=[]))
        record.games += row["games"]
        record.won += row["won"]
        if row["role"]:
            record.roles.append(RoleRecord(role=row["role"], games=row["games"], won=row["won"]))
    return list(records.values())


def _rates(counts: list[tuple[str, int, int]]) -> list[Rate]:
    return [Rate(value=value, games=games, won=won) for value, games, won in counts]
