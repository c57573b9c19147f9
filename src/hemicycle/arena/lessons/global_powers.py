"""Finds the weights of Global Powers by self-play: `python -m hemicycle.arena.lessons.global_powers`.

SPSA: in every round all weights are moved a little at random, one way for two seats and the other way for the two
others. Every deal is played with all six ways to seat them; the side that wins more pulls the weights its way. The
log that `--log` keeps has one line a round, so that a run can be read and repeated.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from pathlib import Path
from random import Random

from hemicycle import registry
from hemicycle.arena.bout import play
from hemicycle.bots.global_powers.solid import SolidBot
from hemicycle.bots.global_powers.weights import Weights
from hemicycle.core.game import Game

NUDGE = 0.3  # how far a weight is moved for a trial, on a logarithmic scale
PACE = 0.15  # how far a clear win pulls a weight
SETTLING = 30  # after so many rounds steps are half as long
LEFT_ALONE = ("alarm", "relay", "ambition")  # who lets others stop a leader wins more, until all do
LINEUPS = ((0, 0, 1, 1), (1, 0, 0, 1), (1, 1, 0, 0), (0, 1, 1, 0), (0, 1, 0, 1), (1, 0, 1, 0))


@dataclass
class Round:
    """One round: how many of its games the upward weights won, and the weights afterwards."""

    number: int
    won: int
    games: int
    weights: Weights


def tune(weights: Weights, seed: int, rounds: int, deals: int) -> Iterator[Round]:
    """Round after round of self-play, with the weights after each."""
    game = registry.game("global-powers")
    for number in range(rounds):
        random = Random(f"{seed} {number}")
        ways = {name: 0 if name in LEFT_ALONE else random.choice((-1, 1)) for name in weights.plain()}
        pair = [_moved(weights, ways, NUDGE), _moved(weights, ways, -NUDGE)]
        wins = [_winner(game, pair, lineup, f"{seed} {number} {deal}") for deal in range(deals) for lineup in LINEUPS]
        pull = 2 * wins.count(0) / len(wins) - 1
        weights = _moved(weights, ways, PACE * pull / (1 + number / SETTLING))
        yield Round(number, wins.count(0), len(wins), weights)


def _moved(weights: Weights, ways: dict[str, int], part: float) -> Weights:
    """The weights, each multiplied or divided by the same."""
    return Weights(**{name: value * exp(part * ways[name]) for name, value in weights.plain().items()})


def _winner(game: Game, pair: list[Weights], lineup: tuple[int, ...], seed: str) -> int:
    """Which of two sets of weights wins a game."""
    random = Random(seed)
    match = game.match(len(lineup), random.getrandbits(256))
    play(match, [SolidBot(game, match.rules, weights=pair[side]) for side in lineup], random)
    assert match.outcome is not None
    return lineup[match.outcome.winners[0]]


def main() -> None:
    """Tune, and write the weights and the log."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--start", type=Path, help="weights to begin with, as JSON")
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    parser.add_argument("--log", type=Path, default=Path("lessons.jsonl"))
    chosen = parser.parse_args()
    weights = Weights(**json.loads(chosen.start.read_text("utf-8"))) if chosen.start else Weights()
    with chosen.log.open("w", encoding="utf-8") as log:
        for each in tune(weights, chosen.seed, chosen.rounds, chosen.deals):
            weights = each.weights
            rounded = {name: round(value, 4) for name, value in weights.plain().items()}
            print(
                json.dumps({"round": each.number, "won": each.won, "of": each.games, **rounded}), file=log, flush=True
            )
            chosen.out.write_text(json.dumps(rounded, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
