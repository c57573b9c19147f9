"""Evaluation: points, victory, postings and removals, and the new round."""

from __future__ import annotations

import pytest

from hemicycle.core import agenda
from hemicycle.games.global_powers.evaluation import Evaluation, NewRound, points, posting_order, postings, removals
from hemicycle.games.global_powers.events import (
    CardsDrawn,
    Discarded,
    DominanceMoved,
    OpenCardExpired,
    ReserveRenewed,
    Scored,
)
from hemicycle.games.global_powers.hands import SortOut, TakeCards
from hemicycle.games.global_powers.turn import NextTurn, Turn
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLUE,
    GREEN,
    RED,
    Options,
    cards,
    government,
    here,
    options,
    play,
    step,
    table,
    told,
)

POOR = {"europe": {"trade": 0}, "africa": {"trade": 0}}


@rule("GP-090")
def test_when_all_regions_are_done_there_is_an_evaluation_and_old_points_are_forgotten() -> None:
    s = table(2, heads={"europe": (2, 0)}, chips=POOR, points=(9, 9), to_do=(1,), agenda_=[Turn(RED, (), False)])

    play(s, RED, "activate europe", "stop")

    assert s.points == (4, 0)
    assert s.evaluations == 1


@rule("GP-091")
@pytest.mark.parametrize(
    ("heads", "expected"),
    [((2, 0, 0), [4, 0, 0]), ((2, 1, 0), [3, 1, 0]), ((2, 2, 0), [2, 2, 0]), ((2, 2, 1), [2, 2, 1])],
)
def test_a_region_is_worth_four_three_two_or_one(heads: tuple[int, ...], expected: list[int]) -> None:
    s = table(3, heads={"europe": heads}, chips=POOR)

    assert points(s) == expected


