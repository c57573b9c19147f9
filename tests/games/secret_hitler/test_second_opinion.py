"""A second opinion: Secret Hitler written once more from the rule list as one plain loop, sharing no code."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt

import pytest

from hemicycle import simulate

GAMES = 4000
POWERS = {
    5: ["", "", "peek", "kill", "kill"],
    7: ["", "look", "call", "kill", "kill"],
    9: ["look", "look", "call", "kill", "kill"],
}


def one_game(seats: int, rng: random.Random) -> str:
    """Play uniformly at random; returns how it ended."""
    hitler = rng.randrange(seats)
    powers = POWERS[5 + (seats - 5) // 2 * 2]
    deck = ["L"] * 6 + ["F"] * 11
    rng.shuffle(deck)
    pile: list[str] = []
    alive = list(range(seats))
    looked: set[int] = set()
    lib = fas = failed = 0
    last_p = last_c = -1
    turn = rng.randrange(seats)
    called = -1
    first = True
    while True:
        if called >= 0:
            president, called = called, -1
        else:
            if not first:
                turn = (turn + 1) % seats
                while turn not in alive:
                    turn = (turn + 1) % seats
            first = False
            president = turn
        barred = {last_c} if len(alive) <= 5 else {last_p, last_c}
        chancellor = rng.choice([k for k in alive if k != president and k not in barred])
        yes = sum(rng.random() < 0.5 for _ in alive)
        enacted, by_chaos = "", False
        if 2 * yes > len(alive):
            if fas >= 3 and chancellor == hitler:
                return "hitler-elected"
            last_p, last_c = president, chancellor
            hand = [deck.pop() for _ in range(3)]
            pile.append(hand.pop(rng.randrange(3)))
            vetoed = False
            choice = rng.randrange(3 if fas >= 5 else 2)
            if choice == 2:
                vetoed = rng.random() < 0.5
                choice = rng.randrange(2)
            if vetoed:
                pile += hand
            else:
                enacted = hand.pop(choice)
                pile += hand
            if not enacted and len(deck) < 3:
                deck += pile
                pile = []
                rng.shuffle(deck)
        if not enacted:
            failed += 1
            if failed == 3:
                last_p = last_c = -1
                enacted, by_chaos = deck.pop(), True
        if enacted == "L":
            lib += 1
        elif enacted == "F":
            fas += 1
        if enacted:
            failed = 0
            if lib == 5:
                return "five-liberal-policies"
            if fas == 6:
                return "six-fascist-policies"
            if len(deck) < 3:
                deck += pile
                pile = []
                rng.shuffle(deck)
        if enacted != "F" or by_chaos:
            continue
        power = powers[fas - 1]
        others = [k for k in alive if k != president]
        if power == "kill":
            victim = rng.choice(others)
            if victim == hitler:
                return "hitler-executed"
            alive.remove(victim)
        elif power == "call":
            called, turn = rng.choice(others), president
        elif power == "look":
            fresh = [k for k in others if k not in looked]
            if fresh:
                looked.add(rng.choice(fresh))


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
def test_endings_agree_with_an_independent_simulation(seats: int) -> None:
    rng = random.Random(seats)
    other = Counter(one_game(seats, rng) for _ in range(GAMES))
    tally = simulate.Tally()
    for part in simulate.run(simulate.Plan("secret-hitler", GAMES, seats, seed=seats)):
        tally.add(part)

    for ending in {*other, *tally.endings}:
        ours, theirs = tally.endings[ending] / GAMES, other[ending] / GAMES
        pooled = (ours + theirs) / 2
        standard_error = sqrt(2 * pooled * (1 - pooled) / GAMES)
        assert abs(ours - theirs) < 4 * standard_error, f"{ending}: {ours:.3f} against {theirs:.3f}"
