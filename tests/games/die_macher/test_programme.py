"""The programme commission: hidden cards renewed, one open card changed."""

from __future__ import annotations

import pytest

from hemicycle.core.chance import Quick
from hemicycle.games.die_macher.actions import PASS, ChangeProgramme, Discard
from hemicycle.games.die_macher.conference import Conference, RenewHand, ReviseProgramme
from hemicycle.games.die_macher.events import DeckShuffled, HandChanged, HandRenewed
from hemicycle.games.die_macher.table import EVERYBODY
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, begin, cards, options, play, refused, table, told


@rule("5.2.2")
def test_the_start_player_begins_and_everybody_has_a_turn() -> None:
    s = table(Conference(), start_player=3, seats=4)
    turns = []

    while s.agenda:
        turns.append((s.waiting[0], type(s.agenda[-1]).__name__))
        play(s, s.waiting[0], options(s, s.waiting[0])[0])

    assert turns == [(seat, step) for seat in (3, 0, 1, 2) for step in ("RenewHand", "ReviseProgramme")]


@rule("5.2.2a")
def test_in_1997_a_party_discards_first_and_then_draws_up_to_three() -> None:
    s = table()
    s.hands[0] = cards(s, "health-yes", "spelling-no")
    s.programmes.deck = list(cards(s, "euro-now", "euro-later"))
    begin(s, Conference())

    assert options(s, 0) == [
        Discard(()),
        Discard(("health-yes",)),
        Discard(("spelling-no",)),
        Discard(("health-yes", "spelling-no")),
    ]  # the card that is missing has not been drawn yet
    play(s, 0, Discard(("health-yes",)))

    assert s.names(s.hands[0]) == ("euro-now", "euro-later", "spelling-no")
    assert s.programmes.discards == [(0, *cards(s, "health-yes"))]


@rule("5.2.2a")
def test_in_2006_the_hand_is_filled_before_anything_is_discarded() -> None:
    s = table(edition="2006")
    s.hands[0] = cards(s, "taxes-more", "taxes-less")
    s.programmes.deck = list(cards(s, "economy-yes", "economy-no"))

    begin(s, Conference())

    assert s.names(s.hands[0]) == ("economy-no", "taxes-more", "taxes-less")
    play(s, 0, Discard(("taxes-less",)))
    assert s.names(s.hands[0]) == ("economy-yes", "economy-no", "taxes-more")


@rule("5.2.2a")
def test_any_choice_of_hidden_cards_may_be_discarded_and_equal_cards_are_one_choice() -> None:
    s = table(RenewHand(0))
    s.hands[0] = cards(s, "health-yes", "health-yes", "spelling-no")

    assert options(s, 0) == [
        Discard(()),
        Discard(("health-yes",)),
        Discard(("health-yes", "health-yes")),
        Discard(("spelling-no",)),
        Discard(("health-yes", "spelling-no")),
        Discard(("health-yes", "health-yes", "spelling-no")),
    ]


@rule("5.2.2a")
def test_others_see_how_many_cards_were_renewed_and_the_owner_sees_which() -> None:
    s = table(RenewHand(0))
    s.hands[0] = cards(s, "health-yes", "health-no", "spelling-no")
    s.programmes.deck = list(cards(s, "euro-now"))

    play(s, 0, Discard(("health-yes",)))

    assert s.journal is not None
    assert [event for audience, event in s.journal if audience is None] == [HandRenewed(0, 1, 1)]
    assert [event for audience, event in s.journal if audience == (0,)] == [HandChanged(("health-yes",), ("euro-now",))]
    assert GAME.view(s, 1).board.decks.programme_discards == ((0, None),)


@rule("5.2.2a", "4.2e")
def test_discards_are_shuffled_when_the_programme_deck_has_run_out() -> None:
    s = table(RenewHand(0))
    s.hands[0] = cards(s, "health-yes", "health-no", "spelling-no")
    s.programmes.deck = list(cards(s, "euro-now"))
    s.programmes.discards = [(EVERYBODY, card) for card in cards(s, "nuclear-no", "nuclear-no")]
    s.chance = Quick(lambda: 0.0)

    play(s, 0, Discard(("health-yes", "health-no")))

    assert told(s, DeckShuffled) == [DeckShuffled("programme", 4)]
    assert len(s.hands[0]) == 3
    assert len(s.programmes.deck) == 3


@rule("5.2.2b")
def test_an_open_card_is_replaced_and_goes_to_the_discards_for_all_to_see() -> None:
    s = table(ReviseProgramme(0, 1))
    s.hands[0] = cards(s, "health-yes")

    play(s, 0, ChangeProgramme("euro-now", "health-yes"))

    assert s.names(s.programme[0]) == ("health-yes", "welfare-more", "genetics-yes", "nuclear-yes", "security-more")
    assert s.hands[0] == ()
    assert GAME.view(s, 1).board.decks.programme_discards == ((EVERYBODY, "euro-now"),)


@rule("5.2.2b")
def test_the_five_open_cards_stay_on_different_issues() -> None:
    s = table(ReviseProgramme(0, 1))
    s.hands[0] = cards(s, "euro-now", "welfare-less")

    assert options(s, 0) == [PASS, ChangeProgramme("welfare-more", "welfare-less")]
    assert refused(s, 0, ChangeProgramme("euro-now", "welfare-less")).code == "programme-clash"
    assert refused(s, 0, ChangeProgramme("health-yes", "welfare-less")).code == "not-in-programme"
    assert refused(s, 0, ChangeProgramme("euro-now", "health-no")).code == "not-in-hand"


@rule("5.2.2b")
@pytest.mark.parametrize(("allowed", "choices"), [(True, 2), (False, 1)])
def test_whether_a_card_may_be_replaced_by_its_opposite_is_an_option(allowed: bool, choices: int) -> None:
    s = table(ReviseProgramme(0, 1), options={"replace_programme_by_opposite": allowed})
    s.hands[0] = cards(s, "euro-later")

    assert len(options(s, 0)) == choices
    if not allowed:
        assert refused(s, 0, ChangeProgramme("euro-now", "euro-later")).code == "opposite-not-allowed"


@rule("5.2.2b")
def test_only_one_card_is_changed_in_a_round() -> None:
    s = table(ReviseProgramme(0, 1), seats=3, start_player=1)
    s.hands[0] = cards(s, "health-yes", "spelling-yes")

    play(s, 0, ChangeProgramme("euro-now", "health-yes"))

    assert not s.agenda
