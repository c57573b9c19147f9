"""The sixteen cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hemicycle.core.chance import Luck
from hemicycle.games.global_powers.cards_lasting import Pact
from hemicycle.games.global_powers.cards_regions import can_recede, receding
from hemicycle.games.global_powers.coup import Coup
from hemicycle.games.global_powers.events_acts import WarFought
from hemicycle.games.global_powers.events_world import CoupFought, ProposalDecided
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from hemicycle.games.global_powers.world import ARMY, CARDS, DIPLOMACY, RAW, TRADE
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLUE,
    GAME,
    GREEN,
    RED,
    Options,
    at,
    cards,
    chips,
    dice,
    government,
    here,
    open_card,
    options,
    play,
    refused,
    rules,
    step,
    table,
    told,
)


def holding(
    card: str, heads: dict[str, tuple[int, ...]], *, luck: Sequence[Luck] | None = None, **more: object
) -> Table:
    """Red has the turn and plays a card."""
    seats = len(next(iter(heads.values())))
    s = table(
        seats,
        heads=heads,
        hands={RED: [card]},
        agenda_=[Turn(RED, (), False)],
        luck=luck,
        **more,  # type: ignore[arg-type]  # parts of the table
    )
    play(s, RED, f"play {card}")
    return s


@rule("GP-031")
def test_a_card_is_discarded_and_is_the_whole_turn() -> None:
    s = holding("retirement", {"europe": (1, 2, 0)})

    play(s, RED, "target europe 1")

    assert s.hands[RED] == ()
    assert s.discards[RED] == cards("retirement")
    assert s.waiting == (GREEN,)


# --- politicians ---


@rule("GP-110")
@pytest.mark.parametrize(
    ("face", "heads", "gone", "mauritius"), [(1, (1, 1), 1, 0), (2, (1, 1), 0, 0), (3, (0, 2), 0, 1)]
)
def test_an_assassination_kills_drives_home_or_fails(
    face: int, heads: tuple[int, ...], gone: int, mauritius: int
) -> None:
    s = holding("assassination", {"europe": (1, 2)}, luck=dice(face))

    play(s, RED, "target europe 1")

    assert here(s, "europe") == heads
    assert s.gone[GREEN] == gone
    assert s.mauritius[RED] == mauritius


@rule("GP-110")
def test_an_assassin_must_be_present() -> None:
    s = holding("assassination", {"europe": (1, 2), "africa": (0, 1)})

    assert options(s, RED) == ["target europe 1"]
    assert refused(s, RED, "target africa 1").sections == ("GP-110",)


@rule("GP-110")
def test_by_option_an_assassin_strikes_anywhere_and_flees_from_the_base() -> None:
    s = holding("assassination", {"europe": (1, 2)}, options={"assassination_where": "anywhere"}, luck=dice(3))
    before = s.base[RED]

    play(s, RED, "target europe 1")

    assert here(s, "europe") == (1, 2)
    assert s.base[RED] == before - 1


@rule("GP-113")
def test_an_expansion_places_up_to_two_where_one_is_present() -> None:
    s = holding("expansion", {"europe": (1, 2), "africa": (0, 1)})
    assert options(s, RED) == ["expand europe 1", "expand europe 2"]

    play(s, RED, "expand europe 2")

    assert here(s, "europe") == (3, 2)
    assert s.mauritius[RED] == 0


@rule("GP-113")
def test_by_option_an_expansion_goes_anywhere_and_takes_exactly_two() -> None:
    chosen: Options = {"expansion_where": "anywhere", "expansion_count": "exactly"}
    s = holding("expansion", {"europe": (1, 2)}, options=chosen)

    assert len(options(s, RED)) == 12
    assert refused(s, RED, "expand africa 1").detail == {"count": 1, "least": 2, "most": 2}


@rule("GP-120")
def test_retirement_sends_a_politician_of_another_party_home() -> None:
    s = holding("retirement", {"europe": (1, 2)})
    before = s.base[GREEN]

    play(s, RED, "target europe 1")

    assert here(s, "europe") == (1, 1)
    assert s.base[GREEN] == before + 1


@rule("GP-123")
def test_a_defector_is_replaced_and_another_own_politician_retires() -> None:
    s = holding("defector", {"europe": (0, 2)}, base=(3, 5))

    play(s, RED, "target europe 1")

    assert here(s, "europe") == (1, 1)
    assert (s.base, s.mauritius) == ([1, 6], [1, 0])


@rule("GP-123")
def test_if_the_base_is_empty_the_fee_is_paid_from_a_region() -> None:
    s = holding("defector", {"europe": (0, 2), "africa": (1, 0)}, base=(1, 5))

    play(s, RED, "target europe 1")
    assert options(s, RED) == ["retire europe", "retire africa"]
    play(s, RED, "retire africa")

    assert here(s, "africa") == (0, 0)


@rule("GP-123")
def test_by_option_the_fee_is_free_to_choose_and_the_defector_retires() -> None:
    chosen: Options = {"defector_fee": "free-choice", "defector_victim": "mauritius"}
    s = holding("defector", {"europe": (0, 2)}, options=chosen)

    play(s, RED, "target europe 1")
    assert options(s, RED) == ["retire-from-base", "retire europe"]
    play(s, RED, "retire-from-base")

    assert s.mauritius == [1, 1]


@rule("GP-125")
@pytest.mark.parametrize("party", [RED, GREEN])
def test_a_transfer_moves_any_politician_anywhere(party: int) -> None:
    s = holding("transfer", {"europe": (1, 1)})

    play(s, RED, f"target europe {party}", "choose australia")

    assert here(s, "australia")[party] == 1
    assert here(s, "europe")[party] == 0


# --- diplomacy ---


@rule("GP-111")
def test_a_diplomatic_initiative_needs_no_government_and_begins_with_a_vote() -> None:
    s = holding("diplomatic-initiative", {"europe": (0, 1), "africa": (0, 1)}, chips={"europe": {"diplomacy": 0}})

    play(s, RED, "ban europe 1")

    assert told(s, ProposalDecided) == [ProposalDecided(1, 0, True)]
    assert here(s, "europe") == (0, 0)


@rule("GP-111")
def test_every_initiative_begins_with_one_vote_whatever_the_last_one_had() -> None:
    s = table(
        2,
        heads={"europe": (0, 2), "africa": (0, 1)},
        chips={"europe": {"diplomacy": 0}},
        hands={RED: ["diplomatic-initiative"], GREEN: ["diplomatic-initiative"]},
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "play diplomatic-initiative", "ban europe 1")
    play(s, GREEN, "play diplomatic-initiative", "sanction japan")

    assert told(s, ProposalDecided) == [ProposalDecided(1, 0, True)] * 2


@rule("GP-111")
def test_all_governments_stake_the_players_own_too() -> None:
    s = holding("diplomatic-initiative", {"europe": (1, 0), "russia": (0, 1), "africa": (0, 1)})

    play(s, RED, "ban russia 1")
    assert s.waiting == (RED,)
    play(s, RED, "stake-for 2")
    play(s, GREEN, "stake-against 3")

    assert told(s, ProposalDecided) == [ProposalDecided(3, 3, False)]


@rule("GP-111")
def test_by_option_an_own_region_must_stake_a_chip() -> None:
    s = holding(
        "diplomatic-initiative",
        {"europe": (1, 0), "africa": (0, 1)},
        options={"initiative_needs_chip": True},
        chips={"europe": {"diplomacy": 1}},
    )

    play(s, RED, "choose europe", "ban africa 1")

    assert told(s, ProposalDecided) == [ProposalDecided(2, 0, True)]
    assert chips(s, "europe")["diplomacy"] == 0


# --- regions ---


@rule("GP-112")
def test_development_aid_moves_two_trade_from_a_richer_region() -> None:
    s = holding("development-aid", {"europe": (1, 0)})

    play(s, RED, "choose africa", "choose europe")

    assert (chips(s, "africa")["trade"], chips(s, "europe")["trade"]) == (3, 3)


@rule("GP-112")
def test_development_aid_comes_only_from_who_has_more() -> None:
    s = holding("development-aid", {"europe": (1, 0)})
    assert refused(s, RED, "choose north-america").code == "region-without-effect"

    play(s, RED, "choose china")

    assert options(s, RED) == ["choose north-america", "choose europe"]
    refusal = refused(s, RED, "choose africa")
    assert refusal.detail == {"giver": "africa", "receiver": "china", "gives": 1, "has": 4}


@rule("GP-112")
def test_aid_takes_no_more_than_the_receiver_has_room_for() -> None:
    s = holding("development-aid", {"europe": (1, 0)})

    play(s, RED, "choose china", "choose europe")

    assert (chips(s, "china")["trade"], chips(s, "europe")["trade"]) == (5, 4)


@rule("GP-118")
def test_a_recession_takes_the_trade_beyond_the_governments_strength() -> None:
    s = holding("recession", {"europe": (2, 0), "russia": (0, 1), "orient": (0, 5)})

    play(s, RED, "choose europe")

    assert [chips(s, name)["trade"] for name in ("europe", "russia", "orient")] == [2, 1, 2]
    assert chips(s, "north-america")["trade"] == 0  # adjacent and without a government
    assert chips(s, "japan")["trade"] == 3  # not adjacent


@rule("GP-118", "GP-134")
def test_a_protectorate_recedes_to_the_strength_of_the_un() -> None:
    nothing = {region: {"trade": 0} for region in rules().world.names}
    s = table(2, protectorates=(1,), chips={**nothing, "europe": {"trade": 5}})
    strength = s.strength(at(s, "europe"))
    assert 0 < strength < 5

    assert can_recede(s, RED)
    assert receding(s)[at(s, "europe")]
    s.lose(at(s, "europe"), TRADE, 5 - strength)
    assert not can_recede(s, RED)
    assert not any(receding(s))


@rule("GP-119")
def test_in_a_revolution_each_region_throws_and_governing_parties_keep_so_many() -> None:
    s = holding(
        "revolution", {"africa": (3, 3, 2), "orient": (0, 4, 0), "south-america": (1, 0, 0)}, luck=dice(2, 3, 1)
    )

    play(s, RED, "choose africa")

    assert here(s, "africa") == (2, 2, 2)  # only the government shrinks
    assert here(s, "orient") == (0, 3, 0)
    assert here(s, "south-america") == (1, 0, 0)


@rule("GP-121")
def test_a_sabotage_removes_as_many_chips_as_the_die_shows_of_ones_choice() -> None:
    s = holding("sabotage", {"africa": (0, 1)}, luck=dice(3))

    play(s, RED, "choose europe", "remove army", "remove trade", "remove army")

    assert (s.chips[ARMY][1], s.chips[TRADE][1]) == (1, 4)
    assert step(s) == "Turn"


@rule("GP-121")
def test_a_saboteur_may_leave_it_at_fewer_chips_unless_the_option_says_no() -> None:
    s = holding("sabotage", {"africa": (0, 1)}, luck=dice(3))
    play(s, RED, "choose europe", "remove army", "stop")

    strict = holding("sabotage", {"africa": (0, 1)}, luck=dice(3), options={"sabotage_may_stop": False})
    play(strict, RED, "choose europe")

    assert (s.chips[ARMY][1], step(s)) == (2, "Turn")
    assert "stop" not in options(strict, RED)


@rule("GP-121")
def test_a_sabotage_ends_when_nothing_is_left() -> None:
    s = holding("sabotage", {"africa": (0, 1)}, luck=dice(3), chips={"africa": {"raw": 1, "trade": 1, "army": 0}})

    play(s, RED, "choose africa", "remove raw")
    assert refused(s, RED, "remove raw").code == "chips-not-there"
    play(s, RED, "remove trade")

    assert step(s) == "Turn"
    assert s.chips[RAW][at(s, "africa")] == s.chips[DIPLOMACY][at(s, "africa")] == 0


@rule("GP-124")
def test_unrest_leaves_governing_parties_no_more_politicians_than_trade_chips() -> None:
    s = holding("unrest", {"africa": (3, 3, 2), "orient": (0, 2, 0), "south-america": (0, 0, 5)})

    play(s, RED, "choose africa")

    assert here(s, "africa") == (1, 1, 2)
    assert here(s, "orient") == (0, 2, 0)
    assert here(s, "south-america") == (0, 0, 2)


# --- lasting cards ---


@rule("GP-114")
def test_during_a_peace_initiative_there_are_no_wars() -> None:
    s = holding("peace-initiative", {"europe": (0, 1), "orient": (1, 0)})
    play(s, GREEN, "activate europe")

    refusal = refused(s, GREEN, "act war")

    assert (refusal.code, refusal.sections) == ("peace-in-force", ("GP-114",))
    assert refusal.detail == {"region": "europe"}


@rule("GP-115")
def test_a_warmonger_cancels_a_peace_or_a_pact_and_both_cards_are_discarded() -> None:
    s = holding(
        "warmonger",
        {"europe": (0, 1), "orient": (1, 0)},
        opened=[("peace-initiative", GREEN)],
        pact=(GREEN, "orient", "europe"),
    )
    assert options(s, RED) == ["lie-open", "cancel peace-initiative 1", "cancel non-aggression-pact 1"]

    play(s, RED, "cancel peace-initiative 1")

    assert [CARDS[card[0]] for card in s.open_cards] == ["non-aggression-pact"]
    assert s.discards == [cards("warmonger"), cards("peace-initiative")]


@rule("GP-115")
@pytest.mark.parametrize(("owner", "side", "totals"), [(RED, "attack", (6, 4)), (GREEN, "defence", (5, 5))])
def test_an_open_warmonger_adds_one_to_the_die_once(owner: int, side: str, totals: tuple[int, int]) -> None:
    s = table(
        2,
        heads={"europe": (1, 0), "orient": (0, 1)},
        opened=[("warmonger", owner)],
        agenda_=[Turn(RED, (), False)],
        luck=dice(2, 2),
    )
    play(s, RED, "activate europe", "act war", "attack orient")

    play(s, owner, f"use-warmonger {side}")

    fought = told(s, WarFought)
    assert [(event.attack, event.defence) for event in fought] == [totals]
    assert s.discards[owner] == cards("warmonger")


@rule("GP-115")
def test_who_does_not_want_to_use_the_warmonger_keeps_it() -> None:
    s = table(
        2,
        heads={"europe": (1, 0), "orient": (0, 1)},
        opened=[("warmonger", RED)],
        agenda_=[Turn(RED, (), False)],
        luck=dice(2, 2),
    )

    play(s, RED, "activate europe", "act war", "attack orient", "decline")

    assert len(s.open_cards) == 1


@rule("GP-115")
def test_by_option_the_warmonger_is_used_when_the_dice_lie() -> None:
    s = table(
        2,
        heads={"europe": (1, 0), "orient": (0, 1)},
        opened=[("warmonger", RED)],
        options={"warmonger_declared": "after-roll"},
        agenda_=[Turn(RED, (), False)],
        luck=dice(1, 2),
    )

    play(s, RED, "activate europe", "act war", "attack orient")

    assert str(s.agenda[-1]) == "war orient [0] 0 0 [1,2]"


@rule("GP-115")
@pytest.mark.parametrize(("natural", "result"), [(True, "drawn"), (False, "won")])
def test_one_against_three_looks_at_the_faces_of_the_dice(natural: bool, result: str) -> None:
    s = table(
        2,
        heads={"europe": (1, 0), "orient": (0, 1)},
        chips={"europe": {"army": 5}, "orient": {"army": 2}},
        opened=[("warmonger", RED)],
        options={"warmonger_natural_faces": natural},
        agenda_=[Turn(RED, (), False)],
        luck=dice(1, 3),
    )

    play(s, RED, "activate europe", "act war", "attack orient", "use-warmonger attack")

    fought = told(s, WarFought)
    assert [event.result for event in fought] == [result]


@rule("GP-116")
def test_a_pact_on_one_border_leaves_all_others_to_protect() -> None:
    s = table(
        heads={"europe": (1, 0, 0, 0), "orient": (0, 1, 0, 0)},
        opened=[("peace-initiative", GREEN)],
        pact=(GREEN, "orient", "europe"),
        agenda_=[Pact(RED)],
    )
    neighbours = [s.world.names[each] for each in s.world.neighbours[at(s, "orient")]]

    play(s, RED, "choose orient")
    assert options(s, RED) == [f"choose {name}" for name in neighbours if name != "europe"]


@rule("GP-116")
def test_a_pact_protects_a_region_from_one_neighbour() -> None:
    s = holding("non-aggression-pact", {"orient": (1, 0), "europe": (0, 1), "russia": (0, 1)})
    assert refused(s, RED, "choose nowhere").code == "not-an-option"

    play(s, RED, "choose orient", "choose europe")

    play(s, GREEN, "activate europe")
    assert "act war" not in options(s, GREEN)
    play(s, GREEN, "stop")
    play(s, RED, "activate russia")
    play(s, GREEN, "act war")
    assert options(s, GREEN) == ["attack orient"]


@rule("GP-116")
@pytest.mark.parametrize(("direction", "possible"), [("one-way", True), ("both-ways", False)])
def test_a_pact_binds_one_side_or_by_option_both(direction: str, possible: bool) -> None:
    s = table(
        2,
        heads={"orient": (1, 0), "europe": (0, 1)},
        pact=(RED, "orient", "europe"),
        options={"pact_direction": direction},
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "activate orient")

    assert ("act war" in options(s, RED)) is possible


@rule("GP-116")
def test_a_pact_needs_a_border_and_there_is_one_at_a_time() -> None:
    s = holding("non-aggression-pact", {"orient": (1, 0), "europe": (0, 1)}, pact=(GREEN, "orient", "europe"))
    play(s, RED, "choose orient")

    assert refused(s, RED, "choose europe").code == "pact-already"
    assert refused(s, RED, "choose china").code == "not-adjacent"


@rule("GP-122")
def test_drive_gives_a_government_of_the_player_one_extra_action_once() -> None:
    s = table(
        2,
        heads={"europe": (1, 0), "africa": (0, 1)},
        opened=[("drive", RED)],
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", "act budget", "convert trade-army")
    assert step(s) == "ExtraAction"

    play(s, RED, "use-drive", "act budget", "convert trade-army")

    assert chips(s, "europe")["army"] == 5
    assert s.discards[RED] == cards("drive")
    assert step(s) == "Turn"


@rule("GP-122")
def test_a_partner_may_use_drive_too_and_then_proposes() -> None:
    s = table(
        3,
        heads={"europe": (1, 1, 0), "africa": (0, 0, 1)},
        opened=[("drive", GREEN)],
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", "act budget", "convert trade-army")
    play(s, GREEN, "agree")

    play(s, GREEN, "use-drive")

    assert s.waiting == (GREEN,)
    assert s.actions == 1
    play(s, GREEN, "act budget", "convert trade-army")
    assert s.waiting == (RED,)  # and red must agree


@rule("GP-122")
def test_drive_may_be_kept_for_later() -> None:
    s = table(
        2,
        heads={"europe": (1, 0), "africa": (0, 1)},
        opened=[("drive", RED)],
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "activate europe", "act budget", "convert trade-army", "decline")

    assert len(s.open_cards) == 1
    assert step(s) == "Turn"


# --- coup ---


def coup(heads: tuple[int, ...], *faces: int, chosen: Options | None = None, **more: object) -> Table:
    return table(
        len(heads),
        heads={"india": heads},
        options=chosen,
        agenda_=[Coup(RED, "india")],
        luck=dice(*faces),
        **more,  # type: ignore[arg-type]  # parts of the table
    )


@rule("GP-117")
def test_a_coup_needs_a_higher_total_and_all_plotters_and_loyalists_retire() -> None:
    s = coup((0, 2), 2, 2)

    play(s, RED, "commit 3")
    play(s, GREEN, "commit 1")

    assert told(s, CoupFought) == [CoupFought(RED, "india", 2, 2, 5, 5, False)]
    assert here(s, "india") == (0, 2)
    assert s.mauritius == [3, 1]


@rule("GP-117")
def test_plotters_with_a_one_never_win_against_a_three() -> None:
    s = coup((0, 1), 1, 3)

    play(s, RED, "commit 9")
    play(s, GREEN, "commit 0")

    assert told(s, CoupFought)[0].success is False


@rule("GP-117")
def test_commitments_are_secret_until_all_are_in() -> None:
    seen = []
    for plotters in (1, 7):
        s = coup((0, 2, 2), 2, 2)
        play(s, RED, f"commit {plotters}")
        seen.append([GAME.view(s, seat) for seat in (GREEN, BLUE, None)])

    assert seen[0] == seen[1]


@rule("GP-117")
def test_every_governing_party_may_commit_loyalists_but_the_strength_is_not_added_up() -> None:
    s = coup((0, 2, 2), 3, 1)
    assert s.waiting == (RED, GREEN, BLUE)

    play(s, RED, "commit 3")
    play(s, GREEN, "commit 1")
    play(s, BLUE, "commit 1")

    assert told(s, CoupFought) == [CoupFought(RED, "india", 3, 1, 6, 5, True)]
    assert here(s, "india") == (2, 0, 0)  # as many as one party had


@rule("GP-117")
def test_a_co_governing_plotter_fights_only_for_the_coup() -> None:
    s = coup((2, 2), 3, 1)
    assert s.waiting == (RED, GREEN)

    play(s, RED, "commit 1")
    play(s, GREEN, "commit 0")

    assert told(s, CoupFought)[0].attack == 6
    assert told(s, CoupFought)[0].defence == 3
    assert here(s, "india") == (4, 0)


@rule("GP-117")
def test_the_plotter_places_as_many_as_he_has_left() -> None:
    s = coup((0, 4), 3, 1, base=(4, 0))

    play(s, RED, "commit 3")

    assert here(s, "india") == (1, 0)


@rule("GP-117")
def test_by_option_the_overthrown_retire_and_the_plotter_replaces_them_all() -> None:
    s = coup((0, 2, 2), 3, 1, chosen={"coup_replaced_to": "mauritius", "coup_placed": "sum"})

    play(s, RED, "commit 9")
    play(s, GREEN, "commit 0")
    play(s, BLUE, "commit 0")

    assert here(s, "india") == (4, 0, 0)
    assert s.mauritius == [9, 2, 2]


@rule("GP-117")
def test_nobody_plots_against_himself_or_against_nobody() -> None:
    s = holding("coup", {"europe": (1, 0), "africa": (0, 1)})

    assert options(s, RED) == ["choose africa"]
    assert refused(s, RED, "choose europe").code == "nobody-to-overthrow"


@rule("GP-117")
def test_a_plotter_commits_at_least_one_and_at_most_the_base() -> None:
    s = coup((0, 1), 1, 1, base=(2, 2))

    assert options(s, RED) == ["commit 1", "commit 2"]
    assert refused(s, RED, "commit 3").detail == {"seat": RED, "base": 2, "least": 3}
    assert government(s, "india") == (GREEN,)


@rule("GP-116")
def test_a_region_that_is_protected_from_all_its_neighbours_needs_no_pact() -> None:
    s = holding("non-aggression-pact", {"orient": (1, 0)}, pact=(GREEN, "middle-america", "north-america"))
    open_card(s, (CARDS.index("non-aggression-pact"), RED, at(s, "middle-america"), at(s, "south-america")))

    begun = Pact(RED).options(s, RED)

    assert {choice.region for choice in begun} == {*s.world.names} - {"middle-america"}


@rule("GP-009", "GP-117")
@pytest.mark.parametrize("measured", ["after-recall", "before-recall"])
def test_a_coup_meets_the_strength_of_the_moment(measured: str) -> None:
    s = table(
        2,
        heads={"india": (3, 2), "africa": (0, 1)},
        hands={RED: ["coup"]},
        options={"strength_measured": measured},
        luck=dice(2, 2),
        agenda_=[begin_turn_of(RED, measured)],
    )
    play(s, RED, "recall", "recall-from india", "recall-from india", "recall-from india")

    play(s, RED, "play coup", "choose india", "commit 3")
    play(s, GREEN, "commit 0")

    assert told(s, CoupFought) == [CoupFought(RED, "india", 2, 2, 5, 4, True)]


def begin_turn_of(seat: int, measured: str) -> Turn:
    """A turn as it begins by an option."""
    return Turn(seat, (0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 1) if measured == "before-recall" else (), False)
