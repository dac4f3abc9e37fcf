"""Who somebody is: a guest's signed cookie, and the tokens in invite links. Neither is ever written to a log."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from rulewright.doors.server.contract.tables import Links
from rulewright.doors.server.translations import SAY

COOKIE = "rulewright"
FORMER = "A former guest"
"""What somebody is called who has left for good."""
COOKIE_SECONDS = 400 * 24 * 3600
SPECTATE = -1


@dataclass(frozen=True)
class Payer:
    """On whose account something is done; either may be unknown."""

    guest: str = ""
    address: str = ""
    session: str = field(default="", compare=False)
    """Which of the guest's cookies was shown."""


HOUSE = Payer()
"""What the server does of its own accord."""


class SignedIn(NamedTuple):
    """Whom a cookie stands for, and which of the guest's cookies it is; those of earlier releases have no name."""

    guest: str
    session: str


class Signer:
    """Signs with a key that only this database holds."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def _sign(self, use: str, text: str) -> str:
        made = hmac.digest(self._key, f"{use}\n{text}".encode(), sha256)
        return base64.urlsafe_b64encode(made[:18]).decode()

    def cookie(self, guest: str, session: str = "") -> str:
        text = f"{guest}.{session}" if session else guest
        return f"{text}.{self._sign('cookie', text)}"

    def signed_in(self, cookie: str | None) -> SignedIn | None:
        """Whom a cookie that this server made stands for; None for any other."""
        text, dot, signature = (cookie or "").rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._sign("cookie", text).encode())
        guest, _, session = text.partition(".")
        return SignedIn(guest, session) if dot and guest and good else None

    def token(self, match: str, seat: int) -> str:
        """What the link to a seat, or for spectators, carries. It is made from the key, so it need not be stored."""
        return self._sign("invite", f"{match} {seat}")

    def seat_of(self, match: str, seats: int, token: str) -> int | None:
        """The seat that a token is for; -1 for spectators, None for a token of another match or none at all."""
        for seat in range(SPECTATE, seats):
            if hmac.compare_digest(token.encode(), self.token(match, seat).encode()):
                return seat
        return None

    def origin(self, address: str) -> str:
        """By what an address is known again. The address itself is not stored."""
        return self._sign("origin", address)

    def link(self, match: str, seat: int) -> str:
        return f"/m/{match}?token={self.token(match, seat)}"

    def links(self, match: str, free: Iterable[int]) -> Links:
        """What a host hands out: a link to each free seat, and one for spectators."""
        return Links(seats={str(seat): self.link(match, seat) for seat in free}, spectate=self.link(match, SPECTATE))


def beside(guest: str, seat: int) -> str:
    """Somebody without a device of his own, who plays at the screen of this guest. No cookie is ever made for him."""
    return f"{guest}~{seat}"


def owner(guest: str | None) -> str | None:
    """Whose screen it is that this guest plays at."""
    return guest and guest.partition("~")[0]


def new_guest() -> str:
    return secrets.token_urlsafe(18).replace(".", "_")


def former_guest() -> str:
    """Nobody: holds the seat of somebody who has left for good while the others play on. No cookie has a dot there."""
    return f"gone.{new_guest()}"


def is_former(guest: str) -> bool:
    return guest.startswith("gone.")


def new_session() -> str:
    """The name of a cookie."""
    return secrets.token_urlsafe(9)


def new_match() -> str:
    """A short name for an address: unguessable enough not to be stumbled on, easy to read out."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def default_name(guest: str) -> str:
    """What a guest is called until he says otherwise."""
    return SAY("guest-name", number=str(int.from_bytes(sha256(guest.encode()).digest()[:4], "big") % 9000 + 1000))


# ---------------------------------------------------------------- receipts


RECEIPT_PRIVATE, RECEIPT_PUBLIC = "receipt key", "receipt public key"
"""The settings of the database that hold its two halves."""


class ReceiptKey:
    """Signs what each seat is shown (Ed25519, RFC 8032). `public` is for everybody, in hexadecimal digits."""

    def __init__(self, private: str) -> None:
        key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
        self.sign = key.sign
        self.public = key.public_key().public_bytes_raw().hex()
