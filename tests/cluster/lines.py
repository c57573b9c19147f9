"""Machines with networks of their own: a middle with everybody's parts, and nodes joined to it by lines to be cut."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from typing import Any

from pyroute2 import NetNS, netns  # type: ignore[import-untyped]  # it brings no types

NAMES = ("people", "data", "bus")  # what a node is joined to the middle for


class Lines:
    """Network namespaces, and one line for each purpose from the middle to every node."""

    def __init__(self, nodes: int) -> None:
        mark = secrets.token_hex(3)
        self.middle = f"hemicycle-{mark}"
        self.nodes = [f"hemicycle-{mark}-{number}" for number in range(nodes)]

    def __enter__(self) -> Lines:
        for name in (self.middle, *self.nodes):
            netns.create(name)
            with NetNS(name) as place:
                place.link("set", ifname="lo", state="up")
        for number in range(len(self.nodes)):
            self._join(number)
        return self

    def __exit__(self, *_: object) -> None:
        for name in (*self.nodes, self.middle):
            with contextlib.suppress(OSError):
                netns.remove(name)

    def address(self, line: str, number: int, *, node: bool = False) -> str:
        """Where the middle, or the node, is found at the end of a line."""
        return f"10.{77 + NAMES.index(line)}.{number}.{2 if node else 1}"

    def _join(self, number: int) -> None:
        with NetNS(self.middle) as middle, NetNS(self.nodes[number]) as node:
            for line in NAMES:
                far = {"ifname": line, "net_ns_fd": self.nodes[number]}
                middle.link("add", ifname=f"{line}{number}", kind="veth", peer=far)
                _open(middle, f"{line}{number}", self.address(line, number))
                _open(node, line, self.address(line, number, node=True))

    @contextlib.contextmanager
    def inside(self, name: str) -> Iterator[None]:
        """What this thread opens and starts is on that machine."""
        before = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        try:
            netns.setns(name)
            yield
        finally:
            netns.setns(before)
            os.close(before)

    def cut(self, number: int, *lines: str) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._set(number, lines, "down")

    def mend(self, number: int, *lines: str) -> None:
        """As it was."""
        self._set(number, lines, "up")

    def _set(self, number: int, lines: tuple[str, ...], state: str) -> None:
        with NetNS(self.middle) as middle:
            for line in lines:
                middle.link("set", ifname=f"{line}{number}", state=state)


def _open(place: Any, line: str, address: str) -> None:
    (index,) = place.link_lookup(ifname=line)
    place.addr("add", index=index, address=address, prefixlen=24)
    place.link("set", index=index, state="up")
