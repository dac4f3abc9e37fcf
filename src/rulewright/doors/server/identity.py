"""Who somebody is: a guest's signed cookie, and the tokens in invite links. Neither is ever written to a log."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from rulewright.doors.server.contract.tables import Links

COOKIE = "rulewright"
COOKIE_SECONDS = 400 * 24 * 3600
SPECTATE = -1


@dataclass(frozen=True)
class Payer:
    """On whose account something is done; either may be unknown."""

    guest: str = ""
    address: str = ""


HOUSE = Payer()
"""What the server does of its own accord."""


class Signer:
    """Signs with a key that only this database holds."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def _sign(self, use: str, text: str) -> str:
        made = hmac.digest(self._key, f"{use}\n{text}".encode(), sha256)
        return base64.urlsafe_b64encode(made[:18]).decode()

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._sign('cookie', guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie that this server made; None for any other."""
        guest, dot, signature = (cookie or "").partition(".")
        good = hmac.compare_digest(signature.encode(), self._sign("cookie", guest).encode())
        return guest if dot and good else None

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


def new_match() -> str:
    """A short name for an address: unguessable enough not to be stumbled on, easy to read out."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def default_name(guest: str) -> str:
    """What a guest is called until he says otherwise."""
    return f"Guest {int.from_bytes(sha256(guest.encode()).digest()[:4], 'big') % 9000 + 1000}"
