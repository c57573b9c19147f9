"""The yardstick: how long one small, fixed piece of plain Python takes here and now. Never compiled."""

from __future__ import annotations

import random
import time

ITERATIONS = 200_000


def iteration_seconds(iterations: int = ITERATIONS) -> float:
    """CPU seconds of one iteration of the yardstick loop."""
    rnd = random.Random(1).random
    buf: list[float] = []
    d: dict[int, tuple[int, float]] = {}
    start = time.process_time()
    for i in range(iterations):
        x = rnd()
        buf.append(x)
        d[i & 7] = (i, x)
        if x < 0.5:
            buf.pop()
    return (time.process_time() - start) / iterations
