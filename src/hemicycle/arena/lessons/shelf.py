"""Whether level 2 of Die Macher shelves the right polls: `python -m hemicycle.arena.lessons.shelf`.

At polls that were bought in level 2's games the best lines are published, and the poll is shelved, at the same imagined
tables; everybody plays on like level 2 until the poll's state has voted. What is printed is by how many points
publishing is better than shelving, by level 2's opinion and as it was played: decision 0301 rests on it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from hemicycle.arena.figures import margin
from hemicycle.arena.lessons.level_two import decisions
from hemicycle.bots.die_macher.strong import Rehearsals, StrongBot, play_on
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.actions import ShelvePoll
from hemicycle.games.die_macher.polls import DecidePoll

LOOKED_AT = 0.5  # share of the polls


class Poll(NamedTuple):
    """What a poll is worth, published at its best and shelved: by opinion, and as it was played in the mean."""

    published: float
    shelved: float
    played_published: float
    played_shelved: float


class UntilItVotes(Rehearsals):
    """Plays on until the state of the poll has voted."""

    def after(self, option: int, number: int) -> float:
        """What the position is worth then."""
        s = self.table(number).clone()
        step = s.agenda[-1]
        assert isinstance(step, DecidePoll)
        elections = 1 + [land.id for land in s.lands].index(step.state)
        s.chance = Quick(Random(self.seed + number).random)
        agenda.play(s, self.seat, self.tried[option])
        play_on(s, elections, self.bot.weights, thinking=True)
        return self.worth(s)


def look(bot: StrongBot, seen: Observation, tables: int, random: Random) -> Poll:
    """Play both ways on."""
    s, seat = bot.imagine(seen, random)
    options, values = agenda.options(s, seat), bot.worths(s, seat)
    (shelf,) = [place for place, option in enumerate(options) if isinstance(option, ShelvePoll)]
    best = max([place for place in range(len(options)) if place != shelf], key=values.__getitem__)
    tried = [options[best], options[shelf]]
    played = UntilItVotes(bot, seen, seat, tried, s, random.getrandbits(64), thinking=True)
    published, shelved = [sum(played.after(k, number) for number in range(tables)) / tables for k in (0, 1)]
    return Poll(values[best], values[shelf], published, shelved)


def polls(seed: int, games: int, tables: int) -> Iterator[Poll]:
    """Polls that were bought in games of level 2."""
    for bot, seen, step, random in decisions(f"{seed} polls", games):
        choice = isinstance(step, DecidePoll) and len(seen.view.choices) > 1
        if choice and random.random() < LOOKED_AT:
            yield look(bot, seen, tables, random)


def figures(found: Sequence[Poll]) -> dict[str, list[float]]:
    """By what level 2 does: how many polls, and by how much publishing is better, with its interval."""
    groups = {
        "shelves": [poll for poll in found if poll.shelved >= poll.published],
        "publishes": [poll for poll in found if poll.shelved < poll.published],
    }
    rows: dict[str, list[float]] = {}
    for name, group in groups.items():
        rows[name] = [len(group)]
        opinion = margin([poll.published for poll in group], [poll.shelved for poll in group])
        played = margin([poll.played_published for poll in group], [poll.played_shelved for poll in group])
        for way, gain in (("by opinion", opinion), ("as played", played)):
            rows[f"{name}, {way}"] = [round(each, 1) for each in (gain.mean, gain.low, gain.high)]
    return rows


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=301)
    parser.add_argument("--games", type=int, default=27)
    parser.add_argument("--tables", type=int, default=4, help="imagined tables for each poll")
    said = parser.parse_args()
    print(json.dumps(figures(list(polls(said.seed, said.games, said.tables)))))


if __name__ == "__main__":
    main()
