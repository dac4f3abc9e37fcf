"""Accessibility: without a mouse, on a phone, with a screen reader, and with any colour vision."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import moments
from tests.e2e.boards import layout_faults
from tests.e2e.conftest import Visit
from tests.e2e.playing import focused, heard, listen, over, play_now, rest, turn, until
from tests.e2e.scenes import Scenes
from tests.e2e.server import Server
from tests.prepare import AXE
from tests.tiers import tries

KARTHIS = "The Temple of Karthis"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
UNCOVERED = """(selector) => {
  const node = document.querySelector(selector), box = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def faults(page: Page, *rules: str) -> list[str]:
    """The serious or critical violations that axe-core finds on the page, by all its rules or only by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    wish = {"resultTypes": ["violations"], "preload": False, **({"runOnly": rules} if rules else {})}
    found: dict[str, Any] = page.evaluate("(wish) => axe.run(document, wish)", wish)
    return [
        f"{v['id']}: {v['help']} {json.dumps([n['target'] for n in v['nodes']][:4])}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


def in_reach(page: Page) -> None:
    """Nothing overflows sideways, and tap targets are at least 24 pixels."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select')]
          .filter((n) => n.checkVisibility({ visibilityProperty: true }) && !n.closest('.log, .list'))
          .map((n) => [n, n.getBoundingClientRect()])
          .filter(([n, r]) => r.width > 2 && (r.width < 24 || r.height < 24))
          .map(([n]) => n.outerHTML.slice(0, 120))"""
    )
    assert small == []


def test_a_card_is_read_before_it_is_played_by_finger(browser: Browser, server: Server, visit: Visit) -> None:
    page = visit("/health", **PHONE)
    page.request.get("/api/me")
    Scenes(browser, server).match(page, game="klobba", seats=2, fill={"1": "random"})
    expect(page.locator(".klobba .place").first).to_be_visible()
    in_reach(page)
    card = page.locator(".hand button").last  # the one not covered by another
    card.tap()
    expect(page.locator(".hand .raised")).to_have_count(1)
    expect(page.locator(".refusal")).to_have_count(0)
    card.tap()
    expect(page.locator(".refusal")).to_have_count(1)

    # tapping elsewhere puts the card back: it covers the answers
    card.tap()
    expect(page.locator(".hand .raised")).to_have_count(1)
    page.locator(".bar h1").tap()
    expect(page.locator(".hand .raised")).to_have_count(0)


def test_a_card_in_the_hand_does_not_lie_over_the_answers(browser: Browser, server: Server, visit: Visit) -> None:
    """An offer on a phone: the offered card is picked up, and it can still be declined."""
    page = visit("/health", **PHONE)
    page.request.get("/api/me")
    Scenes(browser, server).midway(page, "klobba", moments.offered, seats=3, seed=8, bot="random")
    page.locator(".hand [data-movable] button").last.tap(position={"x": 10, "y": 12})  # the next card covers the rest
    expect(page.locator(".hand .held")).to_have_count(1)
    page.wait_for_timeout(300)
    assert layout_faults(page) == []


@pytest.mark.release
def test_where_a_card_may_go_is_not_hidden_on_a_small_telephone(browser: Browser, server: Server, visit: Visit) -> None:
    page = visit("/health", **SMALL)
    page.request.get("/api/me")
    Scenes(browser, server).midway(page, "klobba", moments.asked(moments.LAYING), seats=3, seed=8, bot="random")
    page.locator(".hand [data-movable] button").last.tap()
    expect(page.locator("#main [data-lit]")).to_have_count(1)
    page.wait_for_function(UNCOVERED, arg="#main [data-lit]")


def test_whom_one_fights_is_not_hidden_on_a_small_telephone(browser: Browser, server: Server, visit: Visit) -> None:
    page = visit("/health", **SMALL)
    page.request.get("/api/me")
    Scenes(browser, server).adventure(page, moments.a_fight)
    page.wait_for_function(UNCOVERED, arg=".guardian .pick")


@pytest.mark.release
def test_the_market_and_the_score_sheet_lie_side_by_side_on_a_small_telephone(server: Server, visit: Visit) -> None:
    page = visit("/health", **SMALL)
    page.request.get("/api/me")
    wish = {"game": "klotho", "seats": 4, "fill": dict.fromkeys("123", "random")}
    made = page.request.post("/api/matches", data=wish, headers={"origin": server.address})
    page.goto(f"/m/{made.json()['id']}")
    expect(page.locator("section.market")).to_be_visible()
    assert page.locator("section.market").evaluate("(n) => n.scrollWidth <= n.clientWidth"), (
        "no column sticks out of it"
    )
    in_reach(page)


def tab_to(page: Page, words: str, limit: int = 60) -> None:
    for _ in range(limit):
        if words in focused(page):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {words!r}")


def test_an_adventure_without_a_mouse(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name=f"Play now: {KARTHIS}")).to_be_visible()
    tab_to(page, f"Play now: {KARTHIS}")
    page.keyboard.press("Enter")
    expect(page.locator(".flap")).to_have_count(3)

    # one Tab stop for the whole map; the arrow keys move within it
    page.keyboard.press("b")
    until(page, lambda: focused(page).startswith("Go "))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    until(page, lambda: focused(page).startswith("Go east"))
    ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert ring == "solid", "one sees where one is"
    page.keyboard.press("Enter")
    rest(page, 0)

    for move in range(tries(600, 4)):
        rest(page)
        if over(page):
            break
        before = turn(page)
        page.keyboard.press(str(1 + move % min(9, page.locator(".moves .move").count())))
        rest(page, before)
    if over(page):
        tab_to(page, "View the board")
        page.keyboard.press("Enter")
    page.keyboard.press("r")
    page.keyboard.type("crown")
    expect(page.locator("[data-clause='KA-4']")).to_be_visible()
    expect(page.locator("[data-clause='KA-1']")).to_have_count(0)


def test_whatever_happens_is_said(visit: Visit) -> None:
    """Each sentence of the log reaches the live region, and a refusal the assertive one."""
    page = visit()
    listen(page)
    play_now(page, KARTHIS)
    page.locator(".flap").first.click()
    rest(page, 0)
    for sentence in page.locator(".log li span").all_inner_texts():
        heard(page, sentence)
    if not over(page):
        heard(page, "Your move")


def test_animations_can_be_switched_off(visit: Visit) -> None:
    page = visit(motion="full")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Off", exact=True).check()
    page.get_by_role("button", name="Done").click()
    play_now(page, KARTHIS)
    page.locator(".flap").first.click()
    rest(page, 0)
    assert page.get_by_role("button", name="Skip").count() == 0
    page.reload()
    assert page.evaluate("document.documentElement.dataset.motion") == "off", "and stay off"
