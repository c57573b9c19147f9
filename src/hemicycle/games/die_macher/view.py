"""What a seat of Die Macher may know."""

from __future__ import annotations

from typing import Any

from hemicycle.games.die_macher.board import (
    Decks,
    Known,
    NationalBoard,
    PartyBoard,
    StateBoard,
    Terms,
)
from hemicycle.games.die_macher.chronicle import election
from hemicycle.games.die_macher.forecasts import forecasts, pairs, points
from hemicycle.games.die_macher.polls import DecidePoll
from hemicycle.games.die_macher.rules import Rules
from hemicycle.games.die_macher.scoring import seats_won
from hemicycle.games.die_macher.sums import EMPTY
from hemicycle.games.die_macher.table import EVERYBODY, PLAYED, Land, Seen, Table

TRAFFIC = ("drew", "discarded", "played")


def public(s: Table) -> dict[str, Any]:
    """What lies open on the table."""
    return {
        "round": s.round,
        "start_player": s.start_player,
        "national": national(s),
        "pool": s.names(tuple(s.pool)),
        "doublers": s.doublers,
        "partners": tuple(s.partners),
        "cabinet_open": s.cabinet_open,
        "auctions": s.auctions,
        "bank": None if s.rules.money_hidden else s.bank,
        "results": tuple([election(*result) for result in s.results]),
        "forecasts": forecasts(s),
        "pairs": pairs(s),
        "points": points(s),
        "terms": terms(s.rules),
    }


def national(s: Table) -> NationalBoard:
    """What lies on the national board, and the parliament so far."""
    return NationalBoard(
        opinions=s.names(tuple(s.national)),
        secured=tuple(s.secured),
        media=tuple(s.national_media),
        seats=sum([seats_won(s, seat) for seat in range(s.seats)]),
    )


def own(s: Table, seat: int | None) -> dict[str, Any]:
    """What holds cards that not everybody has seen."""
    return {
        "states": tuple([_state(s, land, seat) for land in s.lands]),
        "parties": tuple([_party(s, each, seat) for each in range(s.seats)]),
        "decks": _decks(s, seat),
        "hand": None if seat is None else s.names(s.hands[seat]),
        "sheet": str(s.sheets[seat]) if s.sheets and seat is not None else None,
    }


def knows(seat: int | None, who: int) -> bool:
    """Whether a seat is among those who have seen a card."""
    return who in (EVERYBODY, seat)


def _state(s: Table, land: Land, seat: int | None) -> StateBoard:
    return StateBoard(
        id=land.id,
        number=land.number,
        place=land.number - max(1, s.round) + 1,
        seats=s.rules.state_cards[land.id].seats,
        votes=tuple(land.votes),
        trend=tuple(land.trend),
        meetings=tuple(land.meetings),
        media=tuple(land.media),
        media_free=max(0, s.rules.media.spaces - sum(land.media)),
        controller=land.controller(),
        stack=tuple(land.stack),
        opinions=(*s.names(land.opinions), *["" if card == EMPTY else None for card in land.hidden]),
        open=len(land.opinions),
        stale=land.stale,
        doubled=land.doubled if land.doubled != EMPTY else -1,
        tiles=land.tiles,
        cabinet=tuple([_minister(s, land, each, seat) for each in range(s.seats)]),
        poll=_poll(s, land, seat),
        poll_stale=land.poll in s.polls_out,
    )


def _minister(s: Table, land: Land, owner: int, seat: int | None) -> str | None:
    card = land.cabinet[owner]
    if card == EMPTY:
        return None
    return s.rules.cabinet[card].id if s.cabinet_open or owner == seat else ""


def _poll(s: Table, land: Land, seat: int | None) -> str | None:
    """A poll on a board is seen by its buyer alone."""
    if land.poll == EMPTY:
        return None
    step = s.agenda[-1] if s.agenda else None
    bought = isinstance(step, DecidePoll) and step.state == land.id and step.seat == seat
    return s.rules.poll_cards[land.poll].id if bought else ""


