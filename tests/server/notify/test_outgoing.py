"""Nothing is sent into a private network, whatever a name is wrapped in and whatever it means a moment later."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from hemicycle.server.notify.outgoing import Poster, Undeliverable, is_public
from tests.server.notify.receivers import Receiver
from tests.server.process import Server
from tests.server.wire import Visitor

PRIVATE = [
    "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "fe80::1%eth0", "fec0::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])
def test_public_ones_too(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://example.org:22/", "https://user:word@example.org/", "ftp://example.org/",
        "https:///nowhere", "https://exa mple.org/", "https://example.org/\r\nX: y", "https://[::1", "file:///etc/passwd",
        "https://example.org:99999/", "gopher://127.0.0.1:6379/_", "https://ex\u00e4mple.org/",
    ],
)  # fmt: skip
def test_strange_addresses_are_refused_before_anything_is_looked_up(url: str) -> None:
    with pytest.raises(Undeliverable) as caught:
        Poster().check(url)

    assert caught.value.final


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Names stand for these addresses; returns what was connected to."""
    connected: list[str] = []

    async def getaddrinfo(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    async def open_connection(host: str, port: int, **_: Any) -> Any:
        connected.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    return connected


def posted(poster: Poster) -> str:
    with pytest.raises(Undeliverable) as caught:
        asyncio.run(poster.post("https://example.org/", b"", {}))
    return caught.value.code


def test_a_name_that_stands_for_a_private_address_too_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    connected = resolving(monkeypatch, "93.184.216.34", "127.0.0.1")

    assert posted(Poster()) == "private-address"
    assert connected == []


def test_what_was_checked_is_what_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    connected = resolving(monkeypatch, "93.184.216.34")

    assert posted(Poster()) == "no-connection"
    assert connected == ["93.184.216.34"]  # and not the name, which may mean something else by now


def test_a_server_sends_nothing_to_itself_unless_its_operator_says_so(server: Server, receiver: Receiver) -> None:
    with Visitor(server.url) as ann:
        for url in (receiver.url, f"https://127.0.0.1:{receiver.server.server_address[1]}/", "https://localhost/"):
            code = ann.refusal("POST", "/api/ways", {"target": {"type": "webhook", "url": url}})[1]
            assert code in ("bad-address", "private-address")
        key = "B" + "A" * 86
        push = {"type": "push", "endpoint": "https://localhost/", "p256dh": key, "auth": "A" * 22}
        assert ann.refusal("POST", "/api/ways", {"target": push})[1] == "private-address"
    assert receiver.posts == []
