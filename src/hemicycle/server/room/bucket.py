"""How fast somebody may go: buckets that refill."""

from __future__ import annotations

from hemicycle.server.protocol.refusals import too_fast


class Bucket:
    """Holds `burst` drops, refills `rate` a second; every message takes one. Times in seconds."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Take drops and return 0, or return how many seconds to wait for them."""
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level >= cost:
            self.level -= cost
            return 0.0
        return (cost - self.level) / self.rate


class Buckets:
    """One bucket for each of the last few thousand callers."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, caller: str, now: float, cost: float = 1.0) -> None:
        """Let a caller pass, or refuse and say when to come back."""
        bucket = self._buckets.pop(caller, None) or Bucket(self.rate, self.burst, now)
        self._buckets[caller] = bucket  # the last one that came is the last one to be forgotten
        while len(self._buckets) > self.most:
            del self._buckets[next(iter(self._buckets))]
        wait = bucket.wait(now, cost)
        if wait:
            raise too_fast(wait)
