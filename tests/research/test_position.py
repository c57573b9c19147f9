"""Positions: moves, luck, copies, and what a seat can tell apart."""

from __future__ import annotations

import copy
from random import Random

import numpy as np
import pytest
from tools import write_numbers

import hemicycle
from hemicycle.core.errors import SetupError
from hemicycle.core.ruleset import EditionError
from hemicycle.core.steps import Refused
from hemicycle.core.values import Action
from hemicycle.registry import UnknownGame
from hemicycle.research import CHANCE, NOBODY, Encoder, Position

GAMES, MOVES = 15, 8
SIZES = [
    (name, edition, seats)
    for name in hemicycle.names()
    for edition in hemicycle.game(name).editions
    for seats in hemicycle.game(name).load(edition).seats
]


def play(position: Position, random: Random, moves: int = 100_000) -> Position:
    while not position.over and moves:
        position.apply(random.choice(position.indices()))
        moves -= 1
    return position


@pytest.mark.parametrize(("name", "edition", "seats"), SIZES)
def test_small_decisions_compose_to_exactly_the_actions_of_the_engine(name: str, edition: str, seats: int) -> None:
    position = Position(name, seats, edition, seed=seats)
    random = Random(seats)
    assert len(position.alphabet) < 2000

    while not position.over:
        if not position.picked and random.random() < 0.1:
            assert sorted(map(str, leaves(position))) == sorted(map(str, position.legal()))
        position.apply(random.choice(position.indices()))


def leaves(position: Position) -> list[object]:
    """Every action that small decisions can lead to from here."""
    found: list[object] = []
    for index in position.indices():
        follows = position._spelling().choose(index)
        if isinstance(follows, Action):
            found.append(follows)
        else:
            trial = position.clone()
            trial.apply(index)
            found += leaves(trial)
    return found


@pytest.mark.parametrize("name", hemicycle.names())
def test_the_same_seed_and_moves_give_the_same_game(name: str) -> None:
    one, other = [play(Position(name, seed=5), Random(1)) for _ in range(2)]

    assert one.outcome == other.outcome
    assert [one.information_state(seat) for seat in range(one.seats)] == [
        other.information_state(seat) for seat in range(other.seats)
    ]


@pytest.mark.parametrize("name", hemicycle.names())
@pytest.mark.parametrize("chance", ["drawn", "open"])
def test_a_copy_is_independent_and_has_the_same_luck_to_come(name: str, chance: str) -> None:
    position = play(Position(name, seed=5, chance=chance), Random(2), 150)
    before = repr(position), [position.information_state(seat) for seat in range(position.seats)]

    copies = [play(each, Random(3)) for each in (position.clone(), copy.deepcopy(position))]

    assert (repr(position), [position.information_state(seat) for seat in range(position.seats)]) == before
    assert copies[0].outcome == copies[1].outcome == play(position, Random(3)).outcome


def test_a_copy_with_a_seed_has_luck_of_its_own() -> None:
    position = Position("global-powers", seed=5)

    ends = {play(position.clone(seed=seed), Random(3)).information_state(0) for seed in range(4)}

    assert len(ends) > 1


@pytest.mark.parametrize("name", hemicycle.names())
def test_open_luck_is_a_player_whose_chances_add_up_to_one(name: str) -> None:
    position, random = Position(name, chance="open"), Random(4)

    nodes = 0
    while not position.over:
        if position.to_move == CHANCE:
            outcomes = position.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [outcome for outcome, _ in outcomes] == position.indices()
            nodes += 1
        else:
            assert position.chance_outcomes() == []
        position.apply(random.choice(position.indices()))

    assert nodes
    assert position.to_move == NOBODY
    position.game.check(position.table)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    from hemicycle.research.luck import Open, Wanted

    wanted = Wanted((3, 2), shuffle=True)
    orders = [wanted.piece([i, j]) for i in range(3) for j in range(2)]

    assert sorted(orders) == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    with pytest.raises(Wanted):
        Open().below(6, 2)


@pytest.mark.parametrize("name", hemicycle.names())
def test_returns_come_with_the_end(name: str) -> None:
    position = Position(name, seed=1)
    assert set(position.returns()) == {0.0}

    play(position, Random(1))

    assert position.outcome is not None
    assert [value == 1.0 for value in position.returns()] == [
        seat in position.outcome.winners for seat in range(position.seats)
    ]


