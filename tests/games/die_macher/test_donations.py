"""Donations, accepted for money or refused for members."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.games.die_macher.actions import AcceptDonation, RefuseDonation
from hemicycle.games.die_macher.donations import Donations, LayDonation, SettleDonations
from hemicycle.games.die_macher.election_events import DonationBonus, DonationPaid
from hemicycle.games.die_macher.sums import EMPTY
from hemicycle.games.die_macher.table import Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, begin, dice, options, play, refused, rules, table, told

TEN, TWENTY, THIRTY, FORTY, FIFTY = range(5)


def laid(
    accepted: tuple[int, ...] = (), refused_: tuple[int, ...] = (), *, luck: list[tuple[int, ...]], **changes: Any
) -> Table:
    """The first seats have accepted these cards, the next ones refused those; then they are settled."""
    s = table(luck=luck, **changes)
    s.accepted = [*accepted, *[EMPTY] * (5 - len(accepted))]
    s.refused = [*[EMPTY] * len(accepted), *refused_, *[EMPTY] * (5 - len(accepted) - len(refused_))]
    begin(s, SettleDonations())
    return s


@rule("5.4.4")
def test_the_start_player_begins_and_everybody_must_use_a_card() -> None:
    s = table(Donations(), seats=3, start_player=1)

    assert s.agenda == [LayDonation(1)]
    assert len(options(s, 1)) == 10
    play(s, 1, AcceptDonation(10_000))
    play(s, 2, RefuseDonation(50_000))
    play(s, 0, AcceptDonation(10_000))

    assert [len(hand) for hand in s.donations] == [4, 4, 4]
    assert not s.agenda


@rule("5.4.4")
def test_an_accepted_card_lies_open_and_a_refused_one_face_down() -> None:
    s = table(Donations(), seats=3)

    play(s, 0, RefuseDonation(50_000))
    play(s, 1, AcceptDonation(10_000))

    parties = GAME.view(s, 2).board.parties
    assert (parties[0].refused, parties[0].donations) == (0, (10_000, 20_000, 30_000, 40_000, 50_000))
    assert (parties[1].accepted, parties[1].donations) == (10_000, (20_000, 30_000, 40_000, 50_000))
    assert GAME.view(s, 0).board.parties[0].refused == 50_000


@rule("5.4.4")
def test_a_used_card_is_gone() -> None:
    s = table(LayDonation(0))
    s.donations[0] = (TEN, FORTY)

    refusal = refused(s, 0, AcceptDonation(50_000))

    assert (refusal.code, refusal.detail) == ("no-such-donation", {"amount": 50_000, "left": (10_000, 40_000)})


@rule("5.4.4")
@pytest.mark.parametrize(
    ("edition", "phases"), [("1997", [1, 2, 3, 4, 5]), ("2006", [1, 2, 3, 4, 5]), ("2006-short", [1, 2, 3, 4])]
)
def test_donations_follow_the_rounds_for_which_there_are_cards(edition: str, phases: list[int]) -> None:
    box = rules(edition)

    assert [number for number in range(1, 8) if box.donates_after(number)] == phases


@rule("FR-8b", "5.4.4")
def test_by_option_the_short_game_has_no_donation_after_its_last_campaign() -> None:
    box = rules("2006-short", donation_after_last_campaign=False)

    assert [number for number in range(1, 6) if box.donates_after(number)] == [1, 2, 3]


@rule("5.4.4a")
def test_an_accepted_donation_brings_its_money_and_costs_the_highest_die_in_members() -> None:
    """T33."""
    s = laid((FORTY,), luck=[dice(1, 3, 2)])

    assert s.cash[0] == 65_000
    assert s.members[0] == 2
    assert told(s, DonationPaid)[0].dice == (1, 3, 2)


@rule("5.4.4a")
def test_with_ordinary_dice_the_highest_counts_as_well() -> None:
    """T34."""
    s = laid((TWENTY,), luck=[(1, 4)], options={"die_faces": "one-to-six"}, members=[12] * 5)

    assert told(s, DonationPaid)[0].dice == (2, 5)
    assert s.members[0] == 7


@rule("5.4.4a")
def test_members_never_fall_below_nought() -> None:
    s = laid((TWENTY,), luck=[dice(3, 3)], members=[1, 5, 5, 5, 5])

    assert s.members[0] == 0
    assert told(s, DonationPaid)[0].lost == 1


@rule("5.4.4b")
def test_a_refused_donation_brings_the_sum_of_its_dice() -> None:
    s = laid(refused_=(THIRTY, THIRTY), luck=[dice(1, 3), dice(0, 2)])

    assert s.members[:2] == [9, 7]
    assert s.cash == [25_000] * 5


@rule("5.4.4c")
def test_the_highest_refusal_alone_brings_three_more_dice() -> None:
    """T35."""
    s = laid(refused_=(THIRTY, FIFTY), luck=[dice(0, 0), dice(1, 1, 1), dice(3, 2, 1)])

    assert s.members[:2] == [5, 5 + 3 + 6]
    assert told(s, DonationBonus) == [DonationBonus(1, 50_000, (3, 2, 1), 6, 14)]


@rule("5.4.4c")
def test_equal_highest_refusals_bring_no_bonus() -> None:
    """T36."""
    s = laid(refused_=(FIFTY, FIFTY, TEN), luck=[dice(0, 0, 0), dice(0, 0, 0), dice(0)])

    assert told(s, DonationBonus) == []


@rule("5.4.4a", "5.4.4b")
@pytest.mark.parametrize("card", [TEN, TWENTY, THIRTY, FORTY, FIFTY])
def test_the_dice_cost_at_most_three_members_and_bring_at_most_nine(card: int) -> None:
    """T37: the best and the worst roll of every card."""
    terms = rules().donations[card]

    worst = laid((card,), (), luck=[dice(*[3] * terms.risk_dice)], members=[9] * 5)
    best = laid((), (card,), luck=[dice(*[3] * terms.refusal_dice), dice(0, 0, 0)], members=[9] * 5)

    assert worst.members == [6, 9, 9, 9, 9]
    assert best.members[0] - 9 == 3 * terms.refusal_dice <= 9


@rule("5.4.4")
def test_accepted_donations_are_settled_before_refused_ones() -> None:
    s = laid((TEN,), (TEN,), luck=[dice(3), dice(1), dice(0, 0, 0)], start_player=1)

    assert s.members[:2] == [2, 6]


@rule("5.4.4")
def test_who_has_no_card_left_is_passed_over() -> None:
    s = table(Donations(), seats=3, donations=[(), (TEN,), ()])

    assert s.agenda == [LayDonation(1)]
