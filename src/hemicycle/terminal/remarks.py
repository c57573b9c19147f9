"""What can be said at the terminal, as people type it and count it."""

from __future__ import annotations

from rich.text import Text

from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.values import Remark, fields, word
from hemicycle.words import Words

COUNTED = "session"  # records count them from 0, sentences and people from 1


def typed(remark: Remark) -> str:
    """A remark as a person types it."""
    return _counted(type(remark), str(remark).split(), 1)


def meant(game: Game, text: str) -> str:
    """The notation of what a person has typed."""
    parts = text.split()
    kind = game.remark_notation.kinds.get(parts[0]) if parts else None
    return text if kind is None else _counted(kind, parts, -1)


def _counted(kind: type, parts: list[str], more: int) -> str:
    place = fields(kind).index(COUNTED) + 1 if COUNTED in fields(kind) else len(parts)
    if place < len(parts) and parts[place].isdecimal():
        parts[place] = str(int(parts[place]) + more)
    return " ".join(parts)


def called(words: Words, *, attribute: str | None = None) -> str:
    """What remarks are called in this game: claims, promises."""
    return words.say(
        "terminal-remark" if words.knows("terminal-remark") else "terminal-any-remark", attribute=attribute
    )


def sayable(match: Match, seat: int, words: Words) -> list[Text]:
    """What a seat can say now, by examples; while there is nothing, the forms it will have."""
    examples = match.game.sayable(match.table, seat)
    if examples:
        return [Text(called(words, attribute="text")), *[_example(words, seat, each) for each in examples]]
    lines = [Text(words.say("terminal-say-nothing"))]
    if match.game.remarks:
        lines.append(Text(words.say("terminal-say-nothing", attribute="text")))
    return lines + [Text(f"  say {_form(kind)}", style="dim") for kind in match.game.remarks]


def _example(words: Words, seat: int, remark: Remark) -> Text:
    return Text.assemble((f"  say {typed(remark)}", "bold"), (f"  {words.remark(seat, remark)}", "dim"))


def _form(kind: type[Remark]) -> str:
    return " ".join([word(kind), *[name.upper() for name in fields(kind)]])
