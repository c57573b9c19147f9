"""What a seat may know: everything but the others' cards."""

from __future__ import annotations

import random

from hemicycle.core.chance import Quick
from hemicycle.games.global_powers.hands import TakeCards
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from hemicycle.testing import random_match, rule
from tests.games.global_powers.notes import global_powers_notes
from tests.games.global_powers.tables import GAME, GREEN, RED, cards, play, rules, table


def seen_by_green(hand: list[str]) -> object:
    s = table(2, heads={"europe": (1, 1)}, hands={RED: hand, GREEN: ["coup"]}, agenda_=[Turn(RED, (), False)])
    return GAME.view(s, GREEN), GAME.view(s, None)


@rule("GP-026")
def test_a_hand_is_nobody_elses_business() -> None:
    assert seen_by_green(["coup", "drive"]) == seen_by_green(["unrest", "transfer"])


@rule("GP-026")
def test_a_card_chosen_but_not_yet_taken_is_secret_too() -> None:
    seen = []
    for card in ("coup", "drive"):
        s = table(2, agenda_=[TakeCards()])
        play(s, RED, f"take-card {card}")
        seen.append((GAME.view(s, GREEN), GAME.view(s, None)))

    assert seen[0] == seen[1]


@rule("GP-026", "GP-100")
def test_an_imagined_hand_holds_no_card_that_was_played_and_every_card_that_is_known() -> None:
    s = table(2, heads={"europe": (1, 1)}, hands={RED: ["coup", "drive", "unrest"]}, agenda_=[Turn(GREEN, (), False)])
    s.discards[RED] = cards("transfer", "sabotage")
    s.reserves[RED] = tuple(card for card in s.reserves[RED] if card not in s.discards[RED])
    s.known[RED] = cards("coup")
    luck = Quick(random.Random(3).random)

    imagined = [GAME.imagine(rules(), GAME.view(s, GREEN), luck) for _ in range(50)]

    for other in imagined:
        assert isinstance(other, Table)
        assert len(other.hands[RED]) == 3
        assert set(cards("coup")) <= set(other.hands[RED])
        assert not set(other.hands[RED]) & set(s.discards[RED])
    assert len({other.hands[RED] for other in imagined if isinstance(other, Table)}) > 10


def test_the_second_opinion_notices_a_table_that_contradicts_the_events() -> None:
    match = random_match(GAME, 3, seed=11, decisions=60)
    s = match.table
    assert isinstance(s, Table)
    assert global_powers_notes(s, None, match.events(None)) is None

    s.base[0] += 1

    assert global_powers_notes(s, None, match.events(None)) is not None
