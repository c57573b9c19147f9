"""Who is going to win: the fascists' chance in every world, by the board and by what everybody thinks of whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hemicycle.bots.secret_hitler.worlds import Floats
from hemicycle.games.secret_hitler.table import LIBERAL, NOBODY

if TYPE_CHECKING:
    from hemicycle.bots.secret_hitler.beliefs import Public

TRUST = 8.0  # how much suspicion costs trust
LATE = 3  # policies of either side from which on it gets serious


class Outlook(NamedTuple):
    """A point of the game to be judged: the policies, and who is president next."""

    liberal: int
    fascist: int
    tracker: int
    following: int
    power: str = "none"  # a power to be used first
    holder: int = NOBODY  # by whom


def after_policy(public: Public, policy: int, following: int, holder: int = NOBODY) -> Outlook:
    """The point right after a policy, before the government's power is used; without a holder it was chaos."""
    scene = public.scene
    if policy == LIBERAL:
        return Outlook(scene.liberal + 1, scene.fascist, 0, following)
    power = "none" if holder == NOBODY else public.track[scene.fascist]
    return Outlook(scene.liberal, scene.fascist + 1, 0, following, power, holder)


def board_features(public: Public, outlook: Outlook) -> list[str]:
    """What holds in every world."""
    liberal = min(max(public.rules.goals.liberal_policies - outlook.liberal, 1), 5)
    fascist = min(max(len(public.track) - outlook.fascist, 1), 6)
    return ["all", f"{liberal}-{fascist}", f"tracker-{outlook.tracker}"]


def mood_features(public: Public, *, late: bool, zone: bool) -> dict[str, Floats]:
    """What everybody thinks of the fascists and of Hitler, and who is dead, in every world."""
    worlds, living = public.worlds, public.living
    suspicion = worlds.plain @ (living * public.fascist) / np.maximum(worlds.plain @ living, 1)
    hitler = worlds.hitler @ public.fascist
    found = {"fascists": suspicion, "hitler": hitler, "trusted": worlds.fascist @ _trust(living, public.fascist)}
    if len(public.scene.living) < worlds.seats:
        found["fascist-dead"] = worlds.plain @ (1 - living)
        found["liberal-dead"] = (1 - worlds.fascist) @ (1 - living)
    if late:
        found["fascists-late"] = suspicion
    if zone:
        found["zone-hitler"] = hitler
        found["zone-named"] = worlds.hitler @ public.hitler
        found["zone-trusted"] = worlds.hitler @ _trust(living, public.hitler)
    return found


def _trust(living: Floats, suspicion: Floats) -> Floats:
    """How the trust of the table is shared among the living: the less suspicion, the more of it."""
    weights = living * np.exp(-TRUST * suspicion)
    shares: Floats = weights / weights.sum()
    return shares


def turn_features(public: Public, outlook: Outlook, *, zone: bool) -> dict[str, Floats]:
    """Who comes next, and in whose hands a power is, in every world."""
    following = public.worlds.fascist[:, outlook.following]
    found = {"following": following}
    if zone:
        found["zone-following"] = following
    if outlook.power != "none":
        held = public.worlds.fascist[:, outlook.holder]
        found[outlook.power] = 1 - held
        found[f"{outlook.power}-fascist"] = held
    return found


def stage(public: Public, outlook: Outlook) -> tuple[bool, bool]:
    """Whether it is late, and whether electing Hitler would lose."""
    return max(outlook.liberal, outlook.fascist) >= LATE, outlook.fascist >= public.rules.goals.hitler_zone


def fascists_win(public: Public, outlook: Outlook) -> Floats:
    """The fascists' chance in every world."""
    if outlook.liberal >= public.rules.goals.liberal_policies:
        return np.zeros(public.worlds.size)
    if outlook.fascist >= len(public.track):
        return np.ones(public.worlds.size)
    weights = public.theory.chances(public.worlds.seats)
    late, zone = stage(public, outlook)
    lean = _mood(public, weights, late=late, zone=zone)
    lean = lean + sum([weights.get(name, 0.0) for name in board_features(public, outlook)])
    for name, value in turn_features(public, outlook, zone=zone).items():
        lean += weights.get(name, 0.0) * value
    chances: Floats = 1 / (1 + np.exp(-lean))
    return chances


def _mood(public: Public, weights: dict[str, float], *, late: bool, zone: bool) -> Floats:
    """The part that depends on the mood alone; asked for again and again, so it is kept."""
    kept: dict[tuple[bool, bool], Floats] = public.__dict__.setdefault("_mood", {})
    if (late, zone) not in kept:
        found = mood_features(public, late=late, zone=zone)
        kept[late, zone] = sum(
            [weights.get(name, 0.0) * value for name, value in found.items()], np.zeros(public.worlds.size)
        )
    return kept[late, zone]
