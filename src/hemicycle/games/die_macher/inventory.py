"""Everything that must be somewhere: money, cubes, tiles, cards."""

from __future__ import annotations

from collections import Counter

from hemicycle.games.die_macher.sums import EMPTY
from hemicycle.games.die_macher.table import Table


def check(s: Table) -> None:
    """Nothing is lost and nothing is new."""
    check_money(s)
    check_pieces(s)
    check_programmes(s)
    check_opinions(s)
    check_polls(s)
    check_hands(s)
    check_boards(s)


def check_money(s: Table) -> None:
    """What the parties have not, the bank has; nobody owes anything."""
    assert sum(s.cash) + s.bank == s.rules.start_position.cash * s.seats
    assert min(s.cash) >= 0
    for seat in range(s.seats):
        placed = [land.cabinet[seat] for land in s.lands if land.cabinet[seat] != EMPTY and not s.cabinet_open]
        assert s.escrow[seat] == sum([s.rules.cabinet[card].cost for card in placed]) <= s.cash[seat]


def check_pieces(s: Table) -> None:
    """Every meeting, media cube, coalition tile and doubler is in supply or on a board."""
    supplies = s.rules.supplies
    for seat in range(s.seats):
        assert s.meetings[seat] + sum([land.meetings[seat] for land in s.lands]) == supplies.meetings
        national = sum([cubes.count(seat) for cubes in s.national_media])
        assert s.media[seat] + sum([land.media[seat] for land in s.lands]) + national == supplies.media
        lying = sum([land.tiles.count(seat) for land in s.lands])
        assert s.tiles[seat] + lying + s.boxed_tiles[seat] == supplies.coalition_tiles
        assert min(s.meetings[seat], s.media[seat], s.tiles[seat]) >= 0
    assert s.doublers + len([1 for land in s.lands if land.doubled != EMPTY]) == s.rules.doublers.supply


def check_programmes(s: Table) -> None:
    """Every programme card is open, hidden in a hand, in the deck or discarded."""
    pile = s.programmes
    cards = [*pile.deck, *[card for _, card in [*pile.discards, *pile.under]]]
    for held in (*s.programme, *s.hands):
        cards += held
    copies = s.rules.programme_copies(s.seats)
    assert Counter(cards) == Counter(dict.fromkeys(range(len(s.rules.cards)), copies))


def check_opinions(s: Table) -> None:
    """Every opinion is in a state, in the pool, in the deck, discarded, national or out of the game."""
    pile = s.opinions
    cards = [*pile.deck, *[card for _, card in [*pile.discards, *pile.under]], *s.removed]
    cards += [card for land in s.lands for card in (*land.opinions, *land.hidden) if card != EMPTY]
    cards += s.pool
    for card, security in zip(s.national, s.secured, strict=True):
        cards += [card] * (1 + security) if card != EMPTY else []
    assert Counter(cards) == Counter(dict.fromkeys(range(len(s.rules.cards)), s.rules.opinion_deck.copies))


def check_polls(s: Table) -> None:
    """Every poll is in the deck, beside a state or discarded."""
    cards = [*s.polls.deck, *[card for _, card in s.polls.discards]]
    cards += [land.poll for land in s.lands if land.poll != EMPTY]
    assert sorted(cards) == list(s.rules.polls_dealt)


def check_hands(s: Table) -> None:
    """No cabinet card and no donation is used twice."""
    for seat in range(s.seats):
        placed = [land.cabinet[seat] for land in s.lands if land.cabinet[seat] != EMPTY]
        cabinet = [*s.cabinet[seat], *placed]
        assert len(set(cabinet)) == len(cabinet)
        assert set(cabinet) <= set(s.rules.ministers_dealt)
        laid = [card for card in (s.accepted[seat], s.refused[seat]) if card != EMPTY]
        donations = [*s.donations[seat], *laid]
        assert len(set(donations)) == len(donations)
        assert set(donations) <= set(s.rules.donations_dealt)


def check_boards(s: Table) -> None:
    """The tracks have ends, no open cards clash, and as many states are in play as the timetable says."""
    tracks = s.rules.tracks
    for land in s.lands:
        assert sorted(land.stack) == list(range(s.seats))
        assert all([0 <= votes <= tracks.most_votes for votes in land.votes])
        assert all([tracks.lowest_trend <= trend <= tracks.highest_trend for trend in land.trend])
        assert max(land.meetings) <= s.rules.meetings.spaces
        issues = [card >> 1 for card in land.opinions if card != EMPTY]
        assert len(set(issues)) == len(issues)
    for programme in s.programme:
        assert len({card >> 1 for card in programme}) == s.rules.programme.open
    national = [card >> 1 for card in s.national if card != EMPTY]
    assert len(set(national)) == len(national)
    if s.outcome is None and s.round and s.agenda:
        assert len(s.lands) == s.rules.states_in_play[s.round - 1] or len(s.results) == s.round
