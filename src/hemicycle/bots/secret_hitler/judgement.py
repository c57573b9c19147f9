"""What options are worth: the chance that one's own side wins, by all a seat knows and by what others will think."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hemicycle.bots.secret_hitler import habits, prospects
from hemicycle.bots.secret_hitler.beliefs import CERTAIN, Public
from hemicycle.bots.secret_hitler.cards import Session
from hemicycle.bots.secret_hitler.chances import Outlook, after_policy, fascists_win
from hemicycle.bots.secret_hitler.mind import Mind
from hemicycle.bots.secret_hitler.story import Look
from hemicycle.bots.secret_hitler.theory import Sitting
from hemicycle.bots.secret_hitler.worlds import Floats
from hemicycle.core.view import Choice
from hemicycle.games.secret_hitler.table import FASCIST, LIBERAL

GRANTS = (0.8, 0.2)  # how often a liberal and how often a fascist president grants a veto
EVEN = 0.5  # as likely as not
TINY = 1e-6  # a chance that is just enough to prefer one option to another
TEAMWORK = 0.8  # how often a fellow fascist plays the fascist card a fascist hands him


class Judgement:
    """Judges the options of one seat at one moment."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.public = mind.public
        self.worlds = mind.worlds
        self.following = self.public.scene.following

    # --- points of the game ---

    def mine(self, chances: Floats) -> float:
        """The own side's chance, from the fascists' chance in every world."""
        fascists = float(self.mind.posterior @ chances)
        return 1 - fascists if self.mind.liberal else fascists

    def policy(self, policy: int, public: Public | None = None) -> Floats:
        """The fascists' chance after a policy of the government in office."""
        outlook = after_policy(self.public, policy, self.following, self.public.scene.president)
        return fascists_win(public or self.public, outlook)

    def failure(self, public: Public | None = None) -> Floats:
        """The fascists' chance if the government fails."""
        return prospects.failure(self.public, float(self.mind.next_draw(1)[1]), public)

    def government(self, president: int, chancellor: int) -> Floats:
        """The fascists' chance if a government takes office, by what everybody will think of its policy."""
        return prospects.government(self.public, self.mind.liberal_enacted, president, chancellor)

    # --- elections ---

    def nomination(self, chancellor: int) -> float:
        """What it is worth to nominate somebody."""
        me = self.mind.seat
        wins = self.public.in_zone and self.mind.hitler[chancellor] > CERTAIN
        passes = self._passes(me, chancellor, self._friends if wins else (me,), ja=True)
        chances = passes * self.government(me, chancellor) + (1 - passes) * self.failure()
        return self.mine(chances)

    def counts_on_failure(self, chancellor: int) -> bool:
        """Whether a nomination will probably be voted down, and that is just as well."""
        me = self.mind.seat
        passes = self._passes(me, chancellor, (me,), ja=True)
        return passes < EVEN and self.mine(self.failure()) > self.mine(self.government(me, chancellor))

    def ballot(self, ja: bool) -> float:
        """What a vote is worth: a liberal's if it decides, a fascist's (his friends vote like him) as far as it may."""
        scene = self.public.scene
        passes = float(ja)
        if not self.mind.liberal:
            passes = self._passes(scene.president, scene.chancellor, self._friends, ja=ja)
        fails = self.failure()
        elected = self.government(scene.president, scene.chancellor) if passes > 0 else fails
        return self.mine(passes * elected + (1 - passes) * fails)

    @property
    def _friends(self) -> tuple[int, ...]:
        """A fascist himself, and whom he knows to be one, too."""
        return tuple([seat for seat in self.public.scene.living if self.mind.fascist[seat] > CERTAIN])

    def _passes(self, president: int, chancellor: int, agreed: tuple[int, ...], *, ja: bool) -> float:
        """How likely a government is elected if these all vote alike."""
        chances = self._ja(president, chancellor)
        return majority(chances, self.public.scene.living, dict.fromkeys(agreed, float(ja)))

    def _ja(self, president: int, chancellor: int) -> Floats:
        """How likely each seat votes ja."""
        chances: Floats = 1 / (1 + np.exp(-habits.liberal_lean(self.public, president, chancellor)))
        return chances

    # --- sessions ---

    def hands_on(self, cards: Sequence[str], card: int) -> float:
        """What it is worth for the president to discard a card."""
        drawn = cards.count("liberal")
        handed = drawn - (cards[card] == "liberal")
        good = self._liberal_chance(self.public.scene.chancellor, handed, len(cards) - 1)
        if self.mind.liberal:
            return self._loyal(good)
        value = 0.0
        for policy, chance in ((LIBERAL, good), (FASCIST, 1 - good)):
            if chance > 0:
                value += chance * max(self.stories(self.sitting(policy, handed=handed), "drew", len(cards)))[0]
        return value

    def enacts(self, cards: Sequence[str], card: int) -> float:
        """What it is worth for the chancellor to enact a card."""
        policy = FASCIST if cards[card] == "fascist" else LIBERAL
        if self.mind.liberal:
            return self._loyal(float(policy == LIBERAL))
        sitting = self.sitting(policy, handed=cards.count("liberal"))
        return max(self.stories(sitting, "received", len(cards)))[0]

    def _loyal(self, good: float) -> float:
        """A liberal's chance to win, if a liberal policy is so likely; he would never rather have a fascist one."""
        best = self.mine(self.policy(LIBERAL))
        return good * best + (1 - good) * min(self.mine(self.policy(FASCIST)), best - TINY)

    def _enacted_by(self, chancellor: int, handed: int, held: int) -> Floats:
        """The fascists' chance when a chancellor holds so many liberal cards."""
        roles = self.worlds.roles[:, chancellor]
        good = np.array([self._liberal_from(role, handed, held) for role in range(3)])[roles]
        return good * self.policy(LIBERAL) + (1 - good) * self.policy(FASCIST)

    def _liberal_from(self, role: int, handed: int, held: int) -> float:
        if handed in (0, held):
            return float(handed > 0)
        return 1.0 if role == LIBERAL else 1 - TEAMWORK

    def _liberal_chance(self, chancellor: int, handed: int, held: int) -> float:
        """The chance that a chancellor enacts a liberal policy of so many."""
        fascist = float(self.mind.fascist[chancellor])
        return (1 - fascist) * self._liberal_from(LIBERAL, handed, held) + fascist * self._liberal_from(
            FASCIST, handed, held
        )

    def sitting(self, policy: int, handed: int) -> Sitting:
        """How the session going on will look to others: liberals will tell the truth, fascists cover themselves."""
        scene = self.public.scene
        drew = received = None
        if scene.chancellor != self.mind.seat:
            covers = self.mind.fascist[scene.chancellor] > 0.5 and policy == FASCIST
            received = 0 if covers else handed
        if scene.president != self.mind.seat:
            covers = self.mind.fascist[scene.president] > 0.5 and policy == FASCIST
            drew = 0 if covers else handed
        return Sitting(scene.president, scene.chancellor, policy, drew=drew, received=received)

    def heard(self, sitting: Sitting, handed: int) -> Sitting:
        """A session with what was said about it, and what the other one is still going to say."""
        assert sitting.policy is not None
        foreseen = self.sitting(sitting.policy, handed)
        drew = foreseen.drew if sitting.drew is None else sitting.drew
        return sitting._replace(drew=drew, received=foreseen.received if sitting.received is None else sitting.received)

    def stories(self, sitting: Sitting, claim: str, most: int) -> list[tuple[float, int, float]]:
        """What each story about the own cards is worth, the liberal cards it tells of, and how natural it is."""
        assert sitting.policy is not None
        told = []
        for liberal in believable(sitting, claim, most):
            public = self.public.after(sitting.claimed(claim, liberal))
            session = public.deals[-1]
            assert isinstance(session, Session)
            natural = session.president_plausible if claim == "drew" else session.chancellor_plausible
            told.append((self.mine(self.policy(sitting.policy, public)), liberal, natural))
        return told

    # --- veto ---

    def asks_veto(self, cards: Sequence[str]) -> float:
        """What it is worth for the chancellor to ask for a veto; if it is refused the better card is enacted."""
        fascist = float(self.mind.fascist[self.public.scene.president])
        granted = (1 - fascist) * GRANTS[0] + fascist * GRANTS[1]
        refused = max(self.enacts(cards, card) for card in range(len(cards)))
        return granted * self.mine(self.failure()) + (1 - granted) * refused

    def grants_veto(self, grants: bool) -> float:
        """What it is worth for the president to grant a veto, or to insist on a policy."""
        session = self.mind.board.session
        if grants or session is None or session.passed is None:
            return self.mine(self.failure())
        handed = session.passed.count("liberal")
        return self.mine(self._enacted_by(self.public.scene.chancellor, handed, len(session.passed)))

    def votes_veto(self, ja: bool) -> float:
        """Variant: what a vote for or against a veto is worth when a policy has been picked already."""
        board = self.mind.board
        insisting = self.grants_veto(False)
        if board.hand is not None and board.picked is not None:
            insisting = self.enacts(board.hand, board.picked)
        return (insisting + self.mine(self.failure())) / 2 if ja else insisting

    # --- powers ---

    def investigation(self, seat: int) -> float:
        """What it is worth to see a party card: a liberal wants to know, a fascist wants to talk about it."""
        if self.mind.liberal:
            doubt = float(self.mind.fascist[seat])
            return doubt * (1 - doubt)
        return max(self.party_story(seat, party) for party in (LIBERAL, FASCIST))

    def party_story(self, seat: int, party: int) -> float:
        """What it is worth to claim that a seat belongs to a party."""
        public = self.public.after(Look(self.mind.seat, seat, party))
        return self.mine(fascists_win(public, self._now()))

    def election(self, seat: int) -> float:
        """What it is worth to make somebody the next candidate."""
        return self.mine(fascists_win(self.public, self._now()._replace(following=seat)))

    def execution(self, seat: int) -> float:
        """What it is worth to have somebody executed."""
        public = self.public.without(seat)
        chances = fascists_win(public, self._now())
        return self.mine(np.where(self.worlds.hitler[:, seat] > 0, 0.0, chances))

    def _now(self) -> Outlook:
        scene = self.public.scene
        return Outlook(scene.liberal, scene.fascist, scene.tracker, self.following)


