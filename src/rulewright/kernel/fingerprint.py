"""The fingerprint of a game's rules, which ties matches and records to the rules they were played with.

It covers the text of every function that the rules reach in the game's own folder, the outside values they use, the moves and
the state. Comments, docstrings and annotations make no difference, nor do the Python version, the folder or the kernel's code
(which the games' golden tests guard). Messages, bots and boxes are not rules; a box has its own hash.

`versions.json` in a game's folder lists, by version, the fingerprints of rules that play identically, so that old matches can
continue after a mere refactoring. `python -m rulewright.doors.versions` writes it.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import Any

from rulewright.folders import own_name, text_of
from rulewright.kernel.callgraph import taken, told, understood
from rulewright.kernel.fields import Field, Holder, Number
from rulewright.kernel.lookup import Later

Game = Any
"""Untyped, because `game` imports this module."""
DECIDING = ("setup", "waiting", "offers", "offer", "check", "apply", "score", "ending", "standing")
"""The rules that determine the course of a match."""
VERSIONS = "versions.json"
UNSAID = {"annotation", "returns", "decorator_list", "ctx", "kind", "type_comment", "type_params", "simple"}
"""Parts of a syntax tree that do not affect behaviour, or that some Python versions lack."""


def of_rules(game: Game) -> str:
    """The fingerprint of a game's rules, as 16 hexadecimal digits."""
    found = set[tuple[str, str]]()  # not by name: a wrapper that the kernel generates is called like the rule inside
    package = _package(game)
    waiting: list[FunctionType] = [getattr(game.rules, name) for name in DECIDING]
    seen = {*waiting}
    while waiting:
        f = waiting.pop()
        outside = dict(taken(f))
        found.add(_said(f, outside, package))
        for value in outside.values():
            called = understood(value.reckon if isinstance(value, Later) else value)
            if isinstance(called, FunctionType) and called not in seen:
                seen.add(called)
                waiting.append(called)
    h = sha256()
    for said in (*_layout(game.state, "state"), *_layout(game.box, "box"), *_verbs(game), *sorted(found)):
        h.update(f"{said}\n".encode())
    return h.hexdigest()[:16]


def same_rules(game: Game, fingerprint: str | None) -> bool:
    """Whether rules with this fingerprint play like the game's. True without one: matches older than fingerprints have none."""
    if not fingerprint or fingerprint == game.fingerprint:
        return True
    known = alike(game.home, game.version)
    return fingerprint in known and game.fingerprint in known


@cache
def alike(home: Path, version: str) -> frozenset[str]:
    """The fingerprints of this version's rules, all of which play identically."""
    try:
        kept = json.loads((home / VERSIONS).read_text("utf-8"))
    except (OSError, ValueError):
        return frozenset()
    return frozenset(kept.get(version, {}).get("rules", ()))


def _said(f: FunctionType, taken: dict[str, object], package: str) -> tuple[str, str]:
    """A function's name, and its code: the text and the outside values it uses."""
    name = f"{own_name(f.__module__ or '')}.{f.__qualname__}".removeprefix(package)
    if (f.__module__ or "").startswith("rulewright.kernel."):
        return name, ""
    outside = {key: "" if isinstance(value, Later | FunctionType) else told(value) for key, value in taken.items()}
    written = [_plain(node) for node in _nodes(text_of(f)).get(f.__code__.co_firstlineno, ())]
    from_outside = sorted((key, value.removeprefix(package)) for key, value in outside.items())
    return name, repr((written, f.__defaults__, from_outside))


def _package(game: Game) -> str:
    """The prefix of a game's module names if it was imported as part of another package, as tests do; otherwise empty."""
    own = own_name(game.state.__module__)
    before, found, _ = f".{own}".partition(f".{game.name}.")
    return f"{before[1:]}." if found and before and not own.startswith("rulewright.") else ""


@cache
def _nodes(text: str) -> dict[int, list[ast.AST]]:
    """The functions of a module by first line, decorators included."""
    found: dict[int, list[ast.AST]] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            marks = [mark.lineno for mark in getattr(node, "decorator_list", ())]
            found.setdefault(min([node.lineno, *marks]), []).append(node)
    return found


def _plain(node: object) -> object:
    """A syntax tree as nested lists, without docstrings and the parts in `UNSAID`."""
    if isinstance(node, list):
        return [_plain(each) for each in node if not _is_remark(each)]
    if not isinstance(node, ast.AST):
        return node
    parts = [(key, value) for key, value in ast.iter_fields(node) if key not in UNSAID and value not in (None, [])]
    return [type(node).__name__, *((key, _plain(value)) for key, value in parts)]


def _is_remark(node: object) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _layout(record: type[Holder], path: str) -> Iterator[str]:
    """The fields of a record, with their visibility."""
    for name, f in record.fields.items():
        if isinstance(f.kind, Number):
            yield f"{path}.{name} {f.kind.name} {_facts(f)}"
        else:
            yield f"{path}.{name} {_facts(f)}"
            yield from _layout(f.kind, f"{path}.{name}")


def _facts(f: Field) -> str:
    return f"{f.shape} {f.sight} {f.blank} {f.scratch}"


def _verbs(game: Game) -> Iterator[str]:
    for verb in game.actions.verbs:
        yield f"{verb.name} {verb.first} {verb.arguments} {verb.concede}"
