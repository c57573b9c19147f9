"""The HTTP part of coming back: the first page, joining and leaving tables, people, the strongest, statistics."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from hemicycle.server.door.door import Door
from hemicycle.server.door.routes import Handler, handles
from hemicycle.server.protocol.bodies import AccountName, TableList
from hemicycle.server.protocol.people import (
    Follower,
    GameStatistics,
    Home,
    Invitees,
    Leaderboard,
    PlayedGame,
    Profile,
    TableCard,
)
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import catalogue
from hemicycle.server.room.commands import Departed, Joined
from hemicycle.server.room.rows import Person, RoomState

MOST_FOLLOWED = 200
Word = Annotated[str, Meta(max_length=40)]


# --- the first page and lists ---


@handles("GET", "/api/home")
async def home(who: Person, door: Door) -> Home:
    """My first page: where it is my turn, my tables, what I have played, what others play."""
    return await door.known.home(who)


@handles("GET", "/api/tables/open")
async def open_tables(
    door: Door, game: Word = "", pace: Word = "", language: Word = "", rated: bool | None = None
) -> list[TableCard]:
    """Public tables with a free seat, newest first."""
    return await door.known.open(game, pace, language, rated)


@handles("GET", "/api/me/games")
async def my_games(
    who: Person,
    door: Door,
    most: Annotated[int, Meta(ge=1, le=100)] = 50,
    before: Annotated[int, Meta(ge=0, le=1 << 53)] = 1 << 53,
) -> list[PlayedGame]:
    """Games of mine that are over, the last one first; older ones are those that ended before the last of a page."""
    return await door.known.recent(who, most, who, before=before)


@handles("GET", "/api/me/archive")
async def archive(who: Person, door: Door) -> TableList:
    """Tables I have put away."""
    return await door.rooms.listing(who, "", 1 << 53, archived=True)


# --- coming to a table, leaving it ---


@handles("POST", "/api/tables/{code}/seats", status=204)
async def join_table(code: str, who: Person, door: Door) -> Response:
    """Take any free seat of a table."""
    await (await door.rooms.find(code)).ask(Joined(who))
    await door.people.uninvite(code.upper(), who.id)
    return Response(status_code=204)


@handles("DELETE", "/api/tables/{code}/seats", status=204)
async def leave_table(code: str, who: Person, door: Door) -> Response:
    """Leave my seats for good: during play a bot goes on with them."""
    await (await door.rooms.find(code)).ask(Departed(who.id))
    return Response(status_code=204)


@handles("PUT", "/api/tables/{code}/archive", status=204)
async def put_away(code: str, who: Person, door: Door) -> Response:
    """Put a table that is over away from my list."""
    state = await _state(code, door)
    if state.phase not in ("over", "abandoned"):
        raise refuse("not-over-yet")
    if who.id not in {*state.began, *state.sat, *[chair.person for chair in state.chairs]}:
        raise refuse("not-seated")
    await door.people.archive(who.id, state.code, away=True)
    return Response(status_code=204)


@handles("DELETE", "/api/tables/{code}/archive", status=204)
async def get_back(code: str, who: Person, door: Door) -> Response:
    """Have a table in my list again."""
    await door.people.archive(who.id, (await _state(code, door)).code, away=False)
    return Response(status_code=204)


@handles("DELETE", "/api/tables/{code}", status=204)
async def discard_table(code: str, who: Person, door: Door) -> Response:
    """Throw away a table of mine where nobody else has sat."""
    await door.rooms.discard(who, code)
    return Response(status_code=204)


async def _state(code: str, door: Door) -> RoomState:
    state = await door.store.state(code.upper())
    if state is None:
        raise refuse("no-such-table")
    return state


# --- inviting ---


@handles("POST", "/api/tables/{code}/invitations", status=204)
async def invite(data: Invitees, code: str, who: Person, door: Door) -> Response:
    """Ask people to a table I sit at or opened."""
    state = await _state(code, door)
    if who.id != state.host and all(chair.person != who.id for chair in state.chairs):
        raise refuse("not-seated")
    invitees = await door.invitees(who, data.accounts)
    await door.people.invite(state.code, state.settings.game, invitees, who, door.clock.now())
    return Response(status_code=204)


@handles("DELETE", "/api/tables/{code}/invitations", status=204)
async def decline(code: str, who: Person, door: Door) -> Response:
    """Say no to an invitation."""
    await door.people.uninvite(code.upper(), who.id)
    return Response(status_code=204)


# --- people ---


@handles("GET", "/api/people/{account}")
async def profile(account: AccountName, guest: Person | None, door: Door) -> Profile:
    """What everybody may know of somebody, and whether I do not want to hear them."""
    found = await door.known.profile(account, guest)
    if guest is not None and not found.me:
        found.ignored = await door.safety.of(guest, (await door.known.person(account)).id)
    return found


@handles("GET", "/api/me/follows")
async def follows(who: Person, door: Door) -> list[Follower]:
    """Whom I follow."""
    return [Follower(account=each.account or "", name=each.name) for each in await door.people.followed(who.id)]


@handles("PUT", "/api/me/follows/{account}", status=204)
async def follow(account: AccountName, who: Person, door: Door) -> Response:
    """Follow somebody: their open tables are on my first page."""
    other = await door.known.person(account)
    if who.account is None:
        raise refuse("account-required")
    if other.id == who.id:
        raise refuse("follow-yourself")
    if len(await door.people.followed(who.id)) >= MOST_FOLLOWED:
        raise refuse("too-many-follows", {"most": MOST_FOLLOWED})
    await door.people.follow(who.id, other.id, door.clock.now())
    return Response(status_code=204)


@handles("DELETE", "/api/me/follows/{account}", status=204)
async def unfollow(account: AccountName, who: Person, door: Door) -> Response:
    """Follow somebody no more."""
    await door.people.unfollow(who.id, (await door.known.person(account)).id)
    return Response(status_code=204)


# --- games ---


@handles("GET", "/api/games/{game}/ratings")
async def leaderboard(game: str, door: Door, role: Word = "") -> Leaderboard:
    """The strongest at a game, in all or as one role."""
    return await door.known.leaderboard(catalogue.game(game).id, role)


@handles("GET", "/api/games/{game}/statistics")
async def statistics(game: str, door: Door, edition: Annotated[str, Meta(max_length=80)] = "") -> GameStatistics:
    """What the finished games of a game tell."""
    return await door.known.of_game(catalogue.game(game).id, edition)


HANDLERS: list[Handler] = [
    home, open_tables, my_games, archive, join_table, leave_table, put_away, get_back, discard_table, invite, decline,
    profile, follows, follow, unfollow, leaderboard, statistics,
]  # fmt: skip
