"""What happens in Global Powers around the actions, told to all but for cards drawn; things by their ids."""

from __future__ import annotations

from hemicycle.core.values import Event

# --- setting up ---


class Bade(Event):
    """A bid is turned over."""

    reveals = True

    def __init__(self, seat: int, politicians: int, region: str) -> None:
        self.seat = seat  # who bid
        self.politicians = politicians  # how many were offered
        self.region = region  # the region on sale


class Unsold(Event):
    """Nobody bid for a region."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region on sale


class Settled(Event):
    """A party settles in its start region."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the party
        self.region = region  # its start region


class HandFilled(Event):
    """A party has all its cards."""

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat  # the party
        self.cards = cards  # cards now in its hand


class CardsDrawn(Event):
    """Whispered: the cards drawn at random."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards  # the cards this seat drew


class ReserveRenewed(Event):
    """A party's reserve had run out; all its discarded cards are available again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the party


class Discarded(Event):
    """A party discards an unplayed card."""

    reveals = True

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat  # the party
        self.card = card  # the card discarded


class OpenCardExpired(Event):
    """A card that lay open was not used in time."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat  # whose card it was
        self.card = card  # the card that is gone


class FirstPlayer(Event):
    """The weakest party begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who begins


class TieDiced(Event):
    """A die decides between parties that are equal in everything."""

    reveals = True

    def __init__(self, seats: tuple[int, ...], picked: int) -> None:
        self.seats = seats  # the parties that are equal
        self.picked = picked  # whom the die picked


# --- politicians move ---


class Placed(Event):
    """Politicians come from the base into a region."""

    def __init__(self, seat: int, count: int, region: str) -> None:
        self.seat = seat  # the party
        self.count = count  # how many
        self.region = region  # where they arrive


class WentHome(Event):
    """Politicians go back from a region to their base."""

    def __init__(self, seat: int, count: int, region: str) -> None:
        self.seat = seat  # the party
        self.count = count  # how many
        self.region = region  # where they leave


class Resigned(Event):
    """Politicians of a region retire to Mauritius."""

    def __init__(self, seat: int, count: int, region: str) -> None:
        self.seat = seat  # the party
        self.count = count  # how many
        self.region = region  # where they leave


class ResignedFromBase(Event):
    """Politicians of the base retire to Mauritius."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat  # the party
        self.count = count  # how many


class CameHome(Event):
    """Politicians come back from Mauritius to their base."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat  # the party
        self.count = count  # how many


class Moved(Event):
    """Politicians move from one region to another."""

    def __init__(self, seat: int, count: int, origin: str, region: str) -> None:
        self.seat = seat  # the party
        self.count = count  # how many
        self.origin = origin  # where they leave
        self.region = region  # where they arrive


class Delegated(Event):
    """A politician of a region becomes a delegate in the UN."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the party
        self.region = region  # where the politician leaves


class DelegatedFromBase(Event):
    """A politician of the base becomes a delegate in the UN."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the party


class LeftTheGame(Event):
    """A politician of a region leaves the game."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the party
        self.region = region  # where the politician was


class GaveUpFromBase(Event):
    """A politician of the base leaves the game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the party


class GovernmentChanged(Event):
    """A region has another government, or none."""

    def __init__(self, region: str, government: tuple[int, ...], governed: tuple[int, ...]) -> None:
        self.region = region  # the region
        self.government = government  # the seats that govern now; none: nobody does
        self.governed = governed  # regions (co-)governed now, by seat


# --- chips move ---


class Gained(Event):
    """A region gains chips."""

    def __init__(self, region: str, resource: str, count: int) -> None:
        self.region = region  # the region
        self.resource = resource  # which chips
        self.count = count  # how many


class Lost(Event):
    """A region loses chips."""

    def __init__(self, region: str, resource: str, count: int) -> None:
        self.region = region  # the region
        self.resource = resource  # which chips
        self.count = count  # how many


# --- a turn ---


