"""The rooms of a game: rules know neither players nor words, ways to play know no words, and what is declared knows no room.
The same things have the same file names in every game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright import games
from rulewright.kernel import Game

ROOMS = ("rules", "play", "tell")
CLOSED = {
    "rules": {"play", "tell", "content"},
    "play": {"tell"},
    "state": {*ROOMS, "content"},
    "content": {"play", "tell"},
    "notes": {*ROOMS, "content"},
}
"""What each part of a game must not import. What is printed may follow from rules: `content` may ask them."""


BY_NAME = {"measures", "campaign"}
"""Optional modules, which the lab and the kernel load by name."""
REQUIRED = {
    "": {"__init__", "state", "content", "notes"},
    "rules": {"__init__", "setup", "turn", "legality", "score"},
    "play": {"__init__"},
    "tell": {
        "__init__", "names", "moves", "scores", "board", "picture", "prints", "diagrams", "facts", "events", "numbers",
    },
}  # fmt: skip
"""The files of a game and of its rooms. `rules` adds the nouns of its rulebook, `play` policy, outlook, encoding, solver and
subjects of its own; the game and `tell` have no other files."""
RETIRED = {
    *("words", "length", "bound", "help"),
    *("scoring", "endings", "deal", "rounds"),
    *("evaluation", "expected_value", "expectimax", "potential"),
    *("text_board", "derived_facts", "derived", "sentences", "chances"),
}
"""Names under which games kept the same things before."""


def parts(home: Path) -> dict[str, list[Path]]:
    """The files of each part of a game, be it a module or a folder."""
    found = {path.stem: [path] for path in home.glob("*.py") if path.stem != "__init__"}
    return found | {path.parent.name: sorted(path.parent.rglob("*.py")) for path in home.glob("*/__init__.py")}


def imported(path: Path, home: Path) -> Iterator[tuple[int, str]]:
    """The parts of its own game that a file imports, each with its line."""
    depth = len(path.relative_to(home).parts)
    for step in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(step, ast.ImportFrom):
            ours = (step.module or "").split(".")
            if step.level == depth:  # as seen from the game's folder
                for part in [ours[0]] if step.module else [alias.name for alias in step.names]:
                    yield step.lineno, part
            elif step.level == 0 and home.name in ours:
                rest = ours[ours.index(home.name) + 1 :]
                for part in rest[:1] or [alias.name for alias in step.names]:
                    yield step.lineno, part
        elif isinstance(step, ast.Import):
            for alias in step.names:
                ours = alias.name.split(".")
                if home.name in ours[:-1]:
                    yield step.lineno, ours[ours.index(home.name) + 1]


def trespasses(home: Path) -> list[str]:
    """Imports that a part of this game must not have."""
    return [
        f"{path.relative_to(home).as_posix()}, line {line}: {part} must not import {other}"
        for part, files in parts(home).items()
        for path in files
        for line, other in imported(path, home)
        if other in CLOSED.get(part, ())
    ]


def test_rooms_are_closed(game: Game) -> None:
    assert trespasses(game.home) == []


# ---------------------------------------------------------------- the same names


def misnamed(home: Path) -> list[str]:
    """Files that a game lacks, or has under a name of its own."""
    found = []
    for room, required in REQUIRED.items():
        have = {path.stem for path in (home / room).glob("*.py")}
        allowed = required | BY_NAME if room == "" else required if room == "tell" else have - RETIRED
        found += [f"{room}/{name}.py is missing".lstrip("/") for name in sorted(required - have)]
        found += [f"{room}/{name}.py has no place here".lstrip("/") for name in sorted(have - allowed)]
    return found


@pytest.mark.parametrize("name", games.names())
def test_the_same_things_have_the_same_names(name: str) -> None:
    assert misnamed(games.load(name).home) == []


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("tell/board.py", "tell/board.py is missing"),
        ("rules/score.py", "rules/score.py is missing"),
        ("notes.py", "notes.py is missing"),
    ],
)
def test_a_missing_file_is_caught(tmp_path: Path, file: str, said: str) -> None:
    home = complete(tmp_path)
    assert misnamed(home) == []
    (home / file).unlink()
    assert misnamed(home) == [said]


@pytest.mark.parametrize("file", ["words.py", "length.py", "rules/scoring.py", "play/evaluation.py", "tell/jokes.py"])
def test_a_name_of_its_own_is_caught(tmp_path: Path, file: str) -> None:
    home = complete(tmp_path)
    for allowed in ("measures.py", "rules/dragons.py", "play/dragons.py"):
        (home / allowed).touch()
    assert misnamed(home) == []
    (home / file).touch()
    assert misnamed(home) == [f"{file} has no place here"]


def complete(folder: Path) -> Path:
    """A game with all its files, empty."""
    for room, names in REQUIRED.items():
        (folder / room).mkdir(exist_ok=True)
        for name in names:
            (folder / room / f"{name}.py").touch()
    return folder


# ---------------------------------------------------------------- the law has teeth


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("rules.py", "from .play import policy", "rules.py, line 1: rules must not import play"),
        ("rules.py", "from . import tell", "rules.py, line 1: rules must not import tell"),
        ("play.py", "from .tell import label", "play.py, line 1: play must not import tell"),
        ("state.py", "from .rules import check", "state.py, line 1: state must not import rules"),
        ("rules/__init__.py", "from ..play import policy", "rules/__init__.py, line 1: rules must not import play"),
        ("rules/law.py", "from ..play.odds import odds", "rules/law.py, line 1: rules must not import play"),
        ("play/deep/plan.py", "from ...tell import label", "play/deep/plan.py, line 1: play must not import tell"),
        ("rules/law.py", "from game.play import odds", "rules/law.py, line 1: rules must not import play"),
        ("rules/law.py", "import shelf.game.play.odds", "rules/law.py, line 1: rules must not import play"),
        ("notes.py", "import game.tell", "notes.py, line 1: notes must not import tell"),
    ],
)
def test_a_trespass_is_caught(tmp_path: Path, file: str, text: str, said: str) -> None:
    path = tmp_path / "game" / file
    path.parent.mkdir(parents=True)
    for folder in path.parent, tmp_path / "game":
        (folder / "__init__.py").touch()
    if len(Path(file).parts) > 1:
        (tmp_path / "game" / Path(file).parts[0] / "__init__.py").touch()
    path.write_text(text, "utf-8")
    assert trespasses(tmp_path / "game") == [said]


@pytest.mark.parametrize("text", ["from .law import check", "from ..state import Verb", "from .play import stroke"])
def test_what_a_room_may_import(tmp_path: Path, text: str) -> None:
    folder = tmp_path / "game" / "rules"
    folder.mkdir(parents=True)
    (tmp_path / "game" / "__init__.py").touch()
    (folder / "__init__.py").write_text(text, "utf-8")
    assert trespasses(tmp_path / "game") == []
