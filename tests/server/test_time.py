"""Clocks, standby bots and the votes of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.server.wire import Json, Visitor, Wire

Come = Callable[..., Visitor]
HASTE = {"bank": 0, "increment": 0.3, "cap": 0.3}
LEISURE = {"bank": 100, "increment": 50, "cap": 60}


def two(visitors: Come, clock: Mapping[str, float]) -> tuple[Wire, Wire]:
    """Ann with four seats and Bob with the fifth, playing."""
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5, mine=4, pace="custom", clock=clock)
    host, guest = ann.wire(code), bob.wire(code)
    guest.done("sit", seat=4)
    host.done("start")
    guest.settle()
    return host, guest


def moments(wire: Wire, seat: int = 0) -> list[Json]:
    """Everything a seat was told."""
    updates = [news for news in wire.news if news["type"] == "update" and news["seat"] == seat]
    return [moment for update in updates for moment in update["moments"]]


def test_a_bot_answers_the_decision_an_absent_player_has_no_more_time_for(visitors: Come) -> None:
    host, _ = two(visitors, HASTE)
    asked = host.updates[0]["view"]["waiting"][0]

    host.until(lambda wire: wire.updates[0]["n"] >= 2)

    told, chosen = [moment for moment in moments(host) if moment["n"] in (1, 2)]
    assert told["plays"] == {"seat": asked, "by": "standby", "name": "solid", "why": "time"}
    assert (chosen["seat"], chosen["by"]) == (asked, "standby")
    assert not host.table["seats"][asked]["standby"]


def test_whoever_misses_three_decisions_is_played_by_the_bot_until_he_takes_the_seat_back(visitors: Come) -> None:
    host, _ = two(visitors, HASTE)

    host.until(lambda wire: any(seat["standby"] for seat in wire.table["seats"][:4]))
    seat = next(seat["seat"] for seat in host.table["seats"][:4] if seat["standby"])
    host.done("take-back", seat=seat)

    host.settle()
    assert not host.table["seats"][seat]["standby"]


def test_an_answer_takes_the_seat_back_too(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True, bot_delay=0))
    seat = wire.asked()[0]
    wire.done("propose", kind="pause")
    wire.done("let-bot-play", seat=seat, level="random")
    wire.settle()
    assert wire.table["seats"][seat]["standby"]
    wire.send("propose", kind="resume")

    answer = wire.do(seat, wire.choices(seat)[0])

    wire.settle()
    assert (answer["type"], wire.table["seats"][seat]["standby"]) in (("done", False), ("refused", True))


def test_the_clock_travels_beside_the_view(visitors: Come) -> None:
    host, _ = two(visitors, LEISURE)
    asked = host.updates[0]["view"]["waiting"][0]

    clock = host.updates[0]["clock"]

    assert clock["running"]
    assert [seat["bank"] for seat in clock["seats"]] == [100_000] * 5
    assert [seat["deadline"] is not None for seat in clock["seats"]] == [seat == asked for seat in range(5)]
    left = clock["seats"][asked]["deadline"] - clock["now"]
    assert 50_000 < left <= 60_000


def test_clocks_stand_still_at_an_empty_table(visitors: Come) -> None:
    host, guest = two(visitors, LEISURE)
    watcher = visitors("Watcher").wire(host.code)
    assert watcher.updates[None]["clock"]["running"]

    host.close()
    guest.close()
    watcher.until(lambda wire: not any(seat["online"] for seat in wire.table["seats"]))

    clock = visitors("Late").wire(host.code).updates[None]["clock"]
    assert not clock["running"]
    assert [seat["deadline"] for seat in clock["seats"]] == [None] * 5


def test_the_table_pauses_and_goes_on_by_vote(visitors: Come) -> None:
    host, guest = two(visitors, LEISURE)
    host.done("propose", kind="pause")
    guest.until(lambda wire: bool(wire.votes))
    assert guest.votes[0]["needed"] == 2

    guest.done("ballot", vote=guest.votes[0]["vote"], yes=True)

    guest.settle()
    assert guest.table["phase"] == "paused"
    seat = next(iter(host.updates[0]["view"]["waiting"]))
    wire = host if seat < 4 else guest
    answer = wire.do(seat, wire.choices(seat)[0])
    assert answer["code"] == "not-while-paused"
    stopped = [news for news in guest.news if news["type"] == "clocks"]
    assert not stopped[-1]["clock"]["running"]
    host.done("propose", kind="resume")
    guest.until(lambda wire: bool(wire.votes))
    guest.done("ballot", vote=guest.votes[0]["vote"], yes=True)
    assert wire.do(seat, wire.choices(seat)[0])["type"] == "done"


def test_a_vote_that_cannot_be_won_any_more_is_over(visitors: Come) -> None:
    host, guest = two(visitors, LEISURE)
    host.done("propose", kind="pause")
    guest.until(lambda wire: bool(wire.votes))

    guest.done("ballot", vote=guest.votes[0]["vote"], yes=False)

    guest.settle()
    assert guest.votes == []
    assert guest.table["phase"] == "playing"


def test_more_time_is_given_by_vote(visitors: Come) -> None:
    host, guest = two(visitors, LEISURE)
    asked = host.updates[0]["view"]["waiting"][0]
    before = host.updates[0]["clock"]["seats"][asked]["deadline"]
    host.done("propose", kind="extend")
    guest.until(lambda wire: bool(wire.votes))

    guest.done("ballot", vote=guest.votes[0]["vote"], yes=True)

    clocks = [news for news in guest.news if news["type"] == "clocks"]
    assert clocks[-1]["clock"]["seats"][asked]["deadline"] == before + 60_000


def test_the_pace_is_switched_by_vote(visitors: Come) -> None:
    host, guest = two(visitors, LEISURE)
    host.done("propose", kind="pace", pace="slow")
    guest.until(lambda wire: bool(wire.votes))

    guest.done("ballot", vote=guest.votes[0]["vote"], yes=True)

    guest.settle()
    assert guest.table["settings"]["pace"] == "slow"
    clocks = [news for news in guest.news if news["type"] == "clocks"]
    assert clocks[-1]["clock"]["seats"][0]["bank"] == 259_200_000


def test_a_match_is_abandoned_by_vote_and_nothing_stays_hidden(visitors: Come) -> None:
    host, guest = two(visitors, LEISURE)
    host.done("propose", kind="abandon")
    guest.until(lambda wire: bool(wire.votes))

    guest.done("ballot", vote=guest.votes[0]["vote"], yes=True)

    guest.settle()
    assert guest.table["phase"] == "abandoned"
    stranger = visitors("Eve")
    page = stranger.get(f"/api/tables/{host.code}/matches/1/moments/0", seat=0)
    assert page["view"]["board"]["role"] is not None


def test_a_spectator_proposes_nothing_and_nobody_votes_twice(visitors: Come) -> None:
    host, guest = two(visitors, LEISURE)
    watcher = visitors("Watcher").wire(host.code)
    host.done("propose", kind="pause")
    guest.until(lambda wire: bool(wire.votes))
    vote = guest.votes[0]["vote"]

    assert watcher.refused("propose", kind="pause") == "not-seated"
    assert watcher.refused("ballot", vote=vote, yes=True) == "no-vote"
    assert host.refused("propose", kind="pause") == "already-proposed"
    host.done("ballot", vote=vote, yes=True)
    host.settle()
    assert host.votes[0]["yes"] == [0]
    assert guest.refused("ballot", vote=99, yes=True) == "no-such-vote"
