"""Budget, emigration, propaganda, rehabilitation, trade and purge."""

from __future__ import annotations

import pytest

from hemicycle.games.global_powers.activation import GovernmentActs
from hemicycle.games.global_powers.events_acts import OfferRefused, ProposedPropaganda, Traded
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLUE,
    GAME,
    GREEN,
    RED,
    Options,
    chips,
    dice,
    here,
    options,
    play,
    refused,
    step,
    table,
    told,
)


def europe(*heads: int, chosen: Options | None = None, **more: object) -> Table:
    """Europe has just been activated by red; other regions can be added."""
    places = {"africa": (1, 0, 0, 0)[: len(heads)], **more.pop("heads", {})}  # type: ignore[dict-item]  # a mapping
    s = table(
        len(heads),
        heads={"europe": heads, **places},
        options=chosen,
        agenda_=[Turn(RED, (), False)],
        **more,  # type: ignore[arg-type]  # parts of the table
    )
    play(s, RED, "activate europe")
    return s


# --- budget ---


@rule("GP-060")
@pytest.mark.parametrize(
    ("conversion", "after"),
    [
        ("raw-trade", {"raw": 0, "trade": 5, "diplomacy": 2, "army": 2}),
        ("trade-trade", {"raw": 1, "trade": 3, "diplomacy": 2, "army": 2}),
        ("trade-diplomacy", {"raw": 1, "trade": 1, "diplomacy": 4, "army": 2}),
        ("trade-army", {"raw": 1, "trade": 1, "diplomacy": 2, "army": 3}),
    ],
)
def test_the_budget_has_four_conversions(conversion: str, after: dict[str, int]) -> None:
    s = europe(1, 0, chips={"europe": {"raw": 1, "trade": 2, "diplomacy": 2, "army": 2}}, luck=dice(3))

    play(s, RED, "act budget", f"convert {conversion}")

    assert chips(s, "europe") == after


@rule("GP-060")
def test_a_conversion_gives_as_much_as_there_is_room_for() -> None:
    s = europe(1, 0, chips={"europe": {"raw": 1, "trade": 4}}, luck=dice(3))

    play(s, RED, "act budget", "convert raw-trade")

    assert chips(s, "europe")["trade"] == 5


@rule("GP-060")
def test_a_conversion_that_could_change_nothing_is_refused() -> None:
    s = europe(1, 0, chips={"europe": {"trade": 5}})
    play(s, RED, "act budget")

    refusal = refused(s, RED, "convert trade-trade")

    assert (refusal.code, refusal.sections) == ("changes-nothing", ("GP-004", "GP-060"))
    assert refusal.detail == {"region": "europe", "resource": "trade", "held": 5, "cap": 5}


@rule("GP-060")
def test_what_a_region_does_not_have_it_cannot_convert() -> None:
    s = europe(1, 0, chips={"europe": {"raw": 0}})
    play(s, RED, "act budget")

    refusal = refused(s, RED, "convert raw-trade")

    assert refusal.code == "cannot-pay"
    assert refusal.detail == {"region": "europe", "resource": "raw", "held": 0, "pays": 1}


@rule("GP-061")
@pytest.mark.parametrize(("face", "mauritius"), [(1, [1, 1]), (2, [0, 0]), (3, [0, 0])])
def test_using_raw_material_may_cost_each_governing_party_a_politician(face: int, mauritius: list[int]) -> None:
    s = europe(2, 2, luck=dice(face))

    play(s, RED, "act budget", "convert raw-trade")
    play(s, GREEN, "agree")

    assert s.mauritius == mauritius


# --- emigration, propaganda, rehabilitation ---


@rule("GP-062")
def test_a_politician_of_the_government_emigrates_to_an_adjacent_region() -> None:
    s = europe(2, 0)

    play(s, RED, "act emigration", "emigrate 0 russia")

    assert here(s, "europe") == (1, 0)
    assert here(s, "russia") == (1, 0)


@rule("GP-062")
def test_nobody_emigrates_across_the_world() -> None:
    s = europe(2, 0)
    play(s, RED, "act emigration")

    refusal = refused(s, RED, "emigrate 0 australia")

    assert (refusal.code, refusal.sections) == ("not-adjacent", ("GP-005", "GP-062"))


