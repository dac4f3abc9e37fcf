"""The description of the HTTP interface, made from the doors themselves and the types of what comes in."""

from __future__ import annotations

import re
from collections.abc import Iterable
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
    def body(self) -> type | str | None: ...
    @property
    def query(self) -> tuple[str, ...]: ...
    @property
    def status(self) -> int: ...


def description(doors: Iterable[Described]) -> dict[str, Any]:
    """OpenAPI 3.1."""
    doors = list(doors)
    kinds = [door.body for door in doors if isinstance(door.body, type)]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
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
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door)
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


def _operation(door: Described) -> dict[str, Any]:
    words = re.findall(r"[a-z]+", door.path)
    made: dict[str, Any] = {
        "operationId": "_".join([door.method.lower(), *words]),
        "summary": door.about,
        "parameters": [
            *(_parameter(name, "path", True) for name in re.findall(r"{(\w+)}", door.path)),
            *(_parameter(name, "query", False) for name in door.query),
        ],
        "responses": {
            str(door.status): {"description": "Done."},
            "4XX": {
                "description": "Refused, with a reason.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
            },
        },
    }
    if isinstance(door.body, type):
        schema = {"$ref": f"#/components/schemas/{door.body.__name__}"}
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    elif door.body:
        made["requestBody"] = {"required": True, "content": {door.body: {"schema": {"type": "string"}}}}
    return made


def _parameter(name: str, place: str, required: bool) -> dict[str, Any]:
    return {"name": name, "in": place, "required": required, "schema": {"type": "string"}}
