"""Confirming an action: vote, veto, push-through, and disagreement inside a coalition."""

from __future__ import annotations

import pytest

from hemicycle.core import agenda
from hemicycle.games.global_powers.activation import GovernmentActs
from hemicycle.games.global_powers.events import ActionFailed
from hemicycle.games.global_powers.events_acts import AbsoluteMajority, ListRefused, Voted
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLACK,
    BLUE,
    GAME,
    GREEN,
    RED,
    Options,
    chips,
    government,
    here,
    options,
    play,
    refused,
    step,
    table,
    told,
)


def japan(*heads: int, chosen: Options | None = None, player: int = RED, **more: object) -> Table:
    """Japan has just been activated; somebody governs Africa, so that no evaluation follows."""
    s = table(
        len(heads),
        heads={"japan": heads, "africa": (1,) + (0,) * (len(heads) - 1)},
        options=chosen,
        player=player,
        agenda_=[Turn(player, (), False)],
        **more,  # type: ignore[arg-type]  # changes of the table
    )
    play(s, player, "activate japan")
    return s


# --- the vote ---


@rule("GP-040", "GP-041")
def test_all_other_parties_of_the_region_vote_at_once_by_heads() -> None:
    s = japan(3, 2, 2, 0)

    play(s, RED, "act budget", "convert trade-army")
    assert step(s) == "Vote"
    assert s.waiting == (GREEN, BLUE)
    play(s, GREEN, "ballot no")
    play(s, BLUE, "ballot abstain")

    assert told(s, Voted) == [Voted("japan", (RED,), (), (GREEN,), (BLUE,), 3, 2, True)]


@rule("GP-041")
def test_a_vote_is_secret_until_all_votes_are_in() -> None:
    seen = []
    for vote in ("yes", "no"):
        s = japan(3, 2, 2, 0)
        play(s, RED, "act budget", "convert trade-army")
        play(s, GREEN, f"ballot {vote}")
        seen.append([GAME.view(s, seat) for seat in (RED, BLUE, BLACK, None)])

    assert seen[0] == seen[1]
    assert seen[0][0].sealed == (GREEN,)


@rule("GP-041")
def test_by_option_parties_vote_openly_clockwise_from_the_proposer() -> None:
    s = japan(2, 2, 2, 3, chosen={"vote_order": "clockwise"})
    play(s, BLACK, "act budget", "convert trade-army")

    order = []
    while step(s) == "OpenVote":
        order.append(s.waiting[0])
        play(s, s.waiting[0], "ballot no")

    assert order == [RED, GREEN, BLUE]


@rule("GP-041")
def test_whoever_votes_openly_sees_how_those_before_have_voted() -> None:
    s = japan(2, 2, 2, 3, chosen={"vote_order": "clockwise"})
    play(s, BLACK, "act budget", "convert trade-army")

    play(s, RED, "ballot no")

    prompt = GAME.view(s, GREEN).prompt
    assert prompt is not None
    assert prompt.detail["cast"] == ((0, 2),)


@rule("GP-041")
def test_by_option_a_party_may_split_its_votes() -> None:
    s = japan(3, 2, 2, 0, chosen={"party_vote": "split"})
    play(s, RED, "act budget", "convert trade-army")

    play(s, GREEN, "cast 1 1")
    play(s, BLUE, "cast 0 2")

    assert told(s, Voted) == [Voted("japan", (RED,), (), (BLUE,), (GREEN,), 4, 3, True)]


@rule("GP-042")
def test_an_absolute_majority_wins_without_a_vote() -> None:
    s = japan(4, 2, 1, 0)

    play(s, RED, "act budget", "convert trade-army")

    assert told(s, AbsoluteMajority) == [AbsoluteMajority("japan", (RED,), 4, 3)]
    assert step(s) == "Duel"
    assert s.waiting == (GREEN,)


@rule("GP-042")
def test_where_nobody_is_in_opposition_nobody_is_asked() -> None:
    s = japan(2, 0, 0, 0)

    play(s, RED, "act budget", "convert trade-army")

    assert chips(s, "japan")["army"] == 3


@rule("GP-043")
@pytest.mark.parametrize(("blue", "passed"), [("yes", True), ("abstain", True), ("no", False)])
def test_more_yes_than_no_is_needed_and_a_tie_is_not_enough(blue: str, passed: bool) -> None:
    s = japan(3, 2, 1, 0)
    play(s, RED, "act budget", "convert trade-army")

    play(s, GREEN, "ballot no")
    play(s, BLUE, f"ballot {blue}")

    assert step(s) == "Duel"
    assert s.waiting == ((GREEN,) if passed else (RED,))


