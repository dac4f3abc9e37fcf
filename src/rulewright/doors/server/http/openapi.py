"""The OpenAPI description, made from the list of operations and the contract."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import msgspec

from rulewright import __version__
from rulewright.doors.server.contract.fault import ErrorAnswer
from rulewright.doors.server.contract.introspection import all_fields, structs


class Described(Protocol):
    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def returns(self) -> Any: ...
    @property
    def body(self) -> type | str | None: ...
    @property
    def query(self) -> tuple[str, ...]: ...
    @property
    def status(self) -> int: ...
    @property
    def line(self) -> type | None: ...


def description(operations: Iterable[Described]) -> dict[str, Any]:
    """OpenAPI 3.1."""
    operations = list(operations)
    kinds = [kind for o in operations for kind in (o.body, o.line or o.returns) if kind and not isinstance(kind, str)]
    kinds.append(ErrorAnswer)
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for struct in structs():
        for field in all_fields(struct) if struct.__name__ in components else ():
            components[struct.__name__]["properties"][field.name]["description"] = field.doc
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for o in operations:
        body = _content(o.body, found)
        returned = {o.returns: {"schema": next(found)}} if o.line else _content(o.returns, found)
        paths.setdefault(o.path, {})[o.method.lower()] = _operation(o, body, returned)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rulewright",
            "version": __version__,
            "description": "The lobby. Play itself goes over the WebSocket /ws/{match}: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _content(kind: Any, schemas: Iterator[dict[str, Any]]) -> dict[str, Any] | None:
    """A body: JSON of a type, or text of a kind."""
    if not kind:
        return None
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": next(schemas)}}


def _operation(o: Described, body: Any, returned: Any) -> dict[str, Any]:
    words = re.findall(r"[a-z]+", o.path)
    made: dict[str, Any] = {
        "operationId": "_".join([o.method.lower(), *words]),
        "summary": o.about,
        "parameters": [
            *(_parameter(name, "path", True) for name in re.findall(r"{(\w+)}", o.path)),
            *(_parameter(name, "query", False) for name in o.query),
        ],
        "responses": {
            str(o.status): {"description": "OK.", "content": returned},
            "4XX": {
                "description": "Refused, with a reason.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}},
            },
        },
    }
    if body:
        made["requestBody"] = {"required": True, "content": body}
    return made


def _parameter(name: str, place: str, required: bool) -> dict[str, Any]:
    return {"name": name, "in": place, "required": required, "schema": {"type": "string"}}
