"""Global Powers (Leif Busse and Peter Eggert, eggertspiele 2002)."""

from __future__ import annotations

from typing import Any

from hemicycle.core.chance import Chance
from hemicycle.core.game import Game
from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action, Event, Remark, family
from hemicycle.core.view import View
from hemicycle.games.global_powers import (
    actions,
    activation,
    alternative,
    auction,
    bribery,
    budget,
    cards_lasting,
    cards_people,
    cards_regions,
    coalition,
    confirmation,
    coup,
    diplomacy,
    duel,
    evaluation,
    events,
    hands,
    movement,
    purge,
    setup,
    trade,
    turn,
    un,
    un_troops,
    war,
)
from hemicycle.games.global_powers.board import Board
from hemicycle.games.global_powers.check import assert_whole
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.view import look, sample


class GlobalPowers(Game):
    """Parties struggle for the governments of twelve regions, for two to five players."""

    id = "global-powers"
    designers = ("Leif Busse", "Peter Eggert")
    editions = ("standard", "extended")
    default_seats = 4
    private_talk = True
    table = Table
    rules = Rules
    board = Board
    steps = family(
        Step, setup, auction, hands, turn, activation, coalition, confirmation, duel, alternative, budget, movement,
        trade, purge, war, diplomacy, un, bribery, cards_people, cards_regions, cards_lasting, coup, evaluation,
        un_troops,
    )  # fmt: skip
    actions = family(Action, actions)
    events = family(Event, events)

    def new(self, rules: Any, seats: int, chance: Chance) -> Table:
        """Chips on the board, politicians at home."""
        return setup.new_table(rules, seats, chance)

    def opening(self, s: Table) -> Next:
        """The auction, or the free start."""
        return setup.SettingUp()

    def look(self, s: Table, seat: int | None) -> Board:
        """The board as one seat may know it."""
        return look(s, seat)

    def sample(self, rules: Any, view: View, chance: Chance) -> Table:
        """A table this seat could be sitting at."""
        return sample(rules, view, chance)

    def check(self, s: Table) -> None:
        """Every politician, chip, card and marker is somewhere, and governments are who they should be."""
        assert_whole(s)

    def report(self, s: Table) -> dict[str, Any]:
        """How long a game lasted."""
        return {"evaluations": s.evaluations, "turns": s.turns}
