"""Help in place: point at anything to see what it is, read all of it on one sheet, and see highlighted what you can do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import OVER, follow, hold, log_length, play_now, rest, resting, stop_clock, turn, until
from tests.e2e.test_access import KARTHIS, PHONE, faults, in_reach
from tests.e2e.test_manners import table
from tests.prepare import ROOT


def hint(page: Page) -> str:
    found = page.get_by_role("tooltip")
    expect(found).to_be_visible()
    return found.inner_text()


def test_a_pointer_that_rests_is_told_what_it_points_at(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    play_now(page, KARTHIS)
    page.locator("[data-help=rating]").hover()
    assert "challenge rating" in hint(page)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator(".flap").first.hover()
    assert "An unexplored exit." in hint(page)
    assert "Go north by exit a" in hint(page), "the thing itself is named, too"
    page.get_by_role("tooltip").get_by_role("button", name="Rule KA-18").click()
    expect(page.locator("[data-clause='KA-18']")).to_be_visible()
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_nothing_of_the_board_is_explained_above_the_ending(visit: Visit) -> None:
    """Not even if the focus comes to a thing of the board as late as that."""
    page = visit()
    play_now(page, KARTHIS)
    page.get_by_role("button", name="Give up the adventure").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.locator(OVER)).to_be_visible()
    page.clock.install()
    stop_clock(page)
    page.locator("[data-help=rating]").evaluate("(n) => { n.tabIndex = 0; n.focus({ focusVisible: true }); }")
    page.clock.run_for(3000)
    assert page.get_by_role("tooltip").count() == 0
    page.get_by_role("button", name="View the board").click()
    page.locator("[data-help=health]").hover()
    page.clock.run_for(3000)
    assert "Health" in hint(page)


def test_a_pointer_that_rested_before_the_table_came_is_told_nothing(visit: Visit) -> None:
    """It lies where *Play now* was pressed."""
    page = visit()
    play_now(page, KARTHIS)
    rest(page)
    rating = resting(page.locator("[data-help=rating]"))
    page.goto("/")
    play = page.get_by_role("button", name=f"Play now: {KARTHIS}")
    expect(play).to_be_visible()
    page.clock.install()
    stop_clock(page)
    page.mouse.move(rating["x"] + 9, rating["y"] + 9)
    play.dispatch_event("click", {"detail": 1})

    def seen() -> bool:
        page.clock.run_for(500)
        return page.locator("[data-help=rating]").count() > 0

    until(page, seen)
    page.clock.run_for(3000)
    assert page.get_by_role("tooltip").count() == 0
    page.mouse.move(rating["x"] + 11, rating["y"] + 9)
    page.clock.run_for(3000)
    assert "challenge rating" in hint(page)


@pytest.mark.release
def test_where_something_is_let_go_nothing_is_told(visit: Visit) -> None:
    """The pointer is there to drop a piece, not to ask what is beneath it."""
    page = visit()
    play_now(page, KARTHIS)
    rest(page)
    health, rating = [resting(page.locator(f"[data-help={key}]")) for key in ("health", "rating")]
    page.clock.install()
    stop_clock(page)
    page.mouse.move(health["x"] + 9, health["y"] + 9)
    page.mouse.down()
    page.mouse.move(rating["x"] + 9, rating["y"] + 9, steps=4)
    page.mouse.up()
    page.mouse.move(rating["x"] + 10, rating["y"] + 9)
    page.clock.run_for(3000)
    assert page.get_by_role("tooltip").count() == 0
    page.mouse.move(health["x"] + 9, health["y"] + 9)
    page.clock.run_for(3000)
    assert "Health" in hint(page), "it goes on, and asks anew"


@pytest.mark.release
def test_what_is_drawn_anew_beneath_a_pointer_is_still_told(visit: Visit) -> None:
    page = visit()
    play_now(page, KARTHIS)
    rest(page)
    rating = page.locator("[data-help=rating]")
    at = resting(rating)
    page.clock.install()
    stop_clock(page)
    page.mouse.move(at["x"] + 9, at["y"] + 9)
    rating.evaluate("(node) => node.replaceWith(node.cloneNode(true))")
    page.clock.run_for(3000)
    assert "challenge rating" in hint(page)


def test_the_keyboard_is_told_as_well(visit: Visit) -> None:
    page = visit()
    play_now(page, "Klobba!")
    expect(page.locator(".hand button").first).to_be_visible()
    page.keyboard.press("b")
    page.locator(".hand button").first.focus()
    page.keyboard.press("ArrowRight")
    assert "to fight" in hint(page)
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert described == page.get_by_role("tooltip").get_attribute("id")


@pytest.mark.release
def test_what_others_do_takes_nobody_from_what_they_read(visit: Visit) -> None:
    """Neither the focus nor the hint goes away when another player decides and the log grows."""
    reader, other = visit("/health"), visit("/health")
    made = table(reader, game="klobba")
    reader.goto(f"/m/{made['id']}")
    follow(other, made["links"]["seats"]["1"])
    rest(reader)
    rest(other)
    reader.keyboard.press("b")
    reader.locator(".hand button").first.focus()
    reader.keyboard.press("ArrowRight")
    read = hint(reader)
    card = reader.locator(":focus").get_attribute("aria-label")
    before = log_length(reader)
    other.get_by_role("main").get_by_role("button", name="Keep all").click()
    until(reader, lambda: log_length(reader) > before)
    reader.wait_for_timeout(500)
    assert reader.locator(":focus").get_attribute("aria-label") == card
    assert hint(reader) == read


def test_a_finger_that_stays_asks_and_does_not_choose(visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page, KARTHIS)
    expect(page.locator(".flap").first).to_be_visible()
    before = log_length(page)
    lift = hold(page, page.locator(".flap").first)
    assert "An unexplored exit." in hint(page)
    lift()
    in_reach(page)
    page.get_by_role("tooltip").locator("p").first.tap(position={"x": 2, "y": 2})
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.wait_for_timeout(500)
    assert (log_length(page), turn(page)) == (before, 0), (
        "neither a long press is a move, nor putting away what it told"
    )
    page.locator(".flap").first.tap()
    rest(page, 0)


@pytest.mark.release
def test_a_click_on_a_hint_puts_it_away_and_the_next_one_counts(visit: Visit) -> None:
    page = visit()
    play_now(page, KARTHIS)
    flap = page.locator(".flap").first
    flap.hover()
    assert "An unexplored exit." in hint(page)
    target = resting(flap)
    told = page.get_by_role("tooltip").locator("p").last.bounding_box()
    assert told
    page.mouse.move(told["x"] + 3, told["y"] + 3)
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    assert turn(page) == 0, "what lies beneath was not meant"
    page.mouse.click(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    rest(page, 0)


def test_nothing_is_told_twice() -> None:
    """A browser's own tooltip would appear beside ours, and reach neither touch nor keyboard users."""
    own = re.compile(r"<[a-z][^<>]*?\stitle=", re.DOTALL)
    sources = {f: own.findall(f.read_text("utf-8")) for f in (ROOT / "web/src").rglob("*.svelte")}
    assert {f: found for f, found in sources.items() if found} == {}


