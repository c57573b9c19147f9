"""What happens in Global Powers around the actions, told to all but for cards drawn; things by their ids."""

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
