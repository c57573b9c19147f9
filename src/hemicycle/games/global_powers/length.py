"""How long a game can last: a bound on the number of decisions, and why it holds.

1. Every evaluation takes as many politicians from every party for good as there are players (GP-096), and a party with
   nobody left ends the game (GP-097). So there are at most `politicians / players` evaluations, rounded up.
2. Between two evaluations every turn ticks off a region or plays a card, and hands are filled only at evaluations
   (GP-031, GP-100). Who can do neither passes, and then the evaluation follows.
3. An activation has a fixed number of actions (GP-035), each of which is used up even when it fails (GP-049); where an
   option gives failed actions back, no more may fail than the region had. Drive adds one per player and evaluation.
4. Whatever happens within an action runs out: sacrifices need politicians, a list of shares is proposed once per
   partner, offers are countered three times, governments and factions vote once, bribes cost trade.
"""

from __future__ import annotations

from hemicycle.games.global_powers.rules import Rules


def most_evaluations(rules: Rules, seats: int) -> int:
    """No game has more evaluations than this."""
    return -(-rules.politicians.per_party // seats)


def most_decisions(rules: Rules, seats: int) -> int:
    """No game has more decisions than this. The bound is generous; it is there to be finite."""
    hand = rules.hand.size
    regions = len(rules.regions)
    rounds = max(rules.start_rounds.rounds.values()) + regions
    setting_up = seats * (2 * regions + rounds + hand)
    turns = regions + seats * hand
    recall = rules.politicians.per_party + 2
    new_round = seats * (2 * seats + 2 * hand + 2) + seats * (seats + 1)
    return setting_up + most_evaluations(rules, seats) * (turns * (recall + _activation(rules, seats)) + new_round)


def _activation(rules: Rules, seats: int) -> int:
    """The longest activation; a card is shorter, for at most it is a proposal or a coup."""
    actions = rules.politicians.per_party + seats * rules.drive.actions
    lists = seats * (actions + seats)
    stops = seats
    return lists + 2 * actions * (stops + _action(rules, seats) * (1 + seats))


def _action(rules: Rules, seats: int) -> int:
    """One action, or one alternative of the opposition: specified, agreed, voted, fought over and carried out."""
    specified = 3
    agreed = 3 * seats
    fought = 2 * seats * (1 + seats * rules.politicians.per_party)
    voted = seats + 2 * _bribes(rules, seats)
    offers = (1 + rules.offers.counter_offers) * (9 + seats)
    war = seats + 1
    proposal = seats * len(rules.regions) + seats
    return specified + agreed + fought + voted + offers + war + proposal


def _bribes(rules: Rules, seats: int) -> int:
    """Before a vote: every region as long as its trade lasts, every bribe with the consent of all partners."""
    return len(rules.regions) * (1 + rules.region_cap.each_resource) * seats
