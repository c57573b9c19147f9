"""Diplomatic proposals: the vote of governments and UN, bans, disarmament, sanctions, bribes."""

from __future__ import annotations

import pytest

from hemicycle.games.global_powers.diplomacy import Proposal
from hemicycle.games.global_powers.events_acts import ProposedDisarmament
from hemicycle.games.global_powers.events_world import ProposalDecided, StakedAgainst, StakedFor, StakeDiced
from hemicycle.games.global_powers.table import NOWHERE, Table
from hemicycle.games.global_powers.turn import Turn
from hemicycle.games.global_powers.un import Factions
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLACK,
    BLUE,
    GAME,
    GREEN,
    RED,
    Options,
    at,
    government,
    here,
    options,
    play,
    refused,
    step,
    table,
    told,
)
from tests.games.global_powers.tables import (
    chips as chips_of,
)

SILENT = {name: {"diplomacy": 0} for name in ("russia", "china", "japan", "india", "orient", "africa")}


def propose(
    text: str,
    *,
    stake: int = 1,
    chosen: Options | None = None,
    heads: dict[str, tuple[int, ...]] | None = None,
    chips: dict[str, dict[str, int]] | None = None,
    **more: object,
) -> Table:
    """Europe (red) proposes; North America is green's, Russia and China are there but have no diplomacy chips."""
    places = {"europe": (1, 0, 0, 0), "north-america": (0, 1, 0, 0), "russia": (0, 0, 3, 0), "china": (0, 0, 0, 2)}
    held = {name: {**SILENT.get(name, {}), **(chips or {}).get(name, {})} for name in {**SILENT, **(chips or {})}}
    s = table(
        heads={**places, **(heads or {})},
        chips=held,
        options=chosen,
        agenda_=[Turn(RED, (), False)],
        **more,  # type: ignore[arg-type]  # parts of the table
    )
    play(s, RED, "activate europe", "act proposal", text, f"stake {stake}")
    return s


@rule("GP-073")
def test_a_proposal_needs_more_votes_for_than_against_and_the_chips_are_gone() -> None:
    s = propose("sanction china", stake=2)

    play(s, GREEN, "stake-against 2")

    assert told(s, ProposalDecided) == [ProposalDecided(2, 2, False)]
    assert (chips_of(s, "europe")["diplomacy"], chips_of(s, "north-america")["diplomacy"]) == (2, 2)
    assert not s.sanctioned


@rule("GP-073", "GP-076")
def test_everybody_hears_what_is_proposed_and_how_governments_vote() -> None:
    s = propose("disarm china", stake=2)

    play(s, GREEN, "stake-against 1")

    assert told(s, ProposedDisarmament) == [ProposedDisarmament(RED, "china")]
    assert told(s, StakedFor) == [StakedFor("europe", 2)]
    assert told(s, StakedAgainst) == [StakedAgainst("north-america", 1)]


@rule("GP-073")
def test_governments_vote_in_the_order_of_their_diplomacy_chips_then_of_the_regions() -> None:
    s = propose(
        "sanction china",
        heads={"japan": (0, 1, 0, 0), "india": (0, 0, 1, 0), "orient": (0, 0, 0, 1)},
        chips={"japan": {"diplomacy": 2}, "india": {"diplomacy": 3}, "orient": {"diplomacy": 2}},
    )

    order = []
    while step(s) == "GovernmentStake":
        order.append(str(s.agenda[-1]).split()[1])
        play(s, s.waiting[0], "abstain")

    assert order == ["north-america", "india", "japan", "orient"]


@rule("GP-073")
def test_the_largest_un_faction_votes_first_and_each_delegate_has_a_vote() -> None:
    s = propose("sanction china", delegates=(1, 0, 3, 2))
    play(s, GREEN, "abstain")

    play(s, BLUE, "cast 0 3")
    play(s, BLACK, "cast 2 0")
    play(s, RED, "cast 1 0")

    assert told(s, ProposalDecided) == [ProposalDecided(4, 3, True)]


@rule("GP-073")
def test_equal_factions_vote_in_the_order_of_a_die() -> None:
    s = table(
        heads={"europe": (1, 0, 0, 0)},
        delegates=(1, 0, 1, 0),
        luck=[(1, 0)],
        active=NOWHERE,
        agenda_=[Proposal(RED, "")],
    )

    play(s, RED, "sanction europe", "stake-against 1")

    assert s.agenda[-1] == Factions((BLUE, RED))


