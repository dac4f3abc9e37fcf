"""Which cases of a test are run every time, and which wait for `make test-all`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

BUILT = {"site", "sdist", "wheel", "slim", "nodes"}
"""Fixtures that take a minute to build: documentation, packages, a cluster. Tests that want one wait for `make test-all`."""


everything = [False]
"""Whether this is `make test-all`."""


def tries(most: int, usual: int) -> int:
    """How often something random is tried: `most` times with `make test-all`, else the `usual` number."""
    return most if everything[0] else usual


def mostly(every: Iterable[Any], usual: Iterable[Any]) -> list[Any]:
    """All cases, of which those that are not `usual` wait for `make test-all`."""
    always = set(usual)
    whole = [case if type(case) is tuple else (case,) for case in every]
    return [pytest.param(*case, marks=() if {case, case[0]} & always else pytest.mark.release) for case in whole]


few_games = pytest.mark.daily("karthis", "katamari", "leduc_poker", "claims")
"""Each of another kind, for what a game hardly ever breaks: alone, at a board, an example with chance, a toy with secrets."""
