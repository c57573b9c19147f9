"""The words for people: sentences in four languages from the Fluent files, never a word in the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, fluent_number

from hemicycle import resources
from hemicycle.core.steps import Refusal
from hemicycle.core.values import Event, Outcome, Remark, word
from hemicycle.core.view import Choice, Prompt, detail

LANGUAGES = ("en", "de", "nl", "fr")
THIN = "\u202f"
MINUS = "\u2212"
CONJUNCTION = {"en": " and ", "de": " und ", "nl": " en ", "fr": " et "}


class UnknownLanguage(Exception):
    """We do not speak this language."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language


class Words:
    """Speaks one language about one game (or only about the house)."""

    def __init__(self, language: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self.names = list(names)
        functions: dict[str, Callable[..., Any]] = {
            "PLAYER": self._player,
            "PLAYERS": self._players,
            "WORD": self._word,
            "WORDS": self._words,
            "MONEY": lambda amount: self.number(_int(amount)),
            "FIGURE": lambda number: self.number(_int(number)),
            "NTH": lambda index: fluent_number(_int(index) + 1),
            "COUNT": lambda items: fluent_number(len(_list(items))),
            "LISTED": lambda items: self.listed([str(item) for item in _list(items)]),
            "TALLY": lambda numbers, seats=None: self._tally(self.number, numbers, seats),
            "TRENDS": lambda numbers, seats=None: self._tally(_signed, numbers, seats),
        }
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.bundle.add_resource(_resource(language, "house"))
        self.bundle.add_resource(_resource(language, "bots"))
        if game is not None:
            self.bundle.add_resource(_resource(language, game))

    # --- sentences ---

    def say(self, key: str, parts: Mapping[str, Any] | None = None, *, attribute: str | None = None) -> str:
        """The sentence of a key; KeyError when there is none, so that a missing word is seen."""
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        given = {"form": "name", **(parts or {})}  # by itself a word is a bare name
        text, errors = self.bundle.format_pattern(pattern, {k: _argument(v) for k, v in given.items()})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def knows(self, key: str, attribute: str | None = None) -> bool:
        """Whether there is such a sentence."""
        return self.bundle.has_message(key) and (
            attribute is None or attribute in self.bundle.get_message(key).attributes
        )

    def event(self, event: Event) -> str:
        """What happened."""
        return self.say(f"event-{word(type(event))}", detail(event))

    def action(self, choice: Choice) -> str:
        """An option as a button says it."""
        return self.say(f"action-{choice.action.split(' ')[0]}", choice.detail)

    def prompt(self, prompt: Prompt, *, asked: bool) -> str:
        """What is asked, or what is waited for."""
        return self.say(f"prompt-{prompt.step}", prompt.detail, attribute=None if asked else "waiting")

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the sections of the rulebook behind it."""
        sentence = self.say(f"refusal-{refusal.code}", refusal.detail)
        if not refusal.sections:
            return sentence
        return f"{sentence} ({self.say('rule-mark', {'sections': ', '.join(refusal.sections)})})"

    def remark(self, seat: int, remark: Remark) -> str:
        """What somebody said."""
        return self.say(f"remark-{word(type(remark))}", {**detail(remark), "speaker": seat})

    def ending(self, outcome: Outcome) -> str:
        """How it ended."""
        return self.say(f"ending-{outcome.ending}", {"winners": outcome.winners})

    def number(self, number: int) -> str:
        """A number with thin spaces between thousands and a true minus."""
        return f"{number:,}".replace(",", THIN).replace("-", MINUS)

    def listed(self, items: Sequence[str]) -> str:
        """Some things, joined as this language joins them."""
        if len(items) < 2:
            return "".join(items)
        return ", ".join(items[:-1]) + CONJUNCTION[self.language] + items[-1]

    def labelled(self, label: str, text: str) -> str:
        """Something with its name before it, set as this language sets a colon."""
        return self.say("labelled", {"label": label, "text": text})

    # --- functions the messages can call ---

    def _player(self, seat: object) -> str:
        index = _int(seat)
        return self.names[index] if 0 <= index < len(self.names) else str(index)

    def _players(self, seats: object) -> str:
        return self.listed([self._player(seat) for seat in _list(seats)])

    def _tally(self, form: Callable[[int], str], numbers: object, seats: object) -> str:
        """Players with a number each: of all seats, or of those given."""
        values = _list(numbers)
        who = range(len(values)) if seats is None else _list(seats)
        return self.listed([f"{self._player(seat)} {form(number)}" for seat, number in zip(who, values, strict=True)])

    def _word(self, id: object, kind: str = "word", form: str = "the") -> str:
        return self.say(f"{kind}-{id}", {"form": form})

    def _words(self, ids: object, kind: str = "word", form: str = "the") -> str:
        return self.listed([self._word(each, kind, form) for each in _list(ids)])


@cache
def _resource(language: str, name: str) -> Any:
    return FluentResource(resources.words(language, name))


def _argument(value: Any) -> Any:
    """Fluent takes strings and numbers; everything else travels as JSON text."""
    return value if isinstance(value, str | int) and not isinstance(value, bool) else json.dumps(value)


def _int(value: object) -> int:
    if isinstance(value, FluentNone):
        raise KeyError(str(value))
    return int(value)  # type: ignore[call-overload, no-any-return]  # a FluentNumber is a number


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS) if number else "0"


def _list(value: object) -> list[Any]:
    if isinstance(value, FluentNone):
        raise KeyError(str(value))
    items: list[Any] = json.loads(str(value))
    return items
