"""Whoever is told something: a mailbox, a webhook and a push service, all real servers on this machine."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.process import free_port

PATIENCE = 20.0
Post = tuple[str, dict[str, str], bytes]


class Receiver:
    """An HTTP server that keeps what it is sent, and answers as it is told to."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.answers: list[tuple[int, dict[str, str]]] = []  # for the next ones; then 201
        self._come = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status, headers = receiver._take(self.path, dict(self.headers.items()), body)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *arguments: Any) -> None:
                """Quietly."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self._thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self._thread.join()

    def _take(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        with self._come:
            self.posts.append((path, headers, body))
            self._come.notify_all()
            return self.answers.pop(0) if self.answers else (201, {})

    def wait(self, met: Callable[[list[Post]], bool]) -> list[Post]:
        """Until what has come is enough."""
        with self._come:
            assert self._come.wait_for(lambda: met(self.posts), PATIENCE), self.posts
            return list(self.posts)


class Browser:
    """The push subscription of a browser: only it can read what it is sent."""

    def __init__(self, service: Receiver) -> None:
        self.service = service
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.path = f"/push/{os.urandom(8).hex()}"

    @property
    def target(self) -> dict[str, str]:
        """What a page hands to the server."""
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "type": "push",
            "endpoint": self.service.url + self.path,
            "p256dh": text(public),
            "auth": text(self.auth),
            "device": "a test",
        }

    def read(self, count: int = 1) -> list[dict[str, Any]]:
        """So many messages, decrypted."""
        posts = self.service.wait(lambda come: len([post for post in come if post[0] == self.path]) >= count)
        return [self._opened(body) for path, _, body in posts if path == self.path]

    def _opened(self, body: bytes) -> dict[str, Any]:
        clear = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        read: dict[str, Any] = json.loads(clear)
        return read


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Mailbox:
    """A real SMTP server that keeps every letter."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuse: list[str] = []  # answers to the next letters
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuse:
            return self.refuse.pop(0)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    def wait(self, count: int = 1) -> list[EmailMessage]:
        """Until so many have come."""
        until = time.monotonic() + PATIENCE
        while len(self.letters) < count:
            assert time.monotonic() < until, self.letters
            time.sleep(0.02)
        return list(self.letters)
