"""What is counted for operators: never a name, a code of a table or anything a seat may not know."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from hemicycle.server.protocol.bodies import Hand
from hemicycle.server.protocol.refusals import STATUS

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)


class Playing(Collector):
    """What every turn of a room counts, in plain numbers until somebody asks; see decision 110."""

    def __init__(self) -> None:
        self.moments = dict.fromkeys(get_args(Hand), 0)
        self.turns = [0] * (len(FAST) + 1)
        self.seconds = 0.0

    def turn(self, seconds: float) -> None:
        """A turn is over."""
        self.turns[bisect_left(FAST, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterable[CounterMetricFamily | HistogramMetricFamily]:
        """All of it as the library takes it."""
        moments = CounterMetricFamily("hemicycle_moments", "Committed changes", labels=["hand"])
        for hand, count in self.moments.items():
            moments.add_metric([hand], count)
        buckets = list(zip([*map(str, map(float, FAST)), "+Inf"], accumulate(self.turns), strict=True))
        turns = HistogramMetricFamily("hemicycle_turn_seconds", "One turn of a room")
        turns.add_metric([], buckets, self.seconds)
        return [moments, turns]


class Metrics:
    """All counters of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.playing = Playing()
        registry.register(self.playing)
        self.sockets = Gauge("hemicycle_sockets", "Open sockets", registry=registry)
        self.rooms = Gauge("hemicycle_rooms", "Rooms in memory", registry=registry)
        self.refusals = Counter("hemicycle_refusals", "Refused messages and requests", ["code"], registry=registry)
        self.commits = Histogram("hemicycle_commit_seconds", "One group commit", buckets=FAST, registry=registry)
        self.group = Histogram(
            "hemicycle_commit_works", "Works in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200), registry=registry
        )
        self.thoughts = Histogram("hemicycle_thought_seconds", "One thought of a bot", buckets=SLOW, registry=registry)
        self.failures = Counter("hemicycle_bot_failures", "Bots that broke down or ran late", registry=registry)

    def refused(self, code: str) -> None:
        """Count a refusal; those of the rules are counted together."""
        self.refusals.labels(code if code in STATUS else "other").inc()

    def committed(self, works: int, seconds: float) -> None:
        """Count a group commit."""
        self.group.observe(works)
        self.commits.observe(seconds)

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self.registry)
