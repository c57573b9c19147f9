"""A review tells how a game went, by the record alone, and says how sure it is."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import hemicycle
from hemicycle.core.match import Match
from hemicycle.core.record import Record
from hemicycle.review.analyst import DEPTHS, difference
from hemicycle.review.findings import Point, Review, Sentence
from hemicycle.review.global_powers import GlobalPowersAnalyst, Leads
from hemicycle.review.reviewer import BadReview, review, turning_points

RECORDS = Path(__file__).parent.parent / "records"
GAMES = (
    "die-macher-2006-short-last-election",
    "global-powers-standard-dominance",
    "secret-hitler-official-hitler-elected",
)


def record(name: str) -> Record:
    return Record.parse((RECORDS / f"{name}.jsonl").read_bytes().decode(), lambda path, text: None)


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, Review]:
    played = record(request.param)
    return Match.replay(hemicycle.game(played.header["game"]), played), review(played, "quick")


def test_the_course_ends_with_what_happened(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    assert match.outcome is not None

    last = found.course[-1]

    assert [round(value) for value in last.values] == list(match.outcome.scores)
    if found.sides:
        assert found.sides[last.chances.index(1.0)] == match.outcome.side
    else:
        assert {seat for seat, chance in enumerate(last.chances) if chance} == set(match.outcome.winners)


def test_the_chances_of_all_lines_are_one_together(reviewed: tuple[Match, Review]) -> None:
    _, found = reviewed

    assert len(found.course) > 5
    assert all(abs(sum(point.chances) - 1) < 1e-6 for point in found.course)


def test_a_mistake_names_two_options_its_seat_had(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    mistakes = {mistake.entry: mistake for mistake in found.mistakes}

    checked = 0
    for before, entry in Match.walk(match.game, match.record):
        if entry["n"] in mistakes:
            mistake = mistakes[entry["n"]]
            options = [str(action) for action in before.options(mistake.seat)]
            assert (mistake.seat, mistake.done.action) == (entry["seat"], entry["do"])
            assert mistake.better.action in options
            assert mistake.cost > 0
            prompt = before.view(mistake.seat).prompt
            assert prompt is not None
            assert mistake.asked is not None
            assert mistake.asked == Sentence(f"prompt-{prompt.step}", prompt.detail)
            assert all(section in match.game.rulebook for section in mistake.sections)
            checked += 1

    assert checked == len(found.mistakes)
    assert all(len(found.costliest(seat)) <= 5 for seat in range(found.seats))


def test_what_is_only_ranked_is_no_mistake(reviewed: tuple[Match, Review]) -> None:
    """Cards are taken one after another: whoever takes the best one last has given nothing away."""
    _, found = reviewed

    assert {mistake.step for mistake in found.mistakes}.isdisjoint({"auction", "take-cards", "sort-out"})


def test_in_global_powers_a_cost_is_what_the_points_on_the_board_say() -> None:
    """With two parties the lead is one's own points less the other's, so cost and sentence tell the same."""
    game = hemicycle.game("global-powers")
    match, random = game.match(seats=2, seed=3), Random(3)
    judge = GlobalPowersAnalyst(match, DEPTHS["quick"])
    told = 0
    while not match.over and told < 3:
        seat = match.waiting[0]
        options = [str(option) for option in match.options(seat)]
        if match.view(seat).prompt.step == "turn" and len(options) > 1:  # type: ignore[union-attr]  # it is asked
            found = judge.compare(match.observation(seat), options[0], options[-1], random)
            assert found is not None
            if found.effect is not None and found.effect.key == "effect-gp-both":
                figures = found.effect.detail
                own, theirs = figures["then"] - figures["instead"], figures["theirs"] - figures["theirs_instead"]
                assert abs(found.mean - (own - theirs)) <= 2  # four figures that are rounded
                told += 1
        match.act(seat, random.choice(options))
    assert told


def test_a_game_won_before_the_next_turn_is_told_before_all_points() -> None:
    trial = Leads.__new__(Leads)
    trial.seat = 0
    trial.points = [[[9, 4]] * 4, [[8, 4]] * 4]
    trial.winners = [[(0,)] * 4, [(1,), (), (), ()]]

    assert trial.effect(0, 1) == Sentence("effect-gp-won", {"seat": 0, "then": 100, "instead": 0})


def test_only_what_differs_is_told_of_points() -> None:
    trial = Leads.__new__(Leads)
    trial.seat = 0
    trial.winners = [[()], [()], [()]]
    trial.points = [[[9, 4, 7]], [[9, 5, 3]], [[9, 4, 7]]]

    told = trial.effect(0, 1)

    assert told is not None
    assert (told.key, told.detail["rival"], told.detail["theirs"]) == ("effect-gp-rival", 2, 7)
    assert trial.effect(0, 2) is None


def test_a_random_game_is_full_of_mistakes(reviewed: tuple[Match, Review]) -> None:
    _, found = reviewed

    assert found.mistakes


def test_the_luck_of_one_side_is_the_other_sides_bad_luck() -> None:
    found = review(record("secret-hitler-official-six-fascist-policies"))

    assert found.fortune
    assert all(abs(sum(each.gains)) < 1e-9 for each in found.fortune)
    drawn = [each.fell for each in found.fortune if each.fell]  # the others are the top card in chaos, which all see
    assert {each.key for each in drawn} == {"fell-sh-drew"}
    assert all(len(each.detail["cards"]) == 3 for each in drawn)


def test_the_same_record_gives_the_same_review() -> None:
    played = record("secret-hitler-official-five-liberal-policies")

    assert review(played) == review(played)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    match = hemicycle.game("secret-hitler").match(seed=1)

    with pytest.raises(BadReview) as refused:
        review(match.record)

    assert refused.value.code == "not-over"


def test_a_depth_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadReview) as refused:
        review(record("secret-hitler-official-hitler-elected"), "bottomless")

    assert refused.value.code == "depth"


def test_claims_are_held_against_what_was_seen() -> None:
    match = hemicycle.game("secret-hitler").match(seats=5, seed=4)
    while not match.table.ledger:  # type: ignore[attr-defined]  # the table of this game
        match.act(match.waiting[0], match.options(match.waiting[0])[0])
    president, chancellor, _ = match.table.ledger[0]  # type: ignore[attr-defined]  # the table of this game
    drew = next(event for _, _, event in match.history if type(event).__name__ == "Drew")
    true = "".join(sorted(name[0].upper() for name in drew.cards))  # type: ignore[attr-defined]  # it is a Drew
    match.remark(president, f"claim-drew 0 {true}")
    match.remark(chancellor, "claim-received 0 LL")
    received = next(event for _, _, event in match.history if type(event).__name__ == "Received")
    while not match.over:
        match.act(match.waiting[0], match.options(match.waiting[0])[0])

    claims = review(match.record).claims

    handed = received.cards == ("liberal", "liberal")  # type: ignore[attr-defined]  # it is a Received
    assert [claim.true for claim in claims] == [True, handed]


def test_every_seat_has_suspicions_of_its_own_and_knows_itself() -> None:
    found = review(record("secret-hitler-official-hitler-executed"), "quick")

    assert found.suspicions
    for each in found.suspicions:
        assert len(each.minds) == found.seats
        assert all(each.minds[seat][seat] in (0.0, 1.0) for seat in range(found.seats))


def test_options_are_compared_at_the_same_tables() -> None:
    found = difference([3.0, 5.0, 4.0], [1.0, 3.0, 2.0])

    assert (found.mean, found.error) == (2.0, 0.0)


def test_a_change_that_may_be_noise_is_no_turning_point() -> None:
    noisy = [Point(1, [], [0.3, 0.7], 0.1), Point(2, [], [0.7, 0.3], 0.1)]
    clear = [Point(1, [], [0.5, 0.5], 0.01), Point(2, [], [0.7, 0.3], 0.01)]

    assert turning_points(noisy) == []
    assert turning_points(clear) == [2]