@rule("GP-092")
@pytest.mark.parametrize(("trade", "bonus"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_good_trade_is_worth_more_to_every_governing_party(trade: int, bonus: int) -> None:
    s = table(3, heads={"europe": (2, 2, 1)}, chips={"europe": {"trade": trade}})

    assert points(s) == [2 + bonus, 2 + bonus, 1]


@rule("GP-093")
def test_delegates_count_two_and_politicians_on_mauritius_minus_one() -> None:
    s = table(2, delegates=(3, 0), mauritius=(1, 2))

    assert points(s) == [5, -2]


@rule("GP-077")
@pytest.mark.parametrize(("with_bonus", "expected"), [(True, [3, 1]), (False, [5, 1])])
def test_a_sanctioned_region_is_worth_half_rounded_up(with_bonus: bool, expected: list[int]) -> None:
    s = table(
        2,
        heads={"europe": (2, 1)},
        chips={"europe": {"trade": 5}},
        sanctioned=(1,),
        options={"sanction_half_includes_bonus": with_bonus},
    )

    assert points(s) == expected


@rule("GP-094")
def test_the_leader_wins_with_enough_points() -> None:
    s = table(2, delegates=(20, 0), agenda_=[Evaluation()])

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.winners, s.outcome.scores) == ("threshold", (RED,), (40, 0))
    assert [event.points for event in told(s, Scored)] == [40, 0]


@rule("GP-094")
@pytest.mark.parametrize(("how", "pick", "winner"), [("strongest", None, GREEN), ("die", 0, RED), ("die", 1, GREEN)])
def test_a_tie_for_the_lead_goes_to_the_strongest_or_by_option_to_a_die(
    how: str, pick: int | None, winner: int
) -> None:
    s = table(
        2,
        heads={"europe": (1, 0), "africa": (0, 2)},
        chips=POOR,
        delegates=(18, 18),
        options={"tie_break_evaluation": how},
        luck=[] if pick is None else [(pick,)],
    )

    agenda.begin(s, Evaluation())

    assert s.outcome is not None
    assert s.outcome.winners == (winner,)


@rule("GP-003")
@pytest.mark.parametrize(("when", "home"), [("before-postings", True), ("with-amnesty", False)])
def test_politicians_come_home_from_mauritius_after_the_points_are_counted(when: str, home: bool) -> None:
    s = table(2, heads={"europe": (5, 5)}, mauritius=(2, 0), options={"homecoming": when}, agenda_=[Evaluation()])

    assert step(s) == "Posting"
    assert s.points[RED] == s.points[GREEN] - 2
    assert (s.mauritius[RED] == 0) is home


@rule("GP-095")
def test_the_lowest_score_posts_one_the_next_two_and_so_on() -> None:
    s = table(3, heads={"europe": (1, 2, 3)}, base=(9, 9, 9), points=(5, 1, 3))
    agenda.begin(s, postings(s, (GREEN, BLUE, RED), 0, 1))

    for seat, count in ((GREEN, 1), (BLUE, 2), (RED, 3)):
        for _ in range(count):
            play(s, seat, "post-from-base")

    assert s.delegates == [3, 1, 2]
    assert step(s) == "Removal"


@rule("GP-095")
def test_delegates_come_from_the_base_or_from_a_region() -> None:
    s = table(2, heads={"europe": (2, 0)}, base=(9, 9))
    agenda.begin(s, postings(s, (RED, GREEN), 0, 1))

    play(s, RED, "post europe")

    assert here(s, "europe") == (1, 0)
    assert s.delegates == [1, 2]  # green has politicians at one place only


@rule("GP-095")
@pytest.mark.parametrize(("how", "luck", "order"), [("weaker-fewer", [], (0, 1)), ("die", [(1, 0)], (1, 0))])
def test_between_equal_scores_the_weaker_party_posts_fewer(
    how: str, luck: list[tuple[int, ...]], order: tuple[int, ...]
) -> None:
    s = table(2, heads={"europe": (1, 2)}, points=(5, 5), options={"posting_tie_break": how}, luck=luck)

    assert posting_order(s) == order


@rule("GP-096")
def test_everybody_gives_up_as_many_politicians_as_there_are_players() -> None:
    s = table(3, heads={"europe": (3, 3, 3)}, base=(9, 9, 9))
    agenda.begin(s, postings(s, (RED, GREEN, BLUE), 0, 1))

    while step(s) in ("Posting", "Removal"):
        play(s, s.waiting[0], options(s, s.waiting[0])[0])

    assert s.delegates == [1, 2, 3]
    assert s.base == [6, 6, 6]


@rule("GP-096")
def test_who_has_fewer_gives_all() -> None:
    s = table(2, base=(1, 9), heads={"europe": (0, 1)})
    agenda.begin(s, removals(s, (RED, GREEN), 0, 2))

    assert s.base[RED] == 0


@rule("GP-097")
def test_the_game_ends_when_somebody_has_nobody_left_and_the_round_winner_wins() -> None:
    s = table(2, base=(0, 9), heads={"europe": (0, 1)}, points=(7, 5), agenda_=[NewRound(RED)])

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.winners, s.outcome.scores) == ("exhaustion", (RED,), (7, 5))


@rule("GP-097")
def test_politicians_on_mauritius_or_in_the_un_do_not_save_a_party() -> None:
    s = table(2, base=(0, 9), delegates=(5, 0), mauritius=(3, 0), agenda_=[NewRound(GREEN)])

    assert s.outcome is not None


@rule("GP-098")
@pytest.mark.parametrize(("direction", "dominance"), [(-1, 9), (1, 11)])
def test_the_regions_are_to_do_again_and_the_dominance_marker_moves(direction: int, dominance: int) -> None:
    s = table(
        2,
        heads={"europe": (1, 1)},
        to_do=(),
        options={"dominance_step": direction},
        agenda_=[NewRound(RED)],
    )

    assert s.to_do == tuple(range(12))
    assert s.dominance == dominance


@rule("GP-036", "GP-098")
def test_the_marker_may_move_onto_a_winner() -> None:
    s = table(2, heads=dict.fromkeys(rules_regions()[:9], (1, 0)), agenda_=[NewRound(GREEN)])

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.winners) == ("dominance", (RED,))


def rules_regions() -> tuple[str, ...]:
    return table(2).world.names


@rule("GP-099")
def test_an_amnesty_ends_sanctions_disarmaments_and_protectorates() -> None:
    s = table(
        2,
        heads={"europe": (1, 1), "china": (1, 0)},
        delegates=(0, 4),
        sanctioned=(1,),
        disarmed=(2,),
        protectorates=(3,),
    )
    assert government(s, "china") == (GREEN,)

    agenda.begin(s, NewRound(RED))

    assert (s.sanctioned, s.disarmed, s.protectorates) == ((), (), ())
    assert government(s, "china") == (RED,)


