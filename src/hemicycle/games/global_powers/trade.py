"""Trade and tribute: an offer is drawn up, answered, perhaps countered, and carried out at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import CONSENT, Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action, Event
from hemicycle.games.global_powers.actions import SEND, Accept, Approach, Counter, Give, Refuse, Take, Trade
from hemicycle.games.global_powers.events_acts import Offered, OfferMade, OfferRefused, Traded
from hemicycle.games.global_powers.movement import not_adjacent
from hemicycle.games.global_powers.politics import clockwise, spelled
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import ARMY, RESOURCES, TRADE

Chips = tuple[int, ...]  # by resource
NOTHING: Final[Chips] = (0, 0, 0, 0)
ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
COUNTER: Final = Counter()


class Partner(Solo[Table, Approach]):
    """The government chooses an adjacent region to trade with."""

    cites = ("GP-065",)

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Table, seat: int) -> Sequence[Approach]:
        return [s.world.approaches[region] for region in partners(s, s.active)]

    def answer(self, s: Table, seat: int, action: Approach) -> Next:
        return Offer(seat, action.region, NOTHING, NOTHING, 0, True)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Approach) and action.region in s.world.index:
            if s.world.index[action.region] not in s.world.neighbours[s.active]:
                return not_adjacent(s, action.region, "GP-065")
            return Refusal("no-government-there", {"region": self.region, "other": action.region}, ("GP-065",))
        return super().why_not(s, seat, action)


def partners(s: Table, region: int) -> list[int]:
    """The adjacent regions with a government to deal with and anything to exchange."""
    return [k for k in s.world.neighbours[region] if s.governments[k] and goods(s, region, k)]


def can_trade(s: Table, region: int) -> bool:
    """Whether there is any region to trade with."""
    for other in s.world.neighbours[region]:  # the first one ends the search
        if s.governments[other] and (s.chips[TRADE][region] or goods(s, region, other)):
            return True
    return False


def goods(s: Table, region: int, other: int) -> bool:
    """Whether there is a chip that may change hands between two regions."""
    raw, trade, diplomacy, army = s.chips
    if raw[region] or trade[region] or diplomacy[region] or raw[other] or trade[other] or diplomacy[other]:
        return True
    return bool((army[region] and deliverable(s, other, ARMY)) or (army[other] and deliverable(s, region, ARMY)))


def deliverable(s: Table, region: int, resource: int) -> bool:
    """Whether a region may receive a resource: a disarmed one no army, not even by trade (GP-076)."""
    return resource != ARMY or region not in s.disarmed or not s.option["disarmament_bars_trade"]


class Offer(Solo[Table, Action]):
    """An offer is drawn up: so many chips of a kind to give or to take, each kind once, then it is sent."""

    cites = ("GP-065",)

    def __init__(self, seat: int, region: str, give: Chips, take: Chips, counters: int, ours: bool) -> None:
        self.seat = seat
        self.region = region  # the partner of the active region
        self.give = give  # from the author's region
        self.take = take
        self.counters = counters  # counter-offers so far, this one included
        self.ours = ours  # whether the author speaks for the active region

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        options: list[Action] = [SEND] if self.give != NOTHING or self.take != NOTHING else []
        home, away = self.sides(s)
        world = s.world
        for resource, held in enumerate(s.chips):
            if not self.give[resource] and not self.take[resource]:
                if held[home] and (not s.disarmed or deliverable(s, away, resource)):
                    options += world.gives[resource][: held[home]]
                if held[away] and (not s.disarmed or deliverable(s, home, resource)):
                    options += world.takes[resource][: held[away]]
        return options

    def sides(self, s: Table) -> tuple[int, int]:
        """The author's region and the other one."""
        other = s.world.index[self.region]
        return (s.active, other) if self.ours else (other, s.active)

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Give):
            give = with_amount(self.give, RESOURCES.index(action.resource), action.count)
            return Offer(seat, self.region, give, self.take, self.counters, self.ours)
        if isinstance(action, Take):
            take = with_amount(self.take, RESOURCES.index(action.resource), action.count)
            return Offer(seat, self.region, self.give, take, self.counters, self.ours)
        give, take = (self.give, self.take) if self.ours else (self.take, self.give)
        s.motion = Trade(self.region, give, take)
        s.tell_each(announced, s, seat, self.region, give, take)
        return reply(s, seat, self.counters) if self.counters else None

    def prompt(self, s: Table, seat: int) -> Detail:
        gives, takes = spelled(self.give), spelled(self.take)
        return {"gives": gives, "takes": takes, **(answered(s, ours=self.ours) if self.counters else {})}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if not isinstance(action, Give | Take) or action.resource not in RESOURCES:
            return super().why_not(s, seat, action)
        home, away = self.sides(s)
        giver, receiver = (home, away) if isinstance(action, Give) else (away, home)
        resource = RESOURCES.index(action.resource)
        detail: Detail = {"region": s.world.names[giver], "resource": action.resource, "count": action.count}
        if not deliverable(s, receiver, resource):
            return Refusal("disarmed", {"region": s.world.names[receiver]}, ("GP-076",))
        if action.count > s.chips[resource][giver] or action.count < 1:
            return Refusal("chips-not-there", {**detail, "held": s.chips[resource][giver]}, ("GP-004", "GP-065"))
        return Refusal("already-in-offer", detail, ("GP-065",))


