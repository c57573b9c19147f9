"""Joining a PostgreSQL database: alone, or together with other nodes over a bus."""

from __future__ import annotations

import secrets
import socket
from dataclasses import dataclass

from sqlalchemy import Engine

from hemicycle.server.cluster import database, wire
from hemicycle.server.cluster.cluster import Cluster
from hemicycle.server.cluster.leases import DatabaseLeases
from hemicycle.server.config import Config, ConfigError


@dataclass
class Shared:
    """What a server on PostgreSQL has instead of what it would have alone."""

    key: bytes
    started: float  # by the database's clock
    leases: DatabaseLeases
    cluster: Cluster | None  # None without a bus


def join(engine: Engine, config: Config) -> Shared:
    """Join, or say in one sentence why not; nothing has begun then."""
    if config.bus:
        wire.check(config.bus)
    claim = database.claim(engine, together=bool(config.bus))
    try:
        key = database.shared_key(engine, config)
    except ConfigError:
        database.let_go(claim)
        raise
    number = secrets.randbits(31)
    name = f"{socket.gethostname()[:48]}-{number:x}"
    leases = DatabaseLeases(engine, name, config.lease, claim)
    cluster = None
    if config.bus:
        together = database.note(engine, "cluster", secrets.token_hex(8))
        cluster = Cluster(config.bus, name, together, number, leases)
    return Shared(key, database.time_of(engine), leases, cluster)
