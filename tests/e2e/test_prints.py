"""Sheets to print, in a browser: reached from the rules, chosen by keyboard, readable on a phone, and free of axe violations."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.test_access import faults


def test_a_box_is_printed_from_its_rules(visit: Visit) -> None:
    page = visit("/rules/twelve_patrols", bypass_csp=True)
    page.set_viewport_size({"width": 320, "height": 640})
    page.get_by_role("link", name="Print and play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("12 Patrols: print and play")
    expect(page.locator("main > svg")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert faults(page) == []
    page.get_by_label("Paper").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Paper")).to_have_value("letter")
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1)).to_be_hidden()
    tall = page.locator("main > svg").first.evaluate("(n) => n.getBoundingClientRect().height")
    assert abs(tall - 279.4 / 25.4 * 96) < 1