# --- veto and push-through ---


@rule("GP-044", "GP-045")
def test_a_veto_costs_a_politician_of_the_region_and_stops_the_action() -> None:
    s = japan(4, 2, 1, 0)
    play(s, RED, "act budget", "convert trade-army")

    play(s, GREEN, "sacrifice")
    play(s, RED, "decline")

    assert chips(s, "japan")["army"] == 2
    assert here(s, "japan") == (4, 1, 1, 0)
    assert s.actions == 3


@rule("GP-044")
def test_every_opposition_party_is_asked_clockwise_from_the_proposer() -> None:
    s = japan(1, 1, 5, 1, player=BLUE)
    play(s, BLUE, "act budget", "convert trade-army")

    asked = []
    while step(s) == "Duel":
        asked.append(s.waiting[0])
        play(s, s.waiting[0], "decline")

    assert asked == [BLACK, RED, GREEN]
    assert chips(s, "japan")["army"] == 3


@rule("GP-045")
def test_the_duel_goes_on_until_a_side_declines_and_who_paid_last_wins() -> None:
    s = japan(5, 2, 1, 0)
    play(s, RED, "act budget", "convert trade-army")

    play(s, GREEN, "sacrifice")
    play(s, RED, "sacrifice")
    play(s, GREEN, "decline")
    play(s, BLUE, "sacrifice")
    play(s, RED, "sacrifice")
    play(s, GREEN, "decline")

    assert chips(s, "japan")["army"] == 3
    assert here(s, "japan") == (3, 1, 0, 0)


@rule("GP-045")
def test_by_option_each_side_pays_only_once() -> None:
    s = japan(5, 2, 1, 0, chosen={"sacrifice_duel": "one-each"})
    play(s, RED, "act budget", "convert trade-army")

    play(s, GREEN, "sacrifice")
    play(s, RED, "sacrifice")

    assert chips(s, "japan")["army"] == 3
    assert step(s) == "GovernmentActs"


@rule("GP-046")
def test_an_outvoted_government_may_push_its_action_through_and_the_opposition_may_answer() -> None:
    s = japan(3, 2, 2, 0)
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "ballot no")
    play(s, BLUE, "ballot no")

    play(s, RED, "sacrifice")
    play(s, GREEN, "decline")
    play(s, BLUE, "decline")

    assert chips(s, "japan")["army"] == 3
    assert here(s, "japan") == (2, 2, 2, 0)


@rule("GP-048")
@pytest.mark.parametrize(("where", "mauritius"), [("mauritius", 1), ("base", 0)])
def test_sacrificed_politicians_go_to_mauritius_or_by_option_home(where: str, mauritius: int) -> None:
    s = japan(4, 2, 1, 0, chosen={"sacrifice_destination": where})
    before = s.base[GREEN]
    play(s, RED, "act budget", "convert trade-army")

    play(s, GREEN, "sacrifice")

    assert s.mauritius[GREEN] == mauritius
    assert s.base[GREEN] == before + 1 - mauritius


@rule("GP-049")
@pytest.mark.parametrize(("spent", "left"), [(True, 3), (False, 4)])
def test_a_failed_action_is_used_up(spent: bool, left: int) -> None:
    s = japan(4, 2, 1, 0, chosen={"failed_action_spent": spent})
    play(s, RED, "act budget", "convert trade-army")

    play(s, GREEN, "sacrifice")
    play(s, RED, "decline")

    assert told(s, ActionFailed) == [ActionFailed("japan")]
    assert s.actions == left


@rule("GP-049")
def test_where_failed_actions_are_not_used_up_a_region_may_fail_as_often_as_it_may_act() -> None:
    s = japan(1, 1, 0, 0, chosen={"failed_action_spent": False})

    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "object")
    play(s, RED, "withdraw")

    assert step(s) == "Turn"


# --- coalitions ---


@rule("GP-047")
def test_the_activating_player_proposes_if_he_governs_else_the_strongest_partner() -> None:
    assert japan(2, 2, 1, 0, player=GREEN).waiting == (GREEN,)
    assert japan(2, 2, 1, 0, player=BLUE).waiting == (RED,)  # red is in Africa too


