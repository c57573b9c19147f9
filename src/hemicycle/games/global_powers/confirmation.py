"""Every government action must be confirmed: by the partners of a coalition, then by a vote of the region."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import VOTE, Detail, Next, Sealed, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import BALLOTS, Ballot, Cast, Purge
from hemicycle.games.global_powers.arithmetic import carried
from hemicycle.games.global_powers.bribery import bribe_delegates, bribed
from hemicycle.games.global_powers.coalition import Consent, bound
from hemicycle.games.global_powers.duel import duel
from hemicycle.games.global_powers.events_acts import AbsoluteMajority, Voted
from hemicycle.games.global_powers.politics import clockwise, opposition, proposed
from hemicycle.games.global_powers.table import OPEN, Table


def confirm(s: Table) -> Next:
    """An action needs the agreement of all partners and a vote in the region; a purge needs no vote (GP-066)."""
    purge = isinstance(s.motion, Purge)
    if len(s.acting) == 1 or bound(s) or (purge and not s.option["purge_needs_consent"]):
        return None if purge else region_vote(s)
    partners = tuple([seat for seat in clockwise(s, s.proposer) if seat in s.acting and seat != s.proposer])
    consent = Consent(partners, (), ())
    return consent if purge else (consent, RegionVote())


class RegionVote(Step[Table, Action]):
    """All parties of the region vote; what no vote could change is settled at once."""

    cites = ("GP-008", "GP-040", "GP-041", "GP-042", "GP-134")

    def conclude(self, s: Table) -> Next:
        return region_vote(s) if s.fate == OPEN else None


def region_vote(s: Table) -> Next:
    """Where nobody is in opposition nobody votes; in a protectorate delegates may be bribed before (GP-132)."""
    if s.active not in s.protectorates and sum(s.heads[s.active]) == s.heads[s.active][s.proposer]:
        return None
    foes = opposition(s, s.active, s.acting)
    if not foes:
        return None
    if s.active in s.protectorates and s.option["bribery"]:
        return bribe_delegates(s), Poll(foes)
    return poll(s, foes)


class Poll(Step[Table, Action]):
    """The bribes are paid; now the region votes."""

    cites = ("GP-041", "GP-132", "GP-134")

    def __init__(self, foes: Seats) -> None:
        self.foes = foes

    def conclude(self, s: Table) -> Next:
        return poll(s, self.foes)


def poll(s: Table, foes: Seats) -> Next:
    """A government with more votes than all others together wins at once; else the others vote (GP-042)."""
    sure = certain(s)
    votes = s.votes(s.active)
    yes = votes[sure[0]] if len(sure) == 1 else sum([votes[seat] for seat in sure])
    no = sum(votes) - yes
    voters = foes
    if s.bribes or len(sure) < len(s.acting):
        voters = tuple([seat for seat in clockwise(s, s.proposer) if seat not in sure and votes_freely(s, seat)])
        yes = sum([free_votes(s, seat) for seat in sure]) + bribed(s, "for")
        no = sum([free_votes(s, seat) for seat in voters]) + bribed(s, "against")
    if carried(yes, no):
        s.tell(AbsoluteMajority, s.world.names[s.active], sure, yes, no)
        return verdict(s, foes, yes, 0)
    if s.world.open_votes:
        return OpenVote(s.world.names[s.active], voters, foes, ())
    return Vote(s.world.names[s.active], voters, foes) if voters else verdict(s, foes, yes, no)


def certain(s: Table) -> Seats:
    """Whose votes are in favour without asking: of all partners who agreed, or by option the proposer's (GP-047)."""
    if len(s.acting) > 1 and not s.world.coalitions_vote_as_one:
        return (s.proposer,)
    return tuple([seat for seat in s.acting if seat not in s.objectors]) if s.objectors else s.acting


def votes_freely(s: Table, seat: int) -> bool:
    """Whether a party is asked for its vote; by option not a partner who was overruled (GP-047)."""
    return free_votes(s, seat) > 0 and (seat not in s.objectors or s.world.objectors_vote)


def free_votes(s: Table, seat: int) -> int:
    """The votes of a party in the active region without its bribed delegates."""
    votes = s.votes(s.active)[seat]
    return votes - len([victim for victim, _ in s.bribes if victim == seat]) if s.bribes else votes


