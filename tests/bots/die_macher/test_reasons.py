"""What a bot of Die Macher says for its options is true, and in the right unit."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle import bots
from hemicycle.bots.bot import NO_VALUE, Explanation
from hemicycle.bots.die_macher.reasons import why
from hemicycle.bots.die_macher.weights import learned
from hemicycle.core.steps import Step
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.actions import PASS
from hemicycle.games.die_macher.coalition import FormCoalition
from hemicycle.games.die_macher.conference import ReviseProgramme
from hemicycle.games.die_macher.media import BuyMediaCube
from hemicycle.games.die_macher.start_player import NameStart
from hemicycle.games.die_macher.table import Table
from hemicycle.words import Words
from tests.games.die_macher.tables import GAME, table


def hint(s: Table, seat: int) -> Explanation:
    return bots.make("solid", GAME, s.rules).hint(Observation(GAME.view(s, seat), (), ()))


@pytest.mark.parametrize(
    ("question", "key"),
    [
        (ReviseProgramme(0, 1), "explain-dm-no-better"),
        (FormCoalition(0, ()), "explain-dm-no-better"),
        (BuyMediaCube(0, 0), "explain-dm-nothing"),
    ],
)
def test_only_what_costs_money_has_a_price(question: Step[Any, Any], key: str) -> None:
    s = table()
    s.agenda.append(question)

    assert why(s, 0, PASS, 0.0, learned())[0] == key


def test_whoever_may_name_the_start_player_is_told_who_must_begin_so_that_they_come_last() -> None:
    s = table(NameStart(2, 3000))
    advice = hint(s, 2)

    sentence = Words("en", GAME.id, ("Ada", "Bruno", "Clara", "Dries", "Elise")).say(advice.key, advice.detail)

    assert advice.options[0].action == "name-start-player 3"
    assert sentence.startswith("If Dries begins, you come last")
    assert advice.unit == NO_VALUE
