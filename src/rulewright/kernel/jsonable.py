"""Records as plain JSON values, for programs that read a view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rulewright.kernel.fields import Number
from rulewright.kernel.rule import Namespace
from rulewright.kernel.structs import Struct

Json = dict[str, Any]


def jsonable(record: Struct) -> Json:
    """A copy of a record as plain JSON values, without the random stream.

    A set too wide for JavaScript's numbers becomes the list of its members, lowest first.
    """
    return _writer(type(record))(record)


def members(held: int) -> list[int]:
    """The numbers in a set (see `bitsets`)."""
    return [i for i in range(held.bit_length()) if held >> i & 1]


@cache
def _writer(kind: type[Struct]) -> Callable[[Struct], Json]:
    """The writer for a type of record. Generated as code for speed: every seat is sent a view after every move."""
    space: Namespace = {}
    parts = []
    for name, f in kind.fields.items():
        if name == "rng":
            continue
        if isinstance(f.kind, Number) and f.kind.wide:
            space["members"] = members
            value = _listed("members", len(f.shape), f"r.{name}")
        elif isinstance(f.kind, Number):
            value = _copied(len(f.shape), f"r.{name}")
        else:
            space[f"w_{name}"] = _writer(f.kind)
            value = _listed(f"w_{name}", len(f.shape), f"r.{name}")
        parts.append(f"{name!r}: {value}")
    made: Callable[[Struct], Json] = eval(f"lambda r: {{{', '.join(parts)}}}", space)
    return made


def _listed(writer: str, depth: int, value: str) -> str:
    """The code for a value that has its own writer, or for nested lists of such values."""
    if depth == 0:
        return f"{writer}({value})"
    return f"[{_listed(writer, depth - 1, f'x{depth}')} for x{depth} in {value}]"


def _copied(depth: int, value: str) -> str:
    """The code for a number, or for copies of nested lists of numbers."""
    if depth < 2:
        return f"{value}[:]" if depth else value
    return f"[{_copied(depth - 1, f'x{depth}')} for x{depth} in {value}]"
