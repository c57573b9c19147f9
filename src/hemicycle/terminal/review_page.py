"""A game review on paper: the course in small pictures, where it turned, and what could have been done better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from hemicycle.bots.bot import CHANCE
from hemicycle.core.match import Match
from hemicycle.review.findings import JUDGED, SIDES, Mistake, Review
from hemicycle.terminal.sheets import Sheet
from hemicycle.words import Words

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 32  # signs of a picture
RULES = 3  # sections that are named


def page(words: Words, found: Review, match: Match, seats: Sequence[int]) -> Iterator[RenderableType]:
    """Everything that was found, and the mistakes of some seats."""
    yield Text(words.say("review-title", {"game": words.say(f"game-{found.game}")}), style="bold")
    if found.course:
        yield _course(words, found)
        error = round(200 * max(point.error for point in found.course))  # two standard errors
        points = round(2 * max(point.points_error for point in found.course))
        key = "review-how-points" if error else "review-how-chances"
        yield Text(words.say(key, {"error": error, "points": points}), style="dim")
        if found.fortune:
            yield Text(words.say("review-luck-how"), style="dim")
        yield Text()
        yield from _turning(words, found, match)
    if words.knows(f"review-worth-{found.game}"):
        yield Text()
        yield Text(words.say(f"review-worth-{found.game}"), style="dim")
    for seat in seats:
        yield Text()
        yield from _mistakes(words, found, seat)
    if found.claims:
        yield Text()
        yield Text(words.say("review-claims"), style="bold")
    for claim in found.claims:
        verdict = ("review-true", "green") if claim.true else ("review-lie", "red")
        sentence = words.say(f"remark-{claim.word}", {**claim.detail, "speaker": claim.seat})
        yield Text.assemble(f"  {sentence} ", (words.say(verdict[0]), verdict[1]))


def _course(words: Words, found: Review) -> Sheet:
    lines = [words.say(f"side-{side}") for side in found.sides] if found.lines == SIDES else words.names
    luck = found.luck()
    rows = []
    for line, name in enumerate(lines):
        chances = [point.chances[line] for point in found.course]
        expected = [point.values[line] for point in found.course if point.values]
        ends = (expected[0], expected[-1]) if expected else ()
        shown = [words.number(round(points)) for points in ends] or [_percent(chances[0]), _percent(chances[-1])]
        fell = _signed(luck[line], found.unit) if luck else ""
        rows.append([name, shown[0], picture(chances), shown[1], fell])
    heads = ["review-player", "review-start", "review-course", "review-end", "review-luck"]
    return Sheet([words.say(head) for head in heads], rows)


def picture(chances: Sequence[float]) -> str:
    """A curve of chances in one line."""
    width = min(WIDTH, len(chances))
    shown = [chances[round(place * (len(chances) - 1) / max(1, width - 1))] for place in range(width)]
    return "".join([BARS[min(7, int(8 * chance))] for chance in shown])


def _turning(words: Words, found: Review, match: Match) -> Iterator[RenderableType]:
    yield Text(words.say("review-turning"), style="bold")
    if not found.turning:
        yield Text("  " + words.say("review-turning-none"))
    entries = [point.entry for point in found.course]
    for turn in found.turning:
        before = entries[entries.index(turn) - 1]
        told = [each for each in match.history if before < each[0] <= turn and each[1] is None]
        shown = [event for _, _, event in told if event.reveals] or [event for _, _, event in told]
        said = [words.remark(seat, remark) for entry, seat, remark in match.said if before < entry <= turn]
        yield Text.assemble((f"{turn:>5} ", "dim"), " ".join([words.event(event) for event in shown[-2:]] or said[-2:]))


def _mistakes(words: Words, found: Review, seat: int) -> Iterator[RenderableType]:
    mistakes = found.costliest(seat)
    if not mistakes:
        yield Text(words.say("review-mistakes-none", {"seat": seat}))
        return
    yield Text(words.say("review-mistakes", {"seat": seat}), style="bold")
    for mistake in mistakes:
        done, better = words.action(mistake.done), words.action(mistake.better)
        if mistake.asked is not None:
            yield Padding(Text(words.say(mistake.asked.key, mistake.asked.detail), style="italic"), (0, 0, 0, 2))
        yield Padding(Text(words.say("review-done", {"entry": mistake.entry, "done": done})), (0, 0, 0, 2))
        yield Padding(Text(words.say("review-better", {"better": better}), style="bold"), (0, 0, 0, 4))
        why = words.say(mistake.key, mistake.detail)
        if mistake.effect is not None:
            why = f"{why} {words.say(mistake.effect.key, mistake.effect.detail)}"
        rule = words.say("review-rule", {"sections": ", ".join(mistake.sections[:RULES])})
        yield Padding(Text(f"{_cost(words, found, mistake)}. {why} {rule}", style="dim"), (0, 0, 0, 4))


def _cost(words: Words, found: Review, mistake: Mistake) -> str:
    hundred = 100 if found.unit == CHANCE else 1
    cost = words.say(f"review-cost-{found.unit}", {"cost": max(1, round(hundred * mistake.cost))})
    parts = {} if mistake.sure == JUDGED else {"error": max(1, round(2 * hundred * mistake.error))}
    return f"{cost} ({words.say(f'review-sure-{mistake.sure}', parts)})"


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def _signed(gain: float, unit: str) -> str:
    number = round(100 * gain) if unit == CHANCE else round(gain)
    return f"{number:+d}".replace("-", "\u2212") + (" %" if unit == CHANCE else "")
