"""What every answer is."""

from __future__ import annotations

from msgspec import Struct


class Answer(Struct, forbid_unknown_fields=True):
    """Anything the lobby answers with."""


class Health(Answer):
    ok: bool
    tables: int
    sockets: int
