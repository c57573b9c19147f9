"""What a learner sees of an option and of a seat: plain numbers under plain names, from an observation alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import copysign, log, log1p
from typing import Any

from hemicycle.bots.bot import POINTS, Explanation
from hemicycle.bots.secret_hitler.beliefs import Public
from hemicycle.bots.secret_hitler.mind import Notebook
from hemicycle.bots.secret_hitler.theory import standard
from hemicycle.core.view import Choice, Observation
from hemicycle.games.secret_hitler import claims, events

Traits = dict[str, float]
CHOSEN = "chosen"  # the option that the bot itself would take
BEHIND = "behind"  # the points by which an option is worse than that one, by what the bot thinks
CROWD = 5.0  # the more options there are, the more that one stands out, so that many do not drown it
FAR = 5.0  # points; more makes no difference
GUILT = "guilt"  # how likely the seats an option speaks for are of the other side, by what was learned of them


def option_traits(
    advice: Explanation, worth: Mapping[str, float], choice: Choice, guilt: Callable[[int], float], stage: str
) -> Traits:
    """What speaks for an option: what the bot itself thinks of it, its words and numbers, and of whom it speaks."""
    word = choice.action.split(" ")[0]
    found = {CHOSEN: float(advice.options[0].action == choice.action), f"{word} at all": 1.0}
    if advice.unit == POINTS:
        found[CHOSEN] *= 1 + log(len(advice.options)) / CROWD
        found[BEHIND] = -min(FAR, advice.options[0].value - worth[choice.action])
    for name, value in choice.detail.items():
        if name in ("seat", "president", "chancellor") and isinstance(value, int) and value >= 0:
            found[f"{word} {GUILT}"] = found.get(f"{word} {GUILT}", 0.0) + guilt(value)
        elif isinstance(value, bool | str):
            found[f"{word} {name} {value}"] = 1.0
            found[f"{word} {name} {value} {stage}"] = 1.0
        elif isinstance(value, int):
            found[f"{word} {name}"] = copysign(log1p(abs(value)), value)
    return found


def asked_traits(seen: Observation, choice: Choice, guilt: Callable[[int], float]) -> Traits:
    """What a yes to the government in question speaks for: those who would be in office."""
    prompt = seen.view.prompt
    if not choice.detail.get("ja") or prompt is None or "chancellor" not in prompt.detail:
        return {}
    office = [prompt.detail.get(name, -1) for name in ("president", "chancellor")]
    return {f"ballot {GUILT}": sum(guilt(seat) for seat in office if seat >= 0 and seat != seen.view.seat)}


def stage(seen: Observation) -> str:
    """How far the game is: in Secret Hitler, whether electing Hitler would end it."""
    board: Any = seen.view.board
    return "late" if seen.view.game == "secret-hitler" and board.fascist >= board.hitler_zone else "early"


# --- what everybody can count about a seat ---


class Dossiers:
    """What is publicly known of every seat; nothing where a game has no sides to guess. It keeps what it has read."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.notebooks: dict[int | None, Notebook] = {}

    def read(self, seen: Observation) -> list[Traits]:
        """The traits of every seat."""
        if seen.view.game != "secret-hitler":
            return [{} for _ in range(seen.view.seats)]
        notebook = self.notebooks.setdefault(seen.view.seat, Notebook(self.rules, standard()))
        return _Record(seen, notebook.read(seen).public).by_seat


class _Record:
    """Secret Hitler: votes, offices, policies and words of every seat, and what level 2 makes of them."""

    def __init__(self, seen: Observation, public: Public) -> None:
        self.by_seat: list[Traits] = [{"all": 1.0} for _ in range(seen.view.seats)]
        for event in seen.events:
            if isinstance(event, events.Voted):
                self._voted(event)
        for each in seen.view.board.ledger:
            for office in ("president", "chancellor"):
                self._count(getattr(each, office), f"{office} {each.policy or 'veto'}")
        self._spoke(seen)
        for seat, chance in enumerate(public.fascist):
            kept = min(max(float(chance), 0.01), 0.99)
            self._count(seat, "belief", log(kept / (1 - kept)))

    def _count(self, seat: int, name: str, by: float = 1.0) -> None:
        self.by_seat[seat][name] = self.by_seat[seat].get(name, 0.0) + by

    def _voted(self, vote: events.Voted) -> None:
        for seat in vote.no if len(vote.yes) >= len(vote.no) else vote.yes:
            self._count(seat, "against the majority")
        for seat in vote.no:
            self._count(seat, "no")

    def _spoke(self, seen: Observation) -> None:
        told: dict[tuple[int, str], int] = {}
        for seat, remark in seen.remarks:
            if isinstance(remark, claims.ClaimParty):
                self._count(seat, f"calls {remark.party}")
                self._count(remark.seat, f"called {remark.party}")
            elif isinstance(remark, claims.ClaimDrew | claims.ClaimReceived):
                kind, liberal = type(remark).__name__, remark.cards.count("L")
                told[remark.session, kind] = liberal
                self._count(seat, f"{kind} {liberal}")
        for session, each in enumerate(seen.view.board.ledger):
            drew, received = told.get((session, "ClaimDrew")), told.get((session, "ClaimReceived"))
            if drew is not None and received is not None and min(drew, 2) != received:
                self._count(each.president, "contradicted")
                self._count(each.chancellor, "contradicted")
