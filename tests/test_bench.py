"""The benchmark measures what it says; how fast is a question for `hemicycle bench`, not for a test."""

from __future__ import annotations

import hemicycle
from hemicycle.bench.engine import TARGETS, Bench, Result
from hemicycle.bench.report import markdown_report
from hemicycle.bench.yardstick import iteration_seconds


def test_the_yardstick_takes_time() -> None:
    assert iteration_seconds(2000) > 0


def test_every_game_has_targets() -> None:
    assert set(hemicycle.names()) <= set(TARGETS)


def test_a_benchmark_has_a_figure_for_everything() -> None:
    bench = Bench(hemicycle.game("secret-hitler"), seconds=0.01)

    results = [measurement() for measurement in bench.measurements()]

    assert all(result.value > 0 for result in results)
    assert len({result.name for result in results}) == len(results)
    assert "decisions per iteration" in markdown_report({"secret-hitler": results})


def test_a_missed_target_is_seen() -> None:
    assert Result("x", 1.0, "", least=0.5).reached
    assert not Result("x", 1.0, "", least=2).reached
    assert not Result("x", 1.0, "", most=0.5).reached
