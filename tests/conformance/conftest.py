"""Hands every found game, or every case of it, to the tests that ask for one. `--game FOLDER` adds one from outside."""

from __future__ import annotations

import pytest

from tests.conformance.cases import cases, found_games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = found_games(metafunc.config.getoption("--game"))
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [pytest.param(g, id=g.name, marks=pytest.mark.xdist_group(g.name)) for g in games])
    if "case" in metafunc.fixturenames:
        found = [(g, c) for g in games for c in cases(g)]
        metafunc.parametrize(
            "case", [pytest.param(c, id=str(c), marks=pytest.mark.xdist_group(g.name)) for g, c in found]
        )
