"""What boards and events add up for people, added up once more by hand from what was told."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import hemicycle
from hemicycle.core.match import Match
from hemicycle.games.die_macher import election_events as counted
from hemicycle.games.die_macher import events as told
from hemicycle.games.global_powers import events as powers
from hemicycle.games.global_powers import events_acts as acts
from hemicycle.games.secret_hitler import events as policies
from hemicycle.testing import rule

PRICES: dict[type, str] = {
    told.StartPlayerNamed: "paid",
    told.MinisterRevealed: "cost",
    told.MediaSwapped: "cost",
    told.MediaBought: "price",
    counted.MeetingsHeld: "cost",
    counted.PollSold: "amount",
}


def random_match(game: str, seats: int, seed: int, edition: str | None = None) -> Match:
    """A whole match of random decisions."""
    match = hemicycle.game(game).match(seats, edition=edition, seed=seed)
    luck = Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        match.act(seat, luck.choice(match.options(seat)))
    return match


@pytest.fixture(scope="module", params=("1997", "2006"))
def campaign(request: pytest.FixtureRequest) -> Match:
    return random_match("die-macher", 4, 11, request.param)


def test_what_a_round_cost_a_party_is_the_sum_of_all_it_paid(campaign: Match) -> None:
    spent: Counter[int] = Counter()
    for event in campaign.events(None):
        if isinstance(event, told.RoundBegan):
            spent.clear()
        elif type(event) in PRICES:
            spent[event.seat] += getattr(event, PRICES[type(event)])  # type: ignore[attr-defined]  # whoever pays
        elif isinstance(event, counted.PaidOut):  # the paper is read now
            assert event.spent == spent[event.seat]


@rule("5.3.1", "5.3.2")
def test_the_count_of_an_election_adds_up_party_by_party(campaign: Match) -> None:
    board = campaign.view(None).board

    for result in board.results:
        assert [result.votes[seat] for seat in result.order] == sorted(result.votes)
        assert sorted(seat for side in result.sides for seat in side.parties) == list(range(4))
        for side in result.sides:
            assert (side.votes, side.seats) == tuple(
                sum(row[k] for k in side.parties) for row in (result.votes, result.seats)
            )
        for k in range(4):
            so_far = result.order[: k + 1]
            after = [sum(result.votes[seat] for seat in side.parties if seat in so_far) for side in result.sides]
            assert [side.after[k] for side in result.sides] == after
            assert result.leading[k] == max(after)
            assert result.seated[k] == sum(result.seats[seat] for seat in so_far)
        assert [side.votes for side in result.sides] == sorted([side.votes for side in result.sides], reverse=True)
        assert set(result.winners) == set(result.sides[0].parties)
    assert board.national.seats == sum(sum(result.seats) for result in board.results)
    won = [party.seats for party in board.parties]
    assert [party.place for party in board.parties] == [1 + sum(other > mine for other in won) for mine in won]


@rule("5.2.8", "5.4.3", "6")
def test_events_say_what_was_before_and_what_it_comes_to(campaign: Match) -> None:
    votes: Counter[tuple[str, int]] = Counter()
    most = campaign.table.rules.tracks.most_votes  # type: ignore[attr-defined]  # of Die Macher
    for event in campaign.events(None):
        if isinstance(event, counted.MeetingsConverted):
            assert event.total == min(most, event.held + event.votes)
        elif isinstance(event, counted.PaidOut):
            assert event.total == event.for_seats + event.for_members
        elif isinstance(event, told.MediaSwapped):
            assert event.cost == event.price + event.compensation
        elif isinstance(event, counted.FinalScore):
            parts = (event.seats, event.media, event.members + event.members_bonus, event.opinions + event.security)
            assert event.sources == parts
            assert event.running == tuple(sum(parts[: k + 1]) for k in range(4))
            assert event.total == sum(parts)
        elif isinstance(event, counted.SeatsWon):
            votes.update({event.state: 1})  # type: ignore[dict-item]  # every state votes once
    assert set(votes.values()) == {1}


@pytest.mark.parametrize("edition", ["standard", "extended"])
def test_events_of_global_powers_say_what_follows_from_their_numbers(edition: str) -> None:
    match = random_match("global-powers", 4, 5, edition)
    governments: dict[str, tuple[int, ...]] = {}
    goal = match.view(None).board.numbers.goal

    for event in match.events(None):
        if isinstance(event, acts.Voted):
            assert event.passed is (event.yes > event.no)
        elif isinstance(event, powers.Scored):
            assert event.enough is (event.points >= goal)
        elif isinstance(event, powers.GovernmentChanged):
            governments[event.region] = event.government
            ruling = Counter(seat for government in governments.values() for seat in government)
            assert event.governed == tuple(ruling[seat] for seat in range(4))


@rule("SH-030", "SH-016", "SH-020", "SH-040")
@pytest.mark.parametrize("seed", range(6))
def test_a_fascist_policy_says_which_power_it_gives_and_what_begins(seed: int) -> None:
    match = random_match("secret-hitler", 7, seed)
    board = match.view(None).board
    chaos = False

    for event in match.events(None):
        if isinstance(event, policies.Chaos):
            chaos = True
        elif isinstance(event, policies.Enacted):
            power = "none" if chaos or event.policy == "liberal" else board.track[event.count - 1]
            assert event.power == ("none" if power == "victory" else power)
            fascist = event.policy == "fascist"
            assert ("hitler" in event.zones) is (fascist and event.count == board.hitler_zone)
            assert ("veto" in event.zones) is (fascist and event.count == board.veto_zone)
            chaos = False


@rule("SH-022")
def test_every_claim_on_the_board_may_be_said_and_is_about_the_latest_sessions() -> None:
    seen: set[str] = set()
    for seed in range(8):
        match = hemicycle.game("secret-hitler").match(seats=7, seed=seed)
        luck = Random(seed)
        while match.waiting:
            for seat in range(7):
                seen |= claims_are_legal(match, seat)
            match.act(match.waiting[0], luck.choice(match.options(match.waiting[0])))
    assert seen == {"claim-drew", "claim-passed", "claim-received", "claim-party"}


def claims_are_legal(match: Match, seat: int) -> set[str]:
    """Check the claims a seat is offered; says which kinds there were."""
    s: Any = match.table
    claims = match.view(seat).board.claims
    held = [number for number, government in enumerate(s.ledger) if seat in government[:2]][-2:]
    for claim in claims:
        word, *parts = claim.split(" ")
        if match.game.may_talk(s, seat, None):
            match.game.remark(s, seat, claim)
        assert word in ("claim-peeked", "claim-party") or int(parts[0]) in held
    return {claim.split(" ")[0] for claim in claims}
