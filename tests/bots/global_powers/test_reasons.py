"""What a bot of Global Powers says for its options fits them."""

from __future__ import annotations

import pytest

from hemicycle.bots.global_powers.reasons import why
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Bid, Play, TakeCard
from hemicycle.games.global_powers.auction import Auction
from tests.games.global_powers.tables import GAME, RED, table


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
