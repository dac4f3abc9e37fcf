"""The contract as data, for the generators of TypeScript, of the protocol tables and of OpenAPI."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from rulewright.doors.contract import (
    accounts,
    coach,
    fault,
    games,
    lab,
    notices,
    people,
    records,
    socket,
    tables,
    tournaments,
)

MODULES: tuple[ModuleType, ...] = (
    socket, tables, games, records, coach, people, accounts, notices, tournaments, lab, fault
)  # fmt: skip


@dataclass(frozen=True)
class FieldInfo:
    """One field of a struct."""

    name: str
    type: msgspec.inspect.Type
    optional: bool
    """Whether it may be left out."""
    doc: str


def structs() -> Iterator[type[Struct]]:
    """Every struct of the contract, module by module."""
    for module in MODULES:
        for found in vars(module).values():
            if isinstance(found, type) and issubclass(found, Struct) and found.__module__ == module.__name__:
                yield found


@cache
def literals() -> dict[frozenset[Any], str]:
    """The names of the contract's named literal types, by their values."""
    return {
        frozenset(get_args(value)): name
        for module in MODULES
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }


def tag(struct: type[Struct]) -> str:
    """The `type` of a socket message; empty for other structs."""
    return str(struct.__struct_config__.tag or "")


def parent(struct: type[Struct]) -> type[Struct] | None:
    """The struct of the contract that this one inherits fields from."""
    (base,) = struct.__bases__
    return base if issubclass(base, Struct) and base.__struct_fields__ else None


def summary(struct: type[Struct]) -> str:
    """The docstring on one line."""
    return " ".join((struct.__doc__ or "").split())


def own_fields(struct: type[Struct]) -> list[FieldInfo]:
    """The fields that the struct itself declares."""
    described = msgspec.inspect.type_info(struct)
    assert isinstance(described, msgspec.inspect.StructType)
    above, docs = parent(struct), field_docs(struct)
    inherited = above.__struct_fields__ if above else ()
    return [
        FieldInfo(f.encode_name, f.type, not f.required, docs.get(f.name, ""))
        for f in described.fields
        if f.name not in inherited
    ]


def all_fields(struct: type[Struct]) -> list[FieldInfo]:
    """All fields of a struct, inherited ones first."""
    above = parent(struct)
    return [*(all_fields(above) if above else []), *own_fields(struct)]


@cache
def field_docs(struct: type[Struct]) -> dict[str, str]:
    """The docstrings of fields, which Python itself does not keep."""
    (declared,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(declared, ast.ClassDef)
    found: dict[str, str] = {}
    name = ""
    for line in declared.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            name = line.target.id
        elif name and isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            found[name] = " ".join(str(line.value.value).split())
            name = ""
        else:
            name = ""
    return found
