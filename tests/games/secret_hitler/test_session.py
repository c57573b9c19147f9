"""The legislative session and the veto."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.steps import Refusal
from hemicycle.games.secret_hitler.actions import AcceptVeto, AskVeto, Ballot, Discard, Enact, RefuseVeto
from hemicycle.games.secret_hitler.election import Nomination, Round
from hemicycle.games.secret_hitler.events import (
    Drew,
    Enacted,
    PassedOn,
    PeekSaw,
    Received,
    Reshuffled,
    Vetoed,
    VetoRefused,
)
from hemicycle.games.secret_hitler.powers import Execution
from hemicycle.games.secret_hitler.session import ChancellorEnacts, ChancellorPicks, PresidentDiscards, VetoVote
from hemicycle.games.secret_hitler.table import FASCIST, LIBERAL, Table
from hemicycle.testing import rule
from tests.games.secret_hitler.tables import F, L, cards, options, play, table, told, whispered


def session(hand: str, **changes: Any) -> Table:
    """A table whose president holds a hand."""
    held = cards(hand)
    return table(agenda_=[PresidentDiscards(3), Round()], hand=held, drawn=held, **changes)


@rule("SH-021")
def test_a_president_with_two_equal_cards_still_has_three_options() -> None:
    s = session("FFL")

    assert options(s, 0) == [Discard(0), Discard(1), Discard(2)]


@rule("SH-021")
def test_the_chancellor_gets_what_the_president_leaves_in_the_order_held() -> None:
    s = session("FLF")

    play(s, 0, Discard(0))

    assert s.hand == (L, F)
    assert options(s, 3) == [Enact(0), Enact(1)]
    assert told(s, PassedOn) == [PassedOn(0, 3)]
    assert whispered(s, 3, Received) == [Received(("liberal", "fascist"))]


@rule("SH-021")
def test_the_chancellor_enacts_one_and_the_other_two_cards_are_discarded() -> None:
    s = session("FLF")
    play(s, 0, Discard(0))

    play(s, 3, Enact(0))

    assert (s.liberal, s.fascist, sorted(s.discards)) == (1, 0, [F, F])
    assert told(s, Enacted) == [Enacted("liberal", 1, "none", ())]


@rule("SH-022")
def test_nobody_but_president_and_chancellor_is_told_about_cards() -> None:
    s = session("FLF")

    play(s, 0, Discard(0))
    play(s, 3, Enact(0))

    assert s.journal is not None
    secret = [audience for audience, event in s.journal if isinstance(event, Drew | Received | PeekSaw)]
    assert set(secret) <= {(0,), (3,)}


@rule("SH-023")
def test_fewer_than_three_cards_are_shuffled_with_the_discards_at_the_end_of_the_session() -> None:
    s = session("FLF", deck="LF", discards=cards("FFF"))
    play(s, 0, Discard(0))

    play(s, 3, Enact(0))

    assert told(s, Reshuffled) == [Reshuffled(7)]
    assert s.sessions == ()


@rule("SH-023")
def test_the_reshuffle_comes_before_the_power_so_that_a_peek_sees_three() -> None:
    held = (F, F, F)
    s = table(5, agenda_=[PresidentDiscards(3)], hand=held, drawn=held, fascist=2, deck="LF", discards=cards("FFF"))
    play(s, 0, Discard(0))

    play(s, 3, Enact(0))

    assert s.journal is not None
    order = [type(event) for _, event in s.journal if isinstance(event, Reshuffled | PeekSaw)]
    assert order == [Reshuffled, PeekSaw]
    seen = whispered(s, 0, PeekSaw)[0]
    assert isinstance(seen, PeekSaw)
    assert len(seen.cards) == 3


@rule("SH-023")
def test_three_cards_are_enough() -> None:
    s = session("FLF", deck="LFF", discards=cards("FFF"))
    play(s, 0, Discard(0))

    play(s, 3, Enact(0))

    assert told(s, Reshuffled) == []


@rule("SH-024")
@pytest.mark.parametrize(
    ("hand", "before", "ending", "side"),
    [
        ("LLL", {"liberal": 4}, "five-liberal-policies", "liberal"),
        ("FFF", {"fascist": 5}, "six-fascist-policies", "fascist"),
    ],
)
def test_the_last_policy_of_a_track_wins(hand: str, before: dict[str, int], ending: str, side: str) -> None:
    s = session(hand, **before)
    play(s, 0, Discard(0))

    play(s, 3, Enact(0))

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.side) == (ending, side)


@rule("SH-030")
def test_a_fascist_policy_on_a_power_must_be_followed_by_the_power() -> None:
    s = session("FFF", fascist=3)
    play(s, 0, Discard(0))

    play(s, 3, Enact(0))

    assert s.agenda[-1] == Execution()
    assert s.waiting == (0,)


@rule("SH-040")
def test_there_is_no_veto_before_the_fifth_fascist_policy() -> None:
    s = session("FFL", fascist=4)
    play(s, 0, Discard(0))

    assert AskVeto() not in options(s, 3)
    refusal = s.agenda[-1].why_not(s, 3, AskVeto())
    assert refusal == Refusal("no-veto-yet", {"fascist": 4, "zone": 5}, ("SH-040",))


@rule("SH-040")
def test_an_accepted_veto_discards_all_and_moves_the_tracker() -> None:
    s = session("FFL", fascist=5)
    play(s, 0, Discard(0))

    play(s, 3, AskVeto())
    play(s, 0, AcceptVeto())

    assert told(s, Vetoed) == [Vetoed(0, 3)]
    assert (s.fascist, s.liberal, s.tracker, sorted(s.discards)) == (5, 0, 1, [L, F, F])
    assert (s.agenda[-1], s.president) == (Nomination(), 1)


@rule("SH-040")
def test_a_refused_veto_cannot_be_asked_for_again() -> None:
    s = table(agenda_=[ChancellorEnacts(3, may_veto=True)], fascist=5, hand=(F, F), drawn=(F, F, L))

    play(s, 3, AskVeto())
    play(s, 0, RefuseVeto())

    assert options(s, 3) == [Enact(0), Enact(1)]
    assert told(s, VetoRefused) == [VetoRefused(0)]
    assert s.agenda[-1].why_not(s, 3, AskVeto()).code == "veto-refused-already"


@rule("SH-024", "SH-030")
@pytest.mark.parametrize(
    ("fascist", "power", "begins"),
    [(1, "investigate", ()), (2, "special-election", ("hitler",)), (4, "execution", ("veto",))],
)
def test_everybody_hears_what_a_fascist_policy_brings(fascist: int, power: str, begins: tuple[str, ...]) -> None:
    s = session("FFF", fascist=fascist)

    play(s, 0, Discard(0))
    play(s, 3, Enact(0))

    assert told(s, Enacted) == [Enacted("fascist", fascist + 1, power, begins)]


@rule("SH-041")
def test_a_veto_can_cause_chaos() -> None:
    s = session("FFL", fascist=5, tracker=2, deck="LFFF")
    play(s, 0, Discard(0))

    play(s, 3, AskVeto())
    play(s, 0, AcceptVeto())

    assert (s.liberal, s.tracker) == (1, 0)


@rule("SH-041")
def test_the_term_limits_of_a_vetoing_government_stay() -> None:
    s = session("FFL", fascist=5, last_president=0, last_chancellor=3)
    play(s, 0, Discard(0))

    play(s, 3, AskVeto())
    play(s, 0, AcceptVeto())

    assert (s.last_president, s.last_chancellor) == (0, 3)


@rule("SH-042")
@pytest.mark.parametrize(("president", "chancellor", "enacted"), [(True, True, 0), (True, False, 1), (False, True, 1)])
def test_by_option_the_picked_policy_is_enacted_unless_both_want_the_veto(
    president: bool, chancellor: bool, enacted: int
) -> None:
    s = session("FLF", fascist=5, options={"veto_procedure": "pick-first"})
    play(s, 0, Discard(0))
    assert s.agenda[-1] == ChancellorPicks(3)

    play(s, 3, Enact(0))
    assert s.agenda[-1] == VetoVote(3)
    play(s, 0, Ballot(president))
    play(s, 3, Ballot(chancellor))

    assert s.liberal == enacted
    assert s.tracker == 1 - enacted
    assert told(s, VetoRefused) == [VetoRefused(0)] * enacted


@rule("SH-043")
def test_no_game_has_more_than_ten_enactments_or_thirty_elections() -> None:
    loaded = table(agenda_=[Round()]).rules
    track = loaded.for_seats(7).track

    enactments = (loaded.goals.liberal_policies - 1) + (len(track) - 1) + 1

    assert enactments == 10
    assert enactments * loaded.elections.tracker == 30
    assert (LIBERAL, FASCIST) == (0, 1)
