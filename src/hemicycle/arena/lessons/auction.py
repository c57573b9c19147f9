"""Finds the bids of Global Powers by regret matching: `python -m hemicycle.arena.lessons.auction`.

First games are played from openings of every kind, and what a party has after the auction is weighed by who won. Then
the auction is played by itself, again and again: at one region after the other every bid is tried with the rest of the
auction played as it is played by now, and those are bid more often that would have been better. In part of the tries
one rival bids in a plain style, so that such a style does not pay. What is kept is the average of all that was bid, the
early tries left out; nobody can do much better against it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random

from hemicycle import registry
from hemicycle.arena.bout import play
from hemicycle.arena.lessons.fitting import Picked, chosen
from hemicycle.bots.global_powers.opening import MOST, Bids, price, situation
from hemicycle.bots.global_powers.solid import SolidBot
from hemicycle.bots.global_powers.worth import Position, appraiser
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.match import Match
from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.actions import Bid
from hemicycle.games.global_powers.auction import Auction, highest_bid
from hemicycle.games.global_powers.table import Table

STYLES = (
    (1, 2),
    (0, 1, 2),
    (0, 0, 4),
    (0, 1, 3),
    (0, 0, 1, 5),
    (2, 3),
    (1, 3),
    (0, 2),
)  # bids of openings to learn from
SCALES = (8.0, 8.0, 2.0, 4.0, 4.0)  # of what a party has, how near it is, regions, politicians at home and abroad
SETTLED = 0.3  # share of the tries that do not count for the average
STRANGE = 0.5  # share of the tries in which one rival bids in a style of the openings
UNSEEN = 3  # situations met less often than this have no bids of their own


class Stylish(SolidBot):
    """Level 2 with an opening of its own."""

    def __init__(self, match: Match, bids: Sequence[int]) -> None:
        super().__init__(match.game, match.rules)
        self.bids = bids

    def choose(self, seen: Observation, random: Random) -> Action:
        """A bid of its style; else level 2."""
        if seen.view.prompt is None or seen.view.prompt.step != "auction":
            return super().choose(seen, random)
        return self.game.action(seen.view.choices[min(random.choice(self.bids), len(seen.view.choices) - 1)].action)


def bidding(s: Table) -> bool:
    """Whether the auction goes on."""
    return s.outcome is None and isinstance(s.agenda[-1], Auction)


def features(s: Table) -> list[tuple[float, ...]]:
    """By party, against the mean: what it has, how near it is, its regions, its politicians at home and abroad."""
    position = Position(s, appraiser())
    has, near = position.standing[: s.seats], position.standing[s.seats :]
    known: list[Sequence[float]] = [has, near, s.governed, s.base, s.abroad]
    columns = [
        [(each - sum(column) / s.seats) / scale for each in column] for column, scale in zip(known, SCALES, strict=True)
    ]
    return list(zip(*columns, strict=True))


def read(seed: int, games: int, seats: int) -> list[float]:
    """What wins after an auction, from played games."""
    game = registry.game("global-powers")
    seen: list[Picked] = []
    for number in range(games):
        random = Random(f"{seed} read {number}")
        match = game.match(seats, random.getrandbits(256))
        players = [Stylish(match, random.choice(STYLES)) for _ in range(seats)]
        table = match.table
        assert isinstance(table, Table)
        while bidding(table):
            seat = match.waiting[0]
            match.act(seat, players[seat].choose(match.observation(seat), random))
        rows = features(table)
        over = match.outcome is not None  # somebody dominates the world at once, which needs no weighing
        play(match, players, random)
        assert match.outcome is not None
        if not over:
            seen.append((rows, match.outcome.winners[0]))
    return [float(weight) for weight in chosen(seen, [0.0] * len(SCALES), ridge=2.0)]


class Matching:
    """Regret matching over bids."""

    def __init__(self, seed: int, seats: int, weights: Sequence[float]) -> None:
        self.game = registry.game("global-powers")
        self.rules = self.game.load(None, {})
        self.random = Random(f"{seed} match")
        self.seats = seats
        self.weights = weights
        self.strange: dict[int, Sequence[int]] = {}  # the rival who bids in a style of its own, if there is one
        self.regrets: dict[str, list[float]] = {}
        self.sums: dict[str, list[float]] = {}
        self.met: dict[str, int] = {}

    @property
    def now(self) -> Bids:
        """How everybody bids by now: in proportion to what was regretted."""
        return {where: _shares(regrets) for where, regrets in self.regrets.items()}

    def run(self, tries: int) -> dict[str, list[float]]:
        """So many tries; returns the average bids."""
        for number in range(tries):
            self.attempt(number % 12, number % self.seats, counts=number >= SETTLED * tries)
        common = {where: sums for where, sums in self.sums.items() if self.met[where] >= UNSEEN}
        return {where: [round(each / sum(sums), 3) for each in sums] for where, sums in sorted(common.items())}

    def attempt(self, region: int, seat: int, *, counts: bool) -> None:
        """Try every bid of a seat at one region, all with the same luck."""
        bids = self.now
        self.strange = self.stranger(seat)
        table = self.game.deal(self.rules, self.seats, Quick(self.random.random))
        assert isinstance(table, Table)
        self.play_on(table, bids, self.random, until=region)
        if not isinstance(table.agenda[-1], Auction) or seat not in agenda.pending(table):
            return
        where = situation(table, seat, region)
        luck = self.random.getrandbits(64)
        able = min(MOST, highest_bid(table, seat))
        results = [self.result(table.clone(), bids, seat, min(bid, able), luck) for bid in range(MOST + 1)]
        shares = bids.get(where) or _shares([0.0] * (MOST + 1))
        mean = sum(share * result for share, result in zip(shares, results, strict=True))
        regrets = self.regrets.setdefault(where, [0.0] * (MOST + 1))
        sums = self.sums.setdefault(where, [0.0] * (MOST + 1))
        self.met[where] = self.met.get(where, 0) + 1
        for bid, result in enumerate(results):
            regrets[bid] = max(0.0, regrets[bid] + result - mean)
            sums[bid] += shares[bid] * (1.0 if counts else 1e-3)

    def stranger(self, seat: int) -> dict[int, Sequence[int]]:
        """Now and then one rival with a style."""
        if self.random.random() >= STRANGE:
            return {}
        rival = (seat + self.random.randrange(1, self.seats)) % self.seats
        return {rival: self.random.choice(STYLES)}

    def result(self, table: Table, bids: Bids, seat: int, bid: int, luck: int) -> float:
        """The chance to win after an auction in which a seat bids so many now."""
        random = Random(luck)
        self.play_on(table, bids, random, once={seat: bid})
        if table.outcome is not None:
            return float(seat in table.outcome.winners)
        leans = [sum(w * x for w, x in zip(self.weights, row, strict=True)) for row in features(table)]
        return exp(leans[seat]) / sum(exp(lean) for lean in leans)

    def play_on(
        self, s: Table, bids: Bids, random: Random, until: int = 12, once: dict[int, int] | None = None
    ) -> None:
        """Everybody bids until the auction comes to a region, or is over; some bids of the first one are given."""
        given = dict(once or {})
        first = s.agenda[-1].region if isinstance(s.agenda[-1], Auction) else ""
        while s.outcome is None and isinstance(s.agenda[-1], Auction) and s.world.index[s.agenda[-1].region] < until:
            step = s.agenda[-1]
            seat = agenda.pending(s)[0]
            bid = given.get(seat) if step.region == first else None
            if bid is None and seat in self.strange:
                bid = min(highest_bid(s, seat), random.choice(self.strange[seat]))
            elif bid is None:
                bid = price(s, seat, s.world.index[step.region], random, bids)
            agenda.play(s, seat, Bid(bid))


def _shares(regrets: Sequence[float]) -> list[float]:
    whole = sum(regrets)
    return [each / whole for each in regrets] if whole > 0 else [1 / len(regrets)] * len(regrets)


def main() -> None:
    """Learn, and write the bids and what they were learned from."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=120, help="games from which is read what wins")
    parser.add_argument("--tries", type=int, default=3000)
    parser.add_argument("--out", type=Path, default=Path("auction.json"))
    chosen_ = parser.parse_args()
    weights = read(chosen_.seed, chosen_.games, chosen_.seats)
    print(json.dumps({"weights": [round(each, 3) for each in weights]}), flush=True)
    bids = Matching(chosen_.seed, chosen_.seats, weights).run(chosen_.tries)
    chosen_.out.write_text(json.dumps(bids, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
