"""Played games replay to the same end: one record for every way of winning and every edition."""

from __future__ import annotations

from pathlib import Path

import pytest

import hemicycle
from hemicycle.core.match import Match
from hemicycle.core.record import Record, RecordError
from hemicycle.core.verify import verify
from hemicycle.words import LANGUAGES, Words

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.jsonl"))
EARLIER = sorted((FOLDER / "earlier").glob("*.jsonl"))  # played by rules that have been corrected since


def read(path: Path) -> Record:
    return Record.parse(path.read_text("utf-8"), lambda path, text: None)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_played_game_replays_to_the_same_end(path: Path) -> None:
    record = read(path)

    match = verify(hemicycle.game(record.header["game"]), record)

    assert match.outcome is not None
    assert path.stem == f"{record.header['game']}-{record.header['edition']}-{match.outcome.ending}"


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_record_can_be_read_up_to_any_of_its_entries(name: str) -> None:
    record = next(read(path) for path in RECORDS if path.stem.startswith(name))
    before_luck = [to for to, following in enumerate(record.entries) if "luck" in following]

    for to in {*before_luck, *range(0, len(record.entries) + 2, 20)}:
        match = Match.replay(hemicycle.game(name), record, to=to)

        done = [entry for entry in record.entries[:to] if "do" in entry]
        assert (match.outcome is not None) == (done == [entry for entry in record.entries if "do" in entry])


@pytest.mark.parametrize("name", hemicycle.names())
def test_there_is_a_record_for_every_edition(name: str) -> None:
    kept = {read(path).header["edition"] for path in RECORDS if read(path).header["game"] == name}

    assert kept == set(hemicycle.game(name).editions)


def test_there_is_a_record_for_every_ending_of_secret_hitler() -> None:
    endings = {
        read(path).entries[-1]["end"]["ending"] for path in RECORDS if path.stem.startswith("secret-hitler-official")
    }

    assert endings == {"five-liberal-policies", "hitler-executed", "six-fascist-policies", "hitler-elected"}


@pytest.mark.parametrize("edition", ["standard", "extended"])
def test_there_is_a_record_for_every_ending_of_global_powers(edition: str) -> None:
    endings = {
        read(path).entries[-1]["end"]["ending"] for path in RECORDS if path.stem.startswith(f"global-powers-{edition}")
    }

    assert endings == {"threshold", "dominance", "exhaustion"}


@pytest.mark.parametrize("path", EARLIER, ids=[path.stem for path in EARLIER])
def test_a_game_by_earlier_rules_can_be_read_and_says_why_it_is_not_played_again(path: Path) -> None:
    record = read(path)
    game = hemicycle.game(record.header["game"])

    with pytest.raises(RecordError) as caught:
        Match.replay(game, record)

    played = game.load(record.header["edition"]).revision
    assert (caught.value.code, caught.value.line) == ("revision", 1)
    assert caught.value.detail == {"revision": record.header["revision"], "played": played}
    assert all(
        Words(language, game.id).say("record-error-revision", {"line": 1, **caught.value.detail})
        for language in LANGUAGES
    )
