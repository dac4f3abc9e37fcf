"""Who may come in over HTTP from outside: clients that know a token. Each token is a client of its own, with its own tables."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from mcp.server.auth.provider import AccessToken
from mcp.server.auth.settings import AuthSettings
from pydantic import AnyHttpUrl

SHORTEST = 20
"""Characters of a token that is too long to be guessed."""
AUTH = AuthSettings(issuer_url=AnyHttpUrl("http://localhost"), resource_server_url=None)
"""Tokens are given out by hand, so that nobody is sent elsewhere for one."""


class Tokens:
    """The tokens that are good here. They are never shown, logged or made part of an address."""

    def __init__(self, known: Sequence[str]) -> None:
        for number, token in enumerate(known, 1):
            if len(token) < SHORTEST or not token.isascii() or not token.isprintable() or " " in token:
                raise ValueError(f"token {number} has to be at least {SHORTEST} letters and digits without a space")
        self._known = [token.encode() for token in known]

    async def verify_token(self, token: str) -> AccessToken | None:
        """Whose token this is; None: nobody's. It takes as long for a token that is nearly right as for any other."""
        right = [hmac.compare_digest(token.encode(), known) for known in self._known]
        return AccessToken(token="", client_id=str(right.index(True) + 1), scopes=[]) if any(right) else None
