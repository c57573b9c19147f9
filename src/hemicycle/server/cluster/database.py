"""What all nodes share in the database: the key, the time, and who may use it."""

from __future__ import annotations

import hashlib
import time

from sqlalchemy import Connection, Engine, text

from hemicycle.server.cluster.leases import ALL_EXPIRE, NOW
from hemicycle.server.config import Config, ConfigError
from hemicycle.server.operate import folder

ALONE = "SELECT pg_try_advisory_lock(hashtext('hemicycle'))"
TOGETHER = "SELECT pg_try_advisory_lock_shared(hashtext('hemicycle'))"
KEEP = text("INSERT INTO note_of_server (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
READ = text("SELECT value FROM note_of_server WHERE name = :name")
FINGERPRINT = "sha256:"


def claim(engine: Engine, *, together: bool) -> Connection:
    """Hold the database: alone without a bus, with one together with others who have it too."""
    connection = engine.connect()
    connection = connection.execution_options(isolation_level="AUTOCOMMIT")
    if not connection.execute(text(TOGETHER if together else ALONE)).scalar():
        connection.close()
        raise ConfigError("notice-database-shared", bus="true" if together else "false")
    if not together:
        connection.execute(ALL_EXPIRE)  # what an earlier life of this server held is free
    return connection


def let_go(claim: Connection) -> None:
    """Others may have the database for themselves again."""
    claim.invalidate()  # the lock ends with the connection, which must not go back into the pool
    claim.close()


def time_of(engine: Engine) -> float:
    """Seconds since 1970 by the database's clock, so that all nodes agree."""
    began = time.monotonic()
    with engine.connect() as connection:
        now = int(connection.execute(text(f"SELECT {NOW}")).scalar_one())
    return now / 1000 + (time.monotonic() - began) / 2


def shared_key(engine: Engine, config: Config) -> bytes:
    """The key all nodes sign with: that of the setting, or else the one in the database, made by the first node.

    The database keeps the key, or only its fingerprint where it is a setting; a node with another key is refused.
    """
    own = _own(config)
    fingerprint = FINGERPRINT + hashlib.sha256(own or b"").hexdigest()
    value = fingerprint if config.key else (own or folder.new_key()).hex()
    kept = note(engine, "key", value)
    if config.key:
        same = kept == value or (not kept.startswith(FINGERPRINT) and bytes.fromhex(kept) == own)
    else:
        same = not kept.startswith(FINGERPRINT) and own in (None, bytes.fromhex(kept))
    if not same:
        where = "setting" if config.key else "none" if own is None else "file"
        raise ConfigError("notice-keys-differ", where=where, file=str(config.data / "key"))
    return bytes.fromhex(kept) if own is None else own


def note(engine: Engine, name: str, value: str) -> str:
    """What the database has noted under a name; this value, if it had none."""
    with engine.begin() as connection:
        connection.execute(KEEP, {"name": name, "value": value})
        return str(connection.execute(READ, {"name": name}).scalar_one())


def _own(config: Config) -> bytes | None:
    """The key this node was given: in its settings, or in its data folder."""
    given = config.key or (config.data / "key").exists()
    return folder.signing_key(config) if given else None
