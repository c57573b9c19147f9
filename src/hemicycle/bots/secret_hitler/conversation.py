"""What a bot says beside its claims: whom it suspects and trusts, what it asks, and what it answers.

A fascist speaks as the liberal he pretends to be: everything here comes from what a liberal on the seat would think who
holds the seat's own claims for true. So nothing said goes beyond the observation, and nobody contradicts themselves.
"""

from __future__ import annotations

from hemicycle.bots.secret_hitler.mind import Mind, Persona
from hemicycle.bots.secret_hitler.questions import OWN_CARDS
from hemicycle.core.values import Remark
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler import events
from hemicycle.games.secret_hitler.conversation import Accuse, AskCards, Trust

SUSPECTED, TRUSTED = 0.85, 0.1  # chances to be a fascist worth a word
VOICES = 2  # so many may accuse the same player; more would be noise
EVEN = 0.5  # a chance to be a fascist above which nobody is trusted
DANGER = 0.2  # chance to elect Hitler that is a reason by itself


def opinion(seen: Observation, mind: Mind) -> Remark | None:
    """A question to whoever keeps silent about their cards, or a word about somebody, if it matters."""
    return _question(seen, mind) or _verdict(seen, mind)


def _question(seen: Observation, mind: Mind) -> Remark | None:
    """Ask who has said nothing about the last session but one; once is enough."""
    number = len(mind.board.ledger) - 2
    if number < 0 or mind.board.ledger[number].policy is None:
        return None
    government = mind.board.ledger[number]
    told = {seat for seat, remark in seen.remarks if isinstance(remark, OWN_CARDS) and remark.session == number}
    asked = {remark.seat for _, remark in seen.remarks if isinstance(remark, AskCards)}
    for seat in (government.president, government.chancellor):
        if seat not in told | asked and seat in mind.board.living and seat != mind.seat:
            return AskCards(seat)
    return None


def _verdict(seen: Observation, mind: Mind) -> Remark | None:
    """Accuse whom a liberal here would hold for a fascist, or speak for whom he would trust; nothing twice."""
    fascist = Persona(mind).fascist
    others = [seat for seat in mind.board.living if seat != mind.seat]
    said = [(who, remark) for who, remark in seen.remarks if isinstance(remark, Accuse | Trust)]
    for seat in sorted(others, key=lambda each: -fascist[each]):
        voices = [who for who, remark in said if remark == Accuse(seat)]
        if fascist[seat] > SUSPECTED and mind.seat not in voices and len(voices) < VOICES:
            return Accuse(seat)
    for seat in sorted(others, key=lambda each: fascist[each]):
        spoken_of = any(remark.seat == seat for _, remark in said)
        if fascist[seat] < TRUSTED and not spoken_of:
            return Trust(seat)
    return None


# --- answers ---


def reason(mind: Mind, election: int) -> str:
    """Why a liberal on this seat would have voted as the seat did in an election, counted from the first."""
    places = [place for place, moment in enumerate(mind.moments) if isinstance(moment, events.Voted)]
    if not places:
        return "nothing"
    place = places[election]
    vote = mind.moments[place]
    assert isinstance(vote, events.Voted)
    before = Persona(mind.earlier(place))
    scene = before.public.scene
    if mind.seat in vote.yes:
        if mind.seat in (scene.president, scene.chancellor):
            return "own"
        if scene.tracker + 1 == before.public.rules.elections.tracker:
            return "chaos"
        doubted = max(before.fascist[scene.president], before.fascist[scene.chancellor]) > EVEN
        return "doubt" if doubted else "trust"
    if before.public.in_zone and before.hitler[scene.chancellor] > DANGER:
        return "hitler"
    government = {"president": scene.president, "chancellor": scene.chancellor}
    strangers = {office: seat for office, seat in government.items() if seat != mind.seat}
    return max(strangers, key=lambda office: before.fascist[strangers[office]])
