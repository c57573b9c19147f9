"""How a fascist hides: he chooses what a liberal would, and as often, but for what helps his side enough.

A liberal here is one who knows only what everybody knows. He does not always choose the same, and a fascist who did
would stand out; so a fascist, too, takes every option with some chance, the more often the more natural it is and the
more his side gains by it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hemicycle.bots.secret_hitler import habits
from hemicycle.bots.secret_hitler.mind import Mind


class Disguise:
    """What a liberal on this seat would choose, as far as everybody else can tell."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def weigh(self, values: Sequence[float]) -> list[float]:
        """How a fascist leans to each option, by what it is worth and how natural it would look."""
        prompt = self.mind.view.prompt
        assert prompt is not None
        weights = self.mind.public.theory.weights
        look = self._natural(prompt.step)
        if look is None:
            return [value / weights.waver for value in values]
        return [natural + weights.stakes * value for value, natural in zip(values, look, strict=True)]

    def _natural(self, step: str) -> list[float] | None:
        """How a liberal would lean to each option; None where nobody sees what is chosen."""
        public, seat, choices = self.mind.public, self.mind.seat, self.mind.view.choices
        if step == "vote":
            lean = float(habits.liberal_lean(public, public.scene.president, public.scene.chancellor)[seat])
            return [lean if choice.detail["ja"] else 0.0 for choice in choices]
        targets = tuple([choice.detail.get("seat", -1) for choice in choices])
        if step in ("nomination", "special-election"):
            return [float(lean) for lean in habits.trust(public, seat, targets)]
        if step == "execution":
            return [float(lean) for lean in np.asarray(habits.danger(public, seat, targets))]
        return None
