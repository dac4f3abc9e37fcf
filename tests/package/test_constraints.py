"""constraints.txt pins everything that the suite installs, within the bounds of pyproject.toml."""

from __future__ import annotations

from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.package import constraints
from tests.package.constraints import FILE, wanted


def pinned(text: str) -> dict[str, str]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in (line.split("==") for line in lines)}


def faults(pins: dict[str, str], asked: list[str]) -> list[str]:
    """Requirements that are not pinned, or pinned to a version that is not allowed."""
    found = []
    for requirement in map(Requirement, asked):
        version = pins.get(canonicalize_name(requirement.name))
        if version is None or not requirement.specifier.contains(version, prereleases=True):
            found.append(f"{requirement}: constraints.txt has {version}; run `make constraints` when the suite passes")
    return found


def test_they_hold_what_the_project_asks_for() -> None:
    assert not faults(pinned(FILE.read_text("utf-8")), wanted())


def test_what_is_missing_or_out_of_bounds_is_said() -> None:
    assert len(faults({"numba": "0.69.0"}, ["numba>=0.68,<0.69", "rich>=14"])) == 2
    assert not faults({"numba": "0.68.1", "rich": "15.0"}, ["numba>=0.68,<0.69", "rich>=14"])


def test_they_are_written_from_what_is_installed(tmp_path: Path) -> None:
    pytest.importorskip("numba_cuda", reason="the constraints are written where everything is installed")
    constraints.write(tmp_path / "constraints.txt")
    assert not faults(pinned((tmp_path / "constraints.txt").read_text("utf-8")), wanted())
