"""The end of a game: the scores appear row by row, can be skipped, and are a table for screen readers."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import OVER, rest, resting, stop_clock, until
from tests.e2e.test_manners import table
from tests.e2e.test_small_screens import speak

WAITING = f"{OVER} tr.waits"


def give_up(page: Page, made: dict[str, Any]) -> None:
    page.goto(f"/m/{made['id']}")
    rest(page)
    page.get_by_role("button", name="Give up the adventure").click()


def test_scores_unroll_can_be_skipped_and_fit_small_screens(visit: Visit) -> None:
    page = visit("/health", motion="full")
    page.clock.install()
    give_up(page, table(page, game="karthis", seed=3))
    stop_clock(page)
    page.get_by_role("button", name="Yes, give up").click()

    def told() -> bool:
        page.clock.run_for(50)
        return page.locator(OVER).count() > 0

    until(page, told)
    scores = page.get_by_role("table", name="How the scores add up")
    rows = scores.get_by_role("row")
    expect(rows.filter(has_text="Score")).to_contain_text("0 points")  # a screen reader need not wait
    expect(page.locator(WAITING)).to_have_count(2)
    page.clock.run_for(500)
    expect(page.locator(WAITING)).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(page.locator(WAITING)).to_have_count(0)
    expect(page.locator(f"{OVER} .verdict")).to_have_text("You give up on floor 1 without the Crown and lose.")
    expect(page.get_by_role("dialog", name="Defeat")).to_be_visible()
    page.set_viewport_size({"width": 844, "height": 390})
    panel, sheet = page.locator(OVER).bounding_box(), scores.bounding_box()
    assert panel
    assert sheet
    assert sheet["x"] > panel["x"] + panel["width"] / 2.5, "on its side a phone shows the scores beside the words"

    still = visit("/health")
    give_up(still, table(still, game="karthis", seed=3))
    still.get_by_role("button", name="Yes, give up").click()
    expect(still.get_by_role("table", name="How the scores add up")).to_be_visible()
    expect(still.locator(WAITING)).to_have_count(0)
    expect(still.locator(".log li").last).to_contain_text("You give up on floor 1 without the Crown and lose.")
    still.get_by_role("button", name="Share").click()
    picture = still.get_by_role("img", name="The table at the end of the game")
    until(still, lambda: bool(picture.evaluate("(node) => node.complete && node.naturalWidth === 1200")))
    expect(still.get_by_label("Link to the replay", exact=True)).to_have_value(re.compile(r"/r/\w+$"))
    still.set_viewport_size({"width": 390, "height": 844})
    assert still.evaluate("document.documentElement.scrollWidth") <= 390
    fits = "(node) => node.scrollWidth <= node.clientWidth"
    assert all(still.locator(found).evaluate(fits) for found in (".veil", f"{OVER} .sheet"))


SAID = """(chip) => {
  const ending = chip.querySelector('span'), box = chip.getBoundingClientRect();
  if (!ending) return 'it is not told apart';
  const { right, top, bottom } = ending.getBoundingClientRect();
  return (bottom <= box.bottom && right <= box.right) || top >= box.bottom ? '' : 'it is cut';
}"""


def test_above_a_table_the_ending_is_said_in_full_or_not_at_all(visit: Visit) -> None:
    page = visit("/health")
    give_up(page, table(page, game="karthis", seed=3))
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.locator(OVER)).to_be_visible()
    for language in ("en", "de", "fr", "es"):
        speak(page, language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        chip = page.get_by_test_id("status")
        for width in (1280, 844, 390, 360):
            page.set_viewport_size({"width": width, "height": 800})
            assert resting(chip)
            assert chip.evaluate(SAID) == "", f"{language}, {width} px"
