"""Access over HTTP from other machines: by token. Each token is a separate client, with its own tables."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from mcp.server.auth.provider import AccessToken
from mcp.server.auth.settings import AuthSettings
from pydantic import AnyHttpUrl

SHORTEST = 20
"""The least characters of a token, so that it cannot be guessed."""
AUTH = AuthSettings(issuer_url=AnyHttpUrl("http://localhost"), resource_server_url=None)
"""Tokens are handed out manually, so no authorization server is advertised."""


class Tokens:
    """The valid tokens. They are never shown, logged or put into a URL."""

    def __init__(self, known: Sequence[str]) -> None:
        for number, token in enumerate(known, 1):
            if len(token) < SHORTEST or not token.isascii() or not token.isprintable() or " " in token:
                raise ValueError(f"token {number} has to be at least {SHORTEST} letters and digits without a space")
        self._known = [token.encode() for token in known]

    async def verify_token(self, token: str) -> AccessToken | None:
        """The client of this token; None if it is invalid. Takes constant time, however much of the token is right."""
        right = [hmac.compare_digest(token.encode(), known) for known in self._known]
        return AccessToken(token="", client_id=str(right.index(True) + 1), scopes=[]) if any(right) else None
