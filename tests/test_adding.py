"""Adding a game edits no file of others: a package dropped among the games passes its part of the suite as it is.

It brings its own folder and its own tests; its goldens, its pages and its types are written by command, all under its own
name. Everything happens in a copy.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tests.prepare import ROOT

PARTS = ("src", "tests", "tools", "bench", "deploy", "examples", "docs", "pyproject.toml", "README.md", "CHANGELOG.md")
NAME = "claims"
PLACES = (
    f"src/rulewright/games/{NAME}/",
    f"tests/games/{NAME}/",
    f"tests/goldens/{NAME}/",
    f"docs/environments/{NAME}.md",
    f"docs/rulings/{NAME}.md",
    f"web/src/generated/{NAME}.ts",
)


def copied(place: Path) -> Path:
    """The house without the toy that is about to move in."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            leave = shutil.ignore_patterns("__pycache__", "*.pyc", NAME, f"test_{NAME}.py", "assets", "screenshots")
            shutil.copytree(ROOT / part, place / part, ignore=leave)
        else:
            shutil.copy(ROOT / part, place / part)
    return place


def dropped(place: Path) -> None:
    """The toy becomes a game of the house, by name and by import, and nothing else."""
    shutil.copytree(
        ROOT / "tests/toys" / NAME, place / PLACES[0], ignore=shutil.ignore_patterns("__pycache__", "*.pyc")
    )
    text = (ROOT / f"tests/toys/test_{NAME}.py").read_text("utf-8")
    tests = place / PLACES[1]
    tests.mkdir()
    (tests / "__init__.py").touch()
    (tests / f"test_{NAME}.py").write_text(text.replace("tests.toys.", "rulewright.games."), "utf-8")


def contents(place: Path) -> dict[str, str]:
    """Every file that is not made by running, and what is in it."""
    files = {p.relative_to(place).as_posix(): p for p in place.rglob("*") if p.is_file()}
    kept = {name: p for name, p in files.items() if "__pycache__" not in p.parts and not name.startswith(".")}
    return {name: sha256(p.read_bytes()).hexdigest() for name, p in kept.items()}


@pytest.mark.release
@pytest.mark.xdist_group(NAME)
def test_a_game_moves_in_without_a_change_to_anything_else(tmp_path: Path) -> None:
    place = copied(tmp_path / "house")
    before = contents(place)
    dropped(place)
    paths = os.pathsep.join(str(place / part) for part in ("src", "examples", "."))
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}

    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-B", *words],
            cwd=place, env={**clean, "PYTHONPATH": paths}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        return done.stdout

    assert NAME in run("-m", "rulewright", "games")
    run("-m", "tests.conformance.goldens", NAME)
    run("-m", "tools.generate", NAME)
    told = run("-m", "pytest", "--game", NAME, "--ignore", "tests/e2e", "-p", "no:cacheprovider", "-o", "addopts=")
    passed = re.search(r"(\d+) passed", told)
    assert passed
    assert int(passed[1]) > 150
    assert "failed" not in told
    after = contents(place)
    assert {path: after.get(path) for path in before} == before, "a file of others was changed"
    new = sorted(after.keys() - before.keys())
    assert not [path for path in new if not path.startswith(PLACES)]
