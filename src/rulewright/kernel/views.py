"""Views: what each seat may see, as code generated from the declaration of the state.

Only fields declared public, owned by the seat, or known to it card by card are copied from the state; all others are
blank. So forgetting to declare a field's visibility hides too much, never too little.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from functools import cache, wraps
from typing import Any, TypeVar, cast

from rulewright.kernel.fields import INHERIT, OWNED, PUBLIC, SECRET, SEEN, Field, Holder, Number
from rulewright.kernel.pile import SPECTATOR_BIT
from rulewright.kernel.rule import Namespace, trusted
from rulewright.kernel.structs import GameState, Struct, StructMeta

R = TypeVar("R")

SPECTATOR = -1
"""The seat number of a spectator."""


@cache
def blind(state: type[GameState]) -> Callable[[GameState, GameState, int], None]:
    """The rule `hide(view, s, seat)` for this state: overwrites `view` with what `seat` may see of `s`."""
    lines = ["def hide(view, s, seat):", f"    eye = seat if seat >= 0 else {SPECTATOR_BIT}"]
    for name, f in state.fields.items():
        _carry(lines, f".{name}", f, SECRET, 1, None)
    source = "\n".join(lines) + "\n"
    place = f"<sight of {state.__module__}.{state.__qualname__}>"
    linecache.cache[place] = (len(source), None, source.splitlines(keepends=True), place)
    space: Namespace = {"__name__": state.__module__}  # a real module, or cached compiled code could not be loaded
    exec(compile(source, place, "exec"), space)
    made: Callable[[GameState, GameState, int], None] = trusted(space["hide"])
    return made


def _carry(lines: list[str], where: str, f: Field, outer: str, depth: int, owner: str | None) -> None:
    """Generate the lines that copy one field, looping over its shape and stepping into nested records."""
    sight = outer if f.sight == INHERIT else f.sight
    path, indices = where.rpartition(".")[0], []
    for n in f.shape:
        index = f"i{depth}"
        lines.append("    " * depth + f"for {index} in range({n}):")
        indices.append(index)
        where += f"[{index}]"
        owner = owner or index
        depth += 1
    pad = "    " * depth
    if not isinstance(f.kind, Number):
        for inner, declared in f.kind.fields.items():
            _carry(lines, f"{where}.{inner}", declared, sight, depth, owner)
        return
    if sight == PUBLIC:
        lines.append(f"{pad}view{where} = s{where}")
    elif sight == OWNED:
        if owner is None:
            raise TypeError(f"{where[1:]} is owned, but nothing on the way to it is numbered by seat")
        lines.append(f"{pad}view{where} = s{where} if {owner} == seat else {f.blank}")
    elif sight == SEEN:
        lines.append(f"{pad}view{where} = s{where} if (s{path}.known[{indices[-1]}] >> eye) & 1 else {f.blank}")
    else:
        lines.append(f"{pad}view{where} = {f.blank}")


@cache
def seen(state: type[GameState]) -> Callable[[GameState, int], GameState]:
    """Like `blind`, as a function `look(s, seat)` for plain objects that returns a new view.

    It copies whole lists, which takes a tenth of the time: every seat gets a view after every move.
    """
    space: Namespace = {}
    look = _looker(state, SECRET, False, space)
    exec(f"def look(s, seat):\n    return {look}(s, seat, seat if seat >= 0 else {SPECTATOR_BIT}, False)", space)
    made: Callable[[GameState, int], GameState] = space["look"]
    return made


def _looker(kind: type[Holder], outer: str, owned: bool, space: Namespace) -> str:
    """The name of a generated function that copies a record. Its argument `mine` tells whether the record belongs to the
    seat, if that is known (`owned`)."""
    made = f"{kind.__name__}_{id(kind)}"
    name = f"look_{made}_{outer}_{owned}"
    if name not in space:
        space[made] = kind
        lines = [f"def {name}(s, seat, eye, mine):", f"    v = {made}.__new__({made})"]
        for field, f in kind.fields.items():
            sight = outer if f.sight == INHERIT else f.sight
            lines.append(f"    v.{field} = {_copied(f, sight, f's.{field}', 'mine' if owned else '', 0, space)}")
        lines += ["    v._begin()"] * (kind._begin is not Struct._begin)
        exec("\n".join([*lines, "    return v"]), space)
    return name


def _copied(f: Field, sight: str, value: str, mine: str, depth: int, space: Namespace) -> str:
    """The code for the visible part of a value; `mine` is the code for whether it belongs to the seat, if that is known."""
    if depth == len(f.shape):
        if not isinstance(f.kind, Number):
            return f"{_looker(f.kind, sight, bool(mine), space)}({value}, seat, eye, {mine or False})"
        if sight == PUBLIC:
            return value
        if sight == SECRET:
            return str(f.blank)
        if not mine:
            raise TypeError(f"{value[2:]} is owned, but nothing on the way to it is numbered by seat")
        return f"({value} if {mine} else {f.blank})"
    if isinstance(f.kind, Number) and depth == len(f.shape) - 1:
        blank = f"[{f.blank}] * {f.shape[depth]}"
        if sight == PUBLIC:
            return f"{value}[:]"
        if sight == SEEN:
            return f"[x if (k >> eye) & 1 else {f.blank} for x, k in zip({value}, s.known)]"
        if sight == SECRET:
            return blank
        if mine:
            return f"({value}[:] if {mine} else {blank})"
    i, x = f"i{depth}", f"x{depth}"
    inner = _copied(f, sight, x, mine or f"{i} == seat", depth + 1, space)
    return f"[{inner} for {i}, {x} in enumerate({value})]"


def for_all(f: Callable[[Any, Any], R]) -> Callable[[Any, Any], R]:
    """Decorate a function of a view and a box whose result is the same for everybody at the table. A server calls it once for all
    seats, with a spectator's view, so it cannot tell a seat what is hidden from it."""

    @wraps(f)
    def once(view: Any, box: Any) -> R:
        shared = getattr(view, "for_all", None)
        return f(view, box) if shared is None else cast(R, shared(f, box))

    return once


