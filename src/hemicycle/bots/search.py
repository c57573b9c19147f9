"""Search for games with secrets: try every option at the same imagined tables, and drop the worse ones.

A trial takes a table the seat could be sitting at, an option, and plays on. All options are tried at the same tables,
so that luck does not decide between them. What a seat cannot know must not help it: tables are sampled from its view,
and whoever plays on must do so by what the seats there would know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, erf, exp, hypot, log2, pi, sqrt

from hemicycle.bots.budget import Budget

LOOK = 16  # tables between two looks whether the answer is clear
GUESS = 4  # tables that the guess of how far luck goes counts for
CLEAR = 5.0  # standard errors; so many that looking often does not find them by luck
Trial = Callable[[int, int], float]  # option, number of the imagined table; what it came to


class TimeUp(Exception):
    """A trial could not be finished in time."""


@dataclass
class Findings:
    """What was found out about every option: the results of its trials, by imagined table."""

    results: list[list[float]]

    def mean(self, option: int) -> float:
        """The average result of an option."""
        return sum(self.results[option]) / len(self.results[option])

    @property
    def best(self) -> int:
        """The best of the options that were tried longest."""
        most = max(len(results) for results in self.results)
        longest = [option for option, results in enumerate(self.results) if len(results) == most]
        return max(longest, key=self.mean)

    def lead(self, option: int, other: int) -> float:
        """By how many standard errors one option is better than another at the tables where both were tried."""
        pairs = list(zip(self.results[option], self.results[other], strict=False))
        if len(pairs) < 2:
            return 0.0
        gains = [one - two for one, two in pairs]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return mean / sqrt(spread / len(gains)) if spread > 0 else (mean > 0) * 99.0 - (mean < 0) * 99.0

    def clear(self, alive: Sequence[int]) -> bool:
        """Whether one of these options is better than all the others beyond doubt."""
        first = max(alive, key=self.mean)
        return all(self.lead(first, other) > CLEAR for other in alive if other != first)


def halving(
    options: int, trial: Trial, budget: Budget, *, keep: int = 0, now: Callable[[], float] | None = None
) -> Findings:
    """Sequential halving: every round gets the same share of the budget, and it ends early when the answer is clear.

    The option `keep` is never dropped.
    """
    findings = Findings([[] for _ in range(options)])
    rounds = max(1, ceil(log2(options)))
    clock = _Clock(budget, rounds, now or budget.clock)
    alive = list(range(options))
    for number in range(rounds):
        table = len(findings.results[keep])
        while table == 0 or clock.goes_on(number, sum(len(results) for results in findings.results), len(alive)):
            for option in alive:
                findings.results[option].append(trial(option, table))
            table += 1
            if table % LOOK == 0 and findings.clear(alive):
                return findings
        ranked = sorted(alive, key=findings.mean, reverse=True)
        alive = ranked[: max(2, len(alive) // 2)]
        if keep not in alive:
            alive.append(keep)
    return findings


def improve(
    options: Sequence[object],
    known: int,
    trial: Trial,
    budget: Budget,
    *,
    proof: float = 2.0,
    now: Callable[[], float] | None = None,
) -> int:
    """The known good option, or one that search proves better by so many standard errors."""
    if len(options) < 2:
        return known
    findings = halving(len(options), trial, budget, keep=known, now=now)
    return findings.best if findings.lead(findings.best, known) > proof else known


@dataclass(frozen=True)
class Trust:
    """How far one is wrong about the difference of two options, in standard deviations, by what one judges it."""

    opinion: float  # before any trial
    trials: float  # by trials without end
    luck: float  # by the trials at one table; corrected by what is seen
    enough: float  # when more trials promise less than this, search ends


def settle(opinions: Sequence[float], trial: Trial, budget: Budget, trust: Trust) -> int:
    """The best option by opinions and trials together: the more is tried, the less opinions count.

    Options are compared with the first one. One drops out when more trials would hardly bring it back. A trial that is
    not finished in time ends it.
    """
    beliefs = _Beliefs(opinions, trust)
    clock = budget.clock
    begun, trials, table = clock(), 0, 0
    while len(beliefs.alive) > 1:
        for option in beliefs.alive:
            spent = clock() - begun
            over = spent * (trials + 1) > (budget.seconds or 0.0) * trials
            if trials and (trials >= budget.trials if budget.trials is not None else over):
                return beliefs.best
            try:
                beliefs.results[option].append(trial(option, table))
            except TimeUp:
                return beliefs.best
            trials += 1
        beliefs.learn()
        table += 1
    return beliefs.best


class _Beliefs:
    """What is believed of every option, compared with the first one."""

    def __init__(self, opinions: Sequence[float], trust: Trust) -> None:
        self.opinions = [opinion - opinions[0] for opinion in opinions]
        self.trust = trust
        self.results: list[list[float]] = [[] for _ in opinions]
        self.alive = list(range(len(opinions)))

    def belief(self, option: int) -> tuple[float, float]:
        """How much better than the first option this one is, and how far more trials may still move that."""
        gains = [own - first for own, first in zip(self.results[option], self.results[0], strict=False)]
        if not option or not gains:
            return self.opinions[option], 0.0
        trust, tables = self.trust, len(gains)
        mean = sum(gains) / tables
        seen = sum([(gain - mean) ** 2 for gain in gains])
        error = (GUESS * trust.luck**2 + seen) / (GUESS + tables - 1) / tables
        weight = trust.opinion**2 / (trust.opinion**2 + trust.trials**2 + error)
        return weight * mean + (1.0 - weight) * self.opinions[option], weight * sqrt(error)

    def learn(self) -> None:
        """Drop the options that will hardly be the best; the first one stays, to compare others with it."""
        beliefs = {option: self.belief(option) for option in self.alive}
        first = max(self.alive, key=lambda option: beliefs[option][0])
        most, doubt = beliefs[first]
        open_ = [
            option
            for option, (value, own) in beliefs.items()
            if option != first and _promise(most - value, hypot(doubt, own)) > self.trust.enough
        ]
        self.alive = sorted({0, first, *open_}) if open_ else [first]

    @property
    def best(self) -> int:
        """The option that is believed to be the best."""
        return max(range(len(self.results)), key=lambda option: self.belief(option)[0])


def _promise(behind: float, doubt: float) -> float:
    """What it brings in the mean to learn everything about an option that seems so much worse."""
    if doubt <= 0:
        return 0.0
    z = behind / doubt
    return doubt * exp(-0.5 * z * z) / sqrt(2 * pi) - behind * 0.5 * (1.0 - erf(z / sqrt(2)))


class _Clock:
    """Shares a budget among the rounds."""

    def __init__(self, budget: Budget, rounds: int, now: Callable[[], float]) -> None:
        self.budget = budget
        self.rounds = rounds
        self.now = now
        self.begun = now()

    def goes_on(self, number: int, trials: int, next_trials: int) -> bool:
        """Whether one more imagined table fits into the share of this round."""
        share = (number + 1) / self.rounds
        if self.budget.trials is not None:
            return trials + next_trials <= self.budget.trials * share
        spent = self.now() - self.begun
        per_trial = spent / trials if trials else 0.0
        return spent + per_trial * next_trials <= (self.budget.seconds or 0.0) * share
