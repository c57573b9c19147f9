"""Write the golden transcripts: one random match per configuration, as an all-knowing reader hears it."""

from __future__ import annotations

from pathlib import Path

import hemicycle
from hemicycle.core.game import Game
from hemicycle.testing import random_match
from hemicycle.words import Words

FOLDER = Path(__file__).parent.parent / "tests" / "transcripts"


def transcript(game: Game, edition: str, seats: int) -> str:
    """Every action and event of one seeded match."""
    match = random_match(game, seats, seed=1848, edition=edition)
    words = Words("en", game.id, [f"Seat {seat}" for seat in range(seats)])
    lines = [f"{game.id} {edition} {seats}", ""]
    by_entry: dict[int, list[str]] = {}
    for number, audience, event in match.history:
        whom = "" if audience is None else f" (to {', '.join(map(str, audience))})"
        by_entry.setdefault(number, []).append(f"      {words.event(event)}{whom}")
    lines += by_entry.get(0, [])
    for entry in match.record.entries:
        if "do" in entry:
            lines.append(f"{entry['n']:>5} {entry['seat']}: {entry['do']}")
            lines += by_entry.get(entry["n"], [])
    return "\n".join(lines) + "\n"


def transcripts() -> dict[Path, str]:
    """Every transcript there should be."""
    return {
        FOLDER / f"{name}-{edition}-{seats}.txt": transcript(hemicycle.game(name), edition, seats)
        for name in hemicycle.names()
        for edition in hemicycle.game(name).editions
        for seats in hemicycle.game(name).load(edition).seats
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in transcripts().items():
        path.write_text(text, "utf-8")
        print(path.name)
