"""The start round: two sealed columns, carried out together and free of charge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import product

from hemicycle.core.options import Numbers
from hemicycle.core.steps import Detail, Next, Sealed, Seats
from hemicycle.games.die_macher.actions import FirstColumn, SecondColumn
from hemicycle.games.die_macher.events import SheetOpened
from hemicycle.games.die_macher.setup import send_meetings
from hemicycle.games.die_macher.table import Table

Places = tuple[int, ...]  # of states in line
Gifts = tuple[tuple[int, ...], ...]  # of a line, kind by kind


class StartSheetOne(Sealed[Table, FirstColumn]):
    """Everybody secretly picks a line of the first column: trend, votes and meetings, each for a state."""

    cites = ("5.1",)

    def waiting(self, s: Table) -> Seats:
        return tuple(range(s.seats))

    def options(self, s: Table, seat: int) -> Sequence[FirstColumn]:
        return Numbers(partial(first_column, s), 0, len(forms(s.rules.first_column, len(s.lands))) - 1)

    def describe(self, s: Table, seat: int, action: FirstColumn) -> Detail:
        line = s.rules.first_lines[action.line]
        return {"vote_gifts": line.votes, "meeting_gifts": line.meetings}

    def foresee(self, s: Table, seat: int, action: FirstColumn) -> bool:
        carry_out_first(s, seat, action)
        return True

    def resolve(self, s: Table, answers: Sequence[tuple[int, FirstColumn]]) -> Next:
        s.sheets = [action for _, action in answers]
        return StartSheetTwo()


class StartSheetTwo(Sealed[Table, SecondColumn]):
    """Everybody secretly picks a line of the second column, media cubes and members; then all sheets are uncovered."""

    cites = ("5.1",)

    def waiting(self, s: Table) -> Seats:
        return tuple(range(s.seats))

    def options(self, s: Table, seat: int) -> Sequence[SecondColumn]:
        return Numbers(partial(second_column, s), 0, len(forms(s.rules.second_column, len(s.lands))) - 1)

    def describe(self, s: Table, seat: int, action: SecondColumn) -> Detail:
        return {"members": s.rules.second_lines[action.line].members}

    def foresee(self, s: Table, seat: int, action: SecondColumn) -> bool:
        carry_out_second(s, seat, action)
        return True

    def resolve(self, s: Table, answers: Sequence[tuple[int, SecondColumn]]) -> Next:
        for seat in s.order():
            first = s.sheets[seat]
            assert isinstance(first, FirstColumn)
            carry_out(s, seat, first, answers[seat][1])
        s.sheets = []
        return None


def carry_out(s: Table, seat: int, first: FirstColumn, second: SecondColumn) -> None:
    """Put everything a start sheet asks for on the boards."""
    carry_out_first(s, seat, first)
    carry_out_second(s, seat, second)
    one, members = s.rules.first_lines[first.line], s.rules.second_lines[second.line].members
    s.tell(
        SheetOpened, seat, first.trend, one.votes, first.votes, one.meetings, first.meetings, second.media, members
    )  # fmt: skip


def carry_out_first(s: Table, seat: int, first: FirstColumn) -> None:
    """Trend, votes and meetings go to the states chosen for them."""
    one = s.rules.first_lines[first.line]
    for gift, state in enumerate(first.trend):
        s.boards[state].move_trend(seat, one.trend[gift], s.rules)
    for gift, state in enumerate(first.votes):
        s.boards[state].add_votes(seat, one.votes[gift], s.rules.tracks.most_votes)
    for gift, state in enumerate(first.meetings):
        send_meetings(s, s.boards[state], seat, one.meetings[gift])


def carry_out_second(s: Table, seat: int, second: SecondColumn) -> None:
    """Media cubes go to their states, of which more than there are places may come together, and members join."""
    for state in second.media:
        s.boards[state].media[seat] += 1
        s.media[seat] -= 1
    s.recruit(seat, s.rules.second_lines[second.line].members)


@cache
def forms(lines: tuple[tuple[int, Gifts], ...], states: int) -> tuple[tuple[int, tuple[Places, ...]], ...]:
    """Every way to fill in a column: a line, and for each kind of gift on it the places in line they are sent to."""
    ways = [(number, product(*[ways_to_send(gifts, states) for gifts in line])) for number, line in lines]
    return tuple([(number, way) for number, all_ways in ways for way in all_ways])


def ways_to_send(gifts: tuple[int, ...], states: int) -> list[Places]:
    """Every way to send gifts to places; equal gifts are not told apart."""
    pairs = [k for k in range(len(gifts) - 1) if gifts[k] == gifts[k + 1]]
    ways = product(range(states), repeat=len(gifts))
    return [way for way in ways if all([way[k] <= way[k + 1] for k in pairs])]


def first_column(s: Table, number: int) -> FirstColumn:
    """A way to fill in the first column."""
    line, (trend, votes, meetings) = forms(s.rules.first_column, len(s.lands))[number]
    return FirstColumn(line, states(s, trend), states(s, votes), states(s, meetings))


def second_column(s: Table, number: int) -> SecondColumn:
    """A way to fill in the second column."""
    line, (media,) = forms(s.rules.second_column, len(s.lands))[number]
    return SecondColumn(line, states(s, media))


def states(s: Table, places: Places) -> tuple[str, ...]:
    """The states at these places of the line."""
    return tuple([s.line[place] for place in places])
