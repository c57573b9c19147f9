"""What does not arrive is tried again ever later, and nobody is flooded by way of us."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle.server.config import Config
from hemicycle.server.notify.delivery import (
    AT_ONCE,
    EACH_HOUR,
    EVERY,
    HOST_MINUTE,
    LONG,
    MOST,
    MOST_TRIES,
    OWN_MINUTE,
    Delivery,
    Senders,
)
from hemicycle.server.notify.mail import Letter, Mailer
from hemicycle.server.notify.outgoing import PATIENCE, Undeliverable
from hemicycle.server.notify.ways import Parcel, Way
from hemicycle.server.protocol.notifications import MailTarget, WebhookTarget
from hemicycle.server.room.commands import Left
from hemicycle.server.room.notifying import BLINK
from hemicycle.server.store.outbox import CLAIM, Outbox
from tests.server.notify.receivers import Mailbox
from tests.server.test_runner import Scene, play

URL = "https://example.org/hook"


class Box:
    """An outbox that only notes what becomes of parcels."""

    def __init__(self) -> None:
        self.noted: list[tuple[str, Any]] = []

    async def put_off(self, parcels: list[Parcel], due: int) -> None:
        self.noted.append(("put off", due))

    async def try_again(self, parcels: list[Parcel], due: int) -> None:
        self.noted.append(("later", due))

    async def settle(self, parcels: list[Parcel], state: str) -> None:
        self.noted.append((state, len(parcels)))

    async def change_way(self, id: str, **changes: object) -> None:
        pass


class Clock:
    def now(self) -> int:
        return 1_000_000


@pytest.fixture
def delivery(tmp_path: Path) -> Delivery:
    config = Config(data=tmp_path, notify_retry=20.0)
    box: Any = Box()
    clock: Any = Clock()
    return Delivery(box, clock, Senders(config, b"k" * 32), lambda purpose, way: "")


def parcel(thing: str = "CODE turn 1.2", tries: int = 0) -> Parcel:
    return Parcel(
        person="p", thing=thing, way="w", room="CODE", kind="turn", game="secret-hitler", by="", deadline=None,
        created=1_000_000, due=0, tries=tries, claimed=0, state="waiting",
    )  # fmt: skip


def way(person: str = "p", url: str = URL) -> Way:
    target = WebhookTarget(url=url, form="json")
    return Way(
        id="w", person=person, kind="webhook", target=target, events=["turn"], confirmed=True, secret="", created=0
    )


def failing(delivery: Delivery, problem: Undeliverable, tries: int) -> tuple[str, Any]:
    async def post(*_: Any) -> None:
        raise problem

    delivery.senders.poster.post = post  # type: ignore[assignment,method-assign]  # nothing leaves this test
    asyncio.run(delivery._alone(way(), parcel(tries=tries), "en"))
    noted: Any = delivery.outbox
    return noted.noted[-1]  # type: ignore[no-any-return]


def test_every_further_try_comes_twice_as_late_until_it_is_given_up(delivery: Delivery) -> None:
    noted = [failing(delivery, Undeliverable("busy"), tries) for tries in range(MOST_TRIES)]

    waits = [(due - 1_000_000) // 1000 for what, due in noted if what == "later"]
    assert waits == [20 * 2**tries for tries in range(MOST_TRIES - 1)]
    assert noted[-1] == ("failed", 1)


def test_a_receiver_says_when_to_come_back_or_that_it_never_will(delivery: Delivery) -> None:
    assert failing(delivery, Undeliverable("busy", after=900), 0) == ("later", 1_000_000 + 900_000)
    assert failing(delivery, Undeliverable("not-accepted", final=True), 0) == ("failed", 1)


def test_one_address_gets_so_many_posts_an_hour_whoever_named_it(delivery: Delivery) -> None:
    posts: list[str] = []

    async def post(url: str, *_: Any) -> None:
        posts.append(url)

    delivery.senders.poster.post = post  # type: ignore[assignment,method-assign]  # nothing leaves this test
    for number in range(EACH_HOUR + 5):
        asyncio.run(delivery._alone(way(f"person {number}"), parcel(f"CODE turn 1.{number}"), "en"))

    noted: Any = delivery.outbox
    assert len(posts) == EACH_HOUR
    assert [what for what, _ in noted.noted][-5:] == ["put off"] * 5  # which is no try that failed
    assert noted.noted[-1][1] > 1_000_000


@pytest.mark.parametrize(("people", "most"), [(1, OWN_MINUTE), (HOST_MINUTE, HOST_MINUTE)], ids=["one", "many"])
def test_one_host_gets_so_many_posts_a_minute_by_however_many_addresses(
    delivery: Delivery, people: int, most: int
) -> None:
    posts: list[str] = []

    async def post(url: str, *_: Any) -> None:
        posts.append(url)

    async def deliver() -> None:
        for number in range(most + 5):
            named = way(f"person {number % people}", f"https://example.org/hook?{number}")
            await delivery._alone(named, parcel(f"CODE turn 1.{number}"), "en")

    delivery.senders.poster.post = post  # type: ignore[assignment,method-assign]  # nothing leaves this test
    asyncio.run(deliver())

    noted: Any = delivery.outbox
    assert len(posts) == most
    assert [what for what, _ in noted.noted][-5:] == ["put off"] * 5
    assert noted.noted[-1][1] >= 1_000_000 + EVERY * 1000  # not at once: they would be looked at again and again


@pytest.mark.parametrize("how", ["takes long", "does not answer"])
def test_a_slow_receiver_holds_up_its_own_people_alone(delivery: Delivery, how: str) -> None:
    """Whoever names one that takes its time could keep everybody's notifications waiting, a quarter of an hour each."""
    spent: list[int] = []

    async def post(*_: Any) -> None:
        spent.append(14_000)
        if how == "does not answer":
            raise Undeliverable("no-answer")

    delivery.senders.poster.post = post  # type: ignore[assignment,method-assign]  # nothing leaves this test
    delivery.clock.now = lambda: 1_000_000 + sum(spent)  # type: ignore[method-assign]  # time goes by while it waits

    asyncio.run(delivery._one_by_one(way(), [parcel(f"CODE turn 1.{number}") for number in range(40)], "en"))

    noted: Any = delivery.outbox
    assert len(spent) == 1
    later = 0 if how == "takes long" else 20_000
    assert noted.noted[-1] == ("put off", 1_014_000 + later)


