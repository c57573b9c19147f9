"""A question names what is decided, with its terms: who wants what, of whom, for how much."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import hemicycle
from hemicycle.core.values import word
from hemicycle.core.view import Choice, Prompt, detail
from hemicycle.words import LANGUAGES, Words

NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil")
YOU = {"en": ("you",), "de": ("dein", "dir", "dich"), "nl": ("jou", "je"), "fr": ("vo",)}
DECIDED = ("alternatives", "bribe-consent", "bribery", "consent", "dice-offer", "disagreement", "duel", "vote")
ON_PROPOSALS = ("factions", "government-stake", "stake-consent")


@cache
def asked() -> dict[tuple[str, str], Prompt]:
    """One question of every kind about every kind of action, from whole games by the extended rules.

    Everybody plays at random; in every other game all are against everything, so that governments are outvoted too.
    """
    game = hemicycle.game("global-powers")
    found: dict[tuple[str, str], Prompt] = {}
    for seed in range(8):
        random = Random(seed)
        match = game.match(seed=seed, edition="extended", seats=5)
        while match.outcome is None:
            seat = match.waiting[0]
            view = match.view(seat)
            assert view.prompt is not None
            found.setdefault((view.prompt.step, view.prompt.detail.get("act", "")), view.prompt)
            actions = [choice.action for choice in view.choices]
            against = {"vote": "ballot no", "duel": "decline"}.get(view.prompt.step) if seed % 2 else None
            match.act(seat, against or random.choice(actions))
    return found


def terms(words: Words, detail: dict[str, Any]) -> list[tuple[str, ...]]:
    """What a sentence about an action must name; each of them may be said in several ways."""
    wanted: list[tuple[str, ...]] = []
    if detail.get("target"):
        wanted.append((words.say(f"region-{detail['target']}"),))
    if detail.get("whom", -1) >= 0:
        wanted.append(YOU[words.language] if detail["mine"] else (NAMES[detail["whom"]],))
    if detail.get("conversion"):
        wanted.append((words.say(f"conversion-{detail['conversion']}"),))
    for chips in (*detail.get("gives", ()), *detail.get("takes", ())):
        wanted.append((words.say("chips", chips),))
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", [*DECIDED, *ON_PROPOSALS])
def test_a_question_names_what_is_decided(step: str, language: str) -> None:
    words = Words(language, "global-powers", NAMES)
    prompts = [prompt for (kind, act), prompt in asked().items() if kind == step and act]
    assert prompts

    for prompt in prompts:
        sentence = words.prompt(prompt, asked=True)
        assert all(any(way in sentence for way in ways) for ways in terms(words, prompt.detail)), sentence


@pytest.mark.parametrize("step", ["factions", "government-stake"])
def test_a_vote_names_who_proposed_what(step: str) -> None:
    prompts = [prompt for (kind, _), prompt in asked().items() if kind == step]
    assert step != "factions" or any(prompt.detail["act"] == "send-troops" for prompt in prompts)

    for prompt in prompts:
        sentence = Words("en", "global-powers", NAMES).prompt(prompt, asked=True)
        proposer = "You propose " if prompt.detail["own"] else f"{NAMES[prompt.detail['proposer']]} proposes "
        assert sentence.startswith(proposer)


@pytest.mark.parametrize("seed", range(4))
def test_the_one_who_proposed_is_the_one_everybody_heard(seed: int) -> None:
    random, heard, asked_of = Random(seed), -1, 0
    match = hemicycle.game("global-powers").match(seed=seed, edition="extended", seats=4)
    while match.outcome is None:
        seat = match.waiting[0]
        prompt = match.view(seat).prompt
        assert prompt is not None
        if prompt.step in ("factions", "government-stake", "bribery"):
            assert prompt.detail["proposer"] == heard
            asked_of += 1
        for _, event in match.act(seat, random.choice(list(match.options(seat)))):
            if word(type(event)) == "troops-moved" or word(type(event)).startswith("proposed-"):
                heard = detail(event)["seat"]
    assert asked_of


OWN = ("assign", "campaign", "emigrate", "rehabilitate", "target")


@cache
def about_oneself() -> dict[str, tuple[int, Choice]]:
    """One choice of every kind that names the party of the one who chooses, and who that is."""
    found: dict[str, tuple[int, Choice]] = {}
    for seed in range(8):
        match, random = hemicycle.game("global-powers").match(seed=seed, edition="extended", seats=5), Random(seed)
        while match.outcome is None and len(found) < len(OWN):
            seat = match.waiting[0]
            for choice in match.view(seat).choices:
                kind = choice.action.split()[0]
                if kind in OWN and choice.detail["seat"] == seat:
                    found.setdefault(kind, (seat, choice))
            match.act(seat, random.choice(list(match.options(seat))))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", OWN)
def test_nobody_is_called_by_name_among_what_they_can_do(kind: str, language: str) -> None:
    seat, choice = about_oneself()[kind]

    assert NAMES[seat] not in Words(language, "global-powers", NAMES).action(choice)


def test_one_delegate_votes_for_against_or_not_at_all() -> None:
    words = Words("en", "global-powers", NAMES)
    votes = [(0, 0), (0, 1), (1, 0)]

    said = [words.say("action-cast", {"ayes": ayes, "noes": noes, "delegates": 1}) for ayes, noes in votes]

    assert said == ["Abstain", "Against", "For"]


def test_an_offer_names_its_terms_to_who_answers() -> None:
    prompt = asked()["reply", ""]
    words = Words("en", "global-powers", NAMES)

    sentence = words.prompt(prompt, asked=True)

    chips = [words.say("chips", each) for each in (*prompt.detail["get"], *prompt.detail["pay"])]
    assert chips
    assert all(each in sentence for each in chips)
    assert sentence.startswith(NAMES[prompt.detail["author"]])
