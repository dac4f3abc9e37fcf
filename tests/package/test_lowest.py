"""`make test CONSTRAINTS=lowest` installs the oldest packages that pyproject.toml allows."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.package.environments import ROOT
from tools import lowest


def test_every_package_has_a_lowest_version_and_a_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    found = lowest.lowest(tomllib.loads(text)["project"])
    assert {"numba", "sqlalchemy", "uvloop", "numba-cuda", "pytest"} <= found.keys()
    section = text.partition("\ndependencies")[2].partition("[project.scripts]")[0]
    assert [line for line in section.splitlines() if ">=" in line and "#" not in line] == []
    monkeypatch.setattr(lowest, "FILE", tmp_path / "lowest.txt")
    assert lowest.main() == 0
    assert len((tmp_path / "lowest.txt").read_text("utf-8").splitlines()) == len(found)


def test_the_oldest_that_suits_all_is_taken() -> None:
    project = {"dependencies": ["a[x]>=1.9,<3"], "optional-dependencies": {"b": ["a>=1.10; python_version > '3'"]}}
    assert lowest.lowest(project) == {"a": "1.10"}


def test_a_package_without_a_lowest_version_is_refused() -> None:
    with pytest.raises(ValueError, match=r"a in pyproject\.toml has no lowest version"):
        lowest.lowest({"dependencies": ["a"], "optional-dependencies": {}})


def test_bounds_above_are_only_where_inner_parts_are_used() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"], *(text for extra in project["optional-dependencies"].values() for text in extra)]
    assert {text.split(">=")[0] for text in asked if "<" in text} == {
        "numba",
        "numba-cuda[cu13]",
        "ray",
        "uvicorn",
        "pytest",
    }
