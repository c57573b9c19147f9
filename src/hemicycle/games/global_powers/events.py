"""What happens in Global Powers, told to all but for cards drawn; regions, cards and chips by their ids."""

from __future__ import annotations

from hemicycle.core.values import Event

# --- setting up ---


class Bade(Event):
    """A bid is turned over."""

    reveals = True

    def __init__(self, seat: int, politicians: int, region: str) -> None:
        self.seat = seat
        self.politicians = politicians
        self.region = region


class Unsold(Event):
    """Nobody bid for a region."""

    def __init__(self, region: str) -> None:
        self.region = region


class Settled(Event):
    """A party settles in its start region."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class HandFilled(Event):
    """A party has all its cards."""

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards


class CardsDrawn(Event):
    """Whispered: the cards drawn at random."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards


class ReserveRenewed(Event):
    """A party's reserve had run out; all its discarded cards are available again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Discarded(Event):
    """A party discards an unplayed card."""

    reveals = True

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class OpenCardExpired(Event):
    """A card that lay open was not used in time."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class FirstPlayer(Event):
    """The weakest party begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TieDiced(Event):
    """A die decides between parties that are equal in everything."""

    reveals = True

    def __init__(self, seats: tuple[int, ...], picked: int) -> None:
        self.seats = seats
        self.picked = picked


# --- politicians move ---


class Placed(Event):
    """Politicians come from the base into a region."""

    def __init__(self, seat: int, count: int, region: str) -> None:
        self.seat = seat
        self.count = count
        self.region = region


class WentHome(Event):
    """Politicians go back from a region to their base."""

    def __init__(self, seat: int, count: int, region: str) -> None:
        self.seat = seat
        self.count = count
        self.region = region


class Resigned(Event):
    """Politicians of a region retire to Mauritius."""

    def __init__(self, seat: int, count: int, region: str) -> None:
        self.seat = seat
        self.count = count
        self.region = region


class ResignedFromBase(Event):
    """Politicians of the base retire to Mauritius."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class CameHome(Event):
    """Politicians come back from Mauritius to their base."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class Moved(Event):
    """Politicians move from one region to another."""

    def __init__(self, seat: int, count: int, origin: str, region: str) -> None:
        self.seat = seat
        self.count = count
        self.origin = origin
        self.region = region


class Delegated(Event):
    """A politician of a region becomes a delegate in the UN."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class DelegatedFromBase(Event):
    """A politician of the base becomes a delegate in the UN."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class LeftTheGame(Event):
    """A politician of a region leaves the game."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class GaveUpFromBase(Event):
    """A politician of the base leaves the game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class GovernmentChanged(Event):
    """A region has another government, or none."""

    def __init__(self, region: str, government: tuple[int, ...]) -> None:
        self.region = region
        self.government = government


# --- chips move ---


class Gained(Event):
    """A region gains chips."""

    def __init__(self, region: str, resource: str, count: int) -> None:
        self.region = region
        self.resource = resource
        self.count = count


class Lost(Event):
    """A region loses chips."""

    def __init__(self, region: str, resource: str, count: int) -> None:
        self.region = region
        self.resource = resource
        self.count = count


# --- a turn ---


class TurnBegan(Event):
    """A player's turn begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TurnPassed(Event):
    """A player could do nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardPlayed(Event):
    """A player plays a card."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class Activated(Event):
    """A player activates a region; its government has so many actions."""

    def __init__(self, seat: int, region: str, government: tuple[int, ...], actions: int) -> None:
        self.seat = seat
        self.region = region
        self.government = government
        self.actions = actions


class EmptyRegionDone(Event):
    """A player ticks off an empty region."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class ActionsForgone(Event):
    """A governing party wants no further action."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class DriveUsed(Event):
    """A party spends its open card for an extra action."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class ActionFailed(Event):
    """An action was not carried out."""

    def __init__(self, region: str) -> None:
        self.region = region


class ActivationEnded(Event):
    """A region has acted."""

    def __init__(self, region: str) -> None:
        self.region = region


class Dominated(Event):
    """A party governs as many regions as the dominance marker asks for."""

    def __init__(self, seat: int, regions: int, goal: int) -> None:
        self.seat = seat
        self.regions = regions
        self.goal = goal


# --- what a government proposes ---


class ProposedBudget(Event):
    """A conversion is proposed."""

    def __init__(self, seat: int, region: str, conversion: str) -> None:
        self.seat = seat
        self.region = region
        self.conversion = conversion


class ProposedEmigration(Event):
    """It is proposed that a party's politician goes to another region."""

    def __init__(self, seat: int, region: str, party: int, destination: str) -> None:
        self.seat = seat
        self.region = region
        self.party = party
        self.destination = destination


class ProposedPropaganda(Event):
    """It is proposed that a party's politician comes into a region."""

    def __init__(self, seat: int, region: str, party: int, destination: str) -> None:
        self.seat = seat
        self.region = region
        self.party = party
        self.destination = destination


