"""Delivery: takes what is due from the outbox, on one node at a time, and sends it until it has arrived."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from urllib.parse import urlsplit

import msgspec

from hemicycle.core.steps import Refused
from hemicycle.server.config import Config
from hemicycle.server.notify import push, webhook
from hemicycle.server.notify.mail import Letter, Mailer
from hemicycle.server.notify.messages import Message, identity, message, words
from hemicycle.server.notify.outgoing import Poster, Undeliverable
from hemicycle.server.notify.quiet import quiet_until
from hemicycle.server.notify.ways import Parcel, Way
from hemicycle.server.operate.logs import log
from hemicycle.server.protocol.notifications import MailTarget, PushTarget, WebhookTarget
from hemicycle.server.protocol.refusals import retry_after
from hemicycle.server.room.bucket import Buckets
from hemicycle.server.room.clocks import DAY
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.store.outbox import Outbox

EVERY = 1.0  # seconds between two looks into the outbox
MOST = 50  # parcels taken at once
AT_ONCE = 16  # conversations with other servers
MOST_TRIES = 8
EACH_HOUR = 60  # posts to one address, whoever named it: nobody floods others by way of us
OWN_MINUTE = 30  # posts of one person to one host, by however many addresses
HOST_MINUTE = 600  # posts to one host in all; everybody's browser may be reached by the same one
LONG = 10_000  # milliseconds one way may take of a round; so that a round ends before its claims do
STALE = 2 * DAY  # what is older than that is no news
AT_ONCE_KINDS = ("test", "confirm")  # its owner waits for it
URGENT = ("turn", "late", "test")
Signer = Callable[[str, str], str]  # makes tokens for links in mails: for what, and by which way


class Senders:
    """By which ways this server can send."""

    def __init__(self, config: Config, key: bytes) -> None:
        self.config = config
        self.poster = Poster(private=config.notify_private)
        contact = config.contact or (config.origin if config.secure else f"mailto:{_bare(config.mail_from)}")
        self.pusher = push.Pusher(key, self.poster, contact) if push.AVAILABLE else None
        self.mailer = Mailer(config) if config.smtp_host else None


class Delivery:
    """At least once by every way, and never again once that is noted."""

    def __init__(self, outbox: Outbox, clock: TimeOfDay, senders: Senders, sign: Signer) -> None:
        self.outbox = outbox
        self.clock = clock
        self.senders = senders
        self.config = senders.config
        self.sign = sign
        self._free = asyncio.Semaphore(AT_ONCE)
        self._posting = Buckets(rate=EACH_HOUR / 3600, burst=EACH_HOUR)
        self._own = Buckets(rate=OWN_MINUTE / 60, burst=OWN_MINUTE)
        self._hosts = Buckets(rate=HOST_MINUTE / 60, burst=HOST_MINUTE)

    async def run(self) -> None:
        """For as long as the server lives."""
        while True:
            try:
                delivered = await self.round()
            except Exception:
                log.exception("outbox not delivered")
                delivered = 0
            await asyncio.sleep(0 if delivered else EVERY)

    async def round(self) -> int:
        """Deliver what is due; says how much there was."""
        parcels = await self.outbox.claim(self.clock.now(), MOST)
        by_way = attrgetter("person", "way")
        groups = [list(group) for _, group in groupby(sorted(parcels, key=by_way), key=by_way)]
        await asyncio.gather(*[self._deliver(group) for group in groups])
        return len(parcels)

    async def _deliver(self, parcels: list[Parcel]) -> None:
        """What one person is told by one way."""
        try:
            async with self._free:
                way = await self.outbox.way(parcels[0].way)
                person = await self.outbox.person(parcels[0].person)
                if way is None or person is None or way.person != person.id:
                    await self.outbox.settle(parcels, "dropped")
                    return
                left = await self._wanted(way, parcels)
                if isinstance(way.target, MailTarget):
                    await self._mail(way, way.target, left, person.language)
                else:
                    await self._one_by_one(way, left, person.language)
        except Exception:
            log.exception("notification not delivered")  # the claim runs out, and somebody tries again

    async def _wanted(self, way: Way, parcels: list[Parcel]) -> list[Parcel]:
        """Without what nobody wants to hear any more, or not now."""
        now = self.clock.now()
        choice = await self.outbox.choice(way.person)
        waiting = {each.thing for each in await self.outbox.waiting(way.person, way.id)}
        stale = [each for each in parcels if self._unwanted(way, each, choice.off.get(each.room, []), now)]
        if stale:
            await self.outbox.settle(stale, "dropped")
        called_off = [each for each in parcels if each not in stale and each.thing not in waiting]
        if fresh := [each for each in called_off if not each.tries]:
            await self.outbox.never_sent(fresh)
        left = [each for each in parcels if each not in stale and each not in called_off]
        until = quiet_until(choice.quiet, now)
        later = [each for each in left if until is not None and each.kind not in AT_ONCE_KINDS]
        if later and until is not None:
            await self.outbox.put_off(later, until)
        return [each for each in left if each not in later]

    def _unwanted(self, way: Way, parcel: Parcel, off: Sequence[str], now: int) -> bool:
        missed = parcel.deadline is not None and parcel.deadline < now
        unknown = not way.confirmed and parcel.kind != "confirm"
        return unknown or missed or parcel.created < now - STALE or way.kind in off

    async def _one_by_one(self, way: Way, parcels: list[Parcel], language: str) -> None:
        """Until one does not arrive, or they take long: a receiver that is slow holds up its own people alone."""
        began = self.clock.now()
        for number, parcel in enumerate(parcels, 1):
            arrived = await self._alone(way, parcel, language)
            now, rest = self.clock.now(), parcels[number:]
            if rest and (not arrived or now - began >= LONG):
                await self.outbox.put_off(rest, now if arrived else now + int(self.config.notify_retry * 1000))
                return

    async def _alone(self, way: Way, parcel: Parcel, language: str) -> bool:
        """Send one thing; says whether the next one may be tried."""
        try:
            self._pass(way)
        except Refused as error:
            wait = int(max(EVERY, retry_after(error) or 0) * 1000)
            await self.outbox.put_off([parcel], self.clock.now() + wait)
            return True
        try:
            await self._send(way, message(parcel, language, self.config.address), parcel)
        except Undeliverable as problem:
            await self._failed(way, [parcel], problem)
            return False
        await self._arrived(way, [parcel])
        return True

    def _pass(self, way: Way) -> None:
        """Refuse what would be too much for whoever is posted to."""
        target, now = target_of(way), self.clock.now() / 1000
        host = urlsplit(target).hostname or ""
        self._own.take(f"{way.person} {host}", now)
        self._posting.take(target, now)
        self._hosts.take(host, now)

    async def _send(self, way: Way, told: Message, parcel: Parcel) -> None:
        if isinstance(way.target, PushTarget):
            if self.senders.pusher is None:
                raise Undeliverable("no-push", final=True)
            body = msgspec.json.encode(told)
            topic = push.topic(parcel.thing)
            await self.senders.pusher.send(way.target, body, topic, urgent=parcel.kind in URGENT)
        elif isinstance(way.target, WebhookTarget):
            await webhook.send(self.senders.poster, way.target, way.secret, told)

    async def _mail(self, way: Way, target: MailTarget, parcels: list[Parcel], language: str) -> None:
        """All that has gathered, in one mail; then nothing for a while."""
        pause = way.sent + int(self.config.mail_pause * 1000)
        early = [each for each in parcels if each.kind not in AT_ONCE_KINDS and self.clock.now() < pause]
        if early:
            await self.outbox.put_off(early, pause)
        ready = [each for each in parcels if each not in early]
        asking = [each for each in ready if each.kind == "confirm"]
        told = [each for each in ready if each.kind != "confirm"]
        for letter in (asking, told):
            if letter:
                await self._post(way, target.address, letter, language)

    async def _post(self, way: Way, to: str, parcels: list[Parcel], language: str) -> None:
        try:
            if self.senders.mailer is None:
                raise Undeliverable("no-mail", final=True)
            await self.senders.mailer.send(self._letter(way, to, parcels, language))
        except Undeliverable as problem:
            await self._failed(way, parcels, problem)
        else:
            await self._arrived(way, parcels)

    def _letter(self, way: Way, to: str, parcels: list[Parcel], language: str) -> Letter:
        say, address = words(language).say, self.config.address
        name = identity(*parcels)  # a letter that tells more than one before is no copy of it
        if parcels[0].kind == "confirm":
            link = f"{address}/mail#confirm={self.sign('confirm', way.id)}"
            text = say("notify-mail-confirm", {"link": link})
            return Letter(to, say("notify-mail-confirm-subject"), text, name, language)
        told = [message(parcel, language, address) for parcel in parcels]
        lines = [f"{each.title}: {each.text}\n{each.link}" for each in told]
        stop = self.sign("stop", way.id)
        foot = say("notify-mail-foot", {"stop": f"{address}/mail#stop={stop}", "choose": f"{address}/notifications"})
        first = f"{told[0].title}: {told[0].text}"
        subject = first if len(told) == 1 else say("notify-mail-subject", {"first": first, "more": len(told) - 1})
        text = "\n\n".join([*lines, f"-- \n{foot}\n"])
        return Letter(to, subject, text, name, language, f"{address}/api/mail/stop?token={stop}")

    async def _arrived(self, way: Way, parcels: list[Parcel]) -> None:
        told = [each for each in parcels if each.kind not in AT_ONCE_KINDS]
        await self.outbox.settle(parcels, "sent")
        await self.outbox.change_way(way.id, trouble=None, **({"sent": self.clock.now()} if told else {}))

    async def _failed(self, way: Way, parcels: list[Parcel], problem: Undeliverable) -> None:
        """Later, ever later; what will never arrive is given up, and a browser that is gone is forgotten."""
        log.info("notification not accepted", extra={"problem": problem.code, "way": way.kind})
        if problem.code == "gone" and way.kind == "push":
            await self.outbox.remove_way(way.id)
            return
        await self.outbox.change_way(way.id, trouble=problem.code)
        tries = max(each.tries for each in parcels) + 1
        if problem.final or tries >= MOST_TRIES:
            await self.outbox.settle(parcels, "failed")
            return
        wait = max(int(self.config.notify_retry * 1000) << (tries - 1), int((problem.after or 0) * 1000))
        await self.outbox.try_again(parcels, self.clock.now() + min(wait, STALE))


def target_of(way: Way) -> str:
    """Where something by a way arrives."""
    return way.target.endpoint if isinstance(way.target, PushTarget) else way.label


def _bare(sender: str) -> str:
    """The address in "Name <address>"."""
    return sender.rpartition("<")[2].rstrip(">") or "operator@localhost.localdomain"
