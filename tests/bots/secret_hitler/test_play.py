"""How the bots of Secret Hitler play: what liberals never do, what fascists do, and what they say."""

from __future__ import annotations

from random import Random

import pytest

import hemicycle
from hemicycle import bots
from hemicycle.arena.bout import play
from hemicycle.bots.secret_hitler.mind import Mind
from hemicycle.bots.secret_hitler.solid import SolidBot, handed_on
from hemicycle.bots.secret_hitler.theory import Sitting
from hemicycle.bots.talk import converse
from hemicycle.core.match import Match
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler import events
from hemicycle.games.secret_hitler.claims import ClaimDrew, ClaimParty, ClaimPeeked, ClaimReceived
from hemicycle.games.secret_hitler.table import FASCIST, HITLER, LIBERAL, POLICIES, Table, party

GAME = hemicycle.game("secret-hitler")


def games(name: str, seats: int = 7, count: int = 8) -> list[Match]:
    matches = []
    for seed in range(count):
        match = GAME.match(seats, seed)
        matches.append(play(match, [bots.make(name, GAME, match.rules) for _ in range(seats)], Random(seed)))
    return matches


@pytest.fixture(scope="module")
def solid() -> list[Match]:
    return games("solid")


def table(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


def roles(match: Match) -> tuple[int, ...]:
    return table(match).roles


def held(match: Match, kind: type[events.Drew] | type[events.Received]) -> list[tuple[str, ...]]:
    return [event.cards for _, _, event in match.history if isinstance(event, kind)]


def test_liberals_keep_every_liberal_card(solid: list[Match]) -> None:
    for match in solid:
        for (president, chancellor, policy), drew, received in zip(
            table(match).ledger,
            held(match, events.Drew),
            held(match, events.Received),
            strict=False,
        ):
            if roles(match)[president] == LIBERAL:
                assert received.count("liberal") == min(2, drew.count("liberal"))
            if roles(match)[chancellor] == LIBERAL and "liberal" in received:
                assert policy == LIBERAL


def test_liberals_tell_the_truth(solid: list[Match]) -> None:
    for match in solid:
        drew, received = held(match, events.Drew), held(match, events.Received)
        for _, seat, remark in match.said:
            if roles(match)[seat] != LIBERAL:
                continue
            if isinstance(remark, ClaimDrew):
                assert remark.cards.count("L") == drew[remark.session].count("liberal")
            if isinstance(remark, ClaimReceived):
                assert remark.cards.count("L") == received[remark.session].count("liberal")
            if isinstance(remark, ClaimParty):
                assert remark.party == POLICIES[party(roles(match)[remark.seat])]


def test_governments_speak_about_their_cards(solid: list[Match]) -> None:
    sessions = sum(len(table(match).ledger) for match in solid)
    drew = sum(isinstance(remark, ClaimDrew) for match in solid for _, _, remark in match.said)

    assert drew >= sessions - len(solid)  # after the last policy of a game nobody speaks any more


def test_a_president_who_peeks_tells_what_he_drew_and_what_he_saw() -> None:
    peeks = 0
    for match in games("solid", seats=6):
        peeked = [event.president for _, _, event in match.history if isinstance(event, events.Peeked)]
        told = [seat for _, seat, remark in match.said if isinstance(remark, ClaimPeeked)]
        drew = [seat for _, seat, remark in match.said if isinstance(remark, ClaimDrew)]
        peeks += len(peeked)

        assert told == peeked
        assert set(peeked) <= set(drew)
    assert peeks > 0


def test_a_fascist_chancellor_does_not_contradict_a_liberal_president_without_need(solid: list[Match]) -> None:
    agreed = []
    for match in solid:
        said = {(seat, remark.session): remark.cards for _, seat, remark in match.said if isinstance(remark, ClaimDrew)}
        for _, seat, remark in match.said:
            if not isinstance(remark, ClaimReceived) or roles(match)[seat] == LIBERAL:
                continue
            president, _, policy = table(match).ledger[remark.session]
            drew = said.get((president, remark.session))
            if roles(match)[president] == LIBERAL and policy == LIBERAL and drew is not None:
                agreed.append(remark.cards.count("L") == min(2, drew.count("L")))

    assert sum(agreed) > 0.8 * len(agreed) > 0


class Attentive(SolidBot):
    """Notes how many liberal cards it thinks were handed on, whenever it speaks about a session as chancellor."""

    def __init__(self, match: Match) -> None:
        super().__init__(GAME, match.rules)
        self.recalled: list[tuple[int, int]] = []  # by session

    def _story(self, mind: Mind, index: int, claim: str, cards: int, random: Random) -> int:
        session, sitting = len(mind.board.ledger) - 1, mind.moments[index]
        assert isinstance(sitting, Sitting)
        if claim == "received":
            self.recalled.append((session, handed_on(mind, sitting, self.notebooks[mind.seat].story.insights[-1])))
        return super()._story(mind, index, claim, cards, random)


def test_a_chancellor_remembers_what_he_was_handed_though_it_was_shuffled_back() -> None:
    shuffled = 0
    for seed in range(10):
        match = GAME.match(5, seed)
        bot = Attentive(match)
        play(match, [bot] * 5, Random(seed))
        received = held(match, events.Received)
        shuffled += sum(isinstance(event, events.Reshuffled) for _, _, event in match.history)

        assert bot.recalled == [(session, received[session].count("liberal")) for session, _ in bot.recalled]
    assert shuffled > 0


def test_fascists_lie_when_it_helps(solid: list[Match]) -> None:
    lies = 0
    for match in solid:
        drew = held(match, events.Drew)
        for _, seat, remark in match.said:
            if roles(match)[seat] != LIBERAL and isinstance(remark, ClaimDrew):
                lies += remark.cards.count("L") != drew[remark.session].count("liberal")

    assert lies > 0


def test_fascists_do_not_shoot_hitler(solid: list[Match]) -> None:
    for match in solid:
        shots = [event for _, _, event in match.history if isinstance(event, events.Executed)]

        assert not [
            shot for shot in shots if roles(match)[shot.president] == FASCIST and roles(match)[shot.seat] == HITLER
        ]


def elections(match: Match) -> list[tuple[int, int, int, events.Voted]]:
    """Every election: fascist policies before it, president, chancellor, votes."""
    found, fascist, government = [], 0, (-1, -1)
    for event in match.events(None):
        if isinstance(event, events.Nominated):
            government = (event.president, event.chancellor)
        elif isinstance(event, events.Enacted) and event.policy == "fascist":
            fascist = event.count
        elif isinstance(event, events.Voted):
            found.append((fascist, *government, event))
    return found


def test_hitler_takes_a_vote_that_wins(solid: list[Match]) -> None:
    sure = GAME.match(7, Random("20281 official 7 0").getrandbits(256))  # he would win without his own vote
    play(sure, [bots.make("solid", GAME, sure.rules)] * 7, Random(0))
    winning = [
        chancellor in vote.yes
        for match in [*solid, sure]
        for fascist, _, chancellor, vote in elections(match)
        if fascist >= 3 and roles(match)[chancellor] == HITLER
    ]

    assert winning
    assert all(winning)


def test_presidents_stand_by_their_nominees(solid: list[Match]) -> None:
    stood = [president in vote.yes for match in solid for _, president, _, vote in elections(match)]

    assert sum(stood) >= 0.95 * len(stood)


def test_nobody_confesses_by_what_they_say_of_their_cards(solid: list[Match]) -> None:
    for match in solid:
        for _, _, remark in match.said:
            if isinstance(remark, ClaimDrew | ClaimReceived) and table(match).ledger[remark.session][2] == FASCIST:
                liberal = remark.cards.count("L")
                assert liberal <= (1 if isinstance(remark, ClaimDrew) else 0)


def test_fascists_who_have_seen_a_party_card_mix_truth_and_lies() -> None:
    """So that nobody who comes to know them knows the card as well."""
    lies: dict[bool, list[float]] = {True: [], False: []}  # how often, by whether it was a fascist's card
    for seed in range(16):
        match = GAME.match(9, seed)
        bot, luck = bots.make("solid", GAME, match.rules), Random(seed)
        while match.outcome is None and not match.view(None).board.investigations:
            seat = match.waiting[0]
            told = match.act(seat, bot.choose(match.observation(seat), luck))
            converse(match, dict.fromkeys(range(9), bot), told, luck)
        for president, seen in match.view(None).board.investigations:
            if roles(match)[president] == LIBERAL:
                continue
            observed = match.observation(president)
            unsaid = Observation(
                observed.view,
                observed.events,
                tuple([(who, what) for who, what in observed.remarks if not isinstance(what, ClaimParty)]),
            )
            spoken = [bot.speak(unsaid, Random(luck)) for luck in range(60)]
            said = [each.party for each in spoken if isinstance(each, ClaimParty)]
            friend = roles(match)[seen] != LIBERAL
            lies[friend].append(said.count("liberal" if friend else "fascist") / len(said))

    for rates in lies.values():
        assert len(rates) > 1
        assert 0.3 < sum(rates) / len(rates) < 0.85


def test_fascists_take_a_vote_that_wins_by_their_own_votes() -> None:
    """Three of five know that they are enough to elect Hitler: nobody hides any more."""
    match = GAME.match(7, Random("tell 15").getrandbits(256))
    bot, luck = bots.make("solid", GAME, match.rules), Random(15)
    while match.outcome is None and not enough(match, match.waiting[0]):
        seat = match.waiting[0]
        told = match.act(seat, bot.choose(match.observation(seat), luck))
        converse(match, dict.fromkeys(range(7), bot), told, luck)

    seen = match.observation(match.waiting[0])
    assert {str(bot.choose(seen, Random(luck))) for luck in range(20)} == {"ballot true"}


def enough(match: Match, seat: int) -> bool:
    """Whether this fascist votes on another president's government, and fascists alone elect Hitler and win."""
    prompt, board = match.view(seat).prompt, match.view(None).board
    if prompt is None or prompt.step != "vote" or board.fascist < board.hitler_zone:
        return False
    ours = [each for each in board.living if roles(match)[each] != LIBERAL]
    hitler = roles(match)[prompt.detail["chancellor"]] == HITLER
    plain = roles(match)[seat] == FASCIST and prompt.detail["president"] != seat
    return hitler and plain and 2 * len(ours) > len(board.living)


def test_selfish_bots_play_their_own_cards() -> None:
    for match in games("selfish", count=4):
        for (president, _, _), drew, received in zip(
            table(match).ledger,
            held(match, events.Drew),
            held(match, events.Received),
            strict=False,
        ):
            own = POLICIES[party(roles(match)[president])]
            assert received.count(own) == min(2, drew.count(own))


def test_the_selfish_bot_says_that_it_plays_for_its_own_cards() -> None:
    match, luck, reasons = GAME.match(5, seed=1), Random(0), set()
    bot = bots.make("selfish", GAME, match.rules)

    while match.waiting:
        seen = match.observation(match.waiting[0])
        hint = bot.explain(seen, Random(0))
        hand = seen.view.board.hand or ()
        if len(set(hand)) == 2:
            assert hint.detail == {"party": GAME.side(match.table, match.waiting[0])}
            assert 0 < len(hint.options) < len(hand)
        reasons.add((hint.key, len(set(hand)) == 2))
        match.act(match.waiting[0], bot.choose(seen, luck))

    assert reasons >= {("explain-sh-own-cards", True), ("explain-sh-not-own-cards", False)}
    assert ("explain-sh-not-own-cards", True) not in reasons
