"""Level 2: beliefs by Bayes, options by what they are worth, claims that are true or help."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random

from hemicycle.bots.bot import CHANCE, NO_VALUE, Bot, Explanation, Weighed
from hemicycle.bots.budget import AT_THE_TABLE, Budget
from hemicycle.bots.secret_hitler import conversation, reasons
from hemicycle.bots.secret_hitler.cards import Insight
from hemicycle.bots.secret_hitler.disguise import Disguise, supported
from hemicycle.bots.secret_hitler.judgement import Judgement, worth
from hemicycle.bots.secret_hitler.mind import Mind, Notebook, Persona
from hemicycle.bots.secret_hitler.questions import answered, open_question
from hemicycle.bots.secret_hitler.story import Look, Peek
from hemicycle.bots.secret_hitler.theory import Sitting, Theory, standard
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset
from hemicycle.core.values import Action, Remark
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler import events
from hemicycle.games.secret_hitler.claims import ClaimDrew, ClaimParty, ClaimPeeked, ClaimReceived
from hemicycle.games.secret_hitler.conversation import AskCards, AskVote
from hemicycle.games.secret_hitler.table import FASCIST, LIBERAL, POLICIES

PARTY_STAKES = 5.0  # low: who always lies about a party card tells what it was as soon as they are known themselves


class SolidBot(Bot):
    """Weighs every option by its side's chance to win."""

    speaks_after = (events.Enacted, events.PeekSaw, events.InvestigationSaw)
    answers = (ClaimReceived, AskCards, AskVote)  # a president who has peeked, too, goes on to speak about that

    def __init__(self, game: Game, rules: Ruleset, budget: Budget = AT_THE_TABLE, theory: Theory | None = None) -> None:
        super().__init__(game, rules, budget)
        self.theory = theory or standard()
        self.notebooks: dict[int | None, Notebook] = {}

    def choose(self, seen: Observation, random: Random) -> Action:
        """As a liberal the best option; as a fascist a good one that looks natural."""
        mind = self.read(seen)
        place = self.prefer(mind, self.worths(mind), random)
        return self.game.action(seen.view.choices[place].action)

    def read(self, seen: Observation) -> Mind:
        """What the seat thinks now."""
        notebook = self.notebooks.setdefault(seen.view.seat, Notebook(self.rules, self.theory))
        return notebook.read(seen)

    def prefer(self, mind: Mind, values: Sequence[float], random: Random) -> int:
        """The place of the option to take, by the options' values."""
        if mind.liberal:
            return pick(supported(mind, values), random, 0.0)
        return pick(Disguise(mind).weigh(values), random, 1.0)

    def worths(self, mind: Mind) -> list[float]:
        """The own side's chance to win after each option."""
        judgement = Judgement(mind)
        assert mind.view.prompt is not None
        return [worth(judgement, mind.view.prompt.step, choice) for choice in mind.view.choices]

    def explain(self, seen: Observation, random: Random) -> Explanation:
        """The options with their chances, and what speaks for the one it would take."""
        mind = self.read(seen)
        values = self.worths(mind)
        place = self.prefer(mind, values, random)
        weighed = [Weighed(choice.action, value) for choice, value in zip(mind.view.choices, values, strict=True)]
        others = sorted(weighed[:place] + weighed[place + 1 :], key=lambda each: -each.value)
        key, detail = reasons.why(mind, mind.view.choices[place])
        curious = mind.liberal and weighed[place].action.startswith("investigate")  # weighed by doubt, not by winning
        return Explanation((weighed[place], *others), NO_VALUE if curious else CHANCE, key, detail)

    # --- talk ---

    def speak(self, seen: Observation, random: Random) -> Remark | None:
        """Say what one has seen, answer who has asked, ask who keeps silent, and say whom one suspects or trusts."""
        mind = self.read(seen)
        claim = self._claim(mind, random)
        if claim is not None:
            return claim
        question = open_question(seen)
        if question is not None:
            return answered(seen, question, conversation.reason(mind, question.vote(seen)))
        return conversation.opinion(seen, mind)

    def _claim(self, mind: Mind, random: Random) -> Remark | None:
        """What one has seen: as a liberal the truth, as a fascist what helps."""
        later: Remark | None = None
        for index in range(len(mind.moments) - 1, -1, -1):
            moment = mind.moments[index]
            if isinstance(moment, Sitting):
                return self._about_session(mind, index, moment, random) or later
            if isinstance(moment, Look) and moment.president == mind.seat and moment.party is None:
                return self._about_party(mind, moment, random)
            if isinstance(moment, Peek) and moment.president == mind.seat and moment.liberal is None:
                whole = len(mind.board.top) == self.rules.elections.hand
                later = ClaimPeeked("".join([name[0].upper() for name in mind.board.top])) if whole else None
        return later

    def _about_session(self, mind: Mind, index: int, sitting: Sitting, random: Random) -> Remark | None:
        number = len(mind.board.ledger) - 1
        hand = self.rules.elections.hand
        if sitting.policy is None:
            return None
        if mind.seat == sitting.president and sitting.drew is None:
            return ClaimDrew(number, _cards(self._story(mind, index, "drew", hand, random), hand))
        if mind.seat == sitting.chancellor and sitting.received is None:
            return ClaimReceived(number, _cards(self._story(mind, index, "received", hand - 1, random), hand - 1))
        return None

    def _story(self, mind: Mind, index: int, claim: str, cards: int, random: Random) -> int:
        """How many liberal cards to tell of."""
        insight = self.notebooks[mind.seat].story.insights[-1]
        true = insight.drawn if claim == "drew" else insight.handed
        assert true is not None
        if mind.liberal:
            return true
        sitting = mind.moments[index]
        assert isinstance(sitting, Sitting)
        judgement = Judgement(mind.earlier(index))
        stories = judgement.stories(judgement.heard(sitting, handed_on(mind, sitting, insight)), claim, cards)
        stakes = self.theory.stakes(mind.view.seats)
        return stories[pick([log(natural) + stakes * value for value, _, natural in stories], random, 1.0)][1]

    def _about_party(self, mind: Mind, look: Look, random: Random) -> Remark:
        if mind.liberal:
            seen = mind.board.parties[look.seat]
            assert seen is not None
            return ClaimParty(look.seat, seen)
        judgement = Judgement(mind)
        doubt = float(Persona(mind).fascist[look.seat])
        leans = [
            log(natural) + PARTY_STAKES * judgement.party_story(look.seat, party)
            for party, natural in ((LIBERAL, 1 - doubt), (FASCIST, doubt))
        ]
        return ClaimParty(look.seat, POLICIES[pick(leans, random, 1.0)])


def handed_on(mind: Mind, sitting: Sitting, insight: Insight) -> int:
    """How many liberal cards were handed on in the own session, as far as one knows after a reshuffle."""
    if insight.handed is not None:
        return insight.handed
    remembered = mind.board.remembered
    if remembered and remembered[-1].passed is not None:
        return remembered[-1].passed.count("liberal")
    assert insight.drawn is not None
    return min(insight.drawn, mind.public.rules.elections.hand - 1) if sitting.policy == LIBERAL else 0


def _cards(liberal: int, count: int) -> str:
    return "L" * liberal + "F" * (count - liberal)


def pick(values: Sequence[float], random: Random, waver: float) -> int:
    """The place of the best value, of equals any; who wavers takes others too, the less often the worse they are."""
    best = max(values)
    if waver == 0.0:
        weights = [float(value > best - 1e-9) for value in values]
    else:
        weights = [exp((value - best) / waver) for value in values]
    return random.choices(range(len(values)), weights)[0]
