"""What a victory brings: media cubes and opinions on the national board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import MEDIA_MOVES, MoveMedia, MoveOpinion, Pairs, PassOr, move_opinion
from hemicycle.games.die_macher.election_events import NationalMediaPlaced, NationalOpinionPlaced
from hemicycle.games.die_macher.sums import EMPTY, Verdict
from hemicycle.games.die_macher.table import EVERYBODY, Table, replaced


def rewards(s: Table, found: Verdict) -> Next:
    """What the winners, and those they beat by a nose, may do."""
    terms = s.rules.victory
    business: list[Step[Table, Action]] = []
    for winner in found.winners:
        business += [NationalMedia(winner)] * terms.media_cubes
        business.append(NationalOpinion(winner, opinions_allowed(s, found)))
    if len(found.winners) == 1:
        for beaten in beaten_by_a_nose(s, found):
            business += [NationalMedia(beaten)] * terms.media_cubes_beaten_by_a_nose
    return tuple(business)


def opinions_allowed(s: Table, found: Verdict) -> int:
    """How many opinions each winner may place."""
    terms = s.rules.victory
    if len(found.winners) > 1:
        return terms.opinions_per_partner
    return terms.opinions_by_a_nose if found.by_a_nose else terms.opinions_clear


def beaten_by_a_nose(s: Table, found: Verdict) -> list[int]:
    """The single parties level with a single winner, in turn; by an option also the members of level coalitions."""
    coalitions = s.rules.switch("tied_coalition_members_place_media")
    level = [seat for side in found.beaten if len(side) == 1 or coalitions for seat in side]
    return [seat for seat in s.order() if seat in level]


class NationalMedia(Step[Table, Action]):
    """A party with a media cube in the state may move it to this round's space on the national board."""

    cites = ("5.3.3", "5.3.3a", "5.3.3c", "5.3.3d")
    may = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Table) -> Seats:
        return (self.seat,) if s.lands[0].media[self.seat] else ()

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return MEDIA_MOVES

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"state": s.lands[0].id, "points": s.rules.national_media.points[s.round - 1]}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, MoveMedia):
            s.lands[0].media[seat] -= 1
            s.national_media[s.round - 1] += (seat,)
            s.tell(NationalMediaPlaced, seat, s.round, s.rules.national_media.points[s.round - 1])
        return None


class NationalOpinion(Step[Table, Action]):
    """A winner may move opinions of the state to the national board, one after the other."""

    cites = ("5.3.3", "5.3.3a", "5.3.3b", "5.3.3c", "5.3.3d")
    may = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def waiting(self, s: Table) -> Seats:
        return (self.seat,) if self.left and can_move(s) else ()

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        pairs = moves(s)
        return PassOr(len(pairs), partial(_move, s.rules.cards, pairs))

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        if not isinstance(action, MoveOpinion):
            return {}
        values = s.rules.national_values
        lying = s.name(s.national[action.space])
        points, members = values.points[action.space], values.members[action.space]
        effect = effect_of(s, s.rules.card_number[action.opinion], action.space)
        return {"effect": effect, "lying": lying or action.opinion, "points": points, "members": members}

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"state": s.lands[0].id}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if not isinstance(action, MoveOpinion):
            return None
        place(s, seat, s.rules.card_number[action.opinion], action.space)
        return NationalOpinion(seat, self.left - 1)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        numbers = s.rules.card_number
        if isinstance(action, MoveOpinion) and action.opinion in numbers:
            opinion = numbers[action.opinion]
            if opinion not in s.lands[0].opinions:
                return Refusal("opinion-not-there", {"state": s.lands[0].id, "removed": action.opinion}, ("5.3.3a",))
            if action.space in range(len(s.national)) and s.secured[action.space]:
                lying = s.name(s.national[action.space])
                return Refusal("opinion-secured", {"opinion": lying, "cards": s.secured[action.space]}, ("5.3.3b",))
            return Refusal("another-space", {"spaces": tuple([k + 1 for k in spaces(s, opinion)])}, ("5.3.3b",))
        return super().why_not(s, seat, action)


def spaces(s: Table, opinion: int) -> list[int]:
    """Where an opinion may go: on its like, on its opposite, on the first free space, else on any unsecured one."""
    national = s.national
    if opinion in national:
        return [national.index(opinion)]
    if opinion ^ 1 in national:
        return [national.index(opinion ^ 1)]
    if EMPTY in national:
        return [national.index(EMPTY)]
    return [space for space, cards in enumerate(s.secured) if not cards]


def can_move(s: Table) -> bool:
    """Whether any opinion of the current state has a space to go to."""
    if EMPTY in s.national or 0 in s.secured:
        return bool(opinions_left(s))
    return bool(moves(s))


def opinions_left(s: Table) -> list[int]:
    """The opinions of the current state that have not been moved."""
    return [opinion for opinion in s.lands[0].opinions if opinion != EMPTY]


def moves(s: Table) -> Pairs:
    """Every opinion of the current state with every space it may go to."""
    return [(opinion, space) for opinion in opinions_left(s) for space in spaces(s, opinion)]


def _move(names: tuple[str, ...], pairs: Pairs, number: int) -> MoveOpinion:
    opinion, space = pairs[number]
    return move_opinion(names[opinion], space)


def effect_of(s: Table, opinion: int, space: int) -> str:
    """What an opinion would do on a space."""
    lying = s.national[space]
    if lying == EMPTY:
        return "free"
    if lying == opinion:
        return "secures"
    return "reverses" if lying == opinion ^ 1 else "displaces"


def place(s: Table, seat: int, opinion: int, space: int) -> None:
    """Move an opinion from the current state to the national board."""
    land = s.lands[0]
    if land.doubled != EMPTY and land.opinions[land.doubled] == opinion:
        land.doubled = EMPTY
        s.doublers += 1
    land.opinions = replaced(land.opinions, opinion, EMPTY)
    effect, lying = effect_of(s, opinion, space), s.national[space]
    s.tell(NationalOpinionPlaced, seat, s.name(opinion), space, effect, s.name(lying))
    if effect == "secures":
        s.secured[space] += 1
        return
    if effect != "free":
        displaced = [lying] * (1 + s.secured[space])
        if s.rules.national_opinions.displaced_go_to == "out-of-game":
            s.removed += displaced
        else:
            s.opinions.discards += [(EVERYBODY, card) for card in displaced]
    s.national[space] = opinion
    s.secured[space] = 0
