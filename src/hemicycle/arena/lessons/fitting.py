"""Fitting curves to choices: logistic regression, and the same for a choice among several; both lean to a prior."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Picked = tuple[Sequence[Sequence[float]], int]  # what speaks for each option, and which one was chosen

STEPS = 40  # Newton's method is done long before


def logistic(rows: Floats, happened: Floats, prior: Sequence[float] | Floats, ridge: float = 1.0) -> Floats:
    """Weights of features so that a logistic curve of them tells how often something happened."""
    start = np.array(prior, dtype=np.float64)
    weights = start.copy()
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (happened - chance) - ridge * (weights - start)
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += np.clip(step, -5, 5)
        if np.abs(step).max() < 1e-6:
            break
    return weights


def chosen(choices: Sequence[Picked], prior: Sequence[float], ridge: float = 1.0) -> Floats:
    """Weights of features so that options are chosen in proportion to the exponential of what speaks for them."""
    start = np.array(prior, dtype=np.float64)
    weights = start.copy()
    options = [(np.array(rows, dtype=np.float64), place) for rows, place in choices]
    for _ in range(STEPS):
        slope, bend = -ridge * (weights - start), ridge * np.eye(len(weights))
        for rows, place in options:
            lean = rows @ weights
            shares = np.exp(lean - lean.max())
            shares /= shares.sum()
            mean = shares @ rows
            slope += rows[place] - mean
            bend += (rows * shares[:, None]).T @ rows - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        weights += np.clip(step, -3, 3)
        if np.abs(step).max() < 1e-5:
            break
    return weights
