"""The browser's pages, served from memory; link previews for messengers; live reload while you write a game."""

from __future__ import annotations

import gzip
import mimetypes
import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.limits import Budget, Kind, address_of, same_origin, too_much
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.live.workshop import Workshop
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.database import AWAY
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import HUMAN, OPEN, OVER
from rulewright.doors.server.translations import SAY
from rulewright.kernel.game import Game
from rulewright.match.header import shown_name
from rulewright.telling.drawing import HEIGHT, WIDTH
from rulewright.telling.language import Word

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

HEAD = b"</head>"
FOR_EVER = "public, max-age=31536000, immutable"
CHECK = "check.html"
"""The page that verifies the dice. It is a single file: its script is inline."""
SMALL = 500
"""Files up to this many bytes are not compressed: it would gain nothing."""

POLICY = (
    "default-src 'self'; connect-src 'self'{here}; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
SHUT = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""The policy for documents without scripts."""
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Other sites must not get the URL of a page as referrer, because it may contain an invitation."""


@lru_cache(256)
def _file(path: Path, _changed: int) -> tuple[bytes, bytes | None, str]:
    """The content of a file, compressed if that pays, and its media type."""
    plain = path.read_bytes()
    small = gzip.compress(plain, 9, mtime=0)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    return plain, small if len(plain) > SMALL and len(small) < 0.95 * len(plain) else None, kind


def policy(host: str, page: bytes = b"") -> str:
    """The Content-Security-Policy: a page talks only to its own host, and runs only that host's scripts and its own inline ones.
    The sockets are named because not every browser includes them in 'self'."""
    told = POLICY.format(here=f" ws://{host} wss://{host}" if HOST.fullmatch(host) else "")
    inline = [f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in INLINE.findall(page)]
    return f"{told}; script-src 'self' {' '.join(inline)}" if inline else told


def _said(sentence: str, status: int) -> Response:
    return PlainTextResponse(sentence, status, {**HEADERS, "Content-Security-Policy": SHUT})


class Pages:
    """Serves the browser's files. Any other path gets index.html, which decides by its URL what to show."""

    def __init__(self, folder: str, tables: Tables) -> None:
        self.folder = Path(folder).resolve()
        self._rate_limiter, self._rate = tables.rate_limiter, tables.settings.limits.address_pages
        self._previews = Previews(self.folder, tables)
        self._dev = RELOAD_TAG if tables.settings.dev else b""

    async def page(self, request: Request) -> Response:
        wait = self._rate_limiter.wait(Kind.PAGES, Budget(address_of(request), self._rate))
        if wait:
            refused = too_much(SAY("too-many-pages"), wait)
            response = _said(f"{refused.sentence}\n", refused.status)
            response.headers["Retry-After"] = str(refused.seconds)
            return response
        name = request.path_params["path"]
        try:
            path = (self.folder / name).resolve()
            there = path.is_file()
        except (ValueError, OSError):  # not a valid file name: it contains a NUL or is far too long
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
        """The tags that tell messengers how to preview a page."""
        host = request.headers.get("host", "")
        if not HOST.fullmatch(host):
            return b""
        home = f"{request.url.scheme}://{host}"
        return (await self._previews.tags(name, request.query_params.get("token", ""), home)).encode()


# ---------------------------------------------------------------- link previews


PREVIEWS = "previews"
"""The folder with the preview pictures: at most one PNG for each game."""
PREVIEW_SIZE = (WIDTH, HEIGHT)
"""The size of a preview picture in pixels, as messengers recommend."""


class Previews:
    """The Open Graph tags of a link. They reveal no more than opening the link does, and never a token or a cookie."""

    def __init__(self, folder: Path, tables: Tables) -> None:
        self._folder, self._tables = folder, tables

    async def tags(self, path: str, token: str, home: str) -> str:
        """The tags for a page, or an empty string. `home` is the server's URL as the client used it."""
        kind, _, match = path.partition("/")
        if kind not in ("m", "r") or not match:
            return ""
        try:
            story = await self._tables.database.read(lambda c: matches.read(c, match, after=1 << 30))
        except AWAY:
            return ""  # the page still opens, and reports it
        game = self._tables.catalog.games.get(story.row.game) if story else None
        if story is None or game is None:
            return ""
        told = self._told(game, story.row, story.seats, token if kind == "m" else "")
        if told is None:
            return ""
        title, sentence = told
        found = {
            "og:type": "website", "og:site_name": "Rulewright", "og:title": title, "og:description": sentence,
            "og:url": f"{home}/{kind}/{match}", **self._picture(game, story.row, home),
        }  # fmt: skip
        return "".join(f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in found.items())

    def _told(self, game: Game, row: MatchRow, seats: list[SeatRow], token: str) -> tuple[str, str] | None:
        names, pitch = [shown_name(s.name) for s in seats if s.kind == HUMAN], game.said("pitch", game.pitch)
        if row.status == OVER:
            players = ", ".join(shown_name(s.name) for s in seats)
            return f"{game.title}: {players}", SAY("preview-over", pitch=pitch)
        invited = self._tables.signer.seat_of(row.id, row.seats, token) if token else None
        if invited is None or matches.closed(row, seats):
            return None
        host = next((shown_name(s.name) for s in seats if s.guest == row.host), names[0] if names else SAY("somebody"))
        if invited >= 0 and seats[invited].kind == OPEN:
            return SAY("preview-invites", player=host, game=game.title), f"{preview_facts(game, row)}. {pitch}"
        return SAY("preview-with", player=host, game=game.title), f"{preview_facts(game, row)}. {pitch}"

    def _picture(self, game: Game, row: MatchRow, home: str) -> dict[str, str]:
        """The final position of a finished match; otherwise the picture of the game, because a position is not public."""
        name = f"{PREVIEWS}/{game.name}.png"
        if row.status == OVER:
            name = f"pictures/{row.id}/now.png"
        elif not (self._folder / name).is_file():
            return {}
        width, height = map(str, PREVIEW_SIZE)
        return {
            "og:image": f"{home}/{name}", "og:image:width": width, "og:image:height": height,
            "og:image:alt": game.title, "twitter:card": "summary_large_image",
        }  # fmt: skip


def preview_facts(game: Game, row: MatchRow) -> str:
    """The number of players, the playing time, and the clock, in words."""
    low, high = game.minutes
    minutes = SAY("minutes", low=low, high=high, span=Word("no" if low == high else "yes"))
    clock = row.clock or {}
    limits = [
        SAY(f"clock-{key}", time=duration(clock[key])) for key in ("per_move", "total", "increment") if clock.get(key)
    ]
    return ", ".join([SAY("players", count=row.seats), minutes, *(limits or [SAY("no-clock")])])


def duration(seconds: int) -> str:
    """A time limit in words."""
    if seconds % 60:
        return SAY("seconds", count=seconds)
    return SAY("minutes", low=seconds // 60, high=seconds // 60, span=Word("no"))


# ---------------------------------------------------------------- live reload for a game that you are writing


RELOAD_TAG = b'<script src="/dev/reload.js" defer></script>'
RELOAD_SCRIPT = """(() => {
  let seen = null;
  const bar = document.createElement('div');
  bar.id = 'workshop';
  bar.setAttribute('role', 'status');
  bar.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:9999;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;' +
    'padding:.6rem 1rem;color:#fff;font:1rem/1.4 monospace;overflow-wrap:anywhere;max-height:40vh;overflow-y:auto';
  const words = document.createElement('span');
  words.style.cssText = 'flex:1 1 20rem;white-space:pre-wrap';
  const button = (text, act) => {
    const made = document.createElement('button');
    made.textContent = text;
    made.style.cssText =
      'min-height:2.75rem;padding:.3rem .8rem;font:inherit;cursor:pointer;' +
      'color:#14222e;background:#fff;border:0;border-radius:.4rem';
    made.onclick = act;
    return made;
  };
  const restart = button('Restart this match with the new rules', async () => {
    restart.disabled = true;
    const answer = await fetch(`/dev/restart/${match()}`, { method: 'POST' });
    if (answer.ok) location.reload();
    else words.textContent = (await answer.json()).error;
  });
  let hidden = '';
  const hide = button('Hide', () => {
    hidden = words.textContent;
    place('');
  });
  bar.append(words);
  const match = () => location.pathname.match(/^\\/m\\/([^/]+)/)?.[1];
  const place = (text) => {
    if (text && !bar.isConnected) document.body.append(bar);
    if (!text) bar.remove();
    // the page ends above the bar, so that nothing is behind it
    document.body.style.boxSizing = 'border-box';
    document.body.style.paddingBottom = text ? `${bar.offsetHeight}px` : '';
    document.documentElement.style.setProperty('--workshop', text ? `${bar.offsetHeight}px` : '0px');
  };
  const look = async () => {
    try {
      const now = await (await fetch('/dev/status', { cache: 'no-store' })).json();
      if (seen !== null && now.loads !== seen) return location.reload();
      seen = now.loads;
      const lost = now.changed[match()];
      const found = [now.warning, ...now.findings].filter(Boolean).join('\\n');
      const text = now.error ? `${now.error}\\nUntil you fix it, the last good version plays on.` : lost || found;
      bar.style.background = now.error ? '#8b1a1a' : '#23435c';
      if (words.textContent !== text) words.textContent = text;
      if (lost && !now.error) bar.append(restart);
      else restart.remove();
      if (now.error) hide.remove();
      else bar.append(hide);
      place(text === hidden ? '' : text);
    } catch {
      // the server is away: ask again
    }
    setTimeout(look, 200);
  };
  look();
})();
"""


def workshop_routes(workshop: Workshop) -> list[BaseRoute]:
    async def status(request: Request) -> Response:
        return JSONResponse(workshop.status, headers={"Cache-Control": "no-store"})

    async def script(request: Request) -> Response:
        return Response(RELOAD_SCRIPT, media_type="text/javascript", headers={"Cache-Control": "no-store"})

    async def restart(request: Request) -> Response:
        if not same_origin(dict(request.headers)):
            return JSONResponse({"error": SAY("ask-own-page")}, 403)
        shown = workshop.tables.access.signed_in(request.cookies.get(COOKIE))
        try:
            await workshop.restart(request.path_params["match"], shown.guest if shown else "")
        except Fault as e:
            return JSONResponse({"error": e.sentence}, e.status)
        return JSONResponse({})

    return [
        Route("/dev/status", status),
        Route("/dev/restart/{match}", restart, methods=["POST"]),
        Route("/dev/reload.js", script),
        Route("/sw.js", _none),
    ]


async def _none(request: Request) -> Response:
    """Serve no service worker: it would show stale pages."""
    return Response(status_code=404)
