"""How fast somebody may go: buckets that refill."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from hemicycle.server.refusals import Refuse


class Bucket:
    """Holds `burst` drops, refills `rate` a second; every message takes one."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Take drops and return 0, or return how many seconds to wait for them."""
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= cost:
            self.level -= cost
            return 0.0
        return (cost - self.level) / self.rate


class Limiter:
    """One bucket for each of the last few thousand callers."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float], most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str, cost: float = 1.0) -> None:
        """Let a caller pass, or refuse and say when to come back."""
        bucket = self._buckets.pop(caller, None) or Bucket(self.rate, self.burst, self.now())
        self._buckets[caller] = bucket
        while len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        wait = bucket.wait(self.now(), cost)
        if wait:
            raise Refuse("rate-limited", {"seconds": max(1, round(wait))}, after=round(wait, 3))