@pytest.mark.parametrize("name", hemicycle.names())
def test_an_information_state_is_equal_for_exactly_the_histories_a_seat_cannot_tell_apart(name: str) -> None:
    histories: dict[tuple[int, str], set[str]] = {}  # by seat and state: all it has seen and done
    states: dict[tuple[int, str], set[str]] = {}  # the other way round
    tensors: dict[tuple[int, str], set[bytes]] = {}
    encoder = Encoder(name)
    for seed in range(GAMES):
        position, random = Position(name, seed=seed % 3), Random(seed)
        lived = [f"{position.events(seat)} {position.view(seat)}" for seat in range(position.seats)]
        for _ in range(MOVES):
            mover, told = position.to_move, [len(position.events(seat)) for seat in range(position.seats)]
            action = random.choice(position.legal()[:2])
            position.apply(action)
            for seat in range(position.seats):
                mine = str(action) if seat == mover else ""
                lived[seat] += f"{mine} {position.events(seat)[told[seat] :]} {position.view(seat)}\n"
                state = position.information_state(seat)
                histories.setdefault((seat, state), set()).add(lived[seat])
                states.setdefault((seat, lived[seat]), set()).add(state)
                tensors.setdefault((seat, state), set()).add(encoder.observe(position, seat).tobytes())

    assert [found for found in histories.values() if len(found) > 1] == []
    assert [found for found in states.values() if len(found) > 1] == []
    assert [found for found in tensors.values() if len(found) > 1] == []
    assert len(histories) < GAMES * MOVES * Position(name).seats, "no two histories were alike: this shows nothing"


@pytest.mark.parametrize(("name", "edition", "seats"), SIZES)
def test_imagined_tables_give_the_same_tensors_and_information_states(name: str, edition: str, seats: int) -> None:
    encoder, random = Encoder(name, seats, edition), Random(seats)
    position = Position(name, seats, edition, seed=seats)

    while not position.over:
        if random.random() < 0.03:
            for seat in range(seats):
                imagined = position.imagine(seat, random.getrandbits(32))
                assert np.array_equal(encoder.observe(imagined, seat), encoder.observe(position, seat))
                assert imagined.information_state(seat) == position.information_state(seat)
                if position.to_move == seat:
                    assert np.array_equal(encoder.mask(imagined), encoder.mask(position))
        position.apply(random.choice(position.indices()))


@pytest.mark.parametrize(("name", "edition", "seats"), SIZES)
def test_a_tensor_holds_the_board_field_by_field_as_its_page_says(name: str, edition: str, seats: int) -> None:
    encoder, position = Encoder(name, seats, edition), Position(name, seats, edition, seed=seats)
    compared = 0
    for _ in range(12):
        play(position, Random(compared), 15)
        for seat in range(seats):
            tensor, board = encoder.observe(position, seat), position.view(seat).board
            for line in encoder.fields():
                field = line.path.removeprefix("board.")
                if line.path == field or "." in field:
                    continue
                value, found = getattr(board, field), tensor[line.at : line.at + line.size].tolist()
                if line.meaning == "number":
                    assert found == [pytest.approx(float(value))], field
                elif line.meaning.startswith("one of "):
                    listed = line.meaning.removeprefix("one of ").split(", ")
                    assert found == [float(each == str(value)) for each in listed], field
                else:
                    continue
                compared += 1

    assert compared


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_view_is_enough_for_the_numbers_of_a_seat(name: str) -> None:
    encoder, position, random = Encoder(name), Position(name, seed=2), Random(2)

    while not position.over:
        if random.random() < 0.1 and not position.picked:
            for seat in range(position.seats):
                made = Position.of_view(position.game, position.rules, position.view(seat), random.getrandbits(32))
                assert np.array_equal(encoder.observe(made, seat), encoder.observe(position, seat))
            seat = position.to_move
            made = Position.of_view(position.game, position.rules, position.view(seat), 5)
            assert made.to_move == seat
            assert np.array_equal(encoder.mask(made), encoder.mask(position))
        position.apply(random.choice(position.indices()))


def test_a_seat_that_answers_before_others_is_to_move_in_its_own_view() -> None:
    match = hemicycle.game("secret-hitler").match(5, seed=1)
    match.act(match.waiting[0], match.options(match.waiting[0])[0])
    match.act(2, "ballot true")

    made = Position.of_view(match.game, match.rules, match.view(1))
    made.apply("ballot false")

    assert made.to_move in (0, 3, 4)
    assert Position.of_view(match.game, match.rules, match.view(2)).to_move == 0


@pytest.mark.parametrize("name", hemicycle.names())
def test_an_action_is_spelled_by_the_indices_that_lead_to_it(name: str) -> None:
    position, random = Position(name, seed=3), Random(3)

    while not position.over:
        action = random.choice(position.legal())
        *parts, last = position.spell(action)
        for index in parts:
            assert position.meant(index) is None
            position.apply(index)
        assert position.meant(last) == action
        position.apply(last)
    with pytest.raises(Refused):
        position.meant(0)


def test_an_encoder_refuses_a_position_that_is_not_its_own() -> None:
    position = Position("secret-hitler", 7)

    for other in (Encoder("secret-hitler", 5), Encoder("global-powers")):
        for ask in (other.mask, lambda each, other=other: other.observe(each, 0)):
            with pytest.raises(Refused) as refused:
                ask(position)
            assert refused.value.code == "other-numbers"
    with pytest.raises(Refused):
        Encoder("secret-hitler").name(10**6)


def test_the_public_has_a_tensor_too() -> None:
    encoder, position = Encoder("secret-hitler", 5), Position("secret-hitler", 5, seed=1)

    tensor = encoder.observe(position, None)

    assert not tensor[:5].any()
    assert "role-dealt" not in position.information_state(None)


