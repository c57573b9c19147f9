"""Every error we raise on purpose says in words what is wrong."""

from __future__ import annotations

import importlib
import pickle
import pkgutil

import pytest

import hemicycle
from hemicycle.bots import BadBot, UnknownLevel
from hemicycle.bots.asking import BadMove
from hemicycle.core.chance import LuckNeeded
from hemicycle.core.errors import HemicycleError, SetupError
from hemicycle.core.record import RecordError
from hemicycle.core.ruleset import EditionError
from hemicycle.core.steps import Refusal, Refused
from hemicycle.dataset import DatasetError
from hemicycle.lessons import BadLesson
from hemicycle.registry import UnknownGame
from hemicycle.resources import BadGame
from hemicycle.server.protocol.refusals import Later
from hemicycle.words import MissingWords, UnknownLanguage

SAID = [
    (UnknownGame("chess", ("go", "nim")), "there is no game chess; there are: go, nim"),
    (BadGame("nim", "import", "ModuleNotFoundError"), "the game nim cannot be played (import): ModuleNotFoundError"),
    (MissingWords("nim", ["event-took"]), "the words of nim lack: event-took"),
    (UnknownLanguage("tlh"), "we do not speak tlh; we speak en, de, nl, fr"),
    (
        SetupError("party-taken", {"party": "spd", "seats": (0, 2)}),
        "A table cannot be opened: party-taken, party spd, seats 0, 2",
    ),
    (EditionError("own.toml", "goal", "missing-key"), "An edition cannot be read: own.toml, goal, missing-key"),
    (RecordError(7, "luck", {"problem": "none left"}), "A record does not fit: 7, luck, problem none left"),
    (UnknownLevel("genius", ("random", "solid")), "No bot of this level plays this game: genius, random, solid"),
    (BadBot("form", "a:b:c"), "A bot of somebody's own that cannot be used: form, a:b:c"),
    (BadMove("a:B", 2, "bid", "x", ("5.1",)), "A bot chose something that the rules refuse: a:B, 2, bid, x, 5.1"),
    (Refused(Refusal("too-much", {"cash": 3}, ("5.1",))), "too-much: cash 3 (5.1)"),
    (Later(Refusal("too-many", {}, ()), 2.5), "too-many"),
    (BadLesson("nim", "one", "no goal"), "the lesson one of nim cannot be read: no goal"),
    (DatasetError("exists", "there"), "A dataset cannot be written: exists, there"),
    (LuckNeeded(), "The rules ask for luck, and there is none"),
]  # fmt: skip


@pytest.mark.parametrize(("error", "said"), SAID, ids=lambda value: type(value).__name__)
def test_an_error_says_what_is_wrong(error: HemicycleError, said: str) -> None:
    assert str(error) == said


@pytest.mark.parametrize("error", [error for error, _ in SAID], ids=lambda error: type(error).__name__)
def test_an_error_comes_back_from_another_process_as_it_was(error: HemicycleError) -> None:
    sent = pickle.loads(pickle.dumps(error))

    assert (type(sent), str(sent), sent.args) == (type(error), str(error), error.args)


def test_every_error_has_a_sentence_to_begin_with() -> None:
    for module in pkgutil.walk_packages(hemicycle.__path__, "hemicycle."):
        if not module.name.startswith(("hemicycle.server.store.migrations", "hemicycle.research")):
            importlib.import_module(module.name)

    kinds = [HemicycleError]
    for kind in kinds:
        kinds += kind.__subclasses__()

    assert [kind for kind in kinds if not (kind.__doc__ or "").strip()] == []
