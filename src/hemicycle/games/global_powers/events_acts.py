"""What happens when a government acts: proposals, confirmation, trade, war."""

from __future__ import annotations

from hemicycle.core.values import Event

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
        self,
        region: str,
        proposers: tuple[int, ...],
        ayes: tuple[int, ...],
        noes: tuple[int, ...],
        abstentions: tuple[int, ...],
        yes: int,
        no: int,
    ) -> None:
        self.region = region
        self.proposers = proposers
        self.ayes = ayes
        self.noes = noes
        self.abstentions = abstentions
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
