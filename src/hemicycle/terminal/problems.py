"""One sentence for everything that can be wrong with what a command is given."""

from __future__ import annotations

import traceback

from hemicycle import bots, dataset, registry, resources
from hemicycle.bots.asking import BadMove, BrokenBot
from hemicycle.bots.budget import BadBudget
from hemicycle.core.errors import SetupError
from hemicycle.core.record import RecordError
from hemicycle.core.ruleset import EditionError
from hemicycle.review.reviewer import BadReview
from hemicycle.terminal.shell import Stop
from hemicycle.words import LANGUAGES, MissingWords, UnknownLanguage, Words

EXTRAS = {  # what brings a package that not everybody needs
    "gymnasium": "research",
    "mcp": "mcp",
    "nats": "cluster",
    "numpy": "bots",
    "openskill": "arena",
    "pettingzoo": "research",
    "psycopg": "cluster",
    "pyarrow": "research",
    "pyspiel": "research",
    "ray": "ray",
    "webauthn": "people",
}
BROKEN = ("bot", "game", "seat", "asked", "cause")  # what is told of a bot that raised something
EXPECTED = (
    Stop,
    registry.UnknownGame,
    resources.BadGame,
    MissingWords,
    bots.UnknownLevel,
    bots.BadBot,
    BadMove,
    BrokenBot,
    dataset.DatasetError,
    BadReview,
    BadBudget,
    UnknownLanguage,
    SetupError,
    EditionError,
    RecordError,
)


def sentence(words: Words, error: Exception) -> str:
    """One sentence for every way input can be bad."""
    if isinstance(error, Stop):
        return words.say(error.key, error.parts)
    if isinstance(error, registry.UnknownGame):
        return words.say("error-unknown-game", {"game": error.name, "known": ", ".join(error.known)})
    if isinstance(error, resources.BadGame):
        return words.say(f"error-bad-game-{error.code}", {"game": error.name, "cause": error.cause})
    if isinstance(error, MissingWords):
        return words.say("error-missing-words", {"game": error.game, "keys": ", ".join(error.keys)})
    if isinstance(error, bots.UnknownLevel):
        return words.say("error-unknown-level", {"level": error.level, "known": ", ".join(error.known)})
    if isinstance(error, bots.BadBot):
        return words.say(f"error-bot-{error.code}", {"bot": error.name, "cause": error.cause})
    if isinstance(error, dataset.DatasetError):
        known = ", ".join(dataset.FORMATS)
        return words.say(f"error-dataset-{error.code}", {"folder": error.path, "cause": error.cause, "known": known})
    if isinstance(error, BadMove):
        why = ", ".join([error.code, *error.sections])
        return words.say("error-bot-move", {"bot": error.bot, "seat": error.seat, "action": error.action, "why": why})
    if isinstance(error, BrokenBot):
        return words.say("error-bot-broken", {name: getattr(error, name) for name in BROKEN})
    if isinstance(error, BadReview):
        return words.say(f"review-error-{error.code}", {"cause": error.cause})
    if isinstance(error, BadBudget):
        return words.say("error-budget", {"budget": error.text})
    if isinstance(error, UnknownLanguage):
        return words.say("error-unknown-language", {"language": error.language, "known": ", ".join(LANGUAGES)})
    if isinstance(error, SetupError):
        return words.say("error-" + error.code, {key: _told(part) for key, part in error.detail.items()})
    if isinstance(error, EditionError):
        parts = {"file": error.file, "key": error.key, "detail": error.detail}
        return words.say(f"edition-error-{error.problem}", parts)
    assert isinstance(error, RecordError)
    return _record_sentence(words, error)


def trace(error: Exception) -> str:
    """Where it went wrong, for whoever wrote the code."""
    return error.trace if isinstance(error, BrokenBot) else "".join(traceback.format_exception(error))


def _told(part: object) -> object:
    """A part of an error as its sentence takes it: several things with commas between."""
    return ", ".join(map(str, part)) if isinstance(part, tuple) else part


def _record_sentence(words: Words, error: RecordError) -> str:
    cause = {key: str(value) for key, value in error.detail.items() if key != "refusal"}
    refusal = error.detail.get("refusal")
    why = f"{refusal.code} {', '.join(refusal.sections)}".strip() if refusal is not None else ""
    return words.say(f"record-error-{error.code}", {"line": error.line, "why": why, **cause})
