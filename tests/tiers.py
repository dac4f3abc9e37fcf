"""Which cases of a test are run every time, and which only by `make test-all`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

BUILT = {"site", "sdist", "wheel", "slim", "nodes"}
"""Fixtures that take a minute to build: documentation, packages, a cluster. Tests that use one run only in `make test-all`."""


everything = [False]
"""Whether this is `make test-all`."""


def tries(most: int, usual: int) -> int:
    """The number of random trials: `most` with `make test-all`, else `usual`."""
    return most if everything[0] else usual


def mostly(every: Iterable[Any], usual: Iterable[Any]) -> list[Any]:
    """All cases; those that are not `usual` run only in `make test-all`."""
    always = set(usual)
    whole = [case if type(case) is tuple else (case,) for case in every]
    return [pytest.param(*case, marks=() if {case, case[0]} & always else pytest.mark.release) for case in whole]


few_games = pytest.mark.daily("karthis", "katamari", "leduc_poker", "claims")
"""One game of each kind, for tests that a game hardly ever breaks: solo, with a board, an example with chance, a toy with
secrets."""
