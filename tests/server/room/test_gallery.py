"""Those who look on: players read what they say when the match is over, and the host may let them be behind."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.encoding import encode
from hemicycle.server.room import telling
from hemicycle.server.room.commands import Asked, Command, Entered, Left
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.handle import handle
from hemicycle.server.room.restoring import KeptRoom, restore
from hemicycle.server.room.rows import MomentRow, NewMoment, NewTalk
from tests.server.room.stage import Stage, person

PLAYERS = ("Ann", "Bob", "Cem", "Dora", "Eva")
LOOKING = ("Fay", "Gus")


class Heard(Stage):
    """A stage that keeps what every connection was sent, and what the store was given."""

    def __init__(self, **settings: Any) -> None:
        self.sent: dict[int, list[dict[str, Any]]] = {}
        self.rows: list[MomentRow] = []
        self.talk: list[NewTalk] = []
        self.saw: dict[int, bytes] = {}  # what the public could see at each moment
        super().__init__(**settings)

    def handle(self, command: Command) -> Effects:
        effects = handle(self.room, command, self.now)
        self.rows += [each.row for each in effects.changes if isinstance(each, NewMoment)]
        self.talk += [each for each in effects.changes if isinstance(each, NewTalk)]
        if self.room.match is not None:
            self.saw[self.room.match.n] = encode(self.room.match.match.view(None))
        for connections, message in telling.messages(self.room, effects, self.older(effects), self.now):
            for connection in connections:
                self.sent.setdefault(connection, []).append(msgspec.json.decode(message))
        return effects

    def older(self, effects: Effects) -> dict[int, list[MomentRow]]:
        wanted = {each.connection: telling.missing_from(self.room, each) for each in effects.entered}
        return {
            connection: [row for row in self.rows if row.moment > above]
            for connection, above in wanted.items()
            if above is not None
        }

    def again(self, name: str, *, watch: bool = False, seen: int = -1) -> int:
        """One more device of somebody."""
        number = 100 + len(self.sent)
        hello = r.Hello(key="hello", protocol=1, match=self.room.state.match, seen=seen, watch=watch)
        self.handle(Entered(number, person(name), hello))
        return number

    def restart(self) -> None:
        """The room is thrown away and read again; everybody comes back."""
        state = msgspec.json.decode(encode(self.room.state), type=type(self.room.state))
        match = self.room.match
        kept = KeptRoom(
            state=state,
            match=None if match is None else match.row,
            moments=list(self.rows),
            talk=[(each.key, each.talk, each.person) for each in self.talk],
        )
        self.room = restore(kept, self.room.config, self.now)
        for name, number in self.people.items():
            self.handle(Entered(number, person(name), r.Hello(key="hello", protocol=1)))

    def texts(self, connection: int) -> list[str]:
        """Everything a connection was told that somebody said."""
        news = self.sent.get(connection, [])
        said = [each["talk"] for each in news if each["type"] == "said"]
        return [talk["text"] for talk in said + [talk for each in news for talk in _welcomed(each)]]

    def act(self, luck: random.Random) -> None:
        """Somebody who is asked decides something."""
        match = self.room.match
        assert match is not None
        seat = luck.choice(match.match.waiting)
        action = str(luck.choice(match.match.options(seat)))
        name = next(each for each in PLAYERS if self.room.chairs[seat].person == each)
        decision = match.decision(seat)
        self.ask(name, r.Do, seat=seat, decision=decision, actions=[action])

    @property
    def over(self) -> bool:
        return self.room.phase == "over"


def _welcomed(news: dict[str, Any]) -> list[dict[str, Any]]:
    return list(news["talk"]) if news["type"] == "welcome" else []


def playing(**settings: Any) -> Heard:
    stage = Heard(**settings)
    stage.seated(*PLAYERS)
    stage.come(*LOOKING)
    return stage


@pytest.mark.parametrize("seed", range(12))
def test_players_read_what_is_said_in_the_gallery_when_the_match_is_over_and_never_before(seed: int) -> None:
    luck, stage = random.Random(seed), playing(spectator_delay=random.Random(seed).choice([0, 0, 7]))
    theirs = [stage.people[name] for name in PLAYERS]
    told: list[str] = []
    for turn in range(600):
        stage.now += 5_000
        if luck.random() < 0.15:
            told.append(f"gallery {turn}")
            stage.ask(luck.choice(LOOKING), r.Say, seat=None, text=told[-1])
        if luck.random() < 0.05:
            theirs.append(stage.again(luck.choice(PLAYERS), watch=luck.random() < 0.5))
        if luck.random() < 0.02:
            stage.restart()
        if luck.random() < 0.05:
            seat = luck.randrange(5)
            refused = told and _answer(stage, seat)
            assert not refused or refused == "no-such-message"
        stage.act(luck)
        if stage.over:
            break
        heard = [text for each in theirs for text in stage.texts(each) if text.startswith("gallery")]
        assert heard == []

    assert stage.over
    for each in theirs:
        if each in stage.room.visitors:
            assert set(told) <= set(stage.texts(each))
    assert set(told) <= set(stage.texts(stage.again("Ann")))


def _answer(stage: Heard, seat: int) -> str | None:
    """A player tries to answer the last thing said, to find out whether it was."""
    newest = max(stage.talk, key=lambda each: each.talk.n).talk
    if newest.seat is not None or not stage.room.may_talk(seat):
        return None
    return stage.refused(PLAYERS[seat], r.Say, seat=seat, text="?", answers=newest.n, reply="accept")


@pytest.mark.parametrize("seed", range(8))
def test_nobody_who_looks_on_is_shown_what_is_newer_than_the_delay(seed: int) -> None:
    luck, delay = random.Random(seed), random.Random(seed).choice([1, 4, 20, 50])
    stage = playing(spectator_delay=delay)
    looking = [stage.people[name] for name in LOOKING]
    said: dict[str, int] = {}
    for turn in range(600):
        stage.now += 5_000
        assert stage.room.match is not None
        if luck.random() < 0.1:
            before = stage.room.match.n
            said |= dict.fromkeys(_talk(stage, luck, f"table {turn}"), before)
        if luck.random() < 0.05:
            looking.append(stage.again(luck.choice(LOOKING), seen=luck.choice([-1, stage.room.match.n, 3])))
        if luck.random() < 0.03:
            looking.append(stage.again("Ann", watch=True))
        if luck.random() < 0.02:
            stage.restart()
        stage.act(luck)
        if stage.over:
            break
        newest = max(0, stage.room.match.n - delay)
        for each in looking:
            _check_shown(stage, each, newest, said)
        assert stage.room.info().match is not None
        assert stage.room.info().match.n == newest  # type: ignore[union-attr]  # it was there a moment ago

    assert stage.over
    for number in looking:
        if number in stage.room.visitors:
            updates = [news for news in stage.sent[number] if news["type"] == "update"]
            assert updates[-1]["n"] == stage.room.match.n  # type: ignore[union-attr]  # it is over
            assert set(said) <= set(stage.texts(number))


def _talk(stage: Heard, luck: random.Random, text: str) -> list[str]:
    """A seat says something, if the rules let it."""
    seat = luck.randrange(5)
    if not stage.room.may_talk(seat):
        return []
    stage.ask(PLAYERS[seat], r.Say, seat=seat, text=text)
    return [text]


def _check_shown(stage: Heard, number: int, newest: int, said: dict[str, int]) -> None:
    """All a connection was sent is as old as it must be, and as true as it was then."""
    for news in stage.sent[number]:
        if news["type"] == "update":
            assert news["n"] <= newest
            assert all(moment["n"] <= news["n"] for moment in news["moments"])
            assert news["clock"] is None
            assert news["view"] == msgspec.json.decode(stage.saw[news["n"]])
        assert news["type"] != "clocks"
        if news["type"] in ("table", "welcome"):
            assert news["votes"] == []
            assert news["table"]["match"]["n"] <= newest
    assert all(said[text] <= newest for text in stage.texts(number))


def test_moments_come_one_after_another_without_a_gap() -> None:
    stage, luck = playing(spectator_delay=3), random.Random(5)
    for _ in range(40):
        stage.act(luck)

    updates = [news for news in stage.sent[stage.people["Fay"]] if news["type"] == "update"]

    seen = [moment["n"] for news in updates for moment in news["moments"]]
    assert seen == list(range(seen[0], seen[-1] + 1))
    assert seen[-1] == stage.room.match.n - 3  # type: ignore[union-attr]  # it goes on
    assert all(news["since"] == news["moments"][0]["n"] - 1 for news in updates[1:])


def test_a_longer_delay_takes_nothing_back_and_a_shorter_one_shows_more_at_once() -> None:
    stage, luck = playing(), random.Random(1)
    for _ in range(12):
        stage.act(luck)
    fay = stage.people["Fay"]

    stage.ask("Ann", r.Spectators, delay=5, talk=True)
    for _ in range(8):
        stage.act(luck)
    stage.restart()
    shown = [news["n"] for news in stage.sent[fay] if news["type"] == "update"]
    assert shown == sorted(shown)
    assert shown[-1] == stage.room.match.n - 5  # type: ignore[union-attr]  # it goes on

    stage.ask("Ann", r.Spectators, delay=1, talk=True)
    assert stage.sent[fay][-1]["type"] == "update"
    assert stage.sent[fay][-1]["n"] == stage.room.match.n - 1  # type: ignore[union-attr]  # it goes on


def test_only_the_host_says_how_far_spectators_are_behind() -> None:
    stage = playing()

    assert stage.refused("Bob", r.Spectators, delay=5, talk=True) == "host-only"
    assert stage.refused("Fay", r.Spectators, delay=0, talk=True) == "host-only"


def test_whoever_plays_or_has_played_does_not_talk_in_the_gallery() -> None:
    stage = playing()
    assert stage.refused("Bob", r.Say, seat=None, text="psst") == "not-a-spectator"

    stage.ask("Bob", r.GiveUp, seat=1)
    stage.ask("Fay", r.Say, seat=None, text="gallery")

    assert stage.refused("Bob", r.Say, seat=None, text="psst") == "not-a-spectator"
    assert stage.texts(stage.people["Bob"]) == []
    assert stage.texts(stage.people["Gus"]) == ["gallery"]


def test_somebody_replaced_while_away_reads_nothing_before_they_come_back() -> None:
    stage = playing()
    stage.room.state.sat.pop("Bob")
    stage.room.chairs[1].person, stage.room.chairs[1].former = None, "Bob"
    stage.ask("Fay", r.Say, seat=None, text="gallery")

    assert stage.texts(stage.again("Bob", watch=True)) == []


def test_the_gallery_talks_in_words_to_all_or_is_silent() -> None:
    stage = playing()
    assert stage.refused("Fay", r.Say, seat=None, text="x", to=[0]) == "spectators-in-words"
    assert stage.refused("Fay", r.Say, seat=None, remark="claim-drew 0 LLL") == "spectators-in-words"

    stage.ask("Ann", r.Spectators, delay=0, talk=False)

    assert stage.refused("Fay", r.Say, seat=None, text="x") == "spectators-silent"


def test_a_spectator_does_not_pass_for_a_player_and_calls_nobody() -> None:
    stage = playing()
    stage.come("ann")
    stage.leave("Ann")

    effects = stage.ask("ann", r.Say, seat=None, text="@Ann your turn")

    assert [each.talk.name for each in stage.talk] == ["ann 2"]
    assert not [each for each in effects.changes if type(each).__name__ == "Notify" and each.kind == "talk"]  # type: ignore[union-attr]


def test_one_who_looks_on_cannot_use_up_the_keys_of_another() -> None:
    stage = playing()
    for name in LOOKING:
        stage.room.visitors[stage.people[name]].ignores = frozenset()
        request = r.Say(key="same", seat=None, text=f"by {name}")
        stage.handle(_asked(stage, name, request))
        stage.handle(_asked(stage, name, request))

    assert [each.talk.text for each in stage.talk] == ["by Fay", "by Gus"]


def _asked(stage: Heard, name: str, request: r.Say) -> Command:
    return Asked(stage.people[name], request)


def test_a_flood_in_the_gallery_does_not_drown_the_table() -> None:
    stage = playing()
    stage.ask("Ann", r.Say, seat=0, text="the deal")
    for number in range(300):
        stage.now += 2_000
        stage.ask(LOOKING[number % 2], r.Say, seat=None, text=f"flood {number}")

    assert stage.texts(stage.again("Bob")) == ["the deal"]
    assert stage.texts(stage.people["Bob"]) == ["the deal"]


def test_before_the_start_everybody_hears_whoever_has_not_sat_down_yet() -> None:
    stage = Heard()
    stage.come("Ann", "Fay")
    stage.ask("Ann", r.Sit, seat=0)

    stage.ask("Fay", r.Say, seat=None, text="may I join?")

    assert stage.texts(stage.people["Ann"]) == ["may I join?"]
    stage.handle(Left(stage.people["Fay"]))
