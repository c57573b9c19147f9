"""What every option of a decision is worth, whatever is decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hemicycle.bots.die_macher import bargains, campaign
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.bots.die_macher.weights import Weights
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
    start_sheet,
    victory,
)
from hemicycle.games.die_macher.table import Table

Memo = dict[tuple[int, int], float]
Weigher = Callable[[Outlook, Any, Any], list[float]]

WEIGHERS: dict[type, Weigher] = {
    start_sheet.StartSheetOne: bargains.first_column,
    start_sheet.StartSheetTwo: bargains.second_column,
    start_player.BidForStart: bargains.start_bid,
    start_player.BidAgain: bargains.start_bid,
    start_player.NameStart: bargains.name_start,
    conference.RenewHand: campaign.renew_hand,
    conference.ReviseProgramme: campaign.revise_programme,
    cabinet.PlaceMinister: campaign.place_minister,
    cabinet.ChooseMinister: campaign.choose_minister,
    cabinet.MinisterActs: campaign.minister_acts,
    coalition.FormCoalition: bargains.form_coalition,
    coalition.CoalitionReply: bargains.coalition_reply,
    media.BuyMediaCube: campaign.buy_media,
    media.ExchangeByMedia: campaign.exchange,
    meetings.Rally: campaign.hold_meetings,
    polls.Auction: bargains.auction,
    polls.DecidePoll: bargains.decide_poll,
    conversion.Convert: campaign.convert,
    conversion.ExchangeByMajority: campaign.exchange,
    victory.NationalMedia: bargains.national_media,
    victory.NationalOpinion: bargains.national_opinion,
    donations.LayDonation: bargains.donation,
}


JUMP = 3  # by what part of what is left of its worth a bid for a poll rises


def weigh(s: Table, seat: int, options: Sequence[Action], weights: Weights, memo: Memo | None = None) -> list[float]:
    """The worth of every option in points, compared with doing nothing.

    A memo, kept by who follows one table, spares thinking anew about the poll that everybody is bidding for.
    """
    step = s.agenda[-1]
    view = Outlook(s, seat, weights)
    if memo is not None and isinstance(step, polls.Auction):
        key = s.auctions, seat
        if key not in memo:
            memo[key] = bargains.poll_worth(view, s.boards[step.state])
        return bargains.bids(view, memo[key], options)
    return WEIGHERS[type(step)](view, step, options)


def best(values: Sequence[float]) -> int:
    """The place of the highest value."""
    return max(range(len(values)), key=values.__getitem__)


def decide(s: Table, seat: int, options: Sequence[Action], weights: Weights, memo: Memo | None = None) -> int:
    """The place of the option to take."""
    if len(options) == 1:
        return 0
    return prefer(s, weigh(s, seat, options, weights, memo))


def prefer(s: Table, values: Sequence[float]) -> int:
    """The best option; in an auction a jump over a third of what it is worth, so that it comes to an end."""
    place = best(values)
    if place and isinstance(s.agenda[-1], polls.Auction):
        worthwhile = len([1 for value in values[1:] if value > 0])
        return 1 + worthwhile // JUMP
    return place
