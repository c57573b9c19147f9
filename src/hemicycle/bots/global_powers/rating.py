"""Every question of the game, and how a solid player rates its options, in points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hemicycle.bots.global_powers import rating_answers as answers
from hemicycle.bots.global_powers import rating_cards as cards
from hemicycle.bots.global_powers import rating_rounds as rounds
from hemicycle.bots.global_powers import rating_turns as turns
from hemicycle.bots.global_powers.judgement import Judgement
from hemicycle.bots.global_powers.rating_duel import duel
from hemicycle.core.values import Action, word

Rate = Callable[[Judgement, Any, Any], float]
RATES: dict[str, Rate] = {
    "auction": rounds.bid,
    "start-region": rounds.start_region,
    "start-placement": rounds.start_placement,
    "take-cards": rounds.take_card,
    "sort-out": rounds.sort_out,
    "posting": rounds.posting,
    "removal": rounds.posting,
    "troops-motion": rounds.troops_motion,
    "turn": turns.turn,
    "recalling": turns.recalling,
    "government-acts": turns.government_acts,
    "alternatives": turns.alternatives,
    "extra-action": turns.extra_action,
    "sharing": turns.sharing,
    "budget": turns.motion,
    "emigration": turns.motion,
    "propaganda": turns.motion,
    "rehabilitation": turns.motion,
    "purge-victim": turns.motion,
    "war-target": turns.motion,
    "war-split": turns.war_split,
    "proposal": turns.proposal,
    "own-stake": turns.own_stake,
    "partner": turns.partner,
    "offer": turns.offer,
    "consent": answers.consent,
    "disagreement": answers.disagreement,
    "dice-offer": answers.dice_offer,
    "sharing-consent": answers.sharing_consent,
    "vote": answers.vote,
    "open-vote": answers.vote,
    "duel": duel,
    "reply": answers.reply,
    "war": answers.war,
    "spoils": answers.spoils,
    "government-stake": answers.government_stake,
    "stake-consent": answers.stake_consent,
    "factions": answers.factions,
    "bribery": answers.bribery,
    "bribe-consent": answers.bribe_consent,
    "assassination-victim": cards.victim,
    "retirement-victim": cards.victim,
    "defection": cards.victim,
    "defector-fee": cards.defector_fee,
    "expansion": cards.expansion,
    "transfer": cards.transfer,
    "transfer-to": cards.transfer_to,
    "development-aid": cards.aid,
    "aid-giver": cards.aid_giver,
    "recession": cards.struck,
    "revolution": cards.struck,
    "unrest": cards.struck,
    "sabotage": cards.sabotage,
    "sabotaging": cards.sabotaging,
    "coup-region": cards.coup_region,
    "coup": cards.coup,
    "pact": cards.pact,
    "pact-neighbour": cards.pact_neighbour,
    "warmonger": cards.warmonger,
    "initiative-backer": cards.backer,
}


def rate(judgement: Judgement, options: Sequence[Action]) -> list[float]:
    """What each option is worth to the party that is asked."""
    step = judgement.s.agenda[-1]
    rates = RATES[word(type(step))]
    return [rates(judgement, step, option) for option in options]
