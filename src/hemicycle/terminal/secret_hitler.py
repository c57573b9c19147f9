"""Secret Hitler as text: the two tracks, the players, and what only you know."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from hemicycle.core.view import View
from hemicycle.games.secret_hitler.board import Board
from hemicycle.terminal.sheets import Sheet
from hemicycle.words import Words

STYLES = {"liberal": "bold cyan", "fascist": "bold red", "hitler": "bold red reverse"}


def secret_hitler(view: View, words: Words) -> RenderableType:
    """The table as this seat sees it."""
    board: Board = view.board
    return Group(*_tracks(board, words), Text(""), _players(view, words), *_private(view, words))


def _tracks(board: Board, words: Words) -> list[Text]:
    liberal = _track(words.say("party-liberal"), board.liberal, ["·"] * board.liberal_goal, "liberal")
    powers = ["·" if name == "none" else words.say(f"power-{name}") for name in board.track]
    fascist = _track(words.say("party-fascist"), board.fascist, powers, "fascist")
    piles = Text(
        words.say(
            "terminal-piles",
            {"deck": board.deck, "discards": board.discards, "tracker": board.tracker, "of": board.tracker_end},
        ),
        style="dim",
    )
    return [liberal, fascist, piles]


def _track(name: str, enacted: int, slots: list[str], side: str) -> Text:
    text = Text(f"{name:<22}", style=STYLES[side])
    for number, slot in enumerate(slots):
        text.append(f"[{'■' if number < enacted else slot}] ", style=STYLES[side] if number < enacted else "dim")
    return text


def _players(view: View, words: Words) -> Sheet:
    board: Board = view.board
    rows = []
    for seat in range(view.seats):
        style = "dim strike" if seat not in board.living else "bold" if seat == view.seat else ""
        name = Text(words.names[seat], style=style)
        mark = "▸" if seat == view.seat else str(seat)
        rows.append((Text(mark, style="dim"), name, _office(view, seat, words), _known(board, seat, words)))
    return Sheet([""] * 4, rows)


def _office(view: View, seat: int, words: Words) -> str:
    board: Board = view.board
    if seat not in board.living:
        return words.say("terminal-dead")
    if seat == board.president and view.outcome is None:
        return words.say("word-president")
    if view.prompt and view.prompt.detail.get("chancellor") == seat:
        return words.say("word-chancellor")
    return words.say("terminal-last-government") if seat in (board.last_president, board.last_chancellor) else ""


def _known(board: Board, seat: int, words: Words) -> Text:
    role, party = board.roles[seat], board.parties[seat]
    if role is not None:
        return Text(words.say(f"role-{role}"), style=STYLES[role])
    if party is not None:
        return Text(words.say(f"party-{party}"), style=STYLES[party])
    return Text(words.say("terminal-not-hitler") if seat in board.not_hitler else "", style="dim")


def _private(view: View, words: Words) -> list[Text]:
    board: Board = view.board
    lines = []
    for key, cards in (("terminal-hand", board.hand), ("terminal-top", board.top)):
        if cards:
            line = Text("\n" + words.say(key) + " ")
            for card in cards:
                line.append(f"[{words.say(f'policy-{card}')}] ", style=STYLES[card])
            lines.append(line)
    return lines
