"""Structs as TypeScript: the contract between server and browser, and the additions of games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any, get_args

from msgspec import Struct, inspect

from rulewright.doors.contract import socket
from rulewright.doors.contract.base import KEYED, TYPESCRIPT
from rulewright.doors.contract.introspection import (
    FieldInfo,
    literals,
    own_fields,
    parent,
    structs,
    summary,
    tag,
)
from tools import WRITTEN

HEADING = f"// {WRITTEN} from src/rulewright/doors/contract: change it there."
GENERIC = "<G extends Declared = AnyGame>"
PRELUDE = """\
export type Value = number | Value[] | { [field: string]: Value };
export type View = Record<string, Value>;

/** What a game declares. That of a game on the shelf is generated beside this file. */
export interface Declared {
  view: object;
  box: object;
  moves: object;
  notes: object;
  derived: object | null;
  answers: object;
}

/** A game of which nothing is known beforehand. */
export interface AnyGame {
  view: View;
  box: View;
  moves: Record<string, Record<string, number>>;
  notes: Record<string, Record<string, number>>;
  derived: object | null;
  answers: Record<string, unknown>;
}"""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def contract() -> str:
    """The contract file."""
    found = list(structs())
    enums = {kind.__name__: kind for struct in found for kind in enumerations(struct)}
    parts = [
        HEADING,
        PRELUDE,
        *(f"export type {name} = {either(kind)};" for name, kind in enums.items()),
        *(f"export type {name} = {one_of(sorted(values))};" for values, name in literals().items()),
        *(declaration(struct) for struct in found),
        messages("ServerMessage", "What the server sends over the socket.", socket.ServerMessage),
        messages("ClientMessage", "What a client sends over the socket.", socket.ClientMessage),
    ]
    return "\n\n".join(parts) + "\n"


def messages(name: str, about: str, union: Any) -> str:
    kinds = get_args(union)
    head = f"{name}{GENERIC}" if any(map(is_generic, kinds)) else name
    return f"{doc(about)}export type {head} = {' | '.join(map(named, kinds))};"


def declaration(struct: type[Struct]) -> str:
    """One struct as an interface, or as a type if one field determines the type of another."""
    head = struct.__name__ + (GENERIC if is_generic(struct) else "")
    above, about, fields = parent(struct), doc(summary(struct)), own_fields(struct)
    keyed = next((f for f in fields if isinstance(f.type, inspect.Metadata) and KEYED in (f.type.extra or {})), None)
    kind = f"  type: {quoted(tag(struct))};\n" if tag(struct) else ""
    if keyed:
        key, of = extra(keyed, KEYED)
        rest = kind + "".join(member(f) for f in fields if f.name not in (key, keyed.name))
        inner = member(next(f for f in fields if f.name == key), "K") + member(keyed, f"G['{of}'][K]")
        inner = inner.replace("\n  ", "\n    ").replace("  ", "    ", 1)
        return (
            f"{about}export type {head} = {{\n{rest}}} & {{\n  [K in keyof G['{of}']]: {{\n{inner}  }};\n"
            f"}}[keyof G['{of}']];"
        )
    body = kind + "".join(map(member, fields))
    if above and is_keyed(above):
        return f"{about}export type {head} = {named(above)} & {{\n{body}}};"
    if not body:
        return f"{about}export type {head} = {named(above) if above else 'Record<string, never>'};"
    return f"{about}export interface {head} {f'extends {named(above)} ' if above else ''}{{\n{body}}}"


def member(field: FieldInfo, kind: str = "") -> str:
    return (
        f"{doc(field.doc, '  ')}  {key_of(field.name)}{'?' if field.optional else ''}: {kind or type_of(field.type)};\n"
    )


def type_of(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case inspect.Metadata():
            return str((kind.extra or {}).get(TYPESCRIPT) or type_of(kind.type))
        case inspect.StructType():
            return named(kind.cls)
        case inspect.EnumType():
            return kind.cls.__name__
        case inspect.LiteralType():
            return literals().get(frozenset(kind.values)) or one_of(kind.values)
        case inspect.ListType() | inspect.VarTupleType():
            inner = type_of(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(type_of, kind.item_types))}]"
        case inspect.DictType():
            if isinstance(kind.key_type, inspect.EnumType):
                return f"Partial<Record<{type_of(kind.key_type)}, {type_of(kind.value_type)}>>"
            return f"Record<string, {type_of(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(map(type_of, kind.types)))
    raise TypeError(f"{kind} has no TypeScript: use numbers, strings, lists, dicts and structs of them")


def named(struct: type[Struct]) -> str:
    return struct.__name__ + ("<G>" if is_generic(struct) else "")


@cache
def is_generic(struct: type[Struct]) -> bool:
    """Whether it contains anything that a game declares."""
    return any(_generic(f.type, struct) for f in own_fields(struct)) or bool(
        (above := parent(struct)) and is_generic(above)
    )


def is_keyed(struct: type[Struct]) -> bool:
    return any(isinstance(f.type, inspect.Metadata) and KEYED in (f.type.extra or {}) for f in own_fields(struct))


def _generic(kind: inspect.Type, within: type[Struct]) -> bool:
    if isinstance(kind, inspect.Metadata):
        return bool({TYPESCRIPT, KEYED} & set(kind.extra or {})) or _generic(kind.type, within)
    if isinstance(kind, inspect.StructType):
        return kind.cls is not within and is_generic(kind.cls)
    return any(_generic(inner, within) for inner in parts_of(kind))


def parts_of(kind: inspect.Type) -> list[inspect.Type]:
    """The component types of a type, except the fields of a struct."""
    match kind:
        case inspect.ListType() | inspect.VarTupleType():
            return [kind.item_type]
        case inspect.TupleType():
            return list(kind.item_types)
        case inspect.DictType():
            return [kind.key_type, kind.value_type]
        case inspect.UnionType():
            return list(kind.types)
        case inspect.Metadata():
            return [kind.type]
    return []


def enumerations(struct: type[Struct]) -> Iterator[type[Enum]]:
    """The enumerations in the fields of a struct."""

    def inside(kind: inspect.Type) -> Iterator[type[Enum]]:
        if isinstance(kind, inspect.EnumType):
            yield kind.cls
        for inner in parts_of(kind):
            yield from inside(inner)

    for field in own_fields(struct):
        yield from inside(field.type)


def inner_structs(struct: type[Struct], found: dict[str, type[Struct]] | None = None) -> dict[str, type[Struct]]:
    """A struct, its bases, and the structs inside it."""
    found = {} if found is None else found
    if struct.__name__ in found:
        return found
    found[struct.__name__] = struct

    def inside(kind: inspect.Type) -> None:
        if isinstance(kind, inspect.StructType):
            inner_structs(kind.cls, found)
        for inner in parts_of(kind):
            inside(inner)

    above = parent(struct)
    if above:
        inner_structs(above, found)
    for field in own_fields(struct):
        inside(field.type)
    return found


# ---------------------------------------------------------------- formatting


def extra(field: FieldInfo, name: str) -> Any:
    assert isinstance(field.type, inspect.Metadata)
    return (field.type.extra or {})[name]


def doc(text: str, indent: str = "") -> str:
    return f"{indent}/** {text} */\n" if text else ""


def either(kind: type[Enum]) -> str:
    return one_of([member.value for member in kind])


def one_of(values: Any) -> str:
    return " | ".join(map(quoted, values))


def key_of(name: str) -> str:
    return name if name.isidentifier() else quoted(name)


def quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
