"""Polls: auctioned unseen, published or shelved."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.core.chance import Quick
from hemicycle.games.die_macher.actions import PASS, Bid, PublishPoll, ShelvePoll
from hemicycle.games.die_macher.election_events import PollOffered, PollSeen, PollShelved, PollUnsold
from hemicycle.games.die_macher.events import DeckShuffled
from hemicycle.games.die_macher.polls import DecidePoll, OfferPoll, PollRound
from hemicycle.games.die_macher.sums import EMPTY, NOBODY
from hemicycle.games.die_macher.table import EVERYBODY, Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, begin, dice, options, play, refused, table, told


def bought(thumbs: tuple[int, ...], seat: int = 0, **changes: Any) -> Table:
    """A seat has bought a poll with these thumbs for Bayern and must decide."""
    s = table(**changes)
    card = next(k for k, poll in enumerate(s.rules.poll_cards) if poll.thumbs == thumbs)
    s.polls.deck.remove(card)
    s.boards["bayern"].poll = card
    begin(s, DecidePoll(seat, "bayern"))
    return s


@rule("5.2.7")
def test_the_start_player_opens_and_everybody_bids_more_or_drops_out() -> None:
    s = table(OfferPoll("bayern"), start_player=3, cash=[25_000, 9_000, 25_000, 25_000, 25_000])

    assert s.waiting == (3,)
    play(s, 3, PASS)
    play(s, 4, Bid(3_000))
    assert options(s, 0)[:2] == [PASS, Bid(4_000)]
    play(s, 0, Bid(9_000))
    assert s.waiting == (2,)  # seat 1 cannot bid more than 9,000
    play(s, 2, PASS)
    play(s, 4, PASS)

    assert s.agenda == [DecidePoll(0, "bayern")]
    assert s.cash[0] == 16_000


@rule("5.2.7")
def test_who_has_dropped_out_stays_out() -> None:
    s = table(OfferPoll("bayern"), seats=3)

    play(s, 0, PASS)
    play(s, 1, Bid(1_000))
    play(s, 2, Bid(2_000))
    play(s, 1, Bid(3_000))
    play(s, 2, PASS)

    assert s.agenda == [DecidePoll(1, "bayern")]


@rule("5.2.7")
def test_the_last_party_may_still_bid_when_all_before_it_have_passed() -> None:
    s = table(OfferPoll("bayern"), seats=3)

    play(s, 0, PASS)
    play(s, 1, PASS)
    play(s, 2, Bid(1_000))

    assert s.agenda == [DecidePoll(2, "bayern")]


@rule("5.2.7")
def test_bids_are_refused_above_ones_cash_and_below_the_last_bid() -> None:
    s = table(OfferPoll("bayern"), cash=[5_000] * 5)

    play(s, 0, Bid(3_000))

    above, below = refused(s, 1, Bid(6_000)), refused(s, 1, Bid(3_000))
    assert (above.code, above.detail) == ("bid-above-cash", {"bid": 6_000, "cash": 5_000})
    assert (below.code, below.detail) == ("bid-too-low", {"bid": 3_000, "least": 4_000})


@rule("5.2.7")
@pytest.mark.parametrize(("minimum", "first"), [(1_000, Bid(1_000)), (0, Bid(0))])
def test_the_lowest_bid_is_an_option(minimum: int, first: Bid) -> None:
    s = table(OfferPoll("bayern"), options={"minimum_poll_bid": minimum})

    assert options(s, 0)[1] == first


@rule("5.2.7")
def test_a_poll_nobody_wants_is_discarded_unseen() -> None:
    s = table(OfferPoll("bayern"), seats=3)

    for seat in range(3):
        play(s, seat, PASS)

    assert told(s, PollUnsold) == [PollUnsold("bayern")]
    assert s.polls.discards[0][0] == NOBODY
    assert all(GAME.view(s, seat).board.decks.poll_discards[0][1] is None for seat in (None, 0, 1, 2))


@rule("5.2.7")
def test_the_buyer_alone_sees_the_poll() -> None:
    s = table(OfferPoll("bayern"), seats=3)

    play(s, 0, Bid(1_000))
    play(s, 1, PASS)
    play(s, 2, PASS)

    assert s.journal is not None
    assert [audience for audience, event in s.journal if isinstance(event, PollSeen)] == [(0,)]
    assert GAME.view(s, 0).board.states[0].poll == s.rules.poll_cards[s.boards["bayern"].poll].id
    assert GAME.view(s, 1).board.states[0].poll == ""


@rule("5.2.7")
@pytest.mark.parametrize(("edition", "lying"), [("1997", 1), ("2006", 4)])
def test_polls_are_drawn_one_by_one_or_all_at_once(edition: str, lying: int) -> None:
    s = table(PollRound(), edition=edition)

    assert len([land for land in s.lands if land.poll != EMPTY]) == lying


@rule("5.2.7", "4.2e")
def test_discarded_polls_are_shuffled_when_the_deck_has_run_out() -> None:
    s = table()
    s.polls.discards = [(EVERYBODY, card) for card in s.polls.deck]
    s.polls.deck = []
    s.chance = Quick(lambda: 0.5)

    begin(s, OfferPoll("bayern"))

    assert told(s, DeckShuffled) == [DeckShuffled("poll", 20)]
    assert (len(s.polls.deck), s.polls.discards) == (19, [])


@rule("5.2.7a")
def test_one_or_two_lines_of_a_published_poll_move_trends() -> None:
    s = bought((2, 1, -1, -2, 0))

    play(s, 0, PublishPoll((0, 3)))

    assert s.boards["bayern"].trend == [2, 0, 0, -2, 0]
    assert s.polls.discards[-1][0] == EVERYBODY


@rule("5.2.7a")
def test_every_single_line_and_every_pair_of_lines_is_a_choice() -> None:
    s = bought((2, 1, -1, -2, 0))

    assert len(options(s, 0)) == 1 + 4 + 6  # shelve; the line without thumbs says nothing
    refusal = refused(s, 0, PublishPoll((0, 1, 2)))
    assert (refusal.code, refusal.detail) == ("too-many-lines", {"lines": 3, "most": 2})


@rule("5.2.7a", "5.2.5a")
def test_media_control_protects_from_a_bad_line() -> None:
    """T12."""
    s = bought((2, 1, -1, -2, 0))
    s.boards["bayern"].media = [0, 0, 0, 1, 0]

    refusal = refused(s, 0, PublishPoll((3,)))

    assert (refusal.code, refusal.detail) == ("media-protect", {"seat": 3, "state": "bayern"})
    assert refusal.sections == ("5.2.5a", "5.2.7a")


@rule("5.2.7a")
def test_lines_of_parties_that_do_not_play_do_nothing() -> None:
    s = bought((2, 1, -1, -2, 0), seats=3)  # CDU, Grüne and SPD play

    assert options(s, 0) == [ShelvePoll(), PublishPoll((0,)), PublishPoll((1,)), PublishPoll((0, 1))]
    play(s, 0, PublishPoll((1,)))
    assert s.boards["bayern"].trend == [0, -2, 0]


@rule("5.2.7b")
def test_a_shelved_poll_brings_two_dice_of_members_and_moves_nothing() -> None:
    """T13."""
    s = bought((2, 1, -1, -2, 0), luck=[dice(2, 3)])

    play(s, 0, ShelvePoll())

    assert s.members[0] == 10
    assert s.boards["bayern"].trend == [0] * 5
    assert told(s, PollShelved) == [PollShelved(0, "bayern", (2, 3), 5, 10)]


@rule("5.2.7b")
def test_a_shelved_poll_stays_secret() -> None:
    s = bought((2, 1, -1, -2, 0), luck=[dice(0, 0)])

    play(s, 0, ShelvePoll())

    assert GAME.view(s, 0).board.decks.poll_discards == ((0, "a1", False),)
    assert GAME.view(s, 1).board.decks.poll_discards == ((0, None, False),)


@rule("5.2.7")
@pytest.mark.parametrize("edition", GAME.editions)
def test_the_poll_of_the_current_state_is_auctioned_first_and_the_others_follow_in_line(edition: str) -> None:
    s = table(PollRound(), edition=edition, seats=3)

    while s.waiting:
        play(s, s.waiting[0], PASS)

    assert [event.state for event in told(s, PollOffered)] == s.line


@rule("5.2.7")
def test_polls_that_lay_on_the_boards_when_the_others_were_shuffled_are_known_not_to_be_in_the_deck() -> None:
    s = table(edition="2006")
    s.boards["bayern"].poll = s.polls.deck.pop()
    s.polls.discards, s.polls.deck = [(NOBODY, card) for card in s.polls.deck], []

    s.boards["hessen"].poll = s.draw_poll()

    assert [state.poll_stale for state in GAME.view(s, 0).board.states][:2] == [True, False]


@rule("5.2.7b")
def test_a_poll_that_was_shelved_after_it_lay_out_during_a_shuffle_is_imagined_as_one_that_was_not_shuffled() -> None:
    s = table(edition="2006", luck=[dice(0, 0)])
    shown, shelved = s.polls.deck[:-1], s.polls.deck[-1]
    s.boards["bayern"].poll, s.polls_out = shelved, (shelved,)
    s.polls.deck, s.polls.shuffled = shown, [(EVERYBODY, card) for card in shown]
    begin(s, DecidePoll(0, "bayern"))
    play(s, 0, ShelvePoll())

    for seed in range(5):
        imagined = GAME.sample(s.rules, GAME.view(s, 1), Quick(Random(seed).random))

        assert isinstance(imagined, Table)
        assert imagined.polls.discards == [(0, shelved)]
