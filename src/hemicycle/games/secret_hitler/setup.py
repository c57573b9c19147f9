"""Set-up: roles, deck and the first candidate."""

from __future__ import annotations

from hemicycle.core.chance import Chance
from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action
from hemicycle.games.secret_hitler.election import Round
from hemicycle.games.secret_hitler.events import RoleDealt
from hemicycle.games.secret_hitler.rules import Rules
from hemicycle.games.secret_hitler.table import FASCIST, HITLER, LIBERAL, NOBODY, ROLES, Table


def new_table(rules: Rules, seats: int, chance: Chance) -> Table:
    """Deal the roles, shuffle the deck and draw the first president (SH-001, SH-002, SH-005)."""
    table = rules.for_seats(seats)
    roles = [HITLER] + [FASCIST] * table.fascists + [LIBERAL] * (seats - 1 - table.fascists)
    chance.shuffle(roles)
    deck = [LIBERAL] * (table.liberal_cards - table.enacted_liberal)
    deck += [FASCIST] * (table.fascist_cards - table.enacted_fascist)
    chance.shuffle(deck)
    first = chance.pick(seats)
    return Table(
        rules=rules,
        chance=chance,
        seats=seats,
        roles=tuple(roles),
        track=table.track,
        living=tuple(range(seats)),
        deck=tuple(deck),
        discards=(),
        liberal=table.enacted_liberal,
        fascist=table.enacted_fascist,
        tracker=0,
        president=first,
        turn=(first - 1) % seats,
        called=NOBODY,
        last_president=NOBODY,
        last_chancellor=NOBODY,
        hand=(),
        drawn=(),
        picked=NOBODY,
        sessions=(),
        peeks=(),
        foreseen=(),
        ledger=(),
        investigations=(),
        not_hitler=(),
    )


def hitler_knows(s: Table) -> bool:
    """Whether Hitler opens his eyes as well (SH-004)."""
    return s.rules.for_seats(s.seats).hitler_knows


def known_fascists(roles: tuple[int, ...], seat: int, informed: bool) -> tuple[tuple[int, ...], int]:
    """The fellow fascists and Hitler as far as a seat knows them from the start; -1: it does not.

    Of Hitler it must be said whether he is informed (SH-004); fascists always are.
    """
    role = roles[seat]
    if role == LIBERAL:
        return (), NOBODY
    others = tuple([k for k in range(len(roles)) if roles[k] == FASCIST and k != seat])
    if role == FASCIST:
        return others, roles.index(HITLER)
    return (others if informed else ()), seat


class Roles(Step[Table, Action]):
    """Everybody looks at the own role; the fascists open their eyes."""

    cites = ("SH-001", "SH-002", "SH-003", "SH-004", "SH-005")

    def conclude(self, s: Table) -> Next:
        for seat in range(s.seats):
            s.whisper((seat,), role_dealt, s, seat)
        return Round()


def role_dealt(s: Table, seat: int) -> RoleDealt:
    """What a seat learns when everybody looks at the own role."""
    return RoleDealt(ROLES[s.roles[seat]], *known_fascists(s.roles, seat, hitler_knows(s)))
