"""Copies of everything, made while the server runs, and put back into either database.

A backup is a data folder, a SQLite file and the key: it can be served from, or put into SQLite or PostgreSQL.
"""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select

from hemicycle.server.config import Config, ConfigError
from hemicycle.server.operate.folder import release, taken
from hemicycle.server.store import schema
from hemicycle.server.store.connecting import connect, plainly, sqlite_file
from hemicycle.server.store.migrate import HEAD, upgrade, version

DATABASE, KEY = "hemicycle.db", "key"
LEFT_OUT = {"lease"}  # belongs to servers that live
OWN_NOTES = {"cluster"}  # so do these of `note_of_server`
AT_ONCE = 500
FINGERPRINT = "sha256:"  # of a key that is a setting and is kept nowhere else


def backup(config: Config, target: Path) -> None:
    """Copy everything into a new folder, wholly or not at all."""
    if target.exists():
        raise ConfigError("notice-target-exists", file=str(target))
    with _whole(target) as fresh:
        if config.postgresql:
            _from_postgresql(config, fresh)
        else:
            _from_sqlite(config, fresh)
        _check(fresh / DATABASE)


def restore(source: Path, config: Config) -> None:
    """Put a backup into a database that is empty, wholly or not at all."""
    if not (source / DATABASE).is_file():
        raise ConfigError("notice-no-database", file=str(source / DATABASE))
    _check(source / DATABASE)
    with taken(config) as held, _upgraded(source) as copy, plainly(config.url):
        _must_be_new(source, config)
        if config.postgresql:
            _into_postgresql(copy, config)
            _put_key(source, config)
        else:
            _put_key(source, config)
            _into_sqlite(copy, config)
    release(held)


# --- from a server ---


def _from_sqlite(config: Config, fresh: Path) -> None:
    source = _file(config)
    if not source.is_file():
        raise ConfigError("notice-no-database", file=str(source))
    if not (config.data / KEY).is_file() and not config.key:
        raise ConfigError("notice-no-key", file=str(config.data / KEY))
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(fresh / DATABASE)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise ConfigError("notice-database-unusable", database=str(source), problem=str(error)) from error
    if (config.data / KEY).is_file():
        shutil.copy(config.data / KEY, fresh / KEY)


def _from_postgresql(config: Config, fresh: Path) -> None:
    """One transaction sees everything as it was at one moment, whatever is played meanwhile."""
    with plainly(config.url), _opened(config.url) as engine, _opened(f"sqlite:///{fresh / DATABASE}") as copy:
        present = version(engine)
        if present is None:
            raise ConfigError("notice-no-database", file=config.url.rpartition("@")[2])
        if present != HEAD:
            raise ConfigError("notice-backup-version", present=present, wanted=HEAD)
        _set_up(copy)
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as old, copy.begin() as new:
            _copy_rows(old, new)
            key = old.execute(select(schema.note_of_server.c.value).filter_by(name=KEY)).scalar()
    if key is not None and not key.startswith(FINGERPRINT):
        _write(fresh / KEY, bytes.fromhex(key))
    elif (config.data / KEY).is_file():
        shutil.copy(config.data / KEY, fresh / KEY)


def _copy_rows(old: Connection, new: Connection) -> None:
    for table in schema.metadata.sorted_tables:
        if table.name in LEFT_OUT:
            continue
        rows = old.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
        for some in rows.partitions(AT_ONCE):
            kept = [dict(row) for row in some if table.name != "note_of_server" or row["name"] not in OWN_NOTES]
            if kept:
                new.execute(insert(table), kept)


# --- into a server ---


def _must_be_new(source: Path, config: Config) -> None:
    """Refuse a database in which anything was kept already, and a key that is another one."""
    file = _file(config)
    sqlite = not config.postgresql
    if sqlite and file.exists():
        raise ConfigError("notice-restore-not-empty", database=str(file))
    own, theirs = config.data / KEY, source / KEY
    if own.is_file() and (not theirs.is_file() or own.read_bytes() != theirs.read_bytes()):
        raise ConfigError("notice-restore-key", file=str(own))
    if sqlite:
        return
    with _opened(config.url) as engine, engine.connect() as connection:
        if version(engine) is None:
            return
        tables = [table for table in schema.metadata.sorted_tables if table.name not in {*LEFT_OUT, "note_of_server"}]
        if any([connection.execute(select(func.count()).select_from(table)).scalar() for table in tables]):
            raise ConfigError("notice-restore-not-empty", database=config.url.rpartition("@")[2])


def _into_sqlite(copy: Path, config: Config) -> None:
    fresh = config.data / f".{DATABASE}-{secrets.token_hex(4)}"
    try:
        shutil.copy(copy, fresh)
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(fresh, _file(config))
    finally:
        fresh.unlink(missing_ok=True)


def _into_postgresql(copy: Path, config: Config) -> None:
    with _opened(f"sqlite:///{copy}") as old, _opened(config.url) as new:
        upgrade(new)
        with old.connect() as source, new.begin() as target:
            target.execute(schema.note_of_server.delete())
            _copy_rows(source, target)


def _put_key(source: Path, config: Config) -> None:
    if (source / KEY).is_file() and not (config.data / KEY).exists() and not config.key:
        _write(config.data / KEY, (source / KEY).read_bytes())


# --- both ---


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    """A database, let go of at the end however it ends."""
    engine = connect(url)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A folder that has its name only when everything is in it."""
    os.umask(0o077)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:  # it is there, but it is no folder
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(target)) from error
    fresh = target.with_name(f".{target.name}-{secrets.token_hex(4)}")
    fresh.mkdir()
    try:
        yield fresh
        os.rename(fresh, target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


@contextmanager
def _upgraded(source: Path) -> Iterator[Path]:
    """A copy of a backup's database in the present schema; the backup itself is never changed."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / DATABASE
        with closing(sqlite3.connect(source / DATABASE)) as old, closing(sqlite3.connect(copy)) as new:
            old.backup(new)
        with plainly(str(source / DATABASE)), _opened(f"sqlite:///{copy}") as engine:
            upgrade(engine)
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
        yield copy


def _set_up(engine: Engine) -> None:
    """The present schema, with nothing in it."""
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(schema.note_of_server.delete())


def _check(file: Path) -> None:
    """See that a copy is sound."""
    try:
        with closing(sqlite3.connect(file)) as copy:
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        raise ConfigError("notice-database-unusable", database=str(file), problem=str(error)) from error
    if verdict != "ok":
        raise ConfigError("notice-backup", folder=str(file.parent), sound="false")


def _file(config: Config) -> Path:
    """The SQLite file of a server."""
    return Path(sqlite_file(config.url))


def _write(path: Path, key: bytes) -> None:
    fresh = path.with_name(f".{KEY}-{secrets.token_hex(4)}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
