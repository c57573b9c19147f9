"""The deck arithmetic is exact: it agrees with counting every order of the cards."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from hemicycle.bots.secret_hitler.cards import NOTHING, Cards, Insight, Pack, Session, draws
from hemicycle.bots.secret_hitler.theory import EARLY, Sitting, Stage, Theory, courses
from hemicycle.bots.secret_hitler.weights import Kind, Liberal, Weights
from hemicycle.bots.secret_hitler.worlds import Floats, Ints, worlds
from hemicycle.games.secret_hitler.table import FASCIST, LIBERAL

SURE = {
    f"{role} {office} {beside} early": 1.0
    for role in ("plain", "hitler")
    for office in ("president-1", "president-2", "chancellor")
    for beside in ("stranger", "friend")
}
BOLD = Theory(Weights(Liberal(), {"bold": Kind(share=1.0, bold=SURE)}, {}))
DECK = Pack(liberal=6, left=17)


def opened(seats: int = 5) -> Cards:
    return Cards.opened(BOLD, worlds(seats, 1), DECK)


def session(policy: int, drew: int | None = None, received: int | None = None) -> Session:
    return Session(Sitting(0, 1, policy, drew=drew, received=received), 3, Stage(EARLY, 5), None)


def party_chances(cards: Cards, *seats: int) -> Floats:
    """The chance that all these seats are liberals, and that all are fascists."""
    by_world = cards.by_world.sum(axis=0)
    fascist = cards.worlds.fascist[:, list(seats)]
    return np.array([by_world @ (fascist.max(axis=1) == 0), by_world @ (fascist.min(axis=1) == 1)])


def test_the_odds_of_the_first_draw_are_those_of_the_rulebook() -> None:
    odds = draws(DECK, 3)[:, 0]

    assert odds == pytest.approx([165 / 680, 330 / 680, 165 / 680, 20 / 680])


def test_the_odds_follow_what_was_drawn_before() -> None:
    odds = draws(Pack(liberal=6, left=14), 3)[:, 2]

    liberal, cards = 4, range(14)
    hands = list(combinations(cards, 3))
    counted = [
        sum(sum(card < liberal for card in hand) == wanted for hand in hands) / len(hands) for wanted in range(4)
    ]
    assert odds == pytest.approx(counted)


@pytest.mark.parametrize("policy", [LIBERAL, FASCIST])
def test_one_session_tells_what_counting_tells(policy: int) -> None:
    cards = opened().after(session(policy))

    likely = np.array([enacted_chance(roles, policy) for roles in cards.worlds.roles])
    assert cards.by_world[0] == pytest.approx(likely / likely.sum(), abs=1e-9)


def enacted_chance(roles: Ints, policy: int) -> float:
    """Counted over all hands: liberals keep liberal cards but for a slip, these fascists never do."""
    total = 0.0
    for hand in combinations(range(17), 3):
        drawn = sum(card < 6 for card in hand)
        for handed, chance in passed(drawn, roles[0]):
            total += chance * enacts(handed, roles[1], policy)
    return total


def passed(drawn: int, role: int) -> list[tuple[int, float]]:
    if drawn in (0, 3):
        return [(min(drawn, 2), 1.0)]
    bold = 1.0 if role else 0.005
    return [(drawn, 1 - bold), (drawn - 1, bold)]


def enacts(handed: int, role: int, policy: int) -> float:
    if handed in (0, 2):
        return float((policy == LIBERAL) == (handed == 2))
    bold = 1.0 if role else 0.005
    return bold if policy == FASCIST else 1 - bold


def test_what_was_drawn_before_changes_what_a_session_tells() -> None:
    few_liberal, few_fascist = opened(), opened()
    for _ in range(3):
        few_liberal, few_fascist = few_liberal.after(LIBERAL), few_fascist.after(FASCIST)  # chaos turned them over

    excusable = party_chances(few_liberal.after(session(FASCIST)), 0, 1)[0]
    suspicious = party_chances(few_fascist.after(session(FASCIST)), 0, 1)[0]

    assert excusable > suspicious


def test_a_reshuffle_brings_the_discards_back_but_not_the_doubts() -> None:
    before = opened().after(session(FASCIST))

    after = before.after(Pack(liberal=6, left=16))

    assert after.by_world == pytest.approx(before.by_world)
    assert len(after.weights) == 7


def test_whoever_contradicts_each_other_cannot_both_be_liberals() -> None:
    cards = opened()
    said = cards.judged(session(FASCIST, drew=1, received=0), np.ones((1, cards.worlds.size)))

    both_liberal = party_chances(cards.after(said), 0, 1)[0]

    assert both_liberal < 0.01


def test_words_alone_clear_nobody() -> None:
    cards = opened()
    said = cards.judged(session(FASCIST, drew=0, received=0), np.ones((1, cards.worlds.size)))

    trusted_before, trusted_after = party_chances(cards, 0, 1)[0], party_chances(cards.after(said), 0, 1)[0]

    assert trusted_after < trusted_before  # a fascist policy stays bad news, whatever its government says


def test_a_president_knows_whether_his_chancellor_had_the_choice() -> None:
    cards = opened()

    forced = cards.after(session(FASCIST), Insight(drawn=0, handed=0))
    free = cards.after(session(FASCIST), Insight(drawn=1, handed=1))

    liberal = cards.worlds.fascist[:, 0] == 0
    assert (forced.by_world[0] * liberal) @ cards.worlds.fascist[:, 1] < 0.5
    assert (free.by_world[0] * liberal) @ cards.worlds.fascist[:, 1] > 0.9 * float(free.by_world[0] @ liberal)


def test_an_insight_rules_out_what_it_contradicts() -> None:
    assert [Insight(least=1, most=2).allows(*course) for course in courses(3)] == [False, True, True, True, True, False]
    assert all(NOTHING.allows(*course) for course in courses(3))
