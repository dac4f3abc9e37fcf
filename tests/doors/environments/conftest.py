"""Hands every found game, or every number of seats of it, to the tests that ask for one."""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case, cases, found_games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = found_games(metafunc.config.getoption("--game"))
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [pytest.param(g, id=g.name, marks=pytest.mark.xdist_group(g.name)) for g in games])
    for name, every in (("case", True), ("seating", False)):
        if name in metafunc.fixturenames:
            found = [c for g in games for c in cases(g) if every or not c.options]
            metafunc.parametrize(
                name, [pytest.param(c, id=str(c), marks=pytest.mark.xdist_group(c.game.name)) for c in found]
            )


__all__ = ["Case"]
