"""Everything on a table of Secret Hitler, seen and unseen."""

from __future__ import annotations

from hemicycle.core.chance import Chance
from hemicycle.core.state import State
from hemicycle.core.steps import Next
from hemicycle.core.values import Outcome
from hemicycle.games.secret_hitler.events import Drew, GameEnded, Reshuffled
from hemicycle.games.secret_hitler.rules import Rules

LIBERAL = 0
FASCIST = 1
HITLER = 2  # a role only; his party card is fascist
NOBODY = -1
VETOED = -1  # what a vetoed session enacted
POLICIES = ("liberal", "fascist")
ROLES = ("liberal", "fascist", "hitler")

Cards = tuple[int, ...]


class Session:
    """What happened to the cards of one legislative session since the last reshuffle. Never changed."""

    def __init__(
        self,
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


class Table(State):
    """The board, the deck and the roles."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        seats: int,
        roles: tuple[int, ...],
        track: tuple[str, ...],
        living: tuple[int, ...],
        deck: list[int],
        discards: list[int],
        liberal: int,
        fascist: int,
        tracker: int,
        president: int,
        turn: int,
        called: int,
        last_president: int,
        last_chancellor: int,
        hand: Cards,
        drawn: Cards,
        picked: int,
        sessions: list[Session],
        peeks: tuple[tuple[int, int], ...],
        foreseen: tuple[tuple[int, int], ...],
        ledger: list[tuple[int, int, int]],
        investigations: tuple[tuple[int, int], ...],
        not_hitler: tuple[int, ...],
    ) -> None:
        super().__init__(seats, chance)
        self.rules = rules
        self.roles = roles
        self.track = track
        self.living = living
        self.deck = deck  # the top is at the end
        self.discards = discards
        self.liberal = liberal
        self.fascist = fascist
        self.tracker = tracker
        self.president = president
        self.turn = turn  # whom the presidency passes on from; a special election does not move it
        self.called = called  # the candidate of a special election that is due
        self.last_president = last_president
        self.last_chancellor = last_chancellor
        self.hand = hand  # held by the president or the chancellor now
        self.drawn = drawn  # what the president drew in this session
        self.picked = picked  # the card a chancellor has laid aside before a veto vote
        self.sessions = sessions
        self.peeks = peeks  # seats and how many cards on top of the deck they know
        self.foreseen = foreseen  # the peeks that came true in this session's draw
        self.ledger = ledger  # president, chancellor and policy of every finished session, for all to see
        self.investigations = investigations  # president, target
        self.not_hitler = not_hitler

    def clone(self) -> Table:
        """An independent copy with the same luck to come."""
        copy = Table(
            self.rules, self.chance, self.seats, self.roles, self.track, self.living, self.deck[:], self.discards[:],
            self.liberal, self.fascist, self.tracker, self.president, self.turn, self.called, self.last_president,
            self.last_chancellor, self.hand, self.drawn, self.picked, self.sessions[:], self.peeks, self.foreseen,
            self.ledger[:], self.investigations, self.not_hitler,
        )  # fmt: skip
        copy.continue_from(self)
        return copy

    def draw(self, count: int) -> Cards:
        """Take cards from the top of the deck, uppermost first."""
        cards = tuple(self.deck[: -count - 1 : -1])
        del self.deck[-count:]
        if self.peeks:
            self.foreseen = self.peeks
            self.peeks = tuple([(seat, known - count) for seat, known in self.peeks if known > count])
        return cards

    def replenish(self) -> None:
        """With fewer cards than a hand left, shuffle deck and discards together (SH-023)."""
        if len(self.deck) >= self.rules.elections.hand:
            return
        self.deck.extend(self.discards)
        self.discards = []
        self.sessions = []
        self.peeks = ()
        self.chance.shuffle(self.deck)
        self.tell(Reshuffled, len(self.deck))

    def hold(self, cards: Cards) -> None:
        """The president takes the cards of a session."""
        self.hand = self.drawn = cards
        if self.journal is not None:
            self.whisper((self.president,), Drew, policies(cards))

    def close_session(self, chancellor: int, enacted: int) -> None:
        """Write the session down and lay what was not enacted on the discard pile."""
        passed = self.hand
        self.discards.extend(self.drawn)
        if enacted != VETOED:
            self.discards.remove(enacted)
        self.sessions.append(Session(self.president, chancellor, self.drawn, passed, enacted, self.foreseen))
        self.ledger.append((self.president, chancellor, enacted))
        self.hand = self.drawn = self.foreseen = ()
        self.picked = NOBODY

    def end(self, ending: str, side: int) -> Next:
        """A side has won."""
        winners = tuple([seat for seat in range(self.seats) if party(self.roles[seat]) == side])
        self.tell(GameEnded, ending, POLICIES[side], tuple([ROLES[role] for role in self.roles]))
        return self.finish(Outcome(ending, winners, POLICIES[side]))


def party(role: int) -> int:
    """The party card that goes with a role (SH-003)."""
    return LIBERAL if role == LIBERAL else FASCIST


def policies(cards: Cards) -> tuple[str, ...]:
    """The names of cards."""
    return tuple([POLICIES[card] for card in cards])
