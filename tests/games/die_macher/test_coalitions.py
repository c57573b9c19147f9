"""Coalitions in the current state."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.games.die_macher.actions import (
    PASS,
    AgreeToCoalition,
    CollectVotes,
    DeclineCoalition,
    ForceCoalition,
    OfferCoalition,
)
from hemicycle.games.die_macher.cabinet import MinisterActs
from hemicycle.games.die_macher.coalition import CoalitionReply, CoalitionTalks, FormCoalition
from hemicycle.games.die_macher.events import CoalitionTalksOpened
from hemicycle.games.die_macher.sums import NOBODY
from hemicycle.games.die_macher.table import Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import PROGRAMME, begin, cards, minister, options, play, refused, table

TWO = ("euro-now", "welfare-more", "health-no", "spelling-no", "nuclear-no")  # two in common with the usual programme
ONE = ("euro-now", "welfare-less", "health-no", "spelling-no", "nuclear-no")


def talks(*programmes: tuple[str, ...], **changes: Any) -> Table:
    """Everybody has a tile in the current state; seats beyond those given share no card with anybody."""
    s = table(**changes)
    s.lands[0].tiles = tuple(range(s.seats))
    s.programme = [cards(s, *programme) for programme in programmes] + [()] * (s.seats - len(programmes))
    begin(s, CoalitionTalks())
    return s


@rule("5.2.4", "5.2.4a")
def test_two_cards_in_common_allow_an_offer_that_the_other_may_accept() -> None:
    s = talks(PROGRAMME, TWO)

    assert options(s, 0) == [PASS, OfferCoalition(1)]
    play(s, 0, OfferCoalition(1))
    assert s.agenda[-1] == CoalitionReply(0, 1, (1,))
    play(s, 1, AgreeToCoalition())

    assert s.partners == [1, 0, NOBODY, NOBODY, NOBODY]
    assert not s.agenda


@rule("5.2.4a")
def test_an_offer_may_be_declined() -> None:
    s = talks(PROGRAMME, TWO)

    play(s, 0, OfferCoalition(1))
    play(s, 1, DeclineCoalition())

    assert s.partners == [NOBODY] * 5
    assert s.agenda == [FormCoalition(1, ())]  # the next party has its turn


@rule("5.2.4a")
def test_one_card_in_common_is_too_little() -> None:
    s = talks(PROGRAMME, TWO, ONE)

    refusal = refused(s, 0, OfferCoalition(2))

    assert refusal.code == "too-little-in-common"
    assert (refusal.detail["shared"], refusal.detail["needed"]) == (1, 2)
    assert refusal.sections == ("5.2.4a",)


@rule("5.2.4b")
def test_three_cards_in_common_force_a_coalition() -> None:
    s = talks(PROGRAMME, PROGRAMME)

    play(s, 0, ForceCoalition(1))

    assert s.partners[:2] == [1, 0]


@rule("5.2.4b")
def test_two_cards_in_common_force_nothing() -> None:
    s = talks(PROGRAMME, TWO)

    refusal = refused(s, 0, ForceCoalition(1))

    assert (refusal.code, refusal.detail["shared"], refusal.detail["needed"]) == ("too-little-to-force", 2, 3)


@rule("5.2.4")
def test_both_need_a_tile_in_the_current_state() -> None:
    s = talks(PROGRAMME, PROGRAMME, PROGRAMME)
    s.lands[0].tiles = (0, 2)

    assert options(s, 0) == [PASS, OfferCoalition(2), ForceCoalition(2)]
    assert refused(s, 0, OfferCoalition(1)).code == "no-coalition-tile"


@rule("5.2.4")
def test_a_party_has_one_partner_only_but_two_coalitions_may_stand_side_by_side() -> None:
    s = talks(PROGRAMME, PROGRAMME, PROGRAMME, PROGRAMME, PROGRAMME)

    play(s, 0, ForceCoalition(3))
    assert s.waiting == (1,)
    assert refused(s, 1, ForceCoalition(3)).code == "has-a-partner"
    play(s, 1, ForceCoalition(4))

    assert s.partners == [3, 4, NOBODY, 0, 1]
    assert not s.agenda  # seat 2 has nobody left to ask


@rule("5.2.4")
@pytest.mark.parametrize(("mode", "waiting"), [("one", 1), ("several", 0)])
def test_how_many_parties_may_be_asked_in_a_turn_is_an_option(mode: str, waiting: int) -> None:
    s = talks(PROGRAMME, TWO, TWO, options={"coalition_offers_per_turn": mode})

    play(s, 0, OfferCoalition(1))
    play(s, 1, DeclineCoalition())

    assert s.waiting == (waiting,)
    if mode == "several":
        assert options(s, 0) == [PASS, OfferCoalition(2)]
        assert refused(s, 0, OfferCoalition(1)).code == "asked-already"


@rule("5.4.2b", "5.2.4")
@pytest.mark.parametrize(("edition", "number"), [("1997", 7), ("2006", 7), ("2006-short", 5)])
def test_in_the_last_state_a_telephone_may_be_played_but_no_coalition_is_formed(edition: str, number: int) -> None:
    """T45."""
    s = table(edition=edition, states=("bayern",), tiles=[4, 3, 4, 4, 4])
    land = s.lands[0]
    land.number, land.tiles, land.cabinet[0], s.cabinet_open = number, (1,), minister(s, "speaker"), True
    begin(s, MinisterActs(0, "bayern"), CoalitionTalks())

    play(s, 0, CollectVotes("bayern"))

    assert list(land.tiles) == [1, 0]
    assert s.tiles[0] == 3
    assert s.agenda == []
    assert s.partners == [NOBODY] * 5


@rule("5.2.4", "5.2.4a", "5.4.2b")
@pytest.mark.parametrize(
    ("tiles", "number", "why", "able"),
    [
        ((0, 1, 2), 1, "possible", (0, 1)),
        ((0, 2), 1, "cards", ()),
        ((0,), 1, "tiles", ()),
        ((), 1, "tiles", ()),
        ((0, 1), 7, "last-state", ()),
    ],
)
def test_everybody_is_told_who_could_form_a_coalition_and_if_nobody_why(
    tiles: tuple[int, ...], number: int, why: str, able: tuple[int, ...]
) -> None:
    s = table()
    s.lands[0].tiles, s.lands[0].number = tiles, number
    s.programme = [cards(s, *PROGRAMME), cards(s, *TWO), (), (), ()]

    begin(s, CoalitionTalks())

    assert s.journal == [(None, CoalitionTalksOpened(s.lands[0].id, tiles, able, why))]
