"""Messages from and to JSON. Client input is checked here: unknown fields and wrong types are refused."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

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
