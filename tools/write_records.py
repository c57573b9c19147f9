"""Write the kept records: for every edition one random game for every way of winning that is met."""

from __future__ import annotations

from pathlib import Path

import hemicycle
from hemicycle.testing import random_match

FOLDER = Path(__file__).parent.parent / "tests" / "records"
TRIES = 40


def write_records() -> None:
    """Play until nothing new is met."""
    for name in hemicycle.names():
        for edition in hemicycle.game(name).editions:
            for seed in range(TRIES):
                seats = hemicycle.game(name).load(edition).seats
                match = random_match(hemicycle.game(name), seats[seed % len(seats)], seed=seed, edition=edition)
                assert match.outcome is not None
                path = FOLDER / f"{name}-{edition}-{match.outcome.ending}.jsonl"
                if not path.exists():
                    match.record.save(str(path))
                    print(path.name)


if __name__ == "__main__":
    write_records()
