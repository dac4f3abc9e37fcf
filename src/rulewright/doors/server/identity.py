"""Identity: guests' signed cookies, and the tokens in invite links. Neither is ever logged."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from rulewright.doors.contract.tables import Links
from rulewright.match.header import GUEST

COOKIE = "rulewright"
COOKIE_SECONDS = 400 * 24 * 3600
SPECTATE = -1


@dataclass(frozen=True)
class Payer:
    """The guest and the address that work is charged to; either may be unknown."""

    guest: str = ""
    address: str = ""
    session: str = field(default="", compare=False)
    """Which of the guest's cookies was sent."""


HOUSE = Payer()
"""The payer for work that the server does of its own accord."""


class SignedIn(NamedTuple):
    """The guest and the session that a cookie stands for; cookies of earlier releases have no session."""

    guest: str
    session: str


class Signer:
    """Signs cookies and invitations with a key that only this database holds."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def _sign(self, use: str, text: str) -> str:
        made = hmac.digest(self._key, f"{use}\n{text}".encode(), sha256)
        return base64.urlsafe_b64encode(made[:18]).decode()

    def cookie(self, guest: str, session: str = "") -> str:
        text = f"{guest}.{session}" if session else guest
        return f"{text}.{self._sign('cookie', text)}"

    def signed_in(self, cookie: str | None) -> SignedIn | None:
        """The guest of a cookie that this server signed; None for any other cookie."""
        text, dot, signature = (cookie or "").rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._sign("cookie", text).encode())
        guest, _, session = text.partition(".")
        return SignedIn(guest, session) if dot and guest and good else None

    def token(self, match: str, seat: int) -> str:
        """The token in the link to a seat, or for spectators. It is derived from the key, so it need not be stored."""
        return self._sign("invite", f"{match} {seat}")

    def seat_of(self, match: str, seats: int, token: str) -> int | None:
        """The seat that a token is for; -1 for spectators, None if it is invalid or for another match."""
        for seat in range(SPECTATE, seats):
            if hmac.compare_digest(token.encode(), self.token(match, seat).encode()):
                return seat
        return None

    def origin(self, address: str) -> str:
        """A keyed hash that identifies an address. The address itself is not stored."""
        return self._sign("origin", address)

    def mail(self, use: str, id_: str) -> str:
        """What makes a link in a message ours."""
        return self._sign(f"mail {use}", id_)

    @staticmethod
    def equal(one: str, other: str) -> bool:
        return hmac.compare_digest(one.encode(), other.encode())

    def link(self, match: str, seat: int) -> str:
        return f"/m/{match}?token={self.token(match, seat)}"

    def links(self, match: str, free: Iterable[int]) -> Links:
        """The host's invite links: one for each free seat, and one for spectators."""
        return Links(seats={str(seat): self.link(match, seat) for seat in free}, spectate=self.link(match, SPECTATE))


def beside(guest: str, seat: int) -> str:
    """The id of a player who shares this guest's screen. No cookie is ever made for it."""
    return f"{guest}~{seat}"


def owner(guest: str | None) -> str | None:
    """The guest whose screen this player uses."""
    return guest and guest.partition("~")[0]


def new_guest() -> str:
    return secrets.token_urlsafe(18).replace(".", "_")


def former_guest() -> str:
    """An id for the seat of a deleted guest while the others play on. No cookie can stand for it, because of its dot."""
    return f"gone.{new_guest()}"


def is_former(guest: str) -> bool:
    return guest.startswith("gone.")


def new_session() -> str:
    """The id of a new sign-in, stored in its cookie."""
    return secrets.token_urlsafe(9)


def new_match() -> str:
    """A match id for URLs: short, easy to read aloud, and random enough not to be guessed by accident."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def default_name(guest: str) -> str:
    """The name of a guest who has not chosen one, as it is stored: `shown_name` gives it in the reader's language."""
    return f"{GUEST} {int.from_bytes(sha256(guest.encode()).digest()[:4], 'big') % 9000 + 1000}"


# ---------------------------------------------------------------- receipts


RECEIPT_PRIVATE, RECEIPT_PUBLIC = "receipt key", "receipt public key"
"""The database settings that hold the two halves of the key."""


class ReceiptKey:
    """Signs the receipts of each seat (Ed25519, RFC 8032). `public` is the public key, in hexadecimal digits."""

    def __init__(self, private: str) -> None:
        key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
        self.sign = key.sign
        self.public = key.public_key().public_bytes_raw().hex()
