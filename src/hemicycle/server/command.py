"""`hemicycle serve`, `backup` and `export`."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from hemicycle.server.config import Config, ConfigError, load, prepare
from hemicycle.server.tokens import Mint
from hemicycle.words import Words

app = typer.Typer(help="The table server.", no_args_is_help=True)
ConfigFile = Annotated[Path | None, typer.Option("--config", envvar="HEMICYCLE_CONFIG", help="A TOML file.")]
Data = Annotated[Path | None, typer.Option(help="The folder everything is kept in.")]
Database = Annotated[str | None, typer.Option(help="An SQLAlchemy URL instead of the SQLite file.")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
    origin: Annotated[str | None, typer.Option(help="The public address when a proxy stands in front.")] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser when there is a desktop.")] = True,
) -> None:
    """Start the table server."""
    with _one_sentence(data):
        settings = load(config, host=host, port=port, data=data, database=database, origin=origin)
        prepare(settings)
        listener = _listen(settings)
    settings = replace(settings, port=listener.getsockname()[1])
    address = f"http://{'127.0.0.1' if settings.host in ('0.0.0.0', '::') else settings.host}:{settings.port}"
    typer.echo(_words().say("notice-serving", {"address": settings.origin or address}))
    if browser and _desktop():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    run(settings, listener)


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="A new folder for the copy.")],
    data: Data = None,
    config: ConfigFile = None,
) -> None:
    """Copy everything, also while the server is running."""
    with _one_sentence(target):
        folder = load(config, data=data).data
        for name, missing in (("hemicycle.db", "notice-no-database"), ("key", "notice-no-key")):
            if not (folder / name).is_file():
                raise ConfigError(missing, file=str(folder / name))
        if target.exists():
            raise ConfigError("notice-target-exists", file=str(target))
        if not _copy(folder, target):
            raise ConfigError("notice-backup", folder=str(target), sound="false")
    typer.echo(_words().say("notice-backup", {"folder": str(target), "sound": "true"}))


@app.command()
def export(
    target: Annotated[Path, typer.Argument(help="A folder for the records.")],
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Write every finished match as a record, and of those going on what everybody may know."""
    from hemicycle.server.export import write_all

    with _one_sentence(target):
        finished, running = asyncio.run(write_all(load(config, data=data, database=database), target))
    words = {"folder": str(target), "finished": finished, "running": running}
    typer.echo(_words().say("notice-exported", words))


def run(settings: Config, listener: socket.socket, mint: Mint | None = None) -> None:
    """Serve until told to stop."""
    import uvicorn

    from hemicycle.server.app import create_app
    from hemicycle.server.logs import set_up

    set_up()
    with _one_sentence(settings.data):
        application = create_app(settings, mint)
    gc.freeze()  # what was imported stays for good
    gc.set_threshold(20_000, 50, 50)
    uvicorn.Server(uvicorn_config(application)).run(sockets=[listener])


def uvicorn_config(application: Any) -> Any:
    """How uvicorn carries the application: the fastest loop and protocols, no log of addresses, no compression."""
    import uvicorn

    return uvicorn.Config(
        application,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=1 << 20,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _copy(folder: Path, target: Path) -> bool:
    """Copy database and key wholly or not at all; says whether the copy is sound."""
    target.mkdir(parents=True)
    source = folder / "hemicycle.db"
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target / "hemicycle.db")) as new:
            old.backup(new)
            (verdict,) = new.execute("PRAGMA integrity_check").fetchone()
        shutil.copy2(folder / "key", target / "key")
    except BaseException as error:
        shutil.rmtree(target)
        if isinstance(error, sqlite3.Error):
            raise ConfigError("notice-database-unusable", database=str(source), problem=str(error)) from error
        raise
    return bool(verdict == "ok")


def _listen(settings: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        raise ConfigError("notice-port-in-use", host=settings.host, port=str(settings.port)) from error
    return listener


def _desktop() -> bool:
    """Whether somebody sits before this machine and would see a browser."""
    shown = sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return shown and sys.stdout.isatty() and "SSH_CONNECTION" not in os.environ


def _words() -> Words:
    language = os.environ.get("LANG", "en")[:2]
    return Words(language if language in ("en", "de", "nl", "fr") else "en", "server")


@contextmanager
def _one_sentence(place: Path | None) -> Iterator[None]:
    """Whatever cannot be done, there or elsewhere, ends in one sentence and exit code 2."""
    try:
        yield
    except ConfigError as error:
        _fail(error)
    except OSError as error:
        _fail(ConfigError("error-file", file=str(error.filename or place), cause=error.strerror or str(error)))


def _fail(error: ConfigError) -> NoReturn:
    typer.echo(_words().say(error.code, error.detail), err=True)
    raise typer.Exit(2)


if __name__ == "__main__":
    app()
