"""Search that any game can use: budgets, halving, and not leaving a good option without proof."""

from __future__ import annotations

import time
from random import Random

import pytest

from hemicycle.bots.budget import BadBudget, Budget
from hemicycle.bots.search import Findings, Trust, halving, improve, settle


def noisy(worths: list[float], seed: int = 1) -> list[list[float]]:
    """Results of 1,000 tables: the luck of a table is the same for all options."""
    luck = Random(seed)
    tables = [luck.gauss(0, 1) for _ in range(1000)]
    return [[worth + table + luck.gauss(0, 0.3) for table in tables] for worth in worths]


def test_the_best_of_many_options_is_found() -> None:
    results = noisy([0.0, 0.1, 0.5, 0.2, 0.3])

    findings = halving(5, lambda option, table: results[option][table], Budget(trials=200))

    assert findings.best == 2


def test_the_worse_options_are_tried_less() -> None:
    results = noisy([0.0, 0.0, 0.0, 0.2])

    findings = halving(4, lambda option, table: results[option][table], Budget(trials=120), keep=3)

    tried = [len(each) for each in findings.results]
    assert max(tried[:3]) >= 2 * min(tried[:3])
    assert tried[3] == max(tried)


def test_a_budget_of_trials_is_kept() -> None:
    findings = halving(3, lambda option, table: 0.0, Budget(trials=50))

    assert 40 <= sum(len(results) for results in findings.results) <= 50


def test_options_are_tried_at_the_same_tables() -> None:
    findings = halving(4, lambda option, table: float(option + 10 * table), Budget(trials=60))

    for option, results in enumerate(findings.results):
        assert results == [option + 10 * table for table in range(len(results))]


def test_every_option_is_tried_even_without_time() -> None:
    findings = halving(4, lambda option, table: float(option), Budget(seconds=0.0))

    assert findings.best == 3


def test_a_known_good_option_is_left_only_with_proof() -> None:
    slightly, clearly = noisy([0.0, 0.02]), noisy([0.0, 0.5])

    doubtful = improve("ab", 0, lambda option, table: slightly[option][table], Budget(trials=20))
    proved = improve("ab", 0, lambda option, table: clearly[option][table], Budget(trials=100))

    assert doubtful == 0
    assert proved == 1


def test_a_lead_counts_only_tables_where_both_were_tried() -> None:
    findings = Findings([[1.0, 1.0, 1.0, 9.0], [0.0, 0.5, 0.0]])

    assert findings.lead(0, 1) > 2
    assert findings.lead(1, 0) < -2


EVEN = Trust(opinion=1.0, trials=0.1, luck=0.5, enough=0.001)


def test_the_more_is_tried_the_less_opinions_count() -> None:
    results = noisy([0.0, 0.3])
    opinions = [0.0, -2.0]

    few = settle(opinions, lambda option, table: results[option][table], Budget(trials=2), EVEN)
    many = settle(opinions, lambda option, table: results[option][table], Budget(trials=1000), EVEN)

    assert few == 0
    assert many == 1


def test_trials_that_err_themselves_never_outweigh_a_good_opinion() -> None:
    results = noisy([0.0, 0.5])
    biased = Trust(opinion=0.5, trials=1.0, luck=0.5, enough=0.001)

    found = settle([0.0, -0.5], lambda option, table: results[option][table], Budget(trials=1000), biased)

    assert found == 0


def test_settling_ends_when_more_trials_would_not_change_the_choice() -> None:
    results, tried = noisy([0.0, 3.0, -3.0, 2.9]), [0, 0, 0, 0]

    def trial(option: int, table: int) -> float:
        tried[option] += 1
        return results[option][table]

    found = settle([0.0] * 4, trial, Budget(trials=2000), EVEN)

    assert found == 1
    assert tried[2] < tried[3]
    assert sum(tried) < 1000


def test_settling_keeps_its_budget_and_begins_even_without_time() -> None:
    tried: list[int] = []

    def trial(option: int, table: int) -> float:
        tried.append(option)
        return 0.0

    assert settle([1.0, 0.0, 0.5], trial, Budget(trials=7), EVEN) == 0
    assert len(tried) == 7
    tried.clear()
    assert settle([1.0, 0.0, 0.5], trial, Budget(seconds=0.0), EVEN) == 0
    assert tried == [0]


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("50ms", Budget(seconds=0.05)),
        ("2s", Budget(seconds=2.0)),
        ("400x", Budget(trials=400)),
        ("50ms-wall", Budget(seconds=0.05, wall=True)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("text", ["", "50", "ms", "-1s", "1.5s", "fast", "400x-wall", "50-wall"])
def test_a_bad_budget_is_refused(text: str) -> None:
    with pytest.raises(BadBudget):
        Budget.parse(text)


def test_a_clear_answer_ends_the_search_early() -> None:
    clear, close = noisy([0.0, 3.0]), noisy([0.0, 0.02])

    short = halving(2, lambda option, table: clear[option][table], Budget(trials=1000))
    long = halving(2, lambda option, table: close[option][table], Budget(trials=1000))

    assert short.best == 1
    assert sum(len(results) for results in short.results) < 100
    assert sum(len(results) for results in long.results) > 900


def test_a_budget_of_the_walls_clock_passes_while_the_processor_is_elsewhere() -> None:
    begun = [Budget.parse(text).clock() for text in ("50ms", "50ms-wall")]
    time.sleep(0.05)
    spent = [Budget.parse(text).clock() - start for text, start in zip(("50ms", "50ms-wall"), begun, strict=True)]

    assert spent[0] < spent[1]
    assert spent[1] >= 0.05
