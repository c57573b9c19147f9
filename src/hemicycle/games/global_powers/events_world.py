"""What happens in world politics: diplomacy and cards."""

from __future__ import annotations

from hemicycle.core.values import Event

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
