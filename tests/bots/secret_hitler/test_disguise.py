"""How fascists hide: what they do is what a liberal on their seat would do, as far as the table is known."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import hemicycle
from hemicycle import bots
from hemicycle.bots.asking import carry_out
from hemicycle.bots.secret_hitler import prospects
from hemicycle.bots.secret_hitler.beliefs import Public
from hemicycle.bots.secret_hitler.disguise import Disguise
from hemicycle.bots.secret_hitler.mind import Mind
from hemicycle.bots.secret_hitler.solid import SolidBot
from hemicycle.bots.talk import converse
from hemicycle.games.secret_hitler.events import Voted

GAME = hemicycle.game("secret-hitler")


def first_dangerous_votes(deals: int) -> Iterator[Mind]:
    """Plain fascists asked for a vote that liberals refuse, on the table's first government that might elect Hitler."""
    for deal in range(deals):
        match, luck = GAME.match(7, deal), Random(deal)
        bot = bots.make("solid", GAME, match.rules)
        assert isinstance(bot, SolidBot)
        while match.outcome is None:
            seat = match.waiting[0]
            seen = match.observation(seat)
            if seen.view.prompt is not None and seen.view.prompt.step == "vote" and seen.view.board.role == "fascist":
                mind = bot.read(seen)
                if _refused(mind):
                    yield mind
            done = carry_out(match, seat, bot.choose(seen, luck), bot)
            converse(match, dict.fromkeys(range(7), bot), done, luck)


def _refused(mind: Mind) -> bool:
    public, scene = mind.public, mind.public.scene
    if not public.in_zone or scene.president == mind.seat or _expected(public)[mind.seat]:
        return False
    votes = [(mind.publics[index], vote) for index, vote in enumerate(mind.moments) if isinstance(vote, Voted)]
    return not any([before.in_zone or _expected(before) != _cast(before, vote) for before, vote in votes])


def _expected(public: Public) -> dict[int, bool]:
    gains = prospects.gains(public, public.scene.president, public.scene.chancellor)
    return {seat: bool(gains[seat] > 0) for seat in public.scene.living}


def _cast(public: Public, vote: Voted) -> dict[int, bool]:
    return {seat: seat in vote.yes for seat in public.scene.living}


def test_where_votes_could_be_foreseen_a_fascist_refuses_whom_liberals_refuse() -> None:
    minds = list(first_dangerous_votes(12))

    for mind in minds:
        looks = Disguise(mind).weigh([0.0, 0.0])  # nothing to gain: only how it looks counts
        ja = [choice.detail["ja"] for choice in mind.view.choices]
        assert looks[ja.index(False)] > looks[ja.index(True)]
    assert len(minds) >= 5
