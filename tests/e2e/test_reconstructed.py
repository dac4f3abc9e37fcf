"""How much of a game is reconstructed, and what, is shown on the shelf, in the options, at the table and in the lesson."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rulewright import games
from tests.e2e.conftest import Visit
from tests.e2e.playing import play_now
from tests.e2e.test_access import PHONE, faults, in_reach
from tests.e2e.test_board_alone import DESKTOP

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
MARK = "[data-testid=reconstructed]"
MINERS, TEMPLE = (games.load(name) for name in ("asteroid_miners", "karthis"))


def explained(page: Page, badge: Locator, badge_says: str, what: str) -> None:
    """By keyboard alone: the badge can be focused, explains itself when pressed, and closes with Escape."""
    expect(badge).to_have_accessible_name(badge_says)
    told = page.locator("[popover]:popover-open").filter(has_text=what)
    expect(told).to_have_count(0)
    badge.focus()
    expect(badge).to_be_focused()
    page.keyboard.press("Enter")
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


@SIZES
def test_on_the_shelf_and_in_the_choices(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/", **size)
    cards = page.locator("article.card")
    expect(cards.locator(MARK)).to_have_count(len(games.names()))
    assert cards.count() > len(games.names()), "nothing of the toys is reconstructed"
    for game, word in ((MINERS, "Reconstructed"), (TEMPLE, "Partly reconstructed")):
        card = cards.filter(has=page.get_by_role("heading", name=game.title, exact=True))
        expect(card.locator(MARK)).to_have_text(word)
        explained(page, card.locator(MARK), word, game.reconstructed.what)
    page.get_by_role("button", name=f"Options: {TEMPLE.title}").click()
    said = page.get_by_role("dialog").locator(MARK)
    expect(said).to_have_text(f"Partly reconstructed: {TEMPLE.reconstructed.what}")
    assert not faults(page)


@SIZES
def test_at_the_table(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/", **size)
    play_now(page, TEMPLE.title)
    badge = page.locator(f".frame {MARK}:visible")
    expect(badge).to_be_in_viewport(ratio=1)
    explained(page, badge, "Partly reconstructed", TEMPLE.reconstructed.what)
    in_reach(page)
    assert not faults(page)


@pytest.mark.release
@SIZES
def test_on_the_first_page_of_the_lesson(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(f"/learn/{MINERS.name}", **size)
    said = page.locator(f".guide {MARK}")
    expect(said).to_contain_text(MINERS.reconstructed.what)
    assert not faults(page)
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".guide .count")).to_contain_text("Step 2")
    expect(said).to_have_count(0)


def test_in_the_rulebook_with_the_sources_of_its_clauses(visit: Visit) -> None:
    page = visit("/rules/twelve_patrols")
    expect(page.locator(f"header {MARK}")).to_contain_text("41 of their 48 sides")
    clause = page.locator("[data-clause=TP-6]")
    expect(clause).to_contain_text("From other sources: the publisher's text on the first print-and-play version.")
    expect(page.locator("[data-clause=TP-5]").locator("small")).to_have_count(0)
