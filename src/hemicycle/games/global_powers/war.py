"""War: two regions add a die to their armies; the winner replaces politicians of the beaten government."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import (
    DECLINE,
    Attack,
    Replace,
    SplitByDice,
    SplitEvenly,
    SplitFirst,
    UseWarmonger,
)
from hemicycle.games.global_powers.arithmetic import fate, upset, war_odds
from hemicycle.games.global_powers.events_acts import ProposedWar, SplitProposed, WarFought, WarmongerUsed
from hemicycle.games.global_powers.movement import not_adjacent
from hemicycle.games.global_powers.politics import clockwise
from hemicycle.games.global_powers.rules import Losses
from hemicycle.games.global_powers.table import BY_DICE, EVENLY, NOBODY, Table
from hemicycle.games.global_powers.world import ARMY, PACT, PEACE, TRADE, WARMONGER

ATTACK: Final = "attack"
DEFENCE: Final = "defence"
SPLIT_EVENLY: Final = SplitEvenly()
SPLIT_BY_DICE: Final = SplitByDice()


class WarTarget(Solo[Table, Attack]):
    """The government chooses whom to attack."""

    cites = ("GP-067", "GP-072", "GP-114", "GP-116")

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Table, seat: int) -> Sequence[Attack]:
        return [s.world.attacks[region] for region in targets(s, s.active, s.acting)]

    def answer(self, s: Table, seat: int, action: Attack) -> Next:
        s.motion = action
        s.split = usual_split(s)
        s.tell(ProposedWar, seat, self.region, action.region)
        return WarSplit(seat, s.acting) if len(s.acting) > 1 else None

    def describe(self, s: Table, seat: int, action: Attack) -> Detail:
        army = s.chips[ARMY]
        odds = war_odds(s.numbers, army[s.active], army[s.world.index[action.region]], 0, 0)
        return {"won": round(100 * odds.won), "drawn": round(100 * odds.drawn), "lost": round(100 * odds.lost)}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Attack) and action.region in s.world.index:
            return why_no_attack(s, s.active, s.world.index[action.region])
        return super().why_not(s, seat, action)


def usual_split(s: Table) -> int:
    """How a victory is shared where nothing was agreed (GP-071)."""
    return BY_DICE if s.option["war_split"] == "dice" else EVENLY


def targets(s: Table, region: int, acting: Seats) -> list[int]:
    """The adjacent regions that may be attacked now."""
    if at_peace(s):
        return []
    return [other for other in s.world.neighbours[region] if attackable(s, region, other, acting)]


def attackable(s: Table, region: int, other: int, acting: Seats) -> bool:
    """A region with a government that is not only the attackers' own, unless a pact forbids it (GP-067, GP-072)."""
    government = s.governments[other]
    if not government or (s.open_cards and pact_between(s, region, other)):
        return False
    if not s.world.attack_needs_outsider:
        return True
    for party in government:
        if party not in acting:
            return True
    return False


def can_attack(s: Table, region: int, acting: Seats) -> bool:
    """Whether there is anybody to attack."""
    if at_peace(s):
        return False
    for other in s.world.neighbours[region]:
        if attackable(s, region, other, acting):
            return True
    return False


def at_peace(s: Table) -> bool:
    """Whether a peace initiative forbids all wars (GP-114)."""
    for card in s.open_cards:
        if card[0] == PEACE:
            return True
    return False


def pact_between(s: Table, attacker: int, defender: int) -> bool:
    """Whether a pact keeps a region from attacking another; by option it binds both (GP-116)."""
    for card, _, protected, neighbour in s.open_cards:
        if card == PACT and protected == defender and neighbour == attacker:
            return True
        if card == PACT and s.world.pacts_bind_both and protected == attacker and neighbour == defender:
            return True
    return False


def why_no_attack(s: Table, region: int, other: int) -> Refusal:
    """Why a region cannot attack another."""
    detail: Detail = {"region": s.world.names[region], "other": s.world.names[other]}
    if other not in s.world.neighbours[region]:
        return not_adjacent(s, s.world.names[other], "GP-067")
    if at_peace(s):
        return Refusal("peace-in-force", {"region": s.world.names[region]}, ("GP-114",))
    if pact_between(s, region, other):
        return Refusal("pact-in-force", detail, ("GP-116",))
    if not s.governments[other]:
        return Refusal("no-government-there", detail, ("GP-067",))
    return Refusal("own-government-there", detail, ("GP-072",))


class WarSplit(Solo[Table, Action]):
    """A coalition says beforehand how it would share a victory out."""

    cites = ("GP-071",)

    def __init__(self, seat: int, partners: Seats) -> None:
        self.seat = seat
        self.partners = partners

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return [SPLIT_EVENLY, SPLIT_BY_DICE, *[SplitFirst(partner) for partner in self.partners]]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, SplitFirst):
            s.split = action.seat
            s.tell(SplitProposed, "first", action.seat)
        elif isinstance(action, SplitEvenly):
            s.split = EVENLY
            s.tell(SplitProposed, "evenly", NOBODY)
        else:
            s.split = BY_DICE
            s.tell(SplitProposed, "by-dice", NOBODY)
        return None

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"mine": action == SplitFirst(seat)}


def make_war(s: Table, action: Attack) -> Next:
    """Owners of an open Warmonger may use it, before the dice are thrown or, by option, after (GP-067, GP-115)."""
    target = s.world.index[action.region]
    involved = (*s.acting, *s.governments[target])
    asked = tuple([k for k in clockwise(s, s.proposer) if k in involved and s.open_card(k, WARMONGER)])
    faces = (s.roll(), s.roll()) if s.option["warmonger_declared"] == "after-roll" else ()
    return War(action.region, asked, 0, 0, faces)


