"""Silence is a rule of the game: whoever holds policies says nothing, nor do the dead, at whichever door."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

from hemicycle.bots.bot import Bot
from hemicycle.bots.talk import converse
from hemicycle.core.match import Match, Told
from hemicycle.core.record import FORMAT, Record, RecordError
from hemicycle.core.steps import Refused
from hemicycle.core.values import Action, Remark
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler.claims import ClaimDrew, ClaimReceived
from hemicycle.games.secret_hitler.election import Nomination
from hemicycle.games.secret_hitler.events import PassedOn
from hemicycle.games.secret_hitler.session import ChancellorEnacts, PresidentDiscards
from hemicycle.games.secret_hitler.table import Table
from hemicycle.terminal.play import TerminalTable
from hemicycle.testing import random_match, rule
from hemicycle.words import LANGUAGES, Words
from tests.games.secret_hitler.tables import GAME, F, L, table

PRESIDENT, CHANCELLOR, DEAD, OTHER = 0, 3, 4, 5
HEADER = {"hemicycle": FORMAT}
LEDGER = ((PRESIDENT, CHANCELLOR, F), (DEAD, OTHER, F))


def in_session(*, passed: bool) -> Match:
    """All of them have held office; president and chancellor are at work again, and one player is dead."""
    step = ChancellorEnacts(CHANCELLOR, False) if passed else PresidentDiscards(CHANCELLOR)
    hand = (F, L) if passed else (F, F, L)
    s = table(agenda_=[step], hand=hand, drawn=(F, F, L), ledger=LEDGER, fascist=2, living=(0, 1, 2, 3, 5, 6))
    return Match(GAME, s.rules, s, Record(HEADER, lambda path, text: None, b"secret"))


CLAIMS = {
    PRESIDENT: "claim-drew 0 LLL",
    CHANCELLOR: "claim-received 0 LL",
    DEAD: "claim-drew 1 LLL",
    OTHER: "claim-received 1 LL",
}


@rule("SH-021", "SH-035")
@pytest.mark.parametrize("passed", [False, True])
def test_the_government_at_work_and_the_dead_can_claim_nothing(passed: bool) -> None:
    match = in_session(passed=passed)

    for seat in (PRESIDENT, CHANCELLOR, DEAD):
        with pytest.raises(Refused) as caught:
            match.remark(seat, CLAIMS[seat])
        assert (caught.value.code, caught.value.refusal.sections) == ("talk-not-now", ("SH-021", "SH-035"))
        assert all(Words(language, GAME.id).refusal(caught.value.refusal) for language in LANGUAGES)
        assert GAME.sayable(match.table, seat) == ()

    assert not match.said
    assert not match.record.entries
    assert match.remark(OTHER, CLAIMS[OTHER]) == ClaimReceived(1, "LL")


@rule("SH-021")
def test_once_the_cards_are_down_they_may_speak_again() -> None:
    s = table(agenda_=[Nomination()], ledger=LEDGER, fascist=2)
    match = Match(GAME, s.rules, s, Record(HEADER, lambda path, text: None, b"secret"))

    assert match.remark(PRESIDENT, CLAIMS[PRESIDENT]) == ClaimDrew(0, "LLL")


class Chatterbox(Bot):
    """Says something whenever it is asked."""

    speaks_after = (PassedOn,)

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        raise NotImplementedError

    def speak(self, observation: Observation, rng: random.Random) -> Remark | None:
        seat = observation.view.seat
        assert seat is not None
        self.asked.append(seat)
        return None if seat not in CLAIMS else GAME.remark_notation.parse(CLAIMS[seat])  # type: ignore[return-value]  # a remark


@rule("SH-021", "SH-035")
def test_bots_who_must_be_silent_are_not_even_asked() -> None:
    match = in_session(passed=True)
    bot = Chatterbox()
    told: list[Told] = [(None, PassedOn(PRESIDENT, CHANCELLOR))]

    converse(match, dict.fromkeys(range(7), bot), told, random.Random(1))

    assert set(bot.asked) == {1, 2, OTHER, 6}
    assert [(seat, str(remark)) for _, seat, remark in match.said] == [(OTHER, CLAIMS[OTHER])]


def president_at_work(match: Match) -> tuple[int, int, str] | None:
    """An entry after which a president holds cards who could claim something: entry, seat, claim."""
    for before in [entry["n"] for entry in match.record.entries if "do" in entry]:
        replayed = Match.replay(GAME, match.record, to=before)
        s = replayed.table
        assert isinstance(s, Table)
        if replayed.outcome is None and isinstance(s.agenda[-1], PresidentDiscards):
            for number, (president, _, _) in enumerate(s.ledger):
                if president == s.president:
                    return before, president, f"claim-drew {number} LLL"
    return None


@rule("SH-021")
def test_a_record_in_which_a_president_at_work_speaks_is_refused_with_its_line() -> None:
    matches = [random_match(GAME, 5, seed=seed) for seed in range(9)]
    match, (after, seat, claim) = next((each, found) for each in matches if (found := president_at_work(each)))
    record = Record(match.record.header, lambda path, text: None, match.record.secret)
    for entry in match.record.entries:
        if entry["n"] > after and "do" in entry:
            break
        kind = "do" if "do" in entry else "luck"
        record.add(kind, entry[kind], entry.get("seat"))
    record.add("say", claim, seat)

    with pytest.raises(RecordError) as caught:
        Match.replay(GAME, record)

    assert (caught.value.line, caught.value.code) == (len(record.entries) + 1, "illegal-remark")
    assert caught.value.detail["refusal"].code == "talk-not-now"


@rule("SH-021")
def test_in_the_terminal_a_president_at_work_is_told_why_there_is_silence() -> None:
    match = in_session(passed=False)
    console = Console(file=StringIO(), width=120)
    words = Words("en", GAME.id, [f"Seat {seat}" for seat in range(7)])
    screen = TerminalTable(match, PRESIDENT, Chatterbox(), words, console, random.Random(1))

    screen.say("claim-drew 1 LLL")

    assert not match.said
    assert isinstance(console.file, StringIO)
    assert "those who hold cards or were executed are silent" in console.file.getvalue()
