"""Match, record, undo and verify on the smallest game there is."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle import Position
from hemicycle.core.errors import SetupError
from hemicycle.core.match import Match
from hemicycle.core.record import Record, RecordError
from hemicycle.core.steps import Refused
from hemicycle.core.verify import verify
from hemicycle.resources import PackageLibrary
from hemicycle.testing import random_match
from tests.core.forging import rechained
from tests.core.show_of_hands import Decided, Propose, Raise, ShowOfHands

GAME = ShowOfHands(PackageLibrary("tests.core.show_of_hands"))


def written(path: str, text: str) -> None:
    Path(path).write_text(text)


def refusal(match: Match, seat: int, action: str) -> str:
    before = GAME.codec.freeze(match.table), match.record.text()
    with pytest.raises(Refused) as caught:
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
    with pytest.raises(Refused):
        GAME.match(seats=3, seed=1).undo(12)


def test_a_match_goes_on_from_its_record_with_the_same_luck() -> None:
    whole = random_match(GAME, seed=5)
    half = random_match(GAME, seed=5, decisions=4)

    resumed = Match.replay(GAME, Record.parse(half.record.text(), written, (5).to_bytes(32, "big")))
    done = [entry for entry in whole.record.entries if "do" in entry]
    for entry in done[4:]:
        resumed.act(entry["seat"], entry["do"])

    assert resumed.outcome == whole.outcome
    assert resumed.record.text() == whole.record.text()


def test_the_secret_is_promised_at_the_start_and_shown_at_the_end() -> None:
    running, finished = random_match(GAME, seed=5, decisions=3), random_match(GAME, seed=5)

    assert "secret" not in running.record.text()
    assert finished.record.entries[-1]["secret"] == f"{5:064x}"
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

        assert self.broken("".join(lines[:-1])) == (len(lines) - 1, "no-secret")

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
        rows[-1]["secret"] = f"{6:064x}"

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


class Colours(ShowOfHands):
    """Show of Hands with a colour to choose for every seat."""

    id = "colours"

    def parties(self, rules: Any, seats: int) -> tuple[str, ...]:
        return ("red", "green", "blue", "white")[: seats + 1]

    def seat_parties(self, s: Any, parties: tuple[str, ...]) -> None:
        s.favourites = [len(party) for party in parties]


class TestParties:
    """What seats choose before a match is given to them, recorded, and obeyed when the record is played again."""

    game = Colours(PackageLibrary("tests.core.show_of_hands"))

    def test_a_match_gives_every_seat_the_party_it_chose(self) -> None:
        match = self.game.match(seats=3, parties=("blue", "red", "green"))

        assert [match.view(seat).board.favourite for seat in range(3)] == [4, 3, 5]
        assert match.record.header["parties"] == ["blue", "red", "green"]

    def test_a_record_is_played_again_and_dealt_again_with_the_parties_chosen(self) -> None:
        match = self.game.match(seats=3, parties=("blue", "red", "green"))
        luck = Random(1)
        while match.outcome is None:
            seat = match.waiting[0]
            match.act(seat, luck.choice(match.options(seat)))

        again = verify(self.game, Record.parse(match.record.text(), written))

        assert self.game.codec.freeze(again.table) == self.game.codec.freeze(match.table)

    def test_who_chooses_nothing_is_seated_by_the_game(self) -> None:
        match = self.game.match(seats=3)

        assert "parties" not in match.record.header
        assert match.outcome is None

    @pytest.mark.parametrize(
        ("parties", "code"),
        [
            (("red", "red", "blue"), "party-taken"),
            (("red", "pink", "blue"), "party-unknown"),
            (("red", "blue"), "party-count"),
            (("red", "blue", "green", "white"), "party-count"),
        ],
    )
    def test_a_choice_that_cannot_be_is_refused(self, parties: tuple[str, ...], code: str) -> None:
        with pytest.raises(SetupError) as caught:
            self.game.match(seats=3, parties=parties)

        assert caught.value.code == code
        assert code in str(caught.value)

    @pytest.mark.parametrize("parties", [None, 3, "red"])
    def test_a_choice_that_is_no_list_is_refused(self, parties: object) -> None:
        with pytest.raises(SetupError, match="party-count"):
            self.game.match(seats=3, parties=parties)  # type: ignore[arg-type]  # bad on purpose
        with pytest.raises(SetupError, match="party-count"):
            Position(self.game, seats=3, parties=parties)  # type: ignore[arg-type]  # bad on purpose

    @pytest.mark.parametrize("names", [("Ann",), ("Ann", "Bob", "Cem", "Dan"), (1, 2, 3), 3, None, "ABC"])
    def test_a_match_whose_record_could_not_be_read_again_is_not_opened(self, names: object) -> None:
        with pytest.raises(SetupError, match="name-count"):
            self.game.match(seats=3, names=names)  # type: ignore[arg-type]  # bad on purpose

    def test_where_nothing_is_chosen_every_party_is_unknown(self) -> None:
        with pytest.raises(SetupError, match="party-unknown"):
            GAME.match(seats=3, parties=("red", "green", "blue"))

    @pytest.mark.parametrize("parties", [["red", "red", "blue"], ["red"], "red", [1, 2, 3], {}])
    def test_a_record_with_parties_that_cannot_be_is_refused(self, parties: object) -> None:
        rows = [json.loads(line) for line in self.game.match(seats=3).record.text().splitlines()]
        rows[0]["parties"] = parties

        with pytest.raises(RecordError) as caught:
            verify(self.game, Record.parse(rechained(rows), written))

        assert (caught.value.line, caught.value.code, caught.value.detail) == (1, "header", {"key": "parties"})

    def test_seats_without_a_wish_take_what_is_left_in_order(self) -> None:
        rules = self.game.load()

        assert self.game.seated(rules, 3, {1: "red"}) == ("green", "red", "blue")
        assert GAME.seated(GAME.load(), 3, {}) == ()
        with pytest.raises(SetupError, match="party-taken"):
            self.game.seated(rules, 3, {0: "red", 2: "red"})


def test_an_edition_is_read_once_however_many_matches_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ShowOfHands(PackageLibrary("tests.core.show_of_hands"))
    first = game.match(seed=1)
    monkeypatch.setattr(PackageLibrary, "edition", lambda *_: pytest.fail("read again"))

    second = game.match(seed=2)

    assert second.rules is first.rules


def test_an_edition_file_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('extends = "plain"\nid = "own"\n')
    before = GAME.load(str(file))
    same = GAME.load(str(file))

    file.write_text('extends = "plain"\nid = "own"\nrevision = 7\n')

    assert same is before
    assert (before.revision, GAME.load(str(file)).revision) == (1, 7)
