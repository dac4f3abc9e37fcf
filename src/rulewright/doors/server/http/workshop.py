"""What the page is told while a game is being written: a small script asks again and again, reloads it, and shows mistakes.

Where a match could not go on as it was, a button restarts it, for those who play there.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.limits import same_origin
from rulewright.doors.server.live.workshop import Workshop
from rulewright.doors.server.words import SAY

TAG = b'<script src="/dev/reload.js" defer></script>'
SCRIPT = """(() => {
  let seen = null;
  const bar = document.createElement('div');
  bar.id = 'workshop';
  bar.setAttribute('role', 'status');
  bar.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:9999;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;' +
    'padding:.6rem 1rem;color:#fff;font:1rem/1.4 monospace;overflow-wrap:anywhere';
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
      const text = now.error ? `${now.error}\\nUntil you fix it, the last good version plays on.` : lost || now.warning;
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


def routes(workshop: Workshop) -> list[BaseRoute]:
    async def status(request: Request) -> Response:
        return JSONResponse(workshop.status, headers={"Cache-Control": "no-store"})

    async def script(request: Request) -> Response:
        return Response(SCRIPT, media_type="text/javascript", headers={"Cache-Control": "no-store"})

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
    """No service worker: it would show pages of before."""
    return Response(status_code=404)
