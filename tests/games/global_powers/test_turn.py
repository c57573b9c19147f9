"""A turn: recall, cards, activation, dominance."""

from __future__ import annotations

import pytest

from hemicycle.core import agenda
from hemicycle.games.global_powers.activation import GovernmentActs
from hemicycle.games.global_powers.events import EmptyRegionDone, EvaluationBegan
from hemicycle.games.global_powers.table import NOBODY, NOWHERE
from hemicycle.games.global_powers.turn import FirstTurn, Turn
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLUE,
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

EIGHT = ("north-america", "europe", "russia", "china", "japan", "india", "orient", "south-america")


@rule("GP-030")
def test_any_number_of_politicians_may_be_recalled_and_used_at_once() -> None:
    s = table(
        heads={"europe": (2, 0, 0, 0), "africa": (1, 0, 0, 0)},
        base=(0, 9, 9, 9),
        hands={RED: ["expansion"]},
        agenda_=[Turn(RED, (), False)],
    )
    assert "play expansion" not in options(s, RED)

    play(s, RED, "recall", "recall-from europe", "recall-from africa", "stop", "play expansion", "expand europe 2")

    assert here(s, "europe") == (3, 0, 0, 0)


@rule("GP-030")
def test_the_time_for_recalling_is_the_start_of_the_turn() -> None:
    s = table(heads={"europe": (2, 0, 0, 0)}, agenda_=[Turn(RED, (), False)])

    play(s, RED, "recall", "stop")

    assert refused(s, RED, "recall").code == "recalled-already"


@rule("GP-031")
def test_a_turn_is_one_card_or_one_region_and_nobody_passes() -> None:
    s = table(heads={"europe": (2, 0, 0, 0)}, hands={RED: ["drive", "coup"]}, agenda_=[Turn(RED, (), False)])
    assert "pass" not in options(s, RED)

    play(s, RED, "play drive")

    assert s.waiting == (GREEN,)


@rule("GP-031")
def test_a_card_that_could_change_nothing_cannot_be_played() -> None:
    s = table(heads={"europe": (2, 0, 0, 0)}, hands={RED: ["retirement"]}, agenda_=[Turn(RED, (), False)])

    assert refused(s, RED, "play retirement").code == "card-without-effect"
    assert refused(s, RED, "play coup").code == "card-not-held"


@rule("GP-032")
def test_a_region_of_others_may_be_activated_and_its_government_acts() -> None:
    s = table(heads={"europe": (0, 2, 0, 0)}, agenda_=[Turn(RED, (), False)])

    play(s, RED, "activate europe")

    assert s.waiting == (GREEN,)
    assert s.agenda[-1] == GovernmentActs(GREEN, "europe", 2, ())


@rule("GP-032")
def test_a_region_can_be_activated_once_before_the_evaluation() -> None:
    s = table(heads={"europe": (0, 2, 0, 0), "china": (1, 0, 0, 0)}, agenda_=[Turn(RED, (), False)])

    play(s, RED, "activate europe")
    play(s, GREEN, "stop")

    assert refused(s, GREEN, "activate europe").code == "region-done"


@rule("GP-033")
def test_an_empty_region_may_be_ticked_off() -> None:
    s = table(heads={"europe": (0, 2, 0, 0)}, agenda_=[Turn(RED, (), False)])

    play(s, RED, "activate japan")

    assert told(s, EmptyRegionDone) == [EmptyRegionDone(RED, "japan")]
    assert s.waiting == (GREEN,)


@rule("GP-033")
def test_empty_regions_do_not_hold_up_the_evaluation() -> None:
    s = table(heads={"europe": (0, 2, 0, 0)}, agenda_=[Turn(RED, (), False)])

    play(s, RED, "activate europe")
    play(s, GREEN, "stop")

    assert len(told(s, EvaluationBegan)) == 1


@rule("GP-033")
def test_by_option_empty_regions_are_not_activated_and_who_can_do_nothing_passes() -> None:
    s = table(
        heads={"europe": (1, 0, 0, 0)},
        options={"empty_region_activation": False},
        agenda_=[Turn(RED, (), False)],
    )
    assert refused(s, RED, "activate japan").code == "region-empty"

    play(s, RED, "recall", "recall-from europe")
    assert options(s, RED) == ["pass"]
    play(s, RED, "pass")

    assert len(told(s, EvaluationBegan)) == 1


@rule("GP-031")
def test_whoever_can_still_play_a_card_does_not_pass() -> None:
    s = table(
        heads={"europe": (1, 0, 0, 0)},
        hands={RED: ("drive",)},
        options={"empty_region_activation": False},
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "recall", "recall-from europe")

    assert options(s, RED) == ["play drive"]


