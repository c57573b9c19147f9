"""Fitting curves to choices: logistic regression, and the same for a choice among several; both lean to a prior."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Picked = tuple[Sequence[Sequence[float]], int]  # what speaks for each option, and which one was chosen

STEPS = 40  # Newton's method is done long before
HALVINGS = 30


def logistic(rows: Floats, happened: Floats, prior: Sequence[float] | Floats, ridge: float = 1.0) -> Floats:
    """Weights of features so that a logistic curve of them tells how often something happened."""
    start = np.array(prior, dtype=np.float64)

    def cost(weights: Floats) -> float:
        lean = rows @ weights
        return float((np.logaddexp(0, lean) - happened * lean).sum() + _strays(weights, start, ridge))

    def newton(weights: Floats) -> Floats:
        chance = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (happened - chance) - ridge * (weights - start)
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(len(weights))
        return np.asarray(np.linalg.solve(bend, slope), dtype=np.float64)

    return _descend(start, cost, newton)


def chosen(choices: Sequence[Picked], prior: Sequence[float], ridge: float = 1.0) -> Floats:
    """Weights of features so that options are chosen in proportion to the exponential of what speaks for them."""
    start = np.array(prior, dtype=np.float64)
    options = [(np.array(rows, dtype=np.float64), place) for rows, place in choices]

    def cost(weights: Floats) -> float:
        leans = [(rows @ weights, place) for rows, place in options]
        return float(sum([np.logaddexp.reduce(lean) - lean[place] for lean, place in leans])) + _strays(
            weights, start, ridge
        )

    def newton(weights: Floats) -> Floats:
        slope, bend = -ridge * (weights - start), ridge * np.eye(len(weights))
        for rows, place in options:
            lean = rows @ weights
            shares = np.exp(lean - lean.max())
            shares /= shares.sum()
            mean = shares @ rows
            slope += rows[place] - mean
            bend += (rows * shares[:, None]).T @ rows - np.outer(mean, mean)
        return np.asarray(np.linalg.solve(bend, slope), dtype=np.float64)

    return _descend(start, cost, newton)


def _strays(weights: Floats, start: Floats, ridge: float) -> float:
    """What it costs to be far from the prior."""
    return float(ridge / 2 * ((weights - start) ** 2).sum())


def _descend(start: Floats, cost: Callable[[Floats], float], newton: Callable[[Floats], Floats]) -> Floats:
    """Newton's method; a step that makes it worse is halved until it does not, or it might never arrive."""
    weights, now = start, cost(start)
    for _ in range(STEPS):
        step = newton(weights)
        for _ in range(HALVINGS):
            if (then := cost(weights + step)) <= now:
                break
            step = step / 2
        else:
            break
        weights, now = weights + step, then
        if np.abs(step).max() < 1e-6:
            break
    return weights
