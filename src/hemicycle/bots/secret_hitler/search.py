"""Level 3, an experiment: search over sampled tables on top of level 2 (docs/bots.md tells what came of it)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

import numpy as np

from hemicycle.bots.search import improve
from hemicycle.bots.secret_hitler.chances import Outlook, fascists_win
from hemicycle.bots.secret_hitler.mind import Mind
from hemicycle.bots.secret_hitler.solid import SolidBot
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.state import Audience
from hemicycle.core.values import Action, Event
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler.table import Table

SEARCHED = ("nomination", "vote", "special-election", "execution")


class SearchBot(SolidBot):
    """Tries its options at tables its seat could be sitting at, everybody there playing level 2 by what he knows."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Level 2's choice, unless search proves another one better."""
        known = super().choose(seen, random)
        prompt = seen.view.prompt
        if prompt is None or prompt.step not in SEARCHED:
            return known
        actions = [self.game.action(choice.action) for choice in seen.view.choices]
        mind = self.read(seen)
        trial = Trial(self, seen, mind, actions, random.getrandbits(64))
        return actions[improve(actions, actions.index(known), trial, self.budget)]


class Trial:
    """Plays one option at one imagined table until the next policy, and asks what that is worth."""

    def __init__(self, bot: SearchBot, seen: Observation, mind: Mind, actions: list[Action], seed: int) -> None:
        self.bot = bot
        self.seen = seen
        self.mind = mind
        self.actions = actions
        self.seed = seed
        self.public = tuple([event for event in seen.events if not _whispered(event)])
        self.imagined = lru_cache(maxsize=4096)(self._imagine)

    def __call__(self, option: int, number: int) -> float:
        """The own side's chance after an option, at the imagined table of this number."""
        table, world = self.imagined(number)
        luck = Random(f"{self.seed} {number}")
        s = table.clone()
        s.chance = Quick(luck.random)
        s.journal = []
        played = Rehearsal(self, s, luck)
        played.act(self.mind.seat, self.actions[option])
        played.until_policy()
        return played.worth(world)

    def _imagine(self, number: int) -> tuple[Table, int]:
        """A table with roles drawn from what the seat believes."""
        luck = Random(f"{self.seed} deal {number}")
        world = luck.choices(range(self.mind.worlds.size), list(self.mind.posterior))[0]
        table = self.bot.game.imagine(self.bot.rules, self.seen.view, Quick(luck.random))
        assert isinstance(table, Table)
        table.roles = tuple([int(role) for role in self.mind.worlds.roles[world]])
        return table, world


class Rehearsal:
    """A game played on from an imagined table: every seat sees its own view and what it has been told."""

    def __init__(self, trial: Trial, s: Table, luck: Random) -> None:
        self.trial = trial
        self.s = s
        self.luck = luck
        self.players = SolidBot(trial.bot.game, trial.bot.rules, theory=trial.bot.theory)
        self.told: Mapping[int, list[Event]] = {seat: list(trial.public) for seat in range(s.seats)}
        self.policies = s.liberal + s.fascist

    def act(self, seat: int, action: Action) -> None:
        """Carry an action out and let everybody know who may."""
        agenda.play(self.s, seat, action)
        journal: list[tuple[Audience, Event]] = self.s.journal or []
        for audience, event in journal:
            for each in self.told if audience is None else audience:
                self.told[each].append(event)
        journal.clear()

    def until_policy(self) -> None:
        """Play on by level 2 until a policy is enacted or the game is over."""
        s = self.s
        while s.outcome is None and s.liberal + s.fascist == self.policies:
            seat = agenda.pending(s)[0]
            view = self.trial.bot.game.view(s, seat)
            seen = Observation(view, tuple(self.told[seat]), self.trial.seen.remarks)
            self.act(seat, self.players.choose(seen, self.luck))

    def worth(self, world: int) -> float:
        """The own side's chance now."""
        s, mind = self.s, self.trial.mind
        if s.outcome is not None:
            return float(mind.seat in s.outcome.winners)
        view = self.trial.bot.game.view(s, mind.seat)
        public = self.players.read(Observation(view, tuple(self.told[mind.seat]), self.trial.seen.remarks)).public
        following = public.scene.following if s.called < 0 else s.called
        chance = float(np.asarray(fascists_win(public, Outlook(s.liberal, s.fascist, 0, following)))[world])
        return 1 - chance if mind.liberal else chance


def _whispered(event: Event) -> bool:
    return type(event).__name__ in ("RoleDealt", "Drew", "Received", "PeekSaw", "InvestigationSaw")
