"""What a government and its failure lead to, in every world, and what a liberal on each seat would make of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hemicycle.bots.secret_hitler.cards import Cards, draws
from hemicycle.bots.secret_hitler.chances import Outlook, after_policy, fascists_win
from hemicycle.bots.secret_hitler.theory import Sitting, courses
from hemicycle.bots.secret_hitler.worlds import Floats
from hemicycle.games.secret_hitler.table import FASCIST, LIBERAL

if TYPE_CHECKING:
    from hemicycle.bots.secret_hitler.beliefs import Public

DOUBT = 0.03  # a liberal gives a government the benefit of the doubt: it may cost so much of the chance to win
WARY = 1.0  # what every chance to elect Hitler costs beyond itself
KNOWN, REFUSED = 0.9, 0.1  # who is so surely a fascist is refused an office, unless that costs more than this
SUPPORT = 9.0  # a president stands by the own nominee, whatever it costs


def drawn(joint: Floats, cards: Cards, count: int) -> Floats:
    """The chance of each number of liberal cards among the next so many of the deck."""
    by_world = cards.by_world
    ratio = np.divide(joint, by_world, out=np.zeros_like(by_world), where=by_world > 0)
    gone = (cards.weights * ratio).sum(axis=(1, 2))  # liberal cards drawn since the reshuffle
    chances: Floats = draws(cards.pack, count) @ (gone / gone.sum())
    return chances


def enacted(public: Public, kinds: Floats, draw: Floats) -> Floats:
    """The chance of a liberal policy by the roles of president and chancellor; draw: of each number of cards."""
    hand = public.rules.elections.hand
    plays = public.theory.plays(LIBERAL, False, hand, public.stage)
    by_kind = np.tensordot(draw[[cards for cards, _ in courses(hand)]], plays, axes=1)
    table: Floats = kinds @ by_kind
    return table


def government(public: Public, liberal: Floats, president: int, chancellor: int) -> Floats:
    """The fascists' chance if a government takes office, by what everybody will think of its policy.

    liberal: the chance of a liberal policy by the roles of both.
    """
    following = public.scene.following
    good, bad = [
        fascists_win(
            public.foresee(Sitting(president, chancellor, policy)), after_policy(public, policy, following, president)
        )
        for policy in (LIBERAL, FASCIST)
    ]
    share = liberal[public.worlds.pair(president, chancellor)]
    chances = share * good + (1 - share) * bad
    if public.in_zone:
        chances = np.where(public.worlds.hitler[:, chancellor] > 0, 1.0, chances)
    return chances


def failure(public: Public, luck: float, thought: Public | None = None) -> Floats:
    """The fascists' chance if a government fails; luck: the chance that the top card is liberal."""
    scene, rules, mood = public.scene, public.rules, thought or public
    if scene.tracker + 1 < rules.elections.tracker:
        return fascists_win(mood, Outlook(scene.liberal, scene.fascist, scene.tracker + 1, scene.following))
    if rules.option("chaos_rule") == "fascists-win":
        return np.ones(public.worlds.size)
    liberal = fascists_win(mood, after_policy(public, LIBERAL, scene.following))
    return luck * liberal + (1 - luck) * fascists_win(mood, after_policy(public, FASCIST, scene.following))


def doubt(public: Public, hitler: Floats, fascist: Floats) -> Floats:
    """What a liberal forgives a government; less, the likelier its chancellor is Hitler: all fascists vote for him.

    fascist: how likely the worse of the two in office is one. A known fascist is forgiven nothing: the curve thinks
    too well of any government, because those that were elected were the better ones.
    """
    forgiven: Floats = -WARY * hitler if public.in_zone else np.full_like(hitler, DOUBT)
    return np.where(fascist > KNOWN, np.minimum(forgiven, 0.0) - REFUSED, forgiven)


def gains(public: Public, president: int, chancellor: int) -> Floats:
    """What a liberal on each seat, who knows what everybody knows, would gain by a government.

    His own words count as true for him: whoever says so must believe it. The answer is kept.
    """
    kept: dict[tuple[int, int], Floats] = public.__dict__.setdefault("_gains", {})
    if (president, chancellor) not in kept:
        kept[president, chancellor] = _gains(public, president, chancellor)
    return kept[president, chancellor]


def _gains(public: Public, president: int, chancellor: int) -> Floats:
    joint = public.joint
    liberal = enacted(public, joint.sum(axis=1), drawn(joint, public.cards, public.rules.elections.hand))
    luck = float(drawn(joint, public.cards, 1)[1])
    gain = failure(public, luck) - government(public, liberal, president, chancellor)
    innocent = (1 - public.worlds.by_seat) * public.posterior  # seat, world
    total = innocent.sum(axis=1)
    by_seat: Floats = (innocent @ gain) / np.maximum(total, 1e-12)
    fascist, hitler = public.suspects
    by_seat += doubt(public, hitler[:, chancellor], np.maximum(fascist[:, president], fascist[:, chancellor]))
    by_seat[president] += SUPPORT
    return by_seat
