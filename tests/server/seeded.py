"""A real server whose codes, ids and seeds are known beforehand."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

from hemicycle.server.config import load
from hemicycle.server.operate.command import listen, run
from hemicycle.server.runner.ids import Ids


class KnownIds(Ids):
    """The same in the same order every time."""

    def __init__(self, seeds: list[int]) -> None:
        self.seeds = iter(seeds)
        self.numbers = itertools.count(1)

    def code(self) -> str:
        return f"TABLE{next(self.numbers)}"

    def secret(self) -> bytes:
        return next(self.seeds).to_bytes(32, "big")

    def person(self) -> str:
        return f"person{next(self.numbers)}"

    def number(self) -> int:
        return next(self.numbers)


if __name__ == "__main__":
    _, seeds, _, port, _, data = sys.argv
    settings = load(port=int(port), data=Path(data))
    settings.data.mkdir(exist_ok=True)
    run(settings, listen(settings), KnownIds([int(seed) for seed in seeds.split(",")]))