@rule("GP-073")
def test_a_stake_is_at_least_one_chip_and_at_most_what_the_region_has() -> None:
    s = table(heads={"europe": (1, 0, 0, 0)}, agenda_=[Turn(RED, (), False)])
    play(s, RED, "activate europe", "act proposal", "sanction china")

    refusal = refused(s, RED, "stake 5")

    assert refusal.detail == {"chips": 5, "held": 4, "least": 1}
    assert options(s, RED) == ["stake 1", "stake 2", "stake 3", "stake 4"]


@rule("GP-074")
def test_the_proposing_region_stakes_once_and_empty_and_sanctioned_regions_not_at_all() -> None:
    s = propose("sanction china", sanctioned=(0,))

    assert told(s, ProposalDecided) == [ProposalDecided(1, 0, True)]


@rule("GP-074")
@pytest.mark.parametrize(("order", "first"), [("after-stake", "north-america"), ("before-stake", "europe")])
def test_by_option_the_proposer_stakes_again_in_an_order_fixed_before_or_after(order: str, first: str) -> None:
    s = propose(
        "sanction china",
        chosen={"proposer_stakes_again": True, "diplomacy_order": order},
        chips={"north-america": {"diplomacy": 3}},
        stake=2,
    )

    assert str(s.agenda[-1]).startswith(f"government-stake {first}")


@rule("GP-074")
def test_a_divided_coalition_abstains() -> None:
    s = propose("sanction china", heads={"north-america": (0, 1, 1, 0)})
    assert government(s, "north-america") == (GREEN, BLUE)
    assert s.waiting == (BLUE,)  # blue is the strongest partner

    play(s, BLUE, "stake-against 4")
    play(s, GREEN, "object")

    assert chips_of(s, "north-america")["diplomacy"] == 4
    assert told(s, ProposalDecided) == [ProposalDecided(1, 0, True)]


@rule("GP-074")
@pytest.mark.parametrize(("pick", "stands"), [(0, True), (1, False)])
def test_by_option_a_die_decides_for_a_divided_coalition(pick: int, stands: bool) -> None:
    s = propose(
        "sanction china",
        heads={"north-america": (0, 1, 1, 0)},
        chosen={"divided_government_stake": "dice"},
        luck=[(pick,)],
    )

    play(s, BLUE, "stake-against 4")
    play(s, GREEN, "object")

    assert told(s, StakeDiced) == [StakeDiced("north-america", stands)]
    assert bool(s.sanctioned) is not stands


@rule("GP-074")
@pytest.mark.parametrize(("split", "ways"), [(True, 6), (False, 3)])
def test_a_un_faction_may_split(split: bool, ways: int) -> None:
    s = propose("sanction china", delegates=(2, 0, 0, 0), chosen={"un_faction_split": split})
    play(s, GREEN, "abstain")

    assert len(options(s, RED)) == ways
    assert refused(s, RED, "cast 2 1").detail == {"ayes": 2, "noes": 1, "delegates": 2}


@rule("GP-075")
def test_a_ban_sends_as_many_home_as_the_margin() -> None:
    s = propose("ban russia 2", stake=2)

    play(s, GREEN, "abstain")

    assert here(s, "russia") == (0, 0, 1, 0)


@rule("GP-075")
def test_only_a_party_that_is_there_can_be_banned() -> None:
    s = table(heads={"europe": (1, 0, 0, 0)}, agenda_=[Turn(RED, (), False)])
    play(s, RED, "activate europe", "act proposal")

    refusal = refused(s, RED, "ban russia 2")

    assert (refusal.code, refusal.sections) == ("party-not-there", ("GP-075",))


@rule("GP-076")
def test_a_disarmed_region_gets_no_army_by_any_means() -> None:
    s = table(heads={"europe": (2, 0, 0, 0), "russia": (1, 0, 0, 0)}, disarmed=(1,), agenda_=[Turn(RED, (), False)])
    play(s, RED, "activate europe")

    play(s, RED, "act budget")
    assert refused(s, RED, "convert trade-army").code == "disarmed"
    play(s, RED, "convert trade-diplomacy", "act trade", "approach russia")
    assert refused(s, RED, "take army 1").code == "disarmed"