def test_tensors_tell_apart_what_a_seat_can_see() -> None:
    encoder, position = Encoder("secret-hitler", 7), Position("secret-hitler", 7, seed=1)

    rows = [encoder.observe(position, seat) for seat in range(7)]
    position.apply(position.indices()[0])
    after = encoder.observe(position, 0)

    assert len({row.tobytes() for row in rows}) == 7
    assert not np.array_equal(rows[0], after)


def test_what_is_said_is_part_of_what_everybody_has_lived_through() -> None:
    position = Position("global-powers", seed=1)
    before = position.information_state(1)

    position.say(0, "will-vote yes")

    assert position.information_state(1) == before + "\n0: will-vote yes"
    assert position.observation(1).remarks == (
        (0, hemicycle.game("global-powers").remark_notation.parse("will-vote yes")),
    )


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (-1, "no-such-index"),
        (10**9, "no-such-index"),
        ("nominate 99", "not-an-option"),
        ("nonsense", "malformed-action"),
        (1.5, "malformed-action"),
        (None, "malformed-action"),
    ],
)
def test_a_bad_move_is_refused_and_changes_nothing(move: object, code: str) -> None:
    position = Position("secret-hitler", seed=1)
    before = repr(position), position.information_state(0)

    with pytest.raises(Refused) as refused:
        position.apply(move)  # type: ignore[arg-type]  # bad on purpose

    assert refused.value.code == code or code == "not-an-option"
    assert (repr(position), position.information_state(0)) == before


def test_numbers_of_numpy_are_numbers() -> None:
    position = Position("secret-hitler", np.int64(5), seed=np.int32(3))  # type: ignore[arg-type]  # as arrays hold them

    same = Position("secret-hitler", 5, seed=3)
    assert position.information_state(np.int32(2)) == same.information_state(2)  # type: ignore[arg-type]  # an array's


def test_parties_that_were_chosen_are_part_of_what_everybody_knows() -> None:
    known = hemicycle.game("die-macher")
    parties = known.parties(known.load(), 3)

    states = {Position("die-macher", 3, parties=each).information_state(0) for each in (parties[:3], parties[1:4])}

    assert len(states) == 2


def test_nobody_talks_where_the_rules_forbid_it() -> None:
    position = play(Position("secret-hitler", seed=1), Random(1))

    with pytest.raises(Refused) as refused:
        position.say(0, "accuse 2")

    assert refused.value.code == "game-over"
    with pytest.raises(Refused):
        Position("secret-hitler", seed=1).say(None, "accuse 2")  # type: ignore[arg-type]  # bad on purpose


def test_an_index_outside_the_mask_is_refused() -> None:
    position = Position("secret-hitler", seed=1)
    outside = next(index for index in range(len(position.alphabet)) if index not in position.indices())

    with pytest.raises(Refused) as refused:
        position.apply(np.int64(outside))

    assert refused.value.code == "not-in-mask"


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownGame):
        Position("chess")
    for seats in (3, 0, -1, 5.5, 5.0, "5"):
        with pytest.raises(SetupError):
            Position("secret-hitler", seats=seats)  # type: ignore[arg-type]  # bad on purpose
        with pytest.raises(SetupError):
            Encoder("secret-hitler", seats=seats)  # type: ignore[arg-type]  # bad on purpose
    for seed in ("1", None, 1.5):
        with pytest.raises(SetupError):
            Position("secret-hitler", seed=seed)  # type: ignore[arg-type]  # bad on purpose
    with pytest.raises(EditionError):
        Position("secret-hitler", edition="")
    with pytest.raises(Refused):
        Position("secret-hitler", chance="loaded")
    with pytest.raises(Refused):
        Position("secret-hitler").information_state(7)
    with pytest.raises(Refused):
        play(Position("secret-hitler"), Random(1)).apply(0)


def test_numbers_are_what_was_promised_for_this_revision() -> None:
    assert write_numbers.changed() == []
    assert set(write_numbers.numbers()) <= set(write_numbers.kept()), "run python -m tools.write_numbers"


def test_a_number_that_changes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**write_numbers.kept(), "secret-hitler official 2 5": "33 500 000000000000"}
    monkeypatch.setattr(write_numbers, "kept", lambda: known)

    assert write_numbers.changed() == ["secret-hitler official 2 5"]


def test_small_decisions_have_names() -> None:
    assert [Encoder("secret-hitler", 5).name(index) for index in (0, 4, 5, 6)] == [
        "nominate 0",
        "nominate 4",
        "ballot False",
        "ballot True",
    ]


def test_a_position_says_what_it_is() -> None:
    assert repr(Position("secret-hitler", seats=5, seed=7)).startswith(
        "<Position secret-hitler official, 5 seats, 0 moves"
    )
    assert repr(Encoder("secret-hitler", 5)).startswith("<Encoder secret-hitler official, 5 seats: ")