@rule("GP-003", "GP-099")
def test_by_option_politicians_come_home_with_the_amnesty() -> None:
    s = table(
        2,
        heads={"europe": (1, 1)},
        mauritius=(2, 1),
        options={"homecoming": "with-amnesty"},
        agenda_=[NewRound(RED)],
    )

    assert s.mauritius == [0, 0]


@rule("GP-100")
def test_unplayed_cards_are_kept_or_discarded_and_hands_filled_by_choice() -> None:
    s = table(
        2,
        hands={RED: ["coup", "drive"], GREEN: ["coup"]},
        agenda_=[SortOut((RED, GREEN))],
    )

    play(s, RED, "discard-card coup")
    play(s, GREEN, "keep-cards")
    play(s, RED, "keep-cards")

    assert told(s, Discarded) == [Discarded(RED, "coup")]
    assert step(s) == "TakeCards"
    assert "take-card coup" not in options(s, RED)
    assert len(options(s, RED)) == 14


@rule("GP-100")
def test_when_the_reserve_has_run_out_all_cards_are_available_again() -> None:
    held = ("coup", "drive", "recession", "revolution")
    s = table(2, hands={RED: held, GREEN: ["coup", "drive", "unrest", "sabotage", "defector"]})
    s.discards[RED], s.reserves[RED] = s.reserves[RED][1:], s.reserves[RED][:1]
    agenda.begin(s, TakeCards())

    assert options(s, RED) == ["take-card assassination"]
    play(s, RED, "take-card assassination")
    assert len(s.hands[RED]) == 5

    s.leave_hand(RED, s.hands[RED][0])
    s.discards[RED] += cards("assassination")
    agenda.begin(s, SortOut(()))
    assert told(s, ReserveRenewed) == [ReserveRenewed(RED)]
    assert len(options(s, RED)) == 12
    assert s.known[RED] == s.hands[RED]


@rule("GP-100")
def test_open_cards_that_were_not_used_are_discarded() -> None:
    s = table(
        2, heads={"europe": (1, 1)}, opened=[("drive", RED), ("peace-initiative", GREEN)], agenda_=[NewRound(RED)]
    )

    assert s.open_cards == ()
    assert s.discards == [cards("drive"), cards("peace-initiative")]
    assert len(told(s, OpenCardExpired)) == 2


@rule("GP-100")
def test_by_option_hands_are_filled_at_random() -> None:
    chosen: Options = {"reserve_refill": "random"}
    s = table(2, heads={"europe": (1, 1)}, options=chosen, agenda_=[SortOut(())])

    assert [len(hand) for hand in s.hands] == [5, 5]
    assert not s.agenda


@rule("GP-101")
def test_play_goes_on_with_the_player_who_would_have_been_next() -> None:
    s = table(player=GREEN, heads={"europe": (1, 1, 0, 0)}, agenda_=[NextTurn()])

    assert s.waiting == (BLUE,)
    assert s.agenda[-1] == Turn(BLUE, (), False)


@rule("GP-096")
def test_who_has_no_choice_gives_up_as_many_as_everybody() -> None:
    s = table(3, base=(9, 9, 9))

    agenda.begin(s, removals(s, (RED, GREEN, BLUE), 0, 2))

    assert s.base == [7, 8, 9]


@rule("GP-098")
def test_everybody_hears_where_the_dominance_marker_stands() -> None:
    s = table(3, heads={"europe": (1, 1, 1)}, agenda_=[NewRound(RED)])

    assert told(s, DominanceMoved) == [DominanceMoved(8)]


@rule("GP-100")
def test_whoever_draws_at_random_is_told_the_cards_and_nobody_else_is() -> None:
    s = table(2, heads={"europe": (1, 1)}, options={"reserve_refill": "random"}, agenda_=[SortOut(())])

    assert s.journal is not None
    drawn = [(audience, cards(*event.cards)) for audience, event in s.journal if isinstance(event, CardsDrawn)]
    assert drawn == [((RED,), s.hands[RED]), ((GREEN,), s.hands[GREEN])]
