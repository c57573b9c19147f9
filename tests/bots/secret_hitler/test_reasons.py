"""What a bot of Secret Hitler says for its options fits what it knows."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.arena.bout import play
from hemicycle.bots.secret_hitler.disguise import supported
from hemicycle.bots.secret_hitler.judgement import Judgement, worth
from hemicycle.bots.secret_hitler.mind import Mind
from hemicycle.bots.secret_hitler.reasons import ALIKE, Reason, why
from hemicycle.bots.secret_hitler.solid import SolidBot
from hemicycle.core.match import Match
from hemicycle.core.values import Action
from hemicycle.core.view import Choice, Observation
from tests.bots.secret_hitler.test_play import GAME

Given = list[tuple[Mind, Choice, Reason]]


class Talkative(SolidBot):
    """Gives a reason for every option it has."""

    def __init__(self, match: Match, given: Given) -> None:
        super().__init__(GAME, match.rules)
        self.given = given

    def choose(self, seen: Observation, random: Random) -> Action:
        """As ever, after saying what speaks for everything."""
        mind = self.read(seen)
        self.given += [(mind, choice, why(mind, choice)) for choice in seen.view.choices]
        return super().choose(seen, random)


@pytest.fixture(scope="module")
def given() -> Given:
    given: Given = []
    for seed in range(6):
        match = GAME.match(7, seed)
        play(match, [Talkative(match, given) for _ in range(7)], Random(seed))
    return given


def test_nobody_is_warned_of_a_hitler_who_cannot_be(given: Given) -> None:
    warned = [detail["hitler"] for _, _, (key, detail) in given if key.endswith("-zone")]

    assert warned
    assert min(warned) > 0


def test_a_nomination_that_counts_on_being_voted_down_says_so(given: Given) -> None:
    nominations = [(mind, choice, key) for mind, choice, (key, _) in given if choice.action.startswith("nominate")]

    in_vain = [Judgement(mind).counts_on_failure(choice.detail["seat"]) for mind, choice, _ in nominations]

    assert any(in_vain)
    assert [key == "explain-sh-nominate-in-vain" for _, _, key in nominations] == in_vain


def test_a_vote_against_the_chances_says_why(given: Given) -> None:
    worse = []
    for mind, choice, (key, _) in given:
        if not choice.action.startswith("ballot") or not mind.liberal or key == "explain-sh-ballot-own":
            continue
        chances = [Judgement(mind).ballot(ja) for ja in (False, True)]
        preferred = max(mind.view.choices, key=lambda each: preference(mind, each))
        if choice == preferred and chances[choice.detail["ja"]] < max(chances):
            worse.append(key)

    assert {"explain-sh-ballot-wary", "explain-sh-ballot-doubt"} <= set(worse)
    assert set(worse) <= {"explain-sh-ballot-wary", "explain-sh-ballot-doubt", "explain-sh-ballot-refused"}


def preference(mind: Mind, choice: Choice) -> float:
    """By what a liberal decides."""
    values = [Judgement(mind).ballot(each.detail["ja"]) for each in mind.view.choices]
    return supported(mind, values)[mind.view.choices.index(choice)]


def test_who_may_fall_into_chaos_is_told_so_and_nobody_else(given: Given) -> None:
    told = {
        mind.public.scene.tracker + 1 == mind.public.rules.elections.tracker
        for mind, _, (key, _) in given
        if key == "explain-sh-ballot-chaos"
    }
    silent = {mind.public.scene.tracker for mind, _, (key, _) in given if key == "explain-sh-ballot"}

    assert told == {True}
    assert max(silent) < 2


def test_cards_that_are_worth_the_same_are_not_called_better_or_worse(given: Given) -> None:
    for mind, choice, (key, _) in given:
        if key in ("explain-sh-cards-attack", "explain-sh-cards-hide"):
            word = choice.action.split(" ")[0]
            cards = [each for each in mind.view.choices if "policy" in each.detail]  # a veto may be asked for, too
            worths = {each.detail["policy"]: worth(Judgement(mind), word, each) for each in cards}
            assert abs(worths["liberal"] - worths["fascist"]) >= ALIKE
    assert {key for _, _, (key, _) in given} >= {"explain-sh-cards-attack", "explain-sh-cards-even"}
