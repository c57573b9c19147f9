"""Secrets stay: whoever may not know a difference is sent the same, byte for byte but for the time of day."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

import hemicycle
from hemicycle.core.match import Match
from hemicycle.core.steps import SEALED
from hemicycle.server.operate.command import app as command
from tests.server.process import Server
from tests.server.wire import Json, Visitor, Wire

TIMES = ("at", "now", "deadline", "created", "closes", "bank")
SEATS = 7
EYES = 0  # the seat that must not see a difference


def without_times(thing: Any) -> Any:
    """A message without wall-clock times, the keys our side made up, and hashes salted with the secret."""
    if isinstance(thing, list):
        return [without_times(each) for each in thing]
    if isinstance(thing, dict):
        kept = {k: without_times(v) for k, v in thing.items() if k not in (*TIMES, "key", "commitment", "link")}
        return {**kept, "done": list(kept["done"].values())} if kept.get("type") == "update" else kept
    return thing


def messages(wire: Wire) -> list[str]:
    """Everything a connection received, comparable."""
    wire.settle()
    kept = [news for news in wire.news if news["type"] != "done" or not news["key"].startswith("k")]  # answers to pings
    return [json.dumps(without_times(news)) for news in kept]


def seen(match: Match, seat: int | None) -> str:
    """All a seat knows in a match."""
    told = [str(event) for event in match.events(seat)] if seat is not None else []
    return f"{match.view(seat)} {told}"


def begun(name: str, seats: int, secret: int, number: int = 0) -> Match:
    """The match that begins at the number-th table of a server whose secrets are known, Ann first, then Bob."""
    game = hemicycle.game(name)
    names = ["Ann", "Bob", *[f"Bob {seat}" for seat in range(2, seats)]]
    code = f"TABLE{4 + 3 * number}"  # after three people; each table takes an id for its match, and a code for the next
    return Match.open(
        game, game.load(), seats, secret.to_bytes(32, "big"), names, pinned=True, place=(code, 1), contributions=()
    )


# --- two matches that one seat cannot tell apart ---


class Twins:
    """Two matches of Secret Hitler with other roles and another deck that look the same from one seat."""

    def __init__(self, secrets: tuple[int, int], number: int) -> None:
        self.secrets = secrets
        self.number = number
        self.played: tuple[list[tuple[int, str]], list[tuple[int, str]]] = ([], [])

    def next(self, luck: random.Random) -> tuple[int, str, str] | None:
        """A seat and its action in each match after which they still look the same, or None."""
        left, right = [self._match(side) for side in (0, 1)]
        if left.outcome is not None:
            return None
        seat = luck.choice(left.waiting)
        pairs = list(itertools.product(map(str, left.options(seat)), map(str, right.options(seat))))
        luck.shuffle(pairs)
        revealed = seat == EYES or left.table.agenda[-1].kind == SEALED  # what all will see must be the same
        for one, other in pairs:
            after = self._match(0, (seat, one)), self._match(1, (seat, other))
            alike = all(seen(after[0], eyes) == seen(after[1], eyes) for eyes in (EYES, None))
            if alike and (one == other or not revealed):
                self.played[0].append((seat, one))
                self.played[1].append((seat, other))
                return seat, one, other
        return None

    def _match(self, side: int, *more: tuple[int, str]) -> Match:
        match = begun("secret-hitler", SEATS, self.secrets[side], self.number)
        for seat, action in (*self.played[side], *more):
            match.act(seat, action)
        return match


def twins(number: int) -> tuple[int, int]:
    """Two secrets whose openings at a table look the same from the seat, with other roles behind."""
    alike: dict[str, tuple[int, tuple[int, ...]]] = {}
    for secret in range(1, 2_000):
        match = begun("secret-hitler", SEATS, secret, number)
        roles = tuple(match.table.roles)  # type: ignore[attr-defined]  # the test looks where no seat may
        other, behind = alike.setdefault(seen(match, EYES), (secret, roles))
        if behind != roles:
            return other, secret
    raise AssertionError("no twins")


class Table:
    """One of the two tables: Ann holds the seat that watches, Bob all the others, Eve looks on."""

    def __init__(self, server: Server) -> None:
        self.people = [Visitor(server.url, name) for name in ("Ann", "Bob", "Eve")]

    def close(self) -> None:
        for person in self.people:
            person.__exit__()

    def open(self, game: str = "secret-hitler", seats: int = SEATS) -> None:
        ann, bob, eve = self.people
        self.code = ann.open(game, seats=seats)
        self.ann, self.bob, self.eve = ann.wire(self.code), bob.wire(self.code), eve.wire(self.code)
        for seat in range(1, seats):
            self.bob.done("sit", seat=seat)
        self.ann.done("start")
        self.settle()

    def settle(self) -> None:
        for wire in (self.ann, self.bob, self.eve):
            wire.settle()

    def do(self, seat: int, action: str) -> None:
        self.settle()
        answer = (self.ann if seat == EYES else self.bob).do(seat, action)
        assert answer["type"] == "done", answer

    def busy_behind_the_scenes(self, seat: int) -> None:
        """Things one does at one's own seat that nobody else may notice."""
        self.settle()
        decision = self.bob.updates[seat]["decision"]
        if decision is not None:
            choices = self.bob.choices(seat)
            self.bob.ask("preview", seat=seat, decision=decision, actions=choices[:1])
            self.bob.done("save-draft", seat=seat, decision=decision, draft=choices)
            self.bob.ask("do", seat=seat, decision=decision, actions=["nominate 99"])
        self.bob.done("save-notes", seat=seat, text="Ann must not read this")

    def refusals(self) -> list[Json]:
        """What the watching seat is answered when it tries things it may not."""
        tries = ["nominate 1", "ballot true", "discard 0", "enact 1", "investigate 2", "x"]
        decision = self.ann.updates[EYES]["decision"] or "1.0"
        answers = [
            self.ann.ask("do", key=f"try {n}", seat=EYES, decision=decision, actions=[text, "x"])
            for n, text in enumerate(tries)
        ]
        return [without_times(answer) for answer in answers]


