"""The games as PettingZoo environments (`pip install hemicycle[research]`).

>>> from hemicycle.research.pettingzoo import env
>>> table = env("secret-hitler", seats=5)
>>> table.reset(seed=1)
>>> table.agent_selection in table.agents
True
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hemicycle.core.game import Game
from hemicycle.core.ruleset import Scalar
from hemicycle.core.steps import Refusal, Refused
from hemicycle.research.encoder import Encoder
from hemicycle.research.illegal import LOSE, RAISE, checked_illegal
from hemicycle.research.position import Position

Seen = dict[str, Any]  # "observation": the tensor, "action_mask": what may be chosen


def env(game: Game | str, seats: int | None = None, **more: Any) -> AECEnv[str, Seen, int]:
    """An environment with PettingZoo's usual safeguards: an index outside the mask ends the game and costs 1."""
    return wrappers.OrderEnforcingWrapper(TableEnv(game, seats, **{"illegal": LOSE, **more}))


def raw_env(game: Game | str, seats: int | None = None, **more: Any) -> TableEnv:
    """An environment without them: an index outside the mask raises Refused and changes nothing."""
    return TableEnv(game, seats, **more)


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """One table; every seat is an agent. Sealed answers are asked for one after the other, in order of the seats.

    illegal: "raise" raises Refused when an index outside the mask is chosen, and changes nothing; "lose" ends the game
    with -1 for who chose it, as PettingZoo's TerminateIllegalWrapper does, which takes half as long as a step again.
    """

    metadata = {"name": "hemicycle", "is_parallelizable": False, "render_modes": []}

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Scalar] | None = None,
        illegal: str = RAISE,
    ) -> None:
        super().__init__()
        self.encoder = Encoder(game, seats, edition, options)
        self.illegal = checked_illegal(illegal)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoder.seats)]
        self.render_mode = None
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        tensor = spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32)
        mask = spaces.Box(0, 1, (self.encoder.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": tensor, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}
        self._seeds = Random()  # of the games that are dealt without one
        self.position: Position | None = None  # there is none before the first reset

    def __str__(self) -> str:
        return f"hemicycle_{self.encoder.game.id.replace('-', '_')}"

    def __repr__(self) -> str:
        return f"<TableEnv of {self.encoder!r}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A tensor and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every small decision there is."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed another one every time, after one with a seed the same ones every time."""
        encoder = self.encoder
        self.position = encoder.position(self._seeds.getrandbits(62) if seed is None else seed)
        if seed is not None:
            self._seeds = Random(index(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_move]

    def observe(self, agent: str) -> Seen:
        """What a seat may know, and what it may choose if it is to move."""
        position = self._dealt()
        seat = position.seat(self._seats.get(agent, agent))
        mine = position.to_move == seat
        mask = self.encoder.mask(position) if mine else np.zeros(self.encoder.actions, np.int8)
        return {"observation": self.encoder.observe(position, seat), "action_mask": mask}

    def step(self, action: int) -> None:
        """Take a small decision for the seat to move."""
        position = self._dealt()
        if not self.agents:
            raise Refused(Refusal("game-over", {}, ()))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            position.apply(action)
        except Refused:
            if self.illegal == RAISE:
                raise
            self._end({**dict.fromkeys(self.agents, 0.0), agent: -1.0})
            return
        if position.over:
            self._end(dict(zip(self.possible_agents, position.returns(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[position.to_move]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _dealt(self) -> Position:
        if self.position is None:
            raise Refused(Refusal("not-dealt", {}, ()))
        return self.position

    def render(self) -> None:
        """There is nothing to draw here: `hemicycle play` and the browser do that."""

    def close(self) -> None:
        """There is nothing to close."""
