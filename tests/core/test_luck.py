"""Luck that nobody chose: commitment, contributions, salted links, and records that cannot be rewritten unnoticed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle.core.chance import draw
from hemicycle.core.errors import SetupError
from hemicycle.core.match import Match
from hemicycle.core.record import Record, RecordError, commitment
from hemicycle.core.steps import Refused
from hemicycle.core.verify import verify
from tests.core.forging import committed, rechained, rows_of, seeded
from tests.core.show_of_hands import Propose, Raise
from tests.core.test_match import GAME, written

FORMAT_1 = Path(__file__).parent.parent / "records" / "format-1"
SECRET = bytes(range(32))
ADA, CY = "a" * 32, "c" * 32


def opened(
    secret: bytes = SECRET,
    names: tuple[str, ...] = ("Ada", "Bo", "Cy"),
    table: str = "KLEE",
    number: int = 2,
    contributions: tuple[str | None, ...] = (ADA, None, CY),
    **more: Any,
) -> Match:
    """A match at a table of a server, to which two of three devices contributed."""
    place = (table, number)
    return Match.open(GAME, GAME.load(), 3, secret, names, place=place, contributions=contributions, **more)


def played(match: Match) -> Match:
    """Everybody does anything they may, until the end."""
    chosen = Random(1)
    while match.outcome is None:
        match.act(match.waiting[0], chosen.choice(match.options(match.waiting[0])))
    return match


def read(text: str, secret: bytes | None = None) -> Record:
    return Record.parse(text, written, secret)


def seed_of(match: Match) -> bytes | None:
    return match.record.seed


class TestTheSeed:
    """Nobody alone can choose it."""

    def test_it_is_what_the_page_says(self) -> None:
        match = opened()

        assert match.record.header["commitment"] == committed(SECRET.hex())
        assert match.record.header["contributions"] == [ADA, None, CY]
        assert seed_of(match) == seeded(match.record.header, SECRET.hex())

    @pytest.mark.parametrize(
        "change",
        [
            {"secret": bytes(32)},
            {"names": ("Ada", "Bo", "Di")},
            {"table": "KLEF"},
            {"number": 3},
            {"contributions": (ADA, None, "d" * 32)},
            {"contributions": (CY, None, ADA)},
            {"contributions": (ADA, CY, None)},
            {"contributions": ()},
            {"pinned": True},
        ],
    )
    def test_everything_that_was_agreed_before_the_match_changes_it(self, change: dict[str, Any]) -> None:
        assert seed_of(opened(**change)) != seed_of(opened())

    def test_where_nobody_could_contribute_it_is_the_secret(self) -> None:
        assert seed_of(GAME.match(seats=3, seed=5)) == (5).to_bytes(32, "big")
        assert seed_of(GAME.match(seats=3, seed=5, names=("A", "B", "C"))) == (5).to_bytes(32, "big")

    @pytest.mark.parametrize("given", [("a" * 31,), ("A" * 32,), ("g" * 32,), (ADA, ADA, ADA, ADA), (7,)])
    def test_a_contribution_is_128_bits(self, given: Any) -> None:
        with pytest.raises(SetupError, match="contributions"):
            opened(contributions=given)

    @pytest.mark.parametrize(
        ("key", "value"),
        [("contributions", [ADA]), ("contributions", [ADA, 1, CY]), ("table", 4), ("match", "2"), ("table", None)],
    )
    def test_a_header_with_other_contributions_than_there_can_be_is_refused(self, key: str, value: object) -> None:
        rows = rows_of(played(opened()).record.text())
        rows[0][key] = value

        with pytest.raises(RecordError) as caught:
            read(rechained(rows))

        assert (caught.value.line, caught.value.code, caught.value.detail) == (1, "header", {"key": key})


class TestLinks:
    """A link can be shown to anybody while the game goes on."""

    def test_the_newest_link_stands_in_the_newest_line(self) -> None:
        match = opened()
        links = [match.record.link]
        match.act(0, Propose(2))
        links.append(match.record.link)

        assert links == [match.record.link_at(1), match.record.link_at(2)]
        assert match.record.link_at(0) == match.record.header["h"]
        assert f'"h":"{links[-1]}"' in match.record.text().splitlines()[-1]

    def test_a_sealed_answer_cannot_be_told_from_the_links_without_the_secret(self) -> None:
        """Whoever knows all but the secret and tries both answers meets the link with neither."""
        yes, no = (opened() for _ in range(2))
        for match, hand in ((yes, True), (no, False)):
            match.act(0, Propose(2))
            match.act(1, Raise(hand))
        rows = {hand: rows_of(match.record.text()) for hand, match in ((True, yes), (False, no))}

        assert rows[True][:-1] == rows[False][:-1]
        assert yes.record.link != no.record.link
        guesses = {
            json.loads(rechained(rows[hand], secret).splitlines()[-1])["h"]
            for hand in (True, False)
            for secret in (committed(SECRET.hex()), "00" * 32, ADA * 2, CY * 2, rows[True][-2]["h"])
        }
        assert not guesses & {yes.record.link, no.record.link}
        assert json.loads(rechained(rows[True], SECRET.hex()).splitlines()[-1])["h"] == yes.record.link

    def test_the_same_game_has_other_links_under_another_secret(self) -> None:
        """So that no table of links made beforehand tells anything."""
        links = [{entry["h"] for entry in played(GAME.match(seats=3, seed=seed)).record.entries} for seed in (1, 2)]

        assert not links[0] & links[1]

    def test_a_record_that_runs_can_be_read_but_not_proved_and_not_gone_on_with(self) -> None:
        match = opened()
        match.act(0, Propose(2))
        record = read(match.record.text())

        again = verify(GAME, record)

        assert (record.proved, record.over, record.secret, again.outcome) == (False, False, None, None)
        assert again.waiting == match.waiting
        with pytest.raises(RecordError, match="no-secret"):
            again.act(0, Raise(True))

    def test_the_server_proves_it_with_its_secret_and_goes_on(self) -> None:
        match = opened()
        match.act(0, Propose(2))
        record = read(match.record.text(), SECRET)
        again = verify(GAME, record)

        assert record.proved
        assert played(again).record.text() == played(match).record.text()

    def test_the_server_notices_a_store_that_was_changed_while_the_game_runs(self) -> None:
        match = opened()
        match.act(0, Propose(2))
        text = match.record.text().replace("propose 2", "propose 3")

        read(text)
        with pytest.raises(RecordError, match="chain"):
            read(text, SECRET)

    @pytest.mark.parametrize("link", ["", "f" * 63, "F" * 64, None])
    def test_what_cannot_be_a_link_is_refused_also_without_the_secret(self, link: object) -> None:
        rows = rows_of(opened().record.text())
        rows[-1]["h"] = link

        with pytest.raises(RecordError):
            read("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))


class TestPlays:
    """Who plays a seat is told by the record and changes no table."""

    def test_it_is_an_entry_that_replays(self) -> None:
        match = opened()
        match.plays(1, "standby", "solid", "time")
        match.act(0, Propose(2), by="standby")
        plain = opened()
        plain.act(0, Propose(2))

        again = verify(GAME, read(played(match).record.text()))

        assert again.playing == match.playing == [(2, 1, {"by": "standby", "name": "solid", "why": "time"})]
        assert match.record.entries[2]["by"] == "standby"
        assert [event for _, _, event in again.history] == [event for _, _, event in played(plain).history]

    def test_an_undo_does_not_take_it_back(self) -> None:
        match = opened()
        match.act(0, Propose(2))
        match.plays(1, "bot", "best", "left")
        free = match.undoable(0)
        assert free is not None

        match.undo(free)

        assert match.waiting == (0,)
        assert [(seat, who["by"]) for _, seat, who in match.playing] == [(1, "bot")]
        match.act(0, Propose(3))
        match.undo(match.undoable(0) or 0)
        assert verify(GAME, read(played(match).record.text())).playing == match.playing

    def test_it_cannot_be_undone_itself(self) -> None:
        match = opened()
        number = match.plays(1, "bot", "best", "left")

        with pytest.raises(Refused):
            match.undo(number)

    def test_what_cannot_be_is_refused(self) -> None:
        match = opened()

        with pytest.raises(Refused, match="nobody"):
            match.plays(1, "nobody", "x", "left")
        with pytest.raises(Refused):
            match.plays(3, "bot", "x", "left")
        with pytest.raises(Refused, match="nobody"):
            match.act(0, Propose(2), by="nobody")
        with pytest.raises(Refused):
            played(match).plays(1, "bot", "x", "left")

    @pytest.mark.parametrize(
        "entry",
        [
            {"plays": {"by": "bot", "name": "x", "why": "y"}},
            {"seat": 7, "plays": {"by": "bot", "name": "x", "why": "y"}},
            {"seat": 0, "plays": {"by": "nobody", "name": "x", "why": "y"}},
            {"seat": 0, "plays": {"by": "bot", "name": 1, "why": "y"}},
            {"seat": 0, "plays": {"by": "bot"}},
            {"seat": 0, "do": "propose 2", "by": "nobody"},
            {"luck": [0], "asked": ["below", 3]},
            {"luck": [0], "asked": []},
            {"luck": [0], "asked": [["below"], 3, 1]},
            {"luck": [0]},
            {"rules": {"revision": 1}},
        ],
    )
    def test_a_record_with_such_an_entry_is_refused(self, entry: dict[str, Any]) -> None:
        rows = rows_of(played(opened()).record.text())
        rows.insert(2, entry)

        with pytest.raises(RecordError) as caught:
            verify(GAME, read(rechained(rows)))

        assert (caught.value.line, caught.value.code) == (3, "malformed")


class TestTheEnd:
    """What is over stays so, and shows its secret."""

    def test_a_game_given_up_shows_its_secret_and_has_no_winner(self) -> None:
        match = opened()
        match.act(0, Propose(2))
        match.abandon()

        record = read(match.record.text())
        again = verify(GAME, record)

        assert (record.over, record.proved, record.secret) == (True, True, SECRET)
        assert (again.over, again.outcome) == (True, None)
        for late in (match, again):
            with pytest.raises(Refused, match="game-over"):
                late.act(0, Raise(True))
            with pytest.raises(Refused, match="game-over"):
                late.abandon()

    def test_nothing_is_done_said_or_taken_back_after_it(self) -> None:
        match = played(opened())
        last_action = max(entry["n"] for entry in match.record.entries if "do" in entry)

        for late in (lambda: match.undo(last_action), lambda: match.remark(0, "x"), match.abandon):
            with pytest.raises(Refused, match="game-over"):
                late()

    def test_nothing_stands_after_it(self) -> None:
        rows = rows_of(played(opened()).record.text())
        text = rechained([*rows, {"plays": {"by": "bot", "name": "x", "why": "y"}, "seat": 0}], SECRET.hex())

        with pytest.raises(RecordError) as caught:
            read(text, SECRET)

        assert caught.value.code == "after-end"

    def test_an_end_without_the_secret_is_refused(self) -> None:
        rows = rows_of(played(opened()).record.text())
        del rows[-1]["secret"]

        with pytest.raises(RecordError) as caught:
            read(rechained(rows, SECRET.hex()))

        assert caught.value.code == "no-secret"


class TestLuckDrawnAgain:
    """Every piece of luck says what was asked for, so that it can be drawn again without the rules."""

    def test_every_piece_follows_from_seed_number_and_what_was_asked(self) -> None:
        record = played(opened()).record
        luck = [entry for entry in record.entries if "luck" in entry]

        assert record.seed is not None
        drawn = [draw(record.seed, number, tuple(entry["asked"])) for number, entry in enumerate(luck)]
        assert [list(piece) for piece in drawn] == [entry["luck"] for entry in luck]

    def test_luck_that_answers_another_question_is_refused(self) -> None:
        rows = rows_of(played(opened()).record.text())
        luck = next(row for row in rows if "luck" in row)
        luck["asked"][1] += 1

        with pytest.raises(RecordError) as caught:
            verify(GAME, read(rechained(rows)))

        assert caught.value.code == "luck"


class TestRulesOfToday:
    """A table may go on under a newer revision: an entry says so, and header, seed and links stay as they were."""

    def test_the_newest_rules_agreed_on_are_played(self) -> None:
        match = opened(pinned=True)
        data = {**match.rules.data, "revision": 7}
        match.record.add("rules", {"revision": 7, "data": data})

        again = Match.replay(GAME, match.record)

        assert again.rules.revision == 7
        assert again.record.header["revision"] != 7
        assert verify(GAME, read(played(again).record.text())).outcome is not None


class TestFormat1:
    """Records of before are read, checked and gone on with."""

    def test_one_that_is_over_holds(self) -> None:
        record = read((FORMAT_1 / "show-of-hands.jsonl").read_text("utf-8"))

        assert verify(GAME, record).outcome is not None
        assert (record.format, record.over, record.proved) == (1, True, True)

    def test_one_that_runs_goes_on_in_its_own_form(self) -> None:
        secret = (5).to_bytes(32, "big")
        text = (FORMAT_1 / "show-of-hands-running.jsonl").read_text("utf-8")

        match = played(Match.replay(GAME, read(text, secret)))

        assert match.record.text().startswith(text)
        assert match.record.entries[-1]["seed"] == secret.hex()
        assert commitment(secret) == match.record.header["commitment"]
        assert verify(GAME, read(match.record.text())).outcome == match.outcome

    def test_a_changed_line_is_named(self) -> None:
        text = (FORMAT_1 / "show-of-hands.jsonl").read_text("utf-8").replace("Ada", "Eve")

        with pytest.raises(RecordError, match="chain"):
            read(text)

    @pytest.mark.parametrize("path", sorted(FORMAT_1.glob("*.jsonl")), ids=lambda path: path.stem)
    def test_all_that_were_kept_are_still_read(self, path: Path) -> None:
        assert read(path.read_text("utf-8")).format == 1
