"""A portrait counts what happens in games of a bot among its equals."""

from __future__ import annotations

import pytest

from hemicycle.arena.portrait import COUNTED, portrait


@pytest.mark.parametrize(
    ("game", "seats", "counted"),
    [
        ("global-powers", 2, "evaluations"),
        ("secret-hitler", 5, "chaos"),
        ("die-macher", 3, "polls shelved"),
    ],
)
def test_a_portrait_counts_games(game: str, seats: int, counted: str) -> None:
    found = portrait(game, ["random"] * seats, 2, seed=3)

    assert sum(share.wins for share in found.endings.values()) == 2
    assert len(found.seats) == seats
    assert found.means[counted].mean >= 0
    assert found.lines()[0] == "2 games"


def test_bots_at_one_table_are_counted_apart_wherever_they_sit() -> None:
    found = portrait("secret-hitler", ["random", "selfish", "selfish", "selfish", "selfish"], 5, seed=3)

    assert {name: share.tries for name, share in found.bots.items()} == {"random": 5, "selfish": 20}
    assert sum(share.wins for share in found.bots.values()) == sum(share.wins for share in found.seats)
    assert any(line.startswith("won by selfish") for line in found.lines())


def test_the_same_seed_counts_the_same() -> None:
    first, again = (portrait("secret-hitler", ["random"] * 5, 2, seed=1) for _ in range(2))

    assert first.means == again.means


def test_every_game_has_something_to_count() -> None:
    assert set(COUNTED) == {"die-macher", "global-powers", "secret-hitler"}
