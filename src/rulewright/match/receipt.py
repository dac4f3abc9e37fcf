"""Receipts: signed by a server for each line, so that it cannot show two players different histories.

A receipt states that in this match the line with this number was shown with this seal, which stands for all lines up to there.
A record with another seal in that line is of another history, and the signature proves who issued it.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from rulewright.match import store
from rulewright.match.fairness import receipt_text
from rulewright.match.messages import SAY
from rulewright.match.record import Record

FORM = 1
"""The current version of receipts."""
_KINDS: dict[str, type] = {
    "receipt": int, "seal": str, "match": str, "seat": int, "line": int, "key": str, "signature": str,
}  # fmt: skip
_LONGEST = 2000
"""Most characters of a receipt."""


@dataclass(frozen=True)
class Receipt:
    """A record line as shown at the table: `line` counts from 1. `seat` is -1, which stands for everybody; earlier servers signed
    for each seat. Without a signature it is just a seal that a participant noted, and `match` is empty."""

    seal: str
    match: str = ""
    seat: int = -1
    line: int = 0
    key: str = ""
    signature: str = ""

    @property
    def message(self) -> bytes:
        """The signed message."""
        return receipt_text(self.match, self.seat, self.line, self.seal)

    @property
    def text(self) -> str:
        """The receipt as the text of a file."""
        return json.dumps({"receipt": FORM, **asdict(self)})

    def signed_by(self, key: str) -> bool:
        """Whether the signature was made with this key, given as its public half in hexadecimal."""
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
    """A receipt from its text, from the name of its file, or from a bare seal."""
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
        found: object = json.loads(text) if len(text) <= _LONGEST else None
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
    """Why a signed receipt does not apply to this record, in one sentence; empty if it does. `key` is the server's public key;
    if empty, the one in the record is used."""
    table = record.header["table"]
    known = key or table.get("key", "")
    if not isinstance(known, str) or not known:
        return SAY("record-without-key")
    if not receipt.signed_by(known):
        return SAY("receipt-not-signed")
    if receipt.match != table.get("match"):
        return SAY("receipt-other-match", told=receipt.match, match=str(table.get("match")))
    return ""
