"""Pieces of a table: named once, copied by their types."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any

import pytest

import hemicycle
from hemicycle.core import values
from hemicycle.core.chance import Quick
from hemicycle.core.pieces import Piece
from hemicycle.core.state import State
from hemicycle.testing import random_match

GAMES = [hemicycle.game(name) for name in ("secret-hitler", "die-macher", "global-powers")]


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class Pile(Piece):
    deck: list[int]
    top: tuple[int, ...]


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class Board(State):
    pile: Pile
    piles: list[Pile]
    rows: list[list[int]]
    owners: dict[str, int]
    seen: set[int]
    deepest: int = field(init=False)

    def __post_init__(self) -> None:
        self.deepest = max(len(pile.deck) for pile in self.piles)


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class Careless(Piece):
    pair: tuple[list[int], int]


def board() -> Board:
    piles = [Pile(deck=[1], top=()), Pile(deck=[2, 3], top=(4,))]
    return Board(
        seats=2,
        chance=Quick(lambda: 0.5),
        pile=Pile(deck=[9], top=()),
        piles=piles,
        rows=[[1], [2]],
        owners={"a": 1},
        seen={7},
    )


def mutable(thing: object) -> Iterator[object]:
    """Everything that can change in something on a table."""
    if isinstance(thing, dict | list | set):
        yield thing
        yield from [each for item in (thing.values() if isinstance(thing, dict) else thing) for each in mutable(item)]
    elif isinstance(thing, tuple):
        yield from [each for item in thing for each in mutable(item)]
    elif isinstance(thing, Piece):
        yield thing
        yield from [each for part in parts(thing).values() for each in mutable(part)]


def parts(piece: Any) -> dict[str, object]:
    """What a piece holds, but for rules, luck and the envelope, which is replaced and never changed."""
    own = "__dataclass_fields__" in vars(type(piece))
    names = [each.name for each in fields(piece) if each.init] if own else list(values.fields(type(piece)))
    apart = ("rules", "chance", "envelope")
    return {name: getattr(piece, name) for name in names if name not in apart}


def test_a_clone_has_lists_and_pieces_of_its_own() -> None:
    s = board()

    copy = s.clone()
    copy.pile.deck.append(8)
    copy.piles[0].deck.append(8)
    copy.rows[0].append(8)
    copy.owners["b"] = 8
    copy.seen.add(8)

    assert (s.pile.deck, s.piles[0].deck, s.rows[0], s.owners, s.seen) == ([9], [1], [1], {"a": 1}, {7})
    assert copy.piles[1].top is s.piles[1].top


def test_what_follows_from_other_fields_follows_in_a_clone_too() -> None:
    s = board()
    s.piles[0].deck += [1, 2, 3]

    copy = s.clone()

    assert (s.deepest, copy.deepest) == (2, 4)


def test_a_list_where_it_would_be_shared_is_named() -> None:
    piece = Careless(pair=([1], 2))

    with pytest.raises(TypeError, match=r"Careless\.pair: inside tuple\[list\[int\], int\] nothing can be cloned"):
        piece.clone()


def test_a_piece_without_fields_cannot_be_cloned_by_accident() -> None:
    class Forgotten(Pile):
        pass

    with pytest.raises(TypeError, match="Forgotten is a piece but no dataclass"):
        Forgotten(deck=[1], top=()).clone()


def test_pieces_are_named_by_keyword_only() -> None:
    with pytest.raises(TypeError):
        Pile([1], ())  # type: ignore[call-arg]  # what the test is about


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_clone_shares_nothing_that_changes(game: Any) -> None:
    for decisions in (0, 10, 60):
        s = random_match(game, seed=4, decisions=decisions).table

        copy = s.clone()

        shared = {id(each) for each in mutable(s)} & {id(each) for each in mutable(copy)}
        assert not shared
        assert game.codec.freeze(copy) == game.codec.freeze(s)
        assert copy.journal is None
