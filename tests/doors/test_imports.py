"""No imports run in a circle, neither those of types nor those inside functions; and the server's rooms are in order."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
ROOMS: dict[str, set[str]] = {"store": set(), "live": {"store"}, "http": {"store", "live"}}
"""Each room of the server, and the rooms it may know."""


def named(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path, known: set[str]) -> set[str]:
    """The modules that a file imports anywhere; of `from package import name` the module of that name, where there is one."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= inner & known
            if inner - known:
                found.add(node.module)
    return found & known


def graph(folder: Path) -> dict[str, set[str]]:
    files = {named(path): path for path in sorted(folder.rglob("*.py"))}
    return {name: imported(path, set(files)) - {name} for name, path in files.items()}


def test_no_imports_run_in_a_circle_in_the_doors() -> None:
    try:
        TopologicalSorter(graph(SOURCE / "rulewright" / "doors")).prepare()
    except CycleError as e:
        pytest.fail(f"imports run in a circle: {' <- '.join(e.args[1])}")


def test_rooms_know_only_the_rooms_below_them() -> None:
    server = "rulewright.doors.server."
    for name, known in graph(SOURCE / "rulewright" / "doors" / "server").items():
        room = name.removeprefix(server).partition(".")[0]
        for other in known:
            there = other.removeprefix(server).partition(".")[0]
            if room in ROOMS and there in ROOMS and there != room:
                assert there in ROOMS[room], f"{name} imports {other}"
