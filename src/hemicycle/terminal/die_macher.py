"""Die Macher as text: the states side by side, the parties, the nation, and what only you hold."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from hemicycle.core.view import View
from hemicycle.games.die_macher.board import Board, PartyBoard, Range, StateBoard, StateForecast
from hemicycle.terminal.sheets import Sheet
from hemicycle.words import MINUS, Words


def die_macher(view: View, words: Words) -> RenderableType:
    """The table as this seat sees it."""
    board: Board = view.board
    current = board.states[0].id if board.states else ""
    head = words.say("terminal-round", {"round": board.round, "rounds": board.terms.rounds, "state": current})
    pairs = zip(board.states, board.forecasts, strict=True)
    states = [_state(view, state, expected, words) for state, expected in pairs]
    return Group(Text(head, style="bold"), *states, _parties(view, words), *_nation(view, words), *_mine(view, words))


def _state(view: View, state: StateBoard, forecast: StateForecast, words: Words) -> RenderableType:
    board: Board = view.board
    title = f"{words.say(f'state-{state.id}')} ({state.seats[-1]})"
    cards = "  ".join(_opinion(board, state, place, words) for place in range(len(state.opinions)))
    heads = ("trend", "meetings", "factor", "votes", "projected", "seats", "media")
    rows = []
    for seat, party in enumerate(board.parties):
        expected = forecast.parties[seat]
        marks = "■" * state.media[seat] + (" ◆" if state.controller == seat else "")
        tile = f" {words.say('word-coalition-tile')}" if seat in state.tiles else ""
        rows.append((
            _name(view, seat, party, words),
            f"{state.trend[seat]:+d}".replace("-", MINUS), str(state.meetings[seat]), _span(expected.factor),
            str(state.votes[seat]), _span(expected.votes), _span(expected.seats), marks + tile,
        ))  # fmt: skip
    sheet = Sheet(["", *[words.say(f"terminal-{head}") for head in heads]], rows)
    return Group(Text.assemble((f"\n{title}", "bold"), f"   {cards}"), sheet)


def _opinion(board: Board, state: StateBoard, place: int, words: Words) -> str:
    card = state.opinions[place]
    shown = "[?]" if card is None else "[ ]" if card == "" else f"[{_card(card, board, words)}]"
    return shown + ("×2" if state.doubled == place else "")


def _card(card: str, board: Board, words: Words) -> str:
    """An issue and its side; the edition lists for and against by turns."""
    issue = card.rpartition("-")[0]
    side = "against" if board.terms.cards.index(card) % 2 else "for"
    return f"{words.say(f'issue-{issue}', attribute='short')} {words.say(f'issue-{issue}', attribute=side)}"


def _cards(cards: tuple[str, ...], board: Board, words: Words) -> str:
    return " · ".join(_card(card, board, words) for card in cards) or "-"


def _span(numbers: Range) -> str:
    low, _, high = numbers
    return (str(low) if low == high else f"{low}…{high}").replace("-", MINUS)


def _name(view: View, seat: int, party: PartyBoard, words: Words) -> Text:
    mark = "▸" if seat == view.seat else " "
    name = f"{mark} {words.say(f'party-{party.party}')} ({words.names[seat]})"
    return Text(name, style="bold" if seat == view.seat else "")


def _parties(view: View, words: Words) -> RenderableType:
    board: Board = view.board
    heads = ("cash", "members", "won", "meetings", "media")
    rows = []
    for seat, party in enumerate(board.parties):
        cash = "–" if party.cash is None else words.number(party.cash)
        rows.append((
            _name(view, seat, party, words), cash, str(party.members), str(party.seats),
            str(party.meetings), str(party.media), "★" if seat == board.start_player else "",
        ))  # fmt: skip
    sheet = Sheet(["", *[words.say(f"terminal-{head}") for head in heads], ""], rows)
    programmes = [_programme(view, seat, words) for seat in range(view.seats)]
    return Group(Text(""), sheet, Text(""), *programmes)


def _programme(view: View, seat: int, words: Words) -> Text:
    board: Board = view.board
    party = board.parties[seat]
    return Text.assemble(_name(view, seat, party, words), f": {_cards(party.programme, board, words)}")


def _nation(view: View, words: Words) -> list[Text]:
    board: Board = view.board
    spaces = []
    for card, secured in zip(board.national.opinions, board.national.secured, strict=True):
        spaces.append("[ ]" if card == "" else f"[{_card(card, board, words)}{'+' * secured}]")
    nation = words.labelled(words.say("word-national-board"), " ".join(spaces))
    pool = words.labelled(words.say("word-exchange-pool"), _cards(board.pool, board, words))
    return [Text("\n" + nation), Text(pool, style="dim")]


def _mine(view: View, words: Words) -> list[Text]:
    board: Board = view.board
    if view.seat is None or board.hand is None:
        return []
    own = board.parties[view.seat]
    ministers = ", ".join(words.say(f"cabinet-{card}") for card in own.cabinet) or "-"
    donations = ", ".join(words.number(amount) for amount in own.donations) or "-"
    lines = [
        f"{words.say('terminal-hand')} {_cards(board.hand, board, words)}",
        words.labelled(words.say("word-cabinet-card", attribute="many"), ministers),
        words.labelled(words.say("word-donation", attribute="many"), donations),
    ]
    return [Text(line, style="italic") for line in lines]
