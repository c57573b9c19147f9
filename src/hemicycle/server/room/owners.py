"""Whose seats they are, said from outside the room: joining from a list, leaving, another account, none at all."""

from __future__ import annotations

from hemicycle.server.protocol.news import Bye
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import beginning, seating
from hemicycle.server.room.commands import Departed, Discarded, Forgotten, HandedOver, Joined
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.room import Room
from hemicycle.server.room.rows import RoomState

NOBODY = "N. N."  # the name of whoever has deleted their account
IN_PLAY = ("playing", "paused", "frozen")


def join(room: Room, command: Joined, now: int, effects: Effects) -> None:
    """Take the first open seat, for somebody who comes from a list; whoever sits here already stays there."""
    person = command.person
    room.limits["seats"].take(person.id, now / 1000)
    if any(chair.person == person.id for chair in room.chairs):
        return
    room.need_phase("seating")
    room.need_account(person)
    seat = next((seat for seat, chair in enumerate(room.chairs) if chair.open and not chair.locked), None)
    if seat is None:
        raise refuse("no-free-seat")
    seating.check_rated(room.state, person)
    seating.occupy(room.state, seat, person)
    room.note_absence(now)
    seating.reseated(room, effects)


def depart(room: Room, command: Departed, now: int, effects: Effects) -> None:
    """Leave all seats: before the start and after the end they are empty, during play a bot goes on for good."""
    room.limits["seats"].take(command.person, now / 1000)
    seats = [seat for seat, chair in enumerate(room.chairs) if chair.person == command.person]
    waiting = [seat for seat, chair in enumerate(room.chairs) if chair.former == command.person]
    if not (seats or waiting):
        raise refuse("not-seated")
    if room.state.opening is not None:
        raise refuse("not-while-playing")
    for seat in seats:
        _leave(room, seat, now, effects)
    for seat in waiting:
        _wait_no_more(room, seat, effects)
    seating.reseated(room, effects)


def discard(room: Room, command: Discarded, now: int, effects: Effects) -> None:
    """A table goes when its host wants that and nobody else has ever sat there; no game of others is taken away."""
    state = room.state
    if state.host != command.person:
        raise refuse("not-your-table")
    if not disposable(state, command.person):
        raise refuse("others-played")
    state.expires = now
    for connection in room.visitors:
        effects.reply(connection, Bye(code="no-such-table"))
    effects.changed()


def disposable(state: RoomState, person: str) -> bool:
    """Whether a table concerns nobody but its host."""
    concerned = {chair.person for chair in state.chairs} | {chair.former for chair in state.chairs}
    return state.host == person and not (concerned | set(state.sat) | set(state.began)) - {None, person}


def _leave(room: Room, seat: int, now: int, effects: Effects) -> None:
    if room.phase in IN_PLAY:
        seating.leave_for_good(room, seat, now, effects)
    elif room.phase == "seating":
        seating.clear(room.chairs[seat])
    else:
        room.chairs[seat].person = None  # the game stays as it was played, with its names


def _wait_no_more(room: Room, seat: int, effects: Effects) -> None:
    """Whoever was replaced while away does not come back."""
    room.chairs[seat].former = None
    seating.remove_notes(room, seat, effects)


def hand_over(room: Room, command: HandedOver, now: int, effects: Effects) -> None:
    """Let the seats of a guest go to the account they turned out to be."""
    state, account = room.state, command.account
    for chair in room.chairs:
        if chair.person == command.guest:
            chair.person, chair.account = account.id, account.account
        if chair.former == command.guest:
            chair.former = account.id
    if command.guest in state.sat:
        state.sat[account.id] = sorted({*state.sat.pop(command.guest), *state.sat.get(account.id, [])})
    state.began = [account.id if person == command.guest else person for person in state.began]
    if state.host == command.guest:
        state.host = account.id
    state.silent = [account.id if person == command.guest else person for person in state.silent]
    if command.guest in state.told and command.guest != account.id:
        state.told[account.id] = [*state.told.get(account.id, ()), *state.told.pop(command.guest)]
    for visitor in room.visitors.values():
        if visitor.person.id == command.guest:
            visitor.person = account
        if command.guest in visitor.ignores:
            visitor.ignores |= {account.id}
    seating.reseated(room, effects)


def forget(room: Room, command: Forgotten, now: int, effects: Effects) -> None:
    """Somebody has deleted their account: their seats are given up, and nothing here names them any more."""
    state = room.state
    played = {seat for seat, person in enumerate(state.began) if person == command.person}
    played |= {*state.sat.get(command.person, ())}
    for seat, chair in enumerate(room.chairs):
        if chair.person == command.person:
            room.notes.pop(seat, None)
            room.drafts.pop(seat, None)
            _leave(room, seat, now, effects)
            chair.name = "" if chair.open and room.phase == "seating" else NOBODY
            chair.account = None
        elif seat in played and chair.person is None and chair.former in (None, command.person):
            chair.name = NOBODY
        if chair.former == command.person:
            _wait_no_more(room, seat, effects)
    room.talk.forget(command.person, NOBODY)
    state.sat.pop(command.person, None)
    state.told.pop(command.person, None)
    state.silent = [person for person in state.silent if person != command.person]
    state.began = [None if person == command.person else person for person in state.began]
    if state.host == command.person:
        state.host, state.host_name = "", NOBODY
    seating.reseated(room, effects)
    if state.opening is not None:  # the match is about to begin: no seat of it is empty
        seating.fill(state, room.settings.standby)
        beginning.begin_when_ready(room, now, effects)