@pytest.fixture
def pair(own_server: Callable[..., Server]) -> Iterator[Callable[[list[tuple[int, int]]], list[Table]]]:
    tables: list[Table] = []

    def open_pair(seeds: list[tuple[int, int]]) -> list[Table]:
        for side in range(2):
            chosen = ",".join(str(each[side]) for each in seeds)
            tables.append(Table(own_server("-m", "tests.server.seeded", chosen)))
        return tables

    yield open_pair
    for table in tables:
        table.close()


def test_two_matches_a_seat_cannot_tell_apart_send_it_the_same(pair: Callable[..., list[Table]]) -> None:
    seeds = [twins(number) for number in range(6)]
    left, right = pair(seeds)
    compared = []
    for number, each in enumerate(seeds):
        luck = random.Random(number)
        twin = Twins(each, number)
        for table in (left, right):
            table.open()
        for step in itertools.count():
            pair_of_actions = twin.next(luck) if step < 60 else None
            if pair_of_actions is None:
                break
            seat, one, other = pair_of_actions
            if seat != EYES and luck.random() < 0.3:
                left.busy_behind_the_scenes(seat)
            left.do(seat, one)
            right.do(seat, other)
            if luck.random() < 0.1:
                assert left.refusals() == right.refusals()

        assert messages(left.ann) == messages(right.ann)
        assert messages(left.eve) == messages(right.eve)
        for whose in (f"?seat={EYES}", ""):
            logs = [table.people[0].get(f"/api/tables/{table.code}/matches/1/log{whose}") for table in (left, right)]
            assert without_times(logs[0]) == without_times(logs[1])
        compared.append(left.ann.updates[EYES]["n"])
    assert sum(compared) > 60, compared


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_changed_sealed_answer_is_silent_until_the_reveal(pair: Callable[..., list[Table]], name: str) -> None:
    game = hemicycle.game(name)
    seats = game.default_seats
    left, right = pair([(5, 5)])
    match = begun(name, seats, 5)
    luck = random.Random(5)
    for table in (left, right):
        table.open(name, seats)
    sealed = 0
    for _ in range(400):
        if match.outcome is not None or sealed > 8:
            break
        seat = luck.choice(match.waiting)
        options = [str(option) for option in match.options(seat)]
        action = luck.choice(options)
        secret = match.table.agenda[-1].kind == SEALED and seat != EYES and len(match.waiting) > 1
        if secret:
            sealed += 1
            for first in (luck.choice(options), luck.choice(options)):
                left.do(seat, first)
        left.do(seat, action)
        right.do(seat, action)
        match.act(seat, action)

    assert sealed
    assert messages(left.ann) == messages(right.ann)
    assert messages(left.eve) == messages(right.eve)


def test_logs_metrics_and_exports_of_a_running_match_hold_no_secret(
    own_server: Callable[..., Server], tmp_path: Any
) -> None:
    server = own_server("-m", "tests.server.seeded", "5", HEMICYCLE_METRICS_OPEN="true")
    table = Table(server)
    table.open()
    match = begun("secret-hitler", SEATS, 5)
    luck = random.Random(1)
    for _ in range(30):
        seat = match.waiting[0]
        action = str(luck.choice(match.options(seat)))
        match.act(seat, action)
        table.do(seat, action)
        table.bob.ask("do", seat=3, decision="1.0", actions=["made up"])
    metrics = table.people[0].http.get("/metrics").text
    result = CliRunner().invoke(command, ["export", str(tmp_path / "out"), "--data", str(server.data)])
    table.close()
    server.stop()

    assert result.exit_code == 0, result.output
    exported = [path.read_text() for path in (tmp_path / "out").iterdir()]
    assert len(exported) == 1
    events = [json.loads(line) for line in exported[0].splitlines()[1:]]
    public = [event for _, audience, event in match.history if audience is None]
    assert sum(len(line["events"]) for line in events) == len(public)
    assert not any(word in exported[0] for word in ("luck", "role-dealt", "seed", '"do"', "ballot"))
    for text in (metrics, server.log.read_text()):
        assert not any(
            word in text for word in ("Ann", "Bob", table.code, "ballot", "nominate", "liberal", "fascist", "made up")
        )