def believable(sitting: Sitting, claim: str, most: int) -> Sequence[int]:
    """The numbers of liberal cards that a liberal could tell of; after a liberal policy nobody needs a quarrel.

    With a liberal card in hand a liberal chancellor would have enacted it, with two a president would have handed both
    on: whoever tells of them after a fascist policy confesses.
    """
    if sitting.policy != LIBERAL:
        return range(most - 1)
    possible = range(1, most + 1)
    if claim == "drew":
        agreed = [liberal for liberal in possible if sitting.received in (None, min(liberal, most - 1))]
    else:
        agreed = [liberal for liberal in possible if sitting.drew is None or liberal == min(sitting.drew, most)]
    return agreed or possible


def majority(chances: Floats, voters: tuple[int, ...], certain: dict[int, float]) -> float:
    """The chance that more than half say ja."""
    counts = [1.0]
    for seat in voters:
        ja = certain.get(seat, float(chances[seat]))
        counts = [
            (counts[k] * (1 - ja) if k < len(counts) else 0.0) + (counts[k - 1] * ja if k else 0.0)
            for k in range(len(counts) + 1)
        ]
    return sum(counts[len(voters) // 2 + 1 :])


def worth(judgement: Judgement, step: str, choice: Choice) -> float:
    """The own side's chance to win after an option."""
    board, detail = judgement.mind.board, choice.detail
    hand = board.hand or ()
    match choice.action.split(" ")[0]:
        case "nominate":
            return judgement.nomination(detail["seat"])
        case "ballot":
            return judgement.ballot(detail["ja"]) if step == "vote" else judgement.votes_veto(detail["ja"])
        case "discard":
            return judgement.hands_on(hand, detail["card"])
        case "enact":
            return judgement.enacts(hand, detail["card"])
        case "ask-veto":
            return judgement.asks_veto(hand)
        case "accept-veto" | "refuse-veto":
            return judgement.grants_veto(choice.action == "accept-veto")
        case "investigate":
            return judgement.investigation(detail["seat"])
        case "call-election":
            return judgement.election(detail["seat"])
        case "execute":
            return judgement.execution(detail["seat"])
    raise AssertionError(choice.action)
