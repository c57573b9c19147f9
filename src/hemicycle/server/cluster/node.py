"""A node among others: sockets here whose rooms run elsewhere, and rooms here with people whose sockets are there."""

from __future__ import annotations

import asyncio
import itertools
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import msgspec

from hemicycle.core.steps import Refused
from hemicycle.server.cluster import messages as m
from hemicycle.server.cluster.leases import DatabaseLeases
from hemicycle.server.cluster.links import Links
from hemicycle.server.protocol import refusals
from hemicycle.server.protocol.bodies import TableInfo
from hemicycle.server.protocol.news import Bye
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room.commands import Asked, Claimed, Command, Entered, HandedOver, Joined, Left
from hemicycle.server.runner.bus import MOVED, LocalBus
from hemicycle.server.runner.rooms import Rooms, Shown, glance

PATIENCE = 5.0  # seconds another node may take to answer
GLANCE = 1.0  # seconds it may take to say how its rooms stand, for a list
BITS = 32  # of the number of a connection; above them stands its node


def number_of(node: str) -> int:
    """The number of a node, from its name in a lease."""
    return int(node.rpartition("-")[2], 16)


class ClusterBus(LocalBus):
    """Brings news to connections here at once, and to those of another node together, once a turn."""

    def __init__(self, node: int) -> None:
        super().__init__(itertools.count((node << BITS) + 1))
        self.node = node
        self.say: Callable[[int, m.Message], None] = lambda peer, message: None
        self._outboxes: dict[int, list[tuple[list[int], bytes]]] = defaultdict(list)

    def deliver(self, connections: Iterable[int], message: bytes) -> None:
        """Send a message to some connections."""
        far: dict[int, list[int]] = {}
        for connection in connections:
            receiver = self._receivers.get(connection)
            if receiver is not None:
                receiver.send_bytes(message)
            elif (peer := connection >> BITS) != self.node:
                far.setdefault(peer, []).append(connection)
        for peer, theirs in far.items():
            if not self._outboxes:
                asyncio.get_running_loop().call_soon(self.flush)
            self._outboxes[peer].append((theirs, message))

    def hang_up(self, connection: int, bye: Bye) -> None:
        """End a connection."""
        if connection >> BITS == self.node:
            super().hang_up(connection, bye)
        else:
            self.flush()
            self.say(connection >> BITS, m.HangUp(connection, bye.code, bye.retry_after, bye.detail))

    def flush(self) -> None:
        """Send what has gathered."""
        gathered, self._outboxes = self._outboxes, defaultdict(list)
        for peer, messages in gathered.items():
            self.say(peer, m.Deliver(messages))


