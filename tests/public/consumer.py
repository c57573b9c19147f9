"""A program of somebody else's, as strict type checkers see it. It is run as well."""

from __future__ import annotations

from random import Random

import hemicycle
from hemicycle import Action, Bot, HemicycleError, Match, Observation, Position, Record, Refused, View


class First(Bot):
    """Takes what stands first."""

    def choose(self, seen: Observation, random: Random) -> Action:
        return self.game.action(seen.view.choices[0].action)


def play(name: str) -> Match:
    game = hemicycle.game(name)
    match = game.match(seed=1)
    bot = First(game, match.rules)
    random = Random(1)
    while match.outcome is None:
        seat: int = match.waiting[0]
        match.act(seat, bot.choose(match.observation(seat), random))
    return match


def search(name: str) -> tuple[float, ...]:
    position = Position(name, seed=1)
    while not position.over:
        copy: Position = position.clone(seed=2)
        copy.apply(copy.indices()[0])
        position.apply(position.legal()[0])
    return position.returns()


def refused(match: Match) -> str:
    try:
        match.act(0, "nonsense")
    except Refused as error:
        return error.code
    except HemicycleError:
        return "another"
    return ""


def main() -> None:
    match = play("secret-hitler")
    record: Record = match.record
    view: View = match.view(None)
    print(len(record.entries), view.outcome, refused(match), sum(search("secret-hitler")))


if __name__ == "__main__":
    main()