def _party(s: Table, owner: int, seat: int | None) -> PartyBoard:
    unseen = list(s.cabinet[owner])
    if not s.cabinet_open:
        unseen += [land.cabinet[owner] for land in s.lands if land.cabinet[owner] != EMPTY]
    refused = s.refused[owner]
    unused = [*s.donations[owner], *([refused] if refused != EMPTY else [])]
    return PartyBoard(
        party=s.rules.parties[s.parties[owner]].label,
        cash=None if s.rules.money_hidden and owner != seat else s.cash[owner],
        members=s.members[owner],
        meetings=s.meetings[owner],
        media=s.media[owner],
        tiles=s.tiles[owner],
        boxed_tiles=s.boxed_tiles[owner],
        programme=s.names(s.programme[owner]),
        hand=len(s.hands[owner]),
        cabinet=tuple([s.rules.cabinet[card].id for card in sorted(unseen)]),
        donations=tuple([s.rules.donations[card].amount for card in sorted(unused)]),
        accepted=_amount(s, s.accepted[owner]),
        refused=_amount(s, refused) if owner == seat or refused == EMPTY else 0,
        seats=seats_won(s, owner),
        place=1 + len([1 for each in range(s.seats) if seats_won(s, each) > seats_won(s, owner)]),
        spent=s.spent[owner],
    )


def _amount(s: Table, card: int) -> int | None:
    return None if card == EMPTY else s.rules.donations[card].amount


def _decks(s: Table, seat: int | None) -> Decks:
    polls = s.rules.poll_cards
    return Decks(
        programmes=len(s.programmes.deck),
        programmes_under=s.names(tuple([card for _, card in s.programmes.under])),
        programme_discards=tuple([_known(s, seat, entry) for entry in s.programmes.discards]),
        programme_shuffled=tuple([_known(s, seat, entry) for entry in s.programmes.shuffled if knows(seat, entry[0])]),
        traffic=tuple([_traffic(s, seat, *entry) for entry in s.traffic]),
        opinions=len(s.opinions.deck),
        opinions_under=s.names(tuple([card for _, card in s.opinions.under])),
        opinion_discards=s.names(tuple([card for _, card in s.opinions.discards])),
        opinions_removed=s.names(tuple(s.removed)),
        opinions_shuffled=s.names(tuple([card for _, card in s.opinions.shuffled])),
        polls=len(s.polls.deck),
        poll_discards=tuple(
            [(who, polls[card].id if knows(seat, who) else None, card in s.polls_out) for who, card in s.polls.discards]
        ),
        polls_shuffled=tuple([(who, polls[card].id) for who, card in s.polls.shuffled if knows(seat, who)]),
        states=tuple(sorted(s.coming)),
    )


def _known(s: Table, seat: int | None, entry: Seen) -> Known:
    who, card = entry
    return who, s.name(card) if knows(seat, who) else None


def _traffic(s: Table, seat: int | None, what: int, who: int, card: int) -> tuple[str, int, str | None]:
    """What happened to a programme card; its face is known to who handled it, and to all when it was played."""
    return TRAFFIC[what], who, s.name(card) if what == PLAYED or who == seat else None


def terms(rules: Rules) -> Terms:
    """The numbers of an edition that sums and screens need."""
    return Terms(
        rounds=rules.timeline.rounds,
        last_campaign=rules.timeline.last_campaign,
        no_coalition_state=rules.timeline.no_coalition_state,
        members_pay_in=rules.timeline.members_pay_in,
        cards=rules.cards,
        light=rules.cards[::2],
        doubler_weight=rules.doublers.weight,
        most_votes=rules.tracks.most_votes,
        lowest_trend=rules.tracks.lowest_trend,
        highest_trend=rules.tracks.highest_trend,
        meeting_price=rules.meetings.price,
        most_meetings=rules.meetings.most_per_state_and_round,
        meeting_spaces=rules.meetings.spaces,
        least_to_convert=rules.meetings.least_to_convert,
        media_price=rules.media.price,
        media_spaces=rules.media.spaces,
        shared_to_agree=rules.coalitions.shared_to_agree,
        shared_to_force=rules.coalitions.shared_to_force,
        media_points=rules.national_media.points,
        opinion_points=rules.national_values.points,
        opinion_members=rules.national_values.members,
    )
