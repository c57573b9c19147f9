"""Clones are independent: whatever is played on them, the original's luck, record and outcome stay what they were."""

from __future__ import annotations

from random import Random

import pytest

import hemicycle
from hemicycle.core import agenda
from hemicycle.core.chance import LuckNeeded, Quick, Script
from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.record import Record
from hemicycle.core.state import State
from hemicycle.core.verify import verify

EDITIONS = [(name, edition) for name in hemicycle.names() for edition in hemicycle.game(name).editions]


def move(match: Match, luck: Random) -> None:
    seat = luck.choice(match.waiting)
    match.act(seat, luck.choice(list(match.options(seat))))


def finish(match: Match, luck: Random) -> Match:
    while match.outcome is None:
        move(match, luck)
    return match


def play(s: State, luck: Random, decisions: int) -> None:
    """Play on at a bare table, with whatever luck it has."""
    while s.outcome is None and decisions:
        seat = luck.choice(agenda.pending(s))
        agenda.play(s, seat, luck.choice(list(agenda.options(s, seat))))
        decisions -= 1


def disturb(match: Match, luck: Random) -> None:
    """Everything one can do with a clone."""
    choices = Random(luck.random())
    again = Random()
    again.setstate(choices.getstate())
    first, second = match.clone(), match.clone()
    assert finish(first, choices).record.text() == finish(second, again).record.text(), "the same luck is to come"
    verify(match.game, Record.parse(first.record.text(), match.game.library.write))
    play(match.table.clone(), luck, 40)
    play(match.table.clone().clone(), luck, 40)
    agenda.playout(match.table.clone(), luck.random)
    given = match.table.clone()
    given.chance = Quick(luck.random)
    play(given, luck, 40)


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_a_match_whose_clones_are_played_goes_on_as_if_there_were_none(name: str, edition: str) -> None:
    game = hemicycle.game(name)
    for seats in game.load(edition).seats:
        alone = finish(game.match(seats, seed=seats, edition=edition), Random(seats))
        every = sum("do" in entry for entry in alone.record.entries) // 4

        choices, luck = Random(seats), Random(-1)
        match = game.match(seats, seed=seats, edition=edition)
        for number in range(4):
            disturb(match, luck)
            for _ in range(every if number < 3 else 0):
                move(match, choices)
        finish(match, choices)

        assert match.record.text() == alone.record.text()
        assert match.history == alone.history
        assert verify(game, match.record).outcome == alone.outcome


@pytest.fixture
def game() -> Game:
    return hemicycle.game("secret-hitler")


def test_a_clone_of_a_match_can_undo_without_its_original(game: Game) -> None:
    match = game.match(seed=4)
    move(match, Random(4))
    before = match.record.text(), game.codec.freeze(match.table)
    copy = match.clone()

    copy.undo(next(entry["n"] for entry in copy.record.entries if "do" in entry))

    assert (match.record.text(), game.codec.freeze(match.table)) == before
    assert len(copy.record.entries) == len(match.record.entries) + 1


def test_clones_that_were_given_no_luck_each_have_their_own(game: Game) -> None:
    table = game.match(seed=4).table
    first, second = table.clone(), table.clone()

    assert first.chance.permutation(52) != second.chance.permutation(52)
    assert table.clone().chance.permutation(52) not in (table.chance.permutation(52), first.chance.permutation(52))


def test_the_luck_of_a_clone_does_not_foretell_the_originals(game: Game) -> None:
    table = game.match(seed=4).table
    copy = table.clone()

    foretold = [copy.chance.permutation(20) for _ in range(20)]

    assert not {table.chance.permutation(20) for _ in range(20)} & set(foretold)


def test_a_clone_of_a_clone_forks_although_nobody_between_them_ever_drew(game: Game) -> None:
    table = game.match(seed=4).table
    copy = table
    for _ in range(3000):
        copy = copy.clone()

    assert sorted(copy.chance.permutation(9)) == list(range(9))


def test_quick_luck_cannot_be_forked_and_says_what_to_do(game: Game) -> None:
    rules = game.load()
    table = game.deal(rules, 7, Quick(Random(1).random))

    with pytest.raises(LuckNeeded, match=r"clone\.chance = "):
        table.clone().chance.pick(6)


def test_a_clone_in_a_replay_reads_on_in_its_own_copy_of_the_script(game: Game) -> None:
    table = game.deal(game.load(), 7, Quick(Random(1).random))
    table.chance = Script([(1,), (2,)])
    copy = table.clone()

    assert (copy.chance.pick(6), copy.chance.pick(6), table.chance.pick(6)) == (1, 2, 1)
