"""A turn: recall politicians, then play a card or activate a region; after it the evaluation or the next player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import PASS, STOP, Activate, Play, Recall, RecallFrom
from hemicycle.games.global_powers.activation import activate
from hemicycle.games.global_powers.cards import PLAYABLE, play_card
from hemicycle.games.global_powers.evaluation import Evaluation
from hemicycle.games.global_powers.events import FirstPlayer, TurnBegan, TurnPassed
from hemicycle.games.global_powers.politics import then
from hemicycle.games.global_powers.table import Table

RECALL: Final = Recall()


class FirstTurn(Step[Table, Action]):
    """The weakest party begins, unless somebody dominates already."""

    cites = ("GP-027", "GP-036")

    def conclude(self, s: Table) -> Next:
        first = s.weakest(range(s.seats))
        s.tell(FirstPlayer, first)
        s.player = first
        return None if s.check_dominance() else begin_turn(s, first)


def begin_turn(s: Table, seat: int) -> Next:
    """A player's turn begins (GP-027)."""
    s.player = seat
    s.tell(TurnBegan, seat)
    if s.world.strength_before_recall:
        return Turn(seat, tuple([s.strength(region) for region in range(s.world.size)]), False)
    return Turn(seat, (), False)


class Turn(Solo[Table, Action]):
    """Recall politicians if you like, then play one card or activate one region that is still to do."""

    cites = ("GP-030", "GP-031", "GP-032", "GP-033")

    def __init__(self, seat: int, strengths: tuple[int, ...], recalled: bool) -> None:
        self.seat = seat
        self.strengths = strengths  # at the start of the turn, where that counts
        self.recalled = recalled  # whether the time for recalling is over

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        world = s.world
        options: list[Action] = []
        for card in s.hands[seat]:
            if PLAYABLE[card](s, seat):
                options.append(world.plays[card])
        everywhere = world.empty_regions_activated
        options += [world.activations[region] for region in s.to_do if everywhere or s.governments[region]]
        if not options:
            options.append(PASS)
        if s.abroad[seat] and not self.recalled:
            options.append(RECALL)
        return options

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Activate):
            following = activate(s, seat, s.world.index[action.region], self.strengths)
            return turn_ends(s) if following is None else then(following, TURN_ENDS)
        if isinstance(action, Play):
            following = play_card(s, seat, s.world.card_index[action.card])
            return turn_ends(s) if following is None else then(following, TURN_ENDS)
        if isinstance(action, Recall):
            return Recalling(seat), Turn(seat, self.strengths, True)
        s.tell(TurnPassed, seat)
        return turn_ends(s)

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        if isinstance(action, Activate):
            region = s.world.index[action.region]
            return {"government": s.governments[region], "strength": s.strength(region)}
        return {}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Activate) and action.region in s.world.index:
            code = "region-empty" if s.world.index[action.region] in s.to_do else "region-done"
            return Refusal(code, {"region": action.region}, ("GP-031", "GP-033"))
        if isinstance(action, Recall):
            code = "recalled-already" if self.recalled else "nobody-to-recall"
            return Refusal(code, {"regions": s.abroad[seat]}, ("GP-030",))
        if isinstance(action, Play) and action.card in s.world.card_index:
            held = s.world.card_index[action.card] in s.hands[seat]
            code = "card-without-effect" if held else "card-not-held"
            return Refusal(code, {"card": action.card}, (s.world.card_sections[action.card],))
        return super().why_not(s, seat, action)


class Recalling(Step[Table, Action]):
    """Any number of own politicians go back to the base, from where they can be used at once."""

    cites = ("GP-002", "GP-030")
    may = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Table) -> Seats:
        return (self.seat,) if s.abroad[self.seat] else ()

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        recalls = s.world.recalls
        return [*[recalls[region] for region, heads in enumerate(s.heads) if heads[seat]], STOP]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, RecallFrom):
            s.send_home(seat, s.world.index[action.region], 1)
            return None if s.check_dominance() else self
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, RecallFrom) and action.region in s.world.index:
            return Refusal("party-not-there", {"seat": seat, "region": action.region}, ("GP-030",))
        return super().why_not(s, seat, action)


class TurnEnds(Step[Table, Action]):
    """When all regions with a government have been activated there is an evaluation; then the next player's turn."""

    cites = ("GP-027", "GP-033", "GP-036", "GP-090", "GP-101")

    def conclude(self, s: Table) -> Next:
        return turn_ends(s)


class NextTurn(Step[Table, Action]):
    """The turn passes clockwise, after an evaluation too."""

    cites = ("GP-027", "GP-101")

    def conclude(self, s: Table) -> Next:
        return begin_turn(s, (s.player + 1) % s.seats)


def turn_ends(s: Table) -> Next:
    """Dominance first, then the evaluation if it is due, then the next turn (GP-036, GP-090)."""
    s.turns += 1
    if s.check_dominance():
        return None
    for region in s.to_do:
        if s.governments[region]:
            return begin_turn(s, (s.player + 1) % s.seats)
    return Evaluation(), NextTurn()


TURN_ENDS: Final = TurnEnds()
