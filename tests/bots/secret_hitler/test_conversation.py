"""What bots of Secret Hitler say to each other and to people: it fits what they claim, and who asks is answered."""

from __future__ import annotations

from random import Random

import pytest

import hemicycle
from hemicycle import bots
from hemicycle.arena.bout import play
from hemicycle.bots.bot import Bot
from hemicycle.bots.secret_hitler import conversation
from hemicycle.bots.secret_hitler.mind import Persona
from hemicycle.bots.secret_hitler.solid import SolidBot
from hemicycle.bots.talk import converse
from hemicycle.core.chance import Quick
from hemicycle.core.match import Match
from hemicycle.core.values import Remark
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler import claims, events
from hemicycle.games.secret_hitler.conversation import REASONS, Accuse, Answer, AskCards, AskVote, Trust
from hemicycle.games.secret_hitler.table import LIBERAL, Table
from hemicycle.words import LANGUAGES, Words

GAME = hemicycle.game("secret-hitler")


def begun(seed: int, sessions: int, silent: int | None = None, level: str = "solid") -> tuple[Match, Bot]:
    """A game of one level after so many sessions, with one seat that says nothing."""
    match = GAME.match(7, seed)
    bot, luck = bots.make(level, GAME, match.rules), Random(seed)
    talkers = {seat: bot for seat in range(7) if seat != silent}
    while match.outcome is None and len(match.view(None).board.ledger) < sessions:
        seat = match.waiting[0]
        converse(match, talkers, match.act(seat, bot.choose(match.observation(seat), luck)), luck)
    return match, bot


def asks(match: Match, bot: Bot, asker: int, question: Remark) -> Remark:
    """Ask, and return the one answer."""
    before = len(match.said)
    match.remark(asker, question)
    converse(match, {seat: bot for seat in range(7) if seat != asker}, [], Random(1), match.said[before:])
    replies = [remark for _, seat, remark in match.said[before + 1 :] if seat == question.seat]  # type: ignore[attr-defined]  # questions have one
    assert len(replies) == 1
    return replies[0]


@pytest.mark.parametrize("level", ["beginner", "solid"])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_asked_about_a_vote_gives_a_reason(seed: int, level: str) -> None:
    match, bot = begun(seed, 2, level=level)
    asker, asked = match.view(None).board.living[:2]
    vote = [event for event in match.events(None) if isinstance(event, events.Voted)][-1]

    reply = asks(match, bot, asker, AskVote(asked))

    assert isinstance(reply, Answer)
    assert (reply.seat, asked in vote.yes) == (asker, reply.because in ("trust", "doubt", "own", "chaos"))


@pytest.mark.parametrize("level", ["beginner", "solid"])
@pytest.mark.parametrize("question", [AskVote, AskCards])
def test_who_asks_twice_is_told_the_same_twice(question: type[AskVote] | type[AskCards], level: str) -> None:
    match, bot = begun(2, 2, level=level)
    government = match.view(None).board.ledger[-1]
    asker = next(seat for seat in range(7) if seat not in (government.president, government.chancellor))

    replies = [asks(match, bot, asker, question(government.president)) for _ in range(2)]

    assert replies[0] == replies[1]
    assert isinstance(replies[0], Answer)


def test_two_who_ask_at_once_are_both_answered() -> None:
    match, bot = begun(1, 1)
    first, second, asked = match.view(None).board.living[:3]
    match.remark(first, AskVote(asked))
    match.remark(second, AskVote(asked))
    answers = []
    for _ in range(2):
        reply = bot.speak(match.observation(asked), Random(1))
        assert isinstance(reply, Answer)
        match.remark(asked, reply)
        answers.append(reply)

    assert [reply.seat for reply in answers] == [first, second]
    assert not isinstance(bot.speak(match.observation(asked), Random(1)), Answer)


def test_nobody_says_they_trusted_a_government_they_held_for_fascist() -> None:
    reasons = []
    for seed in range(6):
        match, bot = begun(seed, 4)
        assert isinstance(bot, SolidBot)
        vote = [event for event in match.events(None) if isinstance(event, events.Voted)][-1]
        for asked in [seat for seat in vote.yes if seat in match.view(None).board.living]:
            mind = bot.read(match.observation(asked))
            place = max(place for place, moment in enumerate(mind.moments) if moment == vote)
            before = Persona(mind.earlier(place))
            office = [before.public.scene.president, before.public.scene.chancellor]
            reasons.append((conversation.reason(mind, -1), max(before.fascist[office]) > 0.5))

    assert ("doubt", True) in reasons
    assert ("trust", True) not in reasons


@pytest.mark.parametrize("level", ["beginner", "solid"])
def test_a_government_asked_at_work_answers_for_the_vote_it_was_asked_about(level: str) -> None:
    match, bot = begun(3, 0, level=level)
    luck = Random(1)
    while not match.view(None).board.held:
        match.act(match.waiting[0], bot.choose(match.observation(match.waiting[0]), luck))
    vote = next(event for event in match.events(None) if isinstance(event, events.Nominated))
    office = (vote.president, vote.chancellor)
    asker = next(seat for seat in range(7) if seat not in office)
    for asked in office:
        match.remark(asker, AskVote(asked))
    others = {seat: bot for seat in range(7) if seat != asker}
    while len(match.view(None).board.ledger) < 2:
        told = match.act(match.waiting[0], bot.choose(match.observation(match.waiting[0]), luck))
        converse(match, others, told, luck)

    answers = [(seat, remark) for _, seat, remark in match.said if isinstance(remark, Answer)]

    assert sorted(answers) == sorted([(seat, Answer(asker, "own")) for seat in office])


