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
    return [case if case in always else pytest.param(case, marks=pytest.mark.release) for case in every]
