"""Level 2 in a hurry: the same valuation with fewer thoughts, for playing on at imagined tables."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.bots.global_powers.cards import card_value
from hemicycle.bots.global_powers.consent import outcome
from hemicycle.bots.global_powers.judgement import Judgement
from hemicycle.bots.global_powers.motions import simple_motions
from hemicycle.bots.global_powers.rating import rate
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import STOP, Act, Activate, Play
from hemicycle.games.global_powers.activation import GovernmentActs
from hemicycle.games.global_powers.turn import Turn

SLOW = {"diplomatic-initiative", "peace-initiative", "warmonger", "non-aggression-pact"}  # to think about
CARDS = 2  # cards thought of in a turn


def hurried(judgement: Judgement, options: Sequence[Action]) -> Action:
    """A good option, found quickly."""
    step = judgement.s.agenda[-1]
    if isinstance(step, Turn):
        return quick_turn(judgement, options)
    if isinstance(step, GovernmentActs):
        return quick_act(judgement, options)
    values = rate(judgement, options)
    return options[max(range(len(values)), key=values.__getitem__)]


def quick_turn(judgement: Judgement, options: Sequence[Action]) -> Action:
    """The best own region, or one of two cards; if there is neither, any region."""
    s, seat, index = judgement.s, judgement.seat, judgement.s.world.index
    regions = [option for option in options if isinstance(option, Activate)]
    own = [option for option in regions if seat in s.governments[index[option.region]]]
    held = [option for option in options if isinstance(option, Play) and option.card not in SLOW]
    chosen = judgement.random.sample(held, min(CARDS, len(held)))
    rated: list[tuple[float, Action]] = [(judgement.activation_value(index[option.region]), option) for option in own]
    rated += [
        (card_value(judgement.position, seat, s.world.card_index[option.card]) - judgement.weights.card, option)
        for option in chosen
    ]
    if regions and not own:
        rated.append((0.0, judgement.random.choice(regions)))
    return max(rated, key=lambda each: each[0])[1] if rated else options[0]


def quick_act(judgement: Judgement, options: Sequence[Action]) -> Action:
    """The best action a government can take by itself."""
    s, seat = judgement.s, judgement.seat
    acting = s.governments[s.active]
    if s.active in s.sanctioned:
        return STOP
    best, chosen = 0.0, ""
    for kind, _, change in simple_motions(judgement.position, s.active, acting, (seat,)):
        if judgement.felt(change) > best:
            value = outcome(judgement.position, s.active, acting, judgement.position.felt(change), seat)
            if value > best:
                best, chosen = value, kind
    return next((option for option in options if isinstance(option, Act) and option.kind == chosen), STOP)
