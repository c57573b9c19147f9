"""What parts of actions and fields of boards can be in Global Powers."""

from __future__ import annotations

from hemicycle.core.domain import ACTION, LEFT_OUT, Domain, number, one, row, some
from hemicycle.games.global_powers.bribery import VOTES as BRIBED
from hemicycle.games.global_powers.promises import VOTES
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.table import BY_DICE, DROPPED, EVENLY, FAILED, OPEN, OUTVOTED
from hemicycle.games.global_powers.war import ATTACK, DEFENCE
from hemicycle.games.global_powers.world import CARDS, KINDS, RESOURCES


def domains(rules: Rules, seats: int) -> dict[str, Domain]:
    """By name."""
    players = tuple(range(seats))
    regions = tuple([region.id for region in rules.regions])
    people = number(range(rules.politicians.per_party + 1))
    chips = number(range(max(rules.region_cap.each_resource, rules.offers.most_of_a_kind) + 1))
    kinds = len(RESOURCES)
    return {
        "seat": one(*players),
        "region": one(*regions),
        "card": one(*CARDS),
        "politicians": people,
        "kind": one(*KINDS),
        "conversion": one(*[line.id for line in rules.budget]),
        "resource": one(*RESOURCES),
        "count": chips,
        "chips": chips,
        "vote": one(*VOTES),
        "Bribe.vote": one(*BRIBED),
        "give": row(kinds, *chips.values),
        "take": row(kinds, *chips.values),
        "side": one(ATTACK, DEFENCE),
        "ayes": people,
        "noes": people,
        "regions": row(len(regions)),
        "PartyBoard.regions": people,
        "RegionBoard.id": LEFT_OUT,  # always in the same order
        "neighbours": LEFT_OUT,
        "heads": row(seats),
        "votes": row(seats),
        "government": some(*players),
        "parties": row(seats),
        "discards": some(*CARDS),
        "known": some(*CARDS),
        "motion": ACTION,
        "supply": row(kinds),
        "open_cards": row(2 * seats),
        "owner": one(*players),
        "OpenCardBoard.region": one(*regions),
        "neighbour": one(*regions),
        "player": one(*players),
        "proposer": one(*players),
        "acting": some(*players),
        "fate": one(OPEN, FAILED, OUTVOTED, DROPPED),
        "shares": row(4, *players),
        "sharers": some(*players),
        "split": one(*players, EVENLY, BY_DICE),
        "bribes": row(seats),
        "others": row(seats),
        "margins": LEFT_OUT,  # won, drawn and lost are told
        "fates": LEFT_OUT,
        "carried": LEFT_OUT,  # follows from the votes
        "to_do": LEFT_OUT,
        "numbers": LEFT_OUT,  # the same in every game of an edition
        "hand": some(*CARDS),
    }
