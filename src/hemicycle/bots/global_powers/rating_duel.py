"""Rating a sacrifice: worth it only for who is not outbid, by what everybody would do after it."""

from __future__ import annotations

from hemicycle.bots.global_powers import consent as theory
from hemicycle.bots.global_powers.judgement import Judgement
from hemicycle.bots.global_powers.worth import Position
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Sacrifice
from hemicycle.games.global_powers.duel import Duel, able, pay
from hemicycle.games.global_powers.table import NOBODY


def duel(judgement: Judgement, step: Duel, action: Action) -> float:
    """Pay for what is worth more than a politician, unless the other side would outbid it."""
    if not isinstance(action, Sacrifice):
        return 0.0
    price = theory.sacrifice_price(judgement.position, judgement.s.active, judgement.seat)
    if not _tempting(judgement, step, price):
        return -max(theory.CLEAR, price)
    carried, paid = _fought_out(judgement, step)
    felt = judgement.motion_felt[judgement.seat]
    stake = felt if judgement.seat in step.friends else -felt
    has_its_way = carried == (judgement.seat in step.friends)
    return (stake if has_its_way else 0.0) - price * paid


def _tempting(judgement: Judgement, step: Duel, price: float) -> bool:
    """Whether a party would pay at all, if everything stayed as it is but for the politicians paid."""
    position, region, felt = judgement.position, judgement.s.active, judgement.motion_felt
    friendly = judgement.seat in step.friends
    others = step.foes if friendly else step.friends
    costs = {seat: theory.sacrifice_price(position, region, seat) for seat in others}
    stakes = {seat: -felt[seat] if friendly else felt[seat] for seat in others}
    heads = position.s.heads[region]
    rival = max(others, key=lambda seat: (heads[seat] > 0, stakes[seat] - costs[seat]))
    own = felt[judgement.seat] if friendly else -felt[judgement.seat]
    mine, theirs = (own, price, heads[judgement.seat]), (stakes[rival], costs[rival], heads[rival])
    (stake, cost, count), (against, charge, many) = (mine, theirs) if friendly else (theirs, mine)
    carried, _, _ = theory.duel(step.standing, (stake, against), (cost, charge), (count, many))
    return carried != step.standing


def _fought_out(judgement: Judgement, step: Duel) -> tuple[bool, int]:
    """Whether the action stands in the end if the party pays now, and how often it will have paid."""
    s = judgement.s.clone()
    standing, payer, paid, count = step.standing, judgement.seat, 0, step.paid
    while payer != NOBODY:
        pay(s, payer)
        standing, paid, count = not standing, paid + (payer == judgement.seat), count + 1
        asked = () if count > 1 and s.world.sacrifices_once_each else able(s, step.foes if standing else step.friends)
        position = Position(s, judgement.position.appraiser, judgement.position.watched)
        answer = Duel(step.region, step.friends, step.foes, asked, standing, count, step.outvoted)
        judges = [Judgement(position, seat, judgement.random) for seat in asked]
        payer = next((each.seat for each in judges if duel(each, answer, Sacrifice()) > 0), NOBODY)
    return standing, paid
