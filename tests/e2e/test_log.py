"""The log: its newest line stays in sight as events arrive, and the position of a reader further up is kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import log_length, rest
from tests.e2e.test_access import faults
from tests.tiers import tries

HIDDEN = """async (n) => {
  const frame = () => new Promise((r) => requestAnimationFrame(r));
  for (let i = 0; i < 3; i++) await frame();
  return Math.round(n.scrollHeight - n.clientHeight - n.scrollTop);
}"""
"""How much of the log is below the visible part, once new lines are laid out."""


def below(page: Page) -> int:
    return int(page.locator(".log").evaluate(HIDDEN))


def step(page: Page) -> None:
    """One step of a lesson, with its animation played to the end."""
    page.locator(".guide").get_by_role("button", name=re.compile("^(Next|Show me|Finish)$")).click()
    rest(page)


@pytest.mark.parametrize(
    "name", ["karthis", *(pytest.param(name, marks=pytest.mark.release) for name in ("clin9ic", "klobba"))]
)
def test_the_log_follows_what_is_told(visit: Visit, name: str) -> None:
    page = visit("/health", motion="full")
    page.evaluate("localStorage.setItem('rulewright.settings', JSON.stringify({ motion: 'brisk' }))")
    page.evaluate(f"localStorage.setItem('rulewright.lesson.{name}', '{tries(0, 12)}')")
    page.goto(f"/learn/{name}")
    expect(page.locator(".guide")).to_be_visible()
    longest, steps = 0, tries(99, 3)
    while (steps := steps - 1) >= 0 and page.locator(".guide .count").count():
        step(page)
        longest = max(longest, page.locator(".log").evaluate("(n) => n.scrollHeight - n.clientHeight"))
        assert below(page) <= 1, f"the log fell behind after {log_length(page)} lines"
    assert longest > 100, "the log is longer than what is shown of it"
    expect(page.get_by_role("button", name="Newest")).to_have_count(0)


def test_whoever_reads_further_up_is_left_there_and_led_back(visit: Visit) -> None:
    page = visit("/health", bypass_csp=True)
    page.evaluate("localStorage.setItem('rulewright.lesson.karthis', '12')")
    page.goto("/learn/karthis")
    log, newest = page.locator(".log"), page.get_by_role("button", name="Newest")
    expect(page.locator(".guide")).to_be_visible()
    while log_length(page) < 30:
        step(page)
    expect(newest).to_have_count(0)
    log.hover()
    page.mouse.wheel(0, -200)
    expect(newest).to_be_visible()
    assert faults(page) == []
    seen = log.evaluate("(n) => n.scrollTop")
    before = log_length(page)
    while log_length(page) == before:
        step(page)
    assert log.evaluate("(n) => n.scrollTop") == seen, "nothing moves under the eyes of a reader"
    assert below(page) > 100

    # in the tab order it is just before the lines, and focus is not lost when it goes
    log.focus()
    page.keyboard.press("Shift+Tab")
    expect(newest).to_be_focused()
    page.keyboard.press("Enter")
    expect(newest).to_have_count(0)
    expect(log).to_be_focused()
    assert below(page) <= 1
    before = log_length(page)
    while log_length(page) == before:
        step(page)
    assert below(page) <= 1, "it follows again"
