"""12 Patrols on its board: dragging, the keyboard, deals from the home page, and the solver's verdict."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from rulewright import games
from tests.conformance.goldens import scripts
from tests.e2e.conftest import Visit
from tests.e2e.playing import OVER, resting
from tests.e2e.test_karthis import LAYOUT, SEE_MOVED

TITLE = "12 Patrols"
GAME = games.load("twelve_patrols")
(SCRIPT,) = scripts(GAME)
MANNED = 5
"""Moves after which a soldier has been sent, who can be called back."""


def table(visit: Visit, **more: Any) -> Page:
    page = visit("/health", **more)
    page.request.get("/api/me")
    home = page.url.removesuffix("/health")
    wish = {"game": "twelve_patrols", "seed": SCRIPT.seed}
    made = page.request.post("/api/matches", data=wish, headers={"origin": home})
    page.goto(f"/m/{made.json()['id']}")
    expect(page.locator(".patrols")).to_be_visible()
    return page


def number(page: Page, made: int) -> None:
    """Wait until this many moves are made."""
    expect(page.locator(f".frame[data-rests][data-number='{made}']")).to_be_visible()


def press(page: Page, label: str) -> None:
    page.locator(f'.patrols button.pick[aria-label^="{label}"]').first.click()


def play(page: Page, moves: int) -> None:
    """Make the first moves of a won game with the list beside the board."""
    for n, made in enumerate(SCRIPT.play(GAME).made[:moves]):
        page.locator(f"[data-number='{n}'] [data-code='{made['code']}']").first.dispatch_event("click")
    number(page, moves)


def test_a_card_is_dragged_and_the_keyboard_will_do_as_well(visit: Visit) -> None:
    page = table(visit)
    card = page.locator(".display .card").nth(2)
    box, goal = resting(card), resting(page.locator(".cell").nth(4))
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()
    number(page, 1)
    expect(page.locator(".card[data-movable]")).to_have_count(3)
    page.locator('.card button[aria-label^="Green Valley"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    number(page, 2)


def test_the_solver_says_whether_it_can_still_be_won(visit: Visit) -> None:
    page = table(visit)
    words = "Still possible in 94% of the draws; best play wins about 83% of the time (78% to 94%)."
    told = {"moves": [{"worth": 0.83, "high": 0.94}, {"worth": 0.0, "high": 0.0}], "summary": words}
    page.route("**/advice", lambda route: route.fulfill(json=told))
    page.get_by_role("button", name="Still winnable?").click()
    expect(page.locator(".winnable [role=status]")).to_have_text(words)
    expect(page.get_by_role("button", name="End it here")).to_have_count(0)
    press(page, "High Pass")
    number(page, 1)
    told |= {"moves": [{"worth": 0.0, "high": 0.0}], "summary": "You can no longer win."}
    page.get_by_role("button", name="Still winnable?").click()
    page.get_by_role("button", name="End it here").click()
    expect(page.locator(OVER)).to_contain_text("You give up")


def test_the_deal_of_the_day_and_a_puzzle_from_the_home_page(visit: Visit) -> None:
    page = visit("/")
    deals = page.get_by_role("group", name=f"Deals of {TITLE}")
    deals.get_by_role("slider").fill("2")
    expect(deals.get_by_role("button", name="A hard deal")).to_be_visible()
    page.goto("/today/twelve_patrols")  # where a shared result leads
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{TITLE}: the deal of the day")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".patrols .deal")).to_be_visible()
    page.goto("/")
    deals.get_by_role("button", name="Deal of the day").click()
    expect(page.locator(".patrols")).to_be_visible()
    expect(page.locator(".patrols .deal")).to_have_text(re.compile(r"^\d{4}-\d\d-\d\d \((easy|medium|hard)\)$"))
    begun = page.url
    page.goto("/today/twelve_patrols")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(begun)  # it counts once
    number(page, 0)
    page.goto("/")
    deals.get_by_role("button", name="A puzzle").click()
    expect(page.locator(".patrols .laid").nth(5)).to_be_visible()
    expect(page.locator(".patrols .deal")).to_have_text(re.compile(r"^puzzle \d+$"))
    assert int(page.locator(".frame[data-game]").get_attribute("data-number") or 0) >= 6, "six regions lie there"


def test_whoever_takes_a_region_up_sees_where_it_may_go(visit: Visit) -> None:
    """In a lesson on a small phone the display and the kingdom are not visible together."""
    page = visit("/health", viewport={"width": 360, "height": 480}, has_touch=True, is_mobile=True)
    page.evaluate("localStorage.setItem('rulewright.lesson.twelve_patrols', '11')")
    page.goto("/learn/twelve_patrols")
    expect(page.get_by_test_id("say")).to_contain_text("lay Red Hills")
    card = page.locator(".display .card").filter(has=page.locator("[aria-label^='Red Hills']"))
    card.scroll_into_view_if_needed()
    expect(page.locator(".cell.empty").first).not_to_be_in_viewport()
    card.tap()
    expect(page.locator(".cell[data-lit]")).to_be_in_viewport(ratio=0.5)


def test_what_moves_in_the_kingdom_costs_no_layout(visit: Visit) -> None:
    page = table(visit, motion="full")
    page.evaluate(SEE_MOVED)
    play(page, MANNED)
    moved = set(page.evaluate("[...window.moved]"))
    assert {"transform", "translate"} <= moved
    assert not moved & LAYOUT
