"""Write the kept records: for every edition one random game for every way of winning that is met, and for the browser
games to which devices contributed, beside what such a device kept.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import hemicycle
from hemicycle.core.match import Match
from hemicycle.testing import random_match

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "records"
BROWSER = ROOT / "web" / "tests" / "records"
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


def write_for_browser(name: str) -> None:
    """Play a match as a server does, with something taken back and a seat played by another, and keep its links."""
    game, luck = hemicycle.game(name), Random(name)
    seats = game.default_seats
    given: list[str | None] = [f"{luck.getrandbits(128):032x}", None, f"{luck.getrandbits(128):032x}"]
    match = Match.open(
        game, game.load(), seats, luck.randbytes(32), [f"Zoë {k}" for k in range(seats)],
        pinned=True, place=("KLEE", 2), contributions=given,
    )  # fmt: skip
    match.plays(1, "standby", "solid", "time")
    links, back = [match.record.link], 2
    while match.outcome is None:
        seat = match.waiting[0]
        before = len(match.record.entries)
        match.act(seat, luck.choice(match.options(seat)))
        if back and "luck" in match.record.entries[-1]:
            match.undo(before + 1)  # the same luck will fall again
            back -= 1
        links.append(match.record.link)
    BROWSER.mkdir(exist_ok=True)
    kept = {"commitment": match.record.header["commitment"], "contributions": {"0": given[0]}, "links": links}
    (BROWSER / f"{name}.jsonl").write_text(match.record.text(), "utf-8")
    (BROWSER / f"{name}.links.jsonl").write_text(json.dumps(kept) + "\n", "utf-8")


if __name__ == "__main__":
    write_records()
    for each in ("die-macher", "secret-hitler"):
        if not (BROWSER / f"{each}.jsonl").exists():
            write_for_browser(each)
