"""`rulewright check` names typical mistakes, each with its file and line; templates and examples have none."""

from __future__ import annotations

import json
import re
import shutil
from itertools import count
from pathlib import Path

import pytest

from rulewright.doors.cli import run
from rulewright.doors.cli.check import findings
from rulewright.doors.cli.new import TEMPLATES
from rulewright.laws.check import Limits
from tests.laws.mistakes import MISTAKES, Mistake
from tests.tiers import mostly

_fresh = count()
PLACE = re.compile(r"[\w/]+\.(py|ftl|toml), line \d+")


def made(mistake: Mistake, folder: Path) -> Path:
    """A template with this mistake in it."""
    game = folder / f"g{next(_fresh)}" / mistake.game
    shutil.copytree(TEMPLATES / mistake.game, game, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    for each in mistake.change:
        file, old, new = each.file, each.old, each.new
        text = (game / file).read_text("utf-8") if (game / file).exists() else ""
        assert old in text, f"{old!r} is not in {file}"
        (game / file).write_text(text.replace(old, new, 1) if old else text + new, "utf-8")
    return game


def told(mistake: Mistake, folder: Path) -> list[str]:
    limits = Limits(mistake.seconds, compared=10 if mistake.compiles else 0)
    return [str(finding) for finding in findings(str(made(mistake, folder)), limits)]


FIFTH = [m for m in MISTAKES if not m.seconds and not m.compiles][::5]
USUAL = [m for m in MISTAKES if m.daily or m in FIFTH]
"""Those that are tried every day."""


@pytest.mark.parametrize("mistake", mostly(MISTAKES, USUAL), ids=lambda m: m.what)
def test_a_mistake_is_reported_where_it_is_made(mistake: Mistake, tmp_path: Path) -> None:
    said = told(mistake, tmp_path)
    fitting = [line for line in said if re.search(mistake.said, line)]
    assert fitting, said
    assert all("\n" not in line and "defect of Rulewright" not in line and "Traceback" not in line for line in said)
    if mistake.at:
        assert any(re.search(rf"({mistake.at}), line \d+", line) for line in fitting), said


@pytest.mark.parametrize(
    "what",
    [
        "a bound that is too small",  # which every engine runs into
        "a seat must move and cannot",  # one seat, then the other
        "a message that does not exist",  # as written, and as played
        "a note without a message",  # at its declaration, and where it is sent
    ],
)
def test_a_mistake_is_said_once(what: str, tmp_path: Path) -> None:
    mistake = next(m for m in MISTAKES if m.what == what)
    assert len([*findings(str(made(mistake, tmp_path)), Limits(0, compared=10))]) == 1


def test_there_are_many() -> None:
    assert len(MISTAKES) >= 150
    assert len({m.what for m in MISTAKES}) == len(MISTAKES)


@pytest.mark.parametrize("kind", sorted(path.name for path in TEMPLATES.iterdir()))
def test_a_template_keeps_every_law(kind: str, tmp_path: Path) -> None:
    assert told(Mistake("none", kind), tmp_path) == []


def test_the_command_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = next(m for m in MISTAKES if m.what == "a label that two moves share")
    game = made(wrong, tmp_path)
    assert run(["check", str(game), "--json"]) == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert found[0]["at"].startswith("label (tell.py, line ")
    assert {"what", "at", "clause", "mend", "when", "text"} == found[0].keys()
    assert run(["check", "no_such_game"]) == 2
    assert "no_such_game" in capsys.readouterr().err


@pytest.mark.release
def test_a_game_without_mistakes_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = made(Mistake("none", "plain"), tmp_path)
    assert run(["check", str(game)]) == 0
    assert "keeps every law" in capsys.readouterr().out