@rule("GP-047")
def test_partners_who_agree_vote_as_one() -> None:
    s = japan(2, 2, 1, 0)

    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "agree")

    assert told(s, AbsoluteMajority) == [AbsoluteMajority("japan", (RED, GREEN), 4, 1)]


@rule("GP-047")
def test_by_option_partners_vote_apart() -> None:
    s = japan(2, 2, 1, 0, chosen={"coalition_vote": "apart"})
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "agree")

    assert s.waiting == (GREEN, BLUE)
    play(s, GREEN, "ballot no")
    play(s, BLUE, "ballot no")

    assert told(s, Voted)[0].no == 3


@rule("GP-047")
def test_a_withdrawn_action_fails_and_the_next_partner_may_propose() -> None:
    s = japan(2, 2, 0, 0)
    play(s, RED, "act budget", "convert trade-army")

    play(s, GREEN, "object")
    play(s, RED, "withdraw")

    assert s.agenda[-1] == GovernmentActs(GREEN, "japan", 1, ())


@rule("GP-047")
def test_a_partner_may_push_the_action_through_and_the_objecting_one_stop_it() -> None:
    s = japan(3, 3, 0, 0)
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "object")

    play(s, RED, "sacrifice")
    play(s, GREEN, "sacrifice")
    play(s, RED, "sacrifice")
    play(s, GREEN, "decline")

    assert chips(s, "japan")["army"] == 3
    assert here(s, "japan") == (1, 2, 0, 0)


@rule("GP-042", "GP-047")
def test_an_overruled_partner_is_no_vote_for_and_all_others_vote() -> None:
    s = japan(3, 3, 2, 2)
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "object")
    play(s, RED, "sacrifice")
    play(s, GREEN, "decline")

    assert not told(s, AbsoluteMajority)
    assert (step(s), s.waiting) == ("Vote", (GREEN, BLUE, BLACK))
    play(s, GREEN, "ballot abstain")
    play(s, BLUE, "ballot no")
    play(s, BLACK, "ballot yes")

    assert told(s, Voted) == [Voted("japan", (RED,), (BLACK,), (BLUE,), (GREEN,), 4, 2, True)]


@rule("GP-047")
def test_by_option_an_overruled_partner_does_not_vote() -> None:
    s = japan(3, 3, 2, 2, chosen={"objector_votes": False})
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "object")
    play(s, RED, "sacrifice")
    play(s, GREEN, "decline")

    assert s.waiting == (BLUE, BLACK)


@rule("GP-047")
def test_only_partners_who_agreed_push_an_outvoted_action_through() -> None:
    s = japan(3, 3, 2, 2)
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "object")
    play(s, RED, "sacrifice")
    play(s, GREEN, "decline")
    play(s, GREEN, "ballot no")
    play(s, BLUE, "ballot no")
    play(s, BLACK, "ballot no")

    assert (step(s), s.waiting) == ("Duel", (RED,))
    play(s, RED, "decline")

    assert chips(s, "japan")["army"] == 2
    assert s.objectors == ()


@rule("GP-046", "GP-047")
def test_an_outvoted_proposer_is_asked_for_a_sacrifice_before_the_partners() -> None:
    s = japan(3, 3, 3, 2, 2)
    play(s, RED, "stop")
    play(s, GREEN, "act budget", "convert trade-army")
    play(s, BLUE, "object")
    play(s, RED, "agree")
    play(s, GREEN, "sacrifice")
    play(s, BLUE, "decline")
    for seat in s.waiting:
        play(s, seat, "ballot no")

    assert (step(s), s.waiting) == ("Duel", (GREEN,))
    play(s, GREEN, "decline")
    assert s.waiting == (RED,)


@rule("GP-047", "GP-050")
def test_a_list_asks_for_one_action_after_the_other() -> None:
    s = japan(3, 3, 0, 0)

    play(s, RED, "share-out")
    assert s.agenda[-1].prompt(s, RED) == {"action": 1, "actions": 3}
    play(s, RED, "assign 1")
    assert s.agenda[-1].prompt(s, RED) == {"action": 2, "actions": 3}


@rule("GP-047")
def test_partners_who_let_a_die_decide_vote_as_one() -> None:
    s = japan(3, 3, 1, 1, luck=[(0,), (0,)])
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "object")
    play(s, RED, "offer-dice")
    play(s, GREEN, "agree")

    assert told(s, AbsoluteMajority) == [AbsoluteMajority("japan", (RED, GREEN), 6, 2)]


