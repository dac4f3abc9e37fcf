"""The input to a compilation: the functions that an entry point reaches, and every outside value they use.

It is read from Python bytecode, not from files, so that comments, docstrings, messages and other games make no difference.
"""

from __future__ import annotations

import builtins
import dis
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from hashlib import sha256
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple, TypeGuard

from rulewright.folders import own_name
from rulewright.kernel.actions import METHODS, Code, VerbNames
from rulewright.kernel.enumerations import Names
from rulewright.kernel.rule import INTRINSICS, Function

_NOTHING = object()
UNKNOWN = object()
MEMBER, OUTSIDE, ENCLOSED = "member", "outside", "enclosed"
READS = dict.fromkeys(("LOAD_ATTR", "LOAD_METHOD"), MEMBER)
READS |= dict.fromkeys(("LOAD_GLOBAL", "LOAD_NAME"), OUTSIDE) | dict.fromkeys(
    ("LOAD_DEREF", "LOAD_CLASSDEREF"), ENCLOSED
)
"""The instructions that read a name: a member of what was read before, a global, or one of an enclosing function."""


def is_enumeration(value: object) -> TypeGuard[Names]:
    return isinstance(value, Names)


def attribute(value: object, name: str) -> object:
    """The value of this attribute of a module, enumeration or member in compiled code; `UNKNOWN` if it has none."""
    if isinstance(value, ModuleType):
        return getattr(value, name, UNKNOWN)
    if is_enumeration(value):
        if name in ("at", "kind") and isinstance(value, VerbNames):
            return value.search
        return value.members.get(name, UNKNOWN)
    if isinstance(value, Code) and name in METHODS:
        return value, name
    if isinstance(value, IntEnum) and name in ("size", "concede"):
        found = getattr(value, name, UNKNOWN)
        return int(found) if isinstance(found, int) else UNKNOWN
    return UNKNOWN


def understood(f: object) -> object:
    """The function that is compiled for calls to this one: itself, or an intrinsic's twin."""
    return next((twin for known, twin in INTRINSICS if known is f), f)


def taken(f: FunctionType) -> Iterator[tuple[str, object]]:
    """The outside names that a function uses, with their values.

    Attributes of modules appear as `module.name`, and members of enumerations as `Phase.BUILDING`, for the members it reads.
    An enumeration used in any other way is included whole.
    """
    cells = dict(zip(f.__code__.co_freevars, (cell.cell_contents for cell in f.__closure__ or ()), strict=True))
    for code in _codes(f.__code__):
        name, holder = "", _NOTHING
        for kind, called in written(code).names:
            value = _NOTHING
            if kind == MEMBER and holder is not _NOTHING:
                name = f"{own_name(holder.__name__) if isinstance(holder, ModuleType) else name}.{called}"
                value = attribute(holder, called)
                value = _NOTHING if value is UNKNOWN else value
            elif is_enumeration(holder):
                yield name, tuple(told(member) for member in holder)
            if kind == OUTSIDE:
                name = called
                value = f.__globals__.get(name, getattr(builtins, name, _NOTHING))
            elif kind == ENCLOSED:
                name = called
                value = cells.get(name, _NOTHING)
            holder = value if isinstance(value, ModuleType | Code) or is_enumeration(value) else _NOTHING
            if value is not _NOTHING:
                yield name, value


class Written(NamedTuple):
    """What a function's code says, whatever its names mean."""

    content: str
    names: tuple[tuple[str, str], ...]
    """The names it reads, each with its kind; an empty one stands for any other instructions in between."""


@cache
def written(code: CodeType) -> Written:
    content, names = [repr((code.co_varnames, code.co_argcount))], list[tuple[str, str]]()
    for step in dis.get_instructions(code):
        content.append(f"{step.opname} {'' if isinstance(step.argval, CodeType) else repr(step.argval)}\n")
        kind = READS.get(step.opname, "")
        if kind or (names and names[-1][0]):
            names.append((kind, step.argval if kind else ""))
    return Written("".join(content), tuple(names))


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of the functions written inside it."""
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _codes(const)


class Read(NamedTuple):
    """One function's contribution: a hash of its code and of the outside values it uses, and the functions among these."""

    content: bytes
    calls: tuple[FunctionType, ...]


_known: list[dict[FunctionType, Read]] = []


@contextmanager
def remembering() -> Iterator[None]:
    """Cache `read` within this context, in which the values of names must not change."""
    _known.append(_known[-1] if _known else {})
    try:
        yield
    finally:
        _known.pop()


def read(f: FunctionType) -> Read:
    """The hash and calls of a function."""
    known = _known[-1] if _known else {}
    if f not in known:
        h, calls = sha256(told(f).encode()), dict[FunctionType, None]()
        h.update(repr((f.__defaults__, f.__kwdefaults__)).encode())
        for code in _codes(f.__code__):
            h.update(written(code).content.encode())
        for name, value in taken(f):
            meant = understood(value) if callable(value) else value
            h.update(f"{name} = {told(meant)}\n".encode())
            if isinstance(meant, FunctionType):
                calls[meant] = None
        known[f] = Read(h.digest(), tuple(calls))
    return known[f]


def reached(f: Function) -> list[FunctionType]:
    """The function and all functions it calls, directly or not, in depth-first order."""
    found: dict[FunctionType, None] = {}

    def visit(g: FunctionType) -> None:
        if g not in found:
            found[g] = None
            for called in read(g).calls:
                visit(called)

    first = understood(f)
    if isinstance(first, FunctionType):
        with remembering():
            visit(first)
    return list(found)


def key(f: Function) -> str:
    """A hash of everything that goes into compiling this function."""
    h = sha256(f"python {sys.version_info[:2]}".encode())
    with remembering():
        for g in reached(f):
            h.update(read(g).content)
    return h.hexdigest()[:20]


def told(value: Any) -> str:
    """A value as text that is the same in every process."""
    if type(value).__name__ == "ndarray":
        return f"{value.dtype!r} {value.shape} {sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, Code):
        return f"{int(value)} {value.sizes}"
    if isinstance(value, ModuleType):
        return f"module {own_name(value.__name__)} {getattr(value, '__version__', '')}"
    if callable(value):
        module = own_name(getattr(value, "__module__", None) or "")
        return f"{module}.{getattr(value, '__qualname__', type(value).__qualname__)}"
    return f"{type(value).__qualname__} {value!r}"
