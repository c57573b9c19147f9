"""What parts of actions and fields of boards can be in Die Macher."""

from __future__ import annotations

from hemicycle.core.domain import LEFT_OUT, Domain, number, one, row, some
from hemicycle.games.die_macher.rules import Rules

RECENT = 12  # programme cards drawn, discarded and played that are told one by one
HIGHEST_BID = 10_000  # in units of the edition; far more than there is money


def domains(rules: Rules, seats: int) -> dict[str, Domain]:
    """By name."""
    players = tuple(range(seats))
    states = tuple([card.id for card in rules.states])
    cards, ministers = rules.cards, rules.minister_ids
    polls = tuple([card.id for card in rules.poll_cards])
    amounts = one(*sorted(set(rules.donation_amounts)))
    spaces = number(range(rules.meetings.spaces + 1))
    return _actions(rules, players, states, amounts, spaces) | {
        "start_player": one(*players),
        "StateBoard.id": one(*states),
        "StateBoard.seats": LEFT_OUT,  # follows from the state
        "StateBoard.place": LEFT_OUT,  # follows from its number
        "StateBoard.votes": row(seats),
        "trend": row(seats),
        "StateBoard.meetings": row(seats),
        "StateBoard.media": row(seats),
        "media_free": LEFT_OUT,
        "controller": one(*players),
        "stack": row(seats, *players),
        "opinions": row(rules.timeline.opinions_per_state, *cards, None, ""),
        "doubled": one(*range(rules.timeline.opinions_per_state)),
        "tiles": some(*players),
        "PartyBoard.tiles": number(range(rules.supplies.coalition_tiles + 1)),
        "StateBoard.cabinet": row(seats, *ministers, ""),
        "poll": one(*polls, ""),
        "party": LEFT_OUT,  # follows from the seat, or is said by the parties chosen
        "programme": some(*cards),
        "PartyBoard.cabinet": some(*ministers),
        "donations": some(*amounts.values),
        "PartyBoard.place": LEFT_OUT,
        "spent": LEFT_OUT,
        "accepted": amounts,
        "refused": amounts,
        "NationalBoard.opinions": row(rules.national_opinions.spaces, *cards),
        "secured": row(rules.national_opinions.spaces),
        "NationalBoard.media": row(rules.timeline.rounds),
        "NationalBoard.seats": LEFT_OUT,
        "pool": some(*cards),
        "partners": row(seats, *players),
        "results": row(rules.timeline.rounds),
        "Result.state": one(*states),
        "winners": some(*players),
        "sides": LEFT_OUT,  # the count, as it is told at night
        "order": LEFT_OUT,
        "seated": LEFT_OUT,
        "leading": LEFT_OUT,
        "Decks.opinions": number(range(rules.opinion_deck.copies * len(cards) + 1)),
        "Decks.states": some(*states),
        "programme_discards": row(RECENT),
        "programme_shuffled": LEFT_OUT,
        "traffic": row(RECENT),
        "programmes_under": some(*cards),
        "opinions_under": some(*cards),
        "opinion_discards": some(*cards),
        "opinions_removed": some(*cards),
        "opinions_shuffled": some(*cards),
        "poll_discards": row(RECENT),
        "polls_shuffled": LEFT_OUT,
        "Board.states": row(max(rules.states_in_play)),
        "Board.parties": row(seats),
        "forecasts": LEFT_OUT,  # follow from the boards
        "pairs": LEFT_OUT,
        "points": LEFT_OUT,
        "terms": LEFT_OUT,  # the same in every game of an edition
        "Board.hand": some(*cards),
        "sheet": LEFT_OUT,  # follows from what the seat did itself
    }


def _actions(
    rules: Rules, players: tuple[int, ...], states: tuple[str, ...], amounts: Domain, spaces: Domain
) -> dict[str, Domain]:
    card = one(*rules.cards)
    return {
        "line": number(range(1, max(len(rules.first_column), len(rules.second_column)) + 1)),
        "FirstColumn.trend": some(*states),
        "FirstColumn.votes": some(*states),
        "FirstColumn.meetings": some(*states),
        "SecondColumn.media": some(*states),
        "Bid.amount": number(range(0, HIGHEST_BID * rules.bids.unit, rules.bids.unit)),
        "amount": amounts,
        "seat": one(*players),
        "rival": one(*players),
        "PublishPoll.seats": some(*players),
        "cards": some(*rules.cards),
        "removed": card,
        "added": card,
        "opinion": card,
        "state": one(*states),
        "minister": one(*rules.minister_ids),
        "HoldMeetings.meetings": spaces,
        "ConvertMeetings.meetings": spaces,
        "space": number(range(rules.national_opinions.spaces)),
    }
