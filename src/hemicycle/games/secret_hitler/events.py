"""What happens in Secret Hitler, as it is told or whispered."""

from __future__ import annotations

from hemicycle.core.values import Event


class RoleDealt(Event):
    """Whispered: your role, and the fellow fascists and Hitler as far as you know them (-1: you do not)."""

    reveals = True

    def __init__(self, role: str, fascists: tuple[int, ...], hitler: int) -> None:
        self.role = role  # liberal, fascist or hitler
        self.fascists = fascists  # the fellow fascists this seat knows, without Hitler
        self.hitler = hitler  # who Hitler is; -1: this seat does not know


class RoundBegan(Event):
    """The presidency has come to a seat."""

    def __init__(self, president: int) -> None:
        self.president = president  # the new candidate for president


class Nominated(Event):
    """The president proposes a government."""

    def __init__(self, president: int, chancellor: int) -> None:
        self.president = president  # the candidate for president
        self.chancellor = chancellor  # whom they propose as chancellor


class Voted(Event):
    """All ballots turned over at once."""

    reveals = True

    def __init__(self, yes: tuple[int, ...], no: tuple[int, ...], elected: bool) -> None:
        self.yes = yes  # the seats that voted ja
        self.no = no  # the seats that voted nein
        self.elected = elected  # whether the government is elected


class TrackerMoved(Event):
    """A government failed."""

    def __init__(self, tracker: int, of: int) -> None:
        self.tracker = tracker  # failed governments in a row by now
        self.of = of  # so many bring chaos


class Chaos(Event):
    """The country is thrown into chaos and the top policy is enacted."""

    reveals = True

    def __init__(self, policy: str) -> None:
        self.policy = policy  # the policy on top of the deck, liberal or fascist


class NotHitler(Event):
    """An elected chancellor, or an executed player, is not Hitler."""

    reveals = True

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who is not Hitler


class Drew(Event):
    """Whispered to the president: the cards drawn."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards  # the policies in the order drawn


class PassedOn(Event):
    """The president has discarded one card and handed on the others."""

    def __init__(self, president: int, chancellor: int) -> None:
        self.president = president  # who discarded and handed on
        self.chancellor = chancellor  # who holds the cards now


class Received(Event):
    """Whispered to the chancellor: the cards handed on."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards  # the policies handed on


class Enacted(Event):
    """A policy was enacted; so many of its kind now lie on the board."""

    reveals = True

    def __init__(self, policy: str, count: int, power: str, zones: tuple[str, ...]) -> None:
        self.policy = policy  # liberal or fascist
        self.count = count  # policies of that kind on the board by now
        self.power = power  # the power the president uses now, or none
        self.zones = zones  # what begins with it: hitler, he wins if elected; veto, governments may refuse


class VetoAsked(Event):
    """The chancellor proposes a veto."""

    def __init__(self, chancellor: int) -> None:
        self.chancellor = chancellor  # who proposes it


class VetoRefused(Event):
    """The veto failed: a policy must be enacted."""

    def __init__(self, president: int) -> None:
        self.president = president  # whose government must enact a policy


class Vetoed(Event):
    """President and chancellor throw the whole agenda away."""

    def __init__(self, president: int, chancellor: int) -> None:
        self.president = president  # who agreed
        self.chancellor = chancellor  # who proposed it


class Reshuffled(Event):
    """Deck and discards are shuffled together."""

    reveals = True

    def __init__(self, deck: int) -> None:
        self.deck = deck  # cards in the new deck


class Peeked(Event):
    """The president looks at the top of the deck."""

    def __init__(self, president: int) -> None:
        self.president = president  # who looks


class PeekSaw(Event):
    """Whispered to the president: the top of the deck, uppermost first."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards  # the policies seen, uppermost first


class Investigated(Event):
    """The president looks at a party card."""

    def __init__(self, president: int, seat: int) -> None:
        self.president = president  # who looks
        self.seat = seat  # whose party card it is


class InvestigationSaw(Event):
    """Whispered to the president: the party of the player."""

    reveals = True

    def __init__(self, seat: int, party: str) -> None:
        self.seat = seat  # whose party card it is
        self.party = party  # liberal or fascist; Hitler's is fascist


class PowerIdle(Event):
    """A power finds nobody it could be used on."""

    def __init__(self, power: str) -> None:
        self.power = power  # the power that is lost


class ElectionCalled(Event):
    """The president names the next candidate."""

    def __init__(self, president: int, seat: int) -> None:
        self.president = president  # who names the candidate
        self.seat = seat  # the next candidate for president


class Executed(Event):
    """The president has a player executed."""

    reveals = True

    def __init__(self, president: int, seat: int) -> None:
        self.president = president  # who has the player executed
        self.seat = seat  # who is dead


class GameEnded(Event):
    """The game is over and all roles are shown."""

    reveals = True

    def __init__(self, ending: str, side: str, roles: tuple[str, ...]) -> None:
        self.ending = ending  # in which way the game was won
        self.side = side  # the side that has won: liberal or fascist
        self.roles = roles  # everybody's role, by seat
