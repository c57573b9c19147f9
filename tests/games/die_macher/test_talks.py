"""Coalition talks: what two parties would reach together, and terms that nobody is bound by."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.bots.die_macher import talks as talking
from hemicycle.bots.die_macher.solid import SolidBot
from hemicycle.bots.die_macher.word import Word, given
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.actions import AgreeToCoalition, DeclineCoalition, HoldMeetings, OfferCoalition
from hemicycle.games.die_macher.board import Board, Pair
from hemicycle.games.die_macher.coalition import CoalitionReply
from hemicycle.games.die_macher.election import Election
from hemicycle.games.die_macher.media import ExchangeByMedia
from hemicycle.games.die_macher.meetings import Rally
from hemicycle.games.die_macher.promises import AnswerTerms, OfferTerms
from hemicycle.games.die_macher.table import Table
from hemicycle.games.die_macher.victory import NationalOpinion
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, PROGRAMME, begin, opinions, play, table
from tests.games.die_macher.test_coalitions import ONE, TWO, talks


def board(s: Table) -> Board:
    seen: Board = GAME.look(s, None)
    return seen


def pair(s: Table, one: int = 0, other: int = 1) -> Pair:
    return next(pair for pair in board(s).pairs if pair.parties == (one, other))


def terms(s: Table, partner: int = 1, **changes: Any) -> OfferTerms:
    told = {"meetings": 0, "asked": 0, "mine": "none", "theirs": "none", "hands_off": False, **changes}
    return OfferTerms(partner, s.lands[0].id, **told)


def seen(s: Table, seat: int, *remarks: Any) -> Observation:
    return Observation(GAME.view(s, seat), (), tuple(remarks))


@rule("5.3.2")
def test_two_parties_are_shown_together_against_the_best_other_side() -> None:
    s = talks(PROGRAMME, TWO)
    s.lands[0].votes = [20, 13, 30, 5, 0]

    found = pair(s)

    assert (found.votes, found.lead, found.wins) == (33, 3, True)
    assert not pair(s, 3, 4).wins
    assert pair(s, 3, 4).lead == 5 - 30


@rule("5.2.4a", "5.2.4b")
@pytest.mark.parametrize(
    ("programme", "may", "why"),
    [(PROGRAMME, "force", ""), (TWO, "agree", ""), (ONE, "", "too-little-in-common")],
)
def test_a_pair_says_which_cards_it_shares_and_what_they_allow(programme: Any, may: str, why: str) -> None:
    found = pair(talks(PROGRAMME, programme))

    assert (found.may, found.why) == (may, why)
    assert set(found.shared) == set(PROGRAMME) & set(programme)


@rule("5.2.4")
def test_without_tiles_there_is_no_coalition_and_bound_parties_stand_with_nobody_else() -> None:
    s = talks(PROGRAMME, TWO, TWO)
    s.lands[0].tiles = (1, 2)
    assert pair(s).why == "no-coalition-tile"

    s.partners[1], s.partners[2] = 2, 1

    assert pair(s, 1, 2).together
    assert {found.parties for found in board(s).pairs} == {(1, 2), (0, 3), (0, 4), (3, 4)}


def test_terms_are_about_the_state_that_votes_next_and_another_party() -> None:
    s = talks(PROGRAMME, TWO)

    assert GAME.may_remark(s, 0, terms(s, meetings=2, mine="euro-now"))
    for nonsense in (
        terms(s, partner=0),
        terms(s, partner=9),
        terms(s, meetings=99),
        terms(s, mine="free-beer"),
        OfferTerms(1, "nowhere", 0, 0, "none", "none", hands_off=False),
        AnswerTerms(1, s.lands[0].id, agrees=True, because="no reason", votes=0, rival=0),
    ):
        assert not GAME.may_remark(s, 0, nonsense)


def test_a_bot_joins_to_win_counters_where_meetings_would_do_and_says_why_not() -> None:
    s = talks(PROGRAMME, TWO)
    s.lands[0].votes = [20, 13, 30, 5, 0]
    joins = talking.say(seen(s, 1, (0, terms(s))))
    s.lands[0].votes[2] = 40
    s.lands[0].trend[0] = 3
    counters = talking.say(seen(s, 1, (0, terms(s, mine="euro-now"))))
    s.lands[0].trend[0] = -3
    declines = talking.say(seen(s, 1, (0, terms(s))))

    assert isinstance(joins, AnswerTerms)
    assert joins.agrees
    assert isinstance(counters, OfferTerms)
    assert counters.asked == 3, "three meetings at three votes pass 40 from 33"
    assert counters.theirs == "euro-now"
    assert isinstance(declines, AnswerTerms)
    assert (declines.agrees, declines.because, declines.votes, declines.rival) == (False, "behind", 33, 40)


def test_a_bot_keeps_its_word_and_answers_again_who_asks_again_and_else_says_nothing_twice() -> None:
    s = talks(PROGRAMME, TWO)
    said = AnswerTerms(0, s.lands[0].id, agrees=True, because="wins", votes=33, rival=30)
    bot = SolidBot(GAME, s.rules)
    play(s, 0, OfferCoalition(1))

    assert bot.choose(seen(s, 1, (0, terms(s)), (1, said)), Random(1)) == AgreeToCoalition()
    s.lands[0].votes = [20, 13, 30, 5, 0]
    assert talking.say(seen(s, 1, (1, said), (0, terms(s)))) == said
    assert talking.say(seen(s, 1, (0, terms(s)), (1, said))) is None


# --- opening talks, and keeping one's word ---


def needing_each_other() -> Table:
    """A third party leads; the first two pass it together, with meetings."""
    s = talks(PROGRAMME, TWO)
    s.lands[0].votes = [20, 13, 40, 5, 0]
    s.lands[0].trend[0] = s.lands[0].trend[1] = 3
    opinions(s, s.lands[0].id, "euro-now", "welfare-more", "genetics-yes")
    return s


def test_a_bot_opens_with_terms_where_two_win_together_and_neither_alone() -> None:
    s = needing_each_other()

    opened = talking.say(seen(s, 0))

    assert isinstance(opened, OfferTerms)
    assert opened.partner == 1
    votes = pair(s).votes + sum([
        count * talking.worth(board(s), seat) for seat, count in enumerate((opened.meetings, opened.asked))
    ])  # fmt: skip
    assert votes > 40, "no more and no less than it takes"
    assert opened.mine in PROGRAMME
    assert GAME.may_remark(s, 0, opened)
    assert talking.say(seen(s, 0, (0, opened))) is None, "nobody is pressed"
    assert talking.say(seen(s, 2)) is None, "who wins alone needs nobody"


def test_terms_of_a_bot_are_agreed_to_by_a_bot_and_both_are_bound() -> None:
    s = needing_each_other()
    opened = talking.say(seen(s, 0))
    agreed = talking.say(seen(s, 1, (0, opened)))

    assert isinstance(opened, OfferTerms)
    assert isinstance(agreed, AnswerTerms)
    assert agreed.agrees
    assert talking.say(seen(s, 1, (0, opened), (1, agreed), (2, terms(s)))) == AnswerTerms(
        2, s.lands[0].id, agrees=False, because="bound", votes=0, rival=0
    )
    word = given(seen(s, 0, (0, opened), (1, agreed)))
    assert word == {1: Word(opened.meetings, opened.mine, opened.hands_off)}
    assert SolidBot(GAME, s.rules).choose(seen(s, 0, (0, opened), (1, agreed)), Random(1)) == OfferCoalition(1)


def test_more_meetings_than_one_can_pay_for_and_an_opinion_one_opposes_are_countered() -> None:
    s = needing_each_other()
    s.lands[0].votes[2] = 30
    s.cash[1] = s.rules.meetings.price
    against = s.name(s.programme[1][0] ^ 1)

    countered = talking.say(seen(s, 1, (0, terms(s, asked=3, theirs=against))))

    assert isinstance(countered, OfferTerms)
    assert (countered.meetings, countered.mine) == (1, "none")


def test_promised_meetings_are_held_the_opinion_is_brought_and_shared_ones_stay() -> None:
    s = needing_each_other()
    state = s.lands[0].id
    mine = terms(s, meetings=3, mine="welfare-more", hands_off=True)
    said = ((0, mine), (1, AnswerTerms(0, state, agrees=True, because="wins", votes=50, rival=40)))
    s.partners[0], s.partners[1] = 1, 0
    s.lands[0].votes[0] = s.rules.tracks.most_votes  # no meeting brings anything now
    bot = SolidBot(GAME, s.rules)

    def chooses(step: Any) -> Any:
        s.agenda = []
        begin(s, step, Election())
        assert bot.hint(seen(s, 0, *said)).options[0].action == str(bot.choose(seen(s, 0, *said), Random(1)))
        return bot.choose(seen(s, 0, *said), Random(1))

    assert chooses(Rally(0, state)) == HoldMeetings(state, 3)
    assert bot.hint(seen(s, 0, *said)).key == "explain-dm-word"
    assert chooses(NationalOpinion(0, 1)).opinion == "welfare-more"
    exchanged = chooses(ExchangeByMedia(0, state))
    shared = board(s).parties[1].programme
    assert getattr(exchanged, "removed", None) not in shared


def test_who_is_bound_turns_down_another_while_the_partner_is_free() -> None:
    s = talks(PROGRAMME, TWO, PROGRAMME)
    s.lands[0].votes = [20, 13, 30, 40, 0]
    agreed = ((0, terms(s)), (1, AnswerTerms(0, s.lands[0].id, agrees=True, because="wins", votes=33, rival=30)))
    bot = SolidBot(GAME, s.rules)
    s.agenda = []
    begin(s, CoalitionReply(2, 1, (1,)), Election())
    assert bot.choose(seen(s, 1), Random(1)) == AgreeToCoalition(), "together they win"

    assert bot.choose(seen(s, 1, *agreed), Random(1)) == DeclineCoalition()

    s.partners[0], s.partners[4] = 4, 0
    assert bot.choose(seen(s, 1, *agreed), Random(1)) == AgreeToCoalition(), "the partner is gone"


def test_without_an_agreement_nobody_is_bound() -> None:
    s = needing_each_other()
    state = s.lands[0].id
    no = AnswerTerms(0, state, agrees=False, because="behind", votes=0, rival=0)
    yes = AnswerTerms(0, state, agrees=True, because="wins", votes=0, rival=0)

    assert given(seen(s, 0, (0, terms(s)))) == {}
    assert given(seen(s, 0, (0, terms(s)), (1, no))) == {}
    assert given(seen(s, 0, (1, yes))) == {}, "who answers without being asked binds nobody else"
    assert given(seen(s, 0, (0, terms(s)), (1, yes), (1, no))) == {}


def test_whatever_is_proposed_to_be_said_may_be_said_and_terms_are_for_every_other_party() -> None:
    s = table()

    said = GAME.sayable(s, 2)

    assert all([GAME.may_remark(s, 2, remark) for remark in said])
    assert [remark.partner for remark in said if isinstance(remark, OfferTerms)] == [0, 1, 3, 4]