@rule("GP-076")
def test_by_option_a_disarmed_region_may_trade_for_an_army() -> None:
    s = table(
        heads={"europe": (2, 0, 0, 0), "russia": (1, 0, 0, 0)},
        disarmed=(1,),
        options={"disarmament_bars_trade": False},
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "activate europe", "act trade", "approach russia", "take army 1", "send")

    assert chips_of(s, "europe")["army"] == 4


@rule("GP-076")
def test_a_region_loses_no_more_army_than_it_has() -> None:
    s = propose("disarm china", stake=4)

    play(s, GREEN, "abstain")

    assert chips_of(s, "china")["army"] == 0
    assert s.disarmed == (at(s, "china"),)


@rule("GP-004", "GP-077")
def test_a_proposal_whose_marker_is_used_up_is_refused() -> None:
    s = table(heads={"europe": (1, 0, 0, 0)}, sanctioned=(4, 5), disarmed=(6, 7), agenda_=[Turn(RED, (), False)])
    play(s, RED, "activate europe", "act proposal")

    refusal = refused(s, RED, "sanction china")

    assert (refusal.code, refusal.sections) == ("marker-used-up", ("GP-004", "GP-077"))
    assert refusal.detail == {"marker": "sanction", "count": 2, "regions": ("japan", "india")}
    assert refused(s, RED, "disarm china").code == "marker-used-up"
    assert "disarm orient" in options(s, RED)  # its army can still be reduced


@rule("GP-077")
def test_a_sanctioned_region_cannot_act_and_cannot_be_sanctioned_twice() -> None:
    s = table(
        heads={"europe": (2, 0, 0, 0), "russia": (0, 1, 0, 0)},
        chips={"russia": {"diplomacy": 0}},
        sanctioned=(1,),
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "activate europe")

    assert options(s, RED) == ["act proposal", "stop"]
    play(s, RED, "act proposal")
    assert options(s, RED) == ["lift europe"]
    assert refused(s, RED, "sanction russia").code == "only-lifting"


@rule("GP-078")
def test_a_sanctioned_region_may_try_with_every_action_to_have_it_lifted() -> None:
    s = table(
        heads={"europe": (3, 0, 0, 0), "north-america": (0, 1, 0, 0)}, sanctioned=(1,), agenda_=[Turn(RED, (), False)]
    )
    play(s, RED, "activate europe", "act proposal", "lift europe", "stake 1")
    play(s, GREEN, "stake-against 1")
    assert at(s, "europe") in s.sanctioned

    play(s, RED, "act proposal", "lift europe", "stake 2")
    play(s, GREEN, "abstain")

    assert not s.sanctioned
    assert "act budget" in options(s, RED)  # its remaining action is an ordinary one


@rule("GP-078")
def test_by_option_there_is_only_one_attempt() -> None:
    s = table(
        heads={"europe": (3, 0, 0, 0), "north-america": (0, 1, 0, 0)},
        sanctioned=(1,),
        options={"sanction_lift_attempts": "one"},
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "activate europe", "act proposal", "lift europe", "stake 1")
    play(s, GREEN, "stake-against 1")

    assert step(s) == "Turn"


@rule("GP-078")
def test_without_a_chip_a_sanctioned_region_does_nothing() -> None:
    s = table(
        heads={"europe": (3, 0, 0, 0), "north-america": (0, 1, 0, 0)},
        chips={"europe": {"diplomacy": 0}},
        sanctioned=(1,),
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "activate europe")

    assert s.waiting == (GREEN,)
    assert step(s) == "Turn"


