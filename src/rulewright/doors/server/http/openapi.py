"""The description of the HTTP interface, made from the doors themselves and the types of what comes in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import msgspec

from rulewright import __version__


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


def description(doors: Iterable[Described]) -> dict[str, Any]:
    """OpenAPI 3.1."""
    doors = list(doors)
    kinds = [kind for door in doors for kind in (door.body, door.returns) if kind and not isinstance(kind, str)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    components["Error"] = {
        "title": "Error",
        "type": "object",
        "required": ["error"],
        "properties": {
            "error": {"type": "string", "description": "One sentence that says how to mend it."},
            "clause": {"type": "string", "description": "The clause of the rulebook that forbids it."},
        },
    }
    paths: dict[str, Any] = {}
    for door in doors:
        body = _content(door.body, found)
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, body, _content(door.returns, found))
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


def _operation(door: Described, body: Any, returned: Any) -> dict[str, Any]:
    words = re.findall(r"[a-z]+", door.path)
    made: dict[str, Any] = {
        "operationId": "_".join([door.method.lower(), *words]),
        "summary": door.about,
        "parameters": [
            *(_parameter(name, "path", True) for name in re.findall(r"{(\w+)}", door.path)),
            *(_parameter(name, "query", False) for name in door.query),
        ],
        "responses": {
            str(door.status): {"description": "Done.", "content": returned},
            "4XX": {
                "description": "Refused, with a reason.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
            },
        },
    }
    if body:
        made["requestBody"] = {"required": True, "content": body}
    return made


def _parameter(name: str, place: str, required: bool) -> dict[str, Any]:
    return {"name": name, "in": place, "required": required, "schema": {"type": "string"}}
