"""Edition files are read strictly; every error names the file and the key."""

from __future__ import annotations

from pathlib import Path

import pytest

import hemicycle
from hemicycle.core.ruleset import EditionError
from hemicycle.testing import check_game

GAME = hemicycle.game("secret-hitler")

GOOD = """
id = "mine"
revision = 1
extends = "official"
[goals]
veto_zone = 4
source = "house rule"
sure = "reconstructed"
"""


def problem(tmp_path: Path, text: str) -> tuple[str, str]:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(EditionError) as caught:
        GAME.load(str(file))
    assert caught.value.file == str(file)
    return caught.value.key, caught.value.problem


def test_a_file_of_ones_own_changes_only_what_it_names(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(GOOD)

    rules = GAME.load(str(tmp_path / "mine.toml"))

    assert rules.goals.veto_zone == 4  # type: ignore[attr-defined]  # the rules of Secret Hitler
    assert rules.goals.hitler_zone == 3  # type: ignore[attr-defined]  # the rules of Secret Hitler


def test_a_match_by_a_file_of_ones_own_replays_without_the_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(GOOD)

    matches = check_game(GAME, 7, edition=str(tmp_path / "mine.toml"), matches=1)

    assert matches[0].record.header["data"]["goals"]["veto_zone"] == 4


@pytest.mark.parametrize(
    ("old", "new", "key", "what"),
    [
        ("veto_zone = 4", "veto_zones = 4", "goals.veto_zones", "unknown-key"),
        ("veto_zone = 4", 'veto_zone = "four"', "goals.veto_zone", "ill-typed"),
        ("veto_zone = 4", "veto_zone = true", "goals.veto_zone", "ill-typed"),
        ('id = "mine"', "id = 3", "id", "ill-typed"),
        ('"reconstructed"', '"maybe"', "goals.sure", "not-a-choice"),
        ('extends = "official"', 'extends = "nothing"', "extends", "unknown-edition"),
        ('extends = "official"', "", "seats", "missing-key"),
        ("veto_zone = 4", "veto_zone = ", "", "not-toml"),
        ("[goals]", "goals = 3\n[goal]", "goal", "unknown-key"),
        ('id = "mine"', 'id = "mine"\nseats = 7', "seats", "ill-typed"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(tmp_path: Path, old: str, new: str, key: str, what: str) -> None:
    assert old in GOOD

    assert problem(tmp_path, GOOD.replace(old, new)) == (key, what)


def test_a_table_without_source_is_an_error(tmp_path: Path) -> None:
    text = GOOD.replace('extends = "official"', "seats = [5]").replace('source = "house rule"\n', "")

    assert problem(tmp_path, text + "liberal_policies = 5\nhitler_zone = 3\n") in [
        ("tables", "missing-key"),
        ("goals.source", "missing-key"),
    ]


def test_an_option_must_be_one_of_its_choices() -> None:
    with pytest.raises(EditionError) as caught:
        GAME.load("official", {"chaos_rule": "maybe"})
    assert (caught.value.key, caught.value.problem) == ("options.chaos_rule", "not-a-choice")

    with pytest.raises(EditionError) as caught:
        GAME.load("official", {"nothing": True})
    assert caught.value.problem == "unknown-option"


def test_every_shipped_edition_loads() -> None:
    for name in hemicycle.names():
        game = hemicycle.game(name)
        assert [game.load(edition).id for edition in game.editions] == list(game.editions)


def test_the_example_edition_is_playable() -> None:
    check_game(GAME, 7, edition="docs/examples/secret-hitler-short-track.toml", matches=2)
