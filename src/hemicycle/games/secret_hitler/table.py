"""Everything on a table of Secret Hitler, seen and unseen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from hemicycle.core.state import State
from hemicycle.core.steps import Next
from hemicycle.core.values import Outcome
from hemicycle.games.secret_hitler.events import Drew, GameEnded, Reshuffled
from hemicycle.games.secret_hitler.rules import Rules

LIBERAL: Final = 0
FASCIST: Final = 1
HITLER: Final = 2  # a role only; his party card is fascist
NOBODY: Final = -1  # no seat
VETOED: Final = -2  # what a vetoed session enacted
POLICIES: Final = ("liberal", "fascist")
ROLES: Final = ("liberal", "fascist", "hitler")

Cards = tuple[int, ...]


class Session:
    """What happened to the cards of one legislative session since the last reshuffle. Never changed."""

    def __init__(
        self,
        *,
        president: int,
        chancellor: int,
        drawn: Cards,
        passed: Cards,
        enacted: int,
        foreseen: tuple[tuple[int, int], ...],
    ) -> None:
        self.president = president
        self.chancellor = chancellor
        self.drawn = drawn
        self.passed = passed
        self.enacted = enacted
        self.foreseen = foreseen  # seats that had peeked, and how many of the drawn cards they had seen


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class Table(State):
    """The board, the deck and the roles."""

    rules: Rules
    roles: tuple[int, ...]
    track: tuple[str, ...]
    living: tuple[int, ...]
    deck: Cards  # the top comes first
    discards: Cards
    liberal: int
    fascist: int
    tracker: int
    president: int
    turn: int  # whom the presidency passes on from; a special election does not move it
    called: int  # the candidate of a special election that is due
    last_president: int
    last_chancellor: int
    hand: Cards  # held by the president or the chancellor now
    drawn: Cards  # what the president drew in this session
    picked: int  # the card a chancellor has laid aside before a veto vote
    sessions: tuple[Session, ...]
    peeks: tuple[tuple[int, int], ...]  # seats and how many cards on top of the deck they know
    foreseen: tuple[tuple[int, int], ...]  # the peeks that came true in this session's draw
    ledger: tuple[
        tuple[int, int, int], ...
    ]  # president, chancellor and policy of every finished session, for all to see
    investigations: tuple[tuple[int, int], ...]  # president, target
    not_hitler: tuple[int, ...]

    def draw(self, count: int) -> Cards:
        """Take cards from the top of the deck, uppermost first."""
        cards = self.deck[:count]
        self.deck = self.deck[count:]
        if self.peeks:
            self.foreseen = self.peeks
            self.peeks = tuple([(seat, known - count) for seat, known in self.peeks if known > count])
        return cards

    def replenish(self) -> None:
        """With fewer cards than a hand left, shuffle deck and discards together (SH-023)."""
        if len(self.deck) >= self.rules.elections.hand:
            return
        cards = list(self.deck + self.discards)
        self.chance.shuffle(cards)
        self.deck = tuple(cards)
        self.discards = ()
        self.sessions = ()
        self.peeks = ()
        self.tell(Reshuffled, len(self.deck))

    def hold(self, cards: Cards) -> None:
        """The president takes the cards of a session."""
        self.hand = self.drawn = cards
        self.whisper((self.president,), Drew, policies(cards))

    def close_session(self, chancellor: int, enacted: int) -> None:
        """Write the session down and lay what was not enacted on the discard pile."""
        self.discards += discarded(self.drawn, enacted)
        session = Session(
            president=self.president,
            chancellor=chancellor,
            drawn=self.drawn,
            passed=self.hand,
            enacted=enacted,
            foreseen=self.foreseen,
        )
        self.sessions += (session,)
        self.ledger += ((self.president, chancellor, enacted),)
        self.hand = self.drawn = self.foreseen = ()
        self.picked = NOBODY

    def hitler_wins(self) -> bool:
        """Whether Hitler wins by being elected chancellor (SH-020)."""
        return self.fascist >= self.rules.goals.hitler_zone

    def end(self, ending: str, side: int) -> Next:
        """A side has won."""
        winners = tuple([seat for seat in range(self.seats) if party(self.roles[seat]) == side])
        self.tell(GameEnded, ending, POLICIES[side], tuple([ROLES[role] for role in self.roles]))
        return self.finish(Outcome(ending, winners, POLICIES[side]))


def party(role: int) -> int:
    """The party card that goes with a role (SH-003)."""
    return LIBERAL if role == LIBERAL else FASCIST


def discarded(drawn: Cards, enacted: int) -> Cards:
    """What a session lays on the discard pile: all it drew but the policy it enacted."""
    if enacted == VETOED:
        return drawn
    index = drawn.index(enacted)
    return drawn[:index] + drawn[index + 1 :]


@cache
def policies(cards: Cards) -> tuple[str, ...]:
    """The names of cards."""
    return tuple([POLICIES[card] for card in cards])
