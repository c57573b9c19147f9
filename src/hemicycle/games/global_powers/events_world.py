"""What happens in world politics: diplomacy and cards."""

from __future__ import annotations

from hemicycle.core.values import Event

# --- diplomacy ---


class StakedFor(Event):
    """A region stakes diplomacy chips for the proposal."""

    def __init__(self, region: str, chips: int) -> None:
        self.region = region  # the region that pays
        self.chips = chips  # how many


class StakedAgainst(Event):
    """A region stakes diplomacy chips against the proposal."""

    def __init__(self, region: str, chips: int) -> None:
        self.region = region  # the region that pays
        self.chips = chips  # how many


class Abstained(Event):
    """A region abstains."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region


class StakeRefused(Event):
    """A coalition partner does not agree to the stake."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the partner
        self.region = region  # the region whose chips they are


class StakeDiced(Event):
    """A die decides whether the stake of a divided government stands."""

    reveals = True

    def __init__(self, region: str, stands: bool) -> None:
        self.region = region  # the region whose chips they are
        self.stands = stands  # whether the stake counts


class Bribed(Event):
    """A region pays a delegate to abstain or to vote as told."""

    def __init__(self, region: str, seat: int, vote: str) -> None:
        self.region = region  # the region that pays
        self.seat = seat  # whose delegate it is
        self.vote = vote  # how the delegate votes now


class BribeRefused(Event):
    """A coalition partner does not agree to a bribe."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the partner
        self.region = region  # the region that would pay


class DelegatesVoted(Event):
    """A UN faction votes."""

    def __init__(self, seat: int, ayes: int, noes: int) -> None:
        self.seat = seat  # the party of the faction
        self.ayes = ayes  # delegates for
        self.noes = noes  # delegates against


class ProposalDecided(Event):
    """The votes are counted."""

    def __init__(self, ayes: int, noes: int, accepted: bool) -> None:
        self.ayes = ayes  # votes for
        self.noes = noes  # votes against
        self.accepted = accepted  # whether it is accepted


class Disarmed(Event):
    """A region is disarmed until the next evaluation."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region


class Sanctioned(Event):
    """A region is under sanction until the next evaluation."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region


class SanctionLifted(Event):
    """A sanction is lifted."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region


# --- cards ---


class CardLaidOpen(Event):
    """A card lies open until it is used or the evaluation comes."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat  # whose card it is
        self.card = card  # the card


class CardCancelled(Event):
    """An open card is done away with."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat  # whose card it was
        self.card = card  # the card


class PactMade(Event):
    """A region cannot be attacked by a neighbour until the next evaluation."""

    def __init__(self, seat: int, region: str, neighbour: str) -> None:
        self.seat = seat  # who played the card
        self.region = region  # the region protected
        self.neighbour = neighbour  # the neighbour that cannot attack it


class Assassination(Event):
    """A die decides an attempt on a politician's life."""

    reveals = True

    def __init__(self, seat: int, victim: int, region: str, face: int) -> None:
        self.seat = seat  # who played the card
        self.victim = victim  # whose politician it is
        self.region = region  # where they are
        self.face = face  # the die


class RevolutionRolled(Event):
    """A die says how many of a government stay."""

    reveals = True

    def __init__(self, region: str, face: int) -> None:
        self.region = region  # the region
        self.face = face  # the die


class SabotageRolled(Event):
    """A die says how many chips are removed."""

    reveals = True

    def __init__(self, region: str, face: int) -> None:
        self.region = region  # the region
        self.face = face  # the die


class CoupPlanned(Event):
    """A coup begins."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # who plots
        self.region = region  # where


class PlottersCommitted(Event):
    """The plotters are turned over."""

    reveals = True

    def __init__(self, seat: int, politicians: int) -> None:
        self.seat = seat  # who plots
        self.politicians = politicians  # how many, from the base


class LoyalistsCommitted(Event):
    """A governing party's loyalists are turned over."""

    reveals = True

    def __init__(self, seat: int, politicians: int) -> None:
        self.seat = seat  # the governing party
        self.politicians = politicians  # how many, from the base


class CoupFought(Event):
    """A coup is decided: dice and totals."""

    reveals = True

    def __init__(
        self, seat: int, region: str, plotters: int, government: int, attack: int, defence: int, success: bool
    ) -> None:
        self.seat = seat  # who plotted
        self.region = region  # where
        self.plotters = plotters  # the plotters' die
        self.government = government  # the government's die
        self.attack = attack  # the plotters' total
        self.defence = defence  # the government's total
        self.success = success  # whether the government has fallen
