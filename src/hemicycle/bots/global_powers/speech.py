"""Talk: promises given, returned and remembered, calls against who is about to win, threats, questions and answers.

Everything said comes from what everybody sees and from what the own seat would do, so no hand is ever told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from hemicycle.bots.global_powers.deals import WELCOME, best_deal, deals
from hemicycle.bots.global_powers.setbacks import Setback, setbacks
from hemicycle.bots.global_powers.worth import Position
from hemicycle.core.values import Event, Remark
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.board import Board, RegionBoard
from hemicycle.games.global_powers.events import EvaluationBegan, FirstPlayer, TurnBegan
from hemicycle.games.global_powers.events_acts import OfferMade, ProposedWar, WarFought
from hemicycle.games.global_powers.forecasts import region_of
from hemicycle.games.global_powers.negotiation import Answer, AskPeace, CallAgainst, Threaten, WouldTrade
from hemicycle.games.global_powers.promises import WillNotAttack
from hemicycle.games.global_powers.world import RESOURCES

OCCASIONS: tuple[type[Event], ...] = (FirstPlayer, EvaluationBegan, TurnBegan, WarFought)
ANSWERED: tuple[type[Remark], ...] = (WillNotAttack, AskPeace, WouldTrade)
AHEAD = 4  # points by which a party leads that is not helped any more
WORTHWHILE = 0.5  # what a deal must promise to be spoken of


@dataclass(frozen=True)
class Words:
    """What the talk and the votes so far mean to a seat."""

    promised: frozenset[str] = frozenset()  # regions it has promised not to attack
    threats: frozenset[int] = frozenset()  # who has threatened it
    liars: frozenset[int] = frozenset()  # who has attacked a region they had promised to spare
    customers: frozenset[int] = frozenset()  # with whom it has agreed to trade and has not yet
    setbacks: frozenset[Setback] = frozenset()  # what was voted down, and nothing has changed since


def words(seen: Observation) -> Words:
    """What a seat remembers of what was said and voted. Remarks carry no date, so a promise holds to the end."""
    seat = seen.view.seat
    threats = [who for who, remark in seen.remarks if isinstance(remark, Threaten) and remark.seat == seat]
    return Words(promised(seen, seat), frozenset(threats), liars(seen), customers(seen, seat), setbacks(seen))


def promised(seen: Observation, seat: int | None) -> frozenset[str]:
    """The regions a seat has promised not to attack."""
    return frozenset(
        [remark.region for who, remark in seen.remarks if who == seat and isinstance(remark, WillNotAttack)]
    )


def customers(seen: Observation, seat: int | None) -> frozenset[int]:
    """The parties with which a trade was spoken of and agreed to more often than one was offered."""
    board: Board = seen.view.board
    yes: Counter[tuple[int, int]] = Counter()
    asked: set[tuple[int, int]] = set()
    for who, remark in seen.remarks:
        if isinstance(remark, WouldTrade):
            asked.add((who, remark.seat))
        elif isinstance(remark, Answer) and remark.because == "agreed" and (remark.seat, who) in asked:
            yes[remark.seat, who] += 1
            asked.discard((remark.seat, who))
    for event in seen.events if yes else ():
        if isinstance(event, OfferMade):
            for rival in region_of(board, event.partner).government:
                yes[event.seat, rival] -= 1
    return frozenset([sum(pair) - (seat or 0) for pair, count in yes.items() if count > 0 and seat in pair])


def wars(seen: Observation) -> list[tuple[int, str]]:
    """Who has attacked which region, in order."""
    found: list[tuple[int, str]] = []
    warlord = -1
    for event in seen.events:
        if isinstance(event, ProposedWar):
            warlord = event.seat
        elif isinstance(event, WarFought):
            found.append((warlord, event.target))
    return found


def liars(seen: Observation) -> frozenset[int]:
    """Who has attacked a region they had promised to spare."""
    spared = {(who, remark.region) for who, remark in seen.remarks if isinstance(remark, WillNotAttack)}
    return frozenset([who for who, region in wars(seen) if (who, region) in spared]) if spared else frozenset()


# --- speaking ---


def say(seen: Observation, position: Callable[[], Position]) -> Remark | None:
    """Answer who has asked, return a promise of peace; else say what matters, nothing twice before an evaluation."""
    seat = seen.view.seat
    if seat is None:
        return None
    if (question := _open_question(seen, seat)) is not None:
        return _answer(seen, seat, *question, position)
    if seen.remarks and seen.remarks[-1][0] != seat and isinstance(seen.remarks[-1][1], ANSWERED):
        return _answer(seen, seat, *seen.remarks[-1], position)
    return _call(seen, seat) or _threat(seen, seat) or _peace(seen, seat) or _wish(seen, seat, position)


def _open_question(seen: Observation, seat: int) -> tuple[int, AskPeace | WouldTrade] | None:
    """Who has waited longest for an answer, and to what: others may have spoken since. A promise answers for peace."""
    asked: list[tuple[int, AskPeace | WouldTrade]] = []
    for who, remark in seen.remarks:
        if isinstance(remark, AskPeace | WouldTrade) and remark.seat == seat:
            asked.append((who, remark))
        elif who == seat and isinstance(remark, Answer | WillNotAttack):
            done = [
                each
                for each in asked
                if (each[0] == remark.seat if isinstance(remark, Answer) else isinstance(each[1], AskPeace))
            ]
            asked = [each for each in asked if each not in done[:1]]
    return asked[0] if asked else None


def _said(seen: Observation, remark: Remark, seat: int | None = None) -> int:
    """How often something was said, by one seat or by all."""
    return len([who for who, each in seen.remarks if each == remark and seat in (None, who)])


def _call(seen: Observation, seat: int) -> Remark | None:
    """Call the others against a party that lacks a single region; one voice is enough."""
    board: Board = seen.view.board
    if not board.turns:
        return None
    for rival, party in enumerate(board.parties):
        if rival != seat and party.missing <= 1 and _said(seen, CallAgainst(rival)) <= board.evaluations:
            return CallAgainst(rival)
    return None


def _threat(seen: Observation, seat: int) -> Remark | None:
    """Threaten who has just attacked a region of one's own."""
    event = next((each for each in reversed(seen.events) if isinstance(each, WarFought)), None)
    if event is None or seat not in region_of(seen.view.board, event.target).government:
        return None
    attacker = wars(seen)[-1][0]
    board: Board = seen.view.board
    quiet = _said(seen, Threaten(attacker), seat) <= board.evaluations
    return Threaten(attacker) if attacker not in (seat, -1) and quiet else None


