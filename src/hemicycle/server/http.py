"""The HTTP part: coming in, tables, what there is to play, and walking through matches."""

from __future__ import annotations

import ipaddress
import socket
from typing import Annotated, TypeVar

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, delete, get, patch, post, route
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter, SkipValidation

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
PUBLIC = -1
T = TypeVar("T")
Anybody = Request[None, None, State]
TheHouse = NamedDependency[House]
TheLobby = NamedDependency[Lobby]
Who = NamedDependency[Person]
Guest = NamedDependency[Person | None]
Sent = SkipValidation[JSONBody[T]]  # read strictly by `read`; the framework would take 0 for false
Seat = Annotated[int, QueryParameter(ge=-1, le=19, description="-1: as the public")]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000)]
Place = Annotated[int, PathParameter(ge=0, le=1_000_000)]
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description="Refused")
    for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503)
}
NOTHING = ResponseSpec(None, generate_examples=False, description="Done")


def read(kind: type[T], data: object) -> T:
    """A body, strictly."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Refuse("malformed", {"problem": str(error)}) from error


# --- who asks ---


async def whoever(request: Anybody, house: TheHouse) -> Person | None:
    """Whoever the cookie or the token says, or nobody."""
    kind, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer if kind.lower() == "bearer" else request.cookies.get(COOKIE)
    return await house.people.who(token) if token else None


async def person(request: Anybody, house: TheHouse) -> Person:
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
async def come_in(data: Sent[NewGuest], house: TheHouse) -> Response[Me]:
    """Come in as a guest or as a program."""
    return _welcome(house, await house.people.guest(read(NewGuest, data)), 201)


@get("/api/me", responses=PROBLEMS)
async def me(who: Who, house: TheHouse) -> Me:
    """Tell me who I am."""
    return house.people.me(who)


@patch("/api/me", responses=PROBLEMS)
async def change_me(data: Sent[ChangeMe], who: Who, house: TheHouse) -> Me:
    """Change my name or language."""
    return house.people.me(await house.people.change(who, read(ChangeMe, data)))


@post("/api/accounts", responses=PROBLEMS)
async def found_account(data: Sent[Credentials], who: Who, house: TheHouse) -> Response[Me]:
    """Make the guest I am an account."""
    return Response(house.people.me(await house.people.found_account(who, read(Credentials, data))), status_code=201)


@post("/api/session", status_code=200, responses=PROBLEMS)
async def log_in(data: Sent[Credentials], guest: Guest, house: TheHouse, lobby: TheLobby) -> Response[Me]:
    """Come in with an account."""
    credentials = read(Credentials, data)
    lobby.passwords.take(credentials.account.lower())
    known = await house.people.log_in(credentials)
    if guest is not None and guest.account is None:
        await lobby.hand_over(guest, known)
    return _welcome(house, known)


@delete("/api/session", status_code=204, responses={**PROBLEMS, 204: NOTHING})
async def leave(who: Who, house: TheHouse, everywhere: FromQuery[bool] = False) -> Response[None]:
    """Leave; everywhere: every cookie and token signed so far is void."""
    if everywhere:
        await house.people.leave_everywhere(who)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


# --- tables ---


@get("/api/tables", responses=PROBLEMS)
async def tables(
    guest: Guest,
    lobby: TheLobby,
    mine: FromQuery[bool] = False,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    before: Annotated[int, QueryParameter(ge=0, le=1 << 53)] = 1 << 53,
) -> TableList:
    """Public tables, or those I sit at."""
    if mine and guest is None:
        raise Refuse("who-are-you")
    return await lobby.listing(guest if mine else None, game, before)


@post("/api/tables", responses=PROBLEMS)
async def open_table(data: Sent[NewTable], who: Who, lobby: TheLobby) -> TableInfo:
    """Open a table."""
    return (await lobby.open(who, read(NewTable, data))).info()


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def table(code: FromPath[str], lobby: TheLobby) -> TableInfo:
    """A table whose code I know."""
    return (await lobby.room(code)).info()


@post("/api/seats", status_code=200, responses=PROBLEMS)
async def claim_seat(data: Sent[SeatLink], who: Who, lobby: TheLobby) -> Seated:
    """Take the seat a link stands for."""
    return await lobby.claim(who, read(SeatLink, data).link)


# --- walking through a match ---


def _seat(seat: int) -> int | None:
    return None if seat == PUBLIC else seat


@get("/api/tables/{code:str}/matches/{match:int}/log", responses=PROBLEMS)
async def match_log(
    code: FromPath[str],
    match: Number,
    guest: Guest,
    lobby: TheLobby,
    seat: Seat = PUBLIC,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
) -> Log:
    """What a seat was told."""
    return await (await lobby.review(code, match, guest, _seat(seat))).log(_seat(seat), since)


@get("/api/tables/{code:str}/matches/{match:int}/moments/{n:int}", responses=PROBLEMS)
async def match_moment(
    code: FromPath[str], match: Number, n: Place, guest: Guest, lobby: TheLobby, seat: Seat = PUBLIC
) -> Page:
    """The table at a moment, from a seat."""
    return await (await lobby.review(code, match, guest, _seat(seat))).page(_seat(seat), n)


@get("/api/tables/{code:str}/matches/{match:int}/entries/{n:int}", responses=PROBLEMS)
async def match_entry(code: FromPath[str], match: Number, n: Place, lobby: TheLobby, seat: Seat = PUBLIC) -> Page:
    """The table after an entry of the record, once the match is over."""
    return await (await lobby.finished(code, match, _seat(seat))).page_at_entry(_seat(seat), n)


@get("/api/tables/{code:str}/matches/{match:int}/record", media_type="application/jsonl", responses=PROBLEMS)
async def match_record(code: FromPath[str], match: Number, lobby: TheLobby) -> Response[bytes]:
    """The record of a match that is over."""
    record = await (await lobby.finished(code, match)).record()
    headers = {"content-disposition": f'attachment; filename="{record.header["game"]}-{code}-{match}.jsonl"'}
    return Response(record.text().encode(), media_type="application/jsonl", headers=headers)


@get("/api/tables/{code:str}/matches/{match:int}/verify", responses=PROBLEMS)
async def match_verdict(code: FromPath[str], match: Number, lobby: TheLobby) -> Verdict:
    """Whether the record of a match holds."""
    return await (await lobby.finished(code, match)).verdict()


# --- what there is to play ---


@get("/api/about")
async def about(house: TheHouse) -> About:
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
async def edition(game: FromPath[str], edition: FromPath[str]) -> EditionData:
    """An edition with all its numbers."""
    return catalogue.edition(game, edition)


@get("/api/games/{game:str}/rulebook", responses=PROBLEMS)
async def rulebook(game: FromPath[str]) -> list[SectionInfo]:
    """The sections of a rulebook."""
    return catalogue.rulebook(game)


@get("/api/words/{language:str}/{name:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def words(request: Anybody, language: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A Fluent file."""
    return _sent(request, static.pack(catalogue.words(language, name), "text/plain"))


