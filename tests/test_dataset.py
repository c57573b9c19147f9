"""Datasets: games as tables, that hold what each seat saw and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as parquet
import pytest

import hemicycle
from hemicycle import dataset
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
