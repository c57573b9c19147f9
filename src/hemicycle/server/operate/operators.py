"""Naming operators: kept in the database, so that a server that runs knows at once, and so do all nodes."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, select

from hemicycle.server.config import Config, ConfigError
from hemicycle.server.operate.export import present
from hemicycle.server.store import schema
from hemicycle.server.store.connecting import plainly
from hemicycle.server.store.safety import NEW_AUDIT, OPERATORS, named

HAND = "hemicycle operators"  # who did it, in the audit log


def listed(config: Config) -> list[str]:
    """All accounts that operate this server, by command and by the settings."""
    with _database(config) as database:
        person = schema.person.c
        there = database.execute(select(person.account).where(person.id.in_(_kept(database)))).scalars()
        return sorted({*filter(None, there), *named(config.operators)})


def add(config: Config, account: str) -> None:
    """Make somebody an operator; the account must be there, or whoever takes its name first would become one."""
    name = account.strip().lower()
    with _database(config) as database:
        person = _person(database, name)
        if person is None:
            raise ConfigError("notice-no-account", account=account)
        _keep(database, {*_kept(database), person}, "add-operator", name)


def remove(config: Config, account: str) -> None:
    """Make them one no more."""
    name = account.strip().lower()
    if name in named(config.operators):
        raise ConfigError("notice-operator-set", account=account)
    with _database(config) as database:
        person = _person(database, name)
        if person not in _kept(database):
            raise ConfigError("notice-no-operator", account=account)
        _keep(database, _kept(database) - {person}, "remove-operator", name)


@contextmanager
def _database(config: Config) -> Iterator[Connection]:
    with plainly(config.url):
        engine = present(config.url)
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()


def _person(database: Connection, account: str) -> str | None:
    return database.execute(select(schema.person.c.id).filter_by(account=account)).scalar()


def _kept(database: Connection) -> set[str | None]:
    """The people themselves: whoever takes the name of an account that was deleted is none of them."""
    row = database.execute(select(schema.note_of_server.c.value).filter_by(name=OPERATORS).with_for_update()).scalar()
    return {*named(row or "")}


def _keep(database: Connection, operators: set[str | None], what: str, account: str) -> None:
    """Write it down, and that it was done."""
    note = schema.note_of_server
    database.execute(note.delete().where(note.c.name == OPERATORS))
    database.execute(note.insert(), {"name": OPERATORS, "value": ",".join(sorted(filter(None, operators)))})
    row = {"id": secrets.token_hex(16), "at": int(time.time() * 1000), "operator": HAND, "what": what}
    database.execute(NEW_AUDIT, row | {"detail": account})
