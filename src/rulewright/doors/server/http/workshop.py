"""What the page is told while a game is being written: a small script asks again and again, reloads it, and shows mistakes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from rulewright.doors.server.live.workshop import Workshop

TAG = b'<script src="/dev/reload.js" defer></script>'
SCRIPT = """(() => {
  let seen = null;
  const bar = document.createElement('div');
  bar.id = 'workshop';
  bar.setAttribute('role', 'status');
  bar.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:9999;padding:.6rem 1rem;color:#fff;font:1rem/1.4 monospace;white-space:pre-wrap';
  const look = async () => {
    try {
      const now = await (await fetch('/dev/status', { cache: 'no-store' })).json();
      if (seen !== null && now.loads !== seen) return location.reload();
      seen = now.loads;
      const text = now.error || now.said;
      bar.style.background = now.error ? '#8b1a1a' : '#23435c';
      if (bar.textContent !== text) bar.textContent = text;
      if (text && !bar.isConnected) document.body.append(bar);
      if (!text) bar.remove();
    } catch {
      // the server is away: ask again
    }
    setTimeout(look, 200);
  };
  look();
})();
"""


def routes(workshop: Workshop) -> list[BaseRoute]:
    async def status(request: Request) -> Response:
        return JSONResponse(workshop.status, headers={"Cache-Control": "no-store"})

    async def script(request: Request) -> Response:
        return Response(SCRIPT, media_type="text/javascript", headers={"Cache-Control": "no-store"})

    return [Route("/dev/status", status), Route("/dev/reload.js", script), Route("/sw.js", _none)]


async def _none(request: Request) -> Response:
    """No service worker: it would show pages of before."""
    return Response(status_code=404)
