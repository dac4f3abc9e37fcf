"""Playing through the browser: finding what can be chosen and choosing it, as a person would.

Nothing here depends on the speed of the machine. The frame signals when the table is idle (`data-rests`): everything is shown and
answered, and nothing happens until a player chooses. Anything chosen then is still there when the pointer comes down.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Error, FloatRect, Locator, Page, expect

OVER = ".veil .ending"
PATIENCE = 60.0
"""Seconds that a busy machine may take for anything; no test relies on it."""

STILL = """async (node) => {
  const frame = () => new Promise((r) => requestAnimationFrame(r));
  const endless = (a) => a.effect?.getComputedTiming().iterations === Infinity;
  for (let last = '', same = 0, n = 0; n < 3000; n++) {
    await frame();
    const moving = document.getAnimations().some((a) => a.playState === 'running' && !endless(a));
    const box = node.getBoundingClientRect();
    const now = [box.x, box.y, box.width, box.height].join();
    same = now === last && !moving ? same + 1 : 0;
    last = now;
    if (same > 4 && box.width) return { x: box.x, y: box.y, width: box.width, height: box.height };
  }
  return null;
}"""
LISTEN = """() => { window.said = '';
  const region = document.querySelector('#app > [role=status]');
  new MutationObserver(() => { window.said += region.textContent + ' '; })
    .observe(region, { childList: true, characterData: true, subtree: true }); }"""


def play_now(page: Page, title: str) -> None:
    page.get_by_role("button", name=f"Play now: {title}").click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()


def follow(page: Page, link: str) -> None:
    """Follow an invitation and join as an unnamed guest."""
    page.goto(link)
    page.get_by_role("button", name="Join the game").click()
    page.get_by_role("button", name="Join as Guest").click()


def until(page: Page, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for a condition that no selector can express."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"waited {seconds} s in vain on {page.url}"
        page.wait_for_timeout(30)


def stop_clock(page: Page, ahead: int = 1000) -> None:
    """Stop the page's clock, this many milliseconds from now. If that moment has passed before the page receives it, its clock is
    already stopped, and is set once more."""
    for last in (False, True):
        try:
            page.clock.pause_at(page.evaluate(f"(Date.now() + {ahead}) / 1000"))  # in seconds
            return
        except Error as e:
            if last or "to the past" not in str(e):
                raise


def rest(page: Page, after: int = -1) -> None:
    """Wait until the table is idle and more than `after` of your own moves are made. Checked at every frame: `expect` polls only
    about once a second, and a game has hundreds of moves."""
    newer = f":not([data-turn='{after}'])" if after >= 0 else ""
    page.wait_for_function(
        "(frame) => document.querySelector(frame)?.checkVisibility()",
        arg=f".frame[data-rests]{newer}",
        timeout=1000 * PATIENCE,
    )


def turn(page: Page) -> int:
    """The number of your own moves that the table has: others may move meanwhile."""
    return int(page.locator(".frame[data-game]").get_attribute("data-turn") or 0)


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def resting(found: Locator) -> FloatRect:
    """The position of an element once nothing on the page moves."""
    box: FloatRect | None = found.evaluate(STILL)
    assert box, "it moves without end"
    return box


def listen(page: Page) -> None:
    """Record all screen reader announcements from now on: transient ones may be gone before they are checked."""
    page.evaluate(LISTEN)


SUITS = {"♠": " of spades", "♣": " of clubs", "♦": " of diamonds", "♥": " of hearts"}


def heard(page: Page, words: str) -> None:
    """Wait until this was announced; suit symbols are announced as words."""
    for sign, word in SUITS.items():
        words = words.replace(sign, word)
    page.wait_for_function("(words) => window.said.includes(words)", arg=words, timeout=1000 * PATIENCE)


def hold(page: Page, found: Locator) -> Callable[[], None]:
    """Put a finger on an element; the returned function lifts it."""
    box = resting(found)
    line = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})

    def lift() -> None:
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    return lift


def focused(page: Page) -> str:
    return str(
        page.evaluate(
            "(document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || '').trim()"
        )
    )


def log_length(page: Page) -> int:
    return page.locator(".log li span").count()


def clicked(page: Page, selector: str, which: int = 0) -> bool:
    """Click the nth match, if there is any."""
    found = page.locator(selector)
    n = found.count()
    if n:
        found.nth(which % n).click()
    return n > 0


def adventure(page: Page, limit: int = 600) -> int:
    """Play Karthis on the board itself, not with the list of moves, until it is over; returns the number of moves."""
    for move in range(limit):
        rest(page)
        if over(page):
            return int(page.locator(".frame[data-game]").get_attribute("data-number") or 0)
        before = turn(page)
        chosen = (
            clicked(page, ".stage .pick.lit", move)
            or clicked(page, ".stage .button[data-code]", 0)
            or clicked(page, ".token.down", 0)
            or clicked(page, ".flap", -1)
            or clicked(page, ".guardian .pick", 0)
        )
        assert chosen, f"the table rests, and nothing can be chosen on it: {page.locator('.stage').inner_text()}"
        rest(page, before)
    raise AssertionError(f"the adventure goes on after {limit} moves")
