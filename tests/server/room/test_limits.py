"""Nobody does without end what others notice: every message has a limit, or a reason why it needs none."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from hemicycle.core.steps import Refused
from hemicycle.server.protocol import requests as r
from hemicycle.server.room import telling
from hemicycle.server.room.commands import Asked, Departed, Entered, Fresh, Joined
from hemicycle.server.room.handle import handle
from hemicycle.server.room.limits import LIMITED, UNLIMITED, buckets
from tests.server.room.stage import Stage, person

FIELDS: dict[type, dict[str, Any]] = {
    r.Sit: {"seat": 1, "name": "An insult"},
    r.Stand: {"seat": 1},
    r.ChooseParty: {"seat": 1},
    r.Swap: {"first": 0, "second": 1},
    r.Lock: {"seat": 3, "locked": True},
    r.PutBot: {"seat": 4, "level": "random"},
    r.LetBotPlay: {"seat": 0},
    r.TakeBack: {"seat": 0},
    r.GiveUp: {"seat": 0},
    r.IssueLink: {"seat": 3},
    r.Mute: {"seat": 0, "muted": True},
    r.WaitForSlowest: {"wait": True},
    r.Spectators: {"delay": 3, "talk": True},
    r.Propose: {"kind": "pause"},
    r.Ballot: {"vote": 1, "yes": True},
    r.Say: {"seat": 0, "text": "again"},
    r.SaveComment: {"match": 1, "entry": 1, "text": "again"},
    r.RemoveComment: {"match": 1, "comment": 1},
    r.Lead: {"match": 1, "entry": 1},
}


def test_every_message_has_a_limit_or_a_reason_why_it_needs_none() -> None:
    assert LIMITED.keys() | UNLIMITED.keys() == set(get_args(r.Request))
    assert LIMITED.keys() & UNLIMITED.keys() == set()
    assert set(LIMITED.values()) == set(buckets())


@pytest.mark.parametrize("kind", LIMITED, ids=lambda kind: kind.__name__)
def test_whoever_goes_on_without_end_is_told_to_wait(kind: type) -> None:
    stage = Stage().come("Ann")
    stage.ask("Ann", r.Sit, seat=0)
    codes = [_code(stage, kind, number) for number in range(70)]

    assert codes[-1] == "rate-limited"
    stage.now += 60_000
    assert _code(stage, kind, 99) != "rate-limited"


def _code(stage: Stage, kind: type, number: int) -> str:
    fields = {"settings": stage.room.settings} if kind is r.Change else FIELDS.get(kind, {})
    request = kind(key=f"again {number}", **fields)
    try:
        handle(stage.room, Asked(1, request, Fresh(1, bytes(32))), stage.now)
    except Refused as error:
        return error.code
    return "done"


def test_joining_and_leaving_from_a_list_is_limited_too() -> None:
    stage = Stage().come("Ann")
    codes = []
    for _ in range(40):
        for command in (Joined(person("Bob")), Departed("Bob")):
            try:
                stage.handle(command)
                codes.append("done")
            except Refused as error:
                codes.append(error.code)

    assert codes[0] == codes[1] == "done"
    assert codes[-1] == "rate-limited"


def test_a_muted_person_stays_muted_wherever_they_go() -> None:
    stage = Stage().come("Ann", "Bob")
    stage.ask("Ann", r.Sit, seat=0)
    stage.ask("Bob", r.Sit, seat=1)
    stage.ask("Ann", r.Mute, seat=1, muted=True)

    stage.ask("Bob", r.Stand, seat=1)
    assert stage.refused("Bob", r.Say, seat=None, text="as one who looks on") == "muted"
    stage.ask("Bob", r.Sit, seat=2)

    assert stage.refused("Bob", r.Say, seat=2, text="from another seat") == "muted"
    stage.ask("Ann", r.Mute, seat=2, muted=False)
    stage.ask("Bob", r.Say, seat=2, text="thank you")


def test_comments_and_leading_of_somebody_i_ignore_do_not_reach_me() -> None:
    stage = Stage().seated("Ann", "Bob", "Cem")
    stage.room.visitors[stage.people["Ann"]].ignores = frozenset({"Bob"})
    stage.ask("Ann", r.Propose, kind="abandon")
    while stage.room.phase != "abandoned":
        stage.ask("Bob", r.Ballot, vote=1, yes=True)

    told = [
        *stage.ask("Bob", r.SaveComment, match=1, entry=1, text="you fool").notices,
        *stage.ask("Bob", r.Lead, match=1, entry=1).notices,
    ]

    heard = [telling._audience(stage.room, notice) for notice in told]
    assert heard == [[stage.people["Cem"]], [stage.people["Cem"]]]
    effects = stage.handle(Entered(91, person("Ann"), r.Hello(key="again", protocol=1), ignores=["Bob"]))
    welcome = msgspec.json.decode(next(iter(telling.messages(stage.room, effects, {}, stage.now)))[1])
    assert welcome["leader"] is None
