"""Where this server can be reached, and how those who come are counted."""

from __future__ import annotations

import ipaddress
import socket

from hemicycle.server.config import url


def reachable_at(host: str, port: int) -> list[str]:
    """Where this server can be reached from the same network."""
    if host not in ("0.0.0.0", "::"):
        return [url(host, port)]
    found = {str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells which of our addresses would
            found.add(probe.getsockname()[0])
        except OSError:
            pass
    outward = [each for each in sorted(found) if not ipaddress.ip_address(each).is_loopback]
    return [url(each, port) for each in outward or ["127.0.0.1"]]


BROWSERS = (
    ("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_label(agent: str) -> str:
    """Browser and system by what a browser says of itself, or the name of a program."""
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    if browser or system:
        return " · ".join([each for each in (browser, system) if each])
    return "".join([letter for letter in agent.partition("/")[0] if letter.isprintable()])[:40]


def is_loopback(address: str) -> bool:
    """Whether somebody is on this machine; a proxy may say anything of those behind it."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def network(address: str) -> str:
    """The address by which somebody is counted: in IPv6 everybody has a whole /64 to themselves."""
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if read.version == 6 and read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(ipaddress.ip_network((read, 64), strict=False)) if read.version == 6 else str(read)
