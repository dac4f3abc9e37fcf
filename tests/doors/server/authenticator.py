"""A passkey in software: what a device and its browser answer to WebAuthn's questions, and what a dishonest one might."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url, encode_cbor

from rulewright.doors.server.client import Guest

PRESENT, ATTESTED = 0x01, 0x40
"""Flags: somebody was there; a public key comes along."""


def port(guest: Guest) -> str:
    return guest.place.partition(":")[2]


def ask(guest: Guest, method: str, path: str, body: Any = None, host: str = "localhost") -> Any:
    """A request to the server by a name, because addresses have no passkeys."""
    return guest.ask(method, path, body, Host=f"{host}:{port(guest)}")


@dataclass
class Authenticator:
    """A device with one passkey. What it is told about `site` and `origin` may differ from where its owner is."""

    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    site: str = "localhost"
    origin: str = ""
    signed: int = 0
    """How often it has signed; stays 0 if it does not count."""
    counts: bool = True

    def _client_data(self, kind: str, challenge: str, guest: Guest) -> bytes:
        origin = self.origin or f"http://localhost:{port(guest)}"
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.signed += self.counts
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4, "big") + more

    def create(self, guest: Guest, options: dict[str, Any]) -> dict[str, str]:
        """The answer to `navigator.credentials.create`."""
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + encode_cbor(cose)
        data = self._data(PRESENT | ATTESTED, attested)
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(self._client_data("webauthn.create", options["challenge"], guest)),
            "attestation": bytes_to_base64url(encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def get(self, guest: Guest, options: dict[str, Any]) -> dict[str, str]:
        """The answer to `navigator.credentials.get`."""
        client, data = self._client_data("webauthn.get", options["challenge"], guest), self._data(PRESENT)
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(client),
            "authenticator_data": bytes_to_base64url(data),
            "signature": bytes_to_base64url(self.key.sign(data + sha256(client).digest(), ECDSA(SHA256()))),
        }

    def add(self, guest: Guest) -> Any:
        """Become a passkey of this guest."""
        options = ask(guest, "POST", "/api/me/passkeys/options", {})["options"]
        return ask(guest, "POST", "/api/me/passkeys", self.create(guest, options))

    def enter(self, guest: Guest) -> Any:
        """Sign this guest in as the owner of the passkey."""
        options = ask(guest, "POST", "/api/sign-in/options", {})["options"]
        return ask(guest, "POST", "/api/sign-in", self.get(guest, options))
