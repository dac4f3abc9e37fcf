"""Messages from and to JSON. Client input is checked here: unknown fields and wrong types are refused."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.socket import ClientMessage
from rulewright.doors.server.translations import SAY

T = TypeVar("T")

encode = msgspec.json.encode
"""Encode a message as JSON."""
_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def refuse_nul(sent: bytes) -> None:
    """Refuse a NUL, raw or escaped as in JSON: PostgreSQL allows none in text."""
    if b"\0" in sent or b"\\u0000" in sent:
        raise Fault(400, SAY("nul"))


def read_message(text: str) -> ClientMessage:
    """Decode and check a socket message."""
    refuse_nul(text.encode(errors="replace"))
    try:
        return _message.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Fault(400, SAY("message-not-understood", error=str(e))) from None


def read_body(kind: type[T], body: bytes) -> T:
    """Decode and check the body of a request."""
    refuse_nul(body)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Fault(400, SAY("request-not-understood", error=str(e))) from None


def decoded(part: T) -> T:
    """A part of a message that was `encoded`, with plain dictionaries instead of structs."""
    return cast(T, msgspec.json.decode(cast(msgspec.Raw, part)))


def encoded(value: T) -> T:
    """Encode a part of a message once, for all messages that will contain it. Its static type stays the same."""
    return cast(T, msgspec.Raw(encode(value)))


# ---------------------------------------------------------------- what an earlier release has stored


def stored(value: Any, kind: type[T]) -> T:
    """Data that an earlier release has stored, as a type of today: fields that it lacks are empty, and those that are gone are
    dropped. Without this, each new field of the contract would make old matches unreadable."""
    return msgspec.convert(_fitted(value, _info(cast(Any, kind))), kind)


@cache
def _info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _fitted(value: Any, kind: inspect.Type) -> Any:
    if isinstance(kind, inspect.UnionType):
        kinds = [k for k in kind.types if isinstance(k, inspect.StructType | inspect.ListType | inspect.DictType)]
        return _fitted(value, kinds[0]) if kinds and isinstance(value, dict | list) else value
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        return {
            f.encode_name: _fitted(value[f.encode_name], f.type) if f.encode_name in value else _empty(f.type)
            for f in kind.fields
            if f.required or f.encode_name in value
        }
    if isinstance(kind, inspect.ListType) and isinstance(value, list):
        return [_fitted(each, kind.item_type) for each in value]
    if isinstance(kind, inspect.DictType) and isinstance(value, dict):
        return {key: _fitted(each, kind.value_type) for key, each in value.items()}
    return value


def _empty(kind: inspect.Type) -> Any:
    """The value of a field that did not exist when something was stored."""
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    empty = {inspect.StrType: "", inspect.IntType: 0, inspect.FloatType: 0.0, inspect.BoolType: False}
    empty |= {inspect.ListType: [], inspect.DictType: {}}
    return empty.get(type(kind))
