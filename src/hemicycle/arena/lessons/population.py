"""Trains a population for Secret Hitler: `python -m hemicycle.arena.lessons.population`.

Each side begins with level 2 in several tempers. In every round a response is trained for each side against the mixture
of the other one; all meet all, and regret matching over who beats whom tells how often each is to be played. What comes
of it is held against level 2 twice: which of them wins more against level 2, and which of them keeps more against a
response that is trained anew, with the same games for both. The same seed finds the same; an interrupted run goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer

from hemicycle import registry
from hemicycle.arena.bout import play
from hemicycle.arena.exploit import ITSELF, Training, players
from hemicycle.arena.figures import margin, wilson
from hemicycle.arena.plan import EXPLOIT, Plan
from hemicycle.arena.report import difference, rate
from hemicycle.arena.response import Learned, Response
from hemicycle.arena.traits import CHOSEN
from hemicycle.bots.bot import Bot
from hemicycle.bots.secret_hitler.solid import SolidBot
from hemicycle.bots.secret_hitler.theory import Theory, standard
from hemicycle.bots.secret_hitler.weights import learned
from hemicycle.core.match import Match

GAME, LEVEL_2 = "secret-hitler", "solid"
LIBERAL, FASCIST = "liberal", "fascist"
OTHER = {LIBERAL: FASCIST, FASCIST: LIBERAL}
EXPLOITS = "exploits"
FRESH = 1000  # what is added to the seed for deals nobody has trained with
MATCHED = 5000  # turns of regret matching; the matrix is small
SURE, WARY = 0.8, 0.1  # how much of all fascists a liberal takes to be like level 2; level 2 says a quarter
CALM, DARING = 0.25, 3.0  # the stakes of a fascist, those of level 2 being one


@dataclass
class Style:
    """A way to play a side: level 2 in some temper, or what a response has learned around it."""

    name: str
    kin: float | None = None
    stakes: float = 1.0
    learned: Learned | None = None

    def bot(self, match: Match) -> Bot:
        """A bot that plays so."""
        base = SolidBot(match.game, match.rules, theory=_theory(self.kin, self.stakes))
        return base if self.learned is None else Response(base, self.learned)


@cache
def _theory(kin: float | None, stakes: float) -> Theory:
    weights = learned()
    if kin is None and stakes == 1.0:
        return standard()
    kinds = weights.kinds
    if kin is not None:
        rest = (1 - kin) / (len(kinds) - 1)
        kinds = {name: replace(kind, share=kin if name == LEVEL_2 else rest) for name, kind in kinds.items()}
    return Theory(replace(weights, kinds=kinds, stakes={key: value * stakes for key, value in weights.stakes.items()}))


@dataclass
class Mixture:
    """Styles and how often each is played; every seat draws for itself, since nobody can agree on one."""

    styles: list[Style]
    shares: list[float]

    def __call__(self, match: Match, luck: Random) -> list[Bot]:
        """A bot for every seat."""
        made = [style.bot(match) for style in self.styles]
        return [luck.choices(made, self.shares)[0] for _ in range(match.table.seats)]


def alone() -> Mixture:
    """Level 2 and nothing else."""
    return Mixture([Style(LEVEL_2)], [1.0])


def beginning() -> dict[str, list[Style]]:
    """Who is there before anything was trained."""
    return {
        LIBERAL: [Style(LEVEL_2), Style("sure", kin=SURE), Style("wary", kin=WARY)],
        FASCIST: [Style(LEVEL_2), Style("calm", stakes=CALM), Style("daring", stakes=DARING)],
    }


def matched(wins: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """Regret matching: how often to play each row, which wants much, and each column, which wants little."""
    rows, columns = len(wins), len(wins[0])
    regrets, sums = [[0.0] * rows, [0.0] * columns], [[0.0] * rows, [0.0] * columns]
    for _ in range(MATCHED):
        shares = [_shares(regret) for regret in regrets]
        by_row = [sum(share * win for share, win in zip(shares[1], row, strict=True)) for row in wins]
        by_column = [-sum(shares[0][row] * wins[row][column] for row in range(rows)) for column in range(columns)]
        for side, values in enumerate((by_row, by_column)):
            mean = sum(share * value for share, value in zip(shares[side], values, strict=True))
            for place, value in enumerate(values):
                regrets[side][place] = max(0.0, regrets[side][place] + value - mean)
                sums[side][place] += shares[side][place]
    first, second = [_shares(each) for each in sums]
    return first, second


def _shares(amounts: Sequence[float]) -> list[float]:
    whole = sum(amounts)
    return [each / whole for each in amounts] if whole > 0 else [1 / len(amounts)] * len(amounts)


def met(plan: Plan, deal: str, sides: dict[str, Mixture]) -> float:
    """Play one game between two sides; returns whether the liberals won."""
    game = registry.game(GAME)
    match = game.match(plan.seats, Random(f"{plan.seed} {deal}").getrandbits(256))
    luck = Random(f"{plan.seed} {deal} luck")
    seated = {side: cast(match, luck) for side, cast in sides.items()}
    play(match, [seated[game.side(match.table, seat)][seat] for seat in range(plan.seats)], luck)
    assert match.outcome is not None
    return float(match.outcome.side == LIBERAL)


@dataclass
class Population:
    """How far a run has come: who is there, what was trained, and who won how often."""

    plan: Plan
    cell: int  # games of every pair
    styles: dict[str, list[Style]]
    rounds: int = 0  # that are over
    trained: dict[str, Learned] = field(default_factory=dict)  # every response, by what it was trained for
    won: dict[str, list[float]] = field(default_factory=dict)  # of every comparison, deal by deal

    def keep(self, path: Path) -> None:
        """Write down how far it is."""
        path.write_bytes(msgspec.json.encode(self))

    def meet(self, path: Path) -> None:
        """Let all meet whom they have not met, on the same deals."""
        for one in self.styles[LIBERAL]:
            for other in self.styles[FASCIST]:
                casts: dict[str, Mixture] = {LIBERAL: Mixture([one], [1.0]), FASCIST: Mixture([other], [1.0])}
                self.play(f"{one.name} | {other.name}", replace(self.plan, games=self.cell), casts, path)

    def play(self, name: str, plan: Plan, casts: dict[str, Mixture], path: Path) -> list[float]:
        """How often the liberals win, deal by deal; what was played is not played again."""
        if name not in self.won:
            deals = f"{name.partition(':')[0]} " if ":" in name else "cell "
            self.won[name] = [met(plan, f"{deals}{deal}", casts) for deal in range(plan.games)]
            self.keep(path)
        return self.won[name]

    def response(self, name: str, plan: Plan, side: str, others: Mixture, path: Path) -> Learned:
        """A response of one side to what plays the other one; it is trained once."""
        if name not in self.trained:
            with players(1, lambda games: None, others) as play_all:
                self.trained[name] = Training(plan, side, play_all).run()
            self.keep(path)
        return self.trained[name]

    def mixtures(self) -> dict[str, Mixture]:
        """What regret matching makes of them."""
        liberals, fascists = self.styles[LIBERAL], self.styles[FASCIST]
        first, second = matched([[self.rate(one, other) for other in fascists] for one in liberals])
        return {LIBERAL: Mixture([*liberals], first), FASCIST: Mixture([*fascists], second)}

    def rate(self, one: Style, other: Style) -> float:
        """How often a liberal style beats a fascist one."""
        won = self.won[f"{one.name} | {other.name}"]
        return sum(won) / len(won)

    def train(self, path: Path) -> None:
        """One round: a response for each side to the mixture of the other; copies of level 2 do not stay."""
        mixtures, name = self.mixtures(), f"response {self.rounds + 1}"
        plan = replace(self.plan, seed=self.plan.seed + self.rounds + 1)
        new = {side: self.response(f"{name} {side}", plan, side, mixtures[OTHER[side]], path) for side in OTHER}
        for side, found in new.items():
            if found != Learned({CHOSEN: ITSELF}):
                self.styles[side].append(Style(name, learned=found))
        self.rounds += 1
        self.won = {name: won for name, won in self.won.items() if ":" not in name}  # of a mixture that is no more
        self.trained = {name: found for name, found in self.trained.items() if not name.startswith(EXPLOITS)}
        self.keep(path)

    def table(self) -> list[str]:
        """Who beats whom and how often each is played, as Markdown."""
        mixtures = self.mixtures()
        head = ["liberal \\ fascist", *[style.name for style in self.styles[FASCIST]], "played"]
        rows = [head, ["---"] * len(head)]
        for one, share in zip(self.styles[LIBERAL], mixtures[LIBERAL].shares, strict=True):
            wins = [f"{100 * self.rate(one, other):.0f} %" for other in self.styles[FASCIST]]
            rows.append([one.name, *wins, f"{100 * share:.0f} %"])
        rows.append(["played", *[f"{100 * share:.0f} %" for share in mixtures[FASCIST].shares], ""])
        return [f"| {' | '.join(row)} |" for row in rows]

    def strength(self, plan: Plan, path: Path) -> list[str]:
        """What the mixture wins against level 2, beside what level 2 wins in its place on the same deals."""
        lines, gains = [], [0.0] * plan.games
        itself = self.play("strength: level 2", plan, {LIBERAL: alone(), FASCIST: alone()}, path)
        for side, other in OTHER.items():
            casts: dict[str, Mixture] = {side: self.mixtures()[side], other: alone()}
            pair = (self.play(f"strength: {side}", plan, casts, path), itself)
            ours, its = [won if side == LIBERAL else [1 - each for each in won] for won in pair]
            gains = [gain + one - two for gain, one, two in zip(gains, ours, its, strict=True)]
            shares = " | ".join([rate(wilson(sum(won), plan.games)) for won in (ours, its)])
            lines.append(f"| {side} | {shares} | {difference(margin(ours, its), 100)} |")
        both = margin([gain / 2 for gain in gains], [0.0] * plan.games)
        head = ["| as | the mixture wins | level 2 in its place | gain |", "|---|---|---|---|"]
        return [*head, *lines, f"| both, in the mean | | | {difference(both, 100)} |"]

    def exploited(self, plan: Plan, path: Path) -> list[str]:
        """What the mixture keeps, and what level 2 keeps, against a response trained anew and against level 2."""
        lines = ["| exploited | by | response wins | level 2 wins | keeps at least |", "|---|---|---|---|---|"]
        for side, other in OTHER.items():
            for name, cast in (("mixture", self.mixtures()[other]), ("level 2", alone())):
                found = self.response(f"{EXPLOITS} {name} as {other}", plan, side, cast, path)
                rivals: dict[str, Mixture] = {
                    "response": Mixture([Style("response", learned=found)], [1.0]),
                    "level 2": alone(),
                }
                won = []
                for rival, player in rivals.items():
                    casts = {side: player, other: cast}
                    liberals = sum(self.play(f"exploit: {rival} {side}s {name}", plan, casts, path))
                    won.append(wilson(liberals if side == LIBERAL else plan.games - liberals, plan.games))
                keeps = 100 - 100 * max(each.rate for each in won)
                lines.append(f"| {name} as {other}s | {side}s | {rate(won[0])} | {rate(won[1])} | {keeps:.1f} % |")
        return lines


def main(
    seed: Annotated[int, typer.Option(help="The same seed finds the same.")] = 1,
    seats: int = 7,
    rounds: Annotated[int, typer.Option(min=0, help="Responses to be trained for each side.")] = 2,
    budget: Annotated[int, typer.Option(min=1, help="Games to train a response with.")] = 400,
    cell: Annotated[int, typer.Option(min=1, help="Games of every pair.")] = 80,
    games: Annotated[int, typer.Option(min=1, help="Fresh deals to measure with.")] = 200,
    out: Annotated[Path, typer.Option(help="The folder to write to; a run begun there goes on.")] = Path(
        "build/lessons/population"
    ),
) -> None:
    """Train a population and hold its mixture against level 2."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / "population.json"
    plan = Plan(GAME, (LEVEL_2,), games, seats, seed=seed, form=EXPLOIT, budget=budget)
    population = Population(plan, cell, beginning())
    if path.exists():
        population = msgspec.json.decode(path.read_bytes(), type=Population)
    population.meet(path)
    while population.rounds < rounds:
        population.train(path)
        population.meet(path)
    fresh = replace(plan, seed=seed + FRESH)
    lines = [*population.table(), "", *population.strength(fresh, path), "", *population.exploited(fresh, path), ""]
    (out / "population.md").write_text("\n".join(lines), "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    typer.run(main)
