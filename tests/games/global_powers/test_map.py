"""The map is data: complete, symmetric, marked as reconstructed, and replaceable by a file of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from hemicycle.core.ruleset import EditionError
from hemicycle.testing import rule
from tests.games.global_powers.tables import GAME, rules, table


@rule("GP-005")
def test_borders_are_mutual() -> None:
    world = rules().world

    assert all(region in world.neighbours[other] for region in range(12) for other in world.neighbours[region])


@rule("GP-005")
def test_every_region_has_two_neighbours_or_more_and_all_are_connected() -> None:
    world = rules().world
    reached = {0}
    for _ in range(12):
        reached |= {other for region in reached for other in world.neighbours[region]}

    assert len(reached) == 12
    assert [len(others) for others in world.neighbours] == [4, 3, 5, 4, 3, 3, 4, 3, 2, 3, 2, 2]


@rule("GP-005")
def test_only_the_two_edges_of_the_examples_are_printed() -> None:
    loaded = rules()
    sure = [note.sure for note in loaded.provenance if note.key.startswith("edges")]
    printed = {(edge.a, edge.b) for edge, how in zip(loaded.edges, sure, strict=True) if how == "printed"}

    assert printed == {("orient", "africa"), ("south-america", "africa")}
    assert set(sure) == {"printed", "reconstructed"}


@rule("GP-005")
@pytest.mark.parametrize(
    ("option", "a", "b"),
    [
        ("edge_europe_africa", "europe", "africa"),
        ("edge_africa_india", "africa", "india"),
        ("edge_japan_southeast_asia", "japan", "southeast-asia"),
        ("edge_india_australia", "india", "australia"),
    ],
)
def test_doubtful_edges_are_options(option: str, a: str, b: str) -> None:
    for on in (False, True):
        world = rules(options={option: on}).world

        assert (world.index[b] in world.neighbours[world.index[a]]) is on


def own_map(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(f'extends = "standard"\nid = "mine"\n{text}')
    return str(path)


EDGE = '[[edges]]\na = "{}"\nb = "{}"\nkind = "land"\nsource = "my board"\nsure = "printed"\n'


@rule("GP-005")
def test_an_owner_of_the_board_can_put_a_map_of_his_own(tmp_path: Path) -> None:
    file = own_map(tmp_path, EDGE.format("europe", "africa"))
    world = rules(file).world

    assert world.neighbours[world.index["europe"]] == (world.index["africa"],)
    assert table(edition=file).world.neighbours[0] == ()


@rule("GP-005")
def test_a_map_with_a_region_that_does_not_exist_is_refused_with_file_and_key(tmp_path: Path) -> None:
    file = own_map(tmp_path, EDGE.format("europe", "atlantis"))

    with pytest.raises(EditionError) as caught:
        GAME.load(file)

    assert (caught.value.file, caught.value.key, caught.value.problem) == (file, "edges[0].b", "not-a-choice")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[supply]\nraw = 3\nsource = "x"\nsure = "printed"\n', "supply.raw"),
        ('[region_cap]\neach_resource = 9\nsource = "x"\nsure = "printed"\n', "scoring.trade_bonus"),
        ('[[cards]]\nid = "coup"\nsection = "GP-117"\nsource = "x"\nsure = "printed"\n', "cards.assassination"),
        ("seats = [2, 6]\n", "dominance.start.6"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(EditionError) as caught:
        GAME.load(own_map(tmp_path, text))

    assert caught.value.key == key
