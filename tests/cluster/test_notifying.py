"""Being called back on several nodes: whoever is first delivers, and nobody is told twice."""

from __future__ import annotations

from collections.abc import Callable

from tests.cluster.parts import Node
from tests.server.notify.receivers import Receiver
from tests.server.wire import Visitor

TABLES = 8


def test_two_nodes_tell_everything_once(nodes: Callable[..., list[Node]]) -> None:
    first, second = nodes(2, HEMICYCLE_NOTIFY_PRIVATE="true")
    with Receiver() as receiver, Visitor(first.url) as ann, Visitor(second.url, "Bob") as bob:
        ways: dict[Visitor, str] = {}
        for person in (ann, bob):
            target = {"type": "webhook", "url": f"{receiver.url}/{len(ways)}"}
            way = person.http.post("/api/ways", json={"target": target}).json()
            ways[person] = person.http.patch(f"/api/ways/{way['id']}", json={"events": ["turn"]}).json()["id"]

        codes = [person.open(seats=5, mine=5, start=True) for person in (ann, bob) for _ in range(TABLES)]
        receiver.wait(lambda posts: len(posts) >= len(codes))
        for person, way in ways.items():  # what was due before has been told by then
            person.http.post(f"/api/ways/{way}/test")
        posts = receiver.wait(lambda posts: len(posts) >= len(codes) + 2)

    told = [body for _, _, body in posts]
    assert [sum(code.encode() in body for body in told) for code in codes] == [1] * len(codes)
