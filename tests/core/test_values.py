"""Values and their text form."""

from __future__ import annotations

import re

import pytest

from hemicycle.core.values import Action, Notation


class Nothing(Action):
    """No parts."""


class Everything(Action):
    """Every kind of part."""

    def __init__(self, number: int, id: str, yes: bool, none: None, pair: tuple[int, tuple[str, ...]]) -> None:
        self.number = number
        self.id = id
        self.yes = yes
        self.none = none
        self.pair = pair


NOTATION = Notation([Nothing, Everything])
SOME = Everything(-3, "bayern", True, None, (1, ("a", "b")))


def test_a_value_is_written_as_words() -> None:
    assert str(Nothing()) == "nothing"
    assert str(SOME) == 'everything -3 bayern true null [1,["a","b"]]'


@pytest.mark.parametrize("value", [Nothing(), SOME, Everything(0, "", False, None, (0, ()))])
def test_what_is_written_can_be_read(value: Action) -> None:
    assert NOTATION.parse(str(value)) == value


@pytest.mark.parametrize(
    "text", ["", " ", "unknown", "nothing 1", "everything 1", "everything [ x true null []", "nothing  "]
)
def test_nonsense_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        NOTATION.parse(text)


def test_equal_parts_make_equal_values() -> None:
    assert Everything(1, "a", True, None, (1, ())) == Everything(1, "a", True, None, (1, ()))
    assert hash(Nothing()) == hash(Nothing())
    assert Nothing() != SOME
    assert repr(Nothing()) == "Nothing()"
