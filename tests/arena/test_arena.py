"""The arena: fair plans, games that are never lost, the same result everywhere, figures one can trust."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hemicycle.arena import figures
from hemicycle.arena.backends import Here, Processes, RayCluster
from hemicycle.arena.bout import play_fixture
from hemicycle.arena.journal import Journal
from hemicycle.arena.plan import MIXED, ONE, SIDES, Fixture, Plan, PlanError, plan_files, read
from hemicycle.arena.report import Report
from hemicycle.arena.result import Result, quantile, time_class
from hemicycle.arena.tournament import check, run
from hemicycle.words import Words

SMALL = Plan("secret-hitler", ("random", "selfish"), 20, seats=5, seed=3)


def outcomes(results: list[Result]) -> list[tuple[int, tuple[str, ...], tuple[int, ...], str]]:
    return [(result.number, result.bots, result.winners, result.ending) for result in results]


def test_in_a_mixed_plan_every_bot_gets_every_seat_of_every_deal_equally_often() -> None:
    fixtures = Plan("die-macher", ("a", "b"), 40, seats=4).fixtures()

    seats = Counter((fixture.deal, seat, bot) for fixture in fixtures for seat, bot in enumerate(fixture.players))

    assert len(fixtures) == 40
    assert set(seats.values()) == {2}


def test_two_bots_sit_beside_each_other_in_every_way_there_is() -> None:
    fixtures = Plan("die-macher", ("a", "b"), 16, seats=4).fixtures()

    assert len({fixture.players for fixture in fixtures}) == 6  # two of four seats


def test_more_bots_do_not_always_follow_the_same_neighbour() -> None:
    fixtures = Plan("die-macher", tuple("abc"), 90, seats=3).fixtures()

    assert len({fixture.players for fixture in fixtures}) == 6


def test_with_more_bots_than_seats_each_of_them_has_its_turn() -> None:
    fixtures = Plan("die-macher", tuple("abcdefg"), 3, seats=5).fixtures()

    assert {bot for fixture in fixtures for bot in fixture.players} == set("abcdefg")


def test_one_against_the_others_sits_on_every_seat_of_every_deal() -> None:
    fixtures = Plan("die-macher", ("a", "b", "c"), 5, seats=5, form=ONE).fixtures()

    places = [(fixture.players.index("a"), *set(fixture.players) - {"a"}) for fixture in fixtures]
    assert sorted(places) == sorted((seat, other) for seat in range(5) for other in "bc")


def test_sides_are_played_by_every_pair_with_the_same_deals() -> None:
    fixtures = Plan("secret-hitler", ("a", "b"), 3, seats=5, form=SIDES).fixtures()

    assert {deal: {f.players for f in fixtures if f.deal == deal} for deal in range(3)} == {
        deal: {("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")} for deal in range(3)
    }


def test_games_of_a_deal_have_the_same_roles() -> None:
    results = run(SMALL, Here())

    for deal in {result.deal for result in results}:
        assert len({result.roles for result in results if result.deal == deal}) == 1


def test_the_same_plan_gives_the_same_games_in_processes() -> None:
    assert outcomes(run(SMALL, Here())) == outcomes(run(SMALL, Processes(2)))


@pytest.mark.skipif(sys.platform != "linux", reason="`make setup` installs Ray on Linux only")
def test_the_same_plan_gives_the_same_games_on_ray() -> None:
    assert outcomes(run(SMALL, Here())) == outcomes(run(SMALL, RayCluster()))


def test_an_interrupted_tournament_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = run(SMALL, Here(), Journal(path, SMALL))
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:8]) + lines[8][:40], "utf-8")  # cut off in the middle of the ninth line
    played: list[int] = []

    again = run(SMALL, Here(), Journal(path, SMALL), played.append)

    assert outcomes(again) == outcomes(whole)
    assert played[0] == 7
    assert sum(played) == len(whole)
    assert sorted(json.loads(line)["number"] for line in path.read_text("utf-8").splitlines()[1:]) == list(range(20))


def test_a_game_written_down_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = run(SMALL, Here(), Journal(path, SMALL))
    with path.open("a", encoding="utf-8") as file:
        file.write(path.read_text("utf-8").splitlines(keepends=True)[3])

    assert outcomes(run(SMALL, Here(), Journal(path, SMALL))) == outcomes(whole)


@pytest.mark.parametrize("line", [b"nothing\n", b"[]\n", b"{}\n", b"\xff\xfe\n"])
def test_a_file_that_is_no_journal_is_refused(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "games.jsonl"
    run(SMALL, Here(), Journal(path, SMALL))
    path.write_bytes(path.read_bytes() + line)

    with pytest.raises(PlanError) as refused:
        run(SMALL, Here(), Journal(path, SMALL))

    assert refused.value.code == "not-a-journal"


def test_a_journal_of_another_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(SMALL, Here(), Journal(path, SMALL))
    other = Plan("secret-hitler", ("random",), 5, seats=5)

    with pytest.raises(PlanError) as refused:
        run(other, Here(), Journal(path, other))

    assert refused.value.code == "other-plan"


def test_a_journal_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(SMALL, Here(), Journal(path, SMALL))
    header, _, games = path.read_text("utf-8").partition("\n")
    path.write_text(json.dumps({**json.loads(header), "code": "older"}) + "\n" + games, "utf-8")

    with pytest.raises(PlanError) as refused:
        run(SMALL, Here(), Journal(path, SMALL))

    assert refused.value.code == "other-code"


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("die-macher", ("random", "beginner"), 1, seats=4, form=SIDES), "no-sides"),
        (Plan("die-macher", ("random", "solid", "random"), 1, seats=4), "twice"),
        (Plan("secret-hitler", ("random",), 1, seats=5, form=ONE), "one-bot"),
        (Plan("secret-hitler", ("random",), 1, seats=5, form="duel"), "form"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game(plan: Plan, code: str) -> None:
    with pytest.raises(PlanError) as refused:
        check(plan)

    assert refused.value.code == code


@pytest.mark.parametrize("name", plan_files())
def test_the_plans_that_come_with_us_can_be_played(name: str) -> None:
    for plan in read(plan_files()[name]).values():
        check(plan)


def test_wilsons_interval_is_the_published_one() -> None:
    share = figures.wilson(8, 10)

    assert (share.low, share.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_games_of_one_deal_that_always_end_alike_count_as_one() -> None:
    alike = figures.clustered([(5, 5), (0, 5)] * 10)
    apart = figures.clustered([(2, 5), (3, 5)] * 10)

    assert alike.high - alike.low > 2 * (apart.high - apart.low) * 0.9
    assert alike.rate == apart.rate == 0.5


def test_deals_that_all_went_alike_are_as_many_tries_as_there_are_deals() -> None:
    alike = figures.clustered([(1.0, 10)] * 20)  # one win for ten seats, in every deal: floats leave a trace of spread

    assert (alike.low, alike.high) == pytest.approx((0.0279, 0.3010), abs=1e-4)  # Wilson's for two of twenty


def test_sides_are_counted_by_deal_and_one_that_never_won_too() -> None:
    results = [
        Result(n, 0, ("random",) * 5, (), (0,), side="fascist", scores=(), ending="", times={}) for n in range(7)
    ]

    found = figures.sides(results, ("liberal", "fascist"))

    assert found["liberal"].rate == 0
    assert found["fascist"].low == pytest.approx(figures.wilson(1, 1).low)


def test_a_better_bot_gets_a_higher_rating() -> None:
    plan = Plan("secret-hitler", ("random", "selfish"), 100, seats=5, seed=5, form=SIDES)

    standings = figures.standings(plan, run(plan, Here()), ("liberal", "fascist"))

    assert standings["selfish"].skill > standings["random"].skill


def test_a_margin_pairs_bots_by_deal() -> None:
    scores = {0: (10, 4), 1: (110, 104), 2: (60, 54)}  # deals differ a lot, the bots always by six points
    results = [Result(deal, deal, ("a", "b"), (), (0,), "", pair, "", {}) for deal, pair in scores.items()]
    plan = Plan("die-macher", ("a", "b"), 3, seats=2)

    standings = figures.standings(plan, results)

    assert vars(standings["a"].margin) == pytest.approx({"mean": 6.0, "low": 6.0, "high": 6.0})
    assert standings["b"].margin.mean == -6.0


def test_choosing_and_speaking_are_timed_apart() -> None:
    result = play_fixture(Plan("secret-hitler", ("beginner",), 1, seats=5), Fixture(0, 0, ("beginner",) * 5))

    decided, said = sum(result.times["beginner"].values()), sum(result.talk["beginner"].values())
    assert decided > said > 0


def test_thinking_times_come_back_within_their_class() -> None:
    classes = Counter([time_class(nanoseconds) for nanoseconds in [1_000_000] * 98 + [50_000_000] * 2])

    assert quantile(classes, 0.5) == pytest.approx(1.0, rel=0.06)
    assert quantile(classes, 0.99) == pytest.approx(50.0, rel=0.06)


@pytest.mark.parametrize("form", [MIXED, SIDES])
def test_a_report_is_a_table_a_picture_and_plain_data(form: str) -> None:
    plan = Plan("secret-hitler", ("random", "selfish"), 10, seats=5, form=form)

    report, words = Report(plan, run(plan, Here())), Words("de", "secret-hitler")

    assert "| selfish |" in report.markdown(words)
    assert "als Hitler" in report.markdown(words)
    assert ElementTree.fromstring(report.picture(words)).tag.endswith("svg")
    assert json.loads(json.dumps(report.data()))["games"] == len(report.results)
