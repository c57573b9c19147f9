"""The rules in the terminal: section by section, or what of them is doubtful."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hemicycle.core.game import Game
from hemicycle.core.ruleset import Provenance, Ruleset
from hemicycle.words import Words, choice_attribute


def sections(game: Game, rules: Ruleset, words: Words, only: str | None) -> Iterator[RenderableType]:
    """All sections of an edition, or one of any, with the readings and rulings that belong to it."""
    for each in [game.rulebook[only]] if only else game.rulebook.sections:
        if only is None and each.editions and rules.id not in each.editions:
            continue
        yield Text.assemble((f"{each.id}  {words.say(each.key)}", "bold"))
        yield Text(words.say(each.key, attribute="text"))
        for name in each.options:
            if name in rules.options:
                yield Text(_option_line(words, rules, name), style="italic")
        for ruling in game.rulebook.rulings_of(rules.id, each.id):
            yield Text(f"  {words.say(ruling.key)}", style="italic")
        yield ""


def doubts(game: Game, rules: Ruleset, words: Words) -> Iterator[RenderableType]:
    """Every value that is not printed, every reading there is, and every ruling of ours."""
    notes = [note for note in rules.provenance if note.sure != "printed" and not note.key.startswith("options.")]
    rulings = game.rulebook.rulings_of(rules.id)
    if not (notes or rules.options or rulings):
        yield Text(words.say("doubts-none"))
    if notes:
        yield _grid(words, notes)
    if rules.options:
        yield Text("\n" + words.say("doubts-options"), style="bold")
    for name in rules.options:
        yield from _option(words, rules, name)
    if rulings:
        yield Text("\n" + words.say("doubts-rulings"), style="bold")
    for ruling in rulings:
        yield Text(f"{ruling.section}  {words.say(ruling.key)}")
        yield Text(f"  {words.say(f'sure-{ruling.sure}')}: {ruling.source}", style="dim")
    if game.rulebook.texts:
        yield Text("\n" + words.say("doubts-texts"), style="bold")
    for text in game.rulebook.texts.values():
        yield Text(f"{text.id}  {text.title}")


def _grid(words: Words, notes: list[Provenance]) -> Grid:
    """Values that are not printed: how sure they are, and where they come from."""
    grid = Grid(box=None, padding=(0, 2), header_style="dim")
    for heading in ("doubts-what", "doubts-sure", "doubts-source"):
        grid.add_column(words.say(heading), overflow="fold")
    for note in notes:
        grid.add_row(note.key, words.say(f"sure-{note.sure}"), note.source)
    return grid


def _option(words: Words, rules: Ruleset, name: str) -> Iterator[RenderableType]:
    """A reading or variant: what it is about, what it may be, and where it comes from."""
    option = rules.options[name]
    choices = ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in option.choices)
    yield Text(f"{option.section}  {words.say(f'option-{name}')}", style="bold")
    yield Text(f"  {words.say(f'option-{name}', attribute='text')}")
    yield Text(f"{_option_line(words, rules, name)} [{choices}]", style="italic")
    yield Text(f"  {words.say(f'sure-{option.sure}')}: {option.source}", style="dim")


def _option_line(words: Words, rules: Ruleset, name: str) -> str:
    chosen = words.say(f"option-{name}", attribute=choice_attribute(rules.option(name)))
    return f"  {words.say(f'option-{name}')}: {chosen} ({name})"
