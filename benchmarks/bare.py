"""The yardstick of the load benchmark: a bare room server on the same stack.

Starlette on uvicorn, the same SQLite pragmas and the same group-committing writer, one committed row per message, each
message sent on to every socket of the room with as many bytes as an update of ours has. No rules, no views, no secrets.
"""

from __future__ import annotations

import socket
import sys
from typing import Any

import msgspec
import uvicorn
from sqlalchemy import Column, Integer, MetaData, Table, Text, insert
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, Router, WebSocketRoute
from starlette.websockets import WebSocket

from hemicycle.server.config import Config
from hemicycle.server.operate.command import uvicorn_config
from hemicycle.server.store.connecting import connect
from hemicycle.server.store.writer import Writer

metadata = MetaData()
row = Table("message", metadata, Column("n", Integer, primary_key=True), Column("room", Integer), Column("body", Text))
NEW = insert(row)


class Message(msgspec.Struct):
    """What a client of the bare server sends."""

    key: str
    text: str


def application(database: str, size: int) -> Router:
    """The bare server; every message is answered with `size` bytes to everybody in the room."""
    engine = connect(database)
    metadata.create_all(engine)
    writer = Writer(engine)
    rooms: dict[int, list[WebSocket]] = {}
    fill = "x" * (size - 50)

    async def room(socket: WebSocket) -> None:
        number: int = socket.path_params["number"]
        await socket.accept()
        members = rooms.setdefault(number, [])
        members.append(socket)
        event: Any
        while (event := await socket.receive())["type"] == "websocket.receive":
            message = msgspec.json.decode(str(event["text"]), type=Message)
            await writer.write([(NEW, {"room": number, "body": message.text})])
            update = msgspec.json.encode({"type": "update", "text": message.text, "fill": fill}).decode()
            for member in members:
                await member.send({"type": "websocket.send", "text": update, "bytes": None})
            await socket.send(
                {"type": "websocket.send", "text": f'{{"type":"done","key":"{message.key}"}}', "bytes": None}
            )
        members.remove(socket)

    async def health(request: Request) -> JSONResponse:
        return JSONResponse(content=True)

    return Router([WebSocketRoute("/rooms/{number:int}", room), Route("/healthz", health)])


if __name__ == "__main__":
    port, database, size = sys.argv[1:]
    listener = socket.create_server(("127.0.0.1", int(port)))
    uvicorn.Server(uvicorn_config(application(database, int(size)), Config())).run(sockets=[listener])
