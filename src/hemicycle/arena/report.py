"""A tournament as plain data, as tables and as a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

from hemicycle import registry
from hemicycle.arena import figures
from hemicycle.arena.figures import Margin, Share, Standing
from hemicycle.arena.picture import bars, heat_map
from hemicycle.arena.plan import SIDES, Plan
from hemicycle.arena.result import Result
from hemicycle.words import Words


class Report:
    """Everything a tournament tells."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        self.plan = plan
        self.results = results
        self.teams = registry.game(plan.game).teams
        self.standings = figures.standings(plan, results, self.teams)
        self.sides = figures.sides(results, self.teams)
        self.matrix = figures.matrix(plan, results, self.teams) if plan.form == SIDES else {}
        self.endings = dict(sorted(Counter(result.ending for result in results).items()))

    def data(self) -> dict[str, Any]:
        """As plain data under stable names."""
        found: dict[str, Any] = {
            "plan": asdict(self.plan),
            "games": len(self.results),
            "bots": {name: asdict(standing) for name, standing in self.standings.items()},
            "endings": self.endings,
        }
        if self.sides:
            found["sides"] = {side: asdict(share) for side, share in self.sides.items()}
        if self.matrix:
            found["matrix"] = {
                one: {other: asdict(share) for other, share in row.items()} for one, row in self.matrix.items()
            }
        return found

    def tables(self, words: Words) -> list[Table]:
        """As tables: the bots, the sides, and how the games ended."""
        found = [self._bots(words)]
        if self.matrix:
            found.append(self._matrix(words))
        elif self.sides:
            rows = [[words.say(f"party-{side}"), rate(share)] for side, share in self.sides.items()]
            found.append(Table([words.say("arena-side"), words.say("arena-wins")], rows))
        endings = [
            [words.say(f"ending-{name}"), str(count), f"{100 * count / len(self.results):.1f} %"]
            for name, count in self.endings.items()
        ]
        head = [words.say(f"arena-{name}") for name in ("ending", "games", "share")]
        return [*found, Table(head, endings)]

    def markdown(self, words: Words) -> str:
        """As Markdown tables."""
        return "\n".join([table.markdown() for table in self.tables(words)])

    def picture(self, words: Words) -> str:
        """As SVG: wins per seat with intervals, or the matrix of sides."""
        if self.matrix:
            rates = [[self.matrix[one][other].rate for other in self.plan.bots] for one in self.plan.bots]
            first, second = [words.say(f"party-{side}") for side in self.teams]
            title = words.say("arena-matrix", {"side": first})
            return heat_map(title, list(self.plan.bots), rates, rows=first, columns=second)
        rows = [(name, each.share.rate, each.share.low, each.share.high) for name, each in self.standings.items()]
        fair = sum(each.fair for each in self.standings.values()) / len(self.standings)
        return bars(words.say("arena-bars"), rows, fair, words.say("arena-fair"))

    def _bots(self, words: Words) -> Table:
        roles = list(next(iter(self.standings.values())).roles)
        as_role = [words.say("arena-as", {"role": words.say(f"role-{role}")}) for role in roles]
        scored = any(result.scores for result in self.results)
        margin = "margin-points" if scored else "margin-wins"
        names = ("bot", "wins-per-seat", "fair"), (margin, "rating", "p50", "p99", "talk")
        before, after = [[words.say(f"arena-{name}") for name in part] for part in names]
        rows = [[name, *_standing(each, roles, scored)] for name, each in self.standings.items()]
        return Table([*before, *as_role, *after], rows)

    def _matrix(self, words: Words) -> Table:
        """Rows play the first side, columns the second; the worst case of both stands at the edge."""
        first, second = [words.say(f"party-{side}") for side in self.teams]
        head = [f"{first} \\ {second}", *self.plan.bots, words.say("arena-worst", {"side": first})]
        rows = []
        for one, row in self.matrix.items():
            worst = min(row, key=lambda other: row[other].rate)
            rows.append([one, *[rate(share) for share in row.values()], f"{100 * row[worst].rate:.1f} % ({worst})"])
        last = [words.say("arena-worst", {"side": second})]
        for other in self.plan.bots:
            worst = max(self.matrix, key=lambda one: self.matrix[one][other].rate)
            last.append(f"{100 - 100 * self.matrix[worst][other].rate:.1f} % ({worst})")
        return Table(head, [*rows, [*last, ""]])


class Table(NamedTuple):
    """A table of a report."""

    head: list[str]
    rows: list[list[str]]

    def markdown(self) -> str:
        """As Markdown."""
        lines = [self.head, ["---"] * len(self.head), *self.rows]
        return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def _standing(standing: Standing, roles: list[str], scored: bool) -> list[str]:
    by_role = [rate(standing.roles[role]) for role in roles]
    skill = f"{standing.skill:.1f} ± {2 * standing.doubt:.1f}"
    timed = [f"{time:.2f}" if standing.p99 else "" for time in (standing.p50, standing.p99, standing.talk99)]
    margin = difference(standing.margin, 1 if scored else 100)
    return [rate(standing.share), f"{100 * standing.fair:.1f} %", *by_role, margin, skill, *timed]


def difference(margin: Margin, unit: float) -> str:
    """A difference with its interval."""
    return f"{unit * margin.mean:+.1f} [{unit * margin.low:+.1f}, {unit * margin.high:+.1f}]"


def rate(share: Share) -> str:
    """A share with its interval."""
    return f"{100 * share.rate:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]" if share.tries else ""
