"""Positions, encoders and environments in ways their authors did not think of first."""

from __future__ import annotations

import copy
import pickle
from random import Random

import numpy as np
import pytest

import hemicycle
from hemicycle import Position, Refused, SetupError
from hemicycle.bots import UnknownLevel
from hemicycle.core import agenda
from hemicycle.research import CHANCE, Encoder
from hemicycle.research.batch import Batch
from hemicycle.research.gymnasium import make
from hemicycle.research.pettingzoo import env, raw_env
from tests.research.test_position import play

IN_PLAIN = pytest.mark.skipif(not str(agenda.__file__).endswith(".py"), reason="compiled tables cannot be pickled")


def at_luck(name: str) -> Position:
    """A position in which something was done and luck has not fallen yet."""
    position, random = Position(name, chance="open"), Random(4)
    while not (position.dealt and position.to_move == CHANCE):
        position.apply(random.choice(position.indices()))
    return position


@pytest.mark.parametrize("name", ["die-macher", "global-powers"])
def test_who_looks_at_the_options_of_luck_breaks_nothing(name: str) -> None:
    position = at_luck(name)
    other = position.clone()

    assert position.legal() == ()
    for ask in (lambda: position.spell("pass"), lambda: position.meant(0), lambda: position.imagine(0, 1)):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.code == "luck-to-move"

    assert play(position, Random(1), 200).information_state(0) == play(other, Random(1), 200).information_state(0)


@pytest.mark.parametrize("name", ["die-macher", "global-powers"])
def test_a_seat_remembers_what_it_did_before_luck_has_fallen(name: str) -> None:
    position, random = Position(name, chance="open"), Random(4)
    while not (position.dealt and position.to_move == CHANCE):
        before = position.clone()
        position.apply(random.choice(position.indices()))
    seat = before.to_move

    for each in range(position.seats):
        added = position.information_state(each).removeprefix(before.information_state(each).partition("\n?")[0])
        assert added.strip().split()[0] == str(seat)
        assert (len(added.split()) > 1) is (each == seat)


def test_nothing_is_spelled_when_the_game_is_over_or_not_dealt() -> None:
    for position in (play(Position("secret-hitler"), Random(1)), Position("secret-hitler", chance="open")):
        with pytest.raises(Refused):
            position.spell("ballot true")


@IN_PLAIN
@pytest.mark.parametrize("name", hemicycle.names())
@pytest.mark.parametrize("chance", ["drawn", "open"])
def test_a_position_can_be_sent_to_another_process(name: str, chance: str) -> None:
    position = play(Position(name, seed=5, chance=chance), Random(2), 150)

    sent = pickle.loads(pickle.dumps(position))

    assert play(sent, Random(3)).information_state(0) == play(position, Random(3)).information_state(0)


@pytest.mark.parametrize("name", hemicycle.names())
def test_an_encoder_can_be_sent(name: str) -> None:
    encoder, position = Encoder(name), Position(name, seed=5)

    sent = pickle.loads(pickle.dumps(encoder))

    assert sent.digest == encoder.digest
    assert np.array_equal(sent.observe(position, 1), encoder.observe(position, 1))


@IN_PLAIN
def test_an_encoder_knows_a_position_that_was_sent() -> None:
    encoder, position = Encoder("die-macher"), Position("die-macher", seed=5)

    sent = pickle.loads(pickle.dumps(position))

    assert np.array_equal(encoder.observe(sent, 1), encoder.observe(position, 1))


@IN_PLAIN
def test_environments_can_be_copied_and_sent() -> None:
    table, learner = env("secret-hitler"), make("secret-hitler", bots="random")
    table.reset(seed=1)
    learner.reset(seed=1)

    for copied in (pickle.loads(pickle.dumps((table, learner))), copy.deepcopy((table, learner))):
        first, second = copied
        assert np.array_equal(first.last()[0]["observation"], table.last()[0]["observation"])
        assert np.array_equal(second._seen()["observation"], learner._seen()["observation"])


