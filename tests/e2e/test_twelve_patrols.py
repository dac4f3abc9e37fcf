"""12 Patrols on its board: a kingdom saved by clicks, dragging, the keyboard, deals from the home page, and the solver's word."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulewright import games
from tests.conformance.goldens import scripts
from tests.e2e.conftest import Visit
from tests.e2e.hands import OVER, resting, until
from tests.e2e.test_access import PHONE, faults

TITLE = "12 Patrols"
GAME = games.load("twelve_patrols")
(SCRIPT,) = scripts(GAME)


def labels() -> list[str]:
    """The moves of a game that is won, in words."""
    return [made["words"] for made in SCRIPT.play(GAME).made]


def table(visit: Visit, **more: Any) -> Page:
    page = visit("/health", **more)
    page.request.get("/api/me")
    home = page.url.removesuffix("/health")
    wish = {"game": "twelve_patrols", "seed": SCRIPT.seed}
    made = page.request.post("/api/matches", data=wish, headers={"origin": home})
    page.goto(f"/m/{made.json()['id']}")
    expect(page.locator(".patrols")).to_be_visible()
    return page


def number(page: Page) -> int:
    return int(page.locator(".frame[data-game]").get_attribute("data-number") or 0)


def press(page: Page, label: str, begins: bool = False) -> None:
    sign = "^=" if begins else "="
    page.locator(f'.patrols button.pick[aria-label{sign}"{label}"]').first.dispatch_event("click", {"detail": 1})


class Hand:
    """Somebody who makes the moves of a script on the board: takes a piece, and puts it where it shall go.

    A question with one answer is not asked, so the table may be further on than the script: it is followed by its number.
    """

    def __init__(self, page: Page) -> None:
        self.page, self.moves = page, labels()
        laid = (re.fullmatch(r"Lay (.*) on (\w\d)", move) for move in self.moves)
        self.at = {found[2]: found[1] for found in laid if found}

    def step(self) -> None:
        """The next move, once everything before it is told."""
        page = self.page
        until(page, lambda: page.get_by_role("button", name="Skip").count() == 0, 30)
        before = number(page)
        move = self.moves[before]
        if found := re.fullmatch(r"Lay (.*) on (\w\d)", move):
            press(page, found[1])
            self.put(f'.patrols .cell[data-lit] button[aria-label^="Place {found[2]}"]', before)
        elif found := re.fullmatch(r"Send a (.*) to (\w\d)-(\w\d)", move):
            press(page, found[1], begins=True)
            between = f"between {self.at[found[2]]} and {self.at[found[3]]}"
            self.put(f'.patrols .gap[data-lit] button[aria-label*="{between}"]', before)
        else:
            page.locator(".patrols .prompt button", has_text=move).first.click()
        until(page, lambda: number(page) > before or page.locator(OVER).count() > 0, 30)

    def put(self, place: str, before: int) -> None:
        """What has one place to go to is there already."""
        until(self.page, lambda: number(self.page) > before or self.page.locator(place).count() > 0)
        if number(self.page) == before:
            self.page.locator(place).first.evaluate("(n) => n.click()")


@pytest.mark.parametrize("size", [{"viewport": {"width": 1280, "height": 800}}, PHONE], ids=["desktop", "phone"])
def test_a_kingdom_is_saved_on_the_board(visit: Visit, size: dict[str, Any]) -> None:
    page = table(visit, **size)
    hand = Hand(page)
    while not page.locator(OVER).count() and number(page) < len(hand.moves):
        hand.step()
    expect(page.locator(OVER)).to_be_visible(timeout=20_000)
    expect(page.locator(OVER)).to_contain_text("You did it")


def test_a_card_is_dragged_and_the_keyboard_will_do_as_well(visit: Visit) -> None:
    page = table(visit)
    card = page.locator(".display .card").nth(2)
    box, goal = resting(card), resting(page.locator(".cell").nth(4))
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()
    until(page, lambda: number(page) == 1)
    until(page, lambda: page.locator(".card[data-movable]").count() == 3)
    page.locator('.card button[aria-label="Green Valley"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    until(page, lambda: number(page) == 2)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious_while_a_line_is_manned(visit: Visit, light: str) -> None:
    page = table(visit, color_scheme=light, bypass_csp=True)
    hand = Hand(page)
    assert faults(page) == [], "the first turn"
    while number(page) < 5:
        hand.step()
    expect(page.locator(".prompt").get_by_text("High Pass, south: sum 5")).to_be_visible()
    assert faults(page) == [], "a line is manned"


def test_the_solver_says_whether_it_can_still_be_won(visit: Visit) -> None:
    page = table(visit)
    told = {"moves": [{"worth": 0.25, "high": 0.25}, {"worth": 0.0, "high": 0.0}]}
    page.route("**/advice", lambda route: route.fulfill(json=told))
    page.get_by_role("button", name="Still winnable?").click()
    expect(page.locator(".winnable [role=status]")).to_have_text("Yes, with 25% of what may come.")
    press(page, "High Pass")
    until(page, lambda: number(page) == 1)
    told["moves"] = [{"worth": 0.0, "high": 0.0}]
    page.get_by_role("button", name="Still winnable?").click()
    page.get_by_role("button", name="End it here").click()
    expect(page.locator(OVER)).to_contain_text("gave up")


def test_the_deal_of_the_day_and_a_puzzle_from_the_home_page(visit: Visit) -> None:
    page = visit("/")
    deals = page.get_by_role("group", name=f"Deals of {TITLE}")
    deals.get_by_role("slider").fill("2")
    expect(deals.get_by_role("button", name="A hard deal")).to_be_visible()
    deals.get_by_role("button", name="Deal of the day").click()
    expect(page.locator(".patrols")).to_be_visible()
    assert number(page) == 0
    page.goto("/")
    deals.get_by_role("button", name="A puzzle").click()
    expect(page.locator(".patrols .laid").nth(5)).to_be_visible()
    assert number(page) > 10
