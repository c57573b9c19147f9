"""What games between solid bots look like: points by source, votes that won, prices of polls, donations.

`python -m hemicycle.bots.die_macher.census --games 100 --seed 1` prints a table in Markdown.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Sequence

from hemicycle.bots.die_macher.lessons import played
from hemicycle.bots.die_macher.weights import learned
from hemicycle.games.die_macher.election_events import DonationAccepted, DonationRefused, PollPublished, PollSold
from hemicycle.games.die_macher.events import RoundBegan
from hemicycle.games.die_macher.scoring import score
from hemicycle.games.die_macher.table import Table

SOURCES = ("seats", "media", "members", "opinions")
Numbers = defaultdict[str, list[float]]


def count(s: Table, found: Numbers) -> None:
    """Add the figures of a finished game."""
    assert s.outcome is not None
    for seat in range(s.seats):
        sheet = score(s, seat)
        for source in SOURCES:
            found[f"{source} of a party"].append(getattr(sheet, source))
        found["points of a party"].append(sheet.total())
        if seat in s.outcome.winners:
            found["points of the winner"].append(sheet.total())
    for _, votes, _, winners, _, _ in s.results:
        found["votes of the strongest in a state"].append(max(votes))
        found["states won by a coalition, share"].append(float(len(winners) > 1))
    _count_deals(s, found)


def _count_deals(s: Table, found: Numbers) -> None:
    number = 0
    deals: Counter[str] = Counter()
    for _, event in s.journal or ():
        if isinstance(event, RoundBegan):
            number = event.round
        elif isinstance(event, PollSold):
            found[f"price of a poll in round {number}, thousands"].append(event.amount / 1000)
        elif isinstance(event, PollPublished | DonationAccepted | DonationRefused):
            deals[type(event).__name__] += 1
    found["polls published in a game"].append(deals["PollPublished"])
    found["donations accepted in a game"].append(deals["DonationAccepted"])
    found["donations refused in a game"].append(deals["DonationRefused"])


def table(found: Numbers) -> str:
    """Mean, tenth, median and ninetieth of every figure."""
    lines = ["| Figure | mean | 10 % | median | 90 % |", "|---|---|---|---|---|"]
    for name, numbers in sorted(found.items()):
        ranked = sorted(numbers)
        low, middle, high = [ranked[int(share * (len(ranked) - 1))] for share in (0.1, 0.5, 0.9)]
        lines.append(f"| {name} | {_mean(numbers):.1f} | {low:g} | {middle:g} | {high:g} |")
    above = [votes > 40 for votes in found["votes of the strongest in a state"]]
    return "\n".join([*lines, f"| states decided above 40 votes | {100 * _mean(above):.0f} % | | | |"])


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def main() -> None:
    """Play some games and print what they were like."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--edition", default="2006")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found: Numbers = defaultdict(list)
    for number in range(asked.games):
        count(played([learned()] * asked.seats, asked.edition, f"{asked.seed} {number}", journal=True), found)
    print(table(found))


if __name__ == "__main__":
    main()
