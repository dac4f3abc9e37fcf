"""How smoothly each game is animated, by `make frames` or `make frames GAME=karthis`: some turns with motion on, frame by frame.

Chromium renders without a graphics card here, so this is the worst case; at 60 frames per second each has 16.7 ms, and a frame is
late if it takes half as much again. Only frames during animations are counted. It fails if more than 1 % of them are late, unless
other work kept the machine busy.
"""

from __future__ import annotations

import os
import random
import sys
from typing import Any

from playwright.sync_api import Browser, Page

from rulewright import games
from tests.e2e.playing import over, rest
from tests.e2e.server import browsing
from tests.e2e.touch import lit, touch

CHOICES = 25
LATE = 1.5 * 1000 / 60
MOST = 0.01
"""The share of frames that may be late."""
QUIET = 0.5
"""The load at the start below which a machine counts as idle."""
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
WATCH = """() => {
    window.frames_seen = []; let last = 0
    const tick = (now) => {
      const told = !document.querySelector('.frame').hasAttribute('data-rests')
      if (last && told) window.frames_seen.push(now - last)
      last = told ? now : 0
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
}"""


def sit(page: Page, game: str) -> None:
    """Open a quick game against bots that do not search."""
    page.goto("/health")
    page.request.get("/api/me")
    welcome = page.request.get(f"/api/games/{game}").json()["welcome"]
    fill = {str(seat): "random" for seat in range(1, welcome["seats"])}
    wish = {"game": game, "seats": welcome["seats"], "options": welcome["options"], "fill": fill, "seed": 3}
    made = page.request.post("/api/matches", data=wish, headers={"origin": page.url.removesuffix("/health")})
    assert made.ok, made.text()
    page.goto(f"/m/{made.json()['id']}")


def play(page: Page, finger: bool) -> int:
    """Choose anything highlighted; returns how often."""
    luck = random.Random(1)
    for choice in range(CHOICES):
        rest(page)
        words = lit(page)
        if over(page) or not words:
            return choice
        touch(page, luck.randrange(len(words)), finger)
    rest(page)
    return CHOICES


def measure(browser: Browser, address: str, game: str, name: str) -> float:
    """The share of late frames in some turns of a game."""
    page = browser.new_page(base_url=address, reduced_motion="no-preference", **SIZES[name])
    sit(page, game)
    rest(page)
    page.evaluate(WATCH)
    choices = play(page, name == "phone")
    frames = sorted(page.evaluate("window.frames_seen"))
    late = sum(f > LATE for f in frames)
    print(
        f"| {games.load(game).title} | {name} | {choices} | {len(frames)} | {frames[len(frames) // 2]:.1f} ms "
        f"| {frames[len(frames) * 99 // 100]:.1f} ms | {100 * late / len(frames):.1f}% |",
        flush=True,
    )
    page.close()
    return float(late / len(frames))


def main(*wanted: str) -> None:
    load, slow = os.getloadavg()[0], list[str]()
    print(f"Load of this machine: {load:.1f} on {os.cpu_count()} cores", flush=True)
    print("| Game | Screen | Choices | Frames | Median | 99th percentile | Late |\n|---|---|--:|--:|--:|--:|--:|")
    with browsing() as (browser, server):
        for game in wanted or games.names():
            for name in SIZES:
                if measure(browser, server.address, game, name) > MOST:
                    slow.append(f"{games.load(game).title} ({name})")
    if slow:
        print(f"More than {MOST:.0%} of the frames are late: {', '.join(slow)}.")
        if load <= QUIET:
            sys.exit(1)
        print("But the machine was busy when this began: measure again when it does nothing else.")


if __name__ == "__main__":
    main(*sys.argv[1:])
