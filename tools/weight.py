"""The size of the code base: `python -m tools.weight` counts lines, files and oversized functions and classes in the files
tracked by git."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CODE = (".py", ".ts", ".svelte", ".css", ".html")
AREAS = ("src", "src/rulewright/games", "web", "tests", "tools")
LONG, MANY, BROAD = 60, 6, 15
"""Limits: lines and parameters of a function, public methods of a class."""


def files(area: str) -> list[Path]:
    """The tracked source files of an area."""
    listed = subprocess.run(["git", "ls-files", area], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.splitlines() if name.endswith(CODE) and (ROOT / name).exists()]


def lines(area: str) -> int:
    return sum(len(path.read_text("utf-8").splitlines()) for path in files(area))


def nodes(paths: Iterable[Path]) -> Iterator[ast.AST]:
    for path in paths:
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


def parameters(f: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The number of parameters, without `self` and `cls`."""
    found = [a.arg for a in (*f.args.posonlyargs, *f.args.args, *f.args.kwonlyargs)]
    return len([name for name in found if name not in ("self", "cls", "mcs")])


def weights() -> Iterator[tuple[str, str]]:
    """The measurements, as labels and values."""
    for area in AREAS:
        yield f"lines of {area}", f"{lines(area):,}"
    yield "files of src/rulewright/games", f"{len(files('src/rulewright/games')):,}"
    source = [path for path in files("src") if path.suffix == ".py"]
    found = list(nodes(source))
    functions = [node for node in found if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    classes = [node for node in found if isinstance(node, ast.ClassDef)]
    methods = [
        [f for f in c.body if isinstance(f, ast.FunctionDef | ast.AsyncFunctionDef) and f.name[0] != "_"]
        for c in classes
    ]
    long = [f for f in functions if (f.end_lineno or 0) - f.lineno >= LONG]
    yield f"functions over {LONG} lines", str(len(long))
    yield f"functions over {MANY} parameters", str(len([f for f in functions if parameters(f) > MANY]))
    yield f"classes over {BROAD} public methods", str(len([found for found in methods if len(found) > BROAD]))
    yield "branches `if verb == Verb.X` of games", str(len(branches()))
    text = "\n".join(path.read_text("utf-8") for path in source)
    yield "Any", f"{sum(isinstance(node, ast.Name) and node.id == 'Any' for node in found):,}"
    yield "type: ignore", str(text.count("# type: ignore"))


def branches() -> list[str]:
    return [
        line
        for path in files("src/rulewright/games")
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"\bverb (==|in) \(?Verb\.", line)
    ]


if __name__ == "__main__":
    for what, figure in weights():
        print(f"{figure:>8}  {what}")
