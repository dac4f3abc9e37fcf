"""The fingerprint of a game's rules: what binds matches and records to the rules that made them.

It covers the text of every function that the rules reach in the game's own folder, the values they take from outside, the moves
and the state. Comments, docstrings and annotations make no difference, nor does the version of Python, the folder, or how the
kernel is written (which the goldens of the games guard). Words, bots and boxes are not rules; a box has a hash of its own.

`versions.json` in a game's folder lists, by version, the fingerprints of rules that play alike: what was only rewritten can go on
with the matches of before. `python -m rulewright.doors.versions` writes it.
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
from rulewright.kernel.engines.callgraph import taken, told, understood
from rulewright.kernel.fields import Field, Holder, Number
from rulewright.kernel.lookup import Later

Game = Any
"""The game, which imports this."""
DECIDING = ("setup", "waiting", "offers", "offer", "check", "apply", "score", "ending", "standing")
"""The rules on which the course of a match depends."""
VERSIONS = "versions.json"
UNSAID = {"annotation", "returns", "decorator_list", "ctx", "kind", "type_comment", "type_params", "simple"}
"""Parts of a syntax tree that change nothing, or that not every Python has."""


def of_rules(game: Game) -> str:
    """The fingerprint of a game's rules, as 16 hexadecimal digits."""
    found: dict[str, str] = {}
    package = _package(game)
    waiting: list[Any] = [getattr(game.rules, name) for name in DECIDING]
    seen = {*waiting}
    while waiting:
        f = waiting.pop()
        outside = dict(taken(f))
        found.setdefault(*_said(f, outside, package))
        for value in outside.values():
            called = understood(value.reckon if isinstance(value, Later) else value)
            if isinstance(called, FunctionType) and called not in seen:
                seen.add(called)
                waiting.append(called)
    h = sha256()
    for said in (*_layout(game.state, "state"), *_layout(game.box, "box"), *_verbs(game), *sorted(found.items())):
        h.update(f"{said}\n".encode())
    return h.hexdigest()[:16]


def same_rules(game: Game, fingerprint: str | None) -> bool:
    """Whether rules with this fingerprint play like these. Matches from before there were fingerprints have none: perhaps."""
    if not fingerprint or fingerprint == game.fingerprint:
        return True
    known = alike(game.home, game.version)
    return fingerprint in known and game.fingerprint in known


@cache
def alike(home: Path, version: str) -> frozenset[str]:
    """The fingerprints of all rules of this version, which play alike."""
    try:
        kept = json.loads((home / VERSIONS).read_text("utf-8"))
    except (OSError, ValueError):
        return frozenset()
    return frozenset(kept.get(version, {}).get("rules", ()))


def _said(f: FunctionType, taken: dict[str, Any], package: str) -> tuple[str, str]:
    """A function by its name, and what it says: its text, and what it takes from outside."""
    name = f"{own_name(f.__module__ or '')}.{f.__qualname__}".removeprefix(package)
    if (f.__module__ or "").startswith("rulewright.kernel."):
        return name, ""
    outside = {key: "" if isinstance(value, Later | FunctionType) else told(value) for key, value in taken.items()}
    written = [_plain(node) for node in _nodes(text_of(f)).get(f.__code__.co_firstlineno, ())]
    from_outside = sorted((key, value.removeprefix(package)) for key, value in outside.items())
    return name, repr((written, f.__defaults__, from_outside))


def _package(game: Game) -> str:
    """What the names of a game's modules begin with where it was imported as part of another package, as tests do."""
    own = own_name(game.state.__module__)
    before, found, _ = f".{own}".partition(f".{game.name}.")
    return f"{before[1:]}." if found and before and not own.startswith("rulewright.") else ""


@cache
def _nodes(text: str) -> dict[int, list[ast.AST]]:
    """The functions of a module by the line where each begins, its decorators included."""
    found: dict[int, list[ast.AST]] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            marks = [mark.lineno for mark in getattr(node, "decorator_list", ())]
            found.setdefault(min([node.lineno, *marks]), []).append(node)
    return found


def _plain(node: Any) -> Any:
    """A syntax tree as nested lists, without what changes nothing."""
    if isinstance(node, list):
        return [_plain(each) for each in node if not _is_remark(each)]
    if not isinstance(node, ast.AST):
        return node
    parts = [(key, value) for key, value in ast.iter_fields(node) if key not in UNSAID and value not in (None, [])]
    return [type(node).__name__, *((key, _plain(value)) for key, value in parts)]


def _is_remark(node: Any) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _layout(record: type[Holder], path: str) -> Iterator[str]:
    """The fields of a record, with who sees them."""
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