@rule("GP-063")
@pytest.mark.parametrize("region", ["europe", "russia"])
def test_propaganda_places_one_and_retires_another(region: str) -> None:
    s = europe(1, 0, base=(2, 0))

    play(s, RED, "act propaganda", f"campaign 0 {region}")

    assert sum(here(s, region)) == (2 if region == "europe" else 1)
    assert (s.base[RED], s.mauritius[RED]) == (0, 1)


@rule("GP-063")
def test_everybody_hears_whose_politician_is_to_campaign_where() -> None:
    s = europe(1, 0, base=(2, 0))

    play(s, RED, "act propaganda", "campaign 0 russia")

    assert told(s, ProposedPropaganda) == [ProposedPropaganda(RED, "europe", RED, "russia")]


@rule("GP-063")
@pytest.mark.parametrize(("needs_two", "possible"), [(True, False), (False, True)])
def test_propaganda_needs_two_at_home(needs_two: bool, possible: bool) -> None:
    s = europe(1, 0, base=(1, 0), chosen={"propaganda_needs_two": needs_two})

    assert ("act propaganda" in options(s, RED)) is possible


@rule("GP-063")
def test_by_option_propaganda_is_made_in_adjacent_regions_only() -> None:
    s = europe(1, 0, chosen={"propaganda_where": "adjacent"})

    play(s, RED, "act propaganda")

    assert "campaign 0 europe" not in options(s, RED)
    assert "campaign 0 russia" in options(s, RED)


@rule("GP-003", "GP-064")
def test_rehabilitation_costs_a_diplomacy_chip_and_brings_one_home() -> None:
    s = europe(1, 0, mauritius=(2, 0), chips={"europe": {"diplomacy": 1}})

    play(s, RED, "act rehabilitation", "rehabilitate 0")

    assert s.mauritius[RED] == 1
    assert chips(s, "europe")["diplomacy"] == 0


@rule("GP-064")
def test_a_coalition_may_bring_back_the_politician_of_a_partner_who_agrees() -> None:
    s = europe(2, 2, mauritius=(1, 1))

    play(s, RED, "act rehabilitation", "rehabilitate 1")
    play(s, GREEN, "agree")

    assert s.mauritius == [1, 0]


@rule("GP-064")
def test_nobody_of_the_opposition_is_brought_back() -> None:
    s = europe(2, 1, mauritius=(1, 1))

    play(s, RED, "act rehabilitation")

    assert options(s, RED) == ["rehabilitate 0"]
    assert refused(s, RED, "rehabilitate 1").code == "not-in-government-here"


@rule("GP-064")
def test_without_a_chip_nobody_is_rehabilitated() -> None:
    s = europe(1, 0, mauritius=(2, 0), chips={"europe": {"diplomacy": 0}})

    refusal = refused(s, RED, "act rehabilitation")

    assert refusal.code == "no-rehabilitation-now"
    assert refusal.detail["diplomacy"] == 0


# --- trade ---


@rule("GP-065")
def test_any_amounts_may_be_exchanged_if_the_other_government_agrees() -> None:
    s = europe(1, 0, 0, heads={"orient": (0, 1, 0)})

    play(s, RED, "act trade", "approach orient", "give trade 3", "take raw 2", "take army 1", "send")
    play(s, GREEN, "accept")

    assert chips(s, "europe") == {"raw": 3, "trade": 2, "diplomacy": 4, "army": 4}
    assert chips(s, "orient") == {"raw": 0, "trade": 5, "diplomacy": 1, "army": 1}


@rule("GP-065")
def test_a_refused_offer_changes_nothing_and_is_used_up() -> None:
    s = europe(2, 0, 0, heads={"orient": (0, 1, 0)})
    before = chips(s, "europe")

    play(s, RED, "act trade", "approach orient", "take raw 2", "send")
    play(s, GREEN, "refuse")

    assert chips(s, "europe") == before
    assert s.agenda[-1] == GovernmentActs(RED, "europe", 1, ())


@rule("GP-065")
def test_every_governing_party_of_the_other_region_must_accept() -> None:
    s = europe(1, 0, 0, heads={"orient": (0, 1, 1)})
    play(s, RED, "act trade", "approach orient", "take raw 2", "send")

    play(s, GREEN, "accept")
    assert s.waiting == (BLUE,)
    play(s, BLUE, "refuse")

    assert s.journal is not None
    assert OfferRefused(BLUE) in [event for _, event in s.journal]


