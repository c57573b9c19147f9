"""What a seat of Secret Hitler may know, and a table it could be sitting at."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from hemicycle.core.chance import Chance
from hemicycle.core.view import View
from hemicycle.games.secret_hitler.board import Board, Government, Remembered
from hemicycle.games.secret_hitler.claims import at_hand
from hemicycle.games.secret_hitler.rules import Rules
from hemicycle.games.secret_hitler.session import (
    ChancellorEnacts,
    ChancellorPicks,
    PresidentDiscards,
    VetoReply,
    VetoVote,
)
from hemicycle.games.secret_hitler.setup import hitler_knows, known_fascists
from hemicycle.games.secret_hitler.table import (
    FASCIST,
    HITLER,
    LIBERAL,
    NOBODY,
    POLICIES,
    ROLES,
    VETOED,
    Cards,
    Session,
    Table,
    discarded,
    party,
    policies,
)

_OF_CHANCELLOR = (ChancellorEnacts, ChancellorPicks, VetoReply, VetoVote)


def public(s: Table) -> dict[str, Any]:
    """What lies open on the table."""
    return {
        "living": s.living,
        "president": s.president,
        "turn": s.turn,
        "called": s.called,
        "last_president": s.last_president,
        "last_chancellor": s.last_chancellor,
        "liberal": s.liberal,
        "fascist": s.fascist,
        "liberal_goal": s.rules.goals.liberal_policies,
        "hitler_zone": s.rules.goals.hitler_zone,
        "hitler_wins": s.hitler_wins(),
        "veto_zone": s.rules.goals.veto_zone,
        "track": s.track,
        "tracker": s.tracker,
        "tracker_end": s.rules.elections.tracker,
        "deck": len(s.deck),
        "discards": len(s.discards) + len(s.drawn) - len(s.hand),  # what the president has discarded lies there already
        "ledger": tuple([_government(*entry) for entry in s.ledger]),
        "since_reshuffle": len(s.sessions),
        "investigations": s.investigations,
        "peeked": s.peeks,
        "not_hitler": s.not_hitler,
        "held": len(s.hand),
        "drawn": len(s.drawn),
    }


def own(s: Table, seat: int | None) -> dict[str, Any]:
    """What one seat knows beside that."""
    keeper = holder(s)
    holds = seat is not None and seat == keeper
    return {
        "role": None if seat is None else ROLES[s.roles[seat]],
        "roles": known_roles(s, seat),
        "parties": known_parties(s, seat) if s.investigations else (None,) * s.seats,
        "hand": policies(s.hand) if holds else None,
        "session": _current(s, seat, keeper) if s.drawn else None,
        "remembered": _remembered(s.sessions, seat),
        "top": known_top(s, seat) if s.peeks else (),
        "picked": s.picked if holds and s.picked != NOBODY else None,
        "claims": () if seat is None else at_hand(s, seat),
    }


def holder(s: Table) -> int:
    """Who holds the cards of the session going on."""
    if not s.drawn:
        return NOBODY
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, PresidentDiscards):
        return s.president
    if isinstance(step, _OF_CHANCELLOR):
        return step.chancellor
    return NOBODY


def known_roles(s: Table, seat: int | None) -> tuple[str | None, ...]:
    """The roles a seat knows for sure from its own card and the opening; all of them when the game is over."""
    if s.outcome is not None:
        return tuple([ROLES[role] for role in s.roles])
    if seat is None:
        return (None,) * s.seats
    return _known_from_the_start(s.roles, seat, s.roles[seat] != HITLER or hitler_knows(s))


@lru_cache(maxsize=1024)
def _known_from_the_start(roles: tuple[int, ...], seat: int, informed: bool) -> tuple[str | None, ...]:
    fascists, hitler = known_fascists(roles, seat, informed)
    known: list[str | None] = [None] * len(roles)
    for each in fascists:
        known[each] = ROLES[FASCIST]
    if hitler != NOBODY:
        known[hitler] = ROLES[HITLER]
    known[seat] = ROLES[roles[seat]]
    return tuple(known)


def known_parties(s: Table, seat: int | None) -> tuple[str | None, ...]:
    """The party cards a seat has seen."""
    seen: list[str | None] = [None] * s.seats
    for viewer, target in s.investigations:
        if viewer == seat:
            seen[target] = POLICIES[party(s.roles[target])]
    return tuple(seen)


def known_top(s: Table, seat: int | None) -> tuple[str, ...]:
    """The cards on top of the deck that a seat has peeked at, uppermost first."""
    known = max([count for viewer, count in s.peeks if viewer == seat], default=0)
    return policies(s.deck[:known])


@cache
def _government(president: int, chancellor: int, policy: int) -> Government:
    return Government(president, chancellor, None if policy == VETOED else POLICIES[policy])


def _counts(cards: Cards) -> tuple[int, int]:
    return cards.count(LIBERAL), cards.count(FASCIST)


def _facts(
    seat: int | None,
    president: int,
    chancellor: int,
    drawn: Cards,
    passed: Cards,
    foreseen: tuple[tuple[int, int], ...],
) -> tuple[int, int]:
    """At least so many liberal and fascist cards a seat knows to be among those drawn."""
    seen = [_counts(drawn[:known]) for viewer, known in foreseen if viewer == seat] if foreseen else []
    if seat == president:
        seen.append(_counts(drawn))
    if seat == chancellor:
        seen.append(_counts(passed))
    return (max([fact[0] for fact in seen]), max([fact[1] for fact in seen])) if seen else (0, 0)


@lru_cache(maxsize=1024)  # sessions never change, and are looked at again after every move
def _remembered(sessions: tuple[Session, ...], seat: int | None) -> tuple[Remembered, ...]:
    return tuple([_kept_in_mind(session, seat) for session in sessions])


@lru_cache(maxsize=4096)
def _kept_in_mind(session: Session, seat: int | None) -> Remembered:
    liberal, fascist = _facts(
        seat, session.president, session.chancellor, session.drawn, session.passed, session.foreseen
    )
    liberal = max(liberal, int(session.enacted == LIBERAL))
    fascist = max(fascist, int(session.enacted == FASCIST))
    mine = seat is not None and seat in (session.president, session.chancellor)
    return Remembered(liberal, fascist, len(session.drawn), policies(session.passed) if mine else None)


def _current(s: Table, seat: int | None, keeper: int) -> Remembered:
    """What a seat knows of the session going on."""
    passed = s.hand if keeper != s.president else ()
    chancellor = keeper if keeper != s.president else NOBODY
    liberal, fascist = _facts(seat, s.president, chancellor, s.drawn, passed, s.foreseen)
    mine = seat is not None and seat in (s.president, chancellor) and passed
    return Remembered(liberal, fascist, len(s.drawn), policies(s.hand) if mine else None)


def sample(rules: Rules, view: View, chance: Chance) -> Table:
    """A table that this seat could be sitting at: what it knows stays, the rest is dealt anew."""
    board: Board = view.board
    governments = board.ledger[len(board.ledger) - board.since_reshuffle :]
    unknown = _unknown_cards(rules, view)
    chance.shuffle(unknown)
    sessions = tuple(
        [
            _imagined(view.seat, known, government, unknown)
            for known, government in zip(board.remembered, governments, strict=True)
        ]
    )
    drawn: Cards = ()
    hand: Cards = ()
    foreseen: tuple[tuple[int, int], ...] = ()
    if board.session is not None:
        drawn, foreseen = _imagined_draw(view.seat, board.session, unknown)
        hand = _imagined_hand(board, drawn)
        if board.held == board.drawn:
            drawn = hand
    top = tuple([POLICIES.index(name) for name in board.top])
    return Table(
        rules=rules,
        chance=chance,
        seats=view.seats,
        roles=_imagined_roles(rules, view, chance),
        track=board.track,
        living=board.living,
        deck=top + tuple(unknown),
        discards=_discards(sessions),
        liberal=board.liberal,
        fascist=board.fascist,
        tracker=board.tracker,
        president=board.president,
        turn=board.turn,
        called=board.called,
        last_president=board.last_president,
        last_chancellor=board.last_chancellor,
        hand=hand,
        drawn=drawn,
        picked=_imagined_pick(view, chance),
        sessions=sessions,
        peeks=board.peeked,
        foreseen=foreseen,
        ledger=tuple([(g.president, g.chancellor, _policy(g)) for g in board.ledger]),
        investigations=board.investigations,
        not_hitler=board.not_hitler,
    )


def _discards(sessions: tuple[Session, ...]) -> Cards:
    return tuple([card for session in sessions for card in discarded(session.drawn, session.enacted)])


def _policy(government: Government) -> int:
    return VETOED if government.policy is None else POLICIES.index(government.policy)


def _unknown_cards(rules: Rules, view: View) -> list[int]:
    """The cards whose place this seat does not know."""
    board: Board = view.board
    table = rules.for_seats(view.seats)
    left = [table.liberal_cards - board.liberal, table.fascist_cards - board.fascist]
    known = [*board.remembered, *([board.session] if board.session else [])]
    left[LIBERAL] -= sum([facts.liberal for facts in known])
    left[FASCIST] -= sum([facts.fascist for facts in known])
    for government in board.ledger[len(board.ledger) - board.since_reshuffle :]:
        if government.policy is not None:
            left[_policy(government)] += 1  # lies on the board and is counted among the session's cards
    for name in board.top:
        left[POLICIES.index(name)] -= 1
    return [LIBERAL] * left[LIBERAL] + [FASCIST] * left[FASCIST]


def _imagined_draw(
    seat: int | None, known: Remembered, unknown: list[int]
) -> tuple[Cards, tuple[tuple[int, int], ...]]:
    """A draw that holds what is known of it, and how much of it this seat knows."""
    certain = (LIBERAL,) * known.liberal + (FASCIST,) * known.fascist
    drawn = certain + tuple([unknown.pop() for _ in range(known.cards - len(certain))])
    return drawn, () if seat is None else ((seat, len(certain)),)


def _imagined(seat: int | None, known: Remembered, government: Government, unknown: list[int]) -> Session:
    drawn, foreseen = _imagined_draw(seat, known, unknown)
    enacted = _policy(government)
    if known.passed is not None:
        passed = tuple([POLICIES.index(name) for name in known.passed])
    else:
        passed = _some_passed(drawn, enacted)
    return Session(
        president=government.president,
        chancellor=government.chancellor,
        drawn=drawn,
        passed=passed,
        enacted=enacted,
        foreseen=foreseen,
    )


def _some_passed(drawn: Cards, enacted: int) -> Cards:
    """All cards of a draw but one that was not enacted."""
    if enacted != VETOED and drawn[0] == enacted and drawn.count(enacted) == 1:
        return drawn[:-1]
    return drawn[1:]


def _imagined_hand(board: Board, drawn: Cards) -> Cards:
    """The cards in hand now: as seen, or as many of the draw as are still held."""
    seen = board.hand if board.hand is not None else board.session.passed if board.session else None
    if seen is not None:
        return tuple([POLICIES.index(name) for name in seen])
    return drawn[len(drawn) - board.held :]


def _imagined_pick(view: View, chance: Chance) -> int:
    board: Board = view.board
    if board.picked is not None:
        return board.picked
    return chance.pick(board.held) if view.agenda and view.agenda[-1].startswith("veto-vote") else NOBODY


def _imagined_roles(rules: Rules, view: View, chance: Chance) -> tuple[int, ...]:
    """Roles that agree with everything this seat knows about them."""
    board: Board = view.board
    table = rules.for_seats(view.seats)
    free = [HITLER] + [FASCIST] * table.fascists + [LIBERAL] * (view.seats - 1 - table.fascists)
    roles = [NOBODY if name is None else ROLES.index(name) for name in board.roles]
    for role in roles:
        if role != NOBODY:
            free.remove(role)
    open_seats = [seat for seat in range(view.seats) if roles[seat] == NOBODY]
    while True:
        chance.shuffle(free)
        if all([_possible(board, seat, role) for seat, role in zip(open_seats, free, strict=True)]):
            break
    for seat, role in zip(open_seats, free, strict=True):
        roles[seat] = role
    return tuple(roles)


def _possible(board: Board, seat: int, role: int) -> bool:
    seen = board.parties[seat]
    return (seen is None or POLICIES[party(role)] == seen) and (role != HITLER or seat not in board.not_hitler)
