"""Every bot of every game: it plays by the rules to the end, knows nothing it must not know, and explains itself."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random

import pytest

import hemicycle
from hemicycle import bots
from hemicycle.arena.bout import play
from hemicycle.bots.bot import CHANCE, NO_VALUE, POINTS, Bot
from hemicycle.bots.budget import Budget
from hemicycle.core.chance import Quick
from hemicycle.core.match import Match
from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.words import LANGUAGES, Words

# Search bots get so few trials that a test stays short; with trials they play the same on every machine.
PLAYERS = [(game, f"{name}:4x") for game in hemicycle.names() for name in bots.names(game)]
SLOW = {"search:4x", "strong:4x"}
TABLES = [
    (game, edition, seats)
    for game in hemicycle.names()
    for edition in hemicycle.game(game).editions
    for seats in hemicycle.game(game).load(edition).seats
]


def table(game: str, name: str, seats: int | None = None, seed: int = 1, **options: str) -> tuple[Match, list[Bot]]:
    found = hemicycle.game(game)
    match = found.match(seats, seed, options=options)
    return match, [bots.make(name, found, match.rules) for _ in range(match.table.seats)]


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_plays_to_the_end_by_the_rules(game: str, name: str) -> None:
    match, players = table(game, name)

    play(match, players, Random(1))

    assert match.outcome is not None


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_bots_of_all_levels_play_together_at_tables_of_every_size_and_edition(
    game: str, edition: str, seats: int
) -> None:
    found = hemicycle.game(game)
    match = found.match(seats, seed=seats, edition=edition)
    names = [name for name in bots.names(game) if f"{name}:4x" not in SLOW]
    players = [bots.make(names[seat % len(names)], found, match.rules) for seat in range(seats)]

    play(match, players, Random(1))

    assert match.outcome is not None


@pytest.mark.parametrize("name", ["beginner", "solid"])
@pytest.mark.parametrize("option", [{"veto_procedure": "pick-first"}, {"chaos_rule": "fascists-win"}])
def test_a_bot_plays_the_variants(name: str, option: dict[str, str]) -> None:
    for seed in range(3):
        match, players = table("secret-hitler", name, 5, seed, **option)

        play(match, players, Random(seed))

        assert match.outcome is not None


class Notetaker(Bot):
    """Plays like another bot and writes down what its seat was shown."""

    def __init__(self, player: Bot, notes: list[Observation]) -> None:
        super().__init__(player.game, player.rules)
        self.player = player
        self.notes = notes

    def choose(self, seen: Observation, random: Random) -> Action:
        self.notes.append(seen)
        return self.player.choose(seen, random)


@cache
def decisions(game: str, name: str, most: int) -> tuple[Observation, ...]:
    """What seats saw at some decisions of a game, spread over all of it."""
    match, players = table(game, name)
    notes: list[Observation] = []
    play(match, [Notetaker(player, notes) for player in players], Random(2))
    return tuple(notes[:: max(1, len(notes) // most)])


def asked(game: str, name: str) -> list[tuple[Observation, Bot, Bot]]:
    """Some decisions, with two fresh bots for each."""
    found = hemicycle.game(game)
    return [
        (seen, bots.make(name, found, found.load()), bots.make(name, found, found.load()))
        for seen in decisions(game, name, 4 if name in SLOW else 25)
    ]


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_cannot_tell_tables_apart_that_its_seat_cannot(game: str, name: str) -> None:
    for seen, here, there in asked(game, name):
        seat = seen.view.seat
        imagined = here.game.imagine(here.rules, seen.view, Quick(Random(seat).random))
        other = Observation(here.game.view(imagined, seat), seen.events, seen.remarks)

        assert here.choose(seen, Random(3)) == there.choose(other, Random(3))
        assert here.speak(seen, Random(4)) == there.speak(other, Random(4))


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_what_a_bot_has_watched_does_not_change_what_it_does(game: str, name: str) -> None:
    found = hemicycle.game(game)
    witness = bots.make(name, found, found.load())

    for seen, newcomer, _ in asked(game, name):
        assert witness.choose(seen, Random(5)) == newcomer.choose(seen, Random(5))


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_asked_twice_says_the_same(game: str, name: str) -> None:
    for seen, here, there in asked(game, name):
        assert here.hint(seen) == here.hint(seen) == there.hint(seen)


def faced(game: str, word: str, role: str = "") -> Observation:
    """What a seat (of a role) sees when it has a choice of such answers; everybody has played at random."""
    for seed in range(40):
        match, players = table(game, "random", seed=seed)
        while match.outcome is None:
            seat = match.waiting[0]
            seen = match.observation(seat)
            answers = [choice.action.split()[0] for choice in seen.view.choices]
            if len(answers) > 1 and answers[0] == word and role in ("", getattr(seen.view.board, "role", "")):
                return seen
            match.act(seat, players[seat].choose(seen, Random(seed)))
    raise AssertionError(word)


@pytest.mark.parametrize(
    ("game", "word", "role", "unit"),
    [
        ("secret-hitler", "investigate", "liberal", NO_VALUE),
        ("secret-hitler", "discard", "liberal", CHANCE),
        ("die-macher", "name-start-player", "", NO_VALUE),
        ("die-macher", "call-minister", "", NO_VALUE),
        ("die-macher", "bid", "", POINTS),
        ("global-powers", "bid", "", NO_VALUE),
    ],
)
def test_what_is_weighed_in_no_unit_of_the_game_is_shown_without_one(
    game: str, word: str, role: str, unit: str
) -> None:
    found = hemicycle.game(game)

    assert bots.make("solid", found, found.load()).hint(faced(game, word, role)).unit == unit


def test_a_liberal_with_cards_is_told_the_chance_to_win_and_not_that_of_a_policy() -> None:
    found = hemicycle.game("secret-hitler")
    seen = faced("secret-hitler", "discard", "liberal")

    values = [option.value for option in bots.make("solid", found, found.load()).hint(seen).options]

    assert seen.view.board.liberal + 1 < seen.view.board.liberal_goal
    assert all(0.02 < value < 0.98 for value in values)


def clock(tick: float) -> property:
    """The clock of a machine that gets nothing done between two ticks."""
    ticks = count(0.0, tick)
    return property(lambda _: ticks.__next__)


@pytest.mark.parametrize("game", ["die-macher", "global-powers"])
def test_a_hint_is_the_same_on_a_fast_and_on_a_slow_machine(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = hemicycle.game(game)
    told = []
    for tick in (1e-4, 1.0):
        monkeypatch.setattr(Budget, "clock", clock(tick))
        bot = bots.make("strong:40ms", found, found.load())
        told.append([bot.hint(seen) for seen in decisions(game, "solid", 16)])

    assert told[0] == told[1]


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_explains_itself_in_every_language(game: str, name: str) -> None:
    spoken = [Words(language, game, [f"P{seat}" for seat in range(10)]) for language in LANGUAGES]

    for seen, bot, _ in asked(game, name):
        explanation = bot.explain(seen, Random(6))

        assert all(words.say(explanation.key, explanation.detail) for words in spoken)
        assert {option.action for option in explanation.options} <= {choice.action for choice in seen.view.choices}


def test_levels_are_named_weakest_first() -> None:
    assert bots.levels("secret-hitler") == ("random", "beginner", "solid")
    assert set(bots.names("secret-hitler")) > set(bots.levels("secret-hitler"))


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    game = hemicycle.game("secret-hitler")

    with pytest.raises(bots.UnknownLevel) as refused:
        bots.make("genius", game, game.load())

    assert refused.value.known == bots.names("secret-hitler")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    words = Words(language)

    assert all(words.say(f"level-{level}") and words.say(f"level-{level}", attribute="text") for level in bots.LEVELS)
