"""Receipts: what a server signs for each seat, so that it cannot tell two players two histories.

A receipt says that in this match this seat was shown the line with this number, and which seal it bears. The seal stands for all
lines up to there. So a record that has another seal in that line is of another history, and the signature shows who told it.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rulewright.match import store
from rulewright.match.fairness import receipt_text
from rulewright.match.record import Record
from rulewright.match.words import SAY

FORM = 1
"""The version of the receipts that are signed."""
_KINDS: dict[str, type] = {
    "receipt": int, "seal": str, "match": str, "seat": int, "line": int, "key": str, "signature": str,
}  # fmt: skip
_LONGEST = 2000
"""Characters of the longest text that is read as a receipt."""


@dataclass(frozen=True)
class Receipt:
    """A line as one seat was shown it: `line` counts the lines of the record from 1, and the seat of a spectator is -1. Without a
    signature it is a seal that somebody noted, and `match` is empty."""

    seal: str
    match: str = ""
    seat: int = -1
    line: int = 0
    key: str = ""
    signature: str = ""

    @property
    def message(self) -> bytes:
        """What is signed."""
        return receipt_text(self.match, self.seat, self.line, self.seal)

    @property
    def text(self) -> str:
        """The receipt as a file has it."""
        return json.dumps({"receipt": FORM, **asdict(self)})

    def signed_by(self, key: str) -> bool:
        """Whether the signature was made with this key, given by its public half in hexadecimal digits."""
        try:
            from cryptography.exceptions import InvalidSignature
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
        except ImportError:
            raise ValueError(SAY("need-cryptography")) from None
        try:
            public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        except ValueError:
            raise ValueError(SAY("no-key")) from None
        try:
            public.verify(bytes.fromhex(self.signature), self.message)
        except (InvalidSignature, ValueError):
            return False
        return True


def read(given: str) -> Receipt:
    """A receipt from its text, from the name of its file, or from the seal alone that somebody noted."""
    text = given.strip()
    if not text:
        raise ValueError(SAY("receipt-empty"))
    if not text.startswith("{") and _is_file(text):
        text = store.read(Path(text)).strip()
        if not text:
            raise ValueError(SAY("receipt-file-empty", path=given.strip()))
    if not text.startswith("{"):
        return Receipt(text.lower())
    try:
        found: Any = json.loads(text) if len(text) <= _LONGEST else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or {key: type(value) for key, value in found.items()} != _KINDS:
        raise ValueError(SAY("no-receipt"))
    if found.pop("receipt") != FORM:
        raise ValueError(SAY("receipt-version"))
    return Receipt(**found)


def _is_file(text: str) -> bool:
    try:
        return len(text) <= _LONGEST and Path(text).is_file()
    except (OSError, ValueError):
        return False


def foreign(receipt: Receipt, record: Record, key: str) -> str:
    """Why a signed receipt says nothing about this record, in a sentence; empty if it does. `key` is the server's, if it was
    given; else the record's own is used."""
    table = record.header["table"]
    known = key or table.get("key", "")
    if not isinstance(known, str) or not known:
        return SAY("record-without-key")
    if not receipt.signed_by(known):
        return SAY("receipt-not-signed")
    if receipt.match != table.get("match"):
        return SAY("receipt-other-match", told=receipt.match, match=str(table.get("match")))
    return ""
