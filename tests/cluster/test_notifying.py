"""Being called back on several nodes: whoever is first delivers, and nobody is told twice."""

from __future__ import annotations

from collections.abc import Callable

from tests.cluster.parts import Node
from tests.server.notify.receivers import Receiver
from tests.server.wire import Visitor

TABLES = 6


def test_two_nodes_tell_everything_once_and_a_dead_one_takes_nothing_along(nodes: Callable[..., list[Node]]) -> None:
    first, second = nodes(2, HEMICYCLE_NOTIFY_PRIVATE="true")
    with Receiver() as receiver, Visitor(first.url) as ann:
        way = ann.http.post("/api/ways", json={"target": {"type": "webhook", "url": receiver.url}}).json()
        ann.http.patch(f"/api/ways/{way['id']}", json={"events": ["turn"]})

        codes = [ann.open(seats=5, mine=5, start=True) for _ in range(TABLES)]
        first.kill()
        posts = receiver.wait(lambda posts: len({each[1]["X-Hemicycle-Id"] for each in posts}) == TABLES)

        told = [each[1]["X-Hemicycle-Id"] for each in posts]
        assert all(any(code.encode() in body for _, _, body in posts) for code in codes)
        assert len(told) - len(set(told)) <= TABLES  # only what a node had sent and not yet noted when it died
