"""What every room needs: the store, the mint, the bots' processes, the meters."""

from __future__ import annotations

from dataclasses import dataclass, field

from hemicycle.server.config import Config
from hemicycle.server.meters import Meters
from hemicycle.server.people import People
from hemicycle.server.store import Store
from hemicycle.server.thinkers import Thinkers
from hemicycle.server.tokens import Mint, Signer


@dataclass
class House:
    """The services of one server, handed to whoever needs them."""

    config: Config
    store: Store
    mint: Mint
    signer: Signer
    people: People
    thinkers: Thinkers
    meters: Meters
    silent: set[tuple[str, str]] = field(default_factory=set)  # games and levels whose bots never speak