def test_a_round_ends_before_its_claims_do() -> None:
    """Else another node would send the same things meanwhile."""
    longest = LONG / 1000 + PATIENCE  # one that began just in time
    assert -(-MOST // AT_ONCE) * longest * 1000 < CLAIM


def test_a_letter_asks_or_tells_and_one_that_tells_more_is_no_copy(delivery: Delivery) -> None:
    letters: list[Letter] = []

    class Post:
        async def send(self, letter: Letter) -> None:
            letters.append(letter)

    delivery.senders.mailer = Post()  # type: ignore[assignment]  # nothing leaves this test
    mailbox = msgspec.structs.replace(way(), kind="mail", target=MailTarget(address="ann@example.org"))
    asking = msgspec.structs.replace(parcel("confirm 1"), kind="confirm", room="")
    one, two = parcel("CODE turn 1.2"), parcel("CODE turn 3.4")
    for parcels in ([asking, one], [one, two]):
        asyncio.run(delivery._mail(mailbox, MailTarget(address="ann@example.org"), parcels, "en"))

    noted: Any = delivery.outbox
    assert len(letters) == 3
    assert len({letter.name for letter in letters}) == 3
    assert "confirm" in letters[0].text
    assert [letter.stop is not None for letter in letters] == [False, True, True]
    assert [what for what, _ in noted.noted] == ["sent"] * 3


def test_a_letter_goes_to_nobody_else_whatever_could_be_read_out_of_its_mailbox(
    tmp_path: Path, mailbox: Mailbox
) -> None:
    config = Config(
        data=tmp_path, smtp_host="127.0.0.1", smtp_port=mailbox.port, smtp_security="none", mail_from="a@example.org"
    )
    to = "=?utf-8?q?ann=40example.org=2C?=eve@example.org"  # kept by a version that took it for a mailbox

    with pytest.raises(Undeliverable):
        asyncio.run(Mailer(config).send(Letter(to, "Your turn", "Your turn", "name", "en")))

    assert mailbox.letters == []


# --- coming for a moment ---


async def looks_in(stage: Scene) -> None:
    """Ann comes, decides nothing, and leaves."""
    _, connection = stage.come()
    await stage.runner.idle()
    stage.runner.submit(Left(connection))
    await stage.runner.idle()


async def told(stage: Scene) -> tuple[Outbox, Way]:
    """How Ann is reached, after she has left an open decision behind."""
    outbox = stage.door.choosing.outbox
    hers = way(stage.ann.id)
    await outbox.add_way(hers)
    stage.runner.submit(Left(stage.connection))
    await stage.runner.idle()
    assert len(await outbox.waiting(stage.ann.id, "w")) == 1
    return outbox, hers


@pytest.mark.parametrize("claimed", [False, True])
def test_whoever_only_looks_in_before_they_are_told_is_told_after_all(tmp_path: Path, *, claimed: bool) -> None:
    async def scene(stage: Scene) -> None:
        outbox, hers = await told(stage)
        parcels = await outbox.claim(stage.door.clock.now() + BLINK, MOST) if claimed else []
        _, connection = stage.come()
        await stage.runner.idle()
        assert await outbox.waiting(stage.ann.id, "w") == []
        if claimed:
            assert await delivering(stage, outbox)._wanted(hers, parcels) == []
        stage.runner.submit(Left(connection))
        await stage.runner.idle()

        (again,) = await outbox.waiting(stage.ann.id, "w")

        assert (again.kind, again.tries) == ("turn", 0)

    play(tmp_path, scene)


def test_what_may_be_on_its_way_is_not_told_again_to_whoever_looks_in(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        outbox, _ = await told(stage)
        assert len(await outbox.claim(stage.door.clock.now() + BLINK, MOST)) == 1

        await looks_in(stage)

        assert await outbox.waiting(stage.ann.id, "w") == []

    play(tmp_path, scene)


def delivering(stage: Scene, outbox: Outbox) -> Delivery:
    return Delivery(outbox, stage.door.clock, stage.door.choosing.senders, lambda purpose, way: "")
