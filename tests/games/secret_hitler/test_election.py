"""Nomination, vote, tracker and chaos."""

from __future__ import annotations

import pytest

from hemicycle.core import agenda
from hemicycle.core.steps import Refusal
from hemicycle.games.secret_hitler.actions import Ballot, Discard, Enact, Nominate
from hemicycle.games.secret_hitler.election import Nomination, Round, Vote
from hemicycle.games.secret_hitler.events import Chaos, Enacted, NotHitler, Reshuffled, TrackerMoved, Voted
from hemicycle.games.secret_hitler.session import PresidentDiscards
from hemicycle.games.secret_hitler.table import NOBODY, Table
from hemicycle.testing import rule
from tests.games.secret_hitler.tables import cards, options, play, table, told


def vote(s: Table, yes: int) -> None:
    """All the living vote; the first `yes` of them say yes."""
    for number, seat in enumerate(s.living):
        play(s, seat, Ballot(number < yes))


@rule("SH-010")
def test_the_presidency_skips_the_dead() -> None:
    s = table(agenda_=[Round()], turn=0, living=(0, 3, 4, 5, 6))

    assert s.president == 3


@rule("SH-011")
def test_the_last_elected_government_is_barred_and_the_candidate_too() -> None:
    s = table(agenda_=[Nomination()], last_president=1, last_chancellor=2)

    assert options(s, 0) == [Nominate(3), Nominate(4), Nominate(5), Nominate(6)]


@rule("SH-011")
def test_whoever_has_just_governed_cannot_be_the_next_chancellor() -> None:
    s = table(agenda_=[Nomination(), Round()])

    play(s, 0, Nominate(3))
    vote(s, yes=7)
    play(s, 0, Discard(0))
    play(s, 3, Enact(0))

    assert options(s, 1) == [Nominate(2), Nominate(4), Nominate(5), Nominate(6)]


@rule("SH-011")
def test_term_limits_never_bar_a_president() -> None:
    s = table(agenda_=[Round()], turn=6, last_president=0)

    assert s.waiting == (0,)


@rule("SH-012")
@pytest.mark.parametrize("living", [(0, 1, 2, 3, 4), (0, 1, 2, 3)])
def test_with_five_or_fewer_alive_only_the_last_chancellor_is_barred(living: tuple[int, ...]) -> None:
    s = table(agenda_=[Nomination()], living=living, last_president=1, last_chancellor=2)

    assert Nominate(1) in options(s, 0)
    assert Nominate(2) not in options(s, 0)


@rule("SH-011", "SH-012")
def test_a_barred_nomination_is_refused_with_the_rule() -> None:
    s = table(agenda_=[Nomination()], last_president=1, last_chancellor=2)

    assert Nomination().why_not(s, 0, Nominate(2)) == Refusal(
        "term-limited", {"seat": 2, "living": 7}, ("SH-011", "SH-012")
    )


@rule("SH-013")
def test_more_than_half_of_the_living_elect_a_government() -> None:
    s = table(agenda_=[Vote(3)])

    vote(s, 4)

    assert s.agenda == [PresidentDiscards(3)]
    assert told(s, Voted) == [Voted((0, 1, 2, 3), (4, 5, 6), True)]


@rule("SH-013")
def test_a_tie_fails() -> None:
    s = table(6, agenda_=[Vote(3)])

    vote(s, 3)

    assert s.tracker == 1


@rule("SH-013")
def test_a_ballot_may_be_changed_until_the_last_one_is_in() -> None:
    s = table(agenda_=[Vote(3)])

    play(s, 0, Ballot(False))
    play(s, 0, Ballot(True))
    assert agenda.pending(s) == (1, 2, 3, 4, 5, 6)
    for seat in (1, 2, 3, 4, 5, 6):
        play(s, seat, Ballot(seat <= 3))

    assert told(s, Voted) == [Voted((0, 1, 2, 3), (4, 5, 6), True)]


@rule("SH-014")
def test_a_rejected_government_moves_the_tracker_and_the_presidency() -> None:
    s = table(agenda_=[Vote(3), Round()])

    vote(s, 3)

    assert (s.tracker, s.president) == (1, 1)


@rule("SH-014")
def test_everybody_is_told_how_far_the_tracker_has_moved() -> None:
    s = table(agenda_=[Vote(3), Round()], tracker=1)

    vote(s, 3)

    assert told(s, TrackerMoved) == [TrackerMoved(2, 3)]


@rule("SH-015")
def test_the_third_failure_enacts_the_top_policy_without_its_power_and_clears_term_limits() -> None:
    s = table(agenda_=[Vote(3), Round()], tracker=2, fascist=3, deck="FLFLF", last_president=1, last_chancellor=2)

    vote(s, 0)

    assert told(s, Chaos) == [Chaos("fascist")]
    assert (s.fascist, s.tracker, s.last_president, s.last_chancellor) == (4, 0, NOBODY, NOBODY)
    assert s.agenda[-1] == Nomination()


@rule("SH-015", "SH-023")
def test_a_short_deck_is_reshuffled_after_chaos() -> None:
    s = table(agenda_=[Vote(3), Round()], tracker=2, deck="LFF", discards=cards("LLFF"))

    vote(s, 0)

    assert told(s, Reshuffled) == [Reshuffled(6)]
    assert (len(s.deck), s.discards) == (6, ())


@rule("SH-015")
def test_by_option_a_full_tracker_is_a_fascist_victory() -> None:
    s = table(agenda_=[Vote(3)], tracker=2, options={"chaos_rule": "fascists-win"})

    vote(s, 0)

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.side) == ("chaos", "fascist")


@rule("SH-016")
def test_an_election_by_itself_does_not_reset_the_tracker() -> None:
    s = table(agenda_=[Vote(3)], tracker=2)

    vote(s, 7)

    assert s.tracker == 2


@rule("SH-017")
def test_a_chaos_policy_counts_for_victory() -> None:
    s = table(agenda_=[Vote(3)], tracker=2, liberal=4, deck="LFFF")

    vote(s, 0)

    assert s.outcome is not None
    assert s.outcome.ending == "five-liberal-policies"


@rule("SH-020")
def test_hitler_elected_in_the_zone_wins_for_the_fascists() -> None:
    s = table(agenda_=[Vote(6)], fascist=3)

    vote(s, 7)

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.winners) == ("hitler-elected", (4, 5, 6))


@rule("SH-020")
def test_hitler_elected_before_the_zone_is_not_noticed() -> None:
    s = table(agenda_=[Vote(6)], fascist=2)

    vote(s, 7)

    assert s.outcome is None
    assert told(s, NotHitler) == []


@rule("SH-020")
def test_another_chancellor_in_the_zone_is_known_not_to_be_hitler() -> None:
    s = table(agenda_=[Vote(4)], fascist=3)

    vote(s, 7)

    assert told(s, NotHitler) == [NotHitler(4)]
    assert s.not_hitler == (4,)


@rule("SH-017")
def test_everybody_hears_that_a_policy_of_chaos_brings_no_power() -> None:
    s = table(agenda_=[Vote(3), Round()], tracker=2, fascist=2, deck="FLFL")

    vote(s, yes=0)

    assert told(s, Enacted) == [Enacted("fascist", 3, "none", ("hitler",))]
