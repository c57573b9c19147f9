"""A real server in a process of its own."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

QUICK = {
    "HEMICYCLE_HTTP_RATE": "5000",
    "HEMICYCLE_SOCKET_RATE": "5000",
    "HEMICYCLE_LOGIN_RATE": "6000",
    "HEMICYCLE_GUEST_RATE": "60000",
    "HEMICYCLE_MOST_TABLES_EACH": "1000",
    "HEMICYCLE_MOST_TABLES_ADDRESS": "1000",
    "HEMICYCLE_LUCK_WAIT": "0",  # a test that plays both sides would only wait for itself; test_luck.py does not
}
PLAIN = ("-m", "hemicycle.server.operate.command", "serve", "--no-browser")


def free_port() -> int:
    """A port nobody listens on, and none the system hands out: a client that reconnects could connect to itself.

    Every worker has ports of its own: what is free now another could take before the server has it.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 14
    while True:
        port = 18_000 + 1_000 * worker + random.randrange(1_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """Started, killed and started again on the same data."""

    def __init__(self, data: Path, *command: str, **environment: str) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = command or PLAIN
        self.environment = {**os.environ, **QUICK, "LANG": "en", **environment}
        self.log = data.with_suffix(".log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *, wait: bool = True) -> Server:
        """Start it and wait until it answers."""
        arguments = [sys.executable, *self.command, "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(arguments, env=self.environment, stdout=log, stderr=log)
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(3_000):
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                with urllib.request.urlopen(self.url + "/healthz"):
                    return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Politely."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None

    def run(self, *command: str) -> str:
        """Run another command on the same data; returns what it says."""
        arguments = [sys.executable, "-m", "hemicycle.server.operate.command", *command, "--data", str(self.data)]
        return subprocess.run(arguments, env=self.environment, capture_output=True, text=True, check=True).stdout

    def processor_seconds(self) -> float:
        """How much work it has done so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
