"""Being called back and staying safe on several nodes: nobody is told twice, or hears whom they do not want to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.cluster.parts import LONG, Node, acquainted
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


def test_whoever_is_ignored_on_one_node_is_not_heard_from_another(nodes: Callable[..., list[Node]]) -> None:
    first, second = nodes(2, lease=LONG, HEMICYCLE_OPERATORS="olga")
    asyncio.run(acquainted([first, second]))  # the sockets below do not come back, as people's do
    with Visitor(first.url) as ann, Visitor(second.url, "Bob") as bob, Visitor(second.url, "Olga") as olga:
        code = ann.open(seats=5)
        mine, theirs = ann.wire(code), bob.wire(code)
        theirs.done("sit", seat=1)
        mine.done("say", seat=0, text="one")

        bob.http.post("/api/ignored", json={"code": code, "seat": 0})
        mine.done("say", seat=0, text="two")
        theirs.done("say", seat=1, text="three")

        heard = [news["talk"]["text"] for news in theirs.news if news["type"] == "said"]
        assert heard == ["one", "three"]
        olga.http.post("/api/accounts", json={"account": "olga", "password": "correct horse battery"})
        olga.http.post(f"/api/operate/tables/{code}/close", json={"reason": "enough"})
        bye = theirs.wait(lambda news: news["type"] == "bye")
        assert (bye["code"], bye["detail"]) == ("table-closed", {"reason": "enough"})
