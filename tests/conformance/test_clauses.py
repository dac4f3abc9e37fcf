"""Every clause of every game is exercised by a test that names it, and no test names a clause that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from rulewright.kernel import Game

TESTS = Path(__file__).parents[1]


def cited(tree: ast.AST) -> set[str]:
    """The ids in `@pytest.mark.clause("KA-1", ...)` on the tests of a file that are run every time."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            if "pytest.mark.release" in map(ast.unparse, node.decorator_list):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    found |= {
                        arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                    }
    return found


@cache
def cited_in(folder: Path) -> set[str]:
    """The ids that the tests in a folder exercise."""
    found: set[str] = set()
    for text in (path.read_text("utf-8") for path in folder.rglob("test_*.py")):
        if "mark.clause(" in text:
            found |= cited(ast.parse(text))
    return found


def exercised(game: Game) -> set[str]:
    """The ids exercised for a game; if it brings its own tests, by those alone."""
    own = game.home / "tests"
    return {i for i in cited_in(own if own.is_dir() else TESTS) if i.startswith(f"{game.prefix}-")}


def test_every_clause_has_a_test(game: Game) -> None:
    missing = set(game.clauses) - exercised(game)
    assert not missing, (
        f"{game.title}: no test exercises {', '.join(sorted(missing))}; mark those that do, in its folder tests or "
        f"under tests/games/{game.name}/, with @pytest.mark.clause(...)"
    )


def test_a_reconstruction_is_declared_where_there_is_one(game: Game) -> None:
    """The badge tells everyone who sees the game; the clauses tell only those who read them."""
    assert bool(game.reconstructed.badge) == any(clause.status == "reconstructed" for clause in game.clauses.values())
    what = game.reconstructed.what
    assert not what or (what[0].isupper() and what.endswith(".") and what.count(".") == 1), "one sentence says what"


def test_no_test_or_rule_cites_a_clause_that_is_not_there(game: Game) -> None:
    pattern = re.compile(rf"\b{game.prefix}-[A-Z]?\d+\b")
    known = set(game.clauses)
    assert exercised(game) <= known
    for path in game.home.rglob("*.py"):
        unknown = set(pattern.findall(path.read_text("utf-8"))) - known
        assert not unknown, f"{path.name} cites {', '.join(sorted(unknown))}"
