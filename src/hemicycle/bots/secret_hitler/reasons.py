"""What speaks for an option, in the words of the catalogue: a key and the numbers its sentence needs."""

from __future__ import annotations

from typing import Any

from hemicycle.bots.secret_hitler.disguise import wins_by_vote
from hemicycle.bots.secret_hitler.judgement import Judgement, worth
from hemicycle.bots.secret_hitler.mind import Mind
from hemicycle.bots.secret_hitler.prospects import KNOWN
from hemicycle.core.view import Choice

Reason = tuple[str, dict[str, Any]]
ALIKE = 0.02  # chances to win so close together make no difference
MUCH = 0.05  # and so far apart they are a reason by themselves


def why(mind: Mind, choice: Choice) -> Reason:
    """The reason for an option, by what the seat knows."""
    word = choice.action.split(" ")[0]
    side = "liberal" if mind.liberal else "fascist"
    match word:
        case "nominate" | "call-election" | "investigate" | "execute":
            return _about_somebody(mind, word, choice.detail["seat"], side)
        case "ballot":
            return _about_government(mind, choice, side)
        case "discard" | "enact":
            return _about_cards(mind, choice.detail["policy"], word, side)
    return f"explain-sh-{word}-{side}", {}


def _about_somebody(mind: Mind, word: str, seat: int, side: str) -> Reason:
    if word == "nominate" and Judgement(mind).counts_on_failure(seat):
        return "explain-sh-nominate-in-vain", {"seat": seat}
    known = side == "fascist" and mind.board.roles[seat] is not None
    if side == "fascist":
        thought = mind.public.fascist
        key = f"explain-sh-{word}-{'own' if known else 'natural'}"
        return key, {"seat": seat, "fascist": _percent(thought[seat])}
    detail = {"seat": seat, "fascist": _percent(mind.fascist[seat]), "hitler": _percent(mind.hitler[seat])}
    zone = _zone(mind, detail) if word in ("nominate", "call-election") else ""
    return f"explain-sh-{word}{zone}", detail


def _about_government(mind: Mind, choice: Choice, side: str) -> Reason:
    scene, ja = mind.public.scene, choice.detail["ja"]
    detail: dict[str, Any] = {"president": scene.president, "chancellor": scene.chancellor}
    if mind.view.prompt is not None and mind.view.prompt.step != "vote":
        return "explain-sh-ballot-veto", {}
    if ja and wins_by_vote(mind):
        return "explain-sh-ballot-wins", detail
    if ja and scene.president == mind.seat:
        return "explain-sh-ballot-own", detail
    ahead = Judgement(mind).ballot(ja) - Judgement(mind).ballot(not ja)
    if side == "fascist":
        thought = mind.public.fascist
        detail["suspicion"] = _percent(max(thought[scene.president], thought[scene.chancellor]))
        return f"explain-sh-ballot-{'stakes' if ahead > MUCH else 'fascist'}", detail
    fascist = mind.worlds.fascist
    clean = (1 - fascist[:, scene.president]) * (1 - fascist[:, scene.chancellor])
    detail["liberal"] = _percent(mind.posterior @ clean)
    detail["hitler"] = _percent(mind.hitler[scene.chancellor])
    worse = max(scene.president, scene.chancellor, key=lambda seat: mind.fascist[seat])
    if not ja and mind.fascist[worse] > KNOWN:
        return "explain-sh-ballot-refused", {"seat": worse, "fascist": _percent(mind.fascist[worse])}
    return f"explain-sh-ballot{_turn(mind, detail, ja, ahead)}", detail


def _turn(mind: Mind, detail: dict[str, Any], ja: bool, ahead: float) -> str:
    """What a liberal's vote turns on; a vote against what the chances alone would say needs a word for that."""
    zone = _zone(mind, detail)
    if ahead < 0 and ja != bool(zone):
        return "-doubt" if ja else "-wary"
    last = mind.public.scene.tracker + 1 == mind.public.rules.elections.tracker
    return zone or ("-chaos" if last else "")


def _zone(mind: Mind, detail: dict[str, Any]) -> str:
    """Once Hitler wins as chancellor, a sentence names that chance, if there is any."""
    return "-zone" if mind.public.in_zone and detail["hitler"] > 0 else ""


def _about_cards(mind: Mind, policy: str, word: str, side: str) -> Reason:
    hand = mind.board.hand or ()
    if len(set(hand)) == 1:
        return "explain-sh-no-choice", {"policy": hand[0]}
    if side == "liberal":
        return "explain-sh-cards-liberal", {}
    held = {each.detail["policy"]: each for each in mind.view.choices if "policy" in each.detail}
    worths = [worth(Judgement(mind), word, each) for each in held.values()]
    how = "attack" if (policy == "fascist") == (word == "enact") else "hide"
    if max(worths) - min(worths) < ALIKE:
        how = "even"
    return f"explain-sh-cards-{how}", {"suspicion": _percent(mind.public.fascist[mind.seat])}


def _percent(chance: Any) -> int:
    return round(100 * float(chance))
