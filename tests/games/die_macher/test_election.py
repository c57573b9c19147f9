"""The election: seats, the winner, and what a victory brings."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.games.die_macher.actions import PASS, MoveMedia, MoveOpinion
from hemicycle.games.die_macher.election import DeclareWinner, Election, RecruitMembers
from hemicycle.games.die_macher.election_events import NationalOpinionPlaced, StateWon
from hemicycle.games.die_macher.sums import EMPTY, NOBODY, Verdict, verdict
from hemicycle.games.die_macher.table import Table
from hemicycle.games.die_macher.victory import NationalMedia, NationalOpinion
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, begin, cards, opinions, options, play, refused, rules, table, told

ALONE = [NOBODY] * 5
IN_TURN = [0, 1, 2, 3, 4]
BOARD = ("euro-now", "welfare-more", "genetics-yes", "nuclear-yes")


def decided(votes: list[int], stack: list[int] = IN_TURN, partners: list[int] = ALONE, **changes: Any) -> Table:
    """The current state has these votes and four open opinions; everybody has a cube there."""
    s = table(**changes)
    land = opinions(s, "bayern", *BOARD)
    land.votes, land.stack, land.media = votes, stack[:], [1] * 5
    s.media = [4] * 5
    s.partners = partners[:]
    begin(s, DeclareWinner((0,) * 5))
    return s


def national(s: Table, *names: str, secured: tuple[int, ...] = (0, 0, 0, 0, 0)) -> None:
    s.national = [*cards(s, *names), *[EMPTY] * (5 - len(names))]
    s.secured = list(secured)


@rule("5.3", "5.3.1", "2.2")
def test_all_meetings_become_votes_and_votes_become_seats() -> None:
    """T20."""
    s = table(states=("bayern", "hessen", "sachsen", "berlin"))
    s.lands[0].votes, s.lands[0].meetings, s.lands[0].trend = [30, 0, 4, 9, 50], [2, 0, 0, 0, 9], [3, 0, 0, 0, 1]

    begin(s, Election())

    assert s.results[0][1] == (36, 0, 4, 9, 50)
    assert s.results[0][2] == (42, 0, 0, 12, 60)
    assert s.meetings == [20, 18, 18, 18, 27]


@rule("5.3.1")
def test_the_start_player_converts_first_so_that_the_last_lies_on_top() -> None:
    s = table(seats=3, start_player=1)
    s.lands[0].meetings, s.lands[0].trend = [5, 5, 5], [2, 2, 2]

    begin(s, Election())

    assert s.results[0][3] == (0,)
    assert s.lands[0].stack == [1, 2, 0]


def won(votes: list[int], stack: list[int], partners: list[int], *, clearly: bool = True) -> Verdict:
    return verdict(votes, stack, partners, higher_wins_clearly=clearly)


@rule("5.3.2")
def test_most_votes_win() -> None:
    found = won([10, 30, 20, 0, 0], IN_TURN, ALONE)

    assert (found.winners, found.by_a_nose, found.beaten) == ((1,), False, ())


@rule("5.3.2")
def test_of_level_parties_the_upper_marker_wins_by_a_nose() -> None:
    found = won([50, 50, 20, 50, 0], [2, 4, 3, 1, 0], ALONE)

    assert (found.winners, found.by_a_nose) == ((0,), True)
    assert found.beaten == ((1,), (3,))


@rule("5.3.2a")
def test_partners_add_their_votes_even_beyond_fifty() -> None:
    """T27."""
    found = won([50, 30, 25, 0, 0], IN_TURN, [NOBODY, 2, 1, NOBODY, NOBODY])

    assert (found.winners, found.by_a_nose) == ((1, 2), False)


@rule("5.3.2a")
def test_of_level_sides_the_one_with_the_highest_single_marker_wins() -> None:
    found = won([40, 25, 15, 0, 0], IN_TURN, [NOBODY, 2, 1, NOBODY, NOBODY])

    assert (found.winners, found.by_a_nose) == ((0,), False)


@rule("5.3.2a", "5.3.3c")
def test_a_side_that_only_sits_higher_wins_clearly_or_by_a_nose_as_the_option_says() -> None:
    partners = [NOBODY, 2, 1, NOBODY, NOBODY]

    clearly = won([40, 25, 15, 0, 0], IN_TURN, partners, clearly=True)
    nose = won([40, 25, 15, 0, 0], IN_TURN, partners, clearly=False)

    assert (clearly.by_a_nose, clearly.beaten) == (False, ())
    assert (nose.winners, nose.by_a_nose, nose.beaten) == ((0,), True, ((1, 2),))
    assert [rules(edition).higher_wins_clearly for edition in GAME.editions] == [True, False, False]


@rule("5.3.3c", "5.3.2a")
@pytest.mark.parametrize(("level", "members"), [("clearly", ()), ("by-a-nose", (1, 2))])
def test_members_of_a_level_coalition_with_lower_markers_place_cubes_only_after_a_nose(
    level: str, members: tuple[int, ...]
) -> None:
    chosen: dict[str, bool | int | str] = {"level_side_wins": level, "tied_coalition_members_place_media": True}
    s = table(options=chosen, partners=[NOBODY, 2, 1, NOBODY, NOBODY])
    s.lands[0].votes, s.lands[0].media = [40, 25, 15, 0, 0], [1] * 5

    begin(s, DeclareWinner((0,) * 5))

    asked = [step.seat for step in s.agenda if isinstance(step, NationalMedia)]
    assert asked[::-1] == [0, *members]


@rule("5.3.2a")
def test_of_level_sides_with_level_markers_the_upper_marker_wins() -> None:
    partners = [1, 0, 3, 2, NOBODY]

    found = won([30, 10, 30, 10, 0], [2, 1, 3, 4, 0], partners)

    assert (found.winners, found.by_a_nose, found.beaten) == ((0, 1), True, ((2, 3),))


@rule("5.3.3d", "5.3.2a")
def test_of_two_partners_the_stronger_comes_first() -> None:
    assert won([0, 10, 30, 0, 0], IN_TURN, [NOBODY, 2, 1, NOBODY, NOBODY]).winners == (2, 1)
    assert won([0, 30, 30, 0, 0], [0, 2, 1, 3, 4], [NOBODY, 2, 1, NOBODY, NOBODY]).winners == (1, 2)


@rule("5.3.3", "5.3.3a")
def test_a_clear_winner_may_move_a_cube_and_two_opinions() -> None:
    """T23."""
    s = decided([10, 30, 20, 0, 0])

    play(s, 1, MoveMedia())
    play(s, 1, MoveOpinion("welfare-more", 0))
    play(s, 1, MoveOpinion("euro-now", 1))

    assert not s.agenda
    assert s.national_media[0] == (1,)
    assert s.lands[0].media == [1, 0, 1, 1, 1]
    assert s.names(tuple(s.national)) == ("welfare-more", "euro-now", "", "", "")
    assert s.names(s.lands[0].opinions) == ("", "", "genetics-yes", "nuclear-yes")


@rule("5.3.3a")
def test_everything_a_victory_allows_may_be_left_undone() -> None:
    s = decided([10, 30, 20, 0, 0])

    play(s, 1, PASS)
    play(s, 1, PASS)

    assert not s.agenda
    assert (s.national_media[0], s.national[0]) == ((), EMPTY)


@rule("5.3.3")
def test_without_a_cube_in_the_state_nothing_goes_to_the_national_media() -> None:
    """T25."""
    s = table()
    land = opinions(s, "bayern", *BOARD)
    land.votes = [0, 30, 0, 0, 0]

    begin(s, DeclareWinner((0,) * 5))

    assert s.agenda == [NationalOpinion(1, 2)]


@rule("5.3.3")
def test_several_parties_may_stand_in_the_space_of_a_round() -> None:
    s = table()
    s.lands[0].media = [1, 1, 0, 0, 0]

    begin(s, NationalMedia(0), NationalMedia(1))
    play(s, 0, MoveMedia())
    play(s, 1, MoveMedia())

    assert s.national_media[0] == (0, 1)


@rule("5.3.3c")
def test_a_winner_by_a_nose_places_one_opinion_and_the_beaten_place_a_cube() -> None:
    """T24."""
    s = decided([50, 50, 20, 50, 0], [2, 4, 3, 1, 0])

    assert told(s, StateWon)[0].by_a_nose
    assert s.agenda == [NationalMedia(3), NationalMedia(1), NationalOpinion(0, 1), NationalMedia(0)]


@rule("5.3.3c")
@pytest.mark.parametrize(("allowed", "beaten"), [(False, []), (True, [NationalMedia(2), NationalMedia(1)])])
def test_whether_members_of_a_level_coalition_place_a_cube_is_an_option(
    allowed: bool, beaten: list[NationalMedia]
) -> None:
    s = decided(
        [50, 50, 0, 0, 0],
        [2, 3, 4, 1, 0],
        [NOBODY, 2, 1, NOBODY, NOBODY],
        options={"tied_coalition_members_place_media": allowed},
    )

    assert s.agenda == [*beaten, NationalOpinion(0, 1), NationalMedia(0)]


@rule("5.3.3d")
def test_both_partners_of_a_winning_coalition_may_move_a_cube_and_one_opinion_the_stronger_first() -> None:
    """T26."""
    s = decided([50, 31, 20, 0, 0], partners=[NOBODY, 2, 1, NOBODY, NOBODY])

    assert s.agenda == [NationalOpinion(2, 1), NationalMedia(2), NationalOpinion(1, 1), NationalMedia(1)]


@rule("5.3.3d", "5.3.3c")
@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize(
    ("votes", "rival"), [([30, 0, 30, 0, 0], NOBODY), ([30, 10, 30, 10, 0], 3)], ids=["a party", "a coalition"]
)
def test_who_is_beaten_by_a_nose_by_a_coalition_gets_nothing(edition: str, votes: list[int], rival: int) -> None:
    """T26: the coalition of the first two is level with the third party or its coalition, and lies on top."""
    partners = [1, 0, rival, 2 if rival == 3 else NOBODY, NOBODY]
    s = table(edition=edition, partners=partners, options={"tied_coalition_members_place_media": True})
    s.lands[0].votes, s.lands[0].stack, s.lands[0].media = votes, [2, 1, 3, 4, 0], [1] * 5
    s.lands[0].opinions = (0, 2, 4, 6)

    begin(s, DeclareWinner((0,) * 5))

    assert s.results[0][3:5] == ((0, 1), True)
    asked = []
    while s.waiting:
        asked.append(s.waiting[0])
        play(s, s.waiting[0], options(s, s.waiting[0])[1])
    assert asked == [0, 0, 1, 1]


@rule("5.3.3b")
def test_an_opinion_goes_to_the_first_free_space_from_the_left() -> None:
    s = decided([10, 30, 20, 0, 0])
    national(s, "health-no", "spelling-no")
    play(s, 1, PASS)

    assert options(s, 1) == [PASS, *[MoveOpinion(opinion, 2) for opinion in BOARD]]
    assert refused(s, 1, MoveOpinion("euro-now", 4)).detail == {"spaces": (3,)}
    assert refused(s, 1, MoveOpinion("health-yes", 2)).code == "opinion-not-there"


@rule("5.3.3b")
def test_the_same_opinion_secures_the_one_that_lies_there() -> None:
    s = decided([10, 30, 20, 0, 0])
    national(s, "health-no", "euro-now")
    play(s, 1, PASS)

    play(s, 1, MoveOpinion("euro-now", 1))

    assert s.names(tuple(s.national)) == ("health-no", "euro-now", "", "", "")
    assert s.secured == [0, 1, 0, 0, 0]


@rule("5.3.3b")
@pytest.mark.parametrize(("edition", "removed", "discarded"), [("1997", 3, 0), ("2006", 0, 3)])
def test_the_opposite_removes_a_whole_stack_and_takes_its_place(edition: str, removed: int, discarded: int) -> None:
    """T28."""
    s = table(edition=edition)
    first = s.rules.cards[0]
    opinions(s, "bayern", first)
    s.national = [EMPTY, *cards(s, s.rules.cards[1]), EMPTY, EMPTY, EMPTY]
    s.secured[1] = 2

    begin(s, NationalOpinion(1, 1))
    play(s, 1, MoveOpinion(first, 1))

    assert s.names(tuple(s.national))[1] == first
    assert s.secured[1] == 0
    assert (len(s.removed), len(s.opinions.discards)) == (removed, discarded)
    assert told(s, NationalOpinionPlaced)[0].effect == "reverses"


@rule("5.3.3b")
def test_on_a_full_board_an_unsecured_opinion_is_displaced_and_a_secured_one_stays() -> None:
    s = table()
    opinions(s, "bayern", "spelling-yes")
    national(s, "euro-now", "welfare-more", "genetics-yes", "nuclear-yes", "health-no", secured=(1, 0, 2, 1, 0))
    begin(s, NationalOpinion(1, 1))

    assert options(s, 1) == [PASS, MoveOpinion("spelling-yes", 1), MoveOpinion("spelling-yes", 4)]
    refusal = refused(s, 1, MoveOpinion("spelling-yes", 2))
    assert (refusal.code, refusal.detail) == ("opinion-secured", {"opinion": "genetics-yes", "cards": 2})
    play(s, 1, MoveOpinion("spelling-yes", 4))
    assert s.names(tuple(s.national))[4] == "spelling-yes"
    assert s.names(tuple(s.removed)) == ("health-no",)


@rule("5.3.3b")
def test_nobody_is_asked_when_no_opinion_has_a_place() -> None:
    s = table()
    opinions(s, "bayern", "spelling-yes")
    national(s, "euro-now", "welfare-more", "genetics-yes", "nuclear-yes", "health-no", secured=(1, 1, 1, 1, 1))

    assert NationalOpinion(1, 1).waiting(s) == ()


@rule("5.3.3b", "5.2.3b")
def test_a_doubler_returns_to_the_supply_when_its_opinion_is_moved() -> None:
    s = decided([10, 30, 20, 0, 0], doublers=3)
    s.lands[0].doubled = 1
    play(s, 1, PASS)

    play(s, 1, MoveOpinion("welfare-more", 0))

    assert (s.lands[0].doubled, s.doublers) == (EMPTY, 4)


@rule("5.3.4")
def test_every_party_gains_the_printed_members_for_each_matching_national_opinion() -> None:
    """T29."""
    s = table(seats=3)
    national(s, "health-no", "euro-later", "euro-now", secured=(0, 0, 2, 0, 0))
    s.programme = [cards(s, "euro-now"), cards(s, "health-no", "euro-later"), cards(s, "health-yes")]

    RecruitMembers().conclude(s)

    assert s.members == [5 + 2, 5 + 3 + 3, 5]
