"""The game so far, told in the order it happened: what a seat was told, with the claims put where they belong."""

from __future__ import annotations

from typing import NamedTuple

from hemicycle.bots.secret_hitler.cards import NOTHING, Insight
from hemicycle.bots.secret_hitler.theory import Sitting
from hemicycle.core.values import Event, Remark
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler import claims, events
from hemicycle.games.secret_hitler.table import POLICIES


class Look(NamedTuple):
    """A party card was looked at; what the president says about it, if anything."""

    president: int
    seat: int
    party: int | None


class Peek(NamedTuple):
    """The top of the deck was looked at; how many liberal cards the president says are there, if anything."""

    president: int
    liberal: int | None


Moment = Event | Sitting | Look | Peek
_CLAIMS: dict[type[Remark], str] = {
    claims.ClaimDrew: "drew",
    claims.ClaimPassed: "passed",
    claims.ClaimReceived: "received",
}
_MATTERS = (
    events.RoundBegan, events.Nominated, events.Voted, events.TrackerMoved, events.Chaos, events.NotHitler,
    events.Reshuffled, events.ElectionCalled, events.Executed,
)  # fmt: skip


class Story:
    """Reads an observation into moments everybody knows, and into what this seat knows of the cards beyond that."""

    def __init__(self) -> None:
        self.heard: tuple[Event, ...] = ()
        self.remarks: tuple[tuple[int, Remark], ...] = ()
        self.moments: list[Moment] = []  # each with what was claimed about it
        self.insights: list[Insight] = []  # by session
        self._sessions: list[int] = []  # where they are among the moments
        self._nominated = (0, 0)
        self._chaos = False
        self._veto = False
        self._knows = NOTHING
        self._top: tuple[str, ...] = ()  # what this seat knows of the top of the deck

    def follow(self, seen: Observation) -> None:
        """Read on from where it stopped, or from the beginning if this is another story (an undo, another table)."""
        known, said = len(self.heard), len(self.remarks)
        if seen.events[:known] != self.heard or seen.remarks[:said] != self.remarks:
            self.__init__()  # type: ignore[misc]  # a story is begun anew exactly as it was begun
            known = said = 0
        for event in seen.events[known:]:
            self._read(event)
        for seat, remark in seen.remarks[said:]:
            self._hear(seat, remark)
        self.heard, self.remarks = seen.events, seen.remarks

    def _hear(self, seat: int, remark: Remark) -> None:
        """Put a claim where it belongs; whoever corrects himself is taken at his last word."""
        match remark:
            case claims.ClaimDrew() | claims.ClaimPassed() | claims.ClaimReceived():
                place = self._sessions[remark.session]
                sitting = self.moments[place]
                assert isinstance(sitting, Sitting)
                self.moments[place] = sitting.claimed(_CLAIMS[type(remark)], remark.cards.count("L"))
            case claims.ClaimParty():
                self._note(Look(seat, remark.seat, POLICIES.index(remark.party)))
            case claims.ClaimPeeked():
                self._note(Peek(seat, remark.cards.count("L")))

    def _note(self, claimed: Look | Peek) -> None:
        """Write what is claimed of a party card or of the deck beside the last moment it can be about."""
        for place in range(len(self.moments) - 1, -1, -1):
            moment = self.moments[place]
            if type(moment) is type(claimed) and moment[:-1] == claimed[:-1]:
                self.moments[place] = claimed
                return

    def _read(self, event: Event) -> None:
        if isinstance(event, _MATTERS):
            self.moments.append(event)
        match event:
            case events.Nominated():
                self._nominated = (event.president, event.chancellor)
            case events.Drew():
                self._knows = self._knows._replace(drawn=event.cards.count("liberal"))
                self._top = ()
            case events.Voted(elected=True):
                self._foresee()
            case events.Received():
                self._knows = self._knows._replace(handed=event.cards.count("liberal"))
            case events.VetoAsked():
                self._veto = True
            case events.Chaos():
                self._chaos = True
                self._top = self._top[1:]
            case events.Reshuffled():
                self._top = ()
            case events.PeekSaw():
                self._top = event.cards
            case events.Peeked():
                self.moments.append(Peek(event.president, None))
            case events.Investigated():
                self.moments.append(Look(event.president, event.seat, None))
            case events.Enacted():
                self._enacted(POLICIES.index(event.policy))
            case events.Vetoed():
                self._close(None)

    def _enacted(self, policy: int) -> None:
        if self._chaos:
            self._chaos = False
        else:
            self._close(policy)

    def _foresee(self) -> None:
        """Cards this seat has peeked at are drawn."""
        liberal = self._top.count("liberal")
        if self._top:
            self._knows = Insight(least=liberal, most=liberal + 3 - len(self._top))
        self._top = ()

    def _close(self, policy: int | None) -> None:
        self._sessions.append(len(self.moments))
        self.moments.append(Sitting(*self._nominated, policy, self._veto))
        self.insights.append(self._knows)
        self._knows = NOTHING
        self._veto = False
