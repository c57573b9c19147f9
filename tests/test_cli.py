"""The command line as a new user meets it: whole games, and one clear sentence for every bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import hemicycle
from hemicycle.testing import random_match
from hemicycle.words import Words
from tests.core.forging import rechained

ENDINGS = {"five-liberal-policies", "hitler-executed", "six-fascist-policies", "hitler-elected"}


def run(*arguments: str, stdin: str = "", encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from hemicycle.cli import main; main()", *arguments]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run(
        command, input=stdin, capture_output=True, encoding=encoding, env=environment, timeout=120, check=False
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    random_match(hemicycle.game("secret-hitler"), seed=1).record.save(str(path))
    return path


def test_games_are_listed() -> None:
    result = run("games")

    assert result.returncode == 0
    assert all(name in result.stdout for name in hemicycle.names())


def test_help_is_plain_text() -> None:
    helped = run("play", "--help").stdout

    assert "[required]" in helped
    assert "\\" not in helped


def test_names_to_type_are_whole_on_a_narrow_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")

    listed = run("games").stdout.replace(",", " ").split()

    for name in hemicycle.names():
        assert {name, *hemicycle.game(name).editions} <= set(listed)


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_a_whole_game_can_be_played(language: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"

    arguments = f"play secret-hitler --seats 5 --bots random --seed 3 --lang {language} --save {path}"
    result = run(*arguments.split(), stdin="1\n" * 200)

    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert run("verify", str(path)).returncode == 0


def test_bad_lines_at_the_table_are_answered_and_asked_again() -> None:
    result = run(
        "play", "secret-hitler", "--seed", "5", "--bots", "random", stdin="fly\n99\nnominate 0\nsay nonsense\n?\nu\nq\n"
    )

    assert result.returncode == 0, result.stderr
    for sentence in ("“fly” is not an action", "Choose a number from 1 to", "You have left the table", "SH-013"):
        assert sentence in result.stdout


def test_a_long_list_is_shown_by_examples_and_searched() -> None:
    result = run("play", "die-macher", "--seed", "1", "--bots", "random", stdin="line 3 Rheinland\n/nowhere\n/\nq\n")

    shown, found, missed, everything, _ = result.stdout.split("> ")
    assert "144 possibilities" in shown
    assert shown.count(" Line 3: ") < found.count(" Line 3: ") < everything.count(" Line 3: ") == 40
    assert "None of the possibilities contains “nowhere”." in missed


def test_the_board_is_drawn_again_when_somebody_else_has_acted() -> None:
    result = run("play", "die-macher", "--seed", "1", "--bots", "random", stdin="1\n1\n0\n" + "1\n" * 4 + "q\n")

    asked = [screen for screen in result.stdout.split("> ") if "Which cabinet card do you lay" in screen]
    assert ["exchange pool:" in screen for screen in asked] == [True, False, False]


def test_an_amount_is_typed_as_it_is() -> None:
    result = run("play", "global-powers", "--seed", "1", "--bots", "random", stdin="20\n7\nq\n")

    for sentence in ("Choose a number from 0 to 19", "Ada bids 7 politicians for North America"):
        assert sentence in result.stdout


@pytest.mark.parametrize(
    ("game", "offer"), [("secret-hitler", "say … claim"), ("die-macher", ""), ("global-powers", "say … promise")]
)
def test_the_keys_offer_remarks_by_the_name_the_game_has_for_them(game: str, offer: str) -> None:
    result = run("play", game, "--seed", "1", "--bots", "random", stdin="q\n")

    assert "t table" in result.stdout
    assert offer in result.stdout
    assert ("say …" in result.stdout) == bool(hemicycle.game(game).remarks)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", "help\nHint\nQuit\n"),
        ("de", "Hilfe\ntipp\nverlassen\n"),
        ("nl", "hulp\nTIP\nweg\n"),
        ("fr", "Aide\nH\nQ\n"),
    ],
)
def test_commands_are_understood_as_letters_and_words_of_any_case(language: str, lines: str) -> None:
    result = run("play", "secret-hitler", "--seed", "5", "--bots", "random", "--lang", language, stdin=lines)

    _, helped, advised, left = result.stdout.split("> ")
    assert "SH-013" in helped
    assert Words(language).say("explain-random") in advised
    assert Words(language).say("terminal-left") in left


def test_what_cannot_be_shown_is_left_out_of_a_refusal() -> None:
    result = run("play", "secret-hitler", "--seed", "5", "--bots", "random", stdin="\x1b[A\x1b[Dfly\x1bOC\x07\nq\n")

    assert "“fly” is not an action" in result.stdout


def test_who_says_nothing_or_nonsense_is_told_what_can_be_said() -> None:
    result = run(
        "play", "global-powers", "--seed", "1", "--bots", "random", stdin="say\nsay foo\nsay will-vote no\nq\n"
    )

    _, asked, refused, said, _ = result.stdout.split("> ")
    assert "say will-not-attack north-america" in asked
    assert "“foo” is not a remark" in refused
    assert "say will-vote yes" in refused
    assert "Ada promises the next vote: no." in said


@pytest.mark.skipif(find_spec("readline") is None, reason="Windows has no readline: lines are not edited there")
def test_the_arrow_up_repeats_the_last_line() -> None:
    pty = pytest.importorskip("pty", reason="Windows has no pseudo-terminals")
    ours, theirs = pty.openpty()
    command = [
        sys.executable,
        "-c",
        "from hemicycle.cli import main; main()",
        "play",
        "secret-hitler",
        "--bots",
        "random",
    ]
    with subprocess.Popen([*command, "--seed", "5"], stdin=theirs, stdout=theirs, env={**os.environ, "TERM": "xterm"}):
        os.close(theirs)
        shown = ""
        for line in ("fly\n", "\x1b[A\n", "q\n", ""):
            while not shown.endswith("> ") and "left the table" not in shown:
                shown += os.read(ours, 4096).decode()
            os.write(ours, line.encode())
            shown += "\n"
    os.close(ours)

    assert shown.count("“fly” is not an action of this game.") == 2


def test_at_the_table_a_bot_can_be_asked_for_advice() -> None:
    result = run("play", "secret-hitler", "--seed", "5", stdin="h\nq\n")

    assert result.returncode == 0, result.stderr
    assert "%" in result.stdout


def test_asking_for_advice_changes_nothing(tmp_path: Path) -> None:
    silent, asking = tmp_path / "silent.jsonl", tmp_path / "asking.jsonl"

    for path, lines in ((silent, "1\n" * 200), (asking, "h\n1\n" * 200)):
        run("play", "secret-hitler", "--seed", "5", "--seats", "5", "--save", str(path), stdin=lines)

    assert silent.read_text() == asking.read_text()


@pytest.mark.parametrize("level", ["random", "beginner", "solid"])
def test_bots_of_every_level_sit_at_the_table_and_those_with_a_mind_talk_about_their_cards(level: str) -> None:
    result = run("play", "secret-hitler", "--seed", "5", "--seats", "5", "--bots", level, stdin="1\n" * 40)

    assert result.returncode == 0, result.stderr
    assert ("claims to have drawn" in result.stdout) == (level != "random")


def test_simulate_prints_one_object() -> None:
    result = run("simulate", "secret-hitler", "--games", "200", "--seats", "6", "--seed", "4", "--json")

    told = json.loads(result.stdout)
    keys = "game edition seats games seed seconds games_per_second decisions_per_game endings wins"
    assert list(told) == keys.split()
    assert set(told["endings"]) == ENDINGS
    assert set(told["wins"]) == {"liberal", "fascist"}
    assert sum(told["endings"].values()) == sum(told["wins"].values()) == 200


def test_the_seed_decides_whatever_the_number_of_workers() -> None:
    one = json.loads(run("simulate", "secret-hitler", "--games", "120", "--seed", "4", "--json").stdout)
    two = json.loads(
        run("simulate", "secret-hitler", "--games", "120", "--seed", "4", "--workers", "2", "--json").stdout
    )

    assert [one[key] for key in ("endings", "wins", "decisions_per_game")] == [
        two[key] for key in ("endings", "wins", "decisions_per_game")
    ]


def test_a_replay_tells_a_seat_only_what_it_heard(record: Path) -> None:
    everything = run("replay", str(record), "--seat", "all").stdout
    public = run("replay", str(record)).stdout
    mine = run("replay", str(record), "--seat", "2").stdout

    assert everything.count("You are Hitler") + everything.count("You are a") == 7
    assert public.count("You ") == 0
    assert mine.count("You are Hitler") + mine.count("You are a") == 1
    assert len(run("replay", str(record), "--to", "20").stdout) < len(public)


def test_a_replay_may_stop_where_luck_follows(record: Path) -> None:
    result = run("replay", str(record), "--to", "0")

    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout


def test_the_rules_can_be_read() -> None:
    assert "Veto" in run("rules", "secret-hitler", "SH-040").stdout
    assert "veto_procedure" in run("rules", "secret-hitler", "--doubts", "--lang", "de").stdout
    doubts = run("rules", "die-macher", "--edition", "2006", "--doubts").stdout
    assert "Nobody may bid more than their cash." in doubts
    assert "goes into the pool" not in doubts  # a ruling on the text of 1997
    assert "Nobody may bid more than their cash." in run("rules", "die-macher", "5.2.1").stdout
    assert run("rules", "secret-hitler").stdout.count("SH-") >= 28


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), "There is no game “chess”"),
        (("play", "die-macher", "--party", "afd"), "afd does not play at this table of die-macher"),
        (("play", "secret-hitler", "--party", "spd"), "spd does not play at this table of secret-hitler"),
        (("play", "secret-hitler", "--seats", "3"), "is played by 5, 6, 7, 8, 9, 10, not by 3"),
        (("play", "secret-hitler", "--seat", "9"), "There is no seat 9"),
        (("play", "secret-hitler", "--edition", "1812"), "there is no edition “1812”"),
        (("play", "secret-hitler", "--edition", "../../etc/passwd"), "there is no edition"),
        (("play", "secret-hitler", "--edition", "nothing.toml"), "there is no edition"),
        (("play", "secret-hitler", "--lang", "xx"), "We do not speak “xx”"),
        (("simulate", "secret-hitler", "--bots", "genius"), "There is no bot level “genius”"),
        (
            ("simulate", "secret-hitler", "--option", "chaos_rule=maybe"),
            "options.chaos_rule can be enact, fascists-win",
        ),
        (("simulate", "secret-hitler", "--option", "chaos"), "is not of the form name=value"),
        (("simulate", "secret-hitler", "--option", "chaos_rule=--5"), "options.chaos_rule can be"),
        (("simulate", "secret-hitler", "--games", "0"), "--games"),
        (("rules", "secret-hitler", "9.9"), "has no section 9.9"),
        (("verify", "missing.jsonl"), "No such file"),
        (("replay", "README.md"), "Line 1 is not a line of a record"),
        (("replay", "README.md", "--to", "-1"), "--to"),
        (("hint", "README.md", "--to", "-1"), "--to"),
        (("hint", sys.executable), "is not a text file"),
        (("play", "schach", "--lang", "de"), "Es gibt kein Spiel „schach“"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)

    assert result.returncode == 2
    assert words in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_a_replay_for_a_seat_that_is_not_there(record: Path) -> None:
    result = run("replay", str(record), "--seat", "12")

    assert (result.returncode, result.stderr) == (2, "There is no seat 12; seats are counted from 0 to 6.\n")


def test_verify_names_the_first_line_that_does_not_fit(record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    lines[9] = lines[9].replace("true", "false") if "true" in lines[9] else lines[9].replace("false", "true")
    record.write_text("".join(lines))

    result = run("verify", str(record))

    assert (result.returncode, result.stderr) == (2, "Line 10 was changed: the chain does not fit.\n")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"say": "claim-drew 0 LLL", "seat": 99}, "Line 6 holds a remark that cannot be made there (no-such-seat)."),
        ({"say": "claim-drew 0 LLL", "seat": 0}, "Line 6 holds a remark that cannot be made there (remark-not-now)."),
        ({"say": "hello", "seat": 0}, "Line 6 holds a remark that cannot be made there (malformed-remark)."),
        ({"say": 4, "seat": 0}, "Line 6 cannot be read as an entry of this game."),
        ({"undo": "x"}, "Line 6 cannot be read as an entry of this game."),
        ({"undo": 10**30}, f"Line 6: there is no action {10**30} to take back."),
        ({"names": ["Ada"]}, "Line 1: “names” is missing or wrong in the header."),
        ({"names": [1, 2, 3, 4, 5, 6, 7]}, "Line 1: “names” is missing or wrong in the header."),
    ],
)
def test_a_forged_record_is_refused_by_all_who_read_it(record: Path, changes: dict[str, object], sentence: str) -> None:
    rows = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    if "names" in changes:
        rows[0].update(changes)
    else:
        rows.insert(5, changes)
    record.write_text(rechained(rows), "utf-8")

    results = [run(command, str(record)) for command in ("verify", "replay", "hint")]

    assert [(result.returncode, result.stderr) for result in results] == [(2, sentence + "\n")] * 3


def test_an_edition_file_with_a_hole_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\nrevision = 1\nseats = [7]\n')

    result = run("play", "secret-hitler", "--edition", str(path))

    assert result.returncode == 2
    assert result.stderr == f"{path}: the key tables is missing.\n"


def test_an_edition_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\x80\xff")

    result = run("play", "secret-hitler", "--edition", str(path))

    assert (result.returncode, result.stderr) == (2, f"{path} is not a text file.\n")


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("no/x.jsonl", "No such file or directory"),
        ("game.jsonl/x.jsonl", "Not a directory"),
        ("x" * 300, "File name too long"),
        ("game.jsonl", "exists already. Name another file."),
        (".", "exists already. Name another file."),
    ],
)
def test_a_record_that_cannot_be_written_is_said_so_before_the_first_move(
    record: Path, place: str, sentence: str
) -> None:
    before = record.read_text("utf-8")

    result = run("play", "secret-hitler", "--bots", "random", "--save", str(record.parent / place), stdin="q\n")

    assert (result.returncode, result.stdout) == (2, "")
    assert sentence in result.stderr
    assert [path.read_text("utf-8") for path in record.parent.iterdir()] == [before]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_what_a_terminal_cannot_show_is_replaced(record: Path, encoding: str) -> None:
    lines = [
        ("games",),
        ("rules", "die-macher"),
        ("replay", str(record), "--seat", "all"),
        ("hint", str(record), "--to", "4", "--bots", "solid"),
        ("play", "die-macher", "--seed", "1", "--bots", "random"),
    ]

    results = [run(*arguments, "--lang", "fr", stdin="q\n", encoding=encoding) for arguments in lines]
    refused = run("play", "échecs", "--lang", "fr", encoding=encoding)

    assert [(result.returncode, result.stderr) for result in results] == [(0, "")] * len(lines)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("lang", ["en", "de", "nl", "fr"])
def test_a_review_is_told_in_every_language(lang: str) -> None:
    file = Path(__file__).parent / "records" / "secret-hitler-official-hitler-elected.jsonl"

    done = run("review", str(file), "--lang", lang)

    assert done.returncode == 0
    assert "▁" in done.stdout or "█" in done.stdout


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "begun.jsonl"
    file.write_text(hemicycle.game("secret-hitler").match(seed=1).record.text(), "utf-8")

    done = run("review", str(file))

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "The game is not over: only finished games are reviewed, because a review knows everything.\n"
