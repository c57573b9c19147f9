"""The HTTP part: coming in, tables, what there is to play, and walking through matches."""

from __future__ import annotations

import ipaddress
import socket
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from hemicycle import __version__
from hemicycle.server import catalogue, static
from hemicycle.server.bodies import (
    PROTOCOL,
    About,
    ChangeMe,
    Credentials,
    EditionData,
    GameInfo,
    Log,
    Me,
    NewGuest,
    NewTable,
    Page,
    Problem,
    Seated,
    SeatLink,
    SectionInfo,
    TableInfo,
    TableList,
    Verdict,
)
from hemicycle.server.house import House
from hemicycle.server.lobby import Lobby
from hemicycle.server.logs import log
from hemicycle.server.refusals import Refuse
from hemicycle.server.store.rows import Person
from hemicycle.words import LANGUAGES

COOKIE = "hemicycle"
YEAR = 31_536_000
Anybody = Request[None, None, State]
Seat = Annotated[int | None, Parameter(query="seat", ge=0, le=19, required=False)]
Number = Annotated[int, Parameter(ge=1, le=1_000_000)]
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description="Refused")
    for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503)
}


# --- who asks ---


async def whoever(request: Anybody, house: House) -> Person | None:
    """Whoever the cookie or the token says, or nobody."""
    kind, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer if kind.lower() == "bearer" else request.cookies.get(COOKIE)
    return await house.people.who(token) if token else None


async def person(request: Anybody, house: House) -> Person:
    """Whoever asks, who must have introduced himself."""
    known = await whoever(request, house)
    if known is None:
        raise Refuse("who-are-you")
    return known


def _welcome(house: House, known: Person, status: int = 200) -> Response[Me]:
    """The answer to somebody who came in; a browser gets its token where no script can read it."""
    cookie = Cookie(
        key=COOKIE,
        value=house.people.token(known),
        httponly=True,
        secure=house.config.secure,
        samesite="lax",
        max_age=YEAR,
    )
    me = house.people.me(known, token=known.program)
    return Response(me, status_code=status, cookies=[] if known.program else [cookie])


@post("/api/guests", responses=PROBLEMS)
async def come_in(data: NewGuest, house: House) -> Response[Me]:
    """Come in as a guest or as a program."""
    return _welcome(house, await house.people.guest(data), 201)


@get("/api/me", responses=PROBLEMS)
async def me(who: Person, house: House) -> Me:
    """Tell me who I am."""
    return house.people.me(who)


@patch("/api/me", responses=PROBLEMS)
async def change_me(data: ChangeMe, who: Person, house: House) -> Me:
    """Change my name or language."""
    return house.people.me(await house.people.change(who, data))


@post("/api/accounts", responses=PROBLEMS)
async def found_account(data: Credentials, who: Person, house: House) -> Response[Me]:
    """Make the guest I am an account."""
    return Response(house.people.me(await house.people.found_account(who, data)), status_code=201)


@post("/api/session", status_code=200, responses=PROBLEMS)
async def log_in(data: Credentials, guest: Person | None, house: House, lobby: Lobby) -> Response[Me]:
    """Come in with an account."""
    lobby.passwords.take(data.account.lower())
    known = await house.people.log_in(data)
    if guest is not None and guest.account is None:
        await lobby.hand_over(guest, known)
    return _welcome(house, known)


@delete("/api/session", status_code=204, responses=PROBLEMS)
async def leave(who: Person, house: House, everywhere: bool = False) -> Response[None]:
    """Leave; everywhere: every cookie and token signed so far is void."""
    if everywhere:
        await house.people.leave_everywhere(who)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


# --- tables ---


@get("/api/tables", responses=PROBLEMS)
async def tables(
    guest: Person | None,
    lobby: Lobby,
    mine: bool = False,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    before: Annotated[int | None, Parameter(ge=0, le=1 << 53)] = None,
) -> TableList:
    """Public tables, or those I sit at."""
    if mine and guest is None:
        raise Refuse("who-are-you")
    return await lobby.listing(guest if mine else None, game, before)


@post("/api/tables", responses=PROBLEMS)
async def open_table(data: NewTable, who: Person, lobby: Lobby) -> TableInfo:
    """Open a table."""
    return (await lobby.open(who, data)).info()


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def table(code: str, lobby: Lobby) -> TableInfo:
    """A table whose code I know."""
    return (await lobby.room(code)).info()


@post("/api/seats", status_code=200, responses=PROBLEMS)
async def claim_seat(data: SeatLink, who: Person, lobby: Lobby) -> Seated:
    """Take the seat a link stands for."""
    return await lobby.claim(who, data.link)


# --- walking through a match ---


@get("/api/tables/{code:str}/matches/{match:int}/log", responses=PROBLEMS)
async def match_log(
    code: str,
    match: Number,
    guest: Person | None,
    lobby: Lobby,
    seat: Seat = None,
    since: Annotated[int, Parameter(ge=-1, le=1_000_000)] = -1,
) -> Log:
    """What a seat was told."""
    return await (await lobby.review(code, match, guest, seat)).log(seat, since)


