"""Datasets: games as tables, that hold what each seat saw and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pyarrow.parquet as parquet
import pytest

import hemicycle
from hemicycle import dataset
from hemicycle.core.branching import Branch, Past
from hemicycle.core.match import Match
from hemicycle.dataset import DatasetError, Writer
from hemicycle.testing import random_match
from tests.test_cli import run


def table(folder: Path, name: str) -> list[dict[str, Any]]:
    if (folder / f"{name}.parquet").exists():
        found: list[dict[str, Any]] = parquet.read_table(folder / f"{name}.parquet").to_pylist()
        return found
    return [json.loads(line) for line in (folder / f"{name}.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_decision_holds_what_its_seat_saw_at_that_moment(name: str) -> None:
    game = hemicycle.game(name)
    record = random_match(game, seed=3).record

    rows = dataset.rows(record, "one")

    assert len(rows["decisions"]) == rows["games"][0]["decisions"] == sum("do" in entry for entry in record.entries)
    for row in rows["decisions"][:: max(1, len(rows["decisions"]) // 8)]:
        seen = Match.replay(game, record, to=row["number"] - 1).view(row["seat"])
        assert json.loads(row["board"]) == json.loads(msgspec.json.encode(seen.board))
        assert row["choices"] == [choice.action for choice in seen.choices]
        assert row["action"] in row["choices"]
    assert [row["won"] for row in rows["outcomes"]].count(True) >= 1


def test_what_a_seat_was_told_is_told_once_and_in_order() -> None:
    record = random_match(hemicycle.game("secret-hitler"), seed=3).record

    decisions = dataset.rows(record, "one")["decisions"]

    for seat in range(7):
        *_, last = [row["number"] for row in decisions if row["seat"] == seat]
        before = Match.replay(hemicycle.game("secret-hitler"), record, to=last - 1)
        told = [text for row in decisions if row["seat"] == seat for text in row["told"]]
        assert told == [str(event) for event in before.events(seat)]


def test_a_game_that_branched_off_from_another_has_its_own_decisions() -> None:
    game, luck = hemicycle.game("secret-hitler"), Random(1)
    match = random_match(game, seed=3, decisions=20)
    past = Past([(audience, event) for _, audience, event in match.history], [])
    branched = Match.branch(game, match.table.clone(), bytes(32), (), Branch({}, past))
    first = branched.waiting[0]
    while branched.outcome is None:
        branched.act(branched.waiting[0], luck.choice(branched.options(branched.waiting[0])))

    rows = dataset.rows(branched.record, "one")

    assert [row["action"] for row in rows["decisions"]] == [e["do"] for e in branched.record.entries if "do" in e]
    assert rows["decisions"][0]["told"] == [str(event) for event in match.events(first)]


def test_records_of_one_name_stay_apart_and_a_broken_one_is_named(tmp_path: Path) -> None:
    for seed, folder in enumerate(("a", "b")):
        (tmp_path / folder).mkdir()
        text = random_match(hemicycle.game("secret-hitler"), seed=seed).record.text()
        (tmp_path / folder / "game.jsonl").write_text(text, "utf-8")
    (tmp_path / "b" / "broken.jsonl").write_text("{}\n", "utf-8")
    twice = [tmp_path / "a" / "game.jsonl", tmp_path / "b" / "game.jsonl", tmp_path / "a" / "game.jsonl"]

    whole = run("dataset", *map(str, twice), "--out", str(tmp_path / "set"))
    broken = run("dataset", str(tmp_path / "a"), str(tmp_path / "b"), "--out", str(tmp_path / "other"))

    assert whole.returncode == 0, whole.stderr
    assert {row["game"] for row in table(tmp_path / "set", "games")} == {str(tmp_path / x / "game") for x in "ab"}
    assert broken.stderr == f"{tmp_path / 'b' / 'broken.jsonl'}: Line 1 does not belong to a record of this kind.\n"
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize("form", dataset.FORMATS)
def test_simulated_games_become_a_dataset(tmp_path: Path, form: str) -> None:
    out = tmp_path / "set"

    arguments = f"simulate secret-hitler --games 3 --seats 5 --bots beginner --out {out} --format {form} --json"
    result = run(*arguments.split())

    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["games"] == len(table(out, "games")) == 3
    assert len(table(out, "outcomes")) == 15
    assert {row["game"] for row in table(out, "decisions")} == {"0-0", "0-1", "0-2"}


def test_both_formats_hold_the_same(tmp_path: Path) -> None:
    for form in dataset.FORMATS:
        result = run("dataset", "tests/records", "--out", str(tmp_path / form), "--format", form)
        assert result.returncode == 0, result.stderr

    for name in dataset.TABLES:
        assert table(tmp_path / "parquet", name) == table(tmp_path / "jsonl", name)


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_a_dataset_that_cannot_be_written_gets_one_sentence(tmp_path: Path, language: str) -> None:
    for arguments in (
        ("--out", str(tmp_path)),
        ("--out", str(tmp_path / "no" / "where")),
        ("--out", str(tmp_path / "x"), "--format", "csv"),
    ):
        result = run("simulate", "secret-hitler", "--games", "1", *arguments, "--lang", language)

        assert result.returncode == 2
        assert len(result.stderr.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_dataset_that_is_broken_off_leaves_nothing_behind(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "set")
    writer.add(dataset.rows(random_match(hemicycle.game("secret-hitler"), seed=3).record, "one"))

    writer.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)

    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_not_touched(tmp_path: Path) -> None:
    with pytest.raises(DatasetError):
        Writer(tmp_path)


def test_without_pyarrow_parquet_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "find_spec", lambda name: None)

    with pytest.raises(DatasetError) as refused:
        Writer(tmp_path / "set")

    assert refused.value.code == "no-parquet"
    assert list(tmp_path.iterdir()) == []
