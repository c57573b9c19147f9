"""`hemicycle doctor`: looks at everything a server needs, before or while it runs, and says it in words."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from hemicycle import __version__, bots, registry
from hemicycle.server.config import Config, ConfigError
from hemicycle.server.operate.folder import KEY_LENGTH, ours
from hemicycle.server.store import schema
from hemicycle.server.store.connecting import connect, plain, plainly
from hemicycle.server.store.migrate import HEAD, version
from hemicycle.server.store.safety import named

FINE, DOUBT, BAD = "fine", "doubt", "bad"
LITTLE, TOO_LITTLE = 1 << 30, 100 << 20  # bytes free
DRIFT = 2.0  # seconds between clocks that nobody notices
PATIENCE = 3  # seconds


class Finding(NamedTuple):
    """What one look found: how it is, and the sentence with its parts."""

    verdict: str
    code: str
    detail: dict[str, Any]


def examine(config: Config) -> list[Finding]:
    """Everything, in the order in which a server would stumble over it."""
    looks: tuple[Callable[[Config], Iterator[Finding]], ...] = (_versions, _folder, _disk, _database, _bus, _origin)
    return [finding for look in looks for finding in look(config)]


def _versions(config: Config) -> Iterator[Finding]:
    yield Finding(FINE, "versions", {"version": __version__, "python": ".".join(map(str, sys.version_info[:3]))})
    lacking = [name for name in registry.names() if bots.missing(name)]
    if lacking:
        yield Finding(DOUBT, "bots", {"games": ", ".join(lacking)})


def _folder(config: Config) -> Iterator[Finding]:
    folder = config.data
    if not folder.exists():
        yield Finding(DOUBT, "folder-new", {"folder": str(folder)})
        return
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        yield Finding(BAD, "folder-closed", {"folder": str(folder)})
        return
    loose = [path for path in (folder, *ours(folder)) if stat.S_IMODE(path.stat().st_mode) & 0o077]
    if loose and os.name == "posix":
        yield Finding(DOUBT, "folder-open", {"file": str(loose[0])})
    else:
        yield Finding(FINE, "folder", {"folder": str(folder)})
    key = folder / "key"
    if key.is_file() and key.stat().st_size < KEY_LENGTH:
        yield Finding(BAD, "key-short", {"file": str(key), "least": KEY_LENGTH})


def _disk(config: Config) -> Iterator[Finding]:
    place = next(path for path in (config.data, *config.data.parents) if path.exists())
    free = shutil.disk_usage(place).free
    verdict = BAD if free < TOO_LITTLE else DOUBT if free < LITTLE else FINE
    yield Finding(verdict, "disk" if verdict == FINE else "disk-full", {"megabytes": free >> 20, "folder": str(place)})


def _database(config: Config) -> Iterator[Finding]:
    name = config.url.rpartition("@")[2].removeprefix("sqlite:///")
    if config.url.startswith("sqlite") and not os.path.isfile(name):
        yield Finding(DOUBT, "database-new", {"database": name})
        return
    try:
        with plainly(config.url):
            engine = connect(config.url)
            try:
                present = version(engine)
                yield _schema(present, name)
                if present == HEAD:
                    yield from _clock(engine)
                    yield from _soundness(engine, name)
                    yield from _operators(engine, config)
            finally:
                engine.dispose()
    except ConfigError as error:
        yield Finding(BAD, "database-unusable", {"database": name, "problem": str(error.detail.get("problem", ""))})


def _operators(engine: Engine, config: Config) -> Iterator[Finding]:
    wanted = set(named(config.operators))
    with engine.connect() as connection:
        account = schema.person.c.account
        there = set(connection.execute(select(account).where(account.in_(wanted))).scalars()) if wanted else set()
    if wanted - there:
        yield Finding(DOUBT, "operators", {"accounts": ", ".join(sorted(wanted - there))})


def _schema(present: str | None, name: str) -> Finding:
    detail = {"database": name, "present": present or "", "wanted": HEAD}
    if present is None:
        return Finding(DOUBT, "database-new", detail)
    if present > HEAD:
        return Finding(BAD, "database-newer", detail)
    return Finding(FINE, "database", detail) if present == HEAD else Finding(DOUBT, "database-older", detail)


def _soundness(engine: Engine, name: str) -> Iterator[Finding]:
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        said = connection.execute(text("PRAGMA quick_check")).scalar()
    if said != "ok":
        yield Finding(BAD, "database-damaged", {"database": name, "problem": str(said)})


def _clock(engine: Engine) -> Iterator[Finding]:
    """Beside the database's clock, or the last thing that was kept: a clock that went back would lengthen thinking."""
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                began = time.time()
                there = float(connection.execute(text("SELECT EXTRACT(EPOCH FROM clock_timestamp())")).scalar_one())
                drift = there - (began + time.time()) / 2
            else:
                newest = connection.execute(select(func.max(schema.room.c.changed))).scalar() or 0
                drift = max(0.0, newest / 1000 - time.time())
    except SQLAlchemyError as error:
        yield Finding(BAD, "database-unusable", {"database": "", "problem": plain(error)})
        return
    fine = abs(drift) <= DRIFT
    yield Finding(FINE if fine else BAD, "clock" if fine else "clock-wrong", {"seconds": round(abs(drift))})


def _bus(config: Config) -> Iterator[Finding]:
    bus = config.bus
    if not bus:
        return
    if not config.postgresql:
        yield Finding(BAD, "bus-database", {})
        return
    try:
        import nats
    except ModuleNotFoundError:
        yield Finding(BAD, "bus-driver", {})
        return

    async def greet() -> None:
        connection = await nats.connect(bus, connect_timeout=PATIENCE, allow_reconnect=False, error_cb=_hush)
        await connection.flush(PATIENCE)
        await connection.close()

    try:
        asyncio.run(asyncio.wait_for(greet(), 2 * PATIENCE))
        yield Finding(FINE, "bus", {"bus": bus.rpartition("@")[2]})
    except Exception as error:
        problem = str(error) or type(error).__name__
        yield Finding(BAD, "bus-unreachable", {"bus": bus.rpartition("@")[2], "problem": problem})


async def _hush(error: Exception) -> None:
    """What goes wrong while connecting is told once, by us."""


def _origin(config: Config) -> Iterator[Finding]:
    if not config.origin:
        everybody = config.host in ("0.0.0.0", "::")
        yield Finding(DOUBT if everybody else FINE, "origin-open" if everybody else "origin-none", {})
        return
    if urlsplit(config.origin).scheme != "https":
        yield Finding(DOUBT, "origin-plain", {"origin": config.origin})
    elif not config.trusted_proxies:
        yield Finding(DOUBT, "origin-proxies", {"origin": config.origin})
    else:
        yield Finding(FINE, "origin", {"origin": config.origin})
