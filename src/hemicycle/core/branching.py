"""How a record says what a match begins with: rules, parties, and for some the middle of another match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hemicycle.core.chance import Chance
from hemicycle.core.record import FORMAT, Record, RecordError, commitment
from hemicycle.core.ruleset import EditionError, Ruleset, copied
from hemicycle.core.state import Audience, State
from hemicycle.core.values import Event, Remark

if TYPE_CHECKING:
    from hemicycle.core.game import Game

Said = tuple[int, Remark]


@dataclass
class Past:
    """What was told to whom and said by whom before."""

    told: Sequence[tuple[Audience, Event]]
    said: Sequence[Said]


@dataclass
class Branch:
    """Where a match comes from (whatever its record shall say), its past, and how much of its luck has fallen there."""

    origin: dict[str, Any]
    past: Past
    dealt: int = 0


def header(game: Game, table: State, secret: bytes, names: Sequence[str], branch: Branch) -> dict[str, Any]:
    """The first line of the record of a match that begins like this."""
    played: Ruleset = table.rules  # type: ignore[attr-defined]  # every table has its rules
    return {
        "hemicycle": FORMAT,
        "game": game.id,
        "edition": played.id,
        "revision": played.revision,
        "seats": table.seats,
        "options": dict(played.chosen),
        "names": list(names),
        "commitment": commitment(secret),
        "data": copied(played.data),
        "branch": branch.origin,
        "position": {
            "table": game.codec.freeze(table),
            "told": [[None if to is None else list(to), str(event)] for to, event in branch.past.told],
            "said": [[seat, str(remark)] for seat, remark in branch.past.said],
            "dealt": branch.dealt,
        },
    }


def set_up(game: Game, header: dict[str, Any], played: Ruleset, chance: Chance) -> tuple[State, list[Said]]:
    """The table a record begins with, what was told before in its journal, and what was said."""
    position = header["position"]
    try:
        table = game.codec.thaw(position["table"], played, chance)
        table.journal = [(None if to is None else tuple(to), _event(game, text)) for to, text in position["told"]]
        said = [(int(seat), _remark(game, text)) for seat, text in position["said"]]
    except (AssertionError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise RecordError(1, "header", {"key": "position"}) from error
    return table, said


def _event(game: Game, text: str) -> Event:
    event = game.event_notation.parse(text)
    assert isinstance(event, Event)
    return event


def _remark(game: Game, text: str) -> Remark:
    remark = game.remark_notation.parse(text)
    assert isinstance(remark, Remark)
    return remark


def rules(game: Game, record: Record) -> Ruleset:
    """The rules a match is played by, if they are those it was begun under."""
    agreed = [entry["rules"] for entry in record.entries if "rules" in entry]
    header = {**record.header, **(agreed[-1] if agreed else {})}  # a table may go on under the rules of today
    if header["game"] != game.id:
        raise RecordError(1, "other-game", {"game": header["game"]})
    try:
        found = game.load(header["edition"], header["options"], data=header.get("data"))
    except EditionError as error:
        raise RecordError(1, "edition", {"edition": header["edition"], "key": error.key}) from error
    if found.revision != header["revision"]:
        raise RecordError(1, "revision", {"revision": header["revision"], "played": found.revision})
    if header["seats"] not in found.seats:
        raise RecordError(1, "header", {"key": "seats"})
    return found


def parties(record: Record) -> tuple[str, ...]:
    """What the seats had chosen, where there was a choice."""
    chosen = record.header.get("parties", [])
    if not isinstance(chosen, list) or not all([isinstance(party, str) for party in chosen]):
        raise RecordError(1, "header", {"key": "parties"})
    return tuple(chosen)
