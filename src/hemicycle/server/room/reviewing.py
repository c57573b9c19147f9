"""Reviewing a match together: comments and drawings beside its moments, and one who leads the others through it."""

from __future__ import annotations

from hemicycle.server.protocol.looking_back import Comment
from hemicycle.server.protocol.news import Commented, Done, Leader, Led
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.protocol.requests import Lead, RemoveComment, SaveComment
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.room import Room, Visitor
from hemicycle.server.room.rows import NewComment, NoComment
from hemicycle.server.room.talking import seen

MOST = 500  # comments at one table


def save_comment(room: Room, visitor: Visitor, request: SaveComment, now: int, effects: Effects) -> None:
    """Write or draw something; only people of the table do, and everybody reads it."""
    _may(room, visitor, request.match)
    text = seen(request.text)
    if not text and not request.drawing:
        raise refuse("nothing-said")
    if len(room.authors) >= MOST:
        raise refuse("too-many-comments", {"most": MOST})
    room.state.last_comment += 1
    comment = Comment(
        id=room.state.last_comment, match=request.match, entry=request.entry, seat=request.seat, at=now,
        name=visitor.person.name, mine=False, text=text, drawing=request.drawing,
    )  # fmt: skip
    room.authors[comment.id] = visitor.person.id
    effects.changes.append(NewComment(comment, visitor.person.id))
    effects.room = True
    heard = Commented(id=comment.id, comment=comment)
    effects.tell(None, heard, but=visitor.connection, by=visitor.person.id)
    effects.reply(visitor.connection, Done(key=request.key, n=comment.id))


def remove_comment(room: Room, visitor: Visitor, request: RemoveComment, now: int, effects: Effects) -> None:
    """Take a comment of one's own back."""
    if room.authors.get(request.comment) != visitor.person.id:
        raise refuse("no-such-comment")
    del room.authors[request.comment]
    effects.changes.append(NoComment(request.comment, visitor.person.id))
    effects.tell(None, Commented(id=request.comment, comment=None), but=visitor.connection)


def lead(room: Room, visitor: Visitor, request: Lead, now: int, effects: Effects) -> None:
    """Show the others what one looks at; whoever leads is followed until they stop, leave, or another one leads."""
    if request.entry is None:
        if room.leader is not None and room.leader[0] == visitor.connection:
            leave(room, effects)
        return
    _may(room, visitor, request.match)
    leader = Leader(name=visitor.person.name, match=request.match, entry=request.entry, seat=request.seat)
    room.leader = visitor.connection, leader
    effects.tell(None, Led(leader=leader), but=visitor.connection, by=visitor.person.id)


def leave(room: Room, effects: Effects) -> None:
    """Nobody leads any more."""
    room.leader = None
    effects.tell(None, Led(leader=None))


def _may(room: Room, visitor: Visitor, match: int) -> None:
    """People of the table may, and whoever opened it, about a match that is over."""
    people = {chair.person for chair in room.chairs} | set(room.state.sat) | {room.state.host}
    if visitor.person.id not in people:
        raise refuse("not-at-this-table")
    if not 1 <= match <= room.state.match:
        raise refuse("no-such-match", {"match": match})
    if match == room.state.match and (room.match is None or not room.match.over):
        raise refuse("not-over")
