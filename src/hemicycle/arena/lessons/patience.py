"""What more time brings level 3 of Die Macher: `python -m hemicycle.arena.lessons.patience`.

At decisions of level 2's games all options are rehearsed at many imagined tables. Half of the tables are for choosing,
as many of them as fit into a time; the other half tell by how many points the choice is better than level 2's. A game
at a second takes too long to see that in wins.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from hemicycle.arena.figures import margin
from hemicycle.arena.lessons.level_two import decisions
from hemicycle.bots.budget import Budget
from hemicycle.bots.die_macher.judgement import prefer
from hemicycle.bots.die_macher.strong import SEARCHED, TRUST, Rehearsals, StrongBot
from hemicycle.bots.search import settle
from hemicycle.core import agenda
from hemicycle.core.view import Observation

LOOKED_AT = 0.03  # share of the decisions
TIMES = (0.05, 0.2, 1.0)  # seconds

Gains = tuple[float, ...]  # points over level 2's choice, for each of the times


def choice(opinions: Sequence[float], rows: Sequence[Sequence[float]], trials: int) -> int:
    """What level 3 takes after so many rehearsals of those that were written down; the first without any."""
    if not trials:
        return 0
    return settle(opinions, lambda option, table: rows[option][table % len(rows[0])], Budget(trials=trials), TRUST)


def look(bot: StrongBot, seen: Observation, tables: int, random: Random) -> Gains | None:
    """Rehearse a decision; None if there is nothing to compare."""
    s, seat = bot.imagine(seen, random)
    values = bot.worths(s, seat)
    places = bot.candidates(s, values, prefer(s, values))
    if len(places) == 1:
        return None
    options = agenda.options(s, seat)
    tried, seed = [options[place] for place in places], random.getrandbits(64)
    trial = Rehearsals(bot, seen, seat, tried, s, seed, thinking=True)
    begun = time.process_time()
    rows = [[trial(option, number) for number in range(2 * tables)] for option in range(len(places))]
    cost = (time.process_time() - begun) / (2 * tables * len(places))
    told = [sum(row[tables:]) / tables for row in rows]
    known, opinions = [row[:tables] for row in rows], [values[place] for place in places]
    return tuple([told[choice(opinions, known, int(0.9 * seconds / cost))] - told[0] for seconds in TIMES])


def gains(seed: int, tables: int) -> Iterator[Gains]:
    """What time brings at decisions of level 2's games."""
    for bot, seen, step, random in decisions(f"{seed} regret"):
        looked_at = isinstance(step, SEARCHED) and random.random() < LOOKED_AT
        if looked_at and (found := look(bot, seen, tables, random)) is not None:
            yield found


def figures(found: Sequence[Gains]) -> dict[str, list[float]]:
    """Points a decision gains over level 2's choice in each time, and the most over the least time, with intervals."""
    columns = list(zip(*found, strict=True))
    pairs = {f"{seconds} s": (column, [0.0] * len(found)) for seconds, column in zip(TIMES, columns, strict=True)}
    compared = {**pairs, "most over least": (columns[-1], columns[0])}
    margins = {name: margin(ones, others) for name, (ones, others) in compared.items()}
    return {name: [round(each, 2) for each in (gain.mean, gain.low, gain.high)] for name, gain in margins.items()}


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--decisions", type=int, default=50)
    parser.add_argument("--tables", type=int, default=10, help="imagined tables to choose by, and as many to tell")
    said = parser.parse_args()
    print(json.dumps(figures(list(islice(gains(said.seed, said.tables), said.decisions)))))


if __name__ == "__main__":
    main()
