"""A push service for the tests: it checks who sends, and reads what it is sent as the browser would."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rulewright.doors.server.push import decode64, encode64

SUBSCRIPTION = {
    "endpoint": "https://push.example.com/x",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""A device to be told, with the keys of the example in RFC 8291."""


def _hmac(key: bytes, text: bytes) -> bytes:
    made = HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


@dataclass
class Browser:
    """One browser's subscription. `answer` is what the service says to messages for it; `shown` are the messages."""

    service: str
    name: str
    answer: int = 201
    shown: list[dict[str, Any]] = field(default_factory=list)
    topics: list[str] = field(default_factory=list)
    asked: int = 0

    def __post_init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": f"{self.service}/push/{self.name}",
            "p256dh": encode64(self.point),
            "auth": encode64(self.auth),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message, written out from RFC 8188 and RFC 8291 with nothing but HMAC."""
        salt, size, sender = body[:16], body[20], body[21 : 21 + body[20]]
        assert (int.from_bytes(body[16:20], "big"), size) == (4096, 65)
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _hmac(_hmac(self.auth, shared), b"WebPush: info\0" + self.point + sender + b"\1")
        base = _hmac(salt, secret)
        key = _hmac(base, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(base, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, body[21 + size :], None)
        assert text[-1:] == b"\2"
        found: dict[str, Any] = json.loads(text[:-1])
        return found


class PushService:
    """The service at `address`; `key` is the server's public key once it is known."""

    def __init__(self, address: str) -> None:
        self.address, self.key = address, ""
        self.browsers: dict[str, Browser] = {}
        self.wrong: list[str] = []
        """What was wrong with messages."""

    def browser(self, name: str) -> Browser:
        return self.browsers.setdefault(name, Browser(self.address, name))

    def take(self, path: str, headers: Any, body: bytes) -> int:
        found = self.browsers.get(path.rpartition("/")[2])
        if found is None:
            return 404
        found.asked += 1
        if 200 <= found.answer < 300:
            try:
                self._check(headers)
                found.shown.append(found.read(body))
                found.topics.append(headers["Topic"])
            except Exception as e:
                self.wrong.append(repr(e))
                return 400
        return found.answer

    def _check(self, headers: Any) -> None:
        """Check the signature of the sender (RFC 8292)."""
        scheme, _, rest = headers["Authorization"].partition(" ")
        told = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, told["k"]) == ("vapid", self.key)
        text, _, signature = told["t"].rpartition(".")
        head, claims = (json.loads(decode64(part)) for part in text.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.address
        assert claims["sub"].startswith(("mailto:", "https://"))
        raw = decode64(signature)
        made = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(self.key))
        key.verify(made, text.encode(), ec.ECDSA(hashes.SHA256()))
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service until the block ends."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(service.take(self.path, self.headers, body))
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
