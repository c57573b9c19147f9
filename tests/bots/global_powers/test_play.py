"""How a solid player of Global Powers plays: what it takes, what it stops, what it pays for, and what it promises."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle import bots
from hemicycle.bots.global_powers import consent
from hemicycle.bots.global_powers.deals import deals
from hemicycle.bots.global_powers.motions import margins
from hemicycle.bots.global_powers.worth import Position, appraiser
from hemicycle.core.values import Remark
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.auction import Auction
from hemicycle.games.global_powers.evaluation import Posting
from hemicycle.games.global_powers.events import FirstPlayer
from hemicycle.games.global_powers.forecasts import odds
from hemicycle.games.global_powers.promises import WillNotAttack
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from tests.games.global_powers.tables import BLUE, GAME, GREEN, RED, options, play, step, table

QUIET = {"army": 0, "trade": 0, "raw": 0, "diplomacy": 0}


def seen(s: Table, seat: int, *remarks: tuple[int, Remark]) -> Observation:
    return Observation(GAME.view(s, seat), (), remarks)


def choice(s: Table, seat: int, *remarks: tuple[int, Remark], name: str = "solid") -> str:
    """What a bot does at a table."""
    return str(bots.make(name, GAME, s.rules).choose(seen(s, seat, *remarks), Random(1)))


def border(armies: tuple[int, int], heads: tuple[int, int] = (3, 2), **more: object) -> Table:
    """Red's Europe is activated; Green governs the Orient next to it."""
    s = table(
        2,
        heads={
            "europe": (heads[0], 0),
            "orient": (0, heads[1]),
            "north-america": (2, 0),
            "russia": (2, 0),
            "australia": (0, 3),
        },
        chips={"europe": {**QUIET, "army": armies[0]}, "orient": {**QUIET, "army": armies[1]}, "russia": QUIET},
        agenda_=[Turn(RED, (), False)],
        **more,  # type: ignore[arg-type]  # parts of the table
    )
    play(s, RED, "activate europe")
    return s


