"""A turn: recall politicians, then play a card or activate a region; after it the evaluation or the next player."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import PASS, Activate, Play, Recall
from hemicycle.games.global_powers.activation import activate
from hemicycle.games.global_powers.cards import play_card, playable
from hemicycle.games.global_powers.evaluation import Evaluation
from hemicycle.games.global_powers.events import FirstPlayer, TurnBegan, TurnPassed
from hemicycle.games.global_powers.politics import then
from hemicycle.games.global_powers.table import Table


class FirstTurn(Step[Table, Action]):
    """The weakest party begins."""

    cites = ("GP-027",)

    def conclude(self, s: Table) -> Next:
        s.player = s.weakest(range(s.seats))
        s.tell(FirstPlayer, s.player)
        return begin_turn(s)


def begin_turn(s: Table) -> Next:
    """A turn of the player whose turn it is."""
    s.tell(TurnBegan, s.player)
    if s.option["strength_measured"] == "before-recall":
        return Turn(s.player, tuple([s.strength(region) for region in range(s.world.size)]))
    return Turn(s.player, ())


class Turn(Step[Table, Action]):
    """Recall politicians as you like, then play one card or activate one region that is still to do."""

    cites = ("GP-030", "GP-031", "GP-032", "GP-033")

    def __init__(self, seat: int, strengths: tuple[int, ...]) -> None:
        self.seat = seat
        self.strengths = strengths  # at the start of the turn, where that counts

    def waiting(self, s: Table) -> Seats:
        return (self.seat,)

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        world = s.world
        regions = range(world.size)
        empty_too = s.option["empty_region_activation"]
        to_do = [world.activations[k] for k in regions if not s.done[k] and (empty_too or s.governments[k])]
        recalls = [world.recalls[k] for k in regions if s.heads[k][seat]]
        cards = [world.plays[card] for card in s.hands[seat] if playable(s, seat, card)]
        return [*recalls, *cards, *to_do] if to_do else [*recalls, *cards, PASS]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Recall):
            s.send_home(seat, s.world.index[action.region], 1)
            return None if s.check_dominance() else self
        if isinstance(action, Play):
            return then(play_card(s, seat, s.world.card_index[action.card]), TurnEnds())
        if isinstance(action, Activate):
            return then(activate(s, seat, s.world.index[action.region], self.strengths), TurnEnds())
        s.tell(TurnPassed, seat)
        return TurnEnds()

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        if isinstance(action, Activate):
            region = s.world.index[action.region]
            return {"government": s.governments[region], "strength": s.strength(region)}
        return {}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Activate) and action.region in s.world.index:
            code = "region-done" if s.done[s.world.index[action.region]] else "region-empty"
            return Refusal(code, {"region": action.region}, ("GP-031", "GP-033"))
        if isinstance(action, Recall) and action.region in s.world.index:
            return Refusal("nobody-to-recall", {"region": action.region}, ("GP-030",))
        if isinstance(action, Play) and action.card in s.world.card_index:
            held = s.world.card_index[action.card] in s.hands[seat]
            code = "card-without-effect" if held else "card-not-held"
            return Refusal(code, {"card": action.card}, (s.world.card_sections[action.card],))
        return super().why_not(s, seat, action)


class TurnEnds(Step[Table, Action]):
    """When all regions with a government have been activated there is an evaluation; then the next player's turn."""

    cites = ("GP-027", "GP-033", "GP-036", "GP-090", "GP-101")

    def conclude(self, s: Table) -> Next:
        s.turns += 1
        if s.check_dominance():
            return None
        if all([s.done[region] or not s.governments[region] for region in range(s.world.size)]):
            return Evaluation(), NextTurn()
        return NextTurn()


class NextTurn(Step[Table, Action]):
    """The turn passes clockwise, after an evaluation too."""

    cites = ("GP-027", "GP-101")

    def conclude(self, s: Table) -> Next:
        s.player = (s.player + 1) % s.seats
        return begin_turn(s)
