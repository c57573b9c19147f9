"""How a fascist hides: he chooses what a liberal on his seat would choose, unless something else pays enough.

The liberal he pretends to be knows what everybody knows and holds for true what the seat has claimed. Where such a
liberal would not care, a fascist takes what helps his side. Where a table votes by habits of its own, he votes as it
did.
"""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.bots.secret_hitler import prospects
from hemicycle.bots.secret_hitler.beliefs import CERTAIN
from hemicycle.bots.secret_hitler.judgement import Judgement, worth
from hemicycle.bots.secret_hitler.mind import Mind, Persona
from hemicycle.bots.secret_hitler.prospects import SUPPORT, doubt
from hemicycle.games.secret_hitler.events import Voted

SEEN = ("vote", "nomination", "special-election", "execution", "investigation")  # steps whose choice everybody sees
BLUNT = 0.002  # chances to win that a liberal tells apart


class Disguise:
    """What a liberal on this seat would choose, as far as everybody else can tell."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def weigh(self, values: Sequence[float]) -> list[float]:
        """How a fascist leans to each option, by what it is worth and how natural it would look."""
        prompt = self.mind.view.prompt
        assert prompt is not None
        theory = self.mind.public.theory
        if prompt.step == "vote" and wins_by_vote(self.mind):
            return [0.0 if choice.detail["ja"] else -99.0 for choice in self.mind.view.choices]
        if prompt.step not in SEEN:
            return [value / theory.weights.waver for value in values]
        if max(values) > CERTAIN:  # who wins need not hide
            return [0.0 if value > CERTAIN else -99.0 for value in values]
        look = self._vote() if prompt.step == "vote" else self._natural(prompt.step)
        stakes = theory.stakes(self.mind.view.seats)
        return [natural + stakes * value for value, natural in zip(values, look, strict=True)]

    def _vote(self) -> list[float]:
        """How far from the vote that is expected of a liberal on this seat each vote is."""
        public = self.mind.public
        scene, cover = public.scene, public.theory.weights.cover
        gain = float(prospects.gains(public, scene.president, scene.chancellor)[self.mind.seat])
        expected, cost = gain > 0, min(abs(gain) / BLUNT, cover)
        if scene.president != self.mind.seat and self._unexpected(expected):
            expected, cost = not expected, cover
        return [0.0 if choice.detail["ja"] == expected else -cost for choice in self.mind.view.choices]

    def _unexpected(self, expected: bool) -> bool:
        """Whether this table voted otherwise when that was last expected of it: a yes, for one of these two.

        Nobody knows how a table votes on its first government that might elect Hitler: where votes could be foreseen
        so far they will be, and elsewhere a yes is noticed least.
        """
        mind, now, odd = self.mind, self.mind.public.scene, False
        for place in range(len(mind.moments) - 1, -1, -1):
            vote, before = mind.moments[place], mind.publics[place]
            if not isinstance(vote, Voted):
                continue
            scene = before.scene
            others = [seat for seat in scene.living if mind.fascist[seat] < CERTAIN]
            gains = prospects.gains(before, scene.president, scene.chancellor)
            odd = odd or any([(gains[seat] > 0) != (seat in vote.yes) for seat in others])
            if before.in_zone != mind.public.in_zone and not expected:
                continue
            same = expected == (2 * sum([gains[seat] > 0 for seat in others]) > len(others))
            again = not expected or {scene.president, scene.chancellor} & {now.president, now.chancellor}
            if same and again:
                return expected != (2 * sum([seat in vote.yes for seat in others]) > len(others))
        return odd and mind.public.in_zone and not expected

    def _natural(self, step: str) -> list[float]:
        """How far from a liberal's choice each option is, in the unit of the cover it would cost."""
        persona = Persona(self.mind)
        judgement = Judgement(persona)
        values = supported(persona, [worth(judgement, step, choice) for choice in self.mind.view.choices])
        best, cover = max(values), self.mind.public.theory.weights.cover
        return [max((value - best) / BLUNT, -cover) for value in values]


def wins_by_vote(mind: Mind) -> bool:
    """Whether this seat is Hitler, and elected would win."""
    public, seat = mind.public, mind.seat
    return public.in_zone and public.scene.chancellor == seat and bool(mind.hitler[seat] > CERTAIN)


def supported(mind: Mind, values: Sequence[float]) -> list[float]:
    """The values of options to a liberal, and what he adds to a vote for his own nominee."""
    prompt = mind.view.prompt
    if prompt is None or prompt.step != "vote":
        return list(values)
    scene = mind.public.scene
    hitler, fascist = mind.hitler[[scene.chancellor]], mind.fascist[[scene.president, scene.chancellor]].max()
    support = float(doubt(mind.public, hitler, fascist)[0]) + SUPPORT * (scene.president == mind.seat)
    return [value + support * choice.detail["ja"] for value, choice in zip(values, mind.view.choices, strict=True)]
