"""Secret Hitler (Boxleiter, Maranges, Temkin; CC BY-NC-SA 4.0, see LICENSE.md in this folder)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.core.chance import Chance
from hemicycle.core.domain import Domain
from hemicycle.core.game import Game
from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action, Event, Remark, family
from hemicycle.core.view import View
from hemicycle.games.secret_hitler import (
    actions,
    claims,
    conversation,
    election,
    events,
    powers,
    session,
    setup,
    tracker,
)
from hemicycle.games.secret_hitler.board import Board
from hemicycle.games.secret_hitler.domains import domains
from hemicycle.games.secret_hitler.events import RoundBegan
from hemicycle.games.secret_hitler.rules import Rules
from hemicycle.games.secret_hitler.table import FASCIST, LIBERAL, NOBODY, POLICIES, ROLES, Session, Table, party
from hemicycle.games.secret_hitler.view import own, public, sample


class SecretHitler(Game):
    """Hidden roles, votes and policies for five to ten."""

    id = "secret-hitler"
    designers = ("Mike Boxleiter", "Tommy Maranges", "Max Temkin")
    editions = ("official", "rebalanced")
    default_seats = 7
    teams = POLICIES
    silence = ("SH-021", "SH-035")
    table = Table
    rules = Rules
    board = Board
    pieces = (Session,)
    steps = family(Step, setup, election, tracker, session, powers)
    actions = family(Action, actions)
    remarks = family(Remark, claims, conversation)
    events = family(Event, events)

    def new(self, rules: Any, seats: int, chance: Chance) -> Table:
        """Roles dealt, deck shuffled, first president drawn."""
        return setup.new_table(rules, seats, chance)

    def opening(self, s: Table) -> Next:
        """Everybody looks at the own role; then the first round begins."""
        return setup.Roles()

    def public(self, s: Table) -> dict[str, Any]:
        """What everybody sees alike."""
        return public(s)

    def own(self, s: Table, seat: int | None) -> dict[str, Any]:
        """What depends on who looks."""
        return own(s, seat)

    def sample(self, rules: Any, view: View, chance: Chance) -> Table:
        """A table this seat could be sitting at."""
        return sample(rules, view, chance)

    def domains(self, rules: Any, seats: int) -> dict[str, Domain]:
        """What parts of actions and fields of boards can be."""
        return domains(rules, seats)

    def check(self, s: Table) -> None:
        """Every policy card is in the deck, in hand, discarded or enacted (SH-002)."""
        table = s.rules.for_seats(s.seats)
        lying = s.deck + s.discards + s.drawn
        assert lying.count(LIBERAL) + s.liberal == table.liberal_cards
        assert lying.count(FASCIST) + s.fascist == table.fascist_cards
        assert s.outcome is not None or len(s.deck) + len(s.drawn) >= s.rules.elections.hand

    def side(self, s: Table, seat: int) -> str:
        """The party a seat belongs to."""
        return POLICIES[party(s.roles[seat])]

    def role(self, s: Table, seat: int) -> str:
        """The secret role of a seat."""
        return ROLES[s.roles[seat]]

    def first(self, events: Sequence[Event]) -> int | None:
        """The first candidate for president."""
        return next((event.president for event in events if isinstance(event, RoundBegan)), None)

    def progress(self, s: Table) -> dict[str, int]:
        """Policies on the tracks."""
        return {"liberal": s.liberal, "fascist": s.fascist}

    def may_remark(self, s: Table, seat: int, remark: Remark) -> bool:
        """A claim is about an office one has held or a card one has looked at; whether it is true nobody checks."""
        if isinstance(remark, family(Remark, conversation)):
            return self._may_say(s, seat, remark)
        if isinstance(remark, claims.ClaimParty):
            return (seat, remark.seat) in s.investigations and remark.party in POLICIES
        return claims.about_cards(s, seat, remark)

    def _may_say(self, s: Table, seat: int, remark: Remark) -> bool:
        """One speaks of others and to others, asks for cards whoever has held some, and knows a few reasons."""
        other = getattr(remark, "seat", NOBODY)
        if type(other) is not int or not 0 <= other < s.seats or other == seat:
            return False
        if isinstance(remark, conversation.AskCards):
            return any(other in (president, chancellor) for president, chancellor, _ in s.ledger)
        return not isinstance(remark, conversation.Answer) or remark.because in conversation.REASONS

    def sayable(self, s: Table, seat: int) -> tuple[Remark, ...]:
        """What one may claim, and what one may say to another player and ask them, unless one must be silent."""
        if not self.may_talk(s, seat, None):
            return ()
        found = [each[1] for each in claims.claimable(s, seat)]
        other = next((each for each in s.living if each != seat), NOBODY)
        talk = (
            conversation.Accuse(other),
            conversation.Trust(other),
            conversation.AskCards(other),
            conversation.AskVote(other),
            conversation.Answer(other, conversation.REASONS[0]),
        )
        return (*found, *[remark for remark in talk if self._may_say(s, seat, remark)])

    def may_talk(self, s: Table, seat: int, audience: tuple[int, ...] | None) -> bool:
        """All talk is public (SH-022); the dead are silent (SH-035), and so is a government at work (SH-021)."""
        if s.outcome is not None:
            return audience is None
        government = (s.president, getattr(s.agenda[-1], "chancellor", NOBODY)) if s.hand else ()
        return audience is None and seat in s.living and seat not in government
