"""A second opinion on what a seat was told: a notebook kept from events alone, held against a sampled table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hemicycle.core.state import State
from hemicycle.core.values import Event
from hemicycle.games.die_macher import election_events as later
from hemicycle.games.die_macher import events as told
from hemicycle.games.die_macher.table import Table

HAND = 3


class Notebook:
    """What a seat could have written down on a sheet of paper."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.hand: Counter[str] = Counter()
        self.programmes: dict[int, set[str]] = {}
        self.discards: Counter[str] = Counter()  # programme cards this seat knows to be discarded
        self.under: Counter[str] = Counter()  # programme cards laid under the deck
        self.shuffled: Counter[str] = Counter()  # what it knew of the last shuffle and has not seen since
        self.drawn_by_others = 0
        self.just_shuffled = False
        self.opinions: dict[str, set[str]] = {}
        self.pool: Counter[str] = Counter()
        self.polls: set[str] = set()  # seen since the polls were last shuffled
        self.ministers: set[tuple[int, str]] = set()
        self.donations: set[tuple[int, int]] = set()

    def write(self, event: Event) -> None:
        """Note an event down."""
        match event:
            case told.ProgrammeDealt():
                self.programmes[event.seat] = set(event.cards)
                self.under.update(event.rejected)
                self.drawn_by_others += HAND if event.seat != self.seat else 0
            case told.HandDealt():
                self.hand.update(event.cards)
                self.shuffled -= Counter(event.cards)
            case told.PilesShuffled():
                self.shuffled, self.under = self.under, Counter()
                self.drawn_by_others = 0
            case told.DeckShuffled(deck="programme"):
                self.just_shuffled = not self.under  # what was discarded with it went in too
                if self.under:
                    self.shuffled, self.under = self.under, Counter()
                else:
                    self.shuffled, self.discards = self.discards, Counter()
                self.drawn_by_others = 0 if self.opinions else HAND * len(self.programmes)  # while hands are dealt
            case told.DeckShuffled(deck="poll"):
                self.polls = set()
            case told.HandRenewed() if event.seat != self.seat:
                self.drawn_by_others += event.drawn
                self.just_shuffled = False
            case told.HandChanged():
                self.hand += Counter(event.drawn)
                self.hand -= Counter(event.discarded)
                (self.shuffled if self.just_shuffled else self.discards).update(event.discarded)
                self.shuffled -= Counter(event.drawn)
                self.just_shuffled = False
            case told.ProgrammeChanged():
                self.programmes[event.seat] ^= {event.removed, event.added}
                self.discards[event.removed] += 1
                if event.seat == self.seat:
                    self.hand[event.added] -= 1
                else:
                    self.shuffled -= Counter([event.added])
            case told.StateEntered():
                self.opinions[event.state] = set(event.opinions) - {""}
            case told.PoolDealt():
                self.pool.update(event.cards)
            case told.OpinionExchanged():
                self.opinions[event.state] ^= {event.removed, event.added}
                self.pool.update({event.removed: 1, event.added: -1})
            case later.OpinionTurned():
                self.opinions[event.state].add(event.opinion)
            case later.OpinionClashed(pool=True):
                self.pool[event.opinion] += 1
            case later.PollSeen() | later.PollPublished():
                self.polls.add(event.poll)
            case told.MinisterRevealed():
                self.ministers.add((event.seat, event.minister))
            case later.DonationAccepted() | later.DonationRefused():
                self.donations.add((event.seat, event.amount))

    def objection(self, s: Table) -> str | None:
        """What in a table contradicts the notes."""
        names = s.rules.cards
        if self.seat is not None and Counter(s.names(s.hands[self.seat])) != +self.hand:
            return f"the hand should be {self.hand}"
        for seat, programme in self.programmes.items():
            if set(s.names(s.programme[seat])) != programme:
                return f"the programme of {seat} should be {programme}"
        if self.under != Counter([names[card] for _, card in s.programmes.under]):
            return f"{self.under} should lie under the programme cards"
        discards = Counter([names[card] for _, card in s.programmes.discards])
        if self.discards - discards:
            return f"{self.discards - discards} were discarded and are not"
        missing = self.shuffled - Counter([names[card] for card in s.programmes.deck])
        if missing.total() > self.drawn_by_others:
            return f"{missing} were shuffled in and others drew only {self.drawn_by_others}"
        return self._objection_to_boards(s)

    def _objection_to_boards(self, s: Table) -> str | None:
        current = s.lands[0].id if s.lands else ""
        for land in s.lands:
            shown = set(s.names(land.opinions)) - {""}
            if not shown <= self.opinions[land.id] or (land.id != current and shown != self.opinions[land.id]):
                return f"{land.id} should show {self.opinions[land.id]}"
        if s.round and Counter(s.names(tuple(s.pool))) != +self.pool:
            return f"the pool should be {self.pool}"
        face_down = {s.rules.poll_cards[card].id for card in s.polls.deck}
        if self.polls & face_down:
            return f"{self.polls & face_down} have gone by and lie in the deck"
        for seat in range(s.seats):
            cabinet = {(seat, s.rules.cabinet[card].id) for card in s.cabinet[seat]}
            donations = {(seat, s.rules.donations[card].amount) for card in s.donations[seat]}
            if cabinet & self.ministers or donations & self.donations:
                return f"{seat} has cards that were used"
        return None


def die_macher_notes(table: State, seat: int | None, events: Sequence[Event]) -> str | None:
    """How this table contradicts what a seat was told, or None."""
    assert isinstance(table, Table)
    notebook = Notebook(seat)
    for event in events:
        notebook.write(event)
    return notebook.objection(table)
