"""What a bot of Global Powers says for its options fits them."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle import bots
from hemicycle.bots.bot import NO_VALUE
from hemicycle.bots.global_powers.reasons import why
from hemicycle.core.steps import Step
from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.actions import DECLINE, Ban, Bid, Play, TakeCard
from hemicycle.games.global_powers.actions_cards import Expand
from hemicycle.games.global_powers.auction import Auction
from hemicycle.games.global_powers.coalition import Sharing, SharingConsent
from hemicycle.games.global_powers.turn import Turn
from hemicycle.games.global_powers.un import Factions
from hemicycle.games.global_powers.war import WarSplit
from tests.bots.global_powers.test_talk import market
from tests.games.global_powers.tables import GAME, GREEN, RED, play, table


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Bid(2), "explain-gp-bid"),
        (Bid(0), "explain-gp-bid-nothing"),
        (Play("propaganda"), "explain-gp-card"),
        (TakeCard("propaganda"), "explain-gp-take-card"),
    ],
)
def test_each_option_has_a_reason_of_its_own(action: Action, key: str) -> None:
    view = GAME.view(table(2, agenda_=[Auction("europe", again=False)]), RED)

    assert why(view, action, 0.0)[0] == key


def test_what_changes_who_is_about_to_win_is_not_called_points_of_its_own() -> None:
    view = GAME.view(table(2, agenda_=[Auction("europe", again=False)]), RED)

    assert why(view, Expand("europe", 1), 2.4) == ("explain-gp-gain", {"gain": 2})
    assert why(view, Expand("europe", 1), 17.2) == ("explain-gp-race", {"gain": 17})


def test_parts_of_an_offer_have_no_points_and_one_reason() -> None:
    s = market()
    play(s, RED, "activate europe", "act trade", "approach orient")
    hint = bots.make("solid", GAME, s.rules).hint(Observation(GAME.view(s, RED), (), ()))

    assert (hint.unit, hint.key) == (NO_VALUE, "explain-gp-offer")


def test_who_does_not_pay_in_a_duel_is_told_why() -> None:
    s = table(
        3,
        heads={"europe": (4, 1, 0), "china": (0, 0, 3), "orient": (0, 3, 0)},
        chips={"europe": {"army": 0, "trade": 1, "raw": 0, "diplomacy": 0}},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", "act budget", "convert trade-army")
    hint = bots.make("solid", GAME, s.rules).hint(Observation(GAME.view(s, GREEN), (), ()))

    assert hint.options[0].action == str(DECLINE)
    assert hint.key == "explain-gp-no-sacrifice"
    assert hint.options[1].value < 0, "what a politician is worth"


@pytest.mark.parametrize(
    ("question", "key"),
    [
        (WarSplit(RED, (RED, GREEN)), "explain-gp-fair"),
        (Sharing(RED, "europe", ()), "explain-gp-fair"),
        (SharingConsent((RED,), (RED, GREEN)), "explain-gp-fair-share"),
        (SharingConsent((RED,), (GREEN, GREEN)), "explain-gp-small-share"),
        (Factions((RED,)), "explain-gp-against"),
    ],
)
def test_what_is_fair_or_a_mere_vote_is_no_gain_of_points(question: Step[Any, Any], key: str) -> None:
    s = table(3, heads={"europe": (2, 2, 0), "china": (3, 0, 0)}, delegates=(2, 0, 0), agenda_=[question])
    s.active = s.world.index["europe"]
    s.motion = Ban("china", RED)
    s.ayes = 19

    hint = bots.make("solid", GAME, s.rules).hint(Observation(GAME.view(s, RED), (), ()))

    assert (hint.unit, hint.key) == (NO_VALUE, key)
