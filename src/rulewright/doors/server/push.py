"""Web Push: a message that only one browser can read (RFC 8291), sent as this server (RFC 8292) and nowhere it should not go.

The address of a push service comes from a browser, so it could be any address. A message goes only to public addresses, at the
usual port of https, under a deadline, and redirects are not followed.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
import os
import re
import socket
import ssl
import time
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.translations import SAY

CURVE, ORDER = ec.SECP256R1(), 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
DEADLINE = 10.0
"""Seconds for one message, from looking up the address to the answer."""
VALID = 12 * 3600
"""Seconds for which a signature is good."""
LONGEST = 28 * 24 * 3600
"""Seconds for which push services keep a message at most."""
RECORD = 4096
GONE = (404, 410)
"""What a push service answers when the browser has unsubscribed."""
URL = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+/[!-~]*")


def encode64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass(frozen=True)
class Target:
    """A browser: where its messages go, and its keys."""

    endpoint: str
    p256dh: str
    auth: str


def checked(target: Target, private: bool) -> None:
    """Refuse what no browser would send. Whether the name belongs to a public address is checked whenever something is sent."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode64(target.p256dh))
        secret = decode64(target.auth)
    except (ValueError, binascii.Error):
        raise Fault(400, SAY("push-keys")) from None
    if len(secret) != 16:
        raise Fault(400, SAY("push-keys"))
    if place(target.endpoint, private) is None:
        raise Fault(400, SAY("push-endpoint"))


def place(endpoint: str, private: bool) -> SplitResult | None:
    """The parts of an address that something may be sent to; None for any other."""
    if not URL.fullmatch(endpoint) or "#" in endpoint:
        return None
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return None
    if private:
        return parts
    host = parts.hostname or ""
    if parts.scheme != "https" or port not in (None, 443) or "." not in host:
        return None
    try:
        return parts if ip_address(host).is_global else None
    except ValueError:
        return parts


# ---------------------------------------------------------------- encryption


def encrypted(text: bytes, target: Target, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """The body of a message, in one record of `aes128gcm`. Keys are made for each message."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    reader, mine = decode64(target.p256dh), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader))
    secret = _derived(shared, decode64(target.auth), b"WebPush: info\0" + reader + mine, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


class Vapid:
    """The key by which push services know this server; made once for each database."""

    def __init__(self, secret: str, contact: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = encode64(_point(self._key.public_key()))

    def header(self, parts: SplitResult) -> str:
        """The `Authorization` header for a push service."""
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self._contact,
        }
        told = [encode64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(told)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{encode64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


# ---------------------------------------------------------------- sending


class Forbidden(Exception):  # noqa: N818 - an answer, not a defect
    """The name of a push service stands for an address that nothing is sent to."""


async def address_of(parts: SplitResult, private: bool) -> tuple[str, int]:
    """The address that a name stands for now. The connection is made to this one: a second look could find another."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(parts.hostname or "", port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]).partition("%")[0] for each in found]
    if not private and not all(public(address) for address in addresses):
        raise Forbidden
    return addresses[0], port


def public(address: str) -> bool:
    """Whether this is an address of the public internet, also if it is an IPv4 address written as one of IPv6."""
    found = ip_address(address)
    for inner in (getattr(found, "ipv4_mapped", None), getattr(found, "sixtofour", None)):
        found = inner or found
    return found.is_global and not found.is_multicast


async def send(vapid: Vapid, target: Target, text: bytes, topic: str, seconds: int, private: bool = False) -> int:
    """Hand a message to a push service. Returns the status of its answer; 0 if there was none. A later message of the same
    `topic` replaces one that was not delivered yet. Raises Forbidden for an address that nothing is sent to."""
    parts = place(target.endpoint, private)
    if parts is None:
        raise Forbidden
    body = encrypted(text, target)
    lines = [
        f"POST {parts.path}{'?' + parts.query if parts.query else ''} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Authorization: {vapid.header(parts)}",
        "Content-Encoding: aes128gcm",
        "Content-Type: application/octet-stream",
        f"Content-Length: {len(body)}",
        f"TTL: {max(0, min(seconds, LONGEST))}",
        f"Topic: {topic}",
        "Urgency: normal",
        "Connection: close",
    ]
    request = "\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body
    try:
        async with asyncio.timeout(DEADLINE):
            host, port = await address_of(parts, private)
            secure = ssl.create_default_context() if parts.scheme == "https" else None
            name = parts.hostname if secure else None
            reader, writer = await asyncio.open_connection(host, port, ssl=secure, server_hostname=name, limit=8192)
            try:
                writer.write(request)
                await writer.drain()
                answer = re.match(rb"HTTP/1\.[01] (\d{3})", await reader.readline())
            finally:
                with contextlib.suppress(Exception):
                    writer.transport.abort()
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
        return 0
    return int(answer[1]) if answer else 0
