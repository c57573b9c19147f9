"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from hemicycle import __version__
from hemicycle.server import http, sockets
from hemicycle.server.bodies import Body
from hemicycle.server.config import Config
from hemicycle.server.guard import Guard
from hemicycle.server.house import House
from hemicycle.server.lobby import Lobby
from hemicycle.server.meters import Meters
from hemicycle.server.people import People
from hemicycle.server.refusals import Refuse
from hemicycle.server.store import Store
from hemicycle.server.store.migrate import upgrade
from hemicycle.server.store.store import connect, plainly
from hemicycle.server.thinkers import Thinkers
from hemicycle.server.tokens import Mint, Signer, key_file

SWEEP = 60.0
LARGEST_BODY = 64 << 10
PEOPLE = {"who": Provide(http.person), "guest": Provide(http.whoever)}
OPENAPI = OpenAPIConfig(
    title="Hemicycle", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
)


def furnish(config: Config, mint: Mint | None = None) -> House:
    """All services of a server."""
    with plainly(config.url):
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
            **PEOPLE,
        },
        exception_handlers={Refuse: http.refused, HTTPException: http.went_wrong, Exception: http.went_wrong},
        lifespan=[lambda _: _running(house, lobby)],
        openapi_config=OPENAPI,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        signature_types=[House, Lobby],
    )
    app.state.house = house
    _strict(app)
    return Guard(app, config, house.meters)


def description() -> dict[str, Any]:
    """The OpenAPI description of the HTTP part."""
    needed = {name: Provide(lambda: None, sync_to_thread=False) for name in ("house", "lobby")} | PEOPLE
    app = Litestar(http.HANDLERS, dependencies=needed, openapi_config=OPENAPI, signature_types=[House, Lobby])
    _strict(app)
    return app.openapi_schema.to_schema()


def _strict(app: Litestar) -> None:
    """Say in the description that a field nobody knows is refused."""
    strict = {body.__name__ for body in Body.__subclasses__()}
    for name, schema in app.openapi_schema.components.schemas.items():
        if name in strict:
            schema.additional_properties = False


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