@rule("GP-078")
@pytest.mark.parametrize(("who", "possible"), [("sanctioned-region", False), ("any-region", True)])
def test_only_the_sanctioned_region_itself_may_propose_the_end_of_it(who: str, possible: bool) -> None:
    s = table(
        heads={"europe": (3, 0, 0, 0)},
        sanctioned=(3,),
        options={"sanction_lift_proposer": who},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", "act proposal")

    assert ("lift china" in options(s, RED)) is possible
    assert refused(s, RED, "lift japan").code == "not-sanctioned"


@rule("GP-079")
def test_others_may_do_anything_to_a_sanctioned_region_and_it_defends_itself() -> None:
    s = table(heads={"europe": (3, 0, 0, 0), "orient": (0, 1, 0, 0)}, sanctioned=(6,), agenda_=[Turn(RED, (), False)])
    play(s, RED, "activate europe")

    play(s, RED, "act trade", "approach orient", "take raw 1", "send")
    assert s.waiting == (GREEN,)
    play(s, GREEN, "refuse")
    play(s, RED, "act war")

    assert options(s, RED) == ["attack orient"]


# --- bribery ---


@rule("GP-132")
def test_regions_may_bribe_delegates_richest_in_trade_first() -> None:
    s = propose(
        "sanction china",
        chosen={"bribery": True},
        delegates=(0, 0, 0, 3),
        chips={"north-america": {"trade": 5}, "europe": {"trade": 4}, "russia": {"trade": 2}, "china": {"trade": 1}},
    )
    play(s, GREEN, "abstain")
    assert str(s.agenda[-1]).startswith("bribery north-america")

    play(s, GREEN, "bribe 3 against", "bribe 3 abstain")
    assert s.chips[1][0] == 0
    play(s, RED, "bribe 3 for")

    assert told(s, ProposalDecided) == [ProposalDecided(2, 1, True)]


@rule("GP-132")
def test_a_bribe_must_be_paid_by_one_region_alone() -> None:
    s = propose(
        "sanction china",
        chosen={"bribery": True},
        delegates=(0, 0, 0, 3),
        chips={"north-america": {"trade": 2}, "europe": {"trade": 1}, "russia": {"trade": 1}, "china": {"trade": 1}},
    )
    play(s, GREEN, "abstain")

    assert options(s, GREEN) == ["bribe 3 abstain", "decline"]
    assert refused(s, GREEN, "bribe 3 for").detail == {"seat": 3, "delegates": 3, "price": 3, "trade": 2}


@rule("GP-132")
def test_the_partners_of_a_coalition_must_agree_to_a_bribe() -> None:
    s = propose(
        "sanction china",
        chosen={"bribery": True},
        heads={"north-america": (0, 1, 1, 0)},
        delegates=(0, 0, 0, 3),
        chips={"europe": {"trade": 1}, "russia": {"trade": 1}, "china": {"trade": 1}},
    )
    play(s, BLUE, "abstain")

    play(s, BLUE, "bribe 3 against")
    play(s, GREEN, "object")

    assert chips_of(s, "north-america")["trade"] == 5
    assert step(s) == "Factions"


@rule("GP-077", "GP-132")
def test_a_sanctioned_region_bribes_nobody_and_nobody_bribes_the_delegates_of_who_governs_alone() -> None:
    s = propose(
        "sanction china",
        chosen={"bribery": True},
        delegates=(1, 2, 0, 1),
        sanctioned=(0,),
        chips={"north-america": {"trade": 5}, "europe": {"trade": 2}, "russia": {"trade": 0}, "china": {"trade": 0}},
    )

    assert str(s.agenda[-1]).startswith("bribery europe")
    assert options(s, RED) == ["bribe 1 abstain", "bribe 3 abstain", "decline"]


@rule("GP-132")
def test_a_bribe_holds_for_one_vote_only() -> None:
    s = propose(
        "sanction china",
        chosen={"bribery": True},
        delegates=(0, 0, 0, 1),
        chips={"europe": {"trade": 1}, "russia": {"trade": 1}, "china": {"trade": 1}},
    )
    play(s, GREEN, "abstain", "bribe 3 abstain")

    assert s.bribes == ()


@rule("GP-075")
def test_votes_against_take_from_how_far_a_ban_goes() -> None:
    s = propose("ban russia 2", stake=3)

    play(s, GREEN, "stake-against 1")

    assert told(s, ProposalDecided) == [ProposalDecided(3, 1, True)]
    assert here(s, "russia") == (0, 0, 1, 0)


@rule("GP-074")
@pytest.mark.parametrize("side", ["for", "against"])
def test_a_partner_is_asked_for_the_side_that_is_meant(side: str) -> None:
    s = propose("sanction china", heads={"north-america": (0, 1, 1, 0)})
    speaker, partner = (BLUE, GREEN)  # blue has more politicians in all regions

    play(s, speaker, f"stake-{side} 1")

    asked = GAME.view(s, partner).prompt
    assert asked is not None
    assert (asked.detail["side"], asked.detail["count"]) == (side, 1)