@cache
def glimpses(state: type[GameState]) -> dict[str, Callable[[Any, int], Any]]:
    """For each field of a state, a function `look(s, seat)` that returns that field alone as the seat sees it."""
    space: dict[str, Any] = {}
    for name, f in state.fields.items():
        value = _copied(f, SECRET if f.sight == INHERIT else f.sight, f"s.{name}", "", 0, space)
        exec(f"def of_{name}(s, seat):\n    eye = seat if seat >= 0 else {SPECTATOR_BIT}\n    return {value}", space)
    return {name: space[f"of_{name}"] for name in state.fields}


@cache
def pieces(state: type[GameState]) -> dict[str, Any]:
    """A record type for each single field of a state, to view or pack it alone."""
    return {name: StructMeta("Piece", (Struct,), {name: f}) for name, f in state.fields.items()}


def secrets(state: type[GameState]) -> list[str]:
    """The fields that are not fully visible to every seat, except for the random stream: for reports and tests."""
    found: list[str] = []

    def walk(record: type[Holder], outer: str, path: str) -> None:
        for name, f in record.fields.items():
            sight = outer if f.sight == INHERIT else f.sight
            if not isinstance(f.kind, Number):
                walk(f.kind, sight, f"{path}{name}.")
            elif sight != PUBLIC and path + name != "rng":
                found.append(path + name)

    walk(state, SECRET, "")
    return found


def owned_fields(state: type[GameState]) -> frozenset[str]:
    """The names of the state's fields of which each seat owns a part: their first index is the seat."""

    def owns(f: Field, outer: str) -> bool:
        sight = outer if f.sight == INHERIT else f.sight
        if isinstance(f.kind, Number):
            return sight == OWNED
        return any(owns(inner, sight) for inner in f.kind.fields.values())

    return frozenset(name for name, f in state.fields.items() if f.shape and owns(f, SECRET))
