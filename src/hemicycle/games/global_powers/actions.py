"""What a seat can do in Global Powers. Regions, cards and resources are named by their ids."""

from __future__ import annotations

from typing import Final

from hemicycle.core.values import Action

# --- setting up ---


class Bid(Action):
    """Offer so many politicians for the region on sale."""

    def __init__(self, politicians: int) -> None:
        self.politicians = politicians  # how many, from the base


class Settle(Action):
    """Choose a start region."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region wanted


class Place(Action):
    """Put one politician into a region."""

    def __init__(self, region: str) -> None:
        self.region = region  # where they go


class TakeCard(Action):
    """Take a card from the own reserve into the hand."""

    def __init__(self, card: str) -> None:
        self.card = card  # the card taken


# --- a turn ---


class Recall(Action):
    """Call politicians back before anything else."""


class RecallFrom(Action):
    """Call one politician back from a region."""

    def __init__(self, region: str) -> None:
        self.region = region  # where they are called back from


class Play(Action):
    """Play a card."""

    def __init__(self, card: str) -> None:
        self.card = card  # the card played


class Activate(Action):
    """Activate a region: its government acts."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region that is to act


class Pass(Action):
    """Do nothing, where nothing can be done."""


# --- a government acts ---


class Act(Action):
    """Take up one of the eight kinds of government action."""

    def __init__(self, kind: str) -> None:
        self.kind = kind  # the kind of action


class Stop(Action):
    """Take no further action."""


class ShareOut(Action):
    """Propose a list of who decides which of the remaining actions."""


class Assign(Action):
    """Give the next action on the list to a partner."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the partner who will decide it


class UseDrive(Action):
    """Spend the open card for an extra action."""


class Convert(Action):
    """Convert resources by one line of the budget."""

    def __init__(self, conversion: str) -> None:
        self.conversion = conversion  # the line of the budget


class Emigrate(Action):
    """Send a politician of a governing party to an adjacent region."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the party whose politician goes
        self.region = region  # where they go


class Campaign(Action):
    """Make propaganda: a politician of a governing party goes from the base into a region."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the party whose politician goes
        self.region = region  # where they go


class Rehabilitate(Action):
    """Bring a politician of a governing party back from Mauritius."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the party whose politician comes back


class Purge(Action):
    """Send a politician of an opposition party home."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the opposition party that loses a politician here


class Attack(Action):
    """Make war on an adjacent region."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region attacked


class Ban(Action):
    """Propose to ban a party in a region."""

    def __init__(self, region: str, seat: int) -> None:
        self.region = region  # where the party is to be banned
        self.seat = seat  # the party to be banned


class Disarm(Action):
    """Propose to disarm a region."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region to be disarmed


class Sanction(Action):
    """Propose sanctions against a region."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region to be put under sanction


class Lift(Action):
    """Propose to lift the sanctions against a region."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region whose sanction is to end


class Stake(Action):
    """Put so many diplomacy chips behind the own proposal."""

    def __init__(self, chips: int) -> None:
        self.chips = chips  # how many, from the active region


# --- confirming an action ---


class Agree(Action):
    """Agree to what is proposed."""


class Object(Action):
    """Do not agree to what is proposed."""


class Withdraw(Action):
    """Give the proposed action up."""


class OfferDice(Action):
    """Offer to let a die decide."""


class Sacrifice(Action):
    """Sacrifice a politician of the region to have one's way."""


class Decline(Action):
    """Leave it at that."""


class Ballot(Action):
    """Vote yes or no, or abstain, with all one's heads."""

    def __init__(self, vote: str) -> None:
        self.vote = vote  # yes, no or abstain


# --- trade ---


class Approach(Action):
    """Choose the region to trade with."""

    def __init__(self, region: str) -> None:
        self.region = region  # the partner in trade


class Give(Action):
    """Offer so many chips of a resource."""

    def __init__(self, resource: str, count: int) -> None:
        self.resource = resource  # what the own region gives
        self.count = count  # how many chips


class Take(Action):
    """Ask for so many chips of a resource."""

    def __init__(self, resource: str, count: int) -> None:
        self.resource = resource  # what the own region wants
        self.count = count  # how many chips


class Send(Action):
    """The offer is complete."""


class Trade(Action):
    """An offer as it was sent: what the active region gives and takes, by resource."""

    def __init__(self, region: str, give: tuple[int, ...], take: tuple[int, ...]) -> None:
        self.region = region  # the partner in trade
        self.give = give  # chips the active region gives, by resource
        self.take = take  # chips the active region takes, by resource


class Accept(Action):
    """Accept the offer."""


class Refuse(Action):
    """Refuse the offer."""


class Counter(Action):
    """Answer with an offer of one's own."""


# --- war ---


class SplitEvenly(Action):
    """A victory is to be shared evenly."""


class SplitByDice(Action):
    """Dice are to share a victory out."""


class SplitFirst(Action):
    """One partner is to place first, the others what is left."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the partner who places first


class UseWarmonger(Action):
    """Spend the open card on one side of the war."""

    def __init__(self, side: str) -> None:
        self.side = side  # attack or defence


class Replace(Action):
    """Replace so many politicians of the beaten government."""

    def __init__(self, politicians: int) -> None:
        self.politicians = politicians  # how many


# --- diplomacy ---


class StakeFor(Action):
    """Put so many diplomacy chips on the side for the proposal."""

    def __init__(self, chips: int) -> None:
        self.chips = chips  # how many


class StakeAgainst(Action):
    """Put so many diplomacy chips on the side against the proposal."""

    def __init__(self, chips: int) -> None:
        self.chips = chips  # how many


class Abstain(Action):
    """Put no chips on either side."""


class Cast(Action):
    """Let so many delegates vote for and so many against."""

    def __init__(self, ayes: int, noes: int) -> None:
        self.ayes = ayes  # delegates that vote for
        self.noes = noes  # delegates that vote against


class Bribe(Action):
    """Pay a delegate of a party to abstain or to vote as told."""

    def __init__(self, seat: int, vote: str) -> None:
        self.seat = seat  # the party whose delegate is paid
        self.vote = vote  # how the delegate is to vote


class SendTroops(Action):
    """Move that the UN sends its troops against a region."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region the troops go against


AGREE: Final = Agree()
OBJECT: Final = Object()
DECLINE: Final = Decline()
STOP: Final = Stop()
PASS: Final = Pass()
SEND: Final = Send()
ABSTAIN: Final = Abstain()
CONSENTS: Final[tuple[Action, ...]] = (AGREE, OBJECT)
DUEL: Final[tuple[Action, ...]] = (Sacrifice(), DECLINE)
BALLOTS: Final[tuple[Action, ...]] = (Ballot("yes"), Ballot("no"), Ballot("abstain"))