def test_an_encoder_refuses_a_shorter_edition_with_the_same_small_decisions() -> None:
    encoder, short = Encoder("die-macher", 5, "2006"), Position("die-macher", 5, "2006-short")
    assert encoder.alphabet.letters == short.alphabet.letters

    with pytest.raises(Refused) as refused:
        encoder.observe(short, 0)

    assert refused.value.code == "other-numbers"


def test_a_bad_seed_of_an_environment_changes_nothing() -> None:
    for table in (raw_env("secret-hitler"), make("secret-hitler", bots="random")):
        table.reset(seed=np.int64(3))  # type: ignore[arg-type]  # as arrays hold them
        before = repr(table.position)
        for seed in ("3", 1.5):
            with pytest.raises(SetupError):
                table.reset(seed=seed)  # type: ignore[arg-type]  # bad on purpose
        assert repr(table.position) == before
        table.reset()


def dealt(table: object, **seed: int) -> str:
    table.reset(**seed)  # type: ignore[attr-defined]  # PettingZoo says nothing of its types
    return table.position.information_state(0)  # type: ignore[attr-defined, no-any-return]  # as above


def test_games_without_a_seed_differ_and_after_a_seed_they_are_the_same_ones() -> None:
    tables = [raw_env("secret-hitler") for _ in range(2)]

    assert [dealt(tables[0]) for _ in range(8)] != [dealt(tables[1]) for _ in range(8)]
    rows = [[dealt(table, seed=4), *[dealt(table) for _ in range(8)]] for table in tables]
    assert rows[0] == rows[1]
    assert len(set(rows[0])) > 1


def test_a_match_refuses_seeds_and_seats_that_are_none() -> None:
    game = hemicycle.game("secret-hitler")
    for seed in ("x", None, 1.5):
        with pytest.raises(SetupError):
            game.match(seed=seed)  # type: ignore[arg-type]  # bad on purpose
    match = game.match(5, seed=np.int64(7))  # type: ignore[arg-type]  # as arrays hold them
    assert match.record.text() == game.match(5, seed=7).record.text()
    for ask in (match.view, match.events, match.options, match.observation):
        for seat in (-1, 5, "a"):
            with pytest.raises(Refused) as refused:
                ask(seat)  # type: ignore[arg-type]  # bad on purpose
            assert refused.value.code == "no-such-seat"


def test_options_that_are_no_table_are_an_edition_that_cannot_be() -> None:
    mixed = {3: True, "veto_procedure": "ask"}
    for options in ([1], "veto_procedure", mixed, {"veto_procedure": [1]}, {"veto_procedure": None}):
        with pytest.raises(hemicycle.EditionError):
            Position("secret-hitler", options=options)  # type: ignore[arg-type]  # bad on purpose


def test_bots_that_have_no_name_do_not_sit_down() -> None:
    for bots in (None, ["random"]):
        with pytest.raises(UnknownLevel):
            make("secret-hitler", bots=bots)  # type: ignore[arg-type]  # bad on purpose


def test_a_match_can_be_copied_by_the_standard_library() -> None:
    match = hemicycle.game("secret-hitler").match(5, seed=7)

    other = copy.deepcopy(match)
    other.act(4, other.options(4)[0])

    assert len(match.record.entries) + 1 == len(other.record.entries)


@pytest.mark.parametrize("workers", [0, 1])
def test_a_batch_cannot_be_copied_and_goes_on(workers: int) -> None:
    with Batch("secret-hitler", count=2, workers=workers) as batch:
        for attempt in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="make another one"):
                attempt(batch)

        frame = batch.reset(seed=1)
        batch.step(frame.masks.argmax(axis=1))


def test_who_goes_on_after_the_end_is_refused() -> None:
    table = raw_env("secret-hitler")
    table.reset(seed=1)
    while table.agents:
        over = table.terminations[table.agent_selection]
        table.step(None if over else int(table.observe(table.agent_selection)["action_mask"].argmax()))  # type: ignore[arg-type]  # PettingZoo wants None of the dead

    with pytest.raises(Refused) as refused:
        table.step(0)

    assert refused.value.code == "game-over"


def test_environments_draw_nothing() -> None:
    for table in (raw_env("secret-hitler"), make("secret-hitler", bots="random")):
        table.reset(seed=1)
        assert table.render() is None
        table.close()
