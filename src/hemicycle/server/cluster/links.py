"""Links between nodes. The wire may lose a message, double it or bring it late; a link notices and begins anew.

Messages of a link are numbered. One that is missing breaks the link: both sides forget what was under way, and the
people concerned come back, as after any lost connection, saying what they have seen and repeating what nobody answered.
Both sides of a link count its epochs; whoever breaks it raises the epoch, and the other follows.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from hemicycle.server.cluster.messages import Beat, Message, Reset, decode, encode

HEADER = struct.Struct("<QIIB")  # sender, epoch, number, whether more of the message follows
LARGEST = 512 << 10  # bytes of a piece; NATS takes a megabyte
FORGOTTEN = 600.0  # seconds after which a silent node is forgotten


class LinkState:
    """How far we are with one other node."""

    def __init__(self, now: float) -> None:
        self.epoch = 0
        self.sent = 0
        self.heard = 0
        self.pieces: list[bytes] = []
        self.last_heard = now
        self.alive = False
        self.claimed: tuple[int, int] | None = None  # what a beat said we should have heard by now


class Links:
    """The links of one node. `send` brings bytes to another node, perhaps."""

    def __init__(
        self,
        node: int,
        send: Callable[[int, bytes], None],
        received: Callable[[int, Message], None],
        broken: Callable[[int], None],
        now: Callable[[], float],
        silence: float,
    ) -> None:
        self.node = node
        self.silence = silence
        self._send = send
        self._received = received
        self._broken = broken
        self._now = now
        self._links: dict[int, LinkState] = {}

    def alive(self, peer: int) -> bool:
        """Whether a node was heard of lately."""
        link = self._links.get(peer)
        return link is not None and link.alive and self._now() - link.last_heard <= self.silence

    def say(self, peer: int, message: Message) -> None:
        """Send a message; large ones go in pieces."""
        link = self._link(peer)
        body = encode(message)
        for start in range(0, len(body), LARGEST):
            link.sent += 1
            more = start + LARGEST < len(body)
            header = HEADER.pack(self.node, link.epoch, link.sent, more)
            self._send(peer, header + body[start : start + LARGEST])

    def hear(self, payload: bytes) -> None:
        """Take what came over the wire."""
        peer, epoch, number, more = HEADER.unpack_from(payload)
        link = self._link(peer)
        link.last_heard, link.alive = self._now(), True
        if epoch > link.epoch:
            self._begin(peer, link, epoch)
        if epoch < link.epoch or number <= link.heard:
            return  # of yesterday, or for the second time
        if number != link.heard + 1:
            self.break_off(peer)
            return
        link.heard = number
        link.pieces.append(payload[HEADER.size :])
        if not more:
            body, link.pieces = b"".join(link.pieces), []
            self._received(peer, decode(body))

    # --- signs of life ---

    def beat(self, changes: int = 0) -> Beat:
        """What everybody is told once a second."""
        links = {peer: (link.epoch, link.sent) for peer, link in self._links.items() if link.alive}
        return Beat(self.node, links, changes)

    def hear_beat(self, beat: Beat) -> None:
        """A node is alive. What it had sent by its last beat and we have not heard by this one is lost."""
        if beat.node == self.node:
            return
        link = self._link(beat.node)
        link.last_heard, link.alive = self._now(), True
        if link.claimed is not None and (link.epoch, link.heard) < link.claimed:
            self.break_off(beat.node, link.claimed[0])
            return
        said = beat.links.get(self.node)
        link.claimed = said if said is not None and (link.epoch, link.heard) < said else None

    def watch(self) -> None:
        """Break with those who are silent."""
        for peer, link in list(self._links.items()):
            quiet = self._now() - link.last_heard
            if link.alive and quiet > self.silence:
                link.alive = False
                self.break_off(peer)
            elif quiet > FORGOTTEN:
                del self._links[peer]

    # --- the end and a new beginning ---

    def break_off(self, peer: int, epoch: int = 0) -> None:
        """Something is missing: begin anew, and say so."""
        link = self._link(peer)
        self._begin(peer, link, max(link.epoch, epoch) + 1)
        self.say(peer, Reset())

    def break_all(self) -> None:
        """The wire was cut."""
        for peer, link in list(self._links.items()):
            link.alive = False
            self.break_off(peer)

    def _begin(self, peer: int, link: LinkState, epoch: int) -> None:
        link.epoch, link.sent, link.heard, link.pieces, link.claimed = epoch, 0, 0, [], None
        self._broken(peer)

    def _link(self, peer: int) -> LinkState:
        if peer not in self._links:
            self._links[peer] = LinkState(self._now())
        return self._links[peer]
