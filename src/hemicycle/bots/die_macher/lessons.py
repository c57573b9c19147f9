"""How the weights are found: everybody plays with slightly different ones, and what helps is kept.

`python -m hemicycle.bots.die_macher.lessons --rounds 10 --games 150 --seed 1` plays on from weights.json and writes it
anew. In every game each seat has its own weights, drawn around the present ones; over many games the points above the
table's mean are held against the draws, and the weights move where that points (an evolution strategy). Every round
adds a line to lessons.log.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict, fields
from math import exp, sqrt
from pathlib import Path
from random import Random

from hemicycle import registry
from hemicycle.bots.die_macher.judgement import Memo, decide
from hemicycle.bots.die_macher.weights import Weights, learned
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.games.die_macher.table import Table

FOLDER = Path(__file__).parent
SPREAD = 0.3  # how far the draws lie apart, as a share of each weight
MOST = 0.3  # how far a weight may move in a round
NAMES = tuple([field.name for field in fields(Weights)])
EDITIONS = (("2006", 5), ("2006", 5), ("2006", 4), ("2006", 3), ("1997", 5), ("2006-short", 5))


def varied(weights: Weights, draws: list[float]) -> Weights:
    """Weights moved by so many spreads each."""
    values = asdict(weights)
    moved = {name: values[name] * exp(SPREAD * draw) for name, draw in zip(NAMES, draws, strict=True)}
    chances = {name: min(0.97, moved[name]) for name in ("lasting", "abiding")}
    return Weights(**{**moved, **chances})


def played(players: Sequence[Weights], edition: str, seed: str, *, journal: bool = False) -> Table:
    """A whole game in which every seat plays by its weights."""
    game = registry.game("die-macher")
    s = game.deal(game.load(edition), len(players), Quick(Random(seed).random), journal=journal)
    assert isinstance(s, Table)
    memo: Memo = {}
    while s.outcome is None:
        seat = agenda.pending(s)[0]
        options = agenda.options(s, seat)
        agenda.play(s, seat, options[decide(s, seat, options, players[seat], memo)])
    return s


def worth(players: Sequence[Weights], edition: str, seed: str) -> list[float]:
    """The points of each seat above the table's mean, and something for victory, when all play by their weights."""
    outcome = played(players, edition, seed).outcome
    assert outcome is not None
    points = outcome.scores
    mean = sum(points) / len(points)
    won = [30.0 * (seat in outcome.winners) for seat in range(len(players))]
    return [each - mean + prize - 30.0 / len(points) for each, prize in zip(points, won, strict=True)]


def lesson(weights: Weights, games: int, seed: str, step: float) -> tuple[Weights, dict[str, float]]:
    """One round of self-play: the weights moved, and by how many standard errors each of them asked for it."""
    random = Random(seed)
    rows: list[tuple[list[float], float]] = []
    for number in range(games):
        edition, seats = EDITIONS[number % len(EDITIONS)]
        draws = [[random.gauss(0, 1) for _ in NAMES] for _ in range(seats)]
        players = [varied(weights, each) for each in draws]
        rows += zip(draws, worth(players, edition, f"{seed} {number}"), strict=True)
    spread = sqrt(sum([points * points for _, points in rows]) / len(rows))
    errors = {}
    for place, name in enumerate(NAMES):
        slope = sum([draws[place] * points for draws, points in rows]) / len(rows)
        errors[name] = slope / (spread / sqrt(len(rows)))
    moves = [max(-MOST, min(MOST, step * errors[name])) / SPREAD for name in NAMES]
    return varied(weights, moves), errors


def main() -> None:
    """Play some rounds and write down what was learned."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.1, help="how far a weight moves for one standard error")
    asked = parser.parse_args()
    weights = learned()
    note({"seed": asked.seed, "games": asked.games, "step": asked.step, "from": asdict(weights)})
    for number in range(asked.rounds):
        weights, errors = lesson(weights, asked.games, f"{asked.seed} {number}", asked.step / (1 + number / 4))
        rounded = {name: round(value, 4) for name, value in asdict(weights).items()}
        (FOLDER / "weights.json").write_text(json.dumps(rounded, indent=1) + "\n", "utf-8")
        note({"seed": asked.seed, "round": number, "errors": {name: round(e, 1) for name, e in errors.items()}})


def note(line: dict[str, object]) -> None:
    """Add a line to the log."""
    with (FOLDER / "lessons.log").open("a", encoding="utf-8") as log:
        log.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
