from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from rulewright.doors.cli import run

ROOT = Path(__file__).parents[2]
FOUR = str(ROOT / "examples" / "connect_four")
TOY = str(ROOT / "tests" / "toys" / "high_card")
STALL = str(ROOT / "tests" / "toys" / "stall")
PARLOUR = str(ROOT / "tests" / "toys" / "parlour")


@dataclass(frozen=True)
class Ran:
    """The result of a command."""

    code: int
    out: str
    err: str


Rulewright = Callable[..., Ran]


@pytest.fixture
def rulewright(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Rulewright:
    """Runs the command line, with the typed input as one text."""

    def call(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(arguments)
        found = capsys.readouterr()
        return Ran(code, found.out, found.err)

    return call
