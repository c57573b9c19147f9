"""What happens when a government acts: proposals, confirmation, trade, war."""

from __future__ import annotations

from hemicycle.core.values import Event

# --- what a government proposes ---


class ProposedBudget(Event):
    """A conversion is proposed."""

    def __init__(self, seat: int, region: str, conversion: str) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # the active region
        self.conversion = conversion  # the line of the budget


class ProposedEmigration(Event):
    """It is proposed that a party's politician goes to another region."""

    def __init__(self, seat: int, region: str, party: int, destination: str) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # the active region, which they leave
        self.party = party  # whose politician goes
        self.destination = destination  # where they go


class ProposedPropaganda(Event):
    """It is proposed that a party's politician comes into a region."""

    def __init__(self, seat: int, region: str, party: int, destination: str) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # the active region
        self.party = party  # whose politician goes
        self.destination = destination  # where they go


class ProposedRehabilitation(Event):
    """It is proposed to bring a party's politician back from Mauritius."""

    def __init__(self, seat: int, region: str, party: int) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # the active region
        self.party = party  # whose politician comes back


class ProposedPurge(Event):
    """It is proposed to send a politician of the opposition home."""

    def __init__(self, seat: int, region: str, victim: int) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # the active region
        self.victim = victim  # the opposition party


class ProposedWar(Event):
    """War is proposed."""

    def __init__(self, seat: int, region: str, target: str) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # the region that attacks
        self.target = target  # the region attacked


class SplitProposed(Event):
    """How the victory would be shared: evenly, by dice, or one partner first."""

    def __init__(self, how: str, seat: int) -> None:
        self.how = how  # evenly, by-dice or first
        self.seat = seat  # the partner who places first; -1: nobody


class ProposedBan(Event):
    """A party ban is proposed."""

    def __init__(self, seat: int, region: str, party: int) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # where the party is to be banned
        self.party = party  # the party to be banned


class ProposedDisarmament(Event):
    """A disarmament is proposed."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # the region to be disarmed


class ProposedSanction(Event):
    """A sanction is proposed."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # the region to be put under sanction


class ProposedLifting(Event):
    """The end of a sanction is proposed."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # who proposes it
        self.region = region  # the region under sanction


# --- confirming an action ---


class Agreed(Event):
    """A coalition partner agrees."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the partner


class Objected(Event):
    """A coalition partner objects."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the partner


class Withdrawn(Event):
    """The proposer gives the action up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the proposer


class DiceOffered(Event):
    """The proposer offers to let a die decide."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the proposer


class DiceRefused(Event):
    """A partner does not want to dice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the partner


class DiceDecided(Event):
    """A die decides whether the proposer has their way."""

    reveals = True

    def __init__(self, seat: int, carried: bool) -> None:
        self.seat = seat  # the proposer
        self.carried = carried  # whether the proposer has their way


class ListProposed(Event):
    """A partner proposes who decides which of the next actions."""

    def __init__(self, seat: int, shares: tuple[int, ...]) -> None:
        self.seat = seat  # the partner
        self.shares = shares  # who decides each of the next actions


class ListRefused(Event):
    """A partner refuses the list."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the partner


class ListAgreed(Event):
    """The list is agreed and binds the partners."""

    def __init__(self, shares: tuple[int, ...]) -> None:
        self.shares = shares  # who decides each of the next actions


class AbsoluteMajority(Event):
    """No vote can stop the action."""

    def __init__(self, region: str, government: tuple[int, ...], yes: int, no: int) -> None:
        self.region = region  # the active region
        self.government = government  # the seats that propose it
        self.yes = yes  # their votes
        self.no = no  # the votes of all others


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
        passed: bool,
    ) -> None:
        self.region = region  # the active region
        self.proposers = proposers  # the seats that propose it
        self.ayes = ayes  # other seats that voted yes
        self.noes = noes  # seats that voted no
        self.abstentions = abstentions  # seats that abstained
        self.yes = yes  # votes for
        self.no = no  # votes against
        self.passed = passed  # whether that is enough


class Sacrificed(Event):
    """A party sacrifices a politician of the region."""

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat  # the party
        self.region = region  # the active region


# --- trade and budget ---


class OfferMade(Event):
    """An offer is sent."""

    def __init__(self, seat: int, region: str, partner: str) -> None:
        self.seat = seat  # who makes the offer
        self.region = region  # the region that offers
        self.partner = partner  # the region that is asked


class Offered(Event):
    """What a region would give."""

    def __init__(self, region: str, resource: str, count: int) -> None:
        self.region = region  # the region that gives
        self.resource = resource  # which chips
        self.count = count  # how many


class OfferRefused(Event):
    """A party refuses the offer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who refuses


class Traded(Event):
    """The offer is accepted and carried out."""

    def __init__(self, region: str, partner: str) -> None:
        self.region = region  # the region that offered
        self.partner = partner  # the region that accepted


class ProtestRolled(Event):
    """A die decides whether there are protests against the use of raw material."""

    reveals = True

    def __init__(self, region: str, face: int, protests: bool) -> None:
        self.region = region  # the active region
        self.face = face  # the die
        self.protests = protests  # whether there are protests


# --- war ---


class WarmongerUsed(Event):
    """A party spends its open card on one side of a war."""

    def __init__(self, seat: int, side: str) -> None:
        self.seat = seat  # whose card it is
        self.side = side  # attack or defence


class WarFought(Event):
    """Two regions have fought: dice, totals, and what came of it for the attacker (won, lost, drawn)."""

    reveals = True

    def __init__(
        self, region: str, target: str, attacker: int, defender: int, attack: int, defence: int, result: str
    ) -> None:
        self.region = region  # the region that attacks
        self.target = target  # the region that defends itself
        self.attacker = attacker  # the attacker's die
        self.defender = defender  # the defender's die
        self.attack = attack  # the attacker's total
        self.defence = defence  # the defender's total
        self.result = result  # for the attacker: won, lost or drawn
