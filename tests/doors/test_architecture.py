"""The walk through the code is true to the code: what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "rulewright" / "doors" / "server"
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"(?:live|store|http)/\w+\.py", TEXT))
    assert len(named) >= 8
    assert [name for name in named if not (SERVER / name).is_file()] == []
    for name in set(re.findall(r"(?:web/src|tests/doors)/[\w./]*\w", TEXT)) - {"web/src/games/NAME"}:
        assert (ROOT / name).exists(), name


def test_every_method_that_is_named_is_there() -> None:
    sources = [p.read_text("utf-8") for p in (ROOT / "src" / "rulewright").rglob("*.py")]
    for kind, name in set(re.findall(r"\b([A-Z][a-z]+)\.(_?[a-z]\w+)\b", TEXT)):
        assert any(f"class {kind}" in s and f"def {name}(" in s for s in sources), f"{kind}.{name}"


def test_every_module_of_a_room_is_told() -> None:
    for room in ("store", "live", "http"):
        row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{room}`"))
        told = set(re.findall(r"`(\w+)`", row.split("|")[2]))
        modules = {p.stem for p in (SERVER / room).glob("*.py")} - {"__init__"}
        assert modules == told, room