def announced(s: Table, seat: int, region: str, give: Chips, take: Chips) -> list[Event]:
    """What everybody hears of an offer: who makes it, and kind by kind what either region would give."""
    home = s.world.names[s.active]
    heard: list[Event] = [OfferMade(seat, home, region)]
    for resource, name in enumerate(RESOURCES):
        if give[resource]:
            heard.append(Offered(home, name, give[resource]))
        if take[resource]:
            heard.append(Offered(region, name, take[resource]))
    return heard


def answered(s: Table, *, ours: bool) -> Detail:
    """The offer that is to be answered, from the side of who answers: what one would get and what one would pay."""
    motion = s.motion
    assert isinstance(motion, Trade)
    get, pay = (motion.take, motion.give) if ours else (motion.give, motion.take)
    return {"get": spelled(get), "pay": spelled(pay)}


def with_amount(chips: Chips, resource: int, count: int) -> Chips:
    """The chips with one amount changed."""
    return (*chips[:resource], count, *chips[resource + 1 :])


def negotiate(s: Table, action: Trade) -> Next:
    """The offer is confirmed at home; now the other government answers (GP-065)."""
    return reply(s, s.proposer, 0)


def reply(s: Table, author: int, counters: int) -> Next:
    """All who have a say and did not make this offer are asked, clockwise; who governs on both sides asks nobody."""
    motion = s.motion
    assert isinstance(motion, Trade)
    there = s.governments[s.world.index[motion.region]]
    settled = s.acting if counters == 0 else (author,)
    asked = [k for k in clockwise(s, author) if (k in there or k in s.acting) and k not in settled]
    return Reply(motion.region, author, tuple(asked), counters)


class Reply(Step[Table, Action]):
    """Every government party on the other side accepts, refuses or makes a counter-offer."""

    cites = ("GP-065",)
    kind = CONSENT

    def __init__(self, region: str, author: int, asked: Seats, counters: int) -> None:
        self.region = region
        self.author = author
        self.asked = asked
        self.counters = counters

    def waiting(self, s: Table) -> Seats:
        return self.asked[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        more = self.counters < s.world.counter_offers and goods(s, s.active, s.world.index[self.region])
        return [ACCEPT, REFUSE, COUNTER] if more else [ACCEPT, REFUSE]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Accept):
            return Reply(self.region, self.author, self.asked[1:], self.counters)
        if isinstance(action, Refuse):
            s.tell(OfferRefused, seat)
            return None
        return Offer(seat, self.region, NOTHING, NOTHING, self.counters + 1, seat in s.acting)

    def conclude(self, s: Table) -> Next:
        motion = s.motion
        assert isinstance(motion, Trade)
        exchange(s, s.active, s.world.index[motion.region], motion.give, motion.take)
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        return answered(s, ours=seat in s.acting)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Counter):
            return Refusal("no-more-counters", {"most": s.world.counter_offers}, ("GP-065",))
        return super().why_not(s, seat, action)


def exchange(s: Table, region: int, other: int, give: Chips, take: Chips) -> None:
    """All chips change hands at once, as far as they are there; what a region cannot hold is lost (GP-004)."""
    s.tell(Traded, s.world.names[region], s.world.names[other])
    for resource in range(len(RESOURCES)):
        given = s.lose(region, resource, give[resource])
        taken = s.lose(other, resource, take[resource])
        s.gain(other, resource, given)
        s.gain(region, resource, taken)
