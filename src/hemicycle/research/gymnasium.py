"""One learner among bots, as a Gymnasium environment (`pip install hemicycle[research]`).

>>> from hemicycle.research.gymnasium import make
>>> table = make("secret-hitler", seats=5, bots="beginner")
>>> seen, _ = table.reset(seed=1)
>>> sorted(seen)
['action_mask', 'observation']
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from hemicycle import bots as players
from hemicycle.core.errors import SetupError
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Scalar
from hemicycle.core.steps import Refusal, Refused
from hemicycle.core.values import whole
from hemicycle.research.encoder import Encoder
from hemicycle.research.illegal import LOSE, RAISE, checked_illegal
from hemicycle.research.position import Position

Seen = dict[str, Any]


def make(game: Game | str, seats: int | None = None, bots: str = "solid", **more: Any) -> LearnerEnv:
    """A table at which the learner has one seat and bots of this name have the others."""
    return LearnerEnv(game, seats, bots, **more)


class LearnerEnv(gymnasium.Env[Seen, int]):
    """The learner decides, bots answer; the reward comes with the end: 1 for a win, -1 for none.

    learner: a seat, or None for another one in every game. illegal: "lose" ends the game with -1 when an index outside
    the mask is chosen, as other environments do; "raise" raises Refused and changes nothing.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        bots: str = "solid",
        learner: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Scalar] | None = None,
        illegal: str = LOSE,
    ) -> None:
        self.encoder = Encoder(game, seats, edition, options)
        self.bot = players.make(bots, self.encoder.game, self.encoder.rules)
        self.learner = None if learner is None else self.encoder.position().seat(learner)
        self.illegal = checked_illegal(illegal)
        self._position: Position | None = None
        self._lost = False  # by an index outside the mask
        tensor = spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32)
        mask = spaces.Box(0, 1, (self.encoder.actions,), np.int8)
        self.observation_space = spaces.Dict({"observation": tensor, "action_mask": mask})
        self.action_space = spaces.Discrete(self.encoder.actions)  # type: ignore[assignment]  # of integers

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game; bots that come first have acted already."""
        if seed is not None and ((number := whole(seed)) is None or number < 0):
            raise SetupError("no-such-seed", {"seed": str(seed)})
        super().reset(seed=whole(seed))
        encoder = self.encoder
        drawn = int(self.np_random.integers(1 << 62))
        self.random = Random(drawn)
        self.seat = self.random.randrange(encoder.seats) if self.learner is None else self.learner
        self._position, self._lost = encoder.position(drawn), False
        self._bots()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take a small decision of the learner; bots go on until it is asked again."""
        if self._lost:
            raise Refused(Refusal("game-over", {}, ()))
        try:
            self.position.apply(action)
        except Refused:
            if self.illegal == RAISE or self._position is None or self._position.over:
                raise
            self._lost = True
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self._bots()
        reward = self.position.returns()[self.seat]
        return self._seen(), reward, self.position.over, False, self._info()

    def render(self) -> None:
        """There is nothing to draw here: `hemicycle play` and the browser do that."""

    def __repr__(self) -> str:
        return f"<LearnerEnv of {self.encoder!r}>"

    @property
    def position(self) -> Position:
        """The game in progress; there is none before the first reset."""
        if self._position is None:
            raise Refused(Refusal("not-dealt", {}, ()))
        return self._position

    def _bots(self) -> None:
        position = self.position
        while not position.over and position.to_move != self.seat:
            position.apply(self.bot.choose(position.observation(position.to_move), self.random))

    def _seen(self) -> Seen:
        position, encoder = self.position, self.encoder
        return {"observation": encoder.observe(position, self.seat), "action_mask": encoder.mask(position)}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}
