"""How a bot plays among its equals: `python -m hemicycle.arena.portrait GAME --bots NAME` counts what happens in games.

Win rates do not tell whether a game is worth watching. A portrait counts how games end, how long they last, who wins by
seat, and what a game is about (offers, promises, wars; bids and polls; votes), each with its 95 % interval.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from hemicycle import bots, registry
from hemicycle.arena.bout import Timed, play
from hemicycle.arena.figures import Margin, Share, margin, wilson
from hemicycle.arena.result import quantile
from hemicycle.core.match import Match
from hemicycle.core.values import Event
from hemicycle.games.die_macher import election_events as polls
from hemicycle.games.die_macher import events as campaigns
from hemicycle.games.die_macher.promises import AnswerTerms, OfferTerms
from hemicycle.games.global_powers import events as powers
from hemicycle.games.global_powers import events_acts as acts
from hemicycle.games.global_powers.promises import BROKEN, KEPT, marks
from hemicycle.games.secret_hitler import events as votes

Counts = dict[str, float]  # of one game


def global_powers(match: Match) -> Counts:
    """Evaluations, turns, offers, promises, sacrifices and wars."""
    told = [event for _, _, event in match.history]
    fate = marks(match.said, [(number, event) for number, _, event in match.history])
    return {
        "evaluations": _count(told, powers.EvaluationBegan),
        "turns": _count(told, powers.TurnBegan),
        "offers": _count(told, acts.OfferMade),
        "offers to others": _abroad(told),
        "counter-offers": _counters(told),
        "trades": _count(told, acts.Traded),
        "remarks": len(match.said),
        "promises kept": fate.count(KEPT),
        "promises broken": fate.count(BROKEN),
        "sacrifices": _count(told, acts.Sacrificed),
        "sacrifices in vain": _in_vain(told),
        "wars": _count(told, acts.WarFought),
    }


def _abroad(told: Sequence[Event]) -> float:
    """Offers that another party must agree to; counter-offers are not counted again."""
    found, haggling = 0, False
    governments: dict[str, tuple[int, ...]] = {}
    for event in told:
        if isinstance(event, powers.GovernmentChanged):
            governments[event.region] = event.government
        elif isinstance(event, acts.OfferMade):
            found += not haggling and governments[event.region] != governments[event.partner]
            haggling = True
        elif isinstance(event, acts.Traded | acts.OfferRefused | powers.TurnBegan):
            haggling = False
    return float(found)


def _counters(told: Sequence[Event]) -> float:
    """Offers that answer an offer, before anybody accepts or refuses."""
    found, haggling = 0, False
    for event in told:
        if isinstance(event, acts.OfferMade):
            found += haggling
            haggling = True
        elif isinstance(event, acts.Traded | acts.OfferRefused | powers.TurnBegan):
            haggling = False
    return float(found)


def _in_vain(told: Sequence[Event]) -> float:
    """Politicians sacrificed by a side that did not have its way: two sides pay in turn, and who pays last wins."""
    found, paid = 0, 0
    for event in told:
        if isinstance(event, acts.Sacrificed):
            paid += 1
        elif paid and not isinstance(event, powers.Resigned | powers.WentHome | powers.GovernmentChanged):
            found += paid // 2
            paid = 0
    return float(found)


def die_macher(match: Match) -> Counts:
    """Bids for polls, what became of them, and coalitions."""
    told = [event for _, _, event in match.history]
    return {
        "bids for polls": _count(told, polls.PollBid),
        "polls sold": _count(told, polls.PollSold),
        "polls shelved": _count(told, polls.PollShelved),
        "coalitions offered": _count(told, campaigns.CoalitionOffered),
        "coalitions formed": _count(told, campaigns.CoalitionFormed),
        "terms offered": len([1 for _, _, remark in match.said if isinstance(remark, OfferTerms)]),
        "terms agreed": len([1 for _, _, remark in match.said if isinstance(remark, AnswerTerms) and remark.agrees]),
        "remarks": len(match.said),
    }


def secret_hitler(match: Match) -> Counts:
    """The first election by party, in shares of the party that say yes; chaos; who wins."""
    told = [event for _, _, event in match.history]
    first = next(event for event in told if isinstance(event, votes.Voted))
    sides: dict[str, list[bool]] = {"liberal": [], "fascist": []}
    for seat in (*first.yes, *first.no):
        sides[match.game.side(match.table, seat)].append(seat in first.yes)
    assert match.outcome is not None
    return {
        "liberals say yes first": sum(sides["liberal"]) / len(sides["liberal"]),
        "fascists say yes first": sum(sides["fascist"]) / len(sides["fascist"]),
        "chaos": _count(told, votes.Chaos),
        "fascists win": float(match.outcome.side == "fascist"),
        "remarks": len(match.said),
    }


def _count(told: Sequence[Event], kind: type[Event]) -> float:
    return float(sum(isinstance(event, kind) for event in told))


COUNTED: dict[str, Callable[[Match], Counts]] = {
    "die-macher": die_macher,
    "global-powers": global_powers,
    "secret-hitler": secret_hitler,
}


@dataclass
class Portrait:
    """What happened in some games."""

    games: int
    endings: dict[str, Share]
    seats: list[Share]  # wins by seat
    bots: dict[str, Share]  # wins of every bot, for each of its seats
    means: dict[str, Margin]
    p99: float  # milliseconds of processor time for a decision
    talk99: float  # and for a remark
    seconds: float

    def lines(self) -> list[str]:
        """As lines to read."""
        shares = [*self.endings.items(), *[(f"won by seat {seat}", share) for seat, share in enumerate(self.seats)]]
        shares += [(f"won by {name}", share) for name, share in self.bots.items() if len(self.bots) > 1]
        percents = [f"{name}: {100 * s.rate:.1f} % [{100 * s.low:.1f}, {100 * s.high:.1f}]" for name, s in shares]
        means = [f"{name}: {m.mean:.2f} [{m.low:.2f}, {m.high:.2f}]" for name, m in self.means.items()]
        times = f"p99 {self.p99:.1f} ms, talk {self.talk99:.1f} ms, {self.seconds:.0f} s in all"
        return [f"{self.games} games", *percents, *means, times]


def portrait(game_id: str, names: Sequence[str], games: int, seed: int, edition: str | None = None) -> Portrait:
    """Play so many games of these bots, seated in turn, and count."""
    game = registry.game(game_id)
    endings: Counter[str] = Counter()
    winners: Counter[int] = Counter()
    won: Counter[str] = Counter()
    counts: list[Counts] = []
    times: Counter[int] = Counter()
    talk: Counter[int] = Counter()
    begun = time.thread_time()
    for number in range(seed, seed + games):
        match = game.match(len(names), number, edition)
        turn = number % len(names)
        line = [*names[turn:], *names[:turn]]
        play(match, [Timed(bots.make(name, game, match.rules), times, talk) for name in line], Random(number))
        assert match.outcome is not None
        endings[match.outcome.ending] += 1
        winners.update(match.outcome.winners)
        won.update([line[seat] for seat in match.outcome.winners])
        counts.append(COUNTED[game_id](match))
    zeros = [0.0] * games
    return Portrait(
        games,
        {ending: wilson(count, games) for ending, count in sorted(endings.items())},
        [wilson(winners[seat], games) for seat in range(len(names))],
        {name: wilson(won[name], games * names.count(name)) for name in dict.fromkeys(names)},
        {name: margin([each[name] for each in counts], zeros) for name in counts[0]},
        quantile(times, 0.99),
        quantile(talk, 0.99),
        time.thread_time() - begun,
    )


def main() -> None:
    """Print a portrait."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(COUNTED))
    parser.add_argument("--bots", default="solid", help="one name for all seats, or one for each")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--edition")
    parser.add_argument("--seed", type=int, default=0, help="the first deal; the others follow it")
    said = parser.parse_args()
    names = said.bots.split(",")
    if len(names) == 1:
        names *= said.seats or registry.game(said.game).default_seats
    print("\n".join(portrait(said.game, names, said.games, said.seed, said.edition).lines()))


if __name__ == "__main__":
    main()
