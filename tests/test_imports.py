"""No imports run in a circle in src, those for types alone and those inside functions included."""

from __future__ import annotations

import ast
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"


def modules(src: Path) -> dict[str, Path]:
    """Every module under a folder, by its full name."""
    found = {}
    for path in sorted(src.rglob("*.py")):
        parts = path.relative_to(src).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """The modules that this one imports, wherever in it the import stands."""
    package, found = name if path.stem == "__init__" else name.rpartition(".")[0], set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            up = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*up, *([node.module] if node.module else [])])
            found |= {f"{base}.{a.name}" if f"{base}.{a.name}" in known else base for a in node.names}
    return (found & known.keys()) - {name}


def circle(src: Path) -> list[str]:
    """The modules of one circle of imports, or none."""
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
