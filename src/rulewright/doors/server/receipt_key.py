"""The key with which a server signs receipts. Its private half never leaves the database and the memory of the server."""

from __future__ import annotations

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

PRIVATE, PUBLIC = "receipt key", "receipt public key"
"""The settings of the database that hold its two halves."""


class ReceiptKey:
    """Signs what each seat is shown (Ed25519, RFC 8032). `public` is for everybody, in hexadecimal digits."""

    def __init__(self, private: str) -> None:
        key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
        self.sign = key.sign
        self.public = key.public_key().public_bytes_raw().hex()
