"""The presidential powers."""

from __future__ import annotations

import pytest

from hemicycle.core.steps import Refusal, Step
from hemicycle.core.values import Action
from hemicycle.games.secret_hitler.actions import CallElection, Execute, Investigate, Nominate
from hemicycle.games.secret_hitler.election import Nomination, Round
from hemicycle.games.secret_hitler.events import (
    ElectionCalled,
    Executed,
    InvestigationSaw,
    NotHitler,
    Peeked,
    PeekSaw,
    PowerIdle,
)
from hemicycle.games.secret_hitler.powers import Execution, Investigation, PolicyPeek, SpecialElection
from hemicycle.games.secret_hitler.table import Table
from hemicycle.testing import rule
from tests.games.secret_hitler.tables import options, play, rules, table, told, whispered

NONE, PEEK, LOOK, CALL, KILL, WIN = "none", "peek", "investigate", "special-election", "execution", "victory"


@rule("SH-031")
@pytest.mark.parametrize(
    ("seats", "track"),
    [
        ((5, 6), (NONE, NONE, PEEK, KILL, KILL, WIN)),
        ((7, 8), (NONE, LOOK, CALL, KILL, KILL, WIN)),
        ((9, 10), (LOOK, LOOK, CALL, KILL, KILL, WIN)),
    ],
)
def test_the_three_tracks(seats: tuple[int, int], track: tuple[str, ...]) -> None:
    assert [rules().for_seats(number).track for number in seats] == [track, track]


@rule("SH-032")
def test_an_investigation_shows_the_party_to_the_president_alone() -> None:
    s = table(agenda_=[Investigation(), Round()])

    play(s, 0, Investigate(6))

    assert whispered(s, 0, InvestigationSaw) == [InvestigationSaw(6, "fascist")]
    assert told(s, InvestigationSaw) == []


@rule("SH-032")
def test_nobody_is_investigated_twice_by_anybody() -> None:
    s = table(agenda_=[Investigation()], investigations=((1, 2),))

    assert Investigate(2) not in options(s, 0)
    assert s.agenda[-1].why_not(s, 0, Investigate(2)).code == "investigated-already"
    assert s.agenda[-1].why_not(s, 0, Investigate(0)).code == "not-on-yourself"


@rule("SH-032")
def test_without_a_target_the_investigation_is_skipped() -> None:
    s = table(agenda_=[Investigation(), Round()], living=(0, 1), investigations=((2, 1),))

    assert told(s, PowerIdle) == [PowerIdle("investigate")]
    assert s.agenda[-1] == Nomination()


@rule("SH-033")
def test_a_special_election_may_name_a_term_limited_player() -> None:
    s = table(agenda_=[SpecialElection(), Round()], last_president=5, last_chancellor=6)

    assert options(s, 0) == [CallElection(seat) for seat in (1, 2, 3, 4, 5, 6)]


@rule("SH-033")
def test_after_a_special_election_the_turn_goes_to_the_left_of_the_caller() -> None:
    s = table(agenda_=[SpecialElection(), Round()], president=2, turn=2)

    play(s, 2, CallElection(3))
    assert s.waiting == (3,)
    assert told(s, ElectionCalled) == [ElectionCalled(2, 3)]
    play(s, 3, Nominate(1))
    for seat in s.living:
        play(s, seat, options(s, seat)[1])

    assert s.waiting == (3,), "the called candidate sits left of the caller and so runs twice in a row"


@rule("SH-034")
def test_a_peek_shows_the_top_three_in_order_and_leaves_them() -> None:
    s = table(5, agenda_=[PolicyPeek(), Round()], deck="LFFLLF")

    assert told(s, Peeked) == [Peeked(0)]
    assert whispered(s, 0, PeekSaw) == [PeekSaw(("liberal", "fascist", "fascist"))]
    assert s.draw(3) == (0, 1, 1)


@rule("SH-035")
def test_executing_hitler_wins_for_the_liberals() -> None:
    s = table(agenda_=[Execution()])

    play(s, 0, Execute(6))

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.winners) == ("hitler-executed", (0, 1, 2, 3))


@rule("SH-035")
def test_the_dead_do_not_vote_or_hold_office_and_their_role_stays_secret() -> None:
    s = table(agenda_=[Execution(), Round()])

    play(s, 0, Execute(1))

    assert s.living == (0, 2, 3, 4, 5, 6)
    assert s.president == 2
    assert told(s, Executed) == [Executed(0, 1)]
    assert told(s, NotHitler) == [NotHitler(1)]
    assert Nominate(1) not in options(s, 2)
    assert s.agenda[-1].why_not(s, 2, Nominate(1)).code == "dead"


@rule("SH-035")
def test_a_president_cannot_execute_himself() -> None:
    s = table(agenda_=[Execution()])

    assert Execute(0) not in options(s, 0)
    assert s.agenda[-1].why_not(s, 0, Execute(0)).code == "not-on-yourself"


@rule("SH-035")
@pytest.mark.parametrize(
    ("power", "action"),
    [(Investigation(), Investigate(1)), (SpecialElection(), CallElection(1)), (Execution(), Execute(1))],
)
def test_no_power_reaches_the_dead(power: Step[Table, Action], action: Action) -> None:
    s = table(agenda_=[power], living=(0, 2, 3, 4, 5, 6))

    assert action not in options(s, 0)
    assert s.agenda[-1].why_not(s, 0, action) == Refusal("dead", {"seat": 1}, ("SH-035",))