class Node:
    """The rooms of other nodes as they can be reached from here, and ours as others reach them."""

    def __init__(
        self, number: int, leases: Any, bus: ClusterBus, send: Callable[[int, bytes], None], **how: Any
    ) -> None:
        self.number = number
        self.leases: DatabaseLeases = leases
        self.bus = bus
        self.links = Links(number, send, self._received, self._broken, **how)
        self.rooms: Rooms
        bus.say = self._say
        self._out: dict[int, int] = {}  # connections here whose room runs on that node
        self._in: dict[int, dict[int, str]] = defaultdict(dict)  # node -> connections there, and their rooms here
        self._held: dict[str, list[tuple[int, Any]]] = {}  # rooms being opened here -> what other nodes sent them
        self._asked: dict[int, tuple[int, asyncio.Future[Any]]] = {}  # number -> node that is to answer
        self._numbers = itertools.count(1)
        self._doing: set[asyncio.Task[None]] = set()

    # --- rooms that run elsewhere ---

    async def find(self, code: str) -> RemoteRoom:
        """A room that runs on another node, or "come back": that node is gone, but its lease has not run out."""
        owner = await self.leases.owner(code)
        if not owner or not self.links.alive(number_of(owner)):
            raise refuse("moved", after=1.0)
        return RemoteRoom(self, number_of(owner), code)

    async def shown(self, codes: list[str]) -> dict[str, Shown]:
        """How rooms stand that are open on other nodes; those that do not say so in time are left out."""
        by_node: dict[int, list[str]] = defaultdict(list)
        for code, owner in (await self.leases.owners(codes)).items():
            if owner and self.links.alive(number_of(owner)):
                by_node[number_of(owner)].append(code)
        asked = [self.ask(peer, m.Show, theirs, patience=GLANCE) for peer, theirs in by_node.items()]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return {code: shown for each in answers if isinstance(each, dict) for code, shown in each.items()}

    async def ask(self, peer: int, kind: Callable[..., m.Message], *parts: Any, patience: float = PATIENCE) -> Any:
        """Ask another node and wait for its answer."""
        number = next(self._numbers)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[number] = peer, future
        self.links.say(peer, kind(number, *parts))
        try:
            return await asyncio.wait_for(future, patience)
        except TimeoutError as error:
            raise refuse("not-stored", after=1.0) from error
        finally:
            self._asked.pop(number, None)

    def submit(self, peer: int, code: str, command: Any) -> None:
        """Put something into the inbox of a room elsewhere, for a connection here."""
        connection: int = command.connection
        if isinstance(command, Left):
            if self._out.pop(connection, None) is None:
                return  # it has never been there, or that node knows already
        elif not self.links.alive(peer):
            self.bus.hang_up(connection, MOVED)
            return
        else:
            self._out[connection] = peer
        self.links.say(peer, m.Submit(code, command))

    def _say(self, peer: int, message: m.Message) -> None:
        """News for connections there; of one that is hung up we hear nothing more."""
        if isinstance(message, m.HangUp):
            self._in[peer].pop(message.connection, None)
        self.links.say(peer, message)

    # --- what others say ---

    def _received(self, peer: int, message: m.Message) -> None:
        match message:
            case m.Submit(code, command):
                self._submitted(peer, code, command)
            case m.Deliver(messages):
                for connections, text in messages:
                    self.bus.deliver(connections, text)
            case m.HangUp(connection, code, retry_after, detail):
                self._out.pop(connection, None)
                self.bus.hang_up(connection, Bye(code=code, retry_after=retry_after, detail=detail))
            case m.Ask(number, code, command):
                self._beside(self._do(peer, number, code, command))
            case m.Answered(number, refusal):
                self._answered(number, _raised(refusal))
            case m.Show(number, codes):
                self._beside(self._show(peer, number, codes))
            case m.Showing(number, rooms):
                self._answered(number, rooms)

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    def _opening(self, code: str) -> asyncio.Future[Any] | None:
        """What a room waits for that is being opened here: its lease is ours already, and others know that."""
        opening = self.rooms.opening.get(code)
        return None if opening is None or opening.done() else opening

    def _hold(self, peer: int, code: str, command: Any) -> None:
        """Let something wait until its room is open, in the order it came."""
        if code not in self._held:
            self._held[code] = []
            self.rooms.opening[code].add_done_callback(lambda _: self._release(code))
        self._held[code].append((peer, command))

    def _release(self, code: str) -> None:
        for peer, command in self._held.pop(code):
            self._submitted(peer, code, command)

    def _submitted(self, peer: int, code: str, command: Any) -> None:
        if code in self._held or self._opening(code) is not None:
            self._hold(peer, code, command)
            return
        runner = self.rooms.open.get(code)
        if runner is None:
            if not isinstance(command, Left):
                self.links.say(peer, m.HangUp(command.connection, MOVED.code, MOVED.retry_after))
            return
        if isinstance(command, Entered):
            self._in[peer][command.connection] = code
        elif isinstance(command, Left):
            self._in[peer].pop(command.connection, None)
        runner.submit(command)

    async def _do(self, peer: int, number: int, code: str, command: Command) -> None:
        await self._opened([code])
        runner, refusal = self.rooms.open.get(code), None
        try:
            if runner is None:
                raise refuse("moved", after=1.0)
            await runner.ask(command)
        except Refused as error:
            refusal = refusals.body(error)
        self.links.say(peer, m.Answered(number, refusal))

    async def _show(self, peer: int, number: int, codes: list[str]) -> None:
        await self._opened(codes)
        found = {code: glance(self.rooms.open[code]) for code in codes if code in self.rooms.open}
        self.links.say(peer, m.Showing(number, found))

    async def _opened(self, codes: Iterable[str]) -> None:
        """Wait for rooms that are being opened here."""
        under_way = [opening for code in codes if (opening := self._opening(code)) is not None]
        if under_way:
            await asyncio.wait(under_way)

    def _answered(self, number: int, answer: Any) -> None:
        _, future = self._asked.get(number, (0, None))
        if future is not None and not future.done():
            if isinstance(answer, Refused):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    def _broken(self, peer: int) -> None:
        """A link begins anew: people here come back, people there have left, and questions stay without an answer."""
        for connection in [each for each, node in self._out.items() if node == peer]:
            del self._out[connection]
            self.bus.hang_up(connection, MOVED)
        for held in self._held.values():
            held[:] = [each for each in held if each[0] != peer]
        for connection, code in self._in.pop(peer, {}).items():
            if code in self.rooms.open:
                self.rooms.open[code].submit(Left(connection))
        for number, (node, _) in list(self._asked.items()):
            if node == peer:
                self._answered(number, refuse("not-stored", after=1.0))


class RemoteRoom:
    """A room that runs on another node, as a socket here needs it."""

    def __init__(self, node: Node, peer: int, code: str) -> None:
        self.node = node
        self.peer = peer
        self.code = code

    def submit(self, command: Asked | Entered | Left) -> None:
        """Put something into its inbox."""
        self.node.submit(self.peer, self.code, _without_password(command))

    async def ask(self, command: Command) -> None:
        """Put something into its inbox and wait until it is done."""
        await self.node.ask(self.peer, m.Ask, self.code, _without_password(command))

    async def info(self) -> TableInfo:
        """The table as everybody may see it."""
        rooms = await self.node.ask(self.peer, m.Show, [self.code])
        if self.code not in rooms:
            raise refuse("moved", after=1.0)
        shown: Shown = rooms[self.code]
        return shown.info


def _without_password(command: Any) -> Any:
    """A command as it travels: no room needs anybody's password, not even its hash."""
    match command:
        case Entered(person=person) | Claimed(person=person) | Joined(person=person):
            return msgspec.structs.replace(command, person=msgspec.structs.replace(person, password=None))
        case HandedOver(account=account):
            return msgspec.structs.replace(command, account=msgspec.structs.replace(account, password=None))
    return command


def _raised(refusal: Any) -> Refused | None:
    if refusal is None:
        return None
    return refusals.read(refusal.code, refusal.detail, refusal.rules, refusal.retry_after)
