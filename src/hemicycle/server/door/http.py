"""The HTTP part: coming in, tables, what there is to play, and walking through matches."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hemicycle import __version__
from hemicycle.lessons import Lesson
from hemicycle.server.door import looking_back_http, notifications, routes, safety, static
from hemicycle.server.door.addresses import is_loopback, reachable_at
from hemicycle.server.door.door import Door
from hemicycle.server.door.routes import JSON, Handler, Need, handles
from hemicycle.server.door.sessions import Session
from hemicycle.server.door.who import COOKIE, address, caller, label, session_of
from hemicycle.server.door.words import words_file
from hemicycle.server.operate import ratings
from hemicycle.server.operate.logs import log
from hemicycle.server.protocol.bodies import (
    PROTOCOL,
    ChangeMe,
    Credentials,
    EditionData,
    GameInfo,
    Log,
    Me,
    NewGuest,
    NewTable,
    Page,
    SectionInfo,
    TableInfo,
    TableList,
    Verdict,
)
from hemicycle.server.protocol.encoding import encode
from hemicycle.server.protocol.looking_back import NewReview, ReviewState
from hemicycle.server.protocol.people import About, Seated, SeatLink
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import catalogue
from hemicycle.server.room.rows import Person
from hemicycle.server.store import NotStored
from hemicycle.words import LANGUAGES

NEEDS = ("door", "request", "guest", "session", "who")
DAY = 86_400
PUBLIC = -1
Seat = Annotated[int, Meta(ge=-1, le=19, description="-1: as the public")]
Number = Annotated[int, Meta(ge=1, le=1_000_000)]
ReviewId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Place = Annotated[int, Meta(ge=0, le=1_000_000)]


# --- who asks ---


def needs(door: Door) -> dict[str, Need]:
    """What a handler may ask for beside what is sent: the door, the request, and who asks."""

    async def the_door(request: Request) -> Door:
        return door

    async def itself(request: Request) -> Request:
        return request

    async def guest(request: Request) -> Person | None:
        session = await session_of(request, door)
        return None if session is None else session.person

    async def session(request: Request) -> Session:
        known = await session_of(request, door)
        if known is None:
            raise refuse("who-are-you")
        return known

    async def who(request: Request) -> Person:
        return (await session(request)).person

    return {"door": the_door, "request": itself, "guest": guest, "session": session, "who": who}


def welcome(door: Door, session: Session, status: int = 200) -> Response:
    """The answer to somebody who came in; a browser gets its token where no script can read it."""
    known, token = session.person, door.sessions.token(session)
    answer = Response(encode(door.sessions.me(known, token=token if known.program else None)), status, media_type=JSON)
    if not known.program:
        age = door.config.session_days * DAY
        answer.set_cookie(COOKIE, token, max_age=age, httponly=True, secure=door.config.secure, samesite="lax")
    return answer


@handles("POST", "/api/guests", status=201, answer=Me)
async def come_in(data: NewGuest, request: Request, door: Door) -> Response:
    """Come in as a guest or as a program."""
    door.safety.bans.check(None, caller(request))
    await session_of(request, door)  # whoever is kept out does not come in by another name at once
    return welcome(door, await door.sessions.guest(data, address(request), label(request)), 201)


@handles("GET", "/api/me", answer=Me)
async def me(request: Request, session: Session, door: Door) -> Response:
    """Tell me who I am; the session lasts anew from here."""
    return welcome(door, await door.sessions.renew(session, label(request)))


@handles("PATCH", "/api/me")
async def change_me(data: ChangeMe, who: Person, door: Door) -> Me:
    """Change my name or language."""
    return door.sessions.me(await door.sessions.change(who, data))


@handles("POST", "/api/session", answer=Me)
async def log_in(data: Credentials, request: Request, guest: Person | None, door: Door) -> Response:
    """Come in with an account."""
    door.safety.bans.check(None, caller(request))
    known = await door.sessions.log_in(data, address(request))
    door.safety.bans.check(known.id, caller(request))
    return welcome(door, await door.enter(known, guest, label(request)))


@handles("DELETE", "/api/session", status=204)
async def leave(session: Session, door: Door, everywhere: bool = False) -> Response:
    """Leave on this device; everywhere: every cookie and token signed so far is void."""
    if everywhere:
        await door.sessions.leave_everywhere(session.person)
    elif session.device is not None:
        await door.sessions.sign_out(session.person, session.device)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


# --- tables ---


@handles("GET", "/api/tables")
async def tables(
    guest: Person | None,
    door: Door,
    mine: bool = False,
    game: Annotated[str, Meta(max_length=40)] = "",
    before: Annotated[int, Meta(ge=0, le=1 << 53)] = 1 << 53,
) -> TableList:
    """Public tables, or those I sit at."""
    if mine and guest is None:
        raise refuse("who-are-you")
    return await door.rooms.listing(guest if mine else None, game, before)


@handles("POST", "/api/tables", status=201)
async def open_table(data: NewTable, request: Request, who: Person, door: Door) -> TableInfo:
    """Open a table, and ask people to it."""
    if door.config.registration == "required" and who.account is None:
        raise refuse("account-required")
    if data.settings.rated and not ratings.available():
        raise refuse("no-ratings")
    invitees = await door.invitees(who, data.invite)
    where = door.tokens.address(address(request))
    info = (await door.rooms.add(who, data, where)).info()
    if invitees:
        await door.people.invite(info.code, info.settings.game, invitees, who, door.clock.now())
    return info


@handles("GET", "/api/tables/{code}")
async def table(code: str, door: Door) -> TableInfo:
    """A table whose code I know."""
    return await (await door.rooms.find(code)).info()


@handles("POST", "/api/seats")
async def claim_seat(data: SeatLink, who: Person, door: Door) -> Seated:
    """Take the seat a link stands for."""
    return await door.claim(who, data.link)


# --- walking through a match ---


def _seat(seat: int) -> int | None:
    return None if seat == PUBLIC else seat


@handles("GET", "/api/tables/{code}/matches/{match:number}/log")
async def match_log(
    code: str,
    match: Number,
    guest: Person | None,
    door: Door,
    seat: Seat = PUBLIC,
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1,
) -> Log:
    """What a seat was told."""
    return await (await door.review(code, match, guest, _seat(seat))).log(_seat(seat), since)


@handles("GET", "/api/tables/{code}/matches/{match:number}/moments/{n:number}")
async def match_moment(
    code: str, match: Number, n: Place, guest: Person | None, door: Door, seat: Seat = PUBLIC
) -> Page:
    """The table at a moment, from a seat."""
    return await (await door.review(code, match, guest, _seat(seat))).page(_seat(seat), n)


@handles("GET", "/api/tables/{code}/matches/{match:number}/entries/{n:number}")
async def match_entry(code: str, match: Number, n: Place, door: Door, seat: Seat = PUBLIC) -> Page:
    """The table after an entry of the record, once the match is over."""
    return await (await door.finished(code, match, _seat(seat))).page_at_entry(_seat(seat), n)


@handles("GET", "/api/tables/{code}/matches/{match:number}/record", media="application/jsonl")
async def match_record(code: str, match: Number, door: Door) -> Response:
    """The record of a match that is over."""
    record = await (await door.finished(code, match)).record()
    headers = {"content-disposition": f'attachment; filename="{record.header["game"]}-{code}-{match}.jsonl"'}
    return Response(record.text().encode(), media_type="application/jsonl", headers=headers)


@handles("GET", "/api/tables/{code}/matches/{match:number}/verify")
async def match_verdict(request: Request, code: str, match: Number, door: Door) -> Verdict:
    """Whether the record of a match holds; it is played again in a worker process, once."""
    return await door.verdict(await door.finished(code, match), address(request))


@handles("POST", "/api/tables/{code}/matches/{match:number}/review", status=202)
async def review_match(
    data: NewReview, request: Request, code: str, match: Number, who: Person, door: Door
) -> ReviewState:
    """Review a match that is over, in a process of its own; the answer says how far it is."""
    record = await (await door.finished(code, match)).record()
    return await door.reviews.ask(record.text(), data.depth, who.id, address(request))


@handles("GET", "/api/reviews/{id}")
async def review_state(id: ReviewId, door: Door) -> ReviewState:
    """How far a review is, and what it found."""
    return await door.reviews.look(id)


@handles("DELETE", "/api/reviews/{id}", status=204)
async def cancel_review(id: ReviewId, who: Person, door: Door) -> Response:
    """Stop a review I asked for."""
    door.reviews.cancel(id, who.id)
    return Response(status_code=204)


# --- what there is to play ---


@handles("GET", "/api/about")
async def about(door: Door) -> About:
    """The server itself."""
    return About(
        version=__version__,
        protocol=PROTOCOL,
        languages=list(LANGUAGES),
        addresses=reachable_at(door.config.host, door.config.port),
        registration=door.config.registration,
        passkeys=door.accounts.passkeys.available,
        ratings=ratings.available(),
    )


@handles("GET", "/api/games")
async def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return catalogue.games()


@handles("GET", "/api/games/{game}/editions/{edition}")
async def edition(game: str, edition: str) -> EditionData:
    """An edition with all its numbers."""
    return catalogue.edition(game, edition)


@handles("GET", "/api/games/{game}/rulebook")
async def rulebook(game: str) -> list[SectionInfo]:
    """The sections of a rulebook."""
    return catalogue.rulebook(game)


@handles("GET", "/api/games/{game}/lessons/{lesson}")
async def lesson(game: str, lesson: str) -> Lesson:
    """A guided first game, step by step."""
    return catalogue.lesson(game, lesson)


@handles("GET", "/api/words/{language}/{name}", media="text/plain")
async def words(request: Request, language: str, name: str) -> Response:
    """A Fluent file."""
    return _sent(request, words_file(language, name))


@handles("GET", "/api/games/{game}/board/{path:path}")
async def outside_board(request: Request, game: str, path: str) -> Response:
    """A file of the browser board that a game from another package brings."""
    return _sent(request, static.outside_board(game, path))


# --- for operators ---


@handles("GET", "/healthz", shown=False)
async def health(door: Door) -> dict[str, bool]:
    """Whether the store takes something."""
    try:
        await door.store.probe(door.clock.now())
    except NotStored as error:
        log.error("not stored", extra={"problem": str(error)})
        raise refuse("not-stored", after=1.0) from error
    return {"ok": True}


@handles("GET", "/metrics", shown=False, media="text/plain")
async def metrics(request: Request, door: Door) -> Response:
    """Counters, for this machine only unless it is set up otherwise."""
    local = request.client is not None and is_loopback(request.client.host)
    if not door.config.metrics_open and (not local or "x-forwarded-for" in request.headers):
        raise refuse("no-such-page")
    return Response(door.metrics.text(), media_type="text/plain")


# --- the client's files ---


@handles("GET", "/", shown=False)
async def front(request: Request) -> Response:
    """The page of the browser client."""
    return _sent(request, static.page())


@handles("GET", "/{path:path}", shown=False)
async def client(request: Request, path: str) -> Response:
    """A file of the browser client, or its page; whoever mistypes an address gets it too, with a 404."""
    name = path.lstrip("/")
    found = static.asset(name)
    if found is None and (name == "api" or name.startswith("api/") or static.is_file(name)):
        raise refuse("no-such-page")
    return _sent(request, found or static.page(), 200 if found or static.is_page(name) else 404)


def _sent(request: Request, asset: static.Asset, status: int = 200) -> Response:
    headers = {
        "etag": asset.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if asset.lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == asset.tag:
        return Response(status_code=304, headers=headers, media_type=asset.media)
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.zipped, status, {**headers, "content-encoding": "gzip"}, media_type=asset.media)
    return Response(asset.body, status, headers, media_type=asset.media)


@handles("GET", "/api/schema", shown=False)
async def schema() -> dict[str, Any]:
    """The description of all this."""
    return description()


HANDLERS: list[Handler] = [
    come_in, me, change_me, log_in, leave, tables, open_table, table, claim_seat, match_log,
    match_moment, match_entry, match_record, match_verdict, review_match, review_state, cancel_review,
    *looking_back_http.HANDLERS, about,
    games, edition, rulebook, lesson, words, outside_board, *notifications.HANDLERS, *safety.HANDLERS,
    schema, health, metrics, front, client,
]  # fmt: skip


@cache
def description() -> dict[str, Any]:
    """The OpenAPI description of the HTTP part."""
    from hemicycle.server.door import lobby, personal

    return routes.description([*personal.HANDLERS, *lobby.HANDLERS, *HANDLERS], NEEDS, "Hemicycle", __version__)
