"""How a seat sees the coming elections: the votes everybody will have, and what that is worth to it in points."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log1p

from hemicycle.bots.die_macher.calendar import Calendar
from hemicycle.bots.die_macher.weights import Weights
from hemicycle.games.die_macher.election import RecruitMembers
from hemicycle.games.die_macher.round_end import Payout
from hemicycle.games.die_macher.sums import EMPTY, NOBODY, Cards, absolute_majority, agreement, seats_for
from hemicycle.games.die_macher.table import Land, Table

SURPLUS = 40  # votes beyond the end of the track that are still counted: they make a full track more certain
OPINION_POINTS = 14.0  # of a space on the national board on the average
OPINION_MEMBERS = 2.2
DOUBTS = (0.15, 1.0, 2.0, 3.0)  # by how much is still open


class Outlook:
    """The table through the eyes of a seat. It reads what that seat may know: everybody's board and its own hand."""

    def __init__(self, s: Table, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.calendar = Calendar(s)
        self.programme = list(s.programme)
        self.purse = weights.purse * self.calendar.spending + 0.01
        self.member = self._member()
        self.stakes = self._stakes()
        self.known: dict[str, float] = {}
        self.scenes: dict[str, Scene] = {}

    # --- money and members ---

    def wealth(self, cash: float) -> float:
        """What money is worth in points: the first thousands most, and nothing when all campaigns are over."""
        return self.weights.price * self.purse * log1p(max(0.0, cash) / 1000.0 / self.purse)

    def cost(self, amount: float) -> float:
        """The points that the seat gives up by paying an amount."""
        cash = self.s.cash[self.seat]
        return self.wealth(cash) - self.wealth(cash - amount)

    def worth_of_pay(self, number: int) -> float:
        """Points of a thousand that is paid out after a round."""
        rounds = self.calendar.last_campaign - number
        if rounds <= 0:
            return 0.0
        return self.weights.price / (1.0 + self.weights.income / (self.weights.purse * rounds))

    def _member(self) -> float:
        """What a member is worth: a point, and the money it will bring."""
        rules = self.s.rules
        pays = [k for k in rules.timeline.members_pay_in if k >= self.calendar.round]
        if pays and self.calendar.counted >= pays[0] and self._paid():
            pays = pays[1:]
        income = sum([self.worth_of_pay(k) for k in pays]) * rules.payout.per_member / 1000.0
        return rules.final_scoring.per_member + income + self.weights.bonus

    def _paid(self) -> bool:
        return not any([isinstance(step, Payout) for step in self.s.agenda])

    def _stakes(self) -> list[float]:
        """How much a point of each seat counts for this one: its own fully, those of rivals against it."""
        s, w = self.s, self.weights
        lead = self.scores()
        mean = sum(lead) / s.seats
        stakes = [-w.envy - w.leader * max(-0.5, min(1.0, (points - mean) / 60.0)) * w.envy for points in lead]
        stakes[self.seat] = 1.0
        return stakes

    def scores(self) -> list[float]:
        """The points everybody has for certain."""
        s = self.s
        points = s.rules.national_media.points
        scores = [float(members) for members in s.members]
        for _, _, seats, _, _, _ in s.results:
            for seat, won in enumerate(seats):
                scores[seat] += won
        for number, cubes in enumerate(s.national_media):
            for seat in cubes:
                scores[seat] += points[number]
        return scores

    # --- a state ---

    def scene(self, land: Land) -> Scene:
        """What does not depend on the options in a state."""
        found = self.scenes.get(land.id)
        if found is None:
            found = self.scenes[land.id] = Scene(self, land)
        return found

    def worth(self, land: Land) -> float:
        """What a state as it stands is worth to the seat in points, rivals' points held against it."""
        if land.number <= self.calendar.counted:
            return 0.0
        scene = self.scene(land)
        votes = scene.projected(land)
        chances = scene.chances(land, votes)
        prizes = scene.prizes(land)
        seats, last, per_seat = scene.seats, scene.last, scene.per_seat
        total = 0.0
        for seat, stake in enumerate(self.stakes):
            won = seats[min(last, int(votes[seat] + 0.5))]
            total += stake * (per_seat * won + chances[seat] * prizes[seat])
        return total

    def opinion(self, number: int) -> float:
        """What an own opinion on the national board is worth if it comes there in a round."""
        rest = self.s.rules.timeline.rounds - number
        survives = self.weights.lasting
        years = (1.0 - survives ** (rest + 1)) / (1.0 - survives)
        return OPINION_POINTS * survives**rest + OPINION_MEMBERS * years * self.member

    # --- the national board ---

    def national(self, opinions: list[int], secured: list[int]) -> float:
        """What the national board is worth to the seat with these opinions on it."""
        rules = self.s.rules
        rest = rules.timeline.rounds - self.calendar.counted
        survives = self.weights.abiding
        years = (1.0 - survives ** (rest + self._recruiting())) / (1.0 - survives)
        total = 0.0
        for space, opinion in enumerate(opinions):
            if opinion == EMPTY:
                continue
            lasts = survives**rest if not secured[space] else survives ** (0.5 * rest)
            worth = (
                lasts * rules.national_values.points[space] + rules.national_values.members[space] * years * self.member
            )
            if secured[space]:
                worth += lasts * rules.final_scoring.security
            for seat, programme in enumerate(self.programme):
                if opinion in programme:
                    total += self.stakes[seat] * worth
        return total

    def _recruiting(self) -> int:
        """One election more recruits members if this round's victory is just being celebrated."""
        return int(any([isinstance(step, RecruitMembers) for step in self.s.agenda]))

    # --- everything ---

    def total(self) -> float:
        """The whole position in points, rivals' points held against it."""
        s = self.s
        total = sum([self.worth(land) for land in s.lands]) + self.national(s.national, s.secured)
        scores = self.scores()
        for seat in range(s.seats):
            own = scores[seat] + s.members[seat] * (self.member - 1.0) + self.wealth(s.cash[seat]) + self.reserves(seat)
            total += self.stakes[seat] * own
        return total

    def reserves(self, seat: int) -> float:
        """What cards and pieces not yet used are worth; meetings count only where cubes are missing."""
        s, w = self.s, self.weights
        later = self.calendar.spending
        price = self.worth_of_pay(self.calendar.round)
        hand = [s.rules.cabinet[card] for card in s.cabinet[seat]]
        cards = sum([max(0.0, card.votes - card.cost / 1000.0 * price) for card in hand])
        gifts = sum([self.gift(s.rules.donations[card].amount) for card in s.donations[seat]])
        cubes = w.cubes * s.media[seat] * min(1.0, later / 2.0) - w.supply * self.missing(seat)
        return w.keep * cards * later / (1.0 + later) + cubes + gifts

    def missing(self, seat: int) -> int:
        """How many meetings more a seat could hold in the coming round if it had the cubes."""
        s, calendar = self.s, self.calendar
        coming = calendar.round if calendar.meetings else calendar.round + 1
        if coming > calendar.last_campaign:
            return 0
        states = s.rules.states_in_play[coming - 1]
        return max(0, states * s.rules.meetings.most_per_state_and_round - s.meetings[seat])

    def gift(self, amount: int) -> float:
        """What a donation card in hand may bring."""
        return 0.5 * amount / 1000.0 * self.worth_of_pay(self.calendar.round + 1) + 2.0


class Scene:
    """One state through the eyes of a seat: what stays the same while options are weighed."""

    def __init__(self, view: Outlook, land: Land) -> None:
        s, w, calendar = view.s, view.weights, view.calendar
        rules = s.rules
        self.view = view
        self.rounds = land.number - calendar.round
        self.to_come = [w.meetings * times for times in calendar.rallies(land, s.line.index(land.id))]
        self.room = rules.meetings.spaces * max(1, self.rounds)
        self.swaps = calendar.swaps(land)
        doubt = w.doubt * DOUBTS[calendar.open_questions(land)]
        self.scale = 0.5 + 0.8 * doubt
        self.most = rules.tracks.most_votes
        card = rules.state_cards[land.id]
        self.seats = smoothed(card.seats, rules.seat_rows.from_votes, self.most, doubt)
        self.last = len(self.seats) - 1
        self.per_seat = float(rules.final_scoring.per_seat)
        if land.number in rules.timeline.seats_pay_in:
            self.per_seat += view.worth_of_pay(land.number) * rules.payout.per_seat / 1000.0
        self.per_vote = self.per_seat * card.seats[-1] / self.most
        self.cube = float(rules.national_media.points[land.number - 1])
        self.market = self.rounds > 0 or calendar.market
        self.opinion = w.prize * view.opinion(land.number)
        self.issues: tuple[Cards, int, list[Cards]] | None = None
        self.agreements: list[int] = []
        self.matches: list[int] = []

    def compare(self, land: Land) -> None:
        """How far everybody's programme agrees with the opinions of the state."""
        programmes = self.view.programme
        if self.issues is not None:
            opinions, doubled, compared = self.issues
            if opinions == land.opinions and doubled == land.doubled and compared == programmes:
                return
        self.issues = land.opinions, land.doubled, programmes[:]
        weight = self.view.s.rules.doublers.weight
        shown = land.opinions
        self.agreements = [agreement(programme, shown, land.doubled, weight) for programme in programmes]
        self.matches = [len([1 for card in shown if card in programme]) for programme in programmes]

    def projected(self, land: Land) -> list[float]:
        """The votes everybody will have on election day; beyond the end of the track as far as meetings reach."""
        self.compare(land)
        w = self.view.weights
        controller = land.controller() if self.swaps else NOBODY
        majority = absolute_majority(land.votes) if self.rounds > 0 else NOBODY
        hope = w.hope * self.rounds
        projected = []
        for seat, agreed in enumerate(self.agreements):
            factor = land.trend[seat] + agreed + hope
            if seat == controller:
                factor += w.control * min(self.swaps, 2)
            if seat == majority:
                factor += w.majority
            each = factor if factor >= 1.0 else 0.5 + 0.5 * max(0.0, factor)  # at worst one vote for two meetings
            held = land.meetings[seat]
            projected.append(land.votes[seat] + (held + min(self.to_come[seat], self.room - held)) * each)
        return projected

    def chances(self, land: Land, votes: list[float]) -> list[float]:
        """How likely everybody is to win a state, alone or with the partner."""
        partners = self.view.s.partners
        together = self.rounds == 0 and max(partners) != NOBODY
        strengths = [self._on_top(land, seat, each) if each >= self.most else each for seat, each in enumerate(votes)]
        if together:
            alone = strengths[:]
            for seat, mate in enumerate(partners):
                if mate != NOBODY:
                    strengths[seat] = alone[seat] + alone[mate]
        best = max(strengths)
        odds = [exp((strength - best) / self.scale) for strength in strengths]
        total = sum(odds)
        if together:  # a pair is counted once
            total -= sum([odds[seat] for seat, mate in enumerate(partners) if NOBODY != mate < seat])
        return [each / total for each in odds]

    def _on_top(self, land: Land, seat: int, votes: float) -> float:
        """Level at the end of the track: who comes later lies above."""
        s = self.view.s
        turn = (seat - s.start_player) % s.seats
        above = 0.4 * turn if land.votes[seat] < self.most else 0.05 * land.stack.index(seat) - 0.5
        return self.most + above + 0.1 * min(votes - self.most, 10.0)

    def prizes(self, land: Land) -> list[float]:
        """What winning the state brings everybody: the media cube, and opinions for the national board."""
        view, s = self.view, self.view.s
        room = self.market and sum(land.media) < s.rules.media.spaces
        maybe = view.weights.cube * self.cube if room else 0.0
        hidden = 0.35 * len(land.hidden)
        found = []
        for seat, matches in enumerate(self.matches):
            allowed = 1.0 if self.rounds == 0 and s.partners[seat] != NOBODY else 2.0
            prize = self.opinion * min(allowed, matches + hidden)
            found.append(prize + (self.cube if land.media[seat] else maybe if s.media[seat] else 0.0))
        return found


@lru_cache(maxsize=2048)
def smoothed(seats: Cards, from_votes: Cards, most: int, doubt: float) -> tuple[float, ...]:
    """The seats to be expected for a number of votes that may still change."""
    reach = range(-3, 4)
    shares = [exp(-0.5 * (step / 1.5) ** 2) for step in reach]
    found = []
    for votes in range(most + SURPLUS + 1):
        near = [max(0, min(most, round(votes + step * doubt / 1.5))) for step in reach]
        seats_near = [seats_for(each, from_votes, seats) for each in near]
        found.append(sum([share * each for share, each in zip(shares, seats_near, strict=True)]) / sum(shares))
    return tuple(found)
