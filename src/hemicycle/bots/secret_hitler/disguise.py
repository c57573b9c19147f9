"""How a fascist hides: he leans like a liberal who knows what everybody knows, and leaves that only for high stakes."""

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
        """The values of the options, mixed with how natural each would look."""
        prompt = self.mind.view.prompt
        assert prompt is not None
        look = self._natural(prompt.step)
        if look is None:
            return list(values)
        stakes = self.mind.public.theory.weights.stakes
        return [value + natural / stakes for value, natural in zip(values, look, strict=True)]

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