class War(Step[Table, Action]):
    """Whoever has a Warmonger lying open may add to a die; then the war is decided."""

    cites = ("GP-067", "GP-068", "GP-069", "GP-115")
    may = True

    def __init__(self, region: str, asked: Seats, attack: int, defence: int, faces: tuple[int, ...]) -> None:
        self.region = region
        self.asked = asked
        self.attack = attack  # added to the attacker's die
        self.defence = defence
        self.faces = faces  # if thrown already: the attacker's, the defender's

    def waiting(self, s: Table) -> Seats:
        return self.asked[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        options: list[Action] = []
        if seat in s.acting:
            options.append(UseWarmonger(ATTACK))
        if seat in s.governments[s.world.index[self.region]]:
            options.append(UseWarmonger(DEFENCE))
        return [*options, DECLINE]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        attack, defence = self.attack, self.defence
        if isinstance(action, UseWarmonger):
            card = s.open_card(seat, WARMONGER)
            assert card is not None
            s.discard_open(card)
            s.tell(WarmongerUsed, seat, action.side)
            attack += s.rules.warmonger.bonus if action.side == ATTACK else 0
            defence += s.rules.warmonger.bonus if action.side == DEFENCE else 0
        return War(self.region, self.asked[1:], attack, defence, self.faces)

    def prompt(self, s: Table, seat: int) -> Detail:
        totals = [s.chips[ARMY][s.active] + self.attack, s.chips[ARMY][s.world.index[self.region]] + self.defence]
        thrown = self.faces or (0, 0)
        return {
            "home": s.world.names[s.active],
            "thrown": bool(self.faces),
            "ours": totals[0] + thrown[0],
            "theirs": totals[1] + thrown[1],
        }

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"of": "warmonger"} if action is DECLINE else {}

    def conclude(self, s: Table) -> Next:
        attacker, defender = self.faces if self.faces else (s.roll(), s.roll())
        target = s.world.index[self.region]
        attack = s.chips[ARMY][s.active] + attacker + self.attack
        defence = s.chips[ARMY][target] + defender + self.defence
        natural = s.option["warmonger_natural_faces"]
        faces = (attacker, defender) if natural else (attacker + self.attack, defender + self.defence)
        drawn = upset(s.numbers, s.chips[ARMY][s.active], s.chips[ARMY][target], faces[0], faces[1])
        margin = 0 if drawn else attack - defence
        home = s.world.names[s.active]
        s.tell(WarFought, home, self.region, attacker, defender, attack, defence, fate(margin))
        return war_ends(s, target, margin)


def war_ends(s: Table, target: int, margin: int) -> Next:
    """Both regions pay for the war; the winner may replace politicians of the beaten government (GP-069, GP-070)."""
    if margin == 0:
        suffer(s, s.active, s.rules.war.draw_loses)
        suffer(s, target, s.rules.war.draw_loses)
        return None
    attackers, defenders = s.acting, s.governments[target]
    suffer(s, s.active if margin > 0 else target, s.rules.war.winner_loses)
    suffer(s, target if margin > 0 else s.active, s.rules.war.loser_loses)
    if margin > 0:
        return spoils(s, s.proposer, target, attackers, defenders, margin)
    return spoils(s, s.strongest(defenders), s.active, defenders, attackers, -margin)


def suffer(s: Table, region: int, losses: Losses) -> None:
    """A war costs a region chips."""
    s.lose(region, ARMY, losses.army)
    s.lose(region, TRADE, losses.trade)


def spoils(s: Table, seat: int, region: int, winners: Seats, beaten: Seats, margin: int) -> Next:
    """At most as many as the margin, as are there and (by option) as the winners have at home (GP-070, GP-072)."""
    losers = tuple([party for party in beaten if party not in winners])
    most = min(margin, max([s.heads[region][party] for party in losers], default=0))
    if s.option["war_limited_by_base"]:
        most = min(most, sum([s.base[party] for party in winners]))
    return Spoils(seat, s.world.names[region], winners, losers, most) if most else None


class Spoils(Solo[Table, Replace]):
    """The winner replaces politicians of the beaten government by own ones, as many as the margin or fewer."""

    cites = ("GP-070", "GP-071", "GP-072")

    def __init__(self, seat: int, region: str, winners: Seats, losers: Seats, most: int) -> None:
        self.seat = seat
        self.region = region
        self.winners = winners
        self.losers = losers
        self.most = most

    def options(self, s: Table, seat: int) -> Sequence[Replace]:
        return [Replace(count) for count in range(self.most + 1)]

    def answer(self, s: Table, seat: int, action: Replace) -> Next:
        region = s.world.index[self.region]
        for loser in self.losers:
            s.send_home(loser, region, action.politicians)
        split = s.split if region != s.active else usual_split(s)
        for winner in shared_out(s, self.winners, action.politicians, split):
            s.place(winner, region, 1)
        return None


def shared_out(s: Table, winners: Seats, count: int, split: int) -> list[int]:
    """Who places each politician: a partner first, evenly with a die for the remainder, or all by dice (GP-071)."""
    left = [min(s.base[seat], count) for seat in range(s.seats)]
    order = list(winners)
    if split >= 0:
        order = [seat for seat in (split, *clockwise(s, split)[:-1]) if seat in winners]
        return [seat for seat in order for _ in range(left[seat])][:count]
    if len(order) > 1:
        s.chance.shuffle(order)
    placed: list[int] = []
    while len(placed) < count and any([left[seat] for seat in order]):
        able = [seat for seat in order if left[seat]]
        seat = able[s.chance.pick(len(able))] if split == BY_DICE and len(able) > 1 else able[0]
        left[seat] -= 1
        placed.append(seat)
        if split == EVENLY:
            order.remove(seat)
            order.append(seat)
    return placed
