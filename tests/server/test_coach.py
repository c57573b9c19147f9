"""The coach at any table: a bot warns of a blunder, in time, where the host allows it, and never in a rated game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import hemicycle
from hemicycle import bots
from hemicycle.bots.bot import POINTS, Bot, Explanation, RandomBot, Weighed
from hemicycle.server.protocol import requests as r
from hemicycle.server.room import playing
from hemicycle.server.room.effects import HintWanted
from hemicycle.server.runner import bots as table_bots
from tests.server.room.stage import Stage
from tests.server.test_accounts import member
from tests.server.wire import Visitor

Come = Callable[..., Visitor]


class Sure(Bot):
    """Knows what everything is worth."""

    much = 5.0

    def explain(self, seen: Any, random: Random) -> Explanation:
        worth = [Weighed(choice.action, 10.0 - 3 * k) for k, choice in enumerate(seen.view.choices)]
        return Explanation(tuple(worth), POINTS, "explain-habit")


def test_a_bot_warns_of_what_is_much_worse_and_of_nothing_else() -> None:
    match = hemicycle.game("secret-hitler").match(seed=3)
    seen = match.observation(match.waiting[0])
    first, second, third, *_ = [choice.action for choice in seen.view.choices]
    bot = Sure(match.game, match.rules)

    assert bot.warn(seen, first) is None
    assert bot.warn(seen, second) is None
    warning = bot.warn(seen, third)
    assert warning is not None
    assert warning.options[0].action == first
    assert bot.warn(seen, "no such action") is None
    assert RandomBot(match.game, match.rules).warn(seen, third) is None


def test_whoever_bids_most_of_their_base_for_one_region_is_warned_though_bids_are_drawn_by_lot() -> None:
    match = hemicycle.game("global-powers").match(seats=3, seed=5)
    seen = match.observation(match.waiting[0])
    bot = bots.make("solid", match.game, match.rules)

    warned = [choice.action for choice in seen.view.choices if bot.warn(seen, choice.action)]

    assert warned == [f"bid {politicians}" for politicians in range(11, 20)]
    advice = bot.warn(seen, "bid 19")
    assert advice is not None
    assert int(advice.options[0].action.removeprefix("bid ")) <= 6
    assert bot.warn(seen, "no such action") is None


@pytest.mark.parametrize("name", hemicycle.names())
def test_the_bots_that_advise_say_from_where_on_something_is_a_blunder(name: str) -> None:
    game = hemicycle.game(name)

    bot = bots.make("solid", game, game.load())

    assert bot.much > 0
    assert (bot.much < 1) == (name == "secret-hitler")  # chances there, points elsewhere


def test_a_blunder_is_told_at_the_table_and_a_good_answer_is_not(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open("secret-hitler", bots="beginner", start=True, lesson="liberal"))
    wire.asked_by("vote")
    wire.do(0, "ballot true")
    wire.asked_by("chancellor-enacts")
    asked = {"seat": 0, "decision": wire.updates[0]["decision"]}
    assert wire.ask("hint", seat=0)["suggestions"]  # so that the bot is loaded, and may see it in time

    bad = wire.ask("judge", action="enact 1", **asked)
    good = wire.ask("judge", action="enact 0", **asked)

    assert (bad["type"], bad["better"]) == ("judged", "enact 0")
    assert bad["word"]
    assert (good["type"], good["better"]) == ("judged", None)


def test_nobody_is_coached_where_the_host_does_not_allow_it_or_the_game_is_rated() -> None:
    stage = Stage(hints=False).seated("Ann")
    room = stage.room

    assert stage.refused("Ann", r.Hint, seat=0) == "no-hints"
    room.state.settings = msgspec.structs.replace(room.settings, hints=True, rated=True)
    assert stage.refused("Ann", r.Hint, seat=0) == "no-hints"
    room.state.settings = msgspec.structs.replace(room.settings, rated=False)
    assert playing.coached(room)


def test_at_a_rated_table_nobody_is_coached_whatever_is_asked_for(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    member(ann, "coached-ann")
    member(bob, "coached-bob")
    code = ann.open(seats=5, rated=True, hints=True)
    wires = [ann.wire(code), bob.wire(code)]
    wires[1].done("sit", seat=1)
    wires[0].done("start", bots="random")
    while not wires[0].asked():  # Bob may be the first president, and everybody waits for him
        for wire in wires:
            wire.settle()
        for seat in wires[1].asked():
            wires[1].do(seat, wires[1].any(seat, Random(1)))
    asked = {"seat": 0, "decision": wires[0].updates[0]["decision"], "action": wires[0].choices(0)[0]}

    assert wires[0].table["settings"]["hints"] is False
    assert wires[0].refused("hint", seat=0) == "no-hints"
    assert wires[0].refused("judge", **asked) == "no-hints"
    assert wires[0].refused("change", settings={**wires[0].table["settings"], "hints": True}) == "not-while-playing"
    assert ann.refusal("POST", f"/api/tables/{code}/matches/1/branches", {"seat": 0}) == (409, "no-hints")


def test_a_bot_that_takes_too_long_has_no_objection(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []

    class Bus:
        def deliver(self, connections: tuple[int, ...], message: bytes) -> None:
            sent.append(message)

    class Slow(table_bots.Bots):
        def __init__(self) -> None:
            self.services = type("Services", (), {"bus": Bus()})()
            self._advising = set()

        def job(self, wish: str, seat: int, level: str, action: str = "") -> Any:
            return None

        async def _ask(self, job: Any) -> Any:
            await asyncio.Event().wait()

    monkeypatch.setattr(table_bots, "JUDGING", 0.01)

    asyncio.run(Slow()._judge(HintWanted(1, "k", 0, "1.0", "solid", "ballot true"), "ballot true"))

    assert msgspec.json.decode(sent[0])["better"] is None
