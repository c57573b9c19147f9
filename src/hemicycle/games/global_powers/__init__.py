"""Global Powers (Leif Busse and Peter Eggert, eggertspiele 2002)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hemicycle.core.chance import Chance
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset, Scalar
from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action, Event, Remark, family
from hemicycle.core.view import View
from hemicycle.games.global_powers import (
    actions,
    actions_cards,
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
    events_acts,
    events_world,
    hands,
    movement,
    promises,
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
from hemicycle.games.global_powers.edition import check_edition
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.view import own, public, sample


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
    actions = family(Action, actions, actions_cards)
    remarks = family(Remark, promises)
    events = family(Event, events, events_acts, events_world)

    def new(self, rules: Any, seats: int, chance: Chance) -> Table:
        """Chips on the board, politicians at home."""
        return setup.new_table(rules, seats, chance)

    def opening(self, s: Table) -> Next:
        """The auction, or the free start."""
        return setup.SettingUp()

    def public(self, s: Table) -> dict[str, Any]:
        """What everybody sees alike."""
        return public(s)

    def own(self, s: Table, seat: int | None) -> dict[str, Any]:
        """What depends on who looks."""
        return own(s, seat)

    def sample(self, rules: Any, view: View, chance: Chance) -> Table:
        """A table this seat could be sitting at."""
        return sample(rules, view, chance)

    def check(self, s: Table) -> None:
        """Every politician, chip, card and marker is somewhere, and governments are who they should be."""
        assert_whole(s)

    def load(
        self,
        edition: str | None = None,
        options: Mapping[str, Scalar] | None = None,
        data: Mapping[str, Any] | None = None,
    ) -> Ruleset:
        """The rules of an edition; a map of one's own must make sense."""
        rules = super().load(edition, options, data)
        assert isinstance(rules, Rules)
        check_edition(rules, edition or self.editions[0])
        return rules

    def may_remark(self, s: Table, seat: int, remark: Remark) -> bool:
        """A promise names a vote or a region; whether it will be kept nobody asks."""
        if isinstance(remark, promises.WillVote):
            return remark.vote in promises.VOTES
        return isinstance(remark, promises.WillNotAttack) and remark.region in s.world.index

    def sayable(self, s: Table, seat: int) -> tuple[Remark, ...]:
        """Every vote and every region one can promise."""
        peace = [promises.WillNotAttack(region) for region in s.world.names]
        return (*[promises.WillVote(vote) for vote in promises.VOTES], *peace)

    def report(self, s: Table) -> dict[str, float]:
        """How long a game lasted."""
        return {"evaluations": s.evaluations, "turns": s.turns}
