"""What happens in Secret Hitler, as it is told or whispered."""

from __future__ import annotations

from hemicycle.core.values import Event


class RoleDealt(Event):
    """Whispered: your role, and the fellow fascists and Hitler as far as you know them (-1: you do not)."""

    reveals = True

    def __init__(self, role: str, fascists: tuple[int, ...], hitler: int) -> None:
        self.role = role
        self.fascists = fascists
        self.hitler = hitler


class RoundBegan(Event):
    """The presidency has come to a seat."""

    def __init__(self, president: int) -> None:
        self.president = president


class Nominated(Event):
    """The president proposes a government."""

    def __init__(self, president: int, chancellor: int) -> None:
        self.president = president
        self.chancellor = chancellor


class Voted(Event):
    """All ballots turned over at once."""

    reveals = True

    def __init__(self, yes: tuple[int, ...], no: tuple[int, ...], elected: bool) -> None:
        self.yes = yes
        self.no = no
        self.elected = elected


class TrackerMoved(Event):
    """A government failed."""

    def __init__(self, tracker: int, of: int) -> None:
        self.tracker = tracker
        self.of = of


class Chaos(Event):
    """The country is thrown into chaos and the top policy is enacted."""

    reveals = True

    def __init__(self, policy: str) -> None:
        self.policy = policy


class NotHitler(Event):
    """An elected chancellor, or an executed player, is not Hitler."""

    reveals = True

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Drew(Event):
    """Whispered to the president: the cards drawn."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards


class PassedOn(Event):
    """The president has discarded one card and handed on the others."""

    def __init__(self, president: int, chancellor: int) -> None:
        self.president = president
        self.chancellor = chancellor


class Received(Event):
    """Whispered to the chancellor: the cards handed on."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards


class Enacted(Event):
    """A policy was enacted; so many of its kind now lie on the board."""

    reveals = True

    def __init__(self, policy: str, count: int) -> None:
        self.policy = policy
        self.count = count


class VetoAsked(Event):
    """The chancellor proposes a veto."""

    def __init__(self, chancellor: int) -> None:
        self.chancellor = chancellor


class VetoRefused(Event):
    """The veto failed: a policy must be enacted."""

    def __init__(self, president: int) -> None:
        self.president = president


class Vetoed(Event):
    """President and chancellor throw the whole agenda away."""

    def __init__(self, president: int, chancellor: int) -> None:
        self.president = president
        self.chancellor = chancellor


class Reshuffled(Event):
    """Deck and discards are shuffled together."""

    reveals = True

    def __init__(self, deck: int) -> None:
        self.deck = deck


class Peeked(Event):
    """The president looks at the top of the deck."""

    def __init__(self, president: int) -> None:
        self.president = president


class PeekSaw(Event):
    """Whispered to the president: the top of the deck, uppermost first."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards


class Investigated(Event):
    """The president looks at a party card."""

    def __init__(self, president: int, seat: int) -> None:
        self.president = president
        self.seat = seat


class InvestigationSaw(Event):
    """Whispered to the president: the party of the player."""

    reveals = True

    def __init__(self, seat: int, party: str) -> None:
        self.seat = seat
        self.party = party


class PowerIdle(Event):
    """A power finds nobody it could be used on."""

    def __init__(self, power: str) -> None:
        self.power = power


class ElectionCalled(Event):
    """The president names the next candidate."""

    def __init__(self, president: int, seat: int) -> None:
        self.president = president
        self.seat = seat


class Executed(Event):
    """The president has a player executed."""

    reveals = True

    def __init__(self, president: int, seat: int) -> None:
        self.president = president
        self.seat = seat


class GameEnded(Event):
    """The game is over and all roles are shown."""

    reveals = True

    def __init__(self, ending: str, side: str, roles: tuple[str, ...]) -> None:
        self.ending = ending
        self.side = side
        self.roles = roles
