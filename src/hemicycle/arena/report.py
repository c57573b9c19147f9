"""A tournament as plain data, as Markdown and as a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hemicycle import registry
from hemicycle.arena import figures
from hemicycle.arena.figures import Share, Standing
from hemicycle.arena.picture import bars, heat_map
from hemicycle.arena.plan import SIDES, Plan
from hemicycle.arena.result import Result


class Report:
    """Everything a tournament tells."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        self.plan = plan
        self.results = results
        self.teams = registry.game(plan.game).teams
        self.standings = figures.standings(plan, results, self.teams)
        self.sides = figures.sides(results)
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

    def markdown(self) -> str:
        """As Markdown tables."""
        parts = [self._bots()]
        if self.matrix:
            parts.append(self._matrix())
        if self.sides and not self.matrix:
            parts.append(_table(["side", "wins"], [[side, _rate(share)] for side, share in self.sides.items()]))
        endings = [
            [name, str(count), f"{100 * count / len(self.results):.1f} %"] for name, count in self.endings.items()
        ]
        parts.append(_table(["ending", "games", "share"], endings))
        return "\n".join(parts)

    def picture(self) -> str:
        """As SVG: wins per seat with intervals, or the matrix of sides."""
        if self.matrix:
            rates = [[self.matrix[one][other].rate for other in self.plan.bots] for one in self.plan.bots]
            return heat_map(list(self.plan.bots), rates, rows=self.teams[0], columns=self.teams[1])
        rows = [(name, each.share.rate, each.share.low, each.share.high) for name, each in self.standings.items()]
        fair = sum(each.fair for each in self.standings.values()) / len(self.standings)
        return bars(rows, mark=fair)

    def _bots(self) -> str:
        roles = list(next(iter(self.standings.values())).roles)
        head = ["bot", "wins per seat", "fair", *[f"as {role}" for role in roles], "rating", "p50 ms", "p99 ms"]
        return _table(head, [[name, *_standing(each, roles)] for name, each in self.standings.items()])

    def _matrix(self) -> str:
        """Rows play the first side, columns the second; the worst case of both stands at the edge."""
        first, second = self.teams
        head = [f"{first} \\ {second}", *self.plan.bots, f"worst as {first}"]
        rows = []
        for one, row in self.matrix.items():
            worst = min(row, key=lambda other: row[other].rate)
            rows.append([one, *[_rate(share) for share in row.values()], f"{100 * row[worst].rate:.1f} % ({worst})"])
        last = [f"worst as {second}"]
        for other in self.plan.bots:
            worst = max(self.matrix, key=lambda one: self.matrix[one][other].rate)
            last.append(f"{100 - 100 * self.matrix[worst][other].rate:.1f} % ({worst})")
        return _table(head, [*rows, [*last, ""]])


def _standing(standing: Standing, roles: list[str]) -> list[str]:
    by_role = [_rate(standing.roles[role]) for role in roles]
    skill = f"{standing.skill:.1f} ± {2 * standing.doubt:.1f}"
    timed = [f"{standing.p50:.2f}", f"{standing.p99:.2f}"] if standing.p99 else ["", ""]
    return [_rate(standing.share), f"{100 * standing.fair:.1f} %", *by_role, skill, *timed]


def _rate(share: Share) -> str:
    return f"{100 * share.rate:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]" if share.tries else ""


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)
