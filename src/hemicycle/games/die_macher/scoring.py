"""The end of the game: seats, media, members and agreement with the national opinion, with their bonuses."""

from __future__ import annotations

from itertools import accumulate

from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action, Outcome
from hemicycle.games.die_macher.election_events import FinalScore, GameEnded
from hemicycle.games.die_macher.table import Table


class Score:
    """The points of one party by where they come from."""

    def __init__(self, seats: int, media: int, members: int, members_bonus: int, opinions: int, security: int) -> None:
        self.seats = seats
        self.media = media
        self.members = members
        self.members_bonus = members_bonus
        self.opinions = opinions
        self.security = security

    def sources(self) -> tuple[int, ...]:
        """Seats, media, members and opinions, each with its bonus."""
        return (self.seats, self.media, self.members + self.members_bonus, self.opinions + self.security)

    def total(self) -> int:
        """All of them together."""
        return sum(self.sources())


def seats_won(s: Table, seat: int) -> int:
    """The seats of a party in all states that have voted."""
    return sum([seats[seat] for _, _, seats, _, _, _ in s.results])


def score(s: Table, seat: int) -> Score:
    """What a party would score if the game ended now."""
    terms = s.rules.final_scoring
    points = s.rules.national_media.points
    matching = [space for space, opinion in enumerate(s.national) if opinion in s.programme[seat]]
    return Score(
        seats_won(s, seat) * terms.per_seat,
        sum([points[k] * cubes.count(seat) for k, cubes in enumerate(s.national_media)]),
        s.members[seat] * terms.per_member,
        members_bonus(s, seat),
        sum([s.rules.national_values.points[space] for space in matching]),
        sum([security(s, space) for space in matching]),
    )


def security(s: Table, space: int) -> int:
    """The bonus of a matching opinion that is secured: for each security card, or once."""
    cards = s.secured[space]
    counted = cards if s.rules.option("security_bonus") == "per-card" else min(cards, 1)
    return counted * s.rules.final_scoring.security


def members_bonus(s: Table, seat: int) -> int:
    """The bonus of the party with most members and of the second; who is level shares."""
    terms = s.rules.final_scoring
    stronger = len([1 for members in s.members if members > s.members[seat]])
    level = s.members.count(s.members[seat])
    if stronger == 0:
        return terms.most_members if level == 1 else (terms.most_members + terms.second_most_members) // level
    if stronger > 1:
        return 0
    if level == 1:
        return terms.second_most_members
    return terms.second_most_members // level if s.rules.option("second_place_tie") == "split" else 0


class FinalScoring(Step[Table, Action]):
    """All points are added up; the highest total wins."""

    cites = ("6", "6.1", "6.2", "6.3", "6.4", "6.5")

    def conclude(self, s: Table) -> Next:
        scores = [score(s, seat) for seat in range(s.seats)]
        totals = tuple([each.total() for each in scores])
        s.tell_each(final_scores, scores)
        winners = tuple([seat for seat in range(s.seats) if totals[seat] == max(totals)])
        if len(winners) > 1 and s.rules.option("final_tie") == "seats-members-media":
            winners = tie_break(scores, winners)
        s.tell(GameEnded, winners, max(totals))
        return s.finish(Outcome("last-election", winners, "", totals))


def final_scores(scores: list[Score]) -> list[FinalScore]:
    """What every party has scored, by source and summed up."""
    return [final_score(seat, each) for seat, each in enumerate(scores)]


def final_score(seat: int, each: Score) -> FinalScore:
    """What one party has scored."""
    return FinalScore(
        seat, each.seats, each.media, each.members, each.members_bonus, each.opinions, each.security,
        each.sources(), tuple(accumulate(each.sources())), each.total(),
    )  # fmt: skip


def tie_break(scores: list[Score], tied: tuple[int, ...]) -> tuple[int, ...]:
    """By an option seats decide between equal totals, then members, then media."""
    keys = [(scores[seat].seats, scores[seat].members, scores[seat].media) for seat in tied]
    return tuple([seat for seat, key in zip(tied, keys, strict=True) if key == max(keys)])
