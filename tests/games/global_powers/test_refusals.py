"""What is not possible is refused with its rule and its numbers, and changes nothing."""

from __future__ import annotations

import pytest

from hemicycle.games.global_powers.auction import Auction
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from hemicycle.testing import rule
from tests.games.global_powers.tables import GREEN, RED, play, refused, table

POOR = {"europe": {"raw": 0, "trade": 0, "diplomacy": 0, "army": 0}}


def activated(heads: dict[str, tuple[int, ...]] | None = None, **more: object) -> Table:
    """Europe, red's alone, has just been activated."""
    s = table(
        2,
        heads={"europe": (1, 0), **(heads or {})},
        agenda_=[Turn(RED, (), False)],
        **more,  # type: ignore[arg-type]  # parts of the table
    )
    play(s, RED, "activate europe")
    return s


@rule("GP-034")
@pytest.mark.parametrize(
    ("kind", "section"),
    [
        ("budget", "GP-060"),
        ("propaganda", "GP-063"),
        ("rehabilitation", "GP-064"),
        ("trade", "GP-065"),
        ("purge", "GP-066"),
        ("war", "GP-067"),
        ("proposal", "GP-073"),
    ],
)
def test_a_kind_of_action_that_is_not_possible(kind: str, section: str) -> None:
    s = activated(chips=POOR, base=(0, 0))

    refusal = refused(s, RED, f"act {kind}")

    assert (refusal.code, refusal.sections) == (f"no-{kind}-now", (section,))


@rule("GP-021")
def test_a_bid_below_zero() -> None:
    s = table(2, agenda_=[Auction("europe", False)])

    assert refused(s, RED, "bid -1").code == "bid-below-zero"


@rule("GP-030")
def test_recalling_nobody() -> None:
    s = table(2, heads={"europe": (0, 1)}, agenda_=[Turn(RED, (), False)])

    refusal = refused(s, RED, "recall")

    assert (refusal.code, refusal.detail) == ("nobody-to-recall", {"regions": 0})


@rule("GP-062")
def test_moving_somebody_who_does_not_govern() -> None:
    s = activated()
    play(s, RED, "act emigration")

    assert refused(s, RED, "emigrate 1 russia").code == "not-in-government-here"


@rule("GP-063")
def test_propaganda_far_away() -> None:
    s = activated()
    play(s, RED, "act propaganda")

    assert refused(s, RED, "campaign 0 africa").code == "not-adjacent"
    assert refused(s, RED, "campaign 1 europe").code == "not-in-government-here"


@rule("GP-064")
def test_rehabilitating_somebody_who_is_not_away() -> None:
    s = table(2, heads={"europe": (1, 1)}, mauritius=(1, 0), agenda_=[Turn(RED, (), False)])
    play(s, RED, "activate europe", "act rehabilitation")

    assert refused(s, RED, "rehabilitate 1").code == "nobody-on-mauritius"


@rule("GP-072", "GP-116")
def test_attacking_oneself_or_against_a_pact() -> None:
    s = activated({"orient": (0, 1), "russia": (1, 0), "north-america": (0, 1)}, pact=(GREEN, "orient", "europe"))
    play(s, RED, "act war")

    assert refused(s, RED, "attack russia").code == "own-government-there"
    refusal = refused(s, RED, "attack orient")
    assert (refusal.code, refusal.sections) == ("pact-in-force", ("GP-116",))


@rule("GP-076", "GP-077", "GP-078")
def test_proposals_that_have_no_object() -> None:
    s = activated(sanctioned=(4,), disarmed=(5,), chips={"india": {"army": 0}})
    play(s, RED, "act proposal")

    assert refused(s, RED, "sanction japan").code == "sanctioned-already"
    assert refused(s, RED, "disarm india").code == "nothing-to-disarm"
    assert refused(s, RED, "lift japan").code == "only-lifted-by-itself"


@pytest.mark.parametrize("text", ["activate atlantis", "play ace", "bid 3", "recall-from europe", "nonsense", "act"])
def test_nonsense(text: str) -> None:
    s = table(2, heads={"europe": (1, 1)}, agenda_=[Turn(RED, (), False)])

    assert refused(s, RED, text).code in ("not-an-option", "malformed-action")


def test_somebody_elses_decision() -> None:
    s = table(2, heads={"europe": (1, 1)}, agenda_=[Turn(RED, (), False)])

    assert refused(s, GREEN, "activate europe").code == "not-your-turn"


@pytest.mark.parametrize("text", ["activate 3", "play [1]", "cast a b", "give raw x", "campaign x europe", "bid null"])
def test_parts_of_the_wrong_type(text: str) -> None:
    s = table(2, heads={"europe": (1, 1)}, agenda_=[Turn(RED, (), False)])

    assert refused(s, RED, text).code == "malformed-action"
