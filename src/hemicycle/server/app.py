"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from hemicycle import __version__
from hemicycle.server import http, sockets
from hemicycle.server.config import Config
from hemicycle.server.guard import Guard
from hemicycle.server.house import House
from hemicycle.server.lobby import Lobby
from hemicycle.server.meters import Meters
from hemicycle.server.people import People
from hemicycle.server.refusals import Refuse
from hemicycle.server.store import Store
from hemicycle.server.store.migrate import upgrade
from hemicycle.server.store.store import connect
from hemicycle.server.thinkers import Thinkers
from hemicycle.server.tokens import Mint, Signer, key_file

SWEEP = 60.0
LARGEST_BODY = 64 << 10


def furnish(config: Config, mint: Mint | None = None) -> House:
    """All services of a server."""
    engine = connect(config.url)
    upgrade(engine)
    meters = Meters()
    store = Store(engine, meters.committed)
    signer = Signer(key_file(config.data))
    mint = mint or Mint()
    thinkers = Thinkers(config.thinkers, config.bot_budget, meters.thoughts.observe)
    return House(config, store, mint, signer, People(store, signer, mint), thinkers, meters)


def create_app(config: Config, mint: Mint | None = None) -> ASGIApp:
    """The ASGI application; a mint of one's own makes luck and codes repeatable in tests."""
    house = furnish(config, mint)
    lobby = Lobby(house)
    app = Litestar(
        route_handlers=[*http.HANDLERS, sockets.table_socket],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "who": Provide(http.person),
            "guest": Provide(http.whoever),
        },
        exception_handlers={Refuse: http.refused, HTTPException: http.went_wrong, Exception: http.went_wrong},
        lifespan=[lambda _: _running(house, lobby)],
        openapi_config=OpenAPIConfig(
            title="Hemicycle", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        signature_types=[House, Lobby],
    )
    app.state.house = house
    return Guard(app, config, house.meters)


@contextlib.asynccontextmanager
async def _running(house: House, lobby: Lobby) -> AsyncIterator[None]:
    """From the first request to the last."""
    tasks = [asyncio.create_task(work) for work in (lobby.wake(), _sweep(lobby), house.thinkers.warm())]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        lobby.close()
        await house.thinkers.close()
        house.store.close()


async def _sweep(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        lobby.sweep()