def _peace(seen: Observation, seat: int) -> Remark | None:
    """Offer peace to a neighbour whom one would not attack anyway."""
    if promised(seen, seat):
        return None
    board: Board = seen.view.board
    others = tuple([rival for rival in range(len(board.parties)) if rival not in liars(seen)])
    safe = [theirs for mine, theirs in _borders(board, seat, others) if theirs.army > mine.army]
    return WillNotAttack(safe[0].id) if safe else None


def _wish(seen: Observation, seat: int, position: Callable[[], Position]) -> Remark | None:
    """Speak of the best deal with a neighbour, if there is a good one."""
    board: Board = seen.view.board
    own = [remark for who, remark in seen.remarks if who == seat and isinstance(remark, WouldTrade)]
    if not board.turns or board.player != seat or len(own) > board.evaluations:
        return None
    others = tuple([rival for rival in range(len(board.parties)) if not _shunned(seen, rival)])
    index = {region.id: place for place, region in enumerate(board.regions)}
    found = [
        (best_deal(position(), seat, index[mine.id], index[theirs.id], theirs.government), theirs.government[0])
        for mine, theirs in _borders(board, seat, others)
    ]
    (value, give, take), rival = max(found, key=lambda each: each[0][0], default=((0.0, (0,) * 4, (0,) * 4), 0))
    if value < WORTHWHILE or not any(give) or not any(take):
        return None
    return WouldTrade(rival, _kind(give), _kind(take))


def _kind(amounts: tuple[int, ...]) -> str:
    return RESOURCES[next(kind for kind, count in enumerate(amounts) if count)]


# --- answers ---


def _answer(seen: Observation, seat: int, who: int, remark: Remark, position: Callable[[], Position]) -> Remark | None:
    """What a seat says to a promise of peace, a question about peace or one about a trade."""
    if isinstance(remark, WillNotAttack):
        spared = seat in region_of(seen.view.board, remark.region).government
        return _spare(seen, seat, who) if spared and who not in liars(seen) else None
    if not isinstance(remark, AskPeace | WouldTrade) or remark.seat != seat:
        return None
    if _shunned(seen, who):
        return Answer(who, "broken" if who in liars(seen) else "leader")
    if isinstance(remark, AskPeace):
        return _spare(seen, seat, who) or Answer(who, "no-use")
    useful = _useful(seen, seat, who, remark, position())
    return Answer(who, "agreed" if useful else "no-use")


def _spare(seen: Observation, seat: int, who: int) -> Remark | None:
    """Who is spared, or asks for it, is spared where an attack would bring little."""
    kept = promised(seen, seat)
    fair = [theirs for mine, theirs in _borders(seen.view.board, seat, (who,)) if theirs.army >= mine.army]
    fresh = [region for region in fair if region.id not in kept]
    return WillNotAttack(fresh[0].id) if fresh else None


def _shunned(seen: Observation, rival: int) -> bool:
    """Whether a party gets nothing: it has broken its word, or it is winning."""
    board: Board = seen.view.board
    others = [party.standing for seat, party in enumerate(board.parties) if seat != rival]
    ahead = board.parties[rival].standing >= max(others) + AHEAD
    return rival in liars(seen) or board.parties[rival].missing <= 1 or ahead


def _useful(seen: Observation, seat: int, who: int, remark: WouldTrade, position: Position) -> bool:
    """Whether there is a trade of this kind between two neighbours that helps both."""
    board: Board = seen.view.board
    index = {region.id: place for place, region in enumerate(board.regions)}
    give, take = RESOURCES.index(remark.take), RESOURCES.index(remark.give)
    return any(
        gives[give] and takes[take] and position.felt_by(seat, change) > 0 and position.felt_by(who, change) > WELCOME
        for mine, theirs in _borders(board, seat, (who,))
        for gives, takes, change in deals(position, index[mine.id], index[theirs.id])
    )


def _borders(board: Board, seat: int, rivals: tuple[int, ...]) -> list[tuple[RegionBoard, RegionBoard]]:
    """Pairs of neighbours of which one is the seat's alone and the other a rival's alone."""
    own = [region for region in board.regions if region.government == (seat,)]
    theirs = [(rival,) for rival in rivals if rival != seat]
    return [
        (mine, other)
        for mine in own
        for other in board.regions
        if other.id in mine.neighbours and other.government in theirs
    ]
