"""The built browser table, served from memory: hashed files for ever, compressed once."""

from __future__ import annotations

import gzip
import mimetypes
import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rulewright.doors.server.http import workshop
from rulewright.doors.server.http.previews import Previews
from rulewright.doors.server.limits import address_of, too_much
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.usage import Kind, Wish
from rulewright.doors.server.words import SAY

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

HEAD = b"</head>"
FOR_EVER = "public, max-age=31536000, immutable"
CHECK = "check.html"
"""The page that checks the dice: its script is inside it, so that it is one file."""
SMALL = 500
"""Bytes below which compressing gains nothing."""

POLICY = (
    "default-src 'self'; connect-src 'self'{here}; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
SHUT = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""For what is only to be read."""
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""No other site learns where a page leads, because its address may hold an invitation."""


@lru_cache(256)
def _file(path: Path, _changed: int) -> tuple[bytes, bytes | None, str]:
    """A file, the same compressed where that pays, and its kind."""
    plain = path.read_bytes()
    small = gzip.compress(plain, 9, mtime=0)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    return plain, small if len(plain) > SMALL and len(small) < 0.95 * len(plain) else None, kind


def policy(host: str, page: bytes = b"") -> str:
    """What a page may do: it talks to its own host only, and runs scripts of this host and those written into the page itself.
    Not every browser takes 'self' to include its sockets."""
    told = POLICY.format(here=f" ws://{host} wss://{host}" if HOST.fullmatch(host) else "")
    inline = [f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in INLINE.findall(page)]
    return f"{told}; script-src 'self' {' '.join(inline)}" if inline else told


def _said(sentence: str, status: int) -> Response:
    return PlainTextResponse(sentence, status, {**HEADERS, "Content-Security-Policy": SHUT})


class Pages:
    """Any path without a file of its own is the page itself, which finds out by its address what to show."""

    def __init__(self, folder: str, tables: Tables) -> None:
        self.folder = Path(folder).resolve()
        self._meters, self._rate = tables.usage, tables.settings.limits.address_pages
        self._previews = Previews(self.folder, tables)
        self._dev = workshop.TAG if tables.settings.dev else b""

    async def page(self, request: Request) -> Response:
        wait = self._meters.wait(Kind.PAGES, Wish(address_of(request), self._rate))
        if wait:
            refused = too_much(SAY("too-many-pages"), wait)
            response = _said(f"{refused.sentence}\n", refused.status)
            response.headers["Retry-After"] = str(refused.seconds)
            return response
        name = request.path_params["path"]
        try:
            path = (self.folder / name).resolve()
            there = path.is_file()
        except (ValueError, OSError):  # no name of a file, such as one with a null byte in it or far too long
            return _said(SAY("nothing") + "\n", 404)
        if not path.is_relative_to(self.folder):
            return _said(SAY("nothing") + "\n", 404)
        if not there:
            if "." in name.rpartition("/")[2]:
                return _said(SAY("nothing") + "\n", 404)
            path = self.folder / "index.html"
            if not path.is_file():
                return _said(SAY("page-missing") + "\n", 503)
        plain, small, kind = _file(path, path.stat().st_mtime_ns)
        hashed = path.is_relative_to(self.folder / "assets")
        headers = {
            **HEADERS,
            "Content-Security-Policy": policy(request.headers.get("host", ""), plain if path.name == CHECK else b""),
            "Cache-Control": FOR_EVER if hashed else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if not there:
            tags = await self._tags(request, name) + self._dev
            plain, small = (plain.replace(HEAD, tags + HEAD, 1), None) if tags else (plain, small)
        if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(small, headers=headers | {"Content-Encoding": "gzip"}, media_type=kind)
        return Response(plain, headers=headers, media_type=kind)

    async def _tags(self, request: Request, name: str) -> bytes:
        """What messengers are to show of a page."""
        host = request.headers.get("host", "")
        if not HOST.fullmatch(host):
            return b""
        home = f"{request.url.scheme}://{host}"
        return (await self._previews.tags(name, request.query_params.get("token", ""), home)).encode()
