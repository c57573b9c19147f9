"""Global Powers (Leif Busse and Peter Eggert, eggertspiele 2002)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hemicycle.core.chance import Chance
from hemicycle.core.domain import Domain
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
    negotiation,
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
from hemicycle.games.global_powers.domains import domains
from hemicycle.games.global_powers.edition import check_edition
from hemicycle.games.global_powers.events import FirstPlayer
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.table import NOBODY, Table
from hemicycle.games.global_powers.view import own, public, sample
from hemicycle.games.global_powers.world import RESOURCES


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
    remarks = family(Remark, promises, negotiation)
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

    def domains(self, rules: Any, seats: int) -> dict[str, Domain]:
        """What parts of actions and fields of boards can be."""
        return domains(rules, seats)

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
        """A promise names a vote or a region, and one speaks to others; whether it is meant nobody asks."""
        if isinstance(remark, promises.WillVote):
            return remark.vote in promises.VOTES
        if isinstance(remark, family(Remark, negotiation)):
            return self._may_negotiate(s, seat, remark)
        return isinstance(remark, promises.WillNotAttack) and remark.region in s.world.index

    def _may_negotiate(self, s: Table, seat: int, remark: Remark) -> bool:
        """One speaks to others and of others, and trades one resource for another."""
        other = getattr(remark, "seat", NOBODY)
        if type(other) is not int or not 0 <= other < s.seats or other == seat:
            return False
        if isinstance(remark, negotiation.WouldTrade):
            return remark.give != remark.take and {remark.give, remark.take} <= set(RESOURCES)
        return not isinstance(remark, negotiation.Answer) or remark.because in negotiation.REASONS

    def sayable(self, s: Table, seat: int) -> tuple[Remark, ...]:
        """Every vote and every region one can promise, and what one can say to another player and ask them."""
        found: list[Remark] = [promises.WillVote(vote) for vote in promises.VOTES]
        found += [promises.WillNotAttack(region) for region in s.world.names]
        other = (seat + 1) % s.seats
        talk = (
            negotiation.CallAgainst(other),
            negotiation.Threaten(other),
            negotiation.AskPeace(other),
            negotiation.WouldTrade(other, RESOURCES[0], RESOURCES[1]),
            negotiation.Answer(other, negotiation.REASONS[0]),
        )
        return (*found, *talk)

    def first(self, events: Sequence[Event]) -> int | None:
        """Whose the first turn was."""
        return next((event.seat for event in events if isinstance(event, FirstPlayer)), None)

    def progress(self, s: Table) -> dict[str, int]:
        """Which evaluation comes next."""
        return {"evaluation": s.evaluations + 1}

    def report(self, s: Table) -> dict[str, float]:
        """How long a game lasted."""
        return {"evaluations": s.evaluations, "turns": s.turns}
