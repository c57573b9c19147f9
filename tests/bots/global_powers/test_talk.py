"""What parties say to each other, what they remember of it, and how they haggle."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle import bots
from hemicycle.bots.global_powers import speech
from hemicycle.bots.global_powers.judgement import HONOUR
from hemicycle.core.values import Event, Remark
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.events_acts import OfferMade, ProposedWar, WarFought
from hemicycle.games.global_powers.negotiation import Answer, AskPeace, CallAgainst, Threaten, WouldTrade
from hemicycle.games.global_powers.promises import WillNotAttack
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from tests.games.global_powers.tables import BLUE, GAME, GREEN, RED, play, step, table

QUIET = {"army": 0, "trade": 0, "raw": 0, "diplomacy": 0}
ATTACK = (ProposedWar(RED, "europe", "orient"), WarFought("europe", "orient", 2, 1, 5, 3, "won"))


def neighbours(**more: object) -> Table:
    """Red's Europe beside Green's Orient, as strong as each other; Blue far away."""
    parts = {
        "heads": {"europe": (3, 0, 0), "orient": (0, 3, 0), "china": (0, 0, 3)},
        "chips": {"europe": {**QUIET, "army": 2}, "orient": {**QUIET, "army": 2}},
        "turns": 5,
        "agenda_": [Turn(RED, (), False)],
        **more,
    }
    return table(3, **parts)  # type: ignore[arg-type]  # parts of the table


def said(s: Table, seat: int, *remarks: tuple[int, Remark], events: tuple[Event, ...] = ()) -> Remark | None:
    """What a solid player says."""
    seen = Observation(GAME.view(s, seat), events, remarks)
    return bots.make("solid", GAME, s.rules).speak(seen, Random(1))


def test_who_is_asked_for_peace_promises_it_where_war_brings_little() -> None:
    assert said(neighbours(), GREEN, (RED, AskPeace(GREEN))) == WillNotAttack("europe")


def test_who_has_asked_is_answered_though_others_have_spoken_since() -> None:
    asked = (RED, AskPeace(GREEN)), (BLUE, AskPeace(GREEN)), (RED, CallAgainst(BLUE))
    first = WillNotAttack("europe")

    assert said(neighbours(), GREEN, *asked) == first
    assert said(neighbours(), GREEN, *asked, (GREEN, first)) == Answer(BLUE, "no-use")
    assert said(neighbours(), GREEN, *asked, (GREEN, first), (GREEN, Answer(BLUE, "no-use"))) is None


def test_who_has_broken_their_word_is_told_so() -> None:
    broken = (RED, WillNotAttack("orient"))

    assert said(neighbours(), GREEN, broken, (RED, AskPeace(GREEN)), events=ATTACK) == Answer(RED, "broken")


def test_a_promise_is_not_returned_to_who_broke_one() -> None:
    again = (RED, WillNotAttack("orient"))

    assert said(neighbours(), GREEN, again, events=ATTACK) is None


def test_who_wins_soon_gets_nothing() -> None:
    regions = ["north-america", "europe", "russia", "china", "japan", "india", "southeast-asia", "australia"]
    heads = {**dict.fromkeys(regions, (2, 0, 0)), "orient": (0, 3, 0), "africa": (0, 0, 3)}
    s = neighbours(heads=heads)

    assert said(s, GREEN, (RED, AskPeace(GREEN))) == Answer(RED, "leader")
    assert said(s, GREEN) == CallAgainst(RED)
    assert said(s, BLUE, (GREEN, CallAgainst(RED))) != CallAgainst(RED), "one voice is enough"


def test_who_is_attacked_threatens() -> None:
    assert said(neighbours(), GREEN, events=ATTACK) == Threaten(RED)


def test_a_threat_and_a_promise_weigh_when_a_war_is_considered() -> None:
    s = neighbours()
    quiet = speech.words(Observation(GAME.view(s, RED), (), ()))
    talked = ((GREEN, Threaten(RED)), (RED, WillNotAttack("orient")))
    words = speech.words(Observation(GAME.view(s, RED), (), talked))

    assert quiet == speech.Words()
    assert words.threats == {GREEN}
    assert words.promised == {"orient"}


def market() -> Table:
    """Red has trade to spare and Green raw material, and Blue is ahead of both."""
    return neighbours(
        heads={"europe": (3, 0, 0), "orient": (0, 3, 0), **dict.fromkeys(["china", "japan", "australia"], (0, 0, 3))},
        chips={"europe": {**QUIET, "trade": 2, "army": 1}, "orient": {**QUIET, "trade": 2, "raw": 5, "army": 1}},
    )


@pytest.mark.parametrize(("give", "because"), [("trade", "agreed"), ("diplomacy", "no-use")])
def test_who_is_asked_for_a_trade_answers_by_its_use(give: str, because: str) -> None:
    assert said(market(), GREEN, (RED, WouldTrade(GREEN, give, "raw"))) == Answer(RED, because)


def test_a_demand_is_countered_and_the_counter_offer_is_accepted() -> None:
    s = market()
    play(s, RED, "activate europe", "act trade", "approach orient", "take raw 3", "send")
    steps = []
    while step(s) in ("Reply", "Offer"):
        seat = s.agenda[-1].waiting(s)[0]
        seen = Observation(GAME.view(s, seat), (), ())
        action = str(bots.make("solid", GAME, s.rules).choose(seen, Random(1)))
        steps.append((seat, action.split()[0]))
        play(s, seat, action)

    assert steps[0] == (GREEN, "counter")
    assert steps[-1] == (RED, "accept")


@pytest.mark.parametrize(
    "remark", [CallAgainst(RED), Threaten(7), WouldTrade(GREEN, "raw", "raw"), WouldTrade(GREEN, "gold", "raw")]
)
def test_nobody_speaks_to_themselves_or_of_what_is_not_there(remark: Remark) -> None:
    assert not GAME.may_remark(neighbours(), RED, remark)


def test_every_example_of_what_can_be_said_may_be_said() -> None:
    s = neighbours()

    assert all(GAME.may_remark(s, RED, remark) for remark in GAME.sayable(s, RED))


def test_a_trade_that_was_agreed_to_is_made_and_then_forgotten() -> None:
    s = market()
    agreed = ((RED, WouldTrade(GREEN, "trade", "raw")), (GREEN, Answer(RED, "agreed")))
    seen = Observation(GAME.view(s, RED), (), agreed)
    made = Observation(GAME.view(s, RED), (OfferMade(RED, "europe", "orient"),), agreed)
    refused = Observation(GAME.view(s, RED), (), (agreed[0], (GREEN, Answer(RED, "no-use"))))

    assert speech.words(seen).customers == {GREEN}
    assert speech.words(Observation(GAME.view(s, GREEN), (), agreed)).customers == {RED}
    assert speech.words(Observation(GAME.view(s, BLUE), (), agreed)).customers == frozenset()
    assert speech.words(made).customers == speech.words(refused).customers == frozenset()


def test_ones_word_makes_a_deal_more_welcome() -> None:
    s = market()
    play(s, RED, "activate europe")
    agreed = ((RED, WouldTrade(GREEN, "trade", "raw")), (GREEN, Answer(RED, "agreed")))
    bot = bots.make("solid", GAME, s.rules)
    quiet, spoken = (bot.hint(Observation(GAME.view(s, RED), (), remarks)) for remarks in ((), agreed))
    value = [{option.action: option.value for option in hint.options}["act trade"] for hint in (quiet, spoken)]

    assert value[1] == pytest.approx(value[0] + HONOUR)
