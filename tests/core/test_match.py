"""Match, record, undo and verify on the smallest game there is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hemicycle.core.match import Match, verify
from hemicycle.core.record import Record, RecordError
from hemicycle.core.steps import IllegalAction
from hemicycle.resources import PackageLibrary
from hemicycle.testing import random_match
from tests.core.show_of_hands import Decided, Propose, Raise, ShowOfHands

GAME = ShowOfHands(PackageLibrary("tests.core.show_of_hands"))


def written(path: str, text: str) -> None:
    Path(path).write_text(text)


def rechained(rows: list[dict[str, object]]) -> str:
    """A record whose chain is right although its content was changed."""
    header, *entries = [{k: v for k, v in row.items() if k not in ("h", "n")} for row in rows]
    record = Record(header, written)
    for entry in entries:
        seat = entry.pop("seat", None)
        kind, *more = entry
        record.add(kind, entry[kind], seat, **{key: entry[key] for key in more})  # type: ignore[arg-type]  # plain JSON
    return record.text()


def refusal(match: Match, seat: int, action: str) -> str:
    before = GAME.codec.freeze(match.table), match.record.text()
    with pytest.raises(IllegalAction) as caught:
        match.act(seat, action)
    assert (GAME.codec.freeze(match.table), match.record.text()) == before, "a refusal changes nothing"
    return caught.value.code


def test_a_match_waits_for_the_chair_and_then_for_all() -> None:
    match = GAME.match(seats=3, seed=1)
    chair = match.waiting

    match.act(0, Propose(2))

    assert (chair, match.waiting) == ((0,), (0, 1, 2))


def test_a_sealed_answer_is_not_told_until_all_are_in() -> None:
    match = GAME.match(seats=3, seed=1)
    match.act(0, Propose(2))

    assert match.act(1, Raise(True)) == []
    assert match.act(1, Raise(False)) == []
    assert match.act(0, Raise(True)) == []

    assert match.act(2, Raise(True)) == [(None, Decided(2, (0, 2)))]


def test_nobody_else_sees_a_sealed_answer() -> None:
    match = GAME.match(seats=3, seed=1)
    match.act(0, Propose(2))
    match.act(1, Raise(True))

    assert match.view(1).mine == "raise true"
    assert match.view(0).mine is None
    assert match.view(0).sealed == (1,)


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (1, "propose 2", "not-your-turn"),
        (7, "propose 2", "no-such-seat"),
        (-1, "propose 2", "no-such-seat"),
        (0, "propose 9", "out-of-range"),
        (0, "raise true", "not-an-option"),
        (0, "propose", "malformed-action"),
        (0, "propose 1 2", "malformed-action"),
        (0, "", "malformed-action"),
        (0, "propose [", "malformed-action"),
        (0, "fly 3", "malformed-action"),
    ],
)
def test_bad_actions_are_refused_with_their_cause(seat: int, action: str, code: str) -> None:
    assert refusal(GAME.match(seats=3, seed=1), seat, action) == code


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    assert refusal(random_match(GAME, seed=1), 0, "propose 1") == "game-over"


def test_an_action_can_be_taken_back_until_something_is_revealed() -> None:
    match = GAME.match(seats=3, seed=1)
    match.act(0, Propose(2))
    entry = match.undoable(0)
    assert entry is not None

    match.undo(entry)

    assert match.waiting == (0,)
    match.act(0, Propose(3))
    for seat in range(3):
        match.act(seat, Raise(True))
    assert [match.undoable(seat) for seat in range(3)] == [None, None, None]


def test_another_seats_action_ends_free_undo() -> None:
    match = GAME.match(seats=3, seed=1)
    match.act(0, Propose(2))

    match.act(1, Raise(True))

    assert match.undoable(0) is None


def test_an_undo_is_an_entry_and_the_record_still_verifies() -> None:
    match = GAME.match(seats=3, seed=1)
    match.act(0, Propose(2))
    match.undo(match.undoable(0) or 0)
    while match.outcome is None:
        match.act(match.waiting[0], match.options(match.waiting[0])[0])

    again = verify(GAME, Record.parse(match.record.text(), written))

    assert any("undo" in entry for entry in match.record.entries)
    assert again.outcome == match.outcome


def test_a_record_read_up_to_an_entry_shows_what_was_taken_back_only_later() -> None:
    match = GAME.match(seats=3, seed=1)
    match.act(0, Propose(2))
    done = match.undoable(0) or 0
    match.undo(done)

    waiting = [Match.replay(GAME, match.record, to=to).waiting for to in (done - 1, done, done + 1)]

    assert waiting == [(0,), (0, 1, 2), (0,)]


def test_what_was_never_done_cannot_be_undone() -> None:
    with pytest.raises(IllegalAction):
        GAME.match(seats=3, seed=1).undo(12)


def test_a_match_goes_on_from_its_record_with_the_same_luck() -> None:
    whole = random_match(GAME, seed=5)
    half = random_match(GAME, seed=5, decisions=4)

    resumed = Match.replay(GAME, Record.parse(half.record.text(), written), seed=(5).to_bytes(32, "big"))
    done = [entry for entry in whole.record.entries if "do" in entry]
    for entry in done[4:]:
        resumed.act(entry["seat"], entry["do"])

    assert resumed.outcome == whole.outcome
    assert resumed.record.text() == whole.record.text()


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    running, finished = random_match(GAME, seed=5, decisions=3), random_match(GAME, seed=5)

    assert "seed" not in running.record.text()
    assert finished.record.entries[-1]["seed"] == f"{5:064x}"
    assert running.record.header["commitment"] == finished.record.header["commitment"]


def test_a_record_is_saved_wholly(tmp_path: Path) -> None:
    match = random_match(GAME, seed=5)

    match.record.save(str(tmp_path / "game.jsonl"))

    assert (tmp_path / "game.jsonl").read_text() == match.record.text()
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


class TestBrokenRecords:
    """Every way a record can be broken names the first line that does not fit."""

    def lines(self) -> list[str]:
        return random_match(GAME, seed=5).record.text().splitlines(keepends=True)

    def broken(self, text: str) -> tuple[int, str]:
        with pytest.raises(RecordError) as caught:
            verify(GAME, Record.parse(text, written))
        return caught.value.line, caught.value.code

    def test_cut_in_a_line(self) -> None:
        lines = self.lines()

        assert self.broken("".join(lines[:4]) + lines[4][:20]) == (5, "truncated")

    def test_cut_before_the_end(self) -> None:
        lines = self.lines()

        assert self.broken("".join(lines[:-1])) == (len(lines) - 1, "no-seed")

    def test_empty(self) -> None:
        assert self.broken("") == (1, "truncated")
        assert self.broken("\n") == (1, "not-json")

    def test_an_edited_line(self) -> None:
        lines = self.lines()
        lines[3] = lines[3].replace("true", "false") if "true" in lines[3] else lines[3].replace("false", "true")

        assert self.broken("".join(lines)) == (4, "chain")

    def test_a_missing_line(self) -> None:
        lines = self.lines()
        del lines[3]

        assert self.broken("".join(lines)) == (4, "numbering")

    def test_foreign_texts(self) -> None:
        assert self.broken("hello\n") == (1, "not-json")
        assert self.broken("[1]\n") == (1, "not-json")
        assert self.broken('{"pgn": 1}\n') == (1, "foreign")
        assert self.broken('{"hemicycle": 1}\n') == (1, "header")

    def test_an_illegal_action_with_a_right_chain(self) -> None:
        rows = [json.loads(line) for line in self.lines()]
        rows[2]["do"] = "propose 9"

        assert self.broken(rechained(rows)) == (3, "illegal")

    def test_a_malformed_action_with_a_right_chain(self) -> None:
        rows = [json.loads(line) for line in self.lines()]
        rows[2]["do"] = "fly"

        assert self.broken(rechained(rows)) == (3, "illegal")

    def test_other_luck_with_a_right_chain(self) -> None:
        rows = [json.loads(line) for line in self.lines()]
        rows[1]["luck"] = [(value + 1) % 3 for value in rows[1]["luck"]]

        assert self.broken(rechained(rows))[1] in ("luck-differs", "outcome", "illegal")

    def test_impossible_luck(self) -> None:
        rows = [json.loads(line) for line in self.lines()]
        rows[1]["luck"] = [99]

        assert self.broken(rechained(rows)) == (2, "luck")

    def test_another_seed(self) -> None:
        rows = [json.loads(line) for line in self.lines()]
        rows[-1]["seed"] = f"{6:064x}"

        assert self.broken(rechained(rows)) == (len(rows), "commitment")

    def test_another_outcome(self) -> None:
        rows = [json.loads(line) for line in self.lines()]
        rows[-1]["end"]["ending"] = "magic"

        assert self.broken(rechained(rows)) == (len(rows), "outcome")

    @pytest.mark.parametrize(
        ("entry", "code"),
        [
            ({"say": 4, "seat": 0}, "malformed"),
            ({"say": "hello", "seat": "x"}, "malformed"),
            ({"say": "hello", "seat": 0}, "illegal-remark"),
            ({"do": None, "seat": 0}, "malformed"),
            ({"do": "propose 2", "seat": True}, "malformed"),
            ({"luck": 1}, "malformed"),
            ({"undo": "x"}, "malformed"),
            ({"undo": None}, "malformed"),
            ({"undo": 999}, "undo"),
            ({"undo": 1}, "undo"),
        ],
    )
    def test_an_entry_that_cannot_stand_there(self, entry: dict[str, object], code: str) -> None:
        rows = [json.loads(line) for line in self.lines()]
        rows.insert(2, entry)

        assert self.broken(rechained(rows)) == (3, code)

    @pytest.mark.parametrize(
        ("key", "value", "code"),
        [
            ("revision", 99, "revision"),
            ("seats", 9, "header"),
            ("edition", "none", "edition"),
            ("game", "chess", "other-game"),
            ("names", ["Ada"], "header"),
            ("names", [1, 2, 3], "header"),
            ("data", "none", "header"),
        ],
    )
    def test_a_header_we_cannot_play(self, key: str, value: object, code: str) -> None:
        rows = [json.loads(line) for line in self.lines()]
        rows[0][key] = value

        assert self.broken(rechained(rows)) == (1, code)
