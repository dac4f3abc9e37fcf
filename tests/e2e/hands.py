"""Playing through the browser: looking for what can be chosen and choosing it, as a person would."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from playwright.sync_api import FloatRect, Locator, Page, expect

OVER = ".veil .ending"


def play_now(page: Page, title: str) -> None:
    page.get_by_role("button", name=f"Play now: {title}").click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()


def follow(page: Page, link: str) -> None:
    """Come by an invitation, as somebody without a name who does not mind."""
    page.goto(link)
    page.get_by_role("button", name="Sit down as Guest").click()


def until(page: Page, true: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait for something no selector can say."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"waited {seconds} s in vain on {page.url}"
        page.wait_for_timeout(30)


def resting(found: Locator) -> FloatRect:
    """Where something lies once it has stopped moving."""
    last = None
    for _ in range(100):
        box = found.bounding_box()
        if box and box == last:
            return box
        last = box
        found.page.wait_for_timeout(60)
    raise AssertionError("it moves without end")


def focused(page: Page) -> str:
    return str(
        page.evaluate(
            "(document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || '').trim()"
        )
    )


def log_length(page: Page) -> int:
    return page.locator(".log li").count()


def gone_on(page: Page, told: int) -> bool:
    """Whether more has been told than that, or the game is over."""
    return log_length(page) > told or page.locator(OVER).count() > 0


def clicked(page: Page, selector: str, which: int = 0) -> bool:
    """Click the nth of what matches, if anything does."""
    found = page.locator(selector)
    n = found.count()
    if n:
        found.nth(which % n).click()
    return n > 0


def adventure(page: Page, limit: int = 600, press: Callable[[Page, str, int], bool] = clicked) -> int:
    """Play Karthis on the board itself, not by the list of moves, until it is over; returns how many moves it took."""

    def chosen(move: int) -> bool:
        return (
            press(page, ".stage .pick.lit", move)
            or press(page, ".stage .button[data-code]", 0)
            or press(page, ".token.down", 0)
            or press(page, ".flap", -1)
            or press(page, ".guardian .pick", 0)
            or page.locator(OVER).count() > 0
        )

    for move in range(limit):
        if page.locator(OVER).count():
            return move
        before = log_length(page)
        until(page, partial(chosen, move))
        try:
            until(page, partial(gone_on, page, before))
        except (
            AssertionError
        ):  # on a busy machine the board may turn under the pointer: point once more, as anybody would
            until(page, partial(chosen, move))
            until(page, partial(gone_on, page, before), 30)
    raise AssertionError(f"the adventure goes on after {limit} moves")
