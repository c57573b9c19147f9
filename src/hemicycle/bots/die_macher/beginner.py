"""Level 1: rules of thumb. It looks at the state that votes next, takes every donation, and makes mistakes."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.bots.bot import Bot
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.games.die_macher import actions
from hemicycle.games.die_macher.polls import DecidePoll, steps_of
from hemicycle.games.die_macher.table import Land, Table

MISTAKES = 0.15  # how often it does anything at all
MOST_FOR_A_POLL = 3000
RESERVE = 6000  # money it does not spend on media and ministers


class BeginnerBot(Bot):
    """Campaigns where it is popular, mostly in the state that votes next."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """The option that looks best, or now and then any."""
        choices = seen.view.choices
        if random.random() < MISTAKES:
            return self.game.action(random.choice(choices).action)
        s: Any = self.game.imagine(self.rules, seen.view, Quick(random.random))
        thumb = Thumb(s, seen.view.seat or 0)
        values = [thumb.rule(action) for action in agenda.options(s, thumb.seat)]
        good = [choice for choice, value in zip(choices, values, strict=True) if value == max(values)]
        return self.game.action(random.choice(good).action)


class Thumb:
    """Rules of thumb at a table."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat

    def rule(self, action: Action) -> float:
        """How good an action looks."""
        rule = RULES.get(type(action))
        return 0.0 if rule is None else float(rule(self, action))

    def near(self, state: str) -> float:
        """States that vote soon come first."""
        return 4.0 - self.s.line.index(state)

    def likes(self, card: str) -> float:
        """Whether an opinion is in the own programme, or its opposite is."""
        number = self.s.rules.card_number[card]
        programme = self.s.programme[self.seat]
        return float(number in programme) - float(number ^ 1 in programme)

    def factor(self, land: Land) -> int:
        """What a meeting brings."""
        return self.s.factor(land, self.seat)

    # --- one rule for every kind of action ---

    def first_column(self, action: actions.FirstColumn) -> float:
        """Everything for the states that vote first."""
        return sum([self.near(state) for state in (*action.trend, *action.votes, *action.meetings)])

    def second_column(self, action: actions.SecondColumn) -> float:
        """Two cubes, each in a state of its own."""
        return -abs(len(action.media) - 2) + 0.1 * len(set(action.media))

    def bid(self, action: actions.Bid) -> float:
        """A little for the start, a little more for a poll."""
        return 1.0 - action.amount / 1e6 if action.amount <= MOST_FOR_A_POLL else -1.0

    def change(self, action: actions.ChangeProgramme) -> float:
        """What agrees better with the state that votes next."""
        shown = self.s.lands[0].opinions
        numbers = self.s.rules.card_number
        return float(numbers[action.added] in shown) - float(numbers[action.removed] in shown) - 0.5

    def minister(self, action: actions.SendMinister) -> float:
        """A cheap one where it votes next."""
        card = self.s.rules.cabinet[self.s.rules.minister_number[action.minister]]
        free = self.s.cash[self.seat] - self.s.escrow[self.seat] - card.cost
        return 1.0 - card.cost / 1e6 if action.state == self.s.line[0] and free >= RESERVE else -1.0

    def media(self, action: actions.BuyMedia) -> float:
        """One cube in each of the next two states."""
        place = self.s.line.index(action.state)
        wanted = place < 2 and not self.s.lands[place].media[self.seat] and self.s.cash[self.seat] > RESERVE
        return self.near(action.state) if wanted else -1.0

    def exchange(self, action: actions.ExchangeOpinion) -> float:
        """Own opinions for others."""
        return self.likes(action.added) - self.likes(action.removed) - 0.5

    def meetings(self, action: actions.HoldMeetings) -> float:
        """As many as possible where it votes next, two elsewhere, none where nobody listens."""
        land = self.s.boards[action.state]
        wanted = 4 if action.state == self.s.line[0] else 2
        return -float(abs(action.meetings - (wanted if self.factor(land) > 0 else 0)))

    def convert(self, action: actions.ConvertMeetings) -> float:
        """All of them, if they bring something."""
        return (1.0 if self.factor(self.s.boards[action.state]) >= 2 else -1.0) * action.meetings

    def publish(self, action: actions.PublishPoll) -> float:
        """Good news about itself."""
        step = self.s.agenda[-1]
        assert isinstance(step, DecidePoll)
        poll = self.s.boards[step.state].poll
        return sum([steps_of(self.s, poll, k) * (1.0 if k == self.seat else -0.4) for k in action.seats]) - 0.5

    def opinion(self, action: actions.MoveOpinion) -> float:
        """Own opinions only."""
        return self.likes(action.opinion) - 0.5


RULES: dict[type[Action], Any] = {
    actions.FirstColumn: Thumb.first_column,
    actions.SecondColumn: Thumb.second_column,
    actions.Bid: Thumb.bid,
    actions.NameStartPlayer: lambda thumb, action: float(action.seat == thumb.seat),
    actions.ChangeProgramme: Thumb.change,
    actions.SendMinister: Thumb.minister,
    actions.CollectVotes: lambda thumb, action: 1.0,
    actions.OfferCoalition: lambda thumb, action: 1.0,
    actions.AgreeToCoalition: lambda thumb, action: 1.0,
    actions.BuyMedia: Thumb.media,
    actions.ExchangeOpinion: Thumb.exchange,
    actions.HoldMeetings: Thumb.meetings,
    actions.ConvertMeetings: Thumb.convert,
    actions.PublishPoll: Thumb.publish,
    actions.MoveMedia: lambda thumb, action: 1.0,
    actions.MoveOpinion: Thumb.opinion,
    actions.AcceptDonation: lambda thumb, action: action.amount / 1e6,
    actions.Discard: lambda thumb, action: -float(len(action.cards)),
}
