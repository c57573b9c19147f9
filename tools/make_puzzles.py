"""Make the puzzles of a game: bots play, and decisions where one option is clearly best and not obvious are kept.

`python -m tools.make_puzzles GAME` writes src/hemicycle/review/puzzles/GAME.jsonl, or goes on with it where the rules
are still the same; remove the file to make all of them anew, or let `--again` weigh those there are by the bots of
today and drop what is no longer clear. A decision is looked at where a beginner would go wrong in
the eyes of level 2 and anybody might; then its best options are tried at ever more imagined tables, and it is kept when
one of them is better than all the others by three standard errors and by a difference that matters.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hemicycle import bots, registry
from hemicycle.bots.asking import carry_out
from hemicycle.bots.bot import CHANCE, NO_VALUE, POINTS, Bot, Explanation
from hemicycle.bots.search import Findings
from hemicycle.bots.talk import converse
from hemicycle.core.match import Match
from hemicycle.core.view import Observation
from hemicycle.review import puzzles
from hemicycle.review.analyst import DEPTHS, difference
from hemicycle.review.puzzles import ACT, SAY, Puzzle, Rival
from hemicycle.review.reviewer import analyst

FOLDER = Path(__file__).parent.parent / "src/hemicycle/review/puzzles"
WANTED = 64
EACH = {"global-powers": 12}  # of one game; to play one takes long
USUAL_EACH = 3
SHARE = {"secret-hitler": 0.4, "global-powers": 0.6}  # of puzzles that may ask the same question
USUAL_SHARE = 0.25
TRIED = 5  # options that are tried
LEAST = {CHANCE: 0.03, POINTS: 3.0}  # a smaller difference is no puzzle
WINDOW = {CHANCE: 1.0, POINTS: 15.0}  # what looks worse by more than this is not tried
STAGES = ((8, 0.5), (32, 1.5), (128, 3.0))  # imagined tables, and by how many standard errors the best must lead
SEATS = {"secret-hitler": (5, 6, 7), "die-macher": (3, 4, 5), "global-powers": (3, 4, 5)}


class Maker:
    """Plays games and collects puzzles."""

    def __init__(self, game: str) -> None:
        self.game = registry.game(game)
        self.rules = self.game.load()
        self.steps: Counter[str] = Counter()
        self.most = round(WANTED * SHARE.get(game, USUAL_SHARE))
        self.kept = 0
        self.lines: list[dict[str, Any]] = [
            {"game": game, "edition": self.rules.id, "revision": self.rules.revision},
        ]

    def resume(self) -> int:
        """Take up what an earlier run has found; returns the seed of its last game."""
        path = FOLDER / f"{self.game.id}.jsonl"
        lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
        if not lines or lines[0] != self.lines[0]:
            return 0
        self.lines = lines
        found = [line["step"] for line in lines if "step" in line]
        self.steps, self.kept = Counter(found), len(found)
        return max([line["seed"] for line in lines if "seed" in line], default=0)

    def make(self) -> None:
        """Go on until there are enough."""
        seed = self.resume()
        while self.kept < WANTED:
            seed += 1
            self.play(seed)
            self.save()
            print(f"{self.kept} of {WANTED} after {seed} games: {dict(self.steps)}", flush=True)

    def play(self, seed: int) -> None:
        """One game between bots of mixed strength, and what it has of puzzles."""
        luck = Random(f"puzzles {self.game.id} {seed}")
        seats = luck.choice(SEATS[self.game.id])
        match = self.game.match(seats, seed)
        made = {level: bots.make(level, self.game, self.rules) for level in ("beginner", "solid")}
        players: dict[int, Bot] = {seat: made[luck.choice(("beginner", "solid", "solid"))] for seat in range(seats)}
        judge = analyst(self.game.id)(match, DEPTHS["normal"])
        found: list[Puzzle] = []
        done: list[str] = []
        while match.outcome is None:
            seat = match.waiting[0]
            seen = match.observation(seat)
            if len(found) < EACH.get(self.game.id, USUAL_EACH) and luck.random() < 0.5 and not match.table.envelope:
                puzzle = self.puzzle(judge, seen, made["beginner"], f"{seed}-{len(done)}")
                if puzzle is not None:
                    puzzle.at = len(done)
                    found.append(puzzle)
            told = carry_out(match, seat, players[seat].choose(seen, luck), players[seat])
            done.append(f"{seat}{ACT}{_last(match)}")
            before = len(match.said)
            converse(match, players, told, luck)
            done += [f"{who}{SAY}{what}" for _, who, what in match.said[before:]]
        if found:
            self.lines.append({"seats": seats, "seed": seed, "do": done[: found[-1].at]})
            self.lines += [asdict(puzzle) for puzzle in found]

    def puzzle(self, judge: Any, seen: Observation, beginner: Bot, id: str) -> Puzzle | None:
        """A puzzle, if this decision makes one."""
        view = seen.view
        assert view.prompt is not None
        if len(view.choices) < 2 or self.steps[view.prompt.step] >= self.most:
            return None
        explanation = judge.explain(seen)
        if explanation.unit == NO_VALUE:
            return None
        options = [option.action for option in explanation.options[:TRIED] if _near(explanation, option.value)]
        values = {option.action: option.value for option in explanation.options}
        naive = str(beginner.choose(seen, Random(id)))
        clear = all(
            values[options[0]] - values[other] >= LEAST[explanation.unit] / 2 for other in [naive, *options[1:]]
        )
        if naive == options[0] or not clear:
            return None
        if naive not in options:
            options.append(naive)
        weighed = _weighed(judge, seen, options, explanation.unit, id)
        if weighed is None or weighed[0] == naive:
            return None
        best, rivals = weighed
        key, detail = judge.reason(seen, best)
        if judge.obvious(seen, key):
            return None
        self.steps[view.prompt.step] += 1
        self.kept += 1
        return Puzzle(
            id, 0, view.seat or 0, view.prompt.step, best, explanation.unit, rivals, key, detail,
            list(view.prompt.cites),
        )  # fmt: skip

    def again(self) -> None:
        """Weigh the puzzles there are once more; one whose solution is no longer clearly best is dropped."""
        kept: list[dict[str, Any]] = [self.lines[0]]
        book = puzzles.book(self.game.id)
        for found in book.puzzles:
            puzzle = self.weighed_again(found)
            print(found.id, "dropped" if puzzle is None else "kept", flush=True)
            if puzzle is not None:
                source = asdict(book.sources[found.id])
                kept += [asdict(puzzle)] if source in kept else [source, asdict(puzzle)]
        self.lines = kept
        self.save()

    def weighed_again(self, puzzle: Puzzle) -> Puzzle | None:
        """A puzzle with the figures and the reason of today, if it still is one."""
        match = puzzles.sit(self.game.id, puzzle)
        judge, seen = analyst(self.game.id)(match, DEPTHS["normal"]), match.observation(puzzle.seat)
        options = [puzzle.best, *[rival.action for rival in puzzle.rivals]]
        weighed = _weighed(judge, seen, options, puzzle.unit, puzzle.id)
        if weighed is None or weighed[0] != puzzle.best:
            return None
        key, detail = judge.reason(seen, puzzle.best)
        if judge.obvious(seen, key):
            return None
        return replace(puzzle, rivals=weighed[1], key=key, detail=detail)

    def save(self) -> None:
        """Write down what there is so far."""
        FOLDER.mkdir(exist_ok=True)
        path = FOLDER / f"{self.game.id}.jsonl"
        path.write_bytes(b"".join([msgspec.json.encode(line) + b"\n" for line in self.lines]))


def _near(explanation: Explanation, value: float) -> bool:
    """Whether level 2 thinks an option is worth being tried beside the best."""
    return value >= explanation.options[0].value - WINDOW[explanation.unit]


def _weighed(judge: Any, seen: Observation, options: list[str], unit: str, id: str) -> tuple[str, list[Rival]] | None:
    """The option that is clearly best, and the others from the next best on, if there is one."""
    trial = judge.trial(seen, options, STAGES[-1][0], Random(id))
    findings = None if trial is None else _tried(trial, len(options), LEAST[unit])
    if findings is None:
        return None
    rivals = []
    for place, action in enumerate(options):
        if place != findings.best:
            lead = difference(findings.results[findings.best], findings.results[place])
            effect = judge.effect(trial, findings.best, place)
            rivals.append(Rival(action, round(lead.mean, 4), round(lead.error, 4), effect))
    return options[findings.best], sorted(rivals, key=lambda rival: rival.cost)


def _tried(trial: Any, options: int, least: float) -> Findings | None:
    """The options played out at more and more tables, as long as one of them leads clearly."""
    findings = Findings([[] for _ in range(options)])
    for tables, lead in STAGES:
        for option in range(options):
            have = len(findings.results[option])
            findings.results[option] += [trial(option, number) for number in range(have, tables)]
        best = findings.best
        others = [option for option in range(options) if option != best]
        if not all(findings.lead(best, other) >= lead for other in others):
            return None
        if not all(findings.mean(best) - findings.mean(other) >= least for other in others):
            return None
    return findings


def _last(match: Match) -> str:
    """What was done last."""
    return next(entry["do"] for entry in reversed(match.record.entries) if "do" in entry)


if __name__ == "__main__":
    maker = Maker(sys.argv[1])
    if "--again" in sys.argv:
        maker.again()
    maker.make()