@get("/api/tables/{code:str}/matches/{match:int}/moments/{n:int}", responses=PROBLEMS)
async def match_moment(code: str, match: Number, n: int, guest: Person | None, lobby: Lobby, seat: Seat = None) -> Page:
    """The table at a moment, from a seat."""
    return await (await lobby.review(code, match, guest, seat)).page(seat, n)


@get("/api/tables/{code:str}/matches/{match:int}/entries/{n:int}", responses=PROBLEMS)
async def match_entry(code: str, match: Number, n: int, lobby: Lobby, seat: Seat = None) -> Page:
    """The table after an entry of the record, once the match is over."""
    return await (await lobby.finished(code, match)).page_at_entry(seat, n)


@get("/api/tables/{code:str}/matches/{match:int}/record", media_type="application/jsonl", responses=PROBLEMS)
async def match_record(code: str, match: Number, lobby: Lobby) -> Response[bytes]:
    """The record of a match that is over."""
    record = await (await lobby.finished(code, match)).record()
    headers = {"content-disposition": f'attachment; filename="{record.header["game"]}-{code}-{match}.jsonl"'}
    return Response(record.text().encode(), media_type="application/jsonl", headers=headers)


@get("/api/tables/{code:str}/matches/{match:int}/verify", responses=PROBLEMS)
async def match_verdict(code: str, match: Number, lobby: Lobby) -> Verdict:
    """Whether the record of a match holds."""
    return await (await lobby.finished(code, match)).verdict()


# --- what there is to play ---


@get("/api/about")
async def about(house: House) -> About:
    """The server itself."""
    return About(
        version=__version__,
        protocol=PROTOCOL,
        languages=list(LANGUAGES),
        addresses=addresses(house.config.host, house.config.port),
    )


@get("/api/games")
async def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return catalogue.games()


@get("/api/games/{game:str}/editions/{edition:str}", responses=PROBLEMS)
async def edition(game: str, edition: str) -> EditionData:
    """An edition with all its numbers."""
    return catalogue.edition(game, edition)


@get("/api/games/{game:str}/rulebook", responses=PROBLEMS)
async def rulebook(game: str) -> list[SectionInfo]:
    """The sections of a rulebook."""
    return catalogue.rulebook(game)


@get("/api/words/{language:str}/{name:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def words(request: Anybody, language: str, name: str) -> Response[bytes]:
    """A Fluent file."""
    return _sent(request, static.pack(catalogue.words(language, name), "text/plain"))


# --- for operators ---


@get("/healthz", include_in_schema=False)
async def health(house: House) -> dict[str, bool]:
    """Whether the store answers."""
    await house.store.count()
    return {"ok": True}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Anybody, house: House) -> bytes:
    """Counters, for this machine only unless it is set up otherwise."""
    local = request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    if not house.config.metrics_open and (not local or "x-forwarded-for" in request.headers):
        raise Refuse("no-such-page")
    return house.meters.text()


# --- the client's files ---


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Anybody, path: str = "") -> Response[bytes]:
    """A file of the browser client, or its page."""
    name = path.lstrip("/")
    if name.startswith("api/") or name == "api":
        raise Refuse("no-such-page")
    return _sent(request, (static.asset(name) if name else None) or static.page())


def _sent(request: Anybody, asset: static.Asset) -> Response[bytes]:
    headers = {
        "etag": asset.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if asset.lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media)
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.zipped, headers={**headers, "content-encoding": "gzip"}, media_type=asset.media)
    return Response(asset.body, headers=headers, media_type=asset.media)


def addresses(host: str, port: int) -> list[str]:
    """Where this server can be reached from the same network."""
    if host not in ("0.0.0.0", "::"):
        return [f"http://{host}:{port}"]
    found = {str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells which of our addresses would
            found.add(probe.getsockname()[0])
        except OSError:
            pass
    outward = [each for each in sorted(found) if not ipaddress.ip_address(each).is_loopback]
    return [f"http://{each}:{port}" for each in outward or ["127.0.0.1"]]


# --- what goes wrong ---


def refused(request: Anybody, error: Refuse) -> Response[Problem]:
    """A refusal as HTTP."""
    request.app.state.house.meters.refused(error.code)
    headers = {} if error.after is None else {"retry-after": str(max(1, round(error.after)))}
    return Response(error.problem, status_code=error.status, headers=headers, media_type=MediaType.JSON)


def went_wrong(request: Anybody, error: Exception) -> Response[Problem]:
    """Whatever the framework or we ourselves got wrong: a code, never a trace."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    codes = {404: "no-such-page", 405: "method", 413: "too-long", 415: "media-type"}
    if status >= 500:
        log.error("request failed", exc_info=error)
        return refused(request, Refuse("trouble"))
    return refused(request, Refuse(codes.get(status, "malformed"), _detail(error)))


def _detail(error: Exception) -> dict[str, str]:
    cause = error.__cause__
    return {"problem": str(cause)} if isinstance(cause, msgspec.MsgspecError) else {"problem": ""}


HANDLERS = [
    come_in, me, change_me, found_account, log_in, leave, tables, open_table, table, claim_seat, match_log,
    match_moment, match_entry, match_record, match_verdict, about, games, edition, rulebook, words, health, metrics,
    client,
]  # fmt: skip
