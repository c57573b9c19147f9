"""The games for OpenSpiel (`pip install hemicycle[research]`): importing this module registers them.

`pyspiel.load_game("hemicycle_secret_hitler(players=7)")`; the other parameter is `edition`. OpenSpiel reads digits as a
number, so an edition named after a year stands in quotes: `hemicycle_die_macher(edition='2006')`. Luck is explicit:
dice are chosen together, a shuffle card by card.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel

from hemicycle import registry
from hemicycle.core.view import View
from hemicycle.research.encoder import Encoder
from hemicycle.research.luck import MOST_OUTCOMES
from hemicycle.research.position import CHANCE, NOBODY

NAMES = {f"hemicycle_{name.replace('-', '_')}": name for name in registry.names()}
LONGEST = 100_000  # far more moves than any game takes


def game_type(short: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    game = registry.game(NAMES[short])
    seats = [count for edition in game.editions for count in game.load(edition).seats]
    return pyspiel.GameType(
        short_name=short,
        long_name=f"{game.id} (Hemicycle)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.default_seats, "edition": quoted(game.editions[0])},
    )


def quoted(edition: str) -> str:
    """An edition as it stands in a game's string, so that OpenSpiel reads it as a word again."""
    return f"'{edition}'" if edition.isdigit() else edition


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """One game with its parameters."""

    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = registry.game(NAMES[self.kind.short_name])
        given = dict(params or {})
        edition = str(given.get("edition", game.editions[0])).strip("'\"")
        self.encoder = Encoder(game, given.get("players"), edition)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.encoder.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, {**given, "edition": quoted(edition)})

    def new_initial_state(self, state: Any = None) -> OpenSpielState:
        """Nothing is dealt yet."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What a seat sees, as a tensor and as a text."""
        return Observer(self.encoder, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Far more than any game has."""
        return LONGEST


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """A position with open luck."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        encoder = game.encoder
        self.position = encoder.position(chance="open")

    def current_player(self) -> int:
        """Who is to move."""
        special = {CHANCE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}
        moves = self.position.to_move
        return int(special.get(moves, moves))

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.indices() if player == self.position.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the luck to move."""
        return self.position.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player == pyspiel.PlayerId.CHANCE else self.position.alphabet.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has not."""
        return list(self.position.returns())

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat has lived through."""
        return self.position.information_state(self.current_player() if player is None else player)

    def __str__(self) -> str:
        return repr(self.position)


class Observer:
    """Conforms to OpenSpiel's PyObserver."""

    def __init__(self, encoder: Encoder, *, recall: bool) -> None:
        self.encoder = encoder
        self.recall = recall
        self.tensor = np.zeros(0 if recall else encoder.size, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill in the tensor; before the deal there is nothing to see."""
        if self.recall:
            return
        self.tensor.fill(0)
        if state.position.dealt:
            self.tensor[:] = self.encoder.observe(state.position, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The view as a text, or all that the seat has lived through."""
        if self.recall:
            return state.position.information_state(player)
        return shown(state.position.view(player)) if state.position.dealt else ""


def shown(seen: View) -> str:
    """A view in one line for each of its parts."""
    return "\n".join([f"{name}: {value}" for name, value in vars(seen).items()])


def register() -> None:
    """Make the games known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for short in NAMES:
        if short not in known:
            kind = game_type(short)
            # a class, because OpenSpiel lets go of what it was given when the interpreter is gone already
            pyspiel.register_game(kind, type(short, (OpenSpielGame,), {"kind": kind}))


register()
