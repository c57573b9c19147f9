"""Sending something to an address a stranger has named: never to this machine or its neighbours, never further on.

The name is resolved once, every address it stands for must be a public one, and the connection goes to that very
address; whatever the name means a moment later does not matter. Redirects are not followed, answers are not kept.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

import httptools
from msgspec import Struct

PATIENCE = 15.0  # seconds for everything: resolving, connecting, sending, and the head of the answer
LONGEST_HEAD = 16 << 10
NAT64 = ipaddress.ip_network("64:ff9b::/96")
SITES = ipaddress.ip_network("fec0::/10")  # private once (RFC 3879), and global to the library


class Undeliverable(Exception):
    """It did not arrive: a code for its owner, whether trying again may help, and when."""

    def __init__(self, code: str, *, final: bool = False, after: float | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.final = final
        self.after = after


class Head(Struct):
    """What matters of an answer."""

    status: int
    after: float | None = None


class Poster:
    """Posts to addresses of strangers; `private` lets it into the own network too."""

    def __init__(self, *, private: bool = False) -> None:
        self.private = private
        self.tls = ssl.create_default_context()

    def check(self, url: str) -> SplitResult:
        """Refuse an address nothing will ever be sent to."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise Undeliverable("bad-address", final=True) from error
        schemes = ("https", "http") if self.private else ("https",)
        strange = parts.username is not None or not url.isascii() or not url.isprintable() or " " in url
        if parts.scheme not in schemes or not parts.hostname or strange:
            raise Undeliverable("bad-address", final=True)
        if not self.private and port not in (None, 443, 8443):
            raise Undeliverable("bad-address", final=True)
        return parts

    async def look_up(self, url: str) -> None:
        """Refuse an address that leads nowhere, or where nothing is sent."""
        parts = self.check(url)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._resolve(str(parts.hostname), parts.port or 443)
        except (OSError, TimeoutError, UnicodeError) as error:
            raise Undeliverable("no-connection") from error

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> Head:
        """Send a body; Undeliverable unless it was accepted."""
        parts = self.check(url)
        try:
            async with asyncio.timeout(PATIENCE):
                head = await self._exchange(parts, body, headers)
        except TimeoutError as error:
            raise Undeliverable("no-answer") from error
        except ssl.SSLError as error:
            raise Undeliverable("no-certificate") from error
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Undeliverable("no-connection") from error
        except (httptools.HttpParserError, ValueError) as error:
            raise Undeliverable("no-answer") from error
        if head.status in (404, 410):
            raise Undeliverable("gone", final=True)
        if head.status in (408, 425, 429) or head.status >= 500:
            raise Undeliverable("busy", after=head.after)
        if not 200 <= head.status < 300:
            raise Undeliverable("not-accepted", final=True)
        return head

    async def _exchange(self, parts: SplitResult, body: bytes, headers: dict[str, str]) -> Head:
        assert parts.hostname is not None
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        address = await self._resolve(parts.hostname, port)
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=self.tls if secure else None,
            server_hostname=parts.hostname if secure else None,
            limit=LONGEST_HEAD,
        )
        try:
            writer.write(_request(parts, body, headers))
            await writer.drain()
            return _read(await reader.readuntil(b"\r\n\r\n"))
        finally:
            writer.transport.abort()  # nobody is waited for, least of all with what they still want to say

    async def _resolve(self, host: str, port: int) -> str:
        """The address to connect to; if any that a name stands for is not public, none is."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in found]
        if not addresses:
            raise Undeliverable("no-connection")
        if not self.private and not all(map(is_public, addresses)):
            raise Undeliverable("private-address", final=True)
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address belongs to the open net, whatever it is wrapped in."""
    read = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(read, ipaddress.IPv6Address):
        inner = [read.ipv4_mapped, read.sixtofour, *(read.teredo or ())]
        if read in NAT64:
            inner.append(ipaddress.IPv4Address(read.packed[-4:]))
        if read in SITES or any(each is not None and not is_public(str(each)) for each in inner):
            return False
        if read.ipv4_mapped is not None:
            return True
    return read.is_global and not read.is_multicast and not read.is_reserved


def _request(parts: SplitResult, body: bytes, headers: dict[str, str]) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {target} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


class _Answer:
    """What a parser of answers tells."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of the head."""
        self.headers[name.decode("latin-1").lower()] = value.decode("latin-1")


def _read(head: bytes) -> Head:
    answer = _Answer()
    parser = httptools.HttpResponseParser(answer)
    parser.feed_data(head)
    after = answer.headers.get("retry-after", "")
    return Head(parser.get_status_code(), float(after) if after.isdecimal() else None)
