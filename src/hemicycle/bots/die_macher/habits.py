"""Quick habits for rehearsals: what a sensible party does without much thought, in a few microseconds.

Nobody bids for the start here, and polls go to whom luck chooses, for part of his money.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hemicycle.core import agenda
from hemicycle.core.values import Action
from hemicycle.games.die_macher import (
    cabinet,
    coalition,
    conference,
    conversion,
    donations,
    media,
    meetings,
    polls,
    start_player,
    victory,
)
from hemicycle.games.die_macher.actions import (
    MEDIA_MOVES,
    PASS,
    REPLIES,
    START_PLAYERS,
    AcceptDonation,
    Bid,
    ChangeProgramme,
    ConvertMeetings,
    Discard,
    ExchangeOpinion,
    PublishPoll,
    RefuseDonation,
    SendMinister,
    SendNobody,
    ShelvePoll,
    deeds_alone,
    meetings_to_hold,
    move_opinion,
    purchase,
)
from hemicycle.games.die_macher.exchange import offered, removable
from hemicycle.games.die_macher.sums import EMPTY, NOBODY
from hemicycle.games.die_macher.table import Land, Table

RESERVE = 8000  # money that is kept for meetings
POLL_PRICE = 4000  # of a poll in the first round; it rises with the rounds
SHARE_FOR_A_POLL = 4  # who is rich pays this part of its money
NO_CARDS = Discard(())


def act(s: Table, seat: int) -> Action:
    """What a party does out of habit."""
    step: Any = s.agenda[-1]
    kind = type(step)
    habit = HABITS.get(kind)
    if habit is None:
        return agenda.options(s, seat)[0]
    if kind in MOODS and s.chance.pick(MOODS[kind]) == 0:
        options: Sequence[Action] = step.options(s, seat)
        return options[s.chance.pick(len(options))]
    return habit(s, seat, step)


def bid(s: Table, seat: int, step: Any) -> Action:
    """As little as possible."""
    return Bid(getattr(step, "least", 0))


def name_start(s: Table, seat: int, step: Any) -> Action:
    """The left neighbour begins."""
    return START_PLAYERS[(seat + 1) % s.seats]


def revise(s: Table, seat: int, step: Any) -> Action:
    """Replace the card that agrees least with the states and the national board by one that agrees more."""
    programme = s.programme[seat]
    best, swap = 1.0, (EMPTY, EMPTY)
    worst = min(programme, key=lambda card: popularity(s, card))
    for added in s.hands[seat]:
        if added in programme:
            continue
        removed = added ^ 1 if added ^ 1 in programme else worst
        gain = popularity(s, added) - popularity(s, removed)
        if gain > best:
            best, swap = gain, (removed, added)
    if swap[1] == EMPTY or (swap[0] == swap[1] ^ 1 and not s.rules.switch("replace_programme_by_opposite")):
        return PASS
    return ChangeProgramme(s.rules.cards[swap[0]], s.rules.cards[swap[1]])


def popularity(s: Table, card: int) -> float:
    """How many states and national opinions agree with a programme card."""
    count = 3.0 * (card in s.national)
    other = card ^ 1
    for land in s.lands:
        if card in land.opinions:
            count += 1.0
        elif other in land.opinions:
            count -= 1.0
    return count


def place_minister(s: Table, seat: int, step: Any) -> Action:
    """A card that costs little of the money, in the state that votes next."""
    if step.state != s.line[0]:
        return SendNobody(step.state)
    limit = (s.cash[seat] - s.escrow[seat]) // 4
    cards = [k for k in s.cabinet[seat] if s.rules.cabinet[k].cost <= limit]
    if not cards:
        return SendNobody(step.state)
    return SendMinister(step.state, s.rules.minister_ids[cards[0]])


def minister_acts(s: Table, seat: int, step: Any) -> Action:
    """Trend where there are meetings, else votes."""
    land = s.boards[step.state]
    card = s.rules.cabinet[land.cabinet[seat]]
    votes, _, trend = deeds_alone(land.id)
    steps = min(card.own_trend, s.rules.tracks.highest_trend - land.trend[seat])
    return trend if steps * land.meetings[seat] > card.votes else votes


def form_coalition(s: Table, seat: int, step: Any) -> Action:
    """Whoever does not lead looks for the strongest partner."""
    if leads(s, seat):
        return PASS
    options = step.options(s, seat)[1:]
    return max(options, key=lambda action: strength(s, action.seat)) if options else PASS


def reply(s: Table, seat: int, step: Any) -> Action:
    """Whoever leads declines."""
    return REPLIES[leads(s, seat)]


def strength(s: Table, seat: int) -> int:
    """The votes of a party in the current state as things stand."""
    land = s.lands[0]
    return land.votes[seat] + land.meetings[seat] * max(1, s.factor(land, seat))


def leads(s: Table, seat: int) -> bool:
    """Whether nobody is stronger in the current state."""
    own = strength(s, seat)
    return all([strength(s, rival) < own for rival in range(s.seats) if rival != seat])


def buy_media(s: Table, seat: int, step: Any) -> Action:
    """One cube in each of the next two states."""
    if s.cash[seat] > RESERVE:
        for land in s.lands[:2]:
            if not land.media[seat] and sum(land.media) < s.rules.media.spaces:
                return purchase(land.id)
    return PASS


def exchange(s: Table, seat: int, step: Any) -> Action:
    """An own opinion for the one that fits least."""
    land = s.boards[step.state]
    programme = s.programme[seat]
    coming = [card for card in offered(s, land) if card in programme]
    right = "media" if isinstance(step, media.ExchangeByMedia) else "majority"
    going = [card for card in removable(s, land, right) if card not in programme]
    if not coming or not going:
        return PASS
    opposed = [card for card in going if card ^ 1 in programme]
    removed, added = (opposed or going)[0], coming[0]
    return ExchangeOpinion(land.id, s.rules.cards[removed], s.rules.cards[added])


def rally(s: Table, seat: int, step: Any) -> Action:
    """Many meetings where they bring much, some where they bring something."""
    land = s.boards[step.state]
    most = meetings.most_meetings(s, land, seat)
    wanted = wanted_meetings(s, land, seat)
    return meetings_to_hold(land.id, most)[min(most, wanted)]


def wanted_meetings(s: Table, land: Land, seat: int) -> int:
    """How many meetings a state is worth: up to a full track, more where it votes next."""
    factor = s.factor(land, seat)
    missing = s.rules.tracks.most_votes - land.votes[seat] - land.meetings[seat] * max(factor, 0)
    if factor <= 0 or missing <= 0:
        return 0
    per_vote = s.rules.state_cards[land.id].seats[-1] / 45.0
    wanted = 4 if factor * per_vote >= 1.5 else 2 if factor * per_vote >= 0.7 else 0
    return min(wanted, -(-missing // factor))


def auction(s: Table, seat: int, step: Any) -> Action:
    """Now and then a bid so high that nobody goes above it; the later the higher."""
    usual = POLL_PRICE * s.round
    if step.leader != NOBODY or s.cash[seat] < usual or s.chance.pick(2):
        return PASS
    unit = s.rules.bids.unit
    return Bid(max(usual, s.cash[seat] // SHARE_FOR_A_POLL // unit * unit))


def decide_poll(s: Table, seat: int, step: Any) -> Action:
    """Good news about oneself and bad news about the strongest, where meetings make something of it; else members."""
    land = s.boards[step.state]
    lines = polls.lines_to_publish(s, land)
    good = [k for k in lines if k == seat and polls.steps_of(s, land.poll, k) > 0 and land.meetings[k] > 1]
    bad = [k for k in lines if k != seat and polls.steps_of(s, land.poll, k) < 0 and land.meetings[k] > 3]
    if not good and not bad:
        return ShelvePoll()
    worst = sorted(bad, key=lambda k: -land.meetings[k])[: s.rules.polls.results_used - len(good)]
    return PublishPoll(tuple(sorted([*good, *worst])))


def convert(s: Table, seat: int, step: Any) -> Action:
    """All meetings, when they bring two votes each or stand in the way."""
    land = s.boards[step.state]
    held = land.meetings[seat]
    ready = s.factor(land, seat) >= 2 or held > 8
    return ConvertMeetings(land.id, held if ready else 0)


def national_opinion(s: Table, seat: int, step: Any) -> Action:
    """Own opinions, and nothing else."""
    programme = s.programme[seat]
    for card in victory.opinions_left(s):
        if card in programme:
            free = [
                space
                for space in victory.spaces(s, card)
                if s.national[space] not in programme or s.national[space] == card
            ]
            if free:
                return move_opinion(s.rules.cards[card], free[0])
    return PASS


def donation(s: Table, seat: int, step: Any) -> Action:
    """Who is poor accepts the highest amount, who is rich refuses it."""
    amount = max(donations.amounts_left(s, seat))
    return AcceptDonation(amount) if s.cash[seat] < 25000 else RefuseDonation(amount)


Habit = Callable[[Table, int, Any], Action]

# Every so many times somebody does anything at all, so that nothing is more certain in a rehearsal than at a table.
MOODS = {
    meetings.Rally: 2,
    media.BuyMediaCube: 4,
    cabinet.MinisterActs: 3,
    media.ExchangeByMedia: 3,
    conversion.Convert: 4,
    coalition.FormCoalition: 4,
}
HABITS: dict[type, Habit] = {
    start_player.BidForStart: bid,
    start_player.BidAgain: bid,
    start_player.NameStart: name_start,
    conference.RenewHand: lambda s, seat, step: NO_CARDS,
    conference.ReviseProgramme: revise,
    cabinet.PlaceMinister: place_minister,
    cabinet.MinisterActs: minister_acts,
    coalition.FormCoalition: form_coalition,
    coalition.CoalitionReply: reply,
    media.BuyMediaCube: buy_media,
    media.ExchangeByMedia: exchange,
    meetings.Rally: rally,
    polls.Auction: auction,
    polls.DecidePoll: decide_poll,
    conversion.Convert: convert,
    conversion.ExchangeByMajority: exchange,
    victory.NationalMedia: lambda s, seat, step: MEDIA_MOVES[0],
    victory.NationalOpinion: national_opinion,
    donations.LayDonation: donation,
}
