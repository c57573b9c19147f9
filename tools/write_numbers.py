"""The numbers of actions and tensors, per revision: what was learnt with them must fit for as long as it stands.

`python -m tools.write_numbers` adds those of new revisions; `--anew` writes all anew, which breaks what others have
learnt; `--check` only says what has changed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import hemicycle
from hemicycle.research import Encoder

FILE = Path(__file__).parent.parent / "tests" / "research" / "numbers.json"


def numbers() -> dict[str, str]:
    """Every edition and number of seats with its revision: how many decisions, how long a tensor, and the digest."""
    found = {}
    for name in hemicycle.names():
        game = hemicycle.game(name)
        for edition in game.editions:
            rules = game.load(edition)
            for seats in rules.seats:
                encoder = Encoder(game, seats, edition)
                key = f"{name} {edition} {rules.revision} {seats}"
                found[key] = f"{encoder.actions} {encoder.size} {encoder.digest}"
    return found


def kept() -> dict[str, str]:
    """The numbers that were written down, of all revisions so far."""
    found: dict[str, str] = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    return found


def changed() -> list[str]:
    """The tables whose numbers are not what was written down."""
    known = kept()
    return [key for key, value in numbers().items() if known.get(key, value) != value]


if __name__ == "__main__":
    broken = changed()
    if broken and "--anew" not in sys.argv:
        sys.exit(
            f"these numbers were promised otherwise: {', '.join(broken)}\n"
            "keep a new field out of tensors (`domains`: LEFT_OUT), or raise the revision of the edition and run "
            "python -m tools.write_numbers, or break the promise with --anew"
        )
    if "--check" in sys.argv:
        sys.exit(0)
    FILE.write_text(json.dumps({**kept(), **numbers()}, indent=1, sort_keys=True) + "\n", "utf-8")
