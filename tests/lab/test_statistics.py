from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
from hypothesis import strategies as st

from rulewright.lab.statistics import Estimate, Tally
from tests.random_input import given

SMALL = st.lists(st.integers(-20, 20), min_size=1, max_size=50)
WIDE = st.lists(st.integers(-(2**60), 2**60), min_size=1, max_size=50)


@given(st.lists(SMALL | WIDE, min_size=1, max_size=8))
def test_a_tally_says_what_numpy_says_of_all_at_once(chunks: list[list[int]]) -> None:
    tally = Tally()
    for chunk in chunks:
        tally.add(np.array(chunk, np.int64))
    whole = np.array([x for chunk in chunks for x in chunk], np.int64)
    values, counts = np.unique(whole, return_counts=True)
    assert [list(a) for a in tally.counts()] == [list(values), list(counts)]
    spread = tally.distribution()
    assert spread.mean == pytest.approx(np.mean(whole.astype(float)), abs=1e-6 * max(1, abs(whole).max()))
    if len(whole) > 1:
        assert spread.sd == pytest.approx(np.std(whole.astype(float), ddof=1), rel=1e-6, abs=1e-6)
    found = [spread.least, spread.lower, spread.median, spread.upper, spread.most]
    assert found == list(np.quantile(whole, [0, 0.25, 0.5, 0.75, 1], method="inverted_cdf"))


def test_merging_keeps_count_when_many_chunks_come() -> None:
    tally, rng = Tally(), np.random.default_rng(1)
    sample = rng.integers(0, 2**40, 300_000)
    for part in np.array_split(sample, 7):
        tally.add(part)
    values, counts = tally.counts()
    assert int(counts.sum()) == 300_000
    assert np.array_equal(np.repeat(values, counts), np.sort(sample))


def test_the_mean_lies_in_its_interval_about_as_often_as_promised() -> None:
    rng, inside = np.random.default_rng(2), 0
    for _ in range(400):
        tally = Tally()
        tally.add(rng.integers(1, 7, 200))
        spread = tally.distribution()
        inside += spread.low <= 3.5 <= spread.high
    assert 360 <= inside <= 396


def test_wilson_against_worked_figures() -> None:
    """Ten successes of ten, none of ten, and 81 of 263, a worked example of Wilson's interval in the literature (Newcombe)."""
    assert Estimate.counted(10, 10).low == pytest.approx(0.7225, abs=1e-4)
    assert Estimate.counted(10, 10).high == 1.0
    assert Estimate.counted(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert Estimate.counted(0, 10).low == 0.0
    share = Estimate.counted(81, 263)
    assert (share.low, share.high) == pytest.approx((0.2553, 0.3662), abs=1e-4)


def test_a_million_different_scores_in_six_seats_fit_in_memory() -> None:
    """The worst case: tie-breakers packed into the score make all scores different."""
    rng = np.random.default_rng(3)
    tracemalloc.start()
    try:
        tallies = [Tally() for _ in range(6)]
        for _ in range(16):
            for tally in tallies:
                tally.add(rng.integers(0, 2**50, 1 << 16))
        assert all(tally.distribution().sd > 0 for tally in tallies)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 200 * 2**20
