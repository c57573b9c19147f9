"""The words for people: sentences in four languages from the Fluent files, never a word in the rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from hemicycle import registry, resources
from hemicycle.core.errors import HemicycleError
from hemicycle.core.game import Game
from hemicycle.core.steps import Refusal, Step
from hemicycle.core.values import Event, Outcome, Remark, word
from hemicycle.core.view import Choice, Prompt, detail
from hemicycle.sentences import Missing, Resource, Sentences, parsed

LANGUAGES = ("en", "de", "nl", "fr")
THIN = "\u202f"
MINUS = "\u2212"
CONJUNCTION = {"en": " and ", "de": " und ", "nl": " en ", "fr": " et "}


class UnknownLanguage(HemicycleError):
    """We do not speak this language."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language

    def __str__(self) -> str:
        return f"we do not speak {self.language}; we speak {', '.join(LANGUAGES)}"


class MissingWords(HemicycleError):
    """A game cannot say what it must: its name and the keys it lacks."""

    def __init__(self, game: str, keys: Sequence[str]) -> None:
        super().__init__(game, keys)
        self.game = game
        self.keys = tuple(keys)

    def __str__(self) -> str:
        return f"the words of {self.game} lack: {', '.join(self.keys)}"


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
            "NTH": lambda index: _int(index) + 1,
            "COUNT": lambda items: len(_list(items)),
            "EACH": lambda items, say="": self.listed([self.say(str(say), each) for each in _list(items)]),
            "LISTED": lambda items: self.listed([str(item) for item in _list(items)]),
            "TALLY": lambda numbers, seats=None: self._tally(self.number, numbers, seats),
            "TRENDS": lambda numbers, seats=None: self._tally(_signed, numbers, seats),
        }
        self.sentences = Sentences(language, functions)
        self.sentences.add(_resource(language, "house"))
        self.sentences.add(_resource(language, "bots"))
        self.sentences.add(_resource(language, "review"))
        self.outside = game is not None and resources.is_outside(game)
        if game is not None:
            self.sentences.add(_resource(language, game))
        if game is not None and self.outside:
            _check_words(game)

    def learn(self, *names: str) -> Words:
        """Speak of more of the house as well: what the server says, for instance."""
        for name in names:
            self.sentences.add(_resource(self.language, name))
        return self

    # --- sentences ---

    def say(self, key: str, parts: Mapping[str, Any] | None = None, *, attribute: str | None = None) -> str:
        """The sentence of a key; KeyError when there is none, so that a missing word is seen.

        A game from outside whose author forgot one (an ending, a refusal) goes on with the key and its parts; one
        that asks for a part there is not shows its name.
        """
        if self.outside and not self.knows(key, attribute):
            return " ".join([key, *[str(part) for part in (parts or {}).values()]])
        pattern = self.sentences.pattern(key, attribute)
        if pattern is None:
            raise KeyError(key if attribute is None else f"{key}.{attribute}")
        given = {"form": "name", **(parts or {})}  # by itself a word is a bare name
        text, errors = self.sentences.say(pattern, {k: _argument(v) for k, v in given.items()})
        if errors and not self.outside:
            raise KeyError(f"{key}: {errors[0]}")
        return text

    def knows(self, key: str, attribute: str | None = None) -> bool:
        """Whether there is such a sentence."""
        return self.sentences.pattern(key, attribute) is not None

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

    def plays(self, seat: int, who: Mapping[str, str]) -> str:
        """Who plays a seat from now on, and why."""
        again = who["by"] == "person" and who["name"] == self._player(seat)
        reason = f"plays-why-{who['why']}"
        why = f" ({self.say(reason)})" if self.knows(reason) else ""
        key = "plays-again" if again else f"plays-{who['by']}"
        return self.say(key, {"seat": seat, "name": who["name"], "why": why})

    def chosen(self, seat: int, by: str) -> str:
        """That somebody else than its owner chose for a seat."""
        return self.say(f"chosen-{by}", {"seat": seat})

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

    def _words(self, ids: object, kind: str = "word", form: str = "the", repeated: str = "") -> str:
        """Some words; what stands several times is said once, by the message `repeated` names."""
        found = _list(ids)
        if not repeated:
            return self.listed([self._word(each, kind, form) for each in found])
        words = {self._word(each, kind, form): count for each, count in Counter(found).items()}
        said = [
            word if count == 1 else self.say(repeated, {"word": word, "count": count}) for word, count in words.items()
        ]
        return self.listed(said)


def wanted(game: Game) -> list[str]:
    """The keys of all that a game must be able to say, with their attributes."""
    asks = [step for step in game.steps if step.waiting is not Step.waiting]
    found = [f"game-{game.id}", f"game-{game.id}.text"] if resources.is_outside(game.id) else []
    found += [f"event-{word(event)}" for event in game.events]
    found += [f"action-{word(action)}" for action in game.actions]
    found += [f"remark-{word(remark)}" for remark in game.remarks]
    found += [key for step in asks for key in (f"prompt-{word(step)}", f"prompt-{word(step)}.waiting")]
    for section in game.rulebook.sections:
        found += [section.key, f"{section.key}.text"]
    found += [ruling.key for ruling in game.rulebook.rulings]
    for edition in game.editions:
        found += [f"edition-{edition}", f"edition-{edition}.text"]
        for name, option in game.load(edition).options.items():
            found += [f"option-{name}", f"option-{name}.text"]
            found += [f"option-{name}.{choice_attribute(choice)}" for choice in option.choices]
    return list(dict.fromkeys(found))


def choice_attribute(choice: bool | int | str) -> str:
    """The attribute that names a choice of an option."""
    if isinstance(choice, bool):
        return "on" if choice else "off"
    return f"choice-{choice}".replace("--", "-minus-")


@cache
def _check_words(game: str) -> None:
    """See that a game from outside has words for all it must say, before anybody sits down."""
    sentences = Sentences("en")
    sentences.add(_resource("en", game))
    missing = []
    for key in wanted(registry.game(game)):
        name, _, attribute = key.partition(".")
        if sentences.pattern(name, attribute or None) is None:
            missing.append(key)
    if missing:
        raise MissingWords(game, missing)


@cache
def _resource(language: str, name: str) -> Resource:
    return parsed(resources.words(language, name))


def _argument(value: Any) -> Any:
    """Fluent takes strings and numbers; everything else travels as JSON text."""
    return value if isinstance(value, str | int) and not isinstance(value, bool) else json.dumps(value)


def _int(value: object) -> int:
    if isinstance(value, Missing):
        raise KeyError(str(value))
    return int(value)  # type: ignore[call-overload, no-any-return]  # a number, or the text of one


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS) if number else "0"


def _list(value: object) -> list[Any]:
    if isinstance(value, Missing):
        raise KeyError(str(value))
    items: list[Any] = json.loads(str(value))
    return items
