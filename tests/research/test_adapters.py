"""The games pass the tests of PettingZoo, Gymnasium and OpenSpiel themselves; the long forms run in `make soak`."""

from __future__ import annotations

import os
import warnings
from random import Random

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import hemicycle.research.openspiel  # registers the games
from hemicycle.core.errors import SetupError
from hemicycle.core.steps import Refused
from hemicycle.research.gymnasium import make
from hemicycle.research.pettingzoo import env, raw_env
from tests.research.test_position import SIZES

with warnings.catch_warnings(action="ignore"):  # it imports environments that its own next version renames
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper
SOAK = "HEMICYCLE_SOAK" in os.environ
CYCLES = 500 if SOAK else 10
PLAYED = SIZES if SOAK else [size for size in SIZES if size[0] == "secret-hitler"] + [("global-powers", "standard", 2)]


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # it would rather see tensors without masks
@pytest.mark.parametrize(("name", "edition", "seats"), SIZES)
def test_pettingzoo(name: str, edition: str, seats: int) -> None:
    api_test(env(name, seats, edition=edition), num_cycles=CYCLES)
    seed_test(lambda: env(name, seats, edition=edition), num_cycles=CYCLES)


@pytest.mark.parametrize("name", ["secret-hitler", "die-macher", "global-powers"])
def test_a_whole_game_through_pettingzoo(name: str) -> None:
    table, random = env(name), Random(1)
    table.reset(seed=3)
    gained = dict.fromkeys(table.possible_agents, 0.0)

    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        gained[agent] += reward
        table.step(None if ended else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))

    assert tuple(gained.values()) == table.unwrapped.position.returns()


def test_the_raw_environment_refuses_what_the_mask_forbids() -> None:
    table = raw_env("secret-hitler")
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]

    with pytest.raises(Refused):
        table.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("name", ["secret-hitler", "die-macher", "global-powers"])
def test_an_index_outside_the_mask_loses_the_game_as_with_wrappers_of_pettingzoo(name: str) -> None:
    ours, theirs = env(name), TerminateIllegalWrapper(raw_env(name), illegal_reward=-1)
    gained = []
    for table in (ours, theirs):
        table.reset(seed=1)
        paid = dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            seen, reward, ended, _, _ = table.last()
            paid[agent] += reward
            table.step(None if ended else int(np.flatnonzero(seen["action_mask"] == 0)[0]))
        gained.append(paid)

    assert gained[0] == gained[1]
    assert sorted(set(gained[0].values())) == [-1.0, 0.0]


def test_what_an_environment_cannot_do_is_said_with_one_error() -> None:
    for made in (lambda: env("secret-hitler", illegal="x"), lambda: make("secret-hitler", illegal="x")):
        with pytest.raises(SetupError):
            made()
    for asked in (
        lambda: make("secret-hitler", learner=9),
        lambda: make("secret-hitler", bots="random").step(0),
        lambda: raw_env("secret-hitler").step(0),
        lambda: raw_env("secret-hitler").observe("seat_0"),
    ):
        with pytest.raises(Refused):
            asked()


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # tensors have no bounds
@pytest.mark.parametrize(("name", "edition", "seats"), SIZES)
def test_gymnasium(name: str, edition: str, seats: int) -> None:
    check_env(make(name, seats, bots="random", edition=edition), skip_render_check=True)


@pytest.mark.parametrize("name", ["secret-hitler", "die-macher", "global-powers"])
def test_a_learner_plays_a_whole_game_among_bots(name: str) -> None:
    table, random = make(name, bots="beginner", learner=1, illegal="raise"), Random(2)
    seen, _ = table.reset(seed=4)
    ended = False

    while not ended:
        seen, reward, ended, _, info = table.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))

    assert reward in (-1.0, 1.0)
    assert info["seat"] == 1
    with pytest.raises(Refused):
        table.step(0)


def test_a_learner_who_breaks_the_rules_loses() -> None:
    table = make("secret-hitler", bots="random")
    seen, _ = table.reset(seed=4)

    _, reward, ended, _, info = table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(Refused, match="game-over"):
        table.step(int(seen["action_mask"].argmax()))
    table.reset(seed=4)
    table.step(int(seen["action_mask"].argmax()))


def load(name: str, edition: str, seats: int) -> object:
    return pyspiel.load_game(f"hemicycle_{name.replace('-', '_')}", {"players": seats, "edition": edition})


@pytest.mark.parametrize(("name", "edition", "seats"), SIZES)
def test_openspiel_plays_and_copies(name: str, edition: str, seats: int) -> None:
    state, random = load(name, edition, seats).new_initial_state(), Random(5)  # type: ignore[attr-defined]  # OpenSpiel says nothing of its types

    for _ in range(2000):
        if state.is_terminal():
            break
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(move, 1) for move in state.legal_actions()]
        other = state.clone()
        move = random.choice(outcomes)[0]
        state.apply_action(move)
        other.apply_action(move)
        assert str(state) == str(other)

    assert state.is_terminal()
    assert set(state.returns()) <= {-1.0, 1.0}


@pytest.mark.parametrize(("name", "edition", "seats"), PLAYED)
def test_openspiel_random_simulation(name: str, edition: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, edition, seats), num_sims=1, serialize=False, verbose=False)


def test_openspiel_writes_the_history_down_and_reads_it_again() -> None:
    pyspiel.random_sim_test(load("secret-hitler", "official", 5), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "edition", "seats"), SIZES)
def test_openspiel_reads_what_it_says_of_a_game(name: str, edition: str, seats: int) -> None:
    game = load(name, edition, seats)

    again = pyspiel.load_game(str(game))

    assert (str(again), again.encoder.rules.id, again.num_players()) == (str(game), edition, seats)


@pytest.mark.parametrize("said", ["edition='2006'", 'edition="2006"'])
def test_openspiel_takes_an_edition_named_after_a_year_in_quotes(said: str) -> None:
    assert pyspiel.load_game(f"hemicycle_die_macher({said},players=4)").encoder.rules.id == "2006"


def test_openspiel_reads_a_game_again_that_was_named_alone() -> None:
    for short in hemicycle.research.openspiel.NAMES:
        assert str(pyspiel.load_game(str(pyspiel.load_game(short)))) == str(pyspiel.load_game(short))


@pytest.mark.parametrize(("name", "edition", "seats"), SIZES if SOAK else [("secret-hitler", "rebalanced", 6)])
def test_openspiel_playthrough(name: str, edition: str, seats: int) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(str(load(name, edition, seats)), action_sequence=[], seed=1)

    assert "InformationStateString(0)" in text