def test_one_sheet_shows_everything(visit: Visit) -> None:
    page = visit(bypass_csp=True, **PHONE)
    play_now(page, "Klobba!")
    expect(page.locator(".klobba .place").first).to_be_visible()
    page.get_by_role("button", name="Help", exact=True).tap()
    sheet = page.get_by_role("dialog", name="Help")
    entries = page.request.get("/api/games/klobba").json()["help"]
    expect(sheet.locator("dt")).to_have_count(len(entries))
    expect(sheet.locator("dd", has_text="not in this game")).to_have_count(5)  # according to this table's box
    assert faults(page) == []
    in_reach(page)
    sheet.get_by_label("Search the help").fill("thunder")
    expect(sheet.locator("dt").first).to_have_text("Thunder and Lightning")
    sheet.get_by_role("button", name="Rule KB-65").tap()
    expect(page.locator("[data-clause='KB-65']")).to_be_visible()


def test_what_can_i_do(visit: Visit) -> None:
    page = visit()
    play_now(page, KARTHIS)
    expect(page.locator(".flap").first).to_be_visible()
    page.get_by_role("button", name="What can I do?").click()
    expect(page.get_by_test_id("shine")).to_contain_text("3 moves: Go north by exit a")
    lit = page.locator("#main [data-code]").evaluate_all("all => all.map((n) => getComputedStyle(n).outlineStyle)")
    assert lit == ["solid"] * 3
    page.locator(".flap").first.click()
    expect(page.get_by_test_id("shine")).to_have_count(0)
    rest(page, 0)
    page.keyboard.press("w")
    expect(page.get_by_test_id("shine")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("shine")).to_have_count(0)