@pytest.mark.parametrize("name", ["solid", "strong:8x"])
def test_the_last_region_for_dominance_is_taken(name: str) -> None:
    own = ["north-america", "europe", "russia", "china", "japan", "india", "orient"]
    s = table(
        4,
        heads={**dict.fromkeys(own, (2, 0, 0, 0)), "africa": (0, 1, 1, 1), "australia": (0, 4, 0, 0)},
        chips={"orient": {**QUIET, "army": 1}},
        base=(3, 5, 5, 5),
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate orient")

    first = choice(s, RED, name=name)
    play(s, RED, first)
    play(s, RED, choice(s, RED, name=name))

    assert s.governed[RED] == 8
    assert s.outcome is not None


def test_a_much_stronger_army_makes_war() -> None:
    s = border((5, 1))

    assert choice(s, RED) == "act war"


def test_nobody_attacks_a_stronger_army() -> None:
    s = border((1, 4))

    assert choice(s, RED) != "act war"


def test_a_promise_of_peace_is_kept_when_little_is_to_be_gained() -> None:
    s = border((3, 2), heads=(3, 1))
    assert choice(s, RED) == "act war"

    assert choice(s, RED, (RED, WillNotAttack("orient"))) != "act war"


def test_a_promise_of_peace_is_returned() -> None:
    s = border((2, 2))

    said = bots.make("solid", GAME, s.rules).speak(seen(s, GREEN, (RED, WillNotAttack("orient"))), Random(1))

    assert said == WillNotAttack("europe")


def test_peace_is_offered_to_a_stronger_neighbour_when_the_game_begins() -> None:
    s = border((1, 3))
    bot = bots.make("solid", GAME, s.rules)

    assert FirstPlayer in bot.speaks_after
    assert bot.speak(seen(s, RED), Random(1)) == WillNotAttack("orient")


def test_a_party_votes_against_a_war_on_its_own_region() -> None:
    s = table(
        3,
        heads={"europe": (2, 1, 1), "orient": (0, 3, 0), "china": (0, 0, 3), "japan": (2, 0, 0)},
        chips={"europe": {**QUIET, "army": 5}, "orient": {**QUIET, "army": 1}},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", "act war", "attack orient")

    assert step(s) == "Vote"
    assert choice(s, GREEN) == "ballot no"


def attacked(defenders: int) -> Table:
    """Red's Europe, where Green has a say, attacks Green's Orient."""
    s = table(
        3,
        heads={"europe": (3, 2, 0), "orient": (0, defenders, 0), "china": (0, 0, 3), "japan": (2, 0, 0)},
        chips={"europe": {**QUIET, "army": 3}, "orient": {**QUIET, "army": 2, "trade": 3}},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", "act war", "attack orient")
    assert step(s) == "Duel"
    return s


def test_a_war_that_would_cost_a_region_is_worth_a_veto() -> None:
    s = attacked(defenders=5)

    assert choice(s, GREEN) == "sacrifice"
    play(s, GREEN, "sacrifice")
    assert choice(s, RED) == "decline"


@pytest.mark.parametrize("name", ["solid", "strong:8x"])
def test_who_would_be_answered_and_give_in_pays_nothing(name: str) -> None:
    s = attacked(defenders=3)

    assert choice(s, GREEN, name=name) == "decline"
    play(s, GREEN, "sacrifice")
    assert choice(s, RED) == "sacrifice", "with one rival less there, red can spare a politician"
    play(s, RED, "sacrifice")
    assert choice(s, GREEN) == "decline"


def test_nobody_is_sacrificed_for_a_trifle() -> None:
    s = table(
        3,
        heads={"europe": (4, 1, 0), "china": (0, 0, 3), "orient": (0, 3, 0)},
        chips={"europe": {**QUIET, "trade": 1}},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", "act budget", "convert trade-army")

    assert step(s) == "Duel"
    assert choice(s, GREEN) == "decline"


def offered(*terms: str) -> Table:
    """Red's Europe offers Green's Orient a deal."""
    s = table(
        3,
        heads={"europe": (3, 0, 0), "orient": (0, 3, 0), "china": (0, 0, 3)},
        chips={"europe": {**QUIET, "trade": 2, "raw": 2}, "orient": {**QUIET, "trade": 2, "army": 2}},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", "act trade", "approach orient", *terms, "send")
    return s


def test_a_gift_is_accepted() -> None:
    assert choice(offered("give trade 2"), GREEN) == "accept"


def test_tribute_is_not_paid() -> None:
    assert choice(offered("take trade 2"), GREEN) != "accept"


def test_a_government_offers_only_what_the_other_side_gains_from() -> None:
    s = table(
        3,
        heads={"europe": (3, 0, 0), "orient": (0, 3, 0), "china": (0, 0, 3)},
        chips={"europe": {**QUIET, "trade": 2}, "orient": {**QUIET, "trade": 2, "army": 4, "raw": 2}},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", "act trade", "approach orient")

    while step(s) == "Offer":
        play(s, RED, choice(s, RED))

    assert step(s) == "Reply"
    assert choice(s, GREEN) == "accept"


def test_offers_bundle_chips_of_two_kinds_and_nothing_goes_to_and_fro() -> None:
    s = offered("give trade 2")
    europe, orient = s.world.index["europe"], s.world.index["orient"]

    found = [(give, take) for give, take, _ in deals(Position(s, appraiser()), europe, orient)]

    assert ((1, 1, 0, 0), (0, 0, 0, 1)) in found
    assert not any(give[kind] and take[kind] for give, take in found for kind in range(4))


def test_who_can_be_spared_goes_to_the_un() -> None:
    s = table(
        2,
        heads={"europe": (1, 0), "orient": (0, 3)},
        base=(6, 6),
        agenda_=[Posting((RED, GREEN), 0, 1)],
    )

    assert choice(s, RED) == "post-from-base"


def test_the_last_activation_is_left_to_others_if_it_would_lose_the_game() -> None:
    regions = ["north-america", "europe", "russia", "china", "japan", "india", "orient"]
    s = table(
        4,
        heads={**dict.fromkeys(regions[:6], (0, 3, 0, 0)), "orient": (2, 0, 0, 0), "africa": (0, 0, 2, 2)},
        chips={region: {**QUIET, "trade": 5} for region in regions[:2]},
        base=(3, 2, 2, 2),
        hands={RED: ["expansion", "retirement"]},
        to_do=(6,),
        agenda_=[Turn(RED, (), False)],
    )

    assert choice(s, RED).startswith("play")


def test_bids_vary() -> None:
    s = table(4, agenda_=[Auction("north-america", False)])
    bot = bots.make("solid", GAME, s.rules)

    bids = {str(bot.choose(seen(s, BLUE), Random(number))) for number in range(20)}

    assert len(bids) > 1
    assert bids <= set(options(s, BLUE))


# --- theory ---


def test_who_would_be_outbid_pays_nothing() -> None:
    carried, friends, foes = consent.duel(True, (9.0, 2.0), (1.0, 1.0), (3, 1))

    assert (carried, friends, foes) == (True, 0, 0)


def test_who_has_more_at_stake_has_his_way() -> None:
    carried, friends, foes = consent.duel(True, (0.5, 4.0), (1.0, 1.0), (3, 1))

    assert (carried, friends, foes) == (False, 0, 1)


@pytest.mark.parametrize("armies", [(5, 1), (3, 3), (1, 2), (4, 2)])
def test_the_odds_of_war_are_those_of_the_forecast(armies: tuple[int, int]) -> None:
    s = border((1, 1))
    board = GAME.view(s, RED).board

    assert dict(margins(s, *armies)) == pytest.approx(dict(odds(board, *armies, 0, 0).margins))
