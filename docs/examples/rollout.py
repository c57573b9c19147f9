"""A bot that tries its options out: `hemicycle arena secret-hitler --bots rollout:Rollout,beginner`."""

from random import Random

from hemicycle import Action, Bot, Observation, Outcome
from hemicycle.core import agenda
from hemicycle.core.chance import Quick


class Rollout(Bot):
    """Takes the option after which games that go on at random end best for its seat."""

    trials = 30  # games for every option
    most = 16  # of more options some are tried

    def choose(self, seen: Observation, random: Random) -> Action:
        """Try every option at the same imagined tables."""
        options = [self.game.action(choice.action) for choice in seen.view.choices]
        options = random.sample(options, min(self.most, len(options)))
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda option: self.worth(option, seen, Random(1)))

    def worth(self, option: Action, seen: Observation, random: Random) -> float:
        """How games end on average that go on with this option."""
        seat, total = seen.view.seat, 0.0
        assert seat is not None
        for _ in range(self.trials):
            table = self.game.imagine(self.rules, seen.view, Quick(random.random))
            agenda.play(table, seat, option)
            if table.outcome is None:
                agenda.playout(table, random.random)
            assert table.outcome is not None
            total += self.value(table.outcome, seat)
        return total / self.trials

    def value(self, outcome: Outcome, seat: int) -> float:
        """Points beyond the best rival where points are counted, else whether the seat has won."""
        if not outcome.scores:
            return float(seat in outcome.winners)
        return outcome.scores[seat] - max([score for other, score in enumerate(outcome.scores) if other != seat])