def ballots(s: Table, seat: int) -> Sequence[Action]:
    """A party votes with all its heads alike, or by option with some for and some against (GP-041)."""
    return BALLOTS if s.world.whole_party_votes else s.world.casts(free_votes(s, seat), True)


def cast(s: Table, seat: int, action: Action) -> tuple[int, int]:
    """How many votes for and against a ballot stands for."""
    if isinstance(action, Cast):
        return action.ayes, action.noes
    assert isinstance(action, Ballot)
    votes = free_votes(s, seat)
    return (votes if action.vote == "yes" else 0), (votes if action.vote == "no" else 0)


class Vote(Sealed[Table, Action]):
    """The parties that do not propose vote at once, each with all its heads; the proposers' heads are in favour."""

    cites = ("GP-041", "GP-043")

    def __init__(self, region: str, voters: Seats, foes: Seats) -> None:
        self.region = region
        self.voters = voters
        self.foes = foes

    def waiting(self, s: Table) -> Seats:
        return self.voters

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return ballots(s, seat)

    def resolve(self, s: Table, answers: Sequence[tuple[int, Action]]) -> Next:
        return count(s, self.foes, self.voters, [cast(s, seat, action) for seat, action in answers])

    def prompt(self, s: Table, seat: int) -> Detail:
        return {**proposed(s, seat), "votes": free_votes(s, seat)}

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"delegates": free_votes(s, seat)} if isinstance(action, Cast) else {}


class OpenVote(Step[Table, Action]):
    """Variant: the parties vote openly, clockwise from the proposer."""

    cites = ("GP-041", "GP-043")
    kind = VOTE

    def __init__(self, region: str, voters: Seats, foes: Seats, votes: tuple[tuple[int, int], ...]) -> None:
        self.region = region
        self.voters = voters
        self.foes = foes
        self.votes = votes  # for and against, of those who have voted

    def waiting(self, s: Table) -> Seats:
        return self.voters[len(self.votes) : len(self.votes) + 1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return ballots(s, seat)

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        return OpenVote(self.region, self.voters, self.foes, (*self.votes, cast(s, seat, action)))

    def conclude(self, s: Table) -> Next:
        return count(s, self.foes, self.voters, self.votes)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {**proposed(s, seat), "votes": free_votes(s, seat), "cast": self.votes}

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"delegates": free_votes(s, seat)} if isinstance(action, Cast) else {}


def count(s: Table, foes: Seats, voters: Seats, votes: Sequence[tuple[int, int]]) -> Next:
    """The votes are counted by heads: more yes than no is needed, a tie is not enough (GP-043)."""
    yes = sum([free_votes(s, seat) for seat in certain(s)]) + bribed(s, "for") + sum([ayes for ayes, _ in votes])
    no = bribed(s, "against") + sum([noes for _, noes in votes])
    s.tell(voted, s, voters, votes, yes, no)
    return verdict(s, foes, yes, no)


def voted(s: Table, voters: Seats, votes: Sequence[tuple[int, int]], yes: int, no: int) -> Voted:
    """What everybody hears of a vote: who was for the action, who against, and who split evenly or abstained."""
    margins = [(seat, ayes - noes) for seat, (ayes, noes) in zip(voters, votes, strict=True)]
    ayes = tuple([seat for seat, margin in margins if margin > 0])
    noes = tuple([seat for seat, margin in margins if margin < 0])
    rest = tuple([seat for seat, margin in margins if margin == 0])
    return Voted(s.world.names[s.active], certain(s), ayes, noes, rest, yes, no, carried(yes, no))


def verdict(s: Table, foes: Seats, yes: int, no: int) -> Next:
    """Who has lost the vote may still veto or push the action through with a sacrifice (GP-044, GP-046)."""
    s.bribes = ()
    friends = s.acting
    if len(friends) > 1:
        willing = [seat for seat in s.acting if seat not in s.objectors]
        friends = tuple([seat for seat in (s.proposer, *clockwise(s, s.proposer)[:-1]) if seat in willing])
    outvoted = no > yes or s.world.outvoted_if_not_passed
    return duel(s, friends, foes, standing=carried(yes, no), outvoted=outvoted)
