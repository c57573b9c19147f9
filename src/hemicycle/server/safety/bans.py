"""Who is kept out: people, and ranges of addresses; every node looks again now and then."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from datetime import UTC, datetime

from hemicycle.server.operate.logs import log
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.protocol.safety import Ban
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.store.safety import SafetyStore

EVERY = 10.0  # seconds after which other nodes know


class Bans:
    """All bans, in memory."""

    def __init__(self, store: SafetyStore, clock: TimeOfDay) -> None:
        self.store = store
        self.clock = clock
        self.out: Callable[[str], None] = lambda person: None  # ends somebody's connections
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, Ban]] = []

    async def read(self) -> None:
        """Look again; whoever is banned now is sent away."""
        found = await self.store.bans()
        self._people = {ban.person: ban for ban in found if ban.person is not None}
        self._networks = [(ipaddress.ip_network(ban.network), ban) for ban in found if ban.network is not None]
        for person, ban in self._people.items():
            if self._holds(ban):
                self.out(person)

    async def watch(self) -> None:
        """For as long as the server lives."""
        while True:
            try:
                await self.read()
            except Exception:
                log.exception("bans not read")
            await asyncio.sleep(EVERY)

    def check(self, person: str | None, address: str) -> None:
        """Refuse whoever is kept out, and say why and until when."""
        ban = self._people.get(person or "")
        if ban is None or not self._holds(ban):
            ban = self._of_address(address)
        if ban is not None:
            date = "" if ban.until is None else datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            raise refuse("banned", {"reason": ban.reason, "until": ban.until or 0, "date": date})

    def _of_address(self, address: str) -> Ban | None:
        if not self._networks:
            return None
        try:
            read = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return None
        if isinstance(read, ipaddress.IPv6Address) and read.ipv4_mapped is not None:
            read = read.ipv4_mapped
        holding = [ban for network, ban in self._networks if self._holds(ban) and read in network]
        return holding[0] if holding else None

    def _holds(self, ban: Ban) -> bool:
        return ban.until is None or ban.until > self.clock.now()
