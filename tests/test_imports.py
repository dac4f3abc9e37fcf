"""No circular imports in src, including those for types alone and those inside functions; and every layer imports only those
below it, as README and docs/architecture.md describe."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
ROOMS: dict[str, set[str]] = {
    "folders": set(),
    "telling": set(),
    "kernel": {"folders", "telling"},
    "games": {"folders", "telling", "kernel"},
    "match": {"telling", "kernel", "games"},
    "bots": {"telling", "kernel", "games"},
    "coach": {"telling", "kernel", "games", "match", "bots"},
    "lab": {"telling", "kernel", "games", "match", "bots"},
    "laws": {"telling", "kernel", "match", "bots"},
    "doors": {"telling", "kernel", "games", "match", "bots", "coach", "lab", "laws"},
}
"""The packages, and what each may import besides itself."""
FLOORS: tuple[set[str], ...] = (
    {"contract", "optional_imports", "versions", "messages"},
    {"pictures"},
    {"describe", "prints", "sentences", "environments", "terminal"},
    {"gymnasium", "pettingzoo", "openspiel", "gpu", "server"},
    {"mcp", "sb3"},
    {"cli"},
)
"""The doors, floor by floor: each may import those below, and none beside it."""
DOORS = {door: {below for lower in FLOORS[:n] for below in lower} for n, floor in enumerate(FLOORS) for door in floor}
SERVER: dict[str, set[str]] = {
    "store": set(),
    "matches": {"store"},
    "jobs": {"store", "matches"},
    "live": {"store", "matches", "jobs"},
    "http": {"store", "matches", "jobs", "live"},
}
"""The packages of the server, and what each may import besides itself."""


def modules(src: Path) -> dict[str, Path]:
    """Every module under a folder, by its full name."""
    found = {}
    for path in sorted(src.rglob("*.py")):
        parts = path.relative_to(src).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def import_lines(text: str) -> list[ast.Import | ast.ImportFrom]:
    return [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]


def imports(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """The modules that this one imports, anywhere in its code."""
    package, found = name if path.stem == "__init__" else name.rpartition(".")[0], set()
    for node in import_lines(path.read_text("utf-8")):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            up = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*up, *([node.module] if node.module else [])])
            found |= {f"{base}.{a.name}" if f"{base}.{a.name}" in known else base for a in node.names}
    return (found & known.keys()) - {name}


def circle(src: Path) -> list[str]:
    """The modules of one import cycle, or none."""
    known = modules(src)
    wants = {name: imports(name, path, known) for name, path in known.items()}
    done: set[str] = set()

    def visit(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name not in done:
            for wanted in sorted(wants[name]):
                if found := visit(wanted, [*way, name]):
                    return found
            done.add(name)
        return []

    return next((found for name in known if (found := visit(name, []))), [])


def arrows(src: Path, package: str, rooms: dict[str, set[str]]) -> list[str]:
    """The forbidden imports between subpackages of a package."""
    known = modules(src)
    found = []
    for name, path in known.items():
        room = name.removeprefix(f"{package}.").partition(".")[0]
        for other in sorted(imports(name, path, known)) if room in rooms and name.startswith(f"{package}.") else ():
            there = other.removeprefix(f"{package}.").partition(".")[0]
            if other.startswith(f"{package}.") and there in rooms and there not in {room, *rooms[room]}:
                found.append(f"{name} imports {other}")
    return found


def test_rooms_know_only_those_below_them() -> None:
    assert arrows(SRC, "rulewright", ROOMS) == []
    assert arrows(SRC, "rulewright.doors", DOORS) == []
    assert arrows(SRC, "rulewright.doors.server", SERVER) == []


def test_the_language_of_rules_does_not_know_the_engines() -> None:
    known = modules(SRC)
    language = [name for name in known if name.startswith("rulewright.kernel") and ".engines" not in name]
    assert not [name for name in language for other in imports(name, known[name], known) if ".engines" in other]


def test_every_room_has_its_place() -> None:
    house = {path.parent.name for path in (SRC / "rulewright").glob("*/__init__.py")}
    assert house == ROOMS.keys()
    doors = {path.stem for path in (SRC / "rulewright/doors").glob("*.py")} - {"__init__"}
    assert doors | {path.parent.name for path in (SRC / "rulewright/doors").glob("*/__init__.py")} == DOORS.keys()
    server = {path.parent.name for path in (SRC / "rulewright/doors/server").glob("*/__init__.py")}
    assert server == SERVER.keys()


def test_the_package_imports_nothing_that_is_not_in_the_wheel() -> None:
    apart = re.compile(r"^\s*(?:from|import) (?:tools|tests|bench|examples)\b", re.M)
    assert [str(path) for path in SRC.rglob("*.py") if apart.search(path.read_text("utf-8"))] == []


def test_no_game_imports_another() -> None:
    games = {path.parent.name for path in (SRC / "rulewright/games").glob("*/__init__.py")}
    assert arrows(SRC, "rulewright.games", {name: set() for name in games}) == []


def test_an_arrow_the_wrong_way_is_found(tmp_path: Path) -> None:
    for name, text in (("low", "from house.high.b import B\n"), ("high", "import house.low.a\n")):
        (tmp_path / "house" / name).mkdir(parents=True)
        (tmp_path / "house" / name / "__init__.py").write_text("")
        (tmp_path / "house" / name / ("a.py" if name == "low" else "b.py")).write_text(text)
    assert arrows(tmp_path, "house", {"low": set(), "high": {"low"}}) == ["house.low.a imports house.high.b"]


def test_no_imports_run_in_a_circle() -> None:
    found = circle(SRC)
    assert not found, f"imports run in a circle: {' -> '.join(found)}"


def test_a_circle_is_found_even_where_it_is_for_types_or_inside_a_function(tmp_path: Path) -> None:
    home = tmp_path / "house"
    home.mkdir()
    (home / "__init__.py").write_text("")
    (home / "a.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house.b import B\n")
    (home / "b.py").write_text("from . import c\n")
    (home / "c.py").write_text("def later():\n    import house.a\n")
    assert circle(tmp_path) == ["house.a", "house.b", "house.c", "house.a"]
    (home / "c.py").write_text("")
    assert circle(tmp_path) == []
