"""`import rulewright`: every public name exists, is documented by a runnable example, and costs nothing before it is used."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_DATA", str(tmp_path))


def examples(thing: object, name: str) -> list[doctest.DocTest]:
    found = doctest.DocTestFinder(recurse=False).find(thing, name, module=False, globs={})
    return [test for test in found if test.examples]


@pytest.mark.parametrize("name", ["__doc__", *rulewright.__all__])
def test_every_public_name_has_an_example_that_runs(name: str) -> None:
    tests = examples(rulewright if name == "__doc__" else getattr(rulewright, name), name)
    assert tests, f"rulewright.{name} has no example in its docstring"
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    for test in tests:
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


def test_type_checkers_are_told_what_programs_get() -> None:
    """The imports for type checkers and the lazy ones are two lists of the same names, so they are compared with each other."""
    told = dict[str, str]()
    for node in ast.walk(ast.parse(Path(rulewright.__file__).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rulewright."):
            told |= {a.asname or a.name: f"{(node.module or '')[len('rulewright.') :]}:{a.name}" for a in node.names}
    assert told == rulewright._HOMES
    assert sorted(told) == rulewright.__all__
    assert set(rulewright.__all__) <= set(dir(rulewright))


def test_what_is_not_there_is_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'lode_game'"):
        _ = rulewright.lode_game  # type: ignore[attr-defined]


def test_the_import_costs_nothing_before_a_name_is_used() -> None:
    program = (
        "import sys, rulewright; print([m for m in sys.modules if m.startswith(('rulewright.', 'numpy', 'numba'))])"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"
    program = "import sys, rulewright; rulewright.load_game('karthis'); print('numba' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "False\n"
    )
