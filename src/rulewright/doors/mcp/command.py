"""The command `rulewright mcp`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from secrets import token_urlsafe

from mcp.server.transport_security import TransportSecuritySettings

from rulewright.doors.mcp.server import Seats, create
from rulewright.doors.mcp.tokens import Tokens
from rulewright.doors.server.config import at_home

PATH = "/mcp"
TOKEN = "RULEWRIGHT_MCP_TOKEN"
"""The environment variable with the tokens, separated by spaces: not on the command line, which every user of the machine can
read."""
HERE = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE = ("0.0.0.0", "::")
GRACE = 1
"""Seconds that calls have to finish when the server shuts down."""


@dataclass(frozen=True)
class Listening:
    """Where to listen for HTTP, the accepted host names, the tokens, and the servers that clients may reach from here."""

    host: str
    port: int
    allowed_hosts: Sequence[str] = ()
    token_file: Path | None = None
    servers: Sequence[str] = ()

    @property
    def outside(self) -> bool:
        """Whether clients can connect from other machines."""
        return not at_home(self.host, self.allowed_hosts)

    @property
    def security(self) -> TransportSecuritySettings:
        """The accepted host names and origins, so that a web page elsewhere that points its own name at this machine cannot reach
        the tools (DNS rebinding)."""
        bound = f"[{self.host}]" if ":" in self.host else self.host
        names = [*HERE, *([] if self.host in EVERYWHERE else [bound]), *self.allowed_hosts]
        hosts = [form for name in dict.fromkeys(names) for form in (name, f"{name}:*")]
        return TransportSecuritySettings(
            allowed_hosts=hosts,
            allowed_origins=[f"{scheme}://{host}" for host in hosts for scheme in ("http", "https")],
        )

    def tokens(self) -> Tokens | None:
        """The tokens from the file or the environment; if outside clients would have none, a new one, shown once."""
        text = self.token_file.read_text("utf-8") if self.token_file else os.environ.get(TOKEN, "")
        if known := text.split():
            return Tokens(known)
        if self.token_file:
            raise ValueError(f"{self.token_file} has no token: write one on each line")
        if not self.outside:
            return None
        if not sys.stderr.isatty():  # stderr may be logged
            raise ValueError(f"clients from outside need a token: set {TOKEN}, or name a file with --token-file")
        made = token_urlsafe(24)
        print(
            f"Clients send this header, with a token made for this run: Authorization: Bearer {made}", file=sys.stderr
        )
        return Tokens([made])


def run(http: bool, at: Listening) -> None:
    """Serve one client on stdin and stdout, or any number over streamable HTTP."""
    if not http:
        create().run("stdio")
        return
    import uvicorn

    tokens = at.tokens()
    server = create(Seats(at.servers if at.outside else None), tokens)
    app = server.streamable_http_app(streamable_http_path=PATH, host=at.host, transport_security=at.security)
    print(f"Listening at http://{at.host}:{at.port}{PATH}", file=sys.stderr, flush=True)
    uvicorn.run(app, host=at.host, port=at.port, log_level="warning", timeout_graceful_shutdown=GRACE)
