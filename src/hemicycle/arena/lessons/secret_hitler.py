"""How the bots of Secret Hitler learn: generation after generation they play, look back, and correct their weights.

`python -m hemicycle.arena.lessons.secret_hitler` begins with nothing or, with `--begin`, with weights found before, and
writes weights and a log. In every generation level 2 plays itself, a daring self and the weaker kinds of fascists at
tables of every size. Then it fits what liberals do, what each kind of fascists does, and who wins from where. Each side
plays its own best, and nobody aims at a balance.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
import numpy as np
import typer

from hemicycle import bots, registry
from hemicycle.arena.bout import play
from hemicycle.arena.lessons.fitting import Floats, chosen, logistic
from hemicycle.arena.lessons.witness import Lessons, Rated, witness
from hemicycle.bots.bot import Bot
from hemicycle.bots.secret_hitler.solid import SolidBot
from hemicycle.bots.secret_hitler.theory import Theory
from hemicycle.bots.secret_hitler.weights import Kind, Liberal, Weights, daring
from hemicycle.core.match import Match
from hemicycle.games.secret_hitler.table import LIBERAL, POLICIES, Table

GAME = "secret-hitler"
SIZES = (5, 6, 7, 8, 9, 10)
OTHERS = {"daring": 0.5, "beginner": 0.25, "selfish": 0.25}  # kinds of fascists beside the own one: how many games
DARES = 3.0  # the stakes of the daring kind, level 2's being one
MEMORY = 5  # generations that are not forgotten
LIKE_ALL = 400.0  # how much a table of one size leans to what holds for all: a game's dozen points tell as much as one
AS_ELSEWHERE = 10.0  # how many choices seen at other sizes of table count as much as those at this size
KINDS = ("solid", *OTHERS)  # before the first card every kind of fascists is thought as likely as any other
KNOWN = 30.0  # how many choices of a kind what was known before counts as
BATCH = 12


@dataclass(frozen=True)
class Task:
    """One game to be played: how many seats, which luck, and who plays the fascists."""

    seats: int
    seed: int
    fascists: str


@dataclass
class Taught:
    """A finished game: who played, whether the fascists won, and what it teaches."""

    task: Task
    won: bool
    ending: str
    lessons: Lessons


def blank() -> Weights:
    """What is known before the first game."""
    kinds = {name: Kind(share=1.0) for name in KINDS}
    return Weights(Liberal(), kinds, {})


def known(path: Path) -> Weights:
    """What an earlier course has found, but for its stakes; a kind of fascists it has not met is like level 2."""
    weights = Weights.parse(json.loads(path.read_text("utf-8")))
    kinds = {name: weights.kinds.get(name, weights.kinds["solid"]) for name in KINDS}
    return replace(weights, kinds=kinds, stakes=blank().stakes)


# --- playing ---


def played(task: Task, theory: Theory, bold: Theory) -> Match:
    """Level 2 plays the liberals, and perhaps the fascists too; bold: what level 2 thinks if it is daring."""
    game = registry.game(GAME)
    match = game.match(task.seats, task.seed)
    table = match.table
    assert isinstance(table, Table)
    solid = SolidBot(game, match.rules, theory=theory)
    other: Bot = solid
    if task.fascists == "daring":
        other = SolidBot(game, match.rules, theory=bold)
    elif task.fascists != "solid":
        other = bots.make(task.fascists, game, match.rules)
    return play(match, [solid if role == LIBERAL else other for role in table.roles], Random(task.seed))


def study(weights: dict[str, Any], tasks: Sequence[Task]) -> list[Taught]:
    """Play some games and look back at them."""
    parsed = Weights.parse(weights)
    theory, bold = Theory(parsed), Theory(daring(parsed, DARES))
    taught = []
    for task in tasks:
        match = played(task, theory, bold)
        assert match.outcome is not None
        taught.append(Taught(task, match.outcome.side == "fascist", match.outcome.ending, witness(match, theory)))
    return taught


class School:
    """Hands games to one process or several; the result is the same."""

    def __init__(self, workers: int) -> None:
        self.pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if workers > 1 else None

    def teach(self, weights: Weights, tasks: Sequence[Task]) -> list[Taught]:
        """Play all these games with these weights."""
        data = asdict(weights)
        batches = [tasks[start : start + BATCH] for start in range(0, len(tasks), BATCH)]
        if self.pool is None:
            return [each for batch in batches for each in study(data, batch)]
        work = [self.pool.submit(study, data, batch) for batch in batches]
        return [each for future in work for each in future.result()]


def tasks(seed: int, generation: int, games: int) -> list[Task]:
    """The games of a generation."""
    luck = Random(f"{seed} {generation}")
    counts = {"solid": games, **{name: max(1, round(share * games)) for name, share in OTHERS.items()}}
    return [
        Task(seats, luck.getrandbits(63), kind)
        for seats in SIZES
        for kind, count in counts.items()
        for _ in range(count)
    ]


# --- learning ---


def learn(weights: Weights, remembered: Iterable[Taught], before: Weights) -> Weights:
    """New weights from the games that are remembered, and from what was known before them."""
    games = list(remembered)
    everything, own = _together(games), [game for game in games if game.task.fascists == "solid"]
    kinds = {
        name: _kind(kind, _together([game for game in games if game.task.fascists == name]))
        for name, kind in before.kinds.items()
    }
    return replace(weights, liberal=_liberal(everything), kinds=kinds, chances=_chances(own, before.chances))


def _together(games: Iterable[Taught]) -> Lessons:
    all_lessons = Lessons()
    for game in games:
        all_lessons.add(game.lessons)
    return all_lessons


def _liberal(lessons: Lessons) -> Liberal:
    votes = _rounded(_rate(lessons.liberal_votes, [0.0, 1.0]))
    offices = _rounded(chosen(lessons.liberal_offices, [-4.0, -4.0]))
    shots = _rounded(chosen(lessons.liberal_shots, [2.0, 6.0]))
    return Liberal(*votes, *offices, *shots)


def _kind(kind: Kind, lessons: Lessons) -> Kind:
    """How a kind of fascists plays; its share among all kinds is no matter of learning."""
    bold = _boldness(lessons, kind.bold)
    ja, ja_lean, ja_ally, ja_hitler = _rounded(_rate(lessons.fascist_votes, [0.0, 0.5, 0.0, 0.0]))
    office_lean, office_fascist, office_hitler = _rounded(chosen(lessons.fascist_offices, [0.5, 0.0, 0.0]))
    shot_lean, shot_fascist = _rounded(chosen(lessons.fascist_shots, [0.5, -1.0]))
    return Kind(
        share=kind.share,
        bold=bold,
        ja=ja,
        ja_lean=ja_lean,
        ja_ally=ja_ally,
        ja_hitler=ja_hitler,
        office_lean=office_lean,
        office_fascist=office_fascist,
        office_hitler=office_hitler,
        shot_lean=shot_lean,
        shot_fascist=shot_fascist,
        accuses=_accusations(lessons),
    )


def _boldness(lessons: Lessons, before: dict[str, float]) -> dict[str, float]:
    """How often the fascist card is played, given the choice: at all tables, and at tables of each size."""
    everywhere: dict[str, Counter[bool]] = {}
    sized: dict[tuple[str, int], Counter[bool]] = {}
    for key, seats, bold in lessons.bold:
        everywhere.setdefault(key, Counter())[bold] += 1
        sized.setdefault((key, seats), Counter())[bold] += 1
    found = {key: _leaning(counts, *_earlier(before, key, 0.5, 2)) for key, counts in everywhere.items()}
    for (key, seats), counts in sized.items():
        name = f"{key} {seats}"
        found[name] = _leaning(counts, *_earlier(before, name, found[key], AS_ELSEWHERE))
    known = before | found
    return {key: round(known[key], 3) for key in sorted(known)}


def _earlier(before: dict[str, float], key: str, otherwise: float, weight: float) -> tuple[float, float]:
    """What was known before, and how many choices it counts as."""
    return (before[key], KNOWN) if key in before else (otherwise, weight)


def _accusations(lessons: Lessons) -> dict[str, float]:
    """How often a party card is called fascist, by what it is."""
    counts = {party: Counter([accused for seen, accused in lessons.accusations if seen == party]) for party in POLICIES}
    return {party: round(_leaning(counted, 0.5, 4), 3) for party, counted in counts.items()}


def _leaning(counts: Counter[bool], prior: float, weight: float) -> float:
    """How often it happened, leaning to a prior as if that had been seen so many times."""
    return (counts[True] + weight * prior) / (counts.total() + weight)


def _rate(rated: Sequence[Rated], prior: list[float]) -> Floats:
    rows, happened = np.array([row for row, _ in rated]), np.array([float(did) for _, did in rated])
    return logistic(rows, happened, prior)


def _chances(games: Sequence[Taught], before: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    """Who wins from where: for all sizes of table together, then for each as far as it differs."""
    seen = {name for game in games for point, _ in game.lessons.points for name in point}
    names = sorted(seen.union(*before.values()))
    earlier = [float(np.mean([sized.get(name, 0.0) for sized in before.values()] or [0.0])) for name in names]
    common = logistic(*_points(games, names), earlier, LIKE_ALL if before else 2.0)
    found = {}
    for seats in SIZES:
        own = [game for game in games if game.task.seats == seats]
        weights = logistic(*_points(own, names), common, LIKE_ALL)
        found[str(seats)] = dict(zip(names, _rounded(weights), strict=True))
    return found


def _points(games: Sequence[Taught], names: list[str]) -> tuple[Floats, Floats]:
    points = [point for game in games for point in game.lessons.points]
    rows = np.zeros((len(points), len(names)))
    for row, (found, _) in zip(rows, points, strict=True):
        for name, value in found.items():
            row[names.index(name)] = value
    return rows, np.array([float(won) for _, won in points])


def _rounded(weights: Iterable[float]) -> list[float]:
    return [round(float(weight), 3) for weight in weights]


# --- the report ---


def _fascist_share(games: Sequence[Taught]) -> float:
    return sum(game.won for game in games) / len(games)


def line(generation: int, games: Sequence[Taught]) -> str:
    """A row of the log: how often the fascists won, by size of table and by kind."""
    own = [game for game in games if game.task.fascists == "solid"]
    shares = [[game for game in own if game.task.seats == seats] for seats in SIZES]
    shares += [[game for game in games if game.task.fascists == kind] for kind in OTHERS]
    return f"| {generation} | " + " | ".join(f"{100 * _fascist_share(each):.0f} %" for each in shares) + " |"


HEAD = "| generation | " + " | ".join([*map(str, SIZES), *OTHERS]) + " |\n|" + "---|" * (len(SIZES) + len(OTHERS) + 1)


@dataclass
class Course:
    """A course of lessons: what was decided before it, and how far it has come."""

    seed: int
    games: int
    weights: Weights
    before: Weights  # what was known when it began
    generation: int = 0
    memory: list[list[Taught]] = field(default_factory=list)
    rows: list[str] = field(default_factory=list)

    def go_on(self, school: School) -> None:
        """One more generation."""
        self.generation += 1
        taught = school.teach(self.weights, tasks(self.seed, self.generation, self.games))
        self.memory = [*self.memory, taught][-MEMORY:]
        self.rows.append(line(self.generation, taught))
        self.weights = learn(self.weights, [game for part in self.memory for game in part], self.before)

    def save(self, folder: Path) -> None:
        """Write the weights, the log, and what is needed to go on after an interruption."""
        terms = f"Seed {self.seed}, {self.games} games per size and generation. How often the fascists won:"
        (folder / "weights.json").write_text(json.dumps(asdict(self.weights), indent=1) + "\n", "utf-8")
        (folder / "lessons.md").write_text("\n".join([terms, "", HEAD, *self.rows, ""]), "utf-8")
        (folder / "course.json").write_bytes(msgspec.json.encode(self, enc_hook=float))  # numpy numbers


def main(
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    generations: Annotated[int, typer.Option(min=1)] = 6,
    games: Annotated[int, typer.Option(min=4, help="Games of level 2 with itself, per size and generation.")] = 40,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    begin: Annotated[Path | None, typer.Option(help="Weights to begin with, instead of nothing.")] = None,
    out: Annotated[Path, typer.Option(help="The folder to write to; a course begun there goes on.")] = Path(
        "build/lessons/secret-hitler"
    ),
) -> None:
    """Play, look back, correct, again and again; writes weights.json and lessons.md."""
    out.mkdir(parents=True, exist_ok=True)
    before = blank() if begin is None else known(begin)
    course = Course(seed, games, before, before)
    if (out / "course.json").exists():
        course = msgspec.json.decode((out / "course.json").read_bytes(), type=Course)
    school = School(workers)
    while course.generation < generations:
        course.go_on(school)
        course.save(out)
        print(course.rows[-1], flush=True)


if __name__ == "__main__":
    typer.run(main)
