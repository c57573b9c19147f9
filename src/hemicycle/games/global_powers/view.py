"""What a seat of Global Powers may know, and a table it could be sitting at. Only hands are secret."""

from __future__ import annotations

from hemicycle.core.chance import Chance
from hemicycle.core.values import Action, Notation, family
from hemicycle.core.view import View
from hemicycle.games.global_powers import actions
from hemicycle.games.global_powers.board import (
    ActivationBoard,
    BallotBoard,
    Board,
    Numbers,
    OpenCardBoard,
    PartyBoard,
    RegionBoard,
)
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.table import NOWHERE, Cards, OpenCard, Table
from hemicycle.games.global_powers.world import ARMY, CARDS, DIPLOMACY, RAW, TRADE, World

MOTIONS = Notation(family(Action, actions))


def look(s: Table, seat: int | None) -> Board:
    """The board as a seat, or the public, may know it."""
    return Board(
        regions=tuple([_region(s, region) for region in range(s.world.size)]),
        parties=tuple([_party(s, each) for each in range(s.seats)]),
        supply=tuple(s.supply),
        open_cards=tuple([_open_card(s, card) for card in s.open_cards]),
        player=s.player,
        turns=s.turns,
        evaluations=s.evaluations,
        dominance=s.dominance,
        activation=_activation(s),
        motion=None if s.motion is None else str(s.motion),
        stake=s.stake,
        ballot=BallotBoard(s.ayes, s.noes, s.bribes),
        numbers=numbers(s.rules, s.seats),
        hand=None if seat is None else card_names(s.hands[seat]),
    )


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
        done=s.done[region],
        sanctioned=region in s.sanctioned,
        disarmed=region in s.disarmed,
        protectorate=region in s.protectorates,
    )


def _party(s: Table, seat: int) -> PartyBoard:
    return PartyBoard(
        base=s.base[seat],
        regions=s.force(seat)[0],
        mauritius=s.mauritius[seat],
        delegates=s.delegates[seat],
        gone=s.gone[seat],
        governed=s.governed[seat],
        cards=len(s.hands[seat]),
        discards=card_names(s.discards[seat]),
        known=card_names(s.known[seat]),
        points=s.points[seat],
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
        fate=s.fate,
        shares=s.shares,
        sharers=s.sharers,
        split=s.split,
    )


def numbers(rules: Rules, seats: int) -> Numbers:
    """The numbers forecasts need."""
    scoring = rules.scoring
    upset = rules.war.upset
    return Numbers(
        faces=rules.die.faces,
        upset=(upset.attacker_rolls, upset.defender_rolls, upset.army_lead),
        sole=scoring.sole,
        majority=scoring.majority,
        coalition=scoring.coalition,
        opposition=scoring.opposition,
        trade_bonus=scoring.trade_bonus,
        un_delegate=scoring.un_delegate,
        mauritius=scoring.mauritius,
        points_divisor=rules.sanction.points_divisor,
        half_includes_bonus=rules.switch("sanction_half_includes_bonus"),
        votes_per_delegate=rules.proposal.votes_per_delegate,
        goal=rules.victory.points[str(seats)],
    )


# --- the inverse: a table this seat could be sitting at ---


def sample(rules: Rules, view: View, chance: Chance) -> Table:
    """Everything as it lies there; only the other hands are dealt anew."""
    board: Board = view.board
    world = rules.world
    regions = board.regions
    parties = board.parties
    activation = board.activation
    return Table(
        rules, chance, view.seats, [region.heads for region in regions], [region.government for region in regions],
        [party.governed for party in parties], _chips(board), list(board.supply), [party.base for party in parties],
        [party.mauritius for party in parties], [party.delegates for party in parties],
        [party.gone for party in parties], [region.done for region in regions],
        tuple([k for k, region in enumerate(regions) if region.sanctioned]),
        tuple([k for k, region in enumerate(regions) if region.disarmed]),
        tuple([k for k, region in enumerate(regions) if region.protectorate]), board.dominance, board.player,
        board.turns, board.evaluations, tuple([party.points for party in parties]),
        [_hand(world, view, seat, chance) for seat in range(view.seats)],
        [_cards(world, party.discards) for party in parties], [_cards(world, party.known) for party in parties],
        tuple([_opened(world, card) for card in board.open_cards]),
        world.index[activation.region] if activation.region else NOWHERE, activation.actions, activation.failures,
        activation.proposer, activation.acting, _motion(board), board.stake, activation.fate, activation.shares,
        activation.sharers, activation.split, board.ballot.ayes, board.ballot.noes, board.ballot.bribes,
    )  # fmt: skip


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
    seen = known + _cards(world, party.discards)
    seen += tuple([world.card_index[card.card] for card in board.open_cards if card.owner == seat])
    unseen = [card for card in range(len(CARDS)) if card not in seen]
    chance.shuffle(unseen)
    return tuple(sorted((*known, *unseen[: party.cards - len(known)])))