class ProposedRehabilitation(Event):
    """It is proposed to bring a party's politician back from Mauritius."""

    def __init__(self, seat: int, region: str, party: int) -> None:
        self.seat = seat
        self.region = region
        self.party = party


class ProposedPurge(Event):
    """It is proposed to send a politician of the opposition home."""

    def __init__(self, seat: int, region: str, victim: int) -> None:
        self.seat = seat
        self.region = region
        self.victim = victim


class ProposedWar(Event):
    """War is proposed."""

    def __init__(self, seat: int, region: str, target: str) -> None:
        self.seat = seat
        self.region = region
        self.target = target


class SplitProposed(Event):
    """How the victory would be shared: evenly, by dice, or one partner first."""

    def __init__(self, how: str, seat: int) -> None:
        self.how = how
        self.seat = seat


class ProposedBan(Event):
    """A party ban is proposed."""

    def __init__(self, seat: int, region: str, party: int) -> None:
        self.seat = seat
        self.region = region
        self.party = party


class ProposedDisarmament(Event):
    """A disarmament is proposed."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class ProposedSanction(Event):
    """A sanction is proposed."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class ProposedLifting(Event):
    """The end of a sanction is proposed."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


# --- confirming an action ---


class Agreed(Event):
    """A coalition partner agrees."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Objected(Event):
    """A coalition partner objects."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Withdrawn(Event):
    """The proposer gives the action up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DiceOffered(Event):
    """The proposer offers to let a die decide."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DiceRefused(Event):
    """A partner does not want to dice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DiceDecided(Event):
    """A die decides whether the proposer has his way."""

    reveals = True

    def __init__(self, seat: int, carried: bool) -> None:
        self.seat = seat
        self.carried = carried


class ListProposed(Event):
    """A partner proposes who decides which of the next actions."""

    def __init__(self, seat: int, shares: tuple[int, ...]) -> None:
        self.seat = seat
        self.shares = shares


class ListRefused(Event):
    """A partner refuses the list."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ListAgreed(Event):
    """The list is agreed and binds the partners."""

    def __init__(self, shares: tuple[int, ...]) -> None:
        self.shares = shares


class AbsoluteMajority(Event):
    """No vote can stop the action."""

    def __init__(self, region: str, government: tuple[int, ...], yes: int, no: int) -> None:
        self.region = region
        self.government = government
        self.yes = yes
        self.no = no


class Voted(Event):
    """The votes of a region are turned over."""

    reveals = True

    def __init__(
        self, region: str, proposers: tuple[int, ...], ayes: tuple[int, ...], noes: tuple[int, ...], yes: int, no: int
    ) -> None:
        self.region = region
        self.proposers = proposers
        self.ayes = ayes
        self.noes = noes
        self.yes = yes
        self.no = no


class Sacrificed(Event):
    """A party sacrifices a politician of the region."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


# --- trade and budget ---


class OfferMade(Event):
    """An offer is sent."""

    def __init__(self, seat: int, region: str, partner: str) -> None:
        self.seat = seat
        self.region = region
        self.partner = partner


class Offered(Event):
    """What a region would give."""

    def __init__(self, region: str, resource: str, count: int) -> None:
        self.region = region
        self.resource = resource
        self.count = count


class OfferRefused(Event):
    """A party refuses the offer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Traded(Event):
    """The offer is accepted and carried out."""

    def __init__(self, region: str, partner: str) -> None:
        self.region = region
        self.partner = partner


class ProtestRolled(Event):
    """A die decides whether there are protests against the use of raw material."""

    reveals = True

    def __init__(self, region: str, face: int, protests: bool) -> None:
        self.region = region
        self.face = face
        self.protests = protests


# --- war ---


class WarmongerUsed(Event):
    """A party spends its open card on one side of a war."""

    def __init__(self, seat: int, side: str) -> None:
        self.seat = seat
        self.side = side


class WarFought(Event):
    """Two regions have fought: dice, totals, and what came of it for the attacker (won, lost, drawn)."""

    reveals = True

    def __init__(
        self, region: str, target: str, attacker: int, defender: int, attack: int, defence: int, result: str
    ) -> None:
        self.region = region
        self.target = target
        self.attacker = attacker
        self.defender = defender
        self.attack = attack
        self.defence = defence
        self.result = result


# --- diplomacy ---


class StakedFor(Event):
    """A region stakes diplomacy chips for the proposal."""

    def __init__(self, region: str, chips: int) -> None:
        self.region = region
        self.chips = chips


class StakedAgainst(Event):
    """A region stakes diplomacy chips against the proposal."""

    def __init__(self, region: str, chips: int) -> None:
        self.region = region
        self.chips = chips


class Abstained(Event):
    """A region abstains."""

    def __init__(self, region: str) -> None:
        self.region = region


class StakeRefused(Event):
    """A coalition partner does not agree to the stake."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class StakeDiced(Event):
    """A die decides whether the stake of a divided government stands."""

    reveals = True

    def __init__(self, region: str, stands: bool) -> None:
        self.region = region
        self.stands = stands


