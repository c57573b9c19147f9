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
    cues: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # game, level -> what makes its bots speak
