"""Playing through the wire: whole games, decisions, batches, undo, drafts, previews."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable

import pytest

import hemicycle
from hemicycle import registry
from hemicycle.core.record import Record
from hemicycle.core.verify import verify
from hemicycle.server.room.preview import preview
from hemicycle.words import Words
from tests.server.wire import Json, Visitor, Wire

Come = Callable[..., Visitor]


def play_on(wires: list[Wire], luck: random.Random, decisions: int = 100_000) -> None:
    """Let the seats of these wires answer whatever they are asked, until the game is over."""
    for _ in range(decisions):
        for wire in wires:
            wire.settle()
        if wires[0].view["outcome"] is not None:
            return
        wire, seat = next((wire, seat) for wire in wires for seat in wire.asked())
        answer = wire.do(seat, wire.any(seat, luck))
        assert answer["type"] == "done", answer


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_whole_game_is_played_by_people_through_the_wire(visitors: Come, name: str) -> None:
    game = hemicycle.game(name)
    people = [visitors(f"P{seat}") for seat in range(min(game.load().seats))]
    code = people[0].open(name, seats=len(people))
    wires = [person.wire(code) for person in people]
    for seat, wire in enumerate(wires[1:], 1):
        wire.done("sit", seat=seat)
    wires[0].done("start")

    play_on(wires, random.Random(name))

    for wire in wires:
        wire.settle()
    assert wires[0].table["phase"] == "over"
    record = Record.parse(people[0].http.get(f"/api/tables/{code}/matches/1/record").text, game.library.write)
    assert verify(game, record).outcome is not None
    assert people[1].get(f"/api/tables/{code}/matches/1/verify")["valid"]


@pytest.mark.parametrize("name", hemicycle.names())
def test_one_person_plays_against_bots(visitors: Come, name: str) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(name, bots="random", start=True))
    luck = random.Random(name)

    while wire.view["outcome"] is None:
        if wire.updates[0]["decision"] and wire.asked():
            wire.do(0, wire.any(0, luck))
        else:
            wire.read()

    assert wire.view["outcome"]["winners"]


def voting(visitors: Come, *names: str) -> tuple[list[Wire], Json]:
    """Five seats of Secret Hitler just before a vote; the first person holds those that are not named."""
    people = [visitors(name) for name in ("Host", *names)]
    code = people[0].open(seats=5, mine=5 - len(names))
    wires = [person.wire(code) for person in people]
    for seat, wire in enumerate(wires[1:], 5 - len(names)):
        wire.done("sit", seat=seat)
    wires[0].done("start")
    for wire in wires:
        wire.settle()
    wire, seat = next((wire, seat) for wire in wires for seat in wire.asked())
    wire.do(seat, wire.choices(seat)[0])
    for wire in wires:
        wire.settle()
    return wires, wires[0].view


def test_one_person_can_hold_all_seats(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True))

    play_on([wire], random.Random(4))

    assert sorted(seat for seat in wire.updates if seat is not None) == [0, 1, 2, 3, 4]
    assert wire.view["outcome"] is not None


def test_a_decision_keeps_its_name_while_neighbours_answer(visitors: Come) -> None:
    (host, bob), _ = voting(visitors, "Bob")
    before = bob.updates[4]["decision"]

    host.do(0, "ballot true")
    bob.settle()

    assert bob.updates[4]["view"]["sealed"] == [0]
    assert bob.updates[4]["decision"] == before
    assert bob.do(4, "ballot true")["type"] == "done"


def test_an_answer_to_a_decision_that_is_over_is_stale(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True))
    seat = wire.asked()[0]
    old = wire.updates[seat]["decision"]
    action = wire.choices(seat)[0]
    wire.do(seat, action)

    answer = wire.ask("do", seat=seat, decision=old, actions=[action])

    assert (answer["type"], answer["code"]) == ("refused", "stale")


def test_the_same_key_acts_once(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True))
    seat = wire.asked()[0]
    message = {"seat": seat, "decision": wire.updates[seat]["decision"], "actions": wire.choices(seat)[:1]}

    first = wire.ask("do", key="once", **message)
    second = wire.ask("do", key="once", **message)

    assert (first["type"], first["again"], second["again"]) == ("done", False, True)
    assert second["n"] == first["n"]
    assert wire.updates[0]["n"] == first["n"]


def test_of_two_tabs_that_answer_at_once_one_wins_and_both_see_the_same(visitors: Come) -> None:
    ann = visitors()
    code = ann.open(seats=5, mine=5, start=True)
    tabs = [ann.wire(code), ann.wire(code)]
    seat = tabs[0].asked()[0]
    decision = tabs[0].updates[seat]["decision"]
    answers: list[Json] = []

    def answer(tab: Wire, action: str) -> None:
        answers.append(tab.ask("do", seat=seat, decision=decision, actions=[action]))

    threads = [threading.Thread(target=answer, args=pair) for pair in zip(tabs, tabs[0].choices(seat), strict=False)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    for tab in tabs:
        tab.settle()
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert next(answer["code"] for answer in answers if answer["type"] == "refused") in ("stale", "not-your-turn")
    assert tabs[0].updates[0]["n"] == tabs[1].updates[0]["n"] == 1


def test_a_sealed_answer_can_be_changed_and_nobody_else_hears_of_it(visitors: Come) -> None:
    (host, bob, eve), _ = voting(visitors, "Bob", "Eve")
    watcher = visitors("Watcher").wire(host.code)
    bob.do(3, "ballot true")
    for wire in (host, eve, watcher):
        wire.settle()
    heard = [len(wire.received) for wire in (host, eve, watcher)]

    changed = bob.do(3, "ballot false")

    for wire in (host, eve, watcher):
        wire.settle()
    assert changed["type"] == "done"
    assert bob.updates[3]["view"]["mine"] == "ballot false"
    assert [len(wire.received) for wire in (host, eve, watcher)] == [count + 1 for count in heard]  # the ping's answer
    host.do(0, "ballot true")
    eve.settle()
    assert eve.updates[4]["n"] == bob.updates[3]["n"] + 1


def test_a_batch_is_carried_out_wholly_or_not_at_all(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True))
    seat = wire.asked()[0]
    before = json.dumps(wire.updates[seat]["view"])

    answer = wire.do(seat, wire.choices(seat)[0], "nominate 99")

    wire.settle()
    assert answer["type"] == "refused"
    assert json.dumps(wire.updates[seat]["view"]) == before


def test_an_action_is_taken_back_until_somebody_else_acts(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True))
    seat = wire.asked()[0]
    before = wire.updates[seat]["view"]
    wire.do(seat, wire.choices(seat)[0])
    assert wire.updates[seat]["undoable"]

    undone = wire.done("undo", seat=seat)

    assert wire.updates[seat]["view"] == before
    assert wire.updates[seat]["moments"][0]["back"] == 0
    assert undone["n"] == 2
    wire.do(seat, wire.choices(seat)[0])
    voter = (seat + 1) % 5
    wire.do(voter, "ballot true")
    assert wire.refused("undo", seat=seat) == "not-undoable"


def test_what_was_revealed_is_taken_back_only_when_all_agree(visitors: Come) -> None:
    (host, bob, eve), _ = voting(visitors, "Bob", "Eve")
    view = bob.updates[3]["view"]
    moment = bob.updates[3]["n"]
    for wire, seat in ((host, 0), (host, 1), (host, 2), (bob, 3), (eve, 4)):
        wire.do(seat, "ballot true")

    host.done("propose", kind="undo", moment=moment)
    bob.until(lambda wire: bool(wire.votes))
    bob.done("ballot", vote=bob.votes[0]["vote"], yes=True)
    bob.settle()
    assert bob.updates[3]["view"] != view
    eve.until(lambda wire: bool(wire.votes))
    eve.done("ballot", vote=eve.votes[0]["vote"], yes=True)

    bob.settle()
    assert bob.updates[3]["view"] == view
    assert bob.updates[3]["moments"][0]["back"] == moment
    assert bob.updates[3]["moments"][0]["by"] == "table"
    assert bob.votes == []


def test_a_preview_shows_what_is_certain_and_changes_nothing(visitors: Come) -> None:
    (host, bob), view = voting(visitors, "Bob")
    decision = bob.updates[4]["decision"]
    count = len(host.received)

    shown = bob.ask("preview", seat=4, decision=decision, actions=["ballot false"])

    host.settle()
    assert shown["certain"] == 1
    assert shown["view"]["mine"] == "ballot false"
    assert bob.updates[4]["view"]["mine"] is None
    assert len(host.received) == count + 1
    assert view == host.view


def test_a_preview_does_not_open_the_envelope(visitors: Come) -> None:
    (host, bob), _ = voting(visitors, "Bob")
    for seat in range(4):
        host.do(seat, "ballot true")
    bob.settle()

    shown = bob.ask("preview", seat=4, decision=bob.updates[4]["decision"], actions=["ballot true"])

    assert shown["certain"] == 0
    assert shown["events"] == []
    assert shown["view"] == bob.updates[4]["view"]


def test_a_draft_goes_on_at_the_other_device_and_is_gone_when_answered(visitors: Come) -> None:
    ann, bob = visitors(), visitors("Bob")
    code = ann.open(seats=5, mine=4)
    laptop, other = ann.wire(code), bob.wire(code)
    other.done("sit", seat=4)
    laptop.done("start")
    other.settle()
    seat = next((seat for seat in laptop.asked()), None)
    wire, seat = (laptop, seat) if seat is not None else (other, 4)
    decision = wire.updates[seat]["decision"]

    wire.done("save-draft", seat=seat, decision=decision, draft={"chancellor": 1})
    welcomes = {person: person.wire(code).news[0] for person in (ann, bob)}

    mine, theirs = (ann, bob) if wire is laptop else (bob, ann)
    assert welcomes[mine]["drafts"] == [{"seat": seat, "decision": decision, "draft": {"chancellor": 1}}]
    assert welcomes[theirs]["drafts"] == []
    wire.do(seat, wire.choices(seat)[0])
    assert mine.wire(code).news[0]["drafts"] == []


def test_a_learner_gets_a_hint(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True))
    seat = wire.asked()[0]

    hint = wire.ask("hint", seat=seat)

    assert hint["type"] == "hinted"
    assert hint["suggestions"][0]["action"] in wire.choices(seat)
    assert hint["decision"] == wire.updates[seat]["decision"]


def test_a_hint_weighs_every_option_and_gives_a_reason(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True))
    seat = wire.asked()[0]

    hint = wire.ask("hint", seat=seat)

    assert sorted(option["action"] for option in hint["suggestions"]) == sorted(wire.choices(seat))
    assert all(0 < option["value"] < 1 for option in hint["suggestions"])
    assert (hint["level"], hint["unit"]) == ("solid", "chance")
    assert Words("en", "secret-hitler", ["A", "B", "C", "D", "E"]).say(hint["word"], hint["detail"])


def test_a_hint_is_for_ones_own_seat_when_it_is_asked_and_where_the_table_allows_it(visitors: Come) -> None:
    ann, bob = visitors(), visitors()
    code = ann.open(seats=5, mine=5, start=True)
    mine, watching = ann.wire(code), bob.wire(code)
    seat = mine.asked()[0]
    strict = ann.wire(ann.open(seats=5, mine=5, start=True, hints=False))

    assert watching.ask("hint", seat=seat)["code"] == "not-your-seat"
    assert mine.ask("hint", seat=(seat + 1) % 5)["code"] == "not-your-turn"
    assert strict.ask("hint", seat=strict.asked()[0])["code"] == "no-hints"


@pytest.mark.parametrize("others", [0, 2])
def test_a_preview_shows_on_the_board_what_an_own_sealed_answer_will_bring(others: int) -> None:
    match = registry.game("die-macher").match(seats=3, seed=5)
    sheet = next(choice for choice in match.view(0).choices if choice.detail["votes"])
    for seat in range(1, 1 + others):
        match.act(seat, match.view(seat).choices[0].action)
    before = match.view(0)

    certain, events, after = preview(match, 0, [sheet.action])

    assert certain == (0 if others == 2 else 1)  # the last answer would open all the others
    assert not events
    assert sum(state.votes[0] for state in after.board.states) == sum(sheet.detail["vote_gifts"])
    assert [state.votes[1:] for state in after.board.states] == [state.votes[1:] for state in before.board.states]
    assert after.board.forecasts != before.board.forecasts
    assert match.view(0) == before