def test_other_words_meanwhile_are_no_answer() -> None:
    match, bot = begun(1, 1)
    asker, asked, third = match.view(None).board.living[:3]
    match.remark(asker, AskVote(asked))
    match.remark(asked, Trust(third))

    assert isinstance(bot.speak(match.observation(asked), Random(1)), Answer)


@pytest.mark.parametrize("level", ["beginner", "solid"])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_asked_about_cards_says_what_they_held_or_that_they_have_said_it(seed: int, level: str) -> None:
    match, bot = begun(seed, 1, level=level)
    government = match.view(None).board.ledger[0]
    asker = next(seat for seat in range(7) if seat not in (government.president, government.chancellor))

    reply = asks(match, bot, asker, AskCards(government.president))

    assert isinstance(reply, Answer | claims.ClaimDrew)


def test_somebody_who_keeps_silent_about_their_cards_is_asked_once() -> None:
    asked = []
    for seed in range(4):
        match, _ = begun(seed, 1)
        silent = match.view(None).board.ledger[0].president
        match, _ = begun(seed, 3, silent=silent)
        asked.append([remark for _, _, remark in match.said if remark == AskCards(silent)])

    assert [len(each) for each in asked] == [1, 1, 1, 1]


@pytest.fixture(scope="module")
def games() -> list[Match]:
    matches = []
    for seed in range(6):
        match = GAME.match(7, seed)
        matches.append(play(match, [bots.make("solid", GAME, match.rules) for _ in range(7)], Random(seed)))
    return matches


def test_bots_accuse_and_trust_but_do_not_chatter(games: list[Match]) -> None:
    for match in games:
        said = [(seat, remark) for _, seat, remark in match.said if isinstance(remark, Accuse | Trust)]
        assert len(said) == len(set(said)) <= 3 * match.table.seats
    kinds = {type(remark) for match in games for _, _, remark in match.said}
    assert kinds >= {Accuse, Trust}


def test_nobody_trusts_whom_they_called_fascist_or_accuses_whom_they_called_liberal(games: list[Match]) -> None:
    for match in games:
        called = {
            (seat, remark.seat): remark.party for _, seat, remark in match.said if isinstance(remark, claims.ClaimParty)
        }
        for _, seat, remark in match.said:
            if isinstance(remark, Accuse):
                assert called.get((seat, remark.seat)) != "liberal"
            if isinstance(remark, Trust):
                assert called.get((seat, remark.seat)) != "fascist"


def test_fascists_do_not_know_more_in_what_they_say(games: list[Match]) -> None:
    right = {True: [], False: []}  # type: dict[bool, list[bool]]  # by whether a liberal spoke
    for match in games:
        assert isinstance(match.table, Table)
        roles = match.table.roles
        for _, seat, remark in match.said:
            if isinstance(remark, Accuse):
                right[roles[seat] == LIBERAL].append(roles[remark.seat] != LIBERAL)

    assert right[False]
    assert not all(right[False])  # they accuse liberals too, as a liberal who does not know would


@pytest.mark.parametrize("question", [AskVote, AskCards])
def test_an_answer_depends_on_the_observation_alone(question: type[AskVote] | type[AskCards]) -> None:
    for seed in range(3):
        match, _ = begun(seed, 2)
        asked = match.view(None).board.ledger[0].chancellor
        asker = next(seat for seat in match.view(None).board.living if seat != asked)
        match.remark(asker, question(asked))
        seen = match.observation(asked)
        imagined = GAME.imagine(match.rules, seen.view, Quick(Random(seed).random))
        other = Observation(GAME.view(imagined, asked), seen.events, seen.remarks)

        said = [SolidBot(GAME, match.rules).speak(each, Random(4)) for each in (seen, other)]

        assert said[0] == said[1]
        assert isinstance(said[0], Answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_a_sentence_of_its_own(language: str) -> None:
    words = Words(language, GAME.id, [f"P{seat}" for seat in range(7)])

    assert len({words.remark(1, Answer(2, because)) for because in REASONS}) == len(REASONS)


def test_one_speaks_of_others_and_asks_for_cards_whoever_held_some() -> None:
    match, _ = begun(1, 1)
    government = match.view(None).board.ledger[0]
    free = [seat for seat in range(7) if seat not in (government.president, government.chancellor)]

    assert GAME.may_remark(match.table, free[0], Accuse(free[1]))
    assert not GAME.may_remark(match.table, free[0], Accuse(free[0]))
    assert not GAME.may_remark(match.table, free[0], Trust(7))
    assert GAME.may_remark(match.table, free[0], AskCards(government.president))
    assert not GAME.may_remark(match.table, free[0], AskCards(free[1]))
    assert not GAME.may_remark(match.table, free[0], Answer(free[1], "because"))
    assert {type(remark) for remark in GAME.sayable(match.table, free[0])} >= {Accuse, Trust, AskVote, Answer}
