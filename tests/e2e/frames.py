"""How smoothly the table moves, by `python -m tests.e2e.frames`: a whole adventure with motion on, frame by frame.

Chromium draws without a graphics card here, so this is the worst case; a screen that shows 60 frames a second has 16.7 ms
for each.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.hands import adventure, play_now
from tests.e2e.house import FLAGS, Server
from tests.prepare import chromium, web

WATCH = """() => {
    window.frames_seen = []; let last = 0
    const tick = (now) => { if (last) window.frames_seen.push(now - last); last = now; requestAnimationFrame(tick) }
    requestAnimationFrame(tick)
}"""


def touched(page: Page, selector: str, which: int = 0) -> bool:
    """Choose without waiting for things to stand still, which here they seldom do."""
    found = page.locator(selector)
    n = found.count()
    if n:
        found.nth(which % n).dispatch_event("click", timeout=3000)
    return n > 0


def main() -> None:
    web()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as p:
        server = Server(Path(data))
        browser = p.chromium.launch(executable_path=chromium(), headless=True, args=FLAGS)
        try:
            for name, size in (("desktop", (1280, 800)), ("phone", (390, 844))):
                page = browser.new_page(
                    base_url=server.address,
                    viewport={"width": size[0], "height": size[1]},
                    reduced_motion="no-preference",
                )
                page.goto("/")
                play_now(page, "The Temple of Karthis")
                page.evaluate(WATCH)
                moves = adventure(page, press=touched)
                frames = sorted(page.evaluate("window.frames_seen"))
                late = sum(f > 1.5 * 1000 / 60 for f in frames)
                print(
                    f"{name}: {moves} moves, {len(frames)} frames, median {frames[len(frames) // 2]:.1f} ms, "
                    f"99th percentile {frames[len(frames) * 99 // 100]:.1f} ms, {100 * late / len(frames):.1f}% late"
                )
                page.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
