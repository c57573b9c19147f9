"""The way of an action, taken from the calls themselves, is the way docs/architecture.md shows: at most 12 stations."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import hemicycle
from hemicycle.core.values import Action
from hemicycle.server.app import assemble, create_app
from hemicycle.server.config import Config
from hemicycle.server.operate.command import listen, uvicorn_config
from hemicycle.server.protocol.requests import Do
from hemicycle.server.room.commands import Asked
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.rows import MomentRow, NewMoment
from hemicycle.server.runner.runner import Item

HOUSE = Path(hemicycle.__file__).parent
PAGE = HOUSE.parent.parent / "docs" / "architecture.md"
MOST = 12
FORMS = (Do, Asked, Item, Action, MomentRow, NewMoment)  # what an action is on its way
TABLE = {"settings": {"game": "secret-hitler", "seats": 5, "pace": "untimed"}, "mine": 5, "start": True}


def stations() -> list[tuple[str, list[str]]]:
    """The stations of the page, and the files and folders that are one."""
    rows = re.findall(r"^\| (\d+) \| (.+?) \| (.+?) \|", PAGE.read_text(), re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, len(rows) + 1))
    return [(name, re.findall(r"`([^`]+)`", places)) for _, name, places in rows]


class Trace:
    """The modules of ours that are handed an action, in the order they get it."""

    def __init__(self) -> None:
        self.action = ""  # in notation
        self.modules: list[str] = []
        self.on = False

    def watch(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if not self.on or event != "call" or not code.co_filename.startswith(str(HOUSE)):
            return
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        if any(self.carries(frame.f_locals.get(name)) for name in names if name != "self"):
            module = Path(code.co_filename).relative_to(HOUSE).as_posix()
            if self.modules[-1:] != [module]:
                self.modules.append(module)

    def carries(self, thing: Any, depth: int = 3) -> bool:
        """Whether a thing is the action, in any form, or holds it."""
        if isinstance(thing, str):
            return self.action in thing
        if isinstance(thing, bytes):
            return b'"nominated"' in thing
        if isinstance(thing, Effects):
            return bool(getattr(thing, "moments", None))
        if isinstance(thing, dict):
            thing = list(thing.values())
        if depth and isinstance(thing, list | tuple | deque):
            return any(self.carries(each, depth - 1) for each in thing)
        return isinstance(thing, FORMS)


@asynccontextmanager
async def at_a_table(folder: Path) -> AsyncIterator[ClientConnection]:
    """A real server in this process, and a socket at one of its tables."""
    config = Config(data=folder, port=0, luck_wait=0.0)
    application, listener = create_app(assemble(config)), listen(config)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    server = uvicorn.Server(uvicorn_config(application, config))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        token = (await http.post("/api/guests", json={"name": "Ann", "program": True})).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        code = (await http.post("/api/tables", json=TABLE, headers=headers)).json()["code"]
    async with connect(url.replace("http", "ws") + f"/api/tables/{code}/socket", additional_headers=headers) as socket:
        await socket.send('{"type":"hello","key":"hello","protocol":1}')
        yield socket
    server.should_exit = True
    await serving


async def update(socket: ClientConnection, wanted: Any) -> dict[str, Any]:
    """The first update that has what is wanted."""
    while True:
        news: dict[str, Any] = json.loads(await socket.recv())
        if news["type"] == "update" and wanted(news):
            return news


async def followed(folder: Path, trace: Trace) -> None:
    async with at_a_table(folder) as socket:
        asked = await update(socket, lambda news: news["decision"])
        trace.action = action = asked["view"]["choices"][0]["action"]  # a nomination, of whoever it may be
        do = {"type": "do", "key": "k", "seat": asked["seat"], "decision": asked["decision"], "actions": [action]}
        trace.on = True
        sys.setprofile(trace.watch)
        try:
            await socket.send(json.dumps(do))
            await update(socket, lambda news: "k" in news["done"])
        finally:
            trace.on = False
            sys.setprofile(None)


def arrivals(modules: list[str], ways: list[tuple[str, list[str]]]) -> list[str]:
    """The stations in the order they are first reached; a module that is none of them stands for itself."""
    reached: list[str] = []
    for module in modules:
        here = [name for name, places in ways if any(module.startswith(place) for place in places)]
        new = [name for name in here if name not in reached]
        if not here or (new and (len(here) == 1 or reached[-1:] != [here[0]])):
            reached.append(new[0] if here else module)
    return reached


def test_an_action_passes_the_stations_of_the_page_and_no_other(tmp_path: Path) -> None:
    trace = Trace()
    threading.setprofile(trace.watch)
    try:
        asyncio.run(followed(tmp_path, trace))
    finally:
        threading.setprofile(None)
    ways = stations()
    here = [(name, places) for name, places in ways if not any(place.startswith("web/") for place in places)]

    told = len(trace.modules) - trace.modules[::-1].index("server/door/connection.py")  # clock and bots come after that
    assert len(ways) <= MOST
    assert arrivals(trace.modules[:told], here) == [name for name, _ in here]
