"""Train a small policy on what solid bots do, and let it compete: minutes on one core, with NumPy alone.

    python imitate.py                 writes policy.npz beside this file
    hemicycle arena secret-hitler --seats 5 --bots imitate:Imitator,random,beginner

The parts between `# %%` are cells for those who read it as a notebook.
"""

import os
from pathlib import Path
from random import Random

import numpy as np

import hemicycle
from hemicycle import Bot, Position, bots
from hemicycle.research import Encoder

GAME, SEATS = "secret-hitler", 5
GAMES = int(os.environ.get("GAMES", "400"))  # of the teacher
ROUNDS = int(os.environ.get("ROUNDS", "30"))  # how often all decisions are gone through
HIDDEN, RATE, BATCH = 64, 0.002, 256
FILE = Path(os.environ.get("POLICY", Path(__file__).with_name("policy.npz")))


# %% What the teacher does: tensors of what a seat saw, masks of what it could do, and what it did


def lessons(games: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Play games with solid bots; every small decision with more than one choice is a lesson."""
    encoder, random = Encoder(GAME, SEATS), Random(1)
    teacher = bots.make("solid", encoder.game, encoder.rules)
    seen, masks, chosen = [], [], []
    for seed in range(games):
        position = encoder.position(seed)
        while not position.over:
            action = teacher.choose(position.observation(position.to_move), random)
            for index in position.spell(action):
                if len(position.indices()) > 1:
                    seen.append(encoder.observe(position, position.to_move))
                    masks.append(encoder.mask(position))
                    chosen.append(index)
                position.apply(index)
    return np.array(seen), np.array(masks, bool), np.array(chosen)


# %% A policy: one hidden layer, and a chance for every decision the mask allows


class Policy:
    """Weights, and what follows from them."""

    def __init__(self, weights: dict[str, np.ndarray]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, size: int, actions: int) -> "Policy":
        """Small random weights."""
        random = np.random.default_rng(1)
        shapes = {"a": (size, HIDDEN), "b": (HIDDEN,), "c": (HIDDEN, actions), "d": (actions,)}
        return cls({name: random.normal(0, 0.05, shape).astype(np.float32) for name, shape in shapes.items()})

    def chances(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer, and how likely every decision is."""
        w = self.weights
        hidden = np.maximum(np.sign(seen) * np.log1p(np.abs(seen)) @ w["a"] + w["b"], 0)
        scores = np.where(masks, hidden @ w["c"] + w["d"], -1e9)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True)


# %% Training: make what the teacher did likelier (Adam on the cross entropy)


def train(seen: np.ndarray, masks: np.ndarray, chosen: np.ndarray, rounds: int) -> Policy:
    """Go through all lessons so many times, in random order."""
    policy, random = Policy.new(seen.shape[1], masks.shape[1]), np.random.default_rng(2)
    inputs = np.sign(seen) * np.log1p(np.abs(seen))
    first = {name: np.zeros_like(each) for name, each in policy.weights.items()}
    second = {name: np.zeros_like(each) for name, each in policy.weights.items()}
    step = 0
    for turn in range(rounds):
        right = 0
        for rows in np.array_split(random.permutation(len(chosen)), max(1, len(chosen) // BATCH)):
            hidden, chances = policy.chances(seen[rows], masks[rows])
            right += int((chances.argmax(axis=1) == chosen[rows]).sum())
            error = chances
            error[np.arange(len(rows)), chosen[rows]] -= 1
            error /= len(rows)
            back = (error @ policy.weights["c"].T) * (hidden > 0)
            slopes = {"a": inputs[rows].T @ back, "b": back.sum(axis=0), "c": hidden.T @ error, "d": error.sum(axis=0)}
            step += 1
            for name, slope in slopes.items():
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope**2 - second[name])
                size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                policy.weights[name] -= RATE * first[name] / (1 - 0.9**step) / size
        print(f"round {turn + 1}: does as the teacher in {right / len(chosen):.1%} of {len(chosen)} decisions")
    return policy


# %% A bot: a view becomes a position its seat could be in, and that becomes numbers


class Imitator(Bot):
    """Does what the policy finds likeliest."""

    def choose(self, seen, random):
        """One small decision after the other, until they make an action."""
        encoder = Encoder(self.game, seen.view.seats, self.rules.id)
        position = Position.of_view(self.game, self.rules, seen.view)
        policy = loaded(encoder.digest)
        while True:
            _, chances = policy.chances(
                encoder.observe(position, seen.view.seat)[None], encoder.mask(position)[None].astype(bool)
            )
            index = int(chances[0].argmax())
            action = position.meant(index)
            if action is not None:
                return action
            position.apply(index)


def loaded(digest: str) -> Policy:
    """The policy that was trained, if it was trained with these numbers."""
    with np.load(FILE) as kept:
        if str(kept["digest"]) != digest:
            raise hemicycle.HemicycleError(f"{FILE.name} was trained with other numbers; train it anew")
        return Policy({name: kept[name] for name in "abcd"})


# %% All together

if __name__ == "__main__":
    policy = train(*lessons(GAMES), ROUNDS)
    np.savez(FILE, digest=Encoder(GAME, SEATS).digest, **policy.weights)
    print(f"{FILE} is ready: hemicycle arena {GAME} --seats {SEATS} --bots imitate:Imitator,random,beginner")
