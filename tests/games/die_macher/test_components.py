"""What is in the box, as data: every value with its source."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hemicycle.core.ruleset import EditionError, merged, read
from hemicycle.games.die_macher.election import Election
from hemicycle.games.die_macher.rules import Rules
from hemicycle.games.die_macher.scoring import score
from hemicycle.games.die_macher.sums import seats_for
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, begin, rules, table

ROUNDS = ("brandenburg", "sachsen", "rheinland-pfalz", "bayern", "schleswig-holstein", "bremen", "saarland")
REPORTED = {  # seats by round in a published game of five (T41)
    "cdu": (5, 7, 42, 54, 10, 8, 9),
    "fdp": (13, 0, 42, 60, 32, 0, 17),
    "gruene": (28, 21, 6, 54, 0, 15, 9),
    "spd": (11, 26, 32, 42, 22, 0, 3),
    "pds": (9, 26, 9, 60, 5, 6, 4),
}


@rule("0", "3.2")
def test_every_party_has_its_wooden_pieces_and_its_cards() -> None:
    box = rules()

    assert (box.supplies.meetings, box.supplies.media, box.supplies.coalition_tiles) == (18, 5, 4)
    assert (len(box.cabinet), len(box.donations), len(box.parties)) == (7, 5, 5)
    assert box.doublers.supply == 4


@rule("0", "3.1")
def test_the_decks_have_the_printed_sizes() -> None:
    box = rules()

    assert len(box.states) == 16
    assert len(box.cards) * box.opinion_deck.copies == 42
    assert len(box.cards) * box.programme_deck.copies == 56
    assert len(box.poll_cards) == 20


@rule("3.1")
def test_every_issue_has_two_sides_and_the_other_side_is_the_opposite() -> None:
    box = rules()

    assert [issue.sides for issue in box.issues][:2] == [("now", "later"), ("more", "less")]
    for number, card in enumerate(box.cards):
        assert box.cards[number ^ 1].rsplit("-", 1)[0] == card.rsplit("-", 1)[0]


@rule("3.1", "5.3.1")
@pytest.mark.parametrize(
    ("votes", "seats"), [(4, 0), (5, 12), (9, 12), (10, 17), (36, 42), (44, 48), (45, 54), (49, 54), (50, 60)]
)
def test_the_card_of_bayern_turns_votes_into_seats(votes: int, seats: int) -> None:
    """T20, T21, T22."""
    box = rules()

    assert seats_for(votes, box.seat_rows.from_votes, box.state_cards["bayern"].seats) == seats


@rule("3.1")
def test_the_larger_state_never_gives_fewer_seats() -> None:
    rows = sorted([state.seats for state in rules().states], key=lambda seats: seats[-1])

    assert all(len(row) == 10 and list(row) == sorted(set(row)) for row in rows)
    assert all(a <= b for low, high in pairwise(rows) for a, b in zip(low, high, strict=True))


@rule("3.1", "5.3.1", "6.1")
def test_the_elections_of_a_reported_game_give_its_seats() -> None:
    """T41, T42: seven elections are held with votes that reach the reported rows, and their seats are counted."""
    s = table()
    parties = tuple(REPORTED)
    results = []
    for number, state in enumerate(ROUNDS):
        card = s.rules.state_cards[state].seats
        wanted = [REPORTED[party][number] for party in parties]
        held = table(states=(state,))
        rows = s.rules.seat_rows.from_votes
        held.lands[0].votes = [rows[card.index(seats)] if seats else 0 for seats in wanted]
        begin(held, Election())
        results.append(held.results[0])

    s.results = results

    totals = {party: score(s, seat).seats for seat, party in enumerate(parties)}
    assert totals == {"cdu": 135, "fdp": 164, "gruene": 133, "spd": 136, "pds": 119}
    assert [result[2] for result in results] == list(zip(*REPORTED.values(), strict=True))


@rule("3.1")
def test_the_card_of_thueringen_can_give_the_seats_of_a_reported_game() -> None:
    """T43."""
    assert {26, 14} <= set(rules().state_cards["thueringen"].seats)


@rule("3.1")
def test_the_whip_costs_fifteen_thousand_and_has_every_action_and_a_telephone() -> None:
    """T08."""
    whip = next(card for card in rules().cabinet if card.id == "whip")

    assert (whip.cost, whip.votes, whip.own_trend, whip.other_trend) == (15_000, 12, 3, 2)
    assert (whip.doubler, whip.media_swap, whip.telephone) == (True, True, True)


@rule("3.1", "5.2.3f")
def test_there_are_as_many_telephones_as_coalition_tiles() -> None:
    box = rules()

    assert len([card for card in box.cabinet if card.telephone]) == box.supplies.coalition_tiles


@rule("3.1")
def test_polls_treat_all_parties_alike() -> None:
    cards = rules().poll_cards

    assert all(sum(card.thumbs) == 0 for card in cards)
    assert len({tuple(sorted([card.thumbs[party] for card in cards])) for party in range(5)}) == 1


@rule("3.3", "4.2")
def test_the_boards_have_the_printed_spaces() -> None:
    box = rules()

    assert (box.meetings.spaces, box.media.spaces, box.timeline.opinions_per_state) == (10, 5, 4)
    assert (box.tracks.lowest_trend, box.tracks.highest_trend, box.tracks.most_votes) == (-3, 3, 50)
    assert (len(box.national_media.points), box.national_opinions.spaces) == (7, 5)


@rule("FR-A")
def test_the_edition_of_2006_has_issues_and_ministers_of_its_own() -> None:
    box = rules("2006")

    assert [issue.id for issue in box.issues] == [
        "economy",
        "welfare",
        "genetics",
        "nuclear",
        "terrorism",
        "taxes",
        "minimum-wage",
    ]
    assert box.minister_ids == ("chancellor", "whip", "speaker", "foreign", "finance", "justice", "backbench")
    assert [party.label for party in box.parties] == ["cdu", "fdp", "linke", "gruene", "spd"]


@rule("FR-8a")
def test_the_short_game_leaves_out_the_cards_with_a_seven() -> None:
    """T44."""
    box = rules("2006-short")

    assert [box.cabinet[card].cost for card in box.ministers_dealt] == [15_000, 10_000, 5_000, 5_000, 3_000, 1_000]
    assert [box.donations[card].amount for card in box.donations_dealt] == [10_000, 20_000, 30_000, 40_000]
    assert len(box.polls_dealt) == 10
    assert box.timeline.members_pay_in == (1, 3)


@pytest.mark.parametrize("edition", GAME.editions)
def test_every_table_of_an_edition_names_its_source(edition: str) -> None:
    notes = rules(edition).provenance

    assert len(notes) > 100
    assert all(note.source and note.sure for note in notes)


def test_what_is_reconstructed_is_said_to_be() -> None:
    doubtful = {note.key for note in rules().provenance if note.sure == "reconstructed"}

    assert {"states[0]", "cabinet[2]", "donations[0]", "poll_cards[0]", "national_values"} <= doubtful
    assert "states[1]" not in doubtful  # Bayern is printed


@pytest.mark.parametrize("hole", ["media.price", "timeline.rounds", "states", "options.start_bid_tie.default"])
def test_an_edition_with_a_hole_is_refused_by_name(hole: str) -> None:
    data = merged("1997", GAME.library.edition)
    *path, last = hole.split(".")
    part = data
    for key in path:
        part[key] = dict(part[key])
        part = part[key]
    del part[last]

    with pytest.raises(EditionError) as caught:
        read(Rules, "mine.toml", data)

    assert (caught.value.file, caught.value.key, caught.value.problem) == ("mine.toml", hole, "missing-key")


def test_an_owner_of_the_cards_can_replace_a_value() -> None:
    data = merged("1997", GAME.library.edition)
    data["donations"] = [dict(data["donations"][0], amount=12_000, sure="printed"), *data["donations"][1:]]

    mine = read(Rules, "mine.toml", data)

    assert mine.donations[0].amount == 12_000


@rule("2.1")
@pytest.mark.parametrize(
    ("seats", "parties"), [(3, "cdu gruene spd"), (4, "cdu fdp gruene spd"), (5, "cdu fdp pds gruene spd")]
)
def test_smaller_tables_have_fewer_parties(seats: int, parties: str) -> None:
    box = rules()

    assert [box.parties[party].id for party in box.seated(seats)] == parties.split()
