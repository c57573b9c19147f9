"""Secret Hitler (Boxleiter, Maranges, Temkin; CC BY-NC-SA 4.0, see LICENSE.md in this folder)."""

from __future__ import annotations

from typing import Any

from hemicycle.core.chance import Chance
from hemicycle.core.game import Game
from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action, Event, Remark, family
from hemicycle.core.view import View
from hemicycle.games.secret_hitler import actions, claims, election, events, powers, session, setup, tracker
from hemicycle.games.secret_hitler.board import Board
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
    table = Table
    rules = Rules
    board = Board
    pieces = (Session,)
    steps = family(Step, setup, election, tracker, session, powers)
    actions = family(Action, actions)
    remarks = family(Remark, claims)
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

    def may_remark(self, s: Table, seat: int, remark: Remark) -> bool:
        """A claim is about an office one has held or a card one has looked at; whether it is true nobody checks."""
        if isinstance(remark, claims.ClaimParty):
            return (seat, remark.seat) in s.investigations and remark.party in POLICIES
        cards = getattr(remark, "cards", "")
        if not isinstance(cards, str) or not cards or set(cards) - {"L", "F"}:
            return False
        if isinstance(remark, claims.ClaimPeeked):
            return len(cards) == s.rules.elections.hand and seat in [viewer for viewer, _ in s.peeks]
        number = getattr(remark, "session", -1)
        if type(number) is not int or not 0 <= number < len(s.ledger):
            return False
        president, chancellor, _ = s.ledger[number]
        if isinstance(remark, claims.ClaimReceived):
            return seat == chancellor and len(cards) == s.rules.elections.hand - 1
        size = s.rules.elections.hand - isinstance(remark, claims.ClaimPassed)
        return seat == president and len(cards) == size

    def sayable(self, s: Table, seat: int) -> tuple[Remark, ...]:
        """A claim about every office one has held and every card one has looked at."""
        found: list[Remark] = []
        drawn = "L" + "F" * (s.rules.elections.hand - 1)
        for number, (president, chancellor, _) in enumerate(s.ledger):
            if seat == president:
                found += [claims.ClaimDrew(number, drawn), claims.ClaimPassed(number, drawn[:-1])]
            elif seat == chancellor:
                found.append(claims.ClaimReceived(number, drawn[:-1]))
        if seat in [viewer for viewer, _ in s.peeks]:
            found.append(claims.ClaimPeeked(drawn))
        seen = [target for viewer, target in s.investigations if viewer == seat]
        return (*found, *[claims.ClaimParty(target, POLICIES[LIBERAL]) for target in seen])

    def may_talk(self, s: Table, seat: int, audience: tuple[int, ...] | None) -> bool:
        """All talk is public (SH-022); the dead are silent (SH-035), and so is a government at work (SH-021)."""
        government = (s.president, getattr(s.agenda[-1], "chancellor", NOBODY)) if s.hand else ()
        return audience is None and seat in s.living and seat not in government
