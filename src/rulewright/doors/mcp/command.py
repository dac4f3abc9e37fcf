"""Starts `rulewright mcp`."""

from __future__ import annotations

from rulewright.doors.cli.common import complain
from rulewright.doors.mcp.server import create

PATH = "/mcp"


def run(host: str = "", port: int = 0) -> None:
    """Serve one client on stdin and stdout, or, with a host, any number over streamable HTTP."""
    server = create()
    if not host:
        server.run("stdio")
        return
    complain(f"Listening at http://{host}:{port}{PATH}")
    server.run("streamable-http", host=host, port=port, streamable_http_path=PATH)