@rule("GP-047")
@pytest.mark.parametrize(("pick", "army"), [(0, 3), (1, 2)])
def test_both_may_agree_to_let_a_die_decide(pick: int, army: int) -> None:
    s = japan(2, 2, 0, 0, luck=[(pick,), (0,)])
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "object")

    play(s, RED, "offer-dice")
    play(s, GREEN, "agree")

    assert chips(s, "japan")["army"] == army


@rule("GP-047")
def test_who_does_not_want_to_dice_need_not() -> None:
    s = japan(2, 2, 0, 0)
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "object")

    play(s, RED, "offer-dice")
    play(s, GREEN, "object")

    assert options(s, RED) == ["withdraw", "sacrifice", "share-out"]


@rule("GP-047", "GP-050")
def test_a_list_of_who_decides_what_binds_until_the_activation_ends() -> None:
    s = japan(3, 3, 0, 0)
    play(s, RED, "share-out", "assign 1", "assign 0", "assign 1")
    play(s, GREEN, "agree")
    assert list(s.shares) == [GREEN, RED, GREEN]

    play(s, GREEN, "act budget", "convert trade-army")
    assert chips(s, "japan")["army"] == 3  # red is not asked
    play(s, RED, "act budget", "convert trade-diplomacy")
    play(s, GREEN, "stop")

    assert not s.shares
    assert step(s) == "Turn"


@rule("GP-047")
def test_a_list_can_end_a_disagreement_and_the_action_is_not_counted() -> None:
    s = japan(2, 2, 0, 0)
    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "object")

    play(s, RED, "share-out", "assign 1", "assign 0")
    play(s, GREEN, "agree")

    assert s.agenda[-1] == GovernmentActs(GREEN, "japan", 2, ())
    assert chips(s, "japan")["army"] == 2


@rule("GP-047")
def test_a_refused_list_can_be_proposed_only_by_others() -> None:
    s = japan(2, 2, 0, 0)

    play(s, RED, "share-out", "assign 1", "assign 0")
    play(s, GREEN, "object")

    assert told(s, ListRefused) == [ListRefused(GREEN)]
    assert refused(s, RED, "share-out").code == "no-list-now"
    play(s, RED, "stop")
    assert "share-out" in options(s, GREEN)


@rule("GP-047")
def test_a_list_means_nothing_to_who_no_longer_governs() -> None:
    s = japan(2, 2, 0, 0)
    play(s, RED, "share-out", "assign 0", "assign 1")
    play(s, GREEN, "agree")

    play(s, RED, "act propaganda", "campaign 0 japan")

    assert government(s, "japan") == (RED,)
    assert s.waiting == (RED,)


@rule("GP-047")
def test_if_one_partner_wants_no_further_action_the_next_one_may_act() -> None:
    s = japan(2, 2, 0, 0)

    play(s, RED, "stop")
    assert s.waiting == (GREEN,)
    play(s, GREEN, "stop")

    assert step(s) == "Turn"


@rule("GP-047")
def test_nobodys_politicians_are_moved_against_his_will() -> None:
    s = japan(2, 2, 0, 0)

    play(s, RED, "act emigration", "emigrate 1 china")
    play(s, GREEN, "object")

    assert here(s, "japan") == (2, 2, 0, 0)
    assert s.agenda[-1] == GovernmentActs(GREEN, "japan", 1, ())


@rule("GP-050")
def test_promises_bind_nobody() -> None:
    match = GAME.match(seats=4, seed=5)

    match.remark(0, "will-not-attack europe")
    match.remark(1, "will-vote yes")

    assert match.record.entries[-1]["say"] == "will-vote yes"
    assert agenda.pending(match.table) == (0, 1, 2, 3)


@rule("GP-044", "GP-046")
def test_whoever_declines_a_sacrifice_is_told_what_becomes_of_the_action() -> None:
    s = japan(3, 1, 0, 0)
    play(s, RED, "act budget", "convert trade-army")

    veto = {choice.action: choice.detail for choice in GAME.view(s, GREEN).choices}
    play(s, GREEN, "sacrifice")
    push = {choice.action: choice.detail for choice in GAME.view(s, RED).choices}

    assert (veto["decline"], push["decline"]) == ({"of": "pass"}, {"of": "fail"})
    assert (veto["sacrifice"], push["sacrifice"]) == ({}, {})
