"""Promises: remarks with a structure. Nobody is bound by them; whether they were kept is worked out from events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.values import Event, Remark
from hemicycle.games.global_powers.events import EvaluationBegan, GovernmentChanged
from hemicycle.games.global_powers.events_acts import ProposedWar, Voted, WarFought
from hemicycle.games.global_powers.events_world import Abstained, DelegatesVoted, StakedAgainst, StakedFor

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOTES: Final[tuple[str, ...]] = ("yes", "no", "abstain")


class WillVote(Remark):
    """I will vote like this the next time I vote, in a region, for a government or in the UN."""

    def __init__(self, vote: str) -> None:
        self.vote = vote  # yes, no or abstain


class WillNotAttack(Remark):
    """Until the next evaluation I will not make war on this region."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region that need not fear me


def marks(said: Sequence[tuple[int, int, Remark]], told: Sequence[tuple[int, Event]]) -> list[str]:
    """Which promises were kept and which were broken. Both lists carry the numbers of the record's entries."""
    return [_mark(seat, remark, number, told) for number, seat, remark in said]


def _mark(seat: int, remark: Remark, number: int, told: Sequence[tuple[int, Event]]) -> str:
    """Follow the events after a promise until one decides it."""
    governments: dict[str, tuple[int, ...]] = {}
    warlord = -1  # who has proposed the last war
    for when, event in told:
        if isinstance(event, GovernmentChanged):
            governments[event.region] = event.government
        elif isinstance(event, ProposedWar):
            warlord = event.seat
        if when <= number:
            continue
        if isinstance(remark, WillNotAttack):
            if isinstance(event, WarFought) and event.target == remark.region and warlord == seat:
                return BROKEN
            if isinstance(event, EvaluationBegan):
                return KEPT
        elif isinstance(remark, WillVote):
            vote = _vote(seat, event, governments)
            if vote:
                return KEPT if vote == remark.vote else BROKEN
    return OPEN


def _vote(seat: int, event: Event, governments: dict[str, tuple[int, ...]]) -> str:
    """How a seat has voted by this event, or nothing."""
    if isinstance(event, Voted):
        for vote, seats in zip(VOTES, (event.ayes, event.noes, event.abstentions), strict=True):
            if seat in seats:
                return vote
    elif isinstance(event, DelegatesVoted) and event.seat == seat:
        return "yes" if event.ayes > event.noes else "no" if event.noes > event.ayes else "abstain"
    elif isinstance(event, StakedFor | StakedAgainst | Abstained) and governments.get(event.region) == (seat,):
        return "yes" if isinstance(event, StakedFor) else "no" if isinstance(event, StakedAgainst) else "abstain"
    return ""