class TurnBegan(Event):
    """A player's turn begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose turn it is


class TurnPassed(Event):
    """A player could do nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who could do nothing


class CardPlayed(Event):
    """A player plays a card."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat  # who plays it
        self.card = card  # the card played


class Activated(Event):
    """A player activates a region; its government has so many actions."""

    def __init__(self, seat: int, region: str, government: tuple[int, ...], actions: int) -> None:
        self.seat = seat  # who activates it
        self.region = region  # the region that acts
        self.government = government  # the seats that govern it
        self.actions = actions  # how many actions it has


class EmptyRegionDone(Event):
    """A player ticks off an empty region."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # whose turn it is
        self.region = region  # the region nobody governs


class ActionsForgone(Event):
    """A governing party wants no further action."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the governing party
        self.region = region  # the active region


class DriveUsed(Event):
    """A party spends its open card for an extra action."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # whose card it is
        self.region = region  # the active region


class ActionFailed(Event):
    """An action was not carried out."""

    def __init__(self, region: str) -> None:
        self.region = region  # the active region


class ActivationEnded(Event):
    """A region has acted."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region that is done


class Dominated(Event):
    """A party governs as many regions as the dominance marker asks for."""

    def __init__(self, seat: int, regions: int, goal: int) -> None:
        self.seat = seat  # the party
        self.regions = regions  # regions it governs, alone or with others
        self.goal = goal  # regions that were asked for


# --- evaluation ---


class EvaluationBegan(Event):
    """All regions are done; points are counted."""

    def __init__(self, number: int) -> None:
        self.number = number  # which evaluation


class Scored(Event):
    """A party's points, with its delegates and its politicians on Mauritius at that time, and the points by source."""

    def __init__(
        self, seat: int, points: int, enough: bool, delegates: int, mauritius: int, regions: int, un: int, retired: int
    ) -> None:
        self.seat = seat  # the party
        self.points = points  # all its points
        self.enough = enough  # whether they could win the game
        self.delegates = delegates  # its politicians in the UN
        self.mauritius = mauritius  # its politicians on Mauritius
        self.regions = regions  # points, as the two that follow
        self.un = un  # for the delegates
        self.retired = retired  # for the politicians on Mauritius


class Won(Event):
    """The leader has enough points."""

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat  # the leader
        self.points = points  # their points


class RoundWon(Event):
    """Nobody has enough points; this party has most."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the leader


class Exhausted(Event):
    """A party has nobody left; the winner of the round wins the game."""

    def __init__(self, seat: int, winner: int) -> None:
        self.seat = seat  # the party that has nobody left
        self.winner = winner  # who wins the game


class DominanceMoved(Event):
    """The dominance marker has moved."""

    def __init__(self, goal: int) -> None:
        self.goal = goal  # so many regions are asked for now


class Amnesty(Event):
    """All sanctions, disarmaments and protectorates end."""


# --- UN troops ---


class TroopsDeclined(Event):
    """The faction makes no motion."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the party of the faction


class TroopsMoved(Event):
    """A faction moves that troops are sent."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the party of the faction
        self.region = region  # the region the troops would go against


class TroopsDecided(Event):
    """The UN has voted on its troops."""

    def __init__(self, region: str, ayes: int, noes: int, accepted: bool) -> None:
        self.region = region  # the region the troops would go against
        self.ayes = ayes  # votes for
        self.noes = noes  # votes against
        self.accepted = accepted  # whether they are sent


class TroopsFought(Event):
    """The UN's troops have fought: dice, totals, and what came of it for the UN."""

    reveals = True

    def __init__(self, region: str, attacker: int, defender: int, attack: int, defence: int, result: str) -> None:
        self.region = region  # the region that defends itself
        self.attacker = attacker  # the UN's die
        self.defender = defender  # the region's die
        self.attack = attack  # the UN's total
        self.defence = defence  # the region's total
        self.result = result  # for the UN: won, lost or drawn


class ProtectorateMade(Event):
    """A region is a protectorate of the UN."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region
