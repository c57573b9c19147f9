"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.routing import Router
from starlette.types import ASGIApp

from hemicycle.server.cluster.join import join
from hemicycle.server.config import Config, ConfigError
from hemicycle.server.door import http, lobby, personal, routes, socket
from hemicycle.server.door.accounts import Accounts
from hemicycle.server.door.door import Door
from hemicycle.server.door.errors import Errors
from hemicycle.server.door.known import Known
from hemicycle.server.door.middleware import Guard
from hemicycle.server.door.passkeys import Passkeys
from hemicycle.server.door.sessions import Sessions
from hemicycle.server.door.tokens import Tokens
from hemicycle.server.notify.choosing import Choosing
from hemicycle.server.notify.delivery import Delivery, Senders
from hemicycle.server.operate.folder import check_key, signing_key
from hemicycle.server.operate.logs import log
from hemicycle.server.operate.metrics import Metrics
from hemicycle.server.operate.own_bots import admitted
from hemicycle.server.operate.ratings import PAUSE, Ratings
from hemicycle.server.room import catalogue
from hemicycle.server.room.clocks import DAY
from hemicycle.server.room.room import RoomConfig
from hemicycle.server.runner.bot_workers import BotWorkerProcesses
from hemicycle.server.runner.bus import LocalBus
from hemicycle.server.runner.clock import WallClock
from hemicycle.server.runner.ids import Ids
from hemicycle.server.runner.leases import Leases, LocalLeases
from hemicycle.server.runner.reviews import Reviews
from hemicycle.server.runner.rooms import Rooms
from hemicycle.server.runner.services import Services
from hemicycle.server.safety.safety import Safety
from hemicycle.server.store import Store
from hemicycle.server.store.archive import Archive
from hemicycle.server.store.connecting import connect, plainly
from hemicycle.server.store.migrate import upgrade
from hemicycle.server.store.outbox import Outbox
from hemicycle.server.store.people import People
from hemicycle.server.store.results import Results
from hemicycle.server.store.safety import SafetyStore

SWEEP = 60.0
EXPIRE = 3600.0
FORGET = 40 * DAY  # milliseconds after which nobody need know any more what was told


def assemble(config: Config, ids: Ids | None = None) -> Door:
    """All services of a server."""
    if config.bus and not config.postgresql:
        raise ConfigError("notice-bus-database")
    check_key(config)
    catalogue.admit(admitted(config.own_bots))
    with plainly(config.url):
        engine = connect(config.url)
        upgrade(engine)
        shared = join(engine, config) if config.postgresql else None
    metrics, ids = Metrics(), ids or Ids()
    bus: LocalBus = LocalBus()
    leases: Leases = LocalLeases()
    cluster = None
    if shared is not None:
        leases, cluster = shared.leases, shared.cluster
    if cluster is not None:
        bus = cluster.bus
    clock = WallClock(None if shared is None else shared.started)
    store = Store(engine, metrics.committed, leases.lost)
    signing = signing_key(config) if shared is None else shared.key
    tokens = Tokens(signing, config.session_days, clock, store.migrated_at())
    workers = BotWorkerProcesses(config.bot_workers, config.bot_budget, metrics.thoughts.observe)
    room_config = RoomConfig(
        snapshot_every=config.snapshot_every,
        luck_wait=int(config.luck_wait * 1000),
        absence=int(config.absence * 1000),
        accounts_required=config.registration == "required",
        sign=tokens.seat,
    )
    services = Services(store, bus, clock, ids, leases, workers, metrics, room_config)
    people = People(store)
    sessions = Sessions(people, tokens, ids, clock, config.login_rate, config.guest_rate)
    rooms = Rooms(services, store, config, None if cluster is None else cluster.node)
    passkeys = Passkeys(people, tokens, clock, config.origin)
    accounts = Accounts(sessions, passkeys, rooms, config.registration, config.invitations_each)
    archive = Archive(store)
    reviews = Reviews(archive, clock)
    choosing = Choosing(Outbox(store), clock, Senders(config, signing), tokens, rooms)
    safety = Safety(SafetyStore(store), rooms, clock, config.operators)
    door = Door(
        config, store, people, tokens, sessions, accounts, rooms, bus, workers, metrics, clock, archive,
        reviews, Known(rooms, people), choosing, safety, cluster,
    )  # fmt: skip
    sessions.revoked = safety.bans.out = door.revoke
    if cluster is not None:
        cluster.node.rooms, cluster.look_again, sessions.changed = rooms, door.look_again, cluster.announce
        workers.elsewhere, cluster.workers.freed = cluster.workers, workers.hand_out
    return door


def create_app(door: Door) -> ASGIApp:
    """The ASGI application."""
    errors = Errors(door.metrics)
    app = Router(
        [
            socket.route(door),
            *routes.routes([*personal.HANDLERS, *lobby.HANDLERS, *http.HANDLERS], http.needs(door), errors),
        ],
        default=errors.nowhere,
        redirect_slashes=False,
        lifespan=lambda _: _running(door),
    )
    return Guard(app, door.config, door.metrics)


@contextlib.asynccontextmanager
async def _running(door: Door) -> AsyncIterator[None]:
    """From the first request to the last."""
    choosing = door.choosing
    delivery = Delivery(choosing.outbox, door.clock, choosing.senders, door.tokens.mail)
    work = [
        door.rooms.services.leases.tend(door.rooms),
        _sweep(door),
        _expire(door),
        _rate(door),
        door.workers.warm(),
        delivery.run(),
        door.safety.bans.watch(),
    ]
    if door.cluster is not None:
        await door.cluster.open()
        work.append(door.cluster.run())
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        await door.rooms.drain()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await door.workers.close()
        await door.reviews.close()
        if door.cluster is not None:
            await door.cluster.close()
        door.store.close()


async def _sweep(door: Door) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        door.rooms.sweep()
        door.end_sessions()


async def _rate(door: Door) -> None:
    """Count rated games soon after they have ended."""
    ratings = Ratings(Results(door.store), lambda game: bool(catalogue.game(game).teams))
    while True:
        await asyncio.sleep(PAUSE)
        try:
            await ratings.count_new()
        except Exception:
            log.exception("games not rated")


async def _expire(door: Door) -> None:
    while True:
        await asyncio.sleep(EXPIRE)
        try:
            await door.rooms.expire()
            await door.people.drop_old_devices(door.clock.now() - (door.config.session_days + 1) * DAY)
            await door.choosing.outbox.forget(door.clock.now() - FORGET)
        except Exception:
            log.exception("abandoned tables not removed")
