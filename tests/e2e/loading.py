"""How fast each page loads, by `make loading`: Lighthouse's measurements, in Chromium, with a cold cache.

As on Lighthouse's phone: 1.6 Mbit/s, 150 ms round trip, a processor four times slower. Bytes and shifts are the same on any
machine and are also checked by tests; times assume an idle machine.
"""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

from playwright.sync_api import Browser

from rulewright import games
from tests.e2e.frames import sit
from tests.e2e.playing import rest
from tests.e2e.server import browsing

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
SLOWER = 4
WATCH = """() => { window.seen = { largest: 0, what: '', shift: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries())
    Object.assign(window.seen, { largest: e.startTime, what: e.element?.className || e.element?.tagName || '' });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.seen.shift += e.value;
  }).observe({ type: 'layout-shift', buffered: true }); }"""


class Loading(NamedTuple):
    """The bytes loaded, the times of the first and the largest content in milliseconds, and the layout shift."""

    loaded: float
    first: float
    largest: float
    shift: float


def measure(browser: Browser, address: str, game: str = "") -> Loading:
    """The home page, or the table of a game for a first-time visitor: by a link, with an empty cache."""
    context = browser.new_context(base_url=address, **PHONE)  # type: ignore[arg-type]
    page = context.new_page()
    where = "/"
    if game:
        sit(page, game)
        where = page.url
        page.goto("/health")
    line, loaded = context.new_cdp_session(page), list[float]()
    line.send("Network.enable")
    line.send("Network.clearBrowserCache")
    line.send("Network.setBypassServiceWorker", {"bypass": True})
    line.send("Network.emulateNetworkConditions", SLOW)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    line.on("Network.loadingFinished", lambda e: loaded.append(e["encodedDataLength"]))
    page.add_init_script(f"({WATCH})()")
    page.goto(where)
    if game:
        rest(page)
    page.wait_for_load_state("networkidle")
    painted = page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    first = painted.evaluate("(time) => time")
    seen = page.evaluate("window.seen")
    context.close()
    return Loading(sum(loaded), first, seen["largest"], seen["shift"])


def main(*wanted: str) -> None:
    print(f"Load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    print("| Page | Loaded | First paint | Largest paint | Layout shift |\n|---|--:|--:|--:|--:|")
    with browsing() as (browser, server):
        for game in wanted or ("", *games.names()):
            found = measure(browser, server.address, game)
            print(
                f"| {games.load(game).title if game else 'The first page'} | {found.loaded / 1000:.0f} kB "
                f"| {found.first / 1000:.1f} s | {found.largest / 1000:.1f} s | {found.shift:.3f} |",
                flush=True,
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