@rule("GP-034")
def test_the_same_action_may_be_taken_again_and_fewer_are_allowed() -> None:
    s = table(
        heads={"japan": (3, 0, 0, 0), "india": (0, 1, 0, 0)},
        chips={"japan": {"trade": 2}},
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "activate japan", "act budget", "convert trade-trade", "act budget", "convert trade-trade", "stop")

    assert s.chips[1][at(s, "japan")] == 4
    assert s.waiting == (GREEN,)


@rule("GP-035")
def test_the_remaining_actions_pass_to_the_new_government() -> None:
    s = table(heads={"japan": (3, 2, 0, 0)}, agenda_=[Turn(RED, (), False)])
    play(s, RED, "activate japan")

    for _ in range(2):
        play(s, s.waiting[0], "act emigration", "emigrate 0 china")
        if step(s) == "Duel":
            play(s, s.waiting[0], "decline")
        if step(s) == "Consent":
            play(s, GREEN, "agree")

    assert government(s, "japan") == (GREEN,)
    assert s.agenda[-1] == GovernmentActs(GREEN, "japan", 1, ())


@rule("GP-035")
def test_an_activation_ends_when_nobody_is_left_to_govern() -> None:
    s = table(heads={"japan": (1, 0, 0, 0), "europe": (0, 1, 0, 0)}, agenda_=[Turn(RED, (), False)])

    play(s, RED, "activate japan", "act emigration", "emigrate 0 china")

    assert s.waiting == (GREEN,)
    assert s.active == NOWHERE


@rule("GP-036")
def test_whoever_governs_as_many_regions_as_the_marker_shows_wins_at_once() -> None:
    s = table(
        heads=dict.fromkeys(EIGHT[:7], (1, 0, 0, 0)),
        hands={RED: ["transfer"]},
        agenda_=[Turn(RED, (), False)],
    )
    s.place(RED, 0, 1)

    play(s, RED, "play transfer", "target north-america 0", "choose africa")

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.winners) == ("dominance", (RED,))


@rule("GP-036")
@pytest.mark.parametrize("check", ["completed-step", "every-change"])
def test_whoever_dominates_when_play_begins_wins_before_the_first_turn(check: str) -> None:
    s = table(heads=dict.fromkeys(EIGHT, (1, 0, 0, 0)), options={"dominance_check": check}, turns=0, player=NOBODY)

    agenda.begin(s, FirstTurn())

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.winners) == ("dominance", (RED,))


@rule("GP-036")
def test_nobody_dominates_while_regions_are_still_being_sold() -> None:
    s = table(options={"dominance_check": "every-change"}, turns=0, player=NOBODY)

    for region in range(8):
        s.place(RED, region, 1)

    assert s.most_governed >= s.dominance
    assert not s.check_dominance()


@rule("GP-036")
def test_by_option_dominance_is_first_checked_after_the_first_turn() -> None:
    chosen: Options = {"dominance_from": "first-turn"}
    s = table(heads=dict.fromkeys(EIGHT, (1, 0, 0, 0)), options=chosen, turns=0, player=NOBODY)
    agenda.begin(s, FirstTurn())
    first = s.waiting[0]

    play(s, first, "activate japan")
    assert s.outcome is None
    play(s, RED, "stop")

    assert s.outcome is not None


@rule("GP-036")
@pytest.mark.parametrize(("tie", "winners"), [("strongest", (GREEN,)), ("nobody", None)])
def test_if_two_dominate_at_once_the_strongest_wins(tie: str, winners: tuple[int, ...] | None) -> None:
    heads = dict.fromkeys(EIGHT, (1, 1, 0, 0))
    s = table(heads={**heads, "africa": (0, 1, 2, 0)}, options={"dominance_tie": tie})

    s.check_dominance()

    assert (s.outcome.winners if s.outcome else None) == winners


@rule("GP-036")
@pytest.mark.parametrize(("check", "over"), [("completed-step", False), ("every-change", True)])
def test_by_option_a_moment_of_dominance_is_enough(check: str, over: bool) -> None:
    chosen: Options = {"dominance_check": check}
    s = table(heads=dict.fromkeys(EIGHT[:7], (1, 0, 0, 0)), options=chosen)

    s.place(RED, at(s, "africa"), 1)

    assert (s.outcome is not None) is over


@rule("GP-036")
def test_recalling_can_lose_but_also_win_dominance() -> None:
    heads = dict.fromkeys(EIGHT[:7], (1, 0, 0, 0))
    s = table(heads={**heads, "africa": (1, 0, 2, 0)}, agenda_=[Turn(BLUE, (), False)], player=BLUE)

    play(s, BLUE, "recall", "recall-from africa")

    assert s.outcome is not None
    assert s.outcome.winners == (RED,)
