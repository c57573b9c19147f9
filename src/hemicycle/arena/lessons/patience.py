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
from random import Random

from hemicycle import bots, registry
from hemicycle.arena.figures import margin
from hemicycle.bots.budget import Budget
from hemicycle.bots.die_macher.judgement import prefer
from hemicycle.bots.die_macher.strong import SEARCHED, TRUST, Rehearsals, StrongBot
from hemicycle.bots.search import settle
from hemicycle.core import agenda
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.table import Table

LOOKED_AT = 0.03  # share of the decisions
TIMES = (0.05, 0.2, 1.0)  # seconds
ENDLESS = Budget(trials=1)  # no clock ends a rehearsal

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


def decisions(seed: int, count: int, tables: int) -> Iterator[Gains]:
    """Decisions from games of level 2."""
    game = registry.game("die-macher")
    number = 0
    while count:
        random = Random(f"{seed} regret {number}")
        number += 1
        match = game.match(5, random.getrandbits(256))
        bot, solid = StrongBot(game, match.rules, ENDLESS), bots.make("solid", game, match.rules)
        while match.outcome is None and count:
            seat = match.waiting[0]
            seen = match.observation(seat)
            assert isinstance(match.table, Table)
            searched = isinstance(match.table.agenda[-1], SEARCHED) and random.random() < LOOKED_AT
            found = look(bot, seen, tables, random) if searched else None
            if found is not None:
                yield found
                count -= 1
            match.act(seat, solid.choose(seen, random))


def figures(found: Sequence[Gains]) -> dict[str, list[float]]:
    """Points a decision gains over level 2's choice in each time, and the most over the least time, with intervals."""
    columns = list(zip(*found, strict=True))
    pairs = {f"{seconds} s": (column, [0.0] * len(found)) for seconds, column in zip(TIMES, columns, strict=True)}
    gains = {**pairs, "most over least": (columns[-1], columns[0])}
    margins = {name: margin(ones, others) for name, (ones, others) in gains.items()}
    return {name: [round(each, 2) for each in (gain.mean, gain.low, gain.high)] for name, gain in margins.items()}


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--decisions", type=int, default=50)
    parser.add_argument("--tables", type=int, default=10, help="imagined tables to choose by, and as many to tell")
    said = parser.parse_args()
    print(json.dumps(figures(list(decisions(said.seed, said.decisions, said.tables)))))


if __name__ == "__main__":
    main()
