"""What a seat of Global Powers may know, and a table it could be sitting at. Only hands are secret."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.chance import Chance
from hemicycle.core.values import Action, Notation, family
from hemicycle.core.view import View
from hemicycle.games.global_powers import actions, actions_cards
from hemicycle.games.global_powers.arithmetic import carried, total, vote_forecast, war_odds
from hemicycle.games.global_powers.board import (
    ActivationBoard,
    BallotBoard,
    Board,
    Counted,
    MarkerBoard,
    OpenCardBoard,
    PartyBoard,
    RegionBoard,
    VoteForecast,
    WarForecast,
)
from hemicycle.games.global_powers.confirmation import certain
from hemicycle.games.global_powers.evaluation import count, worth
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.table import NOWHERE, Cards, OpenCard, Table
from hemicycle.games.global_powers.world import ARMY, CARDS, DIPLOMACY, RAW, TRADE, World

MOTIONS: Final = Notation(family(Action, actions, actions_cards))


def public(s: Table) -> dict[str, Any]:
    """What lies open on the table: nearly everything."""
    counts = count(s)
    return {
        "regions": tuple([_region(s, region) for region in range(s.world.size)]),
        "parties": tuple([_party(s, each, counts[each]) for each in range(s.seats)]),
        "supply": tuple(s.supply),
        "open_cards": tuple([_open_card(s, card) for card in s.open_cards]),
        "player": s.player,
        "turns": s.turns,
        "evaluations": s.evaluations,
        "dominance": s.dominance,
        "activation": _activation(s),
        "motion": None if s.motion is None else str(s.motion),
        "to_do": len([region for region in s.to_do if s.governments[region]]),
        "stake": s.stake,
        "ballot": BallotBoard(s.ayes, s.noes, carried(s.ayes, s.noes), s.bribes),
        "vote": _vote(s),
        "wars": _wars(s),
        "markers": _markers(s),
        "numbers": s.numbers,
        "cards": CARDS,
    }


def own(s: Table, seat: int | None) -> dict[str, Any]:
    """The own hand."""
    return {"hand": None if seat is None else card_names(s.hands[seat])}


def card_names(cards: Cards) -> tuple[str, ...]:
    """The names of cards."""
    return tuple([CARDS[card] for card in cards])


def _region(s: Table, region: int) -> RegionBoard:
    return RegionBoard(
        id=s.world.names[region],
        neighbours=tuple([s.world.names[other] for other in s.world.neighbours[region]]),
        heads=s.heads[region],
        votes=s.votes(region),
        government=s.governments[region],
        strength=s.strength(region),
        raw=s.chips[RAW][region],
        trade=s.chips[TRADE][region],
        diplomacy=s.chips[DIPLOMACY][region],
        army=s.chips[ARMY][region],
        done=region not in s.to_do,
        sanctioned=region in s.sanctioned,
        disarmed=region in s.disarmed,
        protectorate=region in s.protectorates,
        worth=tuple(worth(s, region)),
    )


def _party(s: Table, seat: int, counted: Counted) -> PartyBoard:
    return PartyBoard(
        base=s.base[seat],
        regions=s.abroad[seat],
        mauritius=s.mauritius[seat],
        delegates=s.delegates[seat],
        gone=s.gone[seat],
        governed=s.governed[seat],
        missing=max(0, s.dominance - s.governed[seat]),
        cards=len(s.hands[seat]),
        discards=card_names(s.discards[seat]),
        known=card_names(s.known[seat]),
        points=s.points[seat],
        standing=total(counted),
        counted=counted,
    )


def _open_card(s: Table, card: OpenCard) -> OpenCardBoard:
    kind, owner, region, neighbour = card
    names = s.world.names
    return OpenCardBoard(
        CARDS[kind],
        owner,
        None if region == NOWHERE else names[region],
        None if neighbour == NOWHERE else names[neighbour],
    )


def _activation(s: Table) -> ActivationBoard:
    return ActivationBoard(
        region="" if s.active == NOWHERE else s.world.names[s.active],
        actions=s.actions,
        failures=s.failures,
        proposer=s.proposer,
        acting=s.acting,
        objectors=s.objectors,
        fate=s.fate,
        shares=s.shares,
        sharers=s.sharers,
        split=s.split,
    )


def _vote(s: Table) -> VoteForecast | None:
    if s.active == NOWHERE:
        return None
    return vote_forecast(s.votes(s.active), certain(s) if s.acting else s.governments[s.active])


def _wars(s: Table) -> tuple[WarForecast, ...]:
    if s.active == NOWHERE:
        return ()
    army = s.chips[ARMY]
    governed = [region for region in s.world.neighbours[s.active] if s.governments[region]]
    return tuple([_war(s, s.world.names[region], army[s.active], army[region]) for region in governed])


def _war(s: Table, target: str, army: int, other: int) -> WarForecast:
    return WarForecast(target, army, other, war_odds(s.numbers, army, other, 0, 0))


def _markers(s: Table) -> MarkerBoard:
    markers = s.rules.markers
    return MarkerBoard(
        sanction=markers.sanction - len(s.sanctioned),
        disarmament=markers.disarmament - len(s.disarmed),
        protectorate=markers.protectorate - len(s.protectorates),
    )


# --- the inverse: a table this seat could be sitting at ---


def sample(rules: Rules, view: View, chance: Chance) -> Table:
    """Everything as it lies there; only the other hands are dealt anew."""
    board: Board = view.board
    world = rules.world
    regions = board.regions
    parties = board.parties
    activation = board.activation
    hands = [_hand(world, view, seat, chance) for seat in range(view.seats)]
    return Table(
        rules=rules,
        chance=chance,
        seats=view.seats,
        heads=[region.heads for region in regions],
        governments=[region.government for region in regions],
        governed=[party.governed for party in parties],
        abroad=[party.regions for party in parties],
        chips=_chips(board),
        supply=list(board.supply),
        base=[party.base for party in parties],
        mauritius=[party.mauritius for party in parties],
        delegates=[party.delegates for party in parties],
        gone=[party.gone for party in parties],
        to_do=tuple([k for k, region in enumerate(regions) if not region.done]),
        sanctioned=tuple([k for k, region in enumerate(regions) if region.sanctioned]),
        disarmed=tuple([k for k, region in enumerate(regions) if region.disarmed]),
        protectorates=tuple([k for k, region in enumerate(regions) if region.protectorate]),
        dominance=board.dominance,
        player=board.player,
        turns=board.turns,
        evaluations=board.evaluations,
        points=tuple([party.points for party in parties]),
        hands=hands,
        reserves=[_reserve(world, board, seat, hands[seat]) for seat in range(view.seats)],
        discards=[_cards(world, party.discards) for party in parties],
        known=[_cards(world, party.known) for party in parties],
        open_cards=tuple([_opened(world, card) for card in board.open_cards]),
        active=world.index[activation.region] if activation.region else NOWHERE,
        actions=activation.actions,
        failures=activation.failures,
        proposer=activation.proposer,
        acting=activation.acting,
        objectors=activation.objectors,
        motion=_motion(board),
        stake=board.stake,
        fate=activation.fate,
        shares=activation.shares,
        sharers=activation.sharers,
        split=activation.split,
        ayes=board.ballot.ayes,
        noes=board.ballot.noes,
        bribes=board.ballot.bribes,
    )


def _chips(board: Board) -> list[list[int]]:
    return [
        [region.raw for region in board.regions],
        [region.trade for region in board.regions],
        [region.diplomacy for region in board.regions],
        [region.army for region in board.regions],
    ]


def _cards(world: World, names: tuple[str, ...]) -> Cards:
    return tuple([world.card_index[name] for name in names])


def _opened(world: World, card: OpenCardBoard) -> OpenCard:
    return (
        world.card_index[card.card],
        card.owner,
        NOWHERE if card.region is None else world.index[card.region],
        NOWHERE if card.neighbour is None else world.index[card.neighbour],
    )


def _motion(board: Board) -> Action | None:
    if board.motion is None:
        return None
    motion = MOTIONS.parse(board.motion)
    assert isinstance(motion, Action)
    return motion


def _hand(world: World, view: View, seat: int, chance: Chance) -> Cards:
    """The own hand as it is; another's: what is known of it, and as many others as it could hold."""
    board: Board = view.board
    if seat == view.seat and board.hand is not None:
        return _cards(world, board.hand)
    party = board.parties[seat]
    known = _cards(world, party.known)
    unseen = list(_reserve(world, board, seat, known))
    chance.shuffle(unseen)
    return tuple(sorted((*known, *unseen[: party.cards - len(known)])))


def _reserve(world: World, board: Board, seat: int, hand: Cards) -> Cards:
    """The cards of a party that are neither in this hand nor played nor discarded."""
    seen = {*hand, *_cards(world, board.parties[seat].discards)}
    seen.update([world.card_index[card.card] for card in board.open_cards if card.owner == seat])
    return tuple([card for card in range(len(CARDS)) if card not in seen])
