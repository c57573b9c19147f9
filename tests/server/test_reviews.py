"""A match that is over can be reviewed at its table: once, in a process of its own, by whoever knows the table."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from tests.server.test_play import play_on
from tests.server.wire import Visitor

Come = Callable[..., Visitor]


def finished(ann: Visitor) -> str:
    """A game of Secret Hitler on one device, played to its end."""
    code = ann.open(seats=5, mine=5)
    wire = ann.wire(code)
    wire.done("start")
    play_on([wire], random.Random(1))
    return code


def made(ann: Visitor, id: str) -> dict[str, Any]:
    for _ in range(3_000):
        state: dict[str, Any] = ann.get(f"/api/reviews/{id}")
        if state["state"] in ("done", "failed"):
            return state
        time.sleep(0.1)
    raise AssertionError("no review")


def test_a_match_that_is_over_is_reviewed_once(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = finished(ann)

    asked = ann.http.post(f"/api/tables/{code}/matches/1/review", json={"depth": "quick"})
    state = made(ann, asked.json()["id"])

    assert state["state"] == "done"
    assert sum(state["review"]["course"][-1]["chances"]) == 1
    again = bob.http.post(f"/api/tables/{code}/matches/1/review", json={"depth": "quick"})
    assert again.json() == state  # found, not made again


def test_a_match_that_goes_on_is_not_reviewed(visitors: Come) -> None:
    ann = visitors("Ann")
    code = ann.open(seats=5)
    ann.wire(code).done("start", bots="random")

    assert ann.refusal("POST", f"/api/tables/{code}/matches/1/review", {}) == (409, "not-over")


def test_reviews_that_are_not_there_are_refused(visitors: Come) -> None:
    ann = visitors("Ann")

    assert ann.refusal("GET", f"/api/reviews/{'0' * 32}") == (404, "no-such-review")
    assert ann.refusal("GET", "/api/reviews/..%2Fkey") in ((404, "no-such-page"), (400, "malformed"))
    assert ann.refusal("DELETE", f"/api/reviews/{'0' * 32}") == (404, "no-such-review")
