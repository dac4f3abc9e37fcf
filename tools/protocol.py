"""The tables of docs/protocol.md, from the contract."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import Struct

from rulewright.doors.contract import socket
from rulewright.doors.contract.fault import ErrorAnswer
from rulewright.doors.contract.introspection import FieldInfo, all_fields, structs, summary, tag
from rulewright.doors.server.http.app import operations
from rulewright.doors.server.http.endpoint import Operation
from tools import ROOT
from tools.contract import type_of

PAGE = ROOT / "docs/protocol.md"
BLOCK = re.compile(r"(<!-- generated: ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def page() -> str:
    """The page, with its generated parts up to date."""
    return BLOCK.sub(lambda found: f"{found[1]}\n{PARTS[found[2]]()}\n{found[3]}", PAGE.read_text("utf-8"))


def server_messages() -> str:
    return "\n".join(map(_message, get_args(socket.ServerMessage)))


def client_messages() -> str:
    return "\n".join(map(_message, get_args(socket.ClientMessage)))


def message_parts() -> str:
    """The structs that messages contain."""
    return "\n".join(_part(kind) for kind in _inside(get_args(socket.ServerMessage)) if not tag(kind))


def api_paths() -> str:
    rows = [
        f"| {o.method} | `{o.path}`{_query(o)} | {o.about} | {_body(o.body)} | {_body(o.returns)} |"
        for o in operations()
    ]
    return "\n".join(["| method | path | | request | answer |", "|---|---|---|---|---|", *rows, ""])


def api_types() -> str:
    """The structs of requests and responses, except those that messages of the socket contain too."""
    bodies = [
        body for o in operations() for body in (o.body, o.line or o.returns) if body and not isinstance(body, str)
    ]
    known = _inside(get_args(socket.ServerMessage))
    return "\n".join(_part(kind) for kind in _inside([*bodies, ErrorAnswer]) if kind not in known)


def _inside(kinds: Iterable[Any]) -> list[type[Struct]]:
    """These structs and all structs inside them."""
    _, found = msgspec.json.schema_components(kinds, ref_template="{name}")
    return [struct for struct in structs() if struct.__name__ in found]


PARTS: dict[str, Callable[[], str]] = {
    "server messages": server_messages,
    "client messages": client_messages,
    "message parts": message_parts,
    "api paths": api_paths,
    "api types": api_types,
}


def _message(struct: type[Struct]) -> str:
    return _section(f"`{tag(struct)}`", struct)


def _part(struct: type[Struct]) -> str:
    return _section(struct.__name__, struct)


def _section(title: str, struct: type[Struct]) -> str:
    fields = all_fields(struct)
    table = ["| field | type | |", "|---|---|---|", *map(_row, fields), ""] if fields else []
    return "\n".join([f"### {title}", "", summary(struct), "", *table])


def _row(field: FieldInfo) -> str:
    kind = re.sub(r"G\['\w+'\]", "object", type_of(field.type)).replace("<G>", "").replace("|", "\\|")
    return f"| `{field.name}`{' (optional)' if field.optional else ''} | `{kind}` | {field.doc} |"


def _query(o: Operation) -> str:
    return f" `?{'&'.join(f'{name}=' for name in o.query)}`" if o.query else ""


def _body(kind: Any) -> str:
    """The name of a request or response type."""
    if not kind or isinstance(kind, str):
        return kind or ""
    inner = next(_structs(kind))
    return inner.__name__ if inner is kind else f"list of {inner.__name__}"


def _structs(kind: Any) -> Iterator[type[Struct]]:
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
    for inner in get_args(kind):
        yield from _structs(inner)
