"""Exceptions raised in another process arrive intact: type, message and all fields."""

from __future__ import annotations

import builtins
import importlib
import inspect
import pickle
import re
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[2] / "src"
SAMPLES: dict[str, Any] = {
    "int": 410,
    "float": 2.5,
    "str": "because of that",
    "Any": {"error": "no"},
    "Place": ("card", 3, "strength"),
    "Weights": {0: 1, 1: 2},
    "object": "klobba-2",
}
"""Sample values by type."""


def declared() -> dict[str, list[tuple[str, str]]]:
    """Every class in the package by the name of each base, as its module and its own name."""
    found: dict[str, list[tuple[str, str]]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        module = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for name, bases in re.findall(r"^ *class (\w+)\(([^()]+)\):", path.read_text("utf-8"), re.M):
            for base in bases.split(","):
                found.setdefault(base.strip().rpartition(".")[2], []).append((module, name))
    return found


def raised() -> list[type[Exception]]:
    """Every exception that is declared anywhere in the package."""
    classes, kinds = declared(), list[type[Exception]]()
    bases = [name for name, kind in vars(builtins).items() if inspect.isclass(kind) and issubclass(kind, BaseException)]
    while bases:
        for module, name in classes.pop(bases.pop(), []):
            kinds.append(getattr(importlib.import_module(module), name))
            bases.append(name)
    return sorted(kinds, key=lambda kind: kind.__name__)


def made(kind: type[Exception]) -> Exception:
    """An instance with every field filled in."""
    if not inspect.isfunction(kind.__init__):
        return kind(SAMPLES["str"])
    _, *asked = inspect.signature(kind.__init__).parameters.values()
    return kind(*(SAMPLES[str(one.annotation)] for one in asked))


def test_what_is_raised_crosses_processes_whole() -> None:
    kinds = raised()
    assert {"Fault", "Refused", "Falsehood", "Conflict", "Unsure", "Crowded"} <= {kind.__name__ for kind in kinds}
    for kind in kinds:
        sent = made(kind)
        sent.add_note("said in passing")
        got = pickle.loads(pickle.dumps(sent))
        assert type(got) is kind
        assert (vars(got), str(got), got.args) == (vars(sent), str(sent), sent.args), kind
