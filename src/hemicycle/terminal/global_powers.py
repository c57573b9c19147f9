"""Global Powers as text: the twelve regions, the parties, the UN, and your cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from hemicycle.core.view import View
from hemicycle.games.global_powers.board import Board, RegionBoard
from hemicycle.terminal.sheets import Row, Sheet
from hemicycle.words import Words

STYLES = ("red", "green", "blue", "white", "yellow")
RESOURCES = ("raw", "trade", "diplomacy", "army")


def global_powers(view: View, words: Words) -> RenderableType:
    """The table as this seat sees it."""
    board: Board = view.board
    head = words.say(
        "terminal-world", {"evaluations": board.evaluations, "dominance": board.dominance, "goal": board.numbers.goal}
    )
    return Group(Text(head, style="bold"), _regions(view, words), Text(""), _parties(view, words), *_mine(board, words))


def _regions(view: View, words: Words) -> Sheet:
    board: Board = view.board
    resources = [words.say(f"resource-{name}") for name in RESOURCES]
    rows: list[Row] = []
    for region in board.regions:
        active = board.activation.region == region.id
        name = Text(("▸ " if active else "  ") + words.say(f"region-{region.id}"), style="dim" if region.done else "")
        numbers = [str(getattr(region, resource)) for resource in RESOURCES]
        rows.append((name, _government(region, words), _heads(region, words), *numbers, _markers(region, words)))
    return Sheet(["", words.say("word-government"), words.say("word-politicians"), *resources, ""], rows)


def _government(region: RegionBoard, words: Words) -> Text:
    text = Text()
    for seat in region.government:
        text.append(f"{words.names[seat]} ", style=STYLES[seat])
    return text


def _heads(region: RegionBoard, words: Words) -> Text:
    text = Text()
    for seat, heads in enumerate(region.heads):
        if heads:
            text.append(f"{words.say(f'party-{seat}', attribute='short')}{heads} ", style=STYLES[seat])
    return text


def _markers(region: RegionBoard, words: Words) -> str:
    lying = (("sanction", region.sanctioned), ("disarmament", region.disarmed), ("protectorate", region.protectorate))
    marks = [words.say(f"word-{name}") for name, lies in lying if lies]
    return ", ".join(marks + (["✓"] if region.done else []))


def _parties(view: View, words: Words) -> Sheet:
    board: Board = view.board
    columns = ("base", "regions", "mauritius", "un", "gone", "governed", "cards", "points", "standing")
    rows: list[Row] = []
    for seat, party in enumerate(board.parties):
        mark = "▸ " if seat == view.seat else "  "
        letter = words.say(f"party-{seat}", attribute="short")
        name = Text(f"{mark}{letter} {words.names[seat]}", style=STYLES[seat])
        figures = (
            party.base, party.regions, party.mauritius, party.delegates,
            party.gone, party.governed, party.cards, party.points, party.standing,
        )  # fmt: skip
        rows.append((name, *[str(figure) for figure in figures]))
    return Sheet(["", *[words.say(f"terminal-{column}") for column in columns]], rows)


def _mine(board: Board, words: Words) -> list[Text]:
    lines = []
    if board.open_cards:
        shown = ", ".join(f"{words.say(f'card-{each.card}')} ({words.names[each.owner]})" for each in board.open_cards)
        lines.append(Text(f"{words.say('terminal-open-cards')} {shown}"))
    if board.hand:
        held = ", ".join(words.say(f"card-{card}") for card in board.hand)
        lines.append(Text(f"{words.say('terminal-hand')} {held}", style="italic"))
    return lines