class Bribed(Event):
    """A region pays a delegate to abstain or to vote as told."""

    def __init__(self, region: str, seat: int, vote: str) -> None:
        self.region = region
        self.seat = seat
        self.vote = vote


class BribeRefused(Event):
    """A coalition partner does not agree to a bribe."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class DelegatesVoted(Event):
    """A UN faction votes."""

    def __init__(self, seat: int, ayes: int, noes: int) -> None:
        self.seat = seat
        self.ayes = ayes
        self.noes = noes


class ProposalDecided(Event):
    """The votes are counted."""

    def __init__(self, ayes: int, noes: int, accepted: bool) -> None:
        self.ayes = ayes
        self.noes = noes
        self.accepted = accepted


class Disarmed(Event):
    """A region is disarmed until the next evaluation."""

    def __init__(self, region: str) -> None:
        self.region = region


class Sanctioned(Event):
    """A region is under sanction until the next evaluation."""

    def __init__(self, region: str) -> None:
        self.region = region


class SanctionLifted(Event):
    """A sanction is lifted."""

    def __init__(self, region: str) -> None:
        self.region = region


# --- cards ---


class CardLaidOpen(Event):
    """A card lies open until it is used or the evaluation comes."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class CardCancelled(Event):
    """An open card is done away with."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class PactMade(Event):
    """A region cannot be attacked by a neighbour until the next evaluation."""

    def __init__(self, seat: int, region: str, neighbour: str) -> None:
        self.seat = seat
        self.region = region
        self.neighbour = neighbour


class Assassination(Event):
    """A die decides an attempt on a politician's life."""

    reveals = True

    def __init__(self, seat: int, victim: int, region: str, face: int) -> None:
        self.seat = seat
        self.victim = victim
        self.region = region
        self.face = face


class RevolutionRolled(Event):
    """A die says how many of a government stay."""

    reveals = True

    def __init__(self, region: str, face: int) -> None:
        self.region = region
        self.face = face


class SabotageRolled(Event):
    """A die says how many chips are removed."""

    reveals = True

    def __init__(self, region: str, face: int) -> None:
        self.region = region
        self.face = face


class CoupPlanned(Event):
    """A coup begins."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class PlottersCommitted(Event):
    """The plotters are turned over."""

    reveals = True

    def __init__(self, seat: int, politicians: int) -> None:
        self.seat = seat
        self.politicians = politicians


class LoyalistsCommitted(Event):
    """A governing party's loyalists are turned over."""

    reveals = True

    def __init__(self, seat: int, politicians: int) -> None:
        self.seat = seat
        self.politicians = politicians


class CoupFought(Event):
    """A coup is decided: dice and totals."""

    reveals = True

    def __init__(
        self, seat: int, region: str, plotters: int, government: int, attack: int, defence: int, success: bool
    ) -> None:
        self.seat = seat
        self.region = region
        self.plotters = plotters
        self.government = government
        self.attack = attack
        self.defence = defence
        self.success = success


# --- evaluation ---


class EvaluationBegan(Event):
    """All regions are done; points are counted."""

    def __init__(self, number: int) -> None:
        self.number = number


class Scored(Event):
    """A party's points, with its delegates and its politicians on Mauritius at that time."""

    def __init__(self, seat: int, points: int, delegates: int, mauritius: int) -> None:
        self.seat = seat
        self.points = points
        self.delegates = delegates
        self.mauritius = mauritius


class Won(Event):
    """The leader has enough points."""

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


class RoundWon(Event):
    """Nobody has enough points; this party has most."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Exhausted(Event):
    """A party has nobody left; the winner of the round wins the game."""

    def __init__(self, seat: int, winner: int) -> None:
        self.seat = seat
        self.winner = winner


class DominanceMoved(Event):
    """The dominance marker has moved."""

    def __init__(self, goal: int) -> None:
        self.goal = goal


class Amnesty(Event):
    """All sanctions, disarmaments and protectorates end."""


# --- UN troops ---


class TroopsDeclined(Event):
    """The faction makes no motion."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TroopsMoved(Event):
    """A faction moves that troops are sent."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region


class TroopsDecided(Event):
    """The UN has voted on its troops."""

    def __init__(self, region: str, ayes: int, noes: int, accepted: bool) -> None:
        self.region = region
        self.ayes = ayes
        self.noes = noes
        self.accepted = accepted


class TroopsFought(Event):
    """The UN's troops have fought: dice, totals, and what came of it for the UN."""

    reveals = True

    def __init__(self, region: str, attacker: int, defender: int, attack: int, defence: int, result: str) -> None:
        self.region = region
        self.attacker = attacker
        self.defender = defender
        self.attack = attack
        self.defence = defence
        self.result = result


class ProtectorateMade(Event):
    """A region is a protectorate of the UN."""

    def __init__(self, region: str) -> None:
        self.region = region
