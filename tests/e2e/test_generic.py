"""Games without their own board, played on the generic board alone: grids, cards, choices, and hidden information."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import focused, over, rest, turn, until
from tests.e2e.test_access import PHONE, faults, in_reach

SIZES: list[dict[str, Any]] = [{}, PHONE]


CUT = """() => [...document.querySelectorAll('.hand .card')].filter((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  const seen = (b) => card.contains(document.elementFromPoint(x + width / 2, b));
  return !seen(y + 3) || !seen(y + height - 3);
}).map((card) => card.textContent)"""
"""The cards of the hand whose upper or lower edge cannot be seen."""


def sit(page: Page, game: str, seats: int = 2, **wish: Any) -> None:
    """Open a table with bots in all other seats."""
    fill = {str(i): "random" for i in range(1, seats)}
    origin = page.url.split("/", 3)
    headers = {"origin": f"{origin[0]}//{origin[2]}"}
    page.request.get("/api/me")
    page.request.put("/api/me", data={"name": "Ann"}, headers=headers)
    wish = {"game": game, "seats": seats, "fill": fill, "seed": 4, **wish}
    made = page.request.post("/api/matches", data=wish, headers=headers)
    assert made.ok, made.text()
    page.goto(f"/m/{made.json()['id']}")
    expect(page.locator(".generic")).to_be_visible()


def play_out(page: Page, finger: bool) -> int:
    """Choose anything highlighted on the board, else answer the prompt below it, to the end; returns the number of moves."""
    mine = page.locator(".generic .pick.lit, .below .prompt .button[data-code]")
    for move in range(200):
        rest(page)
        if over(page):
            return move
        before = turn(page)
        choice = mine.nth(move * 5 % mine.count())
        choice.tap() if finger else choice.click()
        rest(page, before)
    raise AssertionError("the game goes on after 200 moves")


@pytest.mark.release  # other games on this board are played to their ends below
@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_connect_four_to_its_end(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(**size, bypass_csp=True)
    sit(page, "connect_four")
    expect(page.locator(".generic")).to_contain_text("You are Ann, X.")
    expect(page.locator(".generic .cell .pick.lit")).to_have_count(42)
    expect(page.locator(".generic [data-help=board]")).to_have_count(1)
    expect(page.locator(".panel .move")).to_have_count(0)
    assert faults(page) == []
    in_reach(page)
    assert play_out(page, bool(size)) >= 4
    assert page.locator(".generic .cell .token").count() >= 7
    page.get_by_role("button", name="View the board").click()
    assert faults(page) == []
    in_reach(page)


@pytest.mark.release
@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_a_hex_game_with_secret_bids_to_its_end(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(**size, bypass_csp=True)
    sit(page, "claims", 3, options={"purse": 7})
    cells = page.locator(".generic .hex .cell .pick.lit")
    expect(cells).to_have_count(19)
    expect(page.locator(".seats li").nth(1).get_by_role("img", name="hidden")).to_have_count(2)
    expect(page.locator(".seats li").nth(0).get_by_role("img", name="hidden")).to_have_count(0)
    cells.nth(7).click()
    expect(page.locator(".below .button[data-code]")).to_have_text(["Bid 0", "Bid 1", "Bid 2", "Bid 3"])
    expect(page.locator(".hex .cell").nth(7)).to_contain_text("?")
    assert faults(page) == []
    in_reach(page)
    assert play_out(page, bool(size)) >= 3
    expect(page.get_by_role("img", name="hidden")).to_have_count(0)  # at the end everything is revealed


def test_a_grid_by_keyboard_and_a_cell_that_may_not_be_chosen(visit: Visit) -> None:
    page = visit()
    sit(page, "claims")
    page.keyboard.press("b")
    until(page, lambda: focused(page).startswith("Point at cell 1:"))
    page.keyboard.press("ArrowRight")
    until(page, lambda: focused(page).startswith("Point at cell 2:"))
    page.keyboard.press("ArrowDown")
    assert focused(page).startswith(("Point at cell 5:", "Point at cell 6:")), "the next row, not the one after it"
    page.keyboard.press("Enter")
    expect(page.locator(".below .button[data-code]")).to_have_count(4)
    page.locator(".hex .cell .pick").first.click()
    expect(page.locator(".refusal")).to_contain_text("CM-")


def test_cards_have_words_and_what_others_hold_has_backs(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    sit(page, "high_card")
    mine, other = page.locator(".hand"), page.locator(".seats li").nth(0)
    expect(mine.locator(".card .pick.lit")).to_have_count(3)
    expect(mine.locator(".card .pick.lit").first).to_have_attribute("aria-label", re.compile(r"^Lay the \d+"))
    expect(other.get_by_role("img", name="hidden cards: 2")).to_be_visible()
    room = page.evaluate("[...document.querySelectorAll('.seats, .seats li')].map((e) => e.clientWidth)")
    assert room[1] > 0.95 * room[0], "the only opponent has the whole width"
    expect(other.locator(".card.back")).to_have_count(1)
    expect(page.locator(".below .button[data-code]")).to_have_count(0)
    assert page.evaluate(CUT) == [], "no card of the hand is cut"
    expect(page.get_by_role("region", name="The table as text")).to_be_hidden()
    assert faults(page) == []
    assert play_out(page, finger=False) >= 2, "the last card is nobody's choice, and is laid without asking"


@pytest.mark.release
def test_a_betting_game_by_its_buttons(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    sit(page, "leduc_poker", 3)
    expect(page.locator(".seats li").nth(0).locator(".card:not(.back)")).to_have_count(2)
    expect(page.locator(".seats li").nth(1).locator(".card.back")).to_have_count(1)
    assert faults(page) == []
    assert play_out(page, finger=False) >= 3


def test_a_replay_hides_nothing(visit: Visit) -> None:
    page = visit()
    sit(page, "claims")
    play_out(page, finger=False)
    page.goto(page.url.replace("/m/", "/r/"))
    expect(page.locator(".generic .hex .cell")).to_have_count(19)
    expect(page.get_by_role("img", name="hidden")).to_have_count(0)
