"""Base classes and field types shared by all messages."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

TYPESCRIPT = "typescript"
"""Marks a type that each game declares: the value is the TypeScript type that boards use."""
KEYED = "keyed"
"""Marks a field whose type depends on another field: (the other field, the part of the game that it is a key of)."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]

View = Annotated[dict[str, Any], Meta(extra={TYPESCRIPT: "G['view']"})]
Box = Annotated[dict[str, Any], Meta(extra={TYPESCRIPT: "G['box']"})]
Derived = Annotated[dict[str, Any], Meta(extra={TYPESCRIPT: "G['derived']"})]
Arguments = Annotated[dict[str, int], Meta(extra={KEYED: ("verb", "moves")})]
Numbers = Annotated[dict[str, int], Meta(extra={KEYED: ("kind", "notes")})]
Answered = Annotated[Any, Meta(extra={KEYED: ("question", "answers")})]
Options = dict[str, int | str]


class Incoming(Struct, forbid_unknown_fields=True):
    """Anything a client sends."""


class Outgoing(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything the server sends."""