@rule("GP-065")
def test_an_offer_may_be_countered_three_times() -> None:
    s = europe(1, 0, 0, heads={"orient": (0, 1, 0)})
    play(s, RED, "act trade", "approach orient", "take raw 2", "send")

    play(s, GREEN, "counter", "give raw 1", "take trade 1", "send")
    play(s, RED, "counter", "give trade 1", "take raw 2", "send")
    play(s, GREEN, "counter", "give raw 1", "take army 1", "send")
    assert refused(s, RED, "counter").code == "no-more-counters"
    play(s, RED, "accept")

    assert chips(s, "europe")["raw"] == 2
    assert chips(s, "orient")["army"] == 3


@rule("GP-065")
def test_an_offer_of_chips_one_does_not_have_is_refused_with_the_numbers() -> None:
    s = europe(1, 0, 0, heads={"orient": (0, 1, 0)})
    play(s, RED, "act trade", "approach orient")

    refusal = refused(s, RED, "give raw 3")

    assert (refusal.code, refusal.sections) == ("chips-not-there", ("GP-004", "GP-065"))
    assert refusal.detail == {"region": "europe", "resource": "raw", "count": 3, "held": 1}
    assert refused(s, RED, "take diplomacy 2").detail["held"] == 1


@rule("GP-065")
def test_an_empty_offer_cannot_be_sent_and_a_kind_is_named_once() -> None:
    s = europe(1, 0, 0, heads={"orient": (0, 1, 0)})
    play(s, RED, "act trade", "approach orient")
    assert "send" not in options(s, RED)

    play(s, RED, "give trade 1")

    assert refused(s, RED, "take trade 1").code == "already-in-offer"


@rule("GP-065")
def test_who_governs_on_both_sides_needs_nobodys_consent() -> None:
    s = europe(1, 0, 0, heads={"orient": (2, 0, 0)})

    play(s, RED, "act trade", "approach orient", "give army 3", "send")

    assert s.journal is not None
    assert Traded("europe", "orient") in [event for _, event in s.journal]
    assert chips(s, "orient")["army"] == 5


@rule("GP-065")
def test_trade_needs_a_border_and_a_government() -> None:
    s = europe(1, 0, 0, heads={"orient": (0, 1, 0)})
    play(s, RED, "act trade")

    assert options(s, RED) == ["approach orient"]
    assert refused(s, RED, "approach russia").code == "no-government-there"
    assert refused(s, RED, "approach africa").code == "not-adjacent"


# --- purge ---


@rule("GP-066")
def test_a_purge_costs_an_army_chip_and_needs_no_vote() -> None:
    s = europe(2, 1, 1)

    play(s, RED, "act purge", "purge 1")

    assert here(s, "europe") == (2, 0, 1)
    assert chips(s, "europe")["army"] == 2
    assert step(s) == "GovernmentActs"


@rule("GP-066")
@pytest.mark.parametrize("army", [0, 1])
def test_the_last_army_chip_is_enough_for_a_purge(army: int) -> None:
    s = europe(2, 1, 1, chips={"europe": {"army": army}})

    assert ("act purge" in options(s, RED)) is (army == 1)


@rule("GP-066")
@pytest.mark.parametrize(("consent", "asked"), [(True, "Consent"), (False, "GovernmentActs")])
def test_partners_must_agree_to_a_purge(consent: bool, asked: str) -> None:
    s = europe(2, 2, 1, chosen={"purge_needs_consent": consent})

    play(s, RED, "act purge", "purge 2")

    assert step(s) == asked


@rule("GP-066")
def test_only_the_opposition_is_purged() -> None:
    s = europe(2, 2, 1)
    play(s, RED, "act purge")

    assert options(s, RED) == ["purge 2"]
    assert refused(s, RED, "purge 1").code == "not-in-opposition"


@rule("GP-064")
def test_a_choice_says_whether_it_is_about_an_own_politician() -> None:
    s = europe(2, 2, 1, mauritius=(1, 1, 0))

    play(s, RED, "act rehabilitation")

    assert [choice.detail["mine"] for choice in GAME.view(s, RED).choices] == [True, False]
