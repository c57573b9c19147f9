"""Die Macher (Karl-Heinz Schmiel): seven state elections for three to five parties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.core.chance import Chance
from hemicycle.core.domain import Domain
from hemicycle.core.game import Game
from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action, Event, Remark, family
from hemicycle.core.view import View
from hemicycle.games.die_macher import (
    actions,
    cabinet,
    coalition,
    conference,
    conversion,
    donations,
    election,
    election_events,
    events,
    media,
    meetings,
    polls,
    promises,
    round_end,
    rounds,
    scoring,
    setup,
    start_player,
    start_sheet,
    victory,
)
from hemicycle.games.die_macher.board import Board
from hemicycle.games.die_macher.domains import domains
from hemicycle.games.die_macher.events import StartPlayerNamed
from hemicycle.games.die_macher.imagine import sample
from hemicycle.games.die_macher.inventory import check
from hemicycle.games.die_macher.rules import Rules
from hemicycle.games.die_macher.table import Land, Pile, Table
from hemicycle.games.die_macher.view import own, public


class DieMacher(Game):
    """Programmes, polls and coalitions in a row of German state elections."""

    id = "die-macher"
    designers = ("Karl-Heinz Schmiel",)
    editions = ("1997", "2006", "2006-short")
    default_seats = 5
    private_talk = True
    table = Table
    rules = Rules
    board = Board
    pieces = (Land, Pile)
    steps = family(
        Step, rounds, setup, start_sheet, start_player, conference, cabinet, coalition, media, meetings, polls,
        conversion, election, victory, round_end, donations, scoring,
    )  # fmt: skip
    actions = family(Action, actions)
    events = family(Event, events, election_events)
    remarks = family(Remark, promises)

    def new(self, rules: Any, seats: int, chance: Chance) -> Table:
        """Pieces in supply and decks shuffled."""
        return setup.new_table(rules, seats, chance)

    def parties(self, rules: Any, seats: int) -> tuple[str, ...]:
        """All parties of the edition; those that play unless others are chosen come first."""
        usual = rules.seated(seats)
        others = [party for party in range(len(rules.parties)) if party not in usual]
        return tuple([rules.parties[party].id for party in (*usual, *others)])

    def seat_parties(self, s: Table, parties: tuple[str, ...]) -> None:
        """Every seat leads the party it chose."""
        ids = [party.id for party in s.rules.parties]
        s.parties = tuple([ids.index(party) for party in parties])

    def opening(self, s: Table) -> Next:
        """Preparation, start round, and the rounds."""
        return rounds.Course()

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

    def may_remark(self, s: Any, seat: int, remark: Remark) -> bool:
        """Terms of a coalition, and answers to them, in the state that votes next."""
        return promises.sayable(s, seat, remark)

    def sayable(self, s: Any, seat: int) -> tuple[Remark, ...]:
        """Bare terms for every other party, and an answer to the first of them."""
        if not s.lands:
            return ()
        state, none = s.lands[0].id, promises.NO_CARD
        others = [other for other in range(s.seats) if other != seat]
        answer = promises.AnswerTerms(others[0], state, True, promises.REASONS[0], 0, 0)
        return (*[promises.OfferTerms(other, state, 0, 0, none, none, hands_off=False) for other in others], answer)

    def party(self, s: Table, seat: int) -> str:
        """The party a seat leads."""
        return s.rules.parties[s.parties[seat]].id

    def first(self, events: Sequence[Event]) -> int | None:
        """The start player of the first round."""
        return next((event.start_player for event in events if isinstance(event, StartPlayerNamed)), None)

    def progress(self, s: Table) -> dict[str, int]:
        """The round."""
        return {"round": s.round, "rounds": s.rules.timeline.rounds}

    def check(self, s: Table) -> None:
        """Money, cubes, tiles and cards are all somewhere."""
        check(s)

    def report(self, s: Table) -> dict[str, float]:
        """Mean points of a party and points of the winner by source, polls auctioned and elections held."""
        figures = {"polls_auctioned": float(s.auctions), "elections": float(len(s.results))}
        sheets = [scoring.score(s, seat) for seat in range(s.seats)]
        assert s.outcome is not None
        won = [sheets[seat] for seat in s.outcome.winners]
        for name, chosen in (("mean", sheets), ("winner", won)):
            for source in ("seats", "media", "members", "opinions", "bonuses", "total"):
                figures[f"{name}_{source}"] = sum([points(sheet, source) for sheet in chosen]) / len(chosen)
        return figures


def points(sheet: scoring.Score, source: str) -> int:
    """The points of a party from one source; all bonuses are one source."""
    if source == "total":
        return sheet.total()
    if source == "bonuses":
        return sheet.members_bonus + sheet.security
    found = getattr(sheet, source)
    assert isinstance(found, int)
    return found
