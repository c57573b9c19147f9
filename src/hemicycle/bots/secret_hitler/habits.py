"""What choices tell: how a liberal votes, nominates and shoots, and how each kind of fascist does.

The evidence functions give, by kind of team and by world, how much better that explains a choice than if all were
liberals, as a log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hemicycle.bots.secret_hitler import prospects
from hemicycle.bots.secret_hitler.theory import SLIP
from hemicycle.bots.secret_hitler.worlds import Floats
from hemicycle.games.secret_hitler.table import FASCIST, POLICIES

if TYPE_CHECKING:
    from hemicycle.bots.secret_hitler.beliefs import Public
    from hemicycle.bots.secret_hitler.story import Look

CAUTION = 0.5  # liberals have reasons nobody else sees, so what they do is less regular than it should be
HEARSAY = 0.6  # choices hang together and models err: by so much of their weight the table is best known
HABIT = 0.2  # before the first policy nobody has a reason, so hardly anything of a vote is believed
STEP = 0.01  # a chance to win of this size is a reason
MOST_STEPS = 4.0
HITLER_ELECTED = 2  # what a government is to a fascist: 0 strangers, 1 with an ally


def liberal_lean(public: Public, president: int, chancellor: int) -> Floats:
    """How much a liberal on each seat leans to ja for a government, by what everybody knows."""
    liberal = public.theory.weights.liberal
    lean: Floats = liberal.ja + liberal.ja_gain * steps(prospects.gains(public, president, chancellor))
    return lean


def steps(gains: Floats) -> Floats:
    """Chances to win that are gained or lost, in steps; beyond the first few more do not matter."""
    clipped: Floats = np.clip(gains / STEP, -MOST_STEPS, MOST_STEPS)
    return clipped


def trust(public: Public, president: int, options: tuple[int, ...]) -> Floats:
    """How a liberal president leans to give each of these an office, by what everybody knows."""
    fascist, hitler = public.suspects
    liberal = public.theory.weights.liberal
    lean: Floats = liberal.office_fascist * fascist[president, options]
    return lean + liberal.office_hitler * hitler[president, options] if public.in_zone else lean


def danger(public: Public, president: int, options: tuple[int, ...]) -> Floats:
    """How a liberal president leans to have each of these executed, by what everybody knows."""
    fascist, hitler = public.suspects
    liberal = public.theory.weights.liberal
    lean: Floats = liberal.shot_hitler * hitler[president, options]
    return lean + liberal.shot_fascist * fascist[president, options]


# --- evidence ---


def ballots(public: Public, yes: tuple[int, ...]) -> Floats:
    """What an election tells of its voters."""
    scene, worlds = public.scene, public.worlds
    voters = list(scene.living)
    side = np.array([1.0 if seat in yes else -1.0 for seat in voters])
    lean = liberal_lean(public, scene.president, scene.chancellor)[voters]
    leans = public.theory.follows * lean[:, None, None] + public.theory.leans  # voter, kind, government
    told = _log_chance(side[:, None, None] * leans) - _log_chance(side * lean)[:, None, None]
    government = np.maximum(worlds.fascist[:, scene.president], worlds.fascist[:, scene.chancellor]).astype(np.intp)
    if public.in_zone:
        government[worlds.hitler[:, scene.chancellor] > 0] = HITLER_ELECTED
    by_government = np.tensordot(worlds.fascist[:, voters], told, axes=1)  # world, kind, government
    believed = HEARSAY if public.deals else HABIT
    evidence: Floats = believed * by_government[np.arange(worlds.size), :, government].T
    return evidence


def nomination(public: Public, president: int, chosen: int, options: tuple[int, ...]) -> Floats:
    """What a president tells by whom he trusts with an office."""
    if len(options) < 2 or chosen not in options:
        return np.zeros((1, 1))
    kinds = public.theory.kinds
    pulls = [(kind.office_lean, kind.office_fascist, kind.office_hitler * public.in_zone) for kind in kinds]
    return HEARSAY * _picked(public, president, chosen, options, CAUTION * trust(public, president, options), pulls)


def execution(public: Public, president: int, shot: int) -> Floats:
    """What a president tells by whom he has executed: a fascist spares his own."""
    options = public.others(president)
    pulls = [(kind.shot_lean, kind.shot_fascist, 0.0) for kind in public.theory.kinds]
    return _picked(public, president, shot, options, CAUTION * danger(public, president, options), pulls)


def investigation(public: Public, look: Look) -> Floats:
    """What a president tells by what he says of a party card: a liberal the truth, a fascist what his kind says."""
    if look.party is None:
        return np.zeros((1, 1))
    seen = public.worlds.fascist[:, look.seat] > 0
    accuses = look.party == FASCIST
    honest = np.where(seen == accuses, 1 - SLIP, SLIP)
    rates = np.array([[kind.accuses.get(party, 0.5) for party in POLICIES] for kind in public.theory.kinds])
    said = rates[:, seen.astype(np.intp)]  # kind, world
    lied = said if accuses else 1 - said
    evidence: Floats = np.log(np.where(public.worlds.fascist[:, look.president] > 0, lied, honest))
    return evidence


def _picked(
    public: Public,
    president: int,
    chosen: int,
    options: tuple[int, ...],
    lean: Floats,
    pulls: list[tuple[float, float, float]],
) -> Floats:
    """What a choice among players tells of who made it; pulls: like a liberal, to fascists, to Hitler, by kind."""
    place = options.index(chosen)
    follow, to_fascists, to_hitler = np.array(pulls).T[:, :, None, None]
    worlds = public.worlds
    leans = follow * lean + to_fascists * worlds.fascist[:, options] + to_hitler * worlds.hitler[:, options]
    told = np.log(shares(leans)[:, :, place] / shares(lean)[place])
    evidence: Floats = told * worlds.fascist[:, president]
    return evidence


def shares(lean: Floats) -> Floats:
    """Leanings to options (the last axis) as chances, none of them vanishing."""
    weights = np.exp(lean - lean.max(axis=-1, keepdims=True))
    chances: Floats = 0.95 * weights / weights.sum(axis=-1, keepdims=True) + 0.05 / lean.shape[-1]
    return chances


def _log_chance(lean: Floats) -> Floats:
    """The log of a leaning's chance, never certain."""
    logs: Floats = np.log(0.05 + 0.9 / (1 + np.exp(-lean)))
    return logs
