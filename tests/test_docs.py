"""The docs are true: pages are current, the rulebooks are covered, the README runs."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest
from tools import game_types, generate_docs, write_transcripts

import hemicycle
from hemicycle import coverage
from hemicycle.core.values import Event
from hemicycle.server.door import http

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", hemicycle.names())
def test_every_section_of_the_rulebook_has_its_step_and_its_test(name: str) -> None:
    assert coverage.holes(hemicycle.game(name), ROOT / "tests" / "games" / name.replace("-", "_")) == []


@pytest.mark.parametrize("name", hemicycle.names())
def test_every_option_belongs_to_a_section(name: str) -> None:
    game = hemicycle.game(name)
    known = {option for edition in game.editions for option in game.load(edition).options}

    assert {option for section in game.rulebook.sections for option in section.options} == known
    for edition in game.editions:
        assert all(option.section in game.rulebook for option in game.load(edition).options.values())


def test_generated_pages_are_current() -> None:
    assert generate_docs.stale() == []


def test_the_protocol_names_every_address_and_describes_what_it_takes_and_answers() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    paths = http.description()["paths"]
    addresses = [f"`{method.upper()} {path}" for path in paths for method in paths[path]]
    types = set(re.findall(r"schemas/(\w+)\"", json.dumps(paths)))

    assert [each for each in addresses if each.replace("{", "<").replace("}", ">") not in page] == []
    assert [each for each in types if f"\n### {each}\n" not in page] == []


@pytest.mark.parametrize("name", hemicycle.names())
def test_every_field_of_boards_actions_events_and_remarks_is_described(name: str) -> None:
    assert game_types.undescribed(hemicycle.game(name)) == []


def test_a_field_nothing_is_said_about_is_noticed() -> None:
    class Waved(Event):
        """Somebody waves."""

        def __init__(self, seat: int, times: int) -> None:
            self.seat = seat  # who waves
            self.times = times

    assert game_types.about(Waved, "seat") == "who waves"
    assert game_types.about(Waved, "times") == ""


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert result.attempted > 0
    assert result.failed == 0


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) < 100


def test_transcripts_are_current() -> None:
    """When a rule changes on purpose, `make transcripts` writes them anew and the diff is reviewed."""
    expected = write_transcripts.transcripts()

    changed = [path.name for path, text in expected.items() if not path.is_file() or path.read_text("utf-8") != text]

    assert changed == []
    assert sorted(path.name for path in write_transcripts.FOLDER.glob("*.txt")) == sorted(
        path.name for path in expected
    )
