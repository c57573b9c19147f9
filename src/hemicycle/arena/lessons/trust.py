"""How far level 3 of Die Macher may trust opinions and rehearsals: `python -m hemicycle.arena.lessons.trust`.

At positions of level 2's games some options are rehearsed, by habit and with everybody thinking, and are played on by
level 2 to the end of the game. Everything is compared with the same for level 2's own choice, at the same imagined
tables. What is printed are the figures of `hemicycle.bots.die_macher.strong`.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import numpy as np

from hemicycle.arena.lessons.level_two import decisions
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.bots.die_macher.strong import AHEAD, SEARCHED, Rehearsals, StrongBot, play_on
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.view import Observation

LOOKED_AT = 0.05  # share of the decisions
OTHERS = 3  # options that are compared with level 2's choice
HABITS = 8  # rehearsals by habit for one with everybody thinking

Rows = list[list[float]]  # by option and table
Position = tuple[list[float], Rows, Rows, Rows]  # opinions, rehearsals by habit and thinking, ends of the game


class ToTheEnd(Rehearsals):
    """Goes on from the end of a rehearsal with everybody thinking, and keeps what was there."""

    def both(self, option: int, number: int) -> tuple[float, float]:
        """What the position is worth after the next election, and what the game came to."""
        s = self.table(number).clone()
        s.chance = Quick(Random(self.seed + number).random)
        agenda.play(s, self.seat, self.tried[option])
        play_on(s, AHEAD, self.bot.weights, thinking=True)
        soon = self.worth(s)
        play_on(s, s.rules.timeline.rounds, self.bot.weights, thinking=True)
        return soon, Outlook(s, self.seat, self.bot.weights).total()


def look(bot: StrongBot, seen: Observation, tables: int, random: Random) -> Position | None:
    """Try some options of a decision; None if there is nothing to compare."""
    s, seat = bot.imagine(seen, random)
    values = bot.worths(s, seat)
    known, *near = bot.candidates(s, values, values.index(max(values)))
    if not near:
        return None
    places = [known, *random.sample(near, min(OTHERS, len(near)))]
    options = agenda.options(s, seat)
    tried, seed = [options[place] for place in places], random.getrandbits(64)
    quick = Rehearsals(bot, seen, seat, tried, s, seed, thinking=False)
    long = ToTheEnd(bot, seen, seat, tried, s, seed, thinking=True)
    habits = [[quick(option, number) for number in range(HABITS * tables)] for option in range(len(tried))]
    ends = [[long.both(option, number) for number in range(tables)] for option in range(len(tried))]
    soon, late = [[[both[k] for both in row] for row in ends] for k in (0, 1)]
    return [values[place] for place in places], habits, soon, late


def positions(seed: int, tables: int) -> Iterator[Position]:
    """Positions from games of level 2."""
    for bot, seen, step, random in decisions(f"{seed} trust"):
        looked_at = isinstance(step, SEARCHED) and random.random() < LOOKED_AT
        if looked_at and (found := look(bot, seen, tables, random)) is not None:
            yield found


def figures(found: Sequence[Position]) -> dict[str, float]:
    """Standard deviations: luck of one table, and what stays wrong without it, of opinions and both rehearsals."""
    pairs: list[tuple[float, Any, Any, Any]] = []
    for opinions, *rows in found:
        habits, soon, late = [np.array(each) - np.array(each[0]) for each in rows]
        pairs += [(opinions[k] - opinions[0], habits[k], soon[k], late[k]) for k in range(1, len(opinions))]
    opinion = np.array([pair[0] for pair in pairs])
    habits, soon, late = [np.array([pair[k] for pair in pairs]) for k in (1, 2, 3)]
    by_chance = [each.var(axis=1, ddof=1).mean() / each.shape[1] for each in (habits, soon)]
    half = soon.shape[1] // 2
    some, others = soon[:, :half].mean(axis=1), late[:, half:].mean(axis=1)
    slope = float(np.cov(some, others)[0, 1] / some.var(ddof=1))  # of the end on what a rehearsal says of it
    return {
        "opinion": _root(((opinion - soon.mean(axis=1)) ** 2).mean() - by_chance[1]),
        "habits": _root(((habits.mean(axis=1) - soon.mean(axis=1)) ** 2).mean() - sum(by_chance)),
        "luck of habits": _root(by_chance[0] * habits.shape[1]),
        "thinking": _root((1.0 - slope) * some.var(ddof=1) - by_chance[1] * soon.shape[1] / half),
        "luck of thinking": _root(by_chance[1] * soon.shape[1]),
        "slope": round(slope, 2),
    }


def _root(square: float) -> float:
    return round(math.sqrt(max(0.0, square)), 1)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6, help="imagined tables for each option; an even number")
    said = parser.parse_args()
    print(json.dumps(figures(list(islice(positions(said.seed, said.tables), said.positions)))))


if __name__ == "__main__":
    main()