# --- for operators ---


@get("/healthz", include_in_schema=False)
async def health(house: TheHouse) -> dict[str, bool]:
    """Whether the store answers."""
    await house.store.count()
    return {"ok": True}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Anybody, house: TheHouse) -> bytes:
    """Counters, for this machine only unless it is set up otherwise."""
    local = request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    if not house.config.metrics_open and (not local or "x-forwarded-for" in request.headers):
        raise Refuse("no-such-page")
    return house.meters.text()


# --- the client's files ---


@get("/", include_in_schema=False)
async def front(request: Anybody) -> Response[bytes]:
    """The page of the browser client."""
    return _sent(request, static.page())


@get("/{path:path}", include_in_schema=False)
async def client(request: Anybody, path: FromPath[str]) -> Response[bytes]:
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
    answer = refused(request, Refuse(codes.get(status, "malformed"), _detail(error)))
    answer.headers.update(getattr(error, "headers", None) or {})  # which methods are allowed
    return answer


def _detail(error: Exception) -> dict[str, str]:
    cause = error.__cause__
    return {"problem": str(cause) if isinstance(cause, msgspec.MsgspecError) else ""}


def _allowed(path: str, *methods: str) -> HTTPRouteHandler:
    """The answer to OPTIONS where several handlers share a path; the framework would name the first one's methods."""

    @route(path, http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
    async def options() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": ", ".join(sorted([*methods, "OPTIONS"]))})

    return options


HANDLERS = [
    _allowed("/api/me", "GET", "PATCH"), _allowed("/api/session", "POST", "DELETE"),
    _allowed("/api/tables", "GET", "POST"),
    come_in, me, change_me, found_account, log_in, leave, tables, open_table, table, claim_seat, match_log,
    match_moment, match_entry, match_record, match_verdict, about, games, edition, rulebook, words, health, metrics,
    front, client,
]  # fmt: skip
