"""The notebooks in examples/notebooks run as they are, from the first cell to the last, in the folder they are in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tiers import mostly

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def cells(path: Path, kind: str) -> list[str]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == kind]


@pytest.mark.parametrize("path", mostly(NOTEBOOKS, [FOLDER / "look_at_a_game.ipynb"]), ids=lambda path: str(path.stem))
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(FOLDER)
    names: dict[str, Any] = {"__name__": "__main__"}
    for i, source in enumerate(cells(path, "code")):
        exec(compile(source, f"{path.name}, code cell {i + 1}", "exec"), names)
    assert capsys.readouterr().out, "it shows something"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.stem))
def test_a_notebook_keeps_no_output_and_says_what_it_does(path: Path) -> None:
    """Stored outputs would become outdated; running the notebook creates them."""
    data = json.loads(path.read_text("utf-8"))
    assert all(not cell.get("outputs") and cell.get("execution_count") is None for cell in data["cells"])
    assert cells(path, "markdown")[0].startswith("# ")


def test_there_are_four() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["ask_the_lab", "change_a_rule", "look_at_a_game", "train_a_bot"]
