"""A whole adventure in the browser, and the messages along the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import moments
from tests.e2e.boards import SIZES
from tests.e2e.conftest import Visit
from tests.e2e.playing import OVER, adventure, log_length, over, play_now, rest, resting, stop_clock, turn
from tests.e2e.scenes import Scenes
from tests.e2e.server import Server
from tests.e2e.test_manners import table

KARTHIS = "The Temple of Karthis"
SEE_MOVING = """() => { window.moving = 0;
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, () => { window.moving += 1; }, true); }"""
SEE_MOVED = """() => { window.moved = new Set();
  const look = () => {
    for (const motion of document.getAnimations()) for (const frame of motion.effect.getKeyframes())
      for (const name of Object.keys(frame)) window.moved.add(name.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase()));
    requestAnimationFrame(look);
  };
  look(); }"""
DRAWN = """(n) => { const m = n.getScreenCTM();
  return parseFloat(getComputedStyle(n).fontSize) * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) }"""
SMALLEST = 11
LAYOUT = {"width", "height", "top", "left", "right", "bottom", "margin", "padding", "inset", "font-size"}


def test_a_stranger_is_in_the_temple_with_one_click_and_plays_to_the_end(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    play_now(page, KARTHIS)
    expect(page.locator(".flap").first).to_be_visible()

    moves = adventure(page)
    assert moves > 0
    expect(page.locator(OVER)).to_contain_text(re.compile("the Crown|death|trapped"))
    expect(page.get_by_test_id("status")).to_contain_text("Over")
    told = log_length(page)

    # the same as a replay, and as a record saved and uploaded again
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".log li span")).not_to_have_count(1)
    page.get_by_label("Move", exact=True).fill(str(moves))
    expect(page.locator(".log li span")).to_have_count(told)

    page.goto(page.url.replace("/r/", "/m/"))
    page.get_by_role("button", name="View the board").click()
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "adventure.jsonl"
    download.value.save_as(kept)
    page.goto("/")
    page.get_by_label("Choose a file").set_input_files(kept)
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    expect(page.get_by_text(f"0 / {moves}")).to_be_visible()


def test_a_refused_click_says_why_and_opens_the_rule(visit: Visit) -> None:
    page = visit()
    play_now(page, KARTHIS)
    expect(page.locator(".flap")).to_have_count(3)
    tile = page.locator(".spot").first
    bounds = resting(tile)
    # the side with the stairs you came by: it faces off the sheet
    page.mouse.click(bounds["x"] + bounds["width"] / 2, bounds["y"] + bounds["height"] * 0.93)
    expect(page.locator(".refusal")).to_contain_text("That way leads off the sheet.")
    page.locator(".refusal").get_by_role("button", name="Rule KA-H4").click()
    expect(page.locator("li.at[data-clause='KA-H4']")).to_be_in_viewport()
    assert log_length(page) in (0, 1)  # nothing but the start has happened


def test_an_arrow_leads_to_what_can_be_chosen_out_of_sight(visit: Visit) -> None:
    page = visit("/health")
    page.goto(f"/m/{table(page, game='karthis', seed=21)['id']}")
    rest(page)
    east = page.get_by_role("button", name="Go east").first
    expect(east).to_be_in_viewport()
    arrows = page.get_by_role("button", name="See what else can be chosen")
    expect(arrows).to_have_count(0)

    resting(east)
    page.mouse.move(200, 300)
    page.mouse.down()
    page.mouse.move(900, 300, steps=5)
    page.mouse.up()
    expect(east).not_to_be_in_viewport()
    page.get_by_role("button", name="See what else can be chosen: right").click()
    expect(east).to_be_in_viewport()
    resting(east)
    east.click()
    expect(page.locator(".spot")).not_to_have_count(1)


def test_the_game_tells_what_happens_with_animations(visit: Visit) -> None:
    """Dice roll and tiles unfold; you may skip it; at the end the table is the same as without. The page's clock is stopped
    meanwhile, so that the animation is not over before it is checked."""
    page = visit("/health", motion="full")
    page.clock.install()
    page.goto(f"/m/{table(page, game='karthis', seed=21)['id']}")
    rest(page)
    page.evaluate(SEE_MOVING)
    stop_clock(page)
    page.locator(".flap").first.click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.get_by_test_id("status")).to_have_text("Watch")
    page.wait_for_function("() => window.moving > 0")
    assert page.locator(".flap").count() == 0, "nothing can be chosen while it is told"
    told = log_length(page)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".log li span")).not_to_have_count(told)
    page.clock.resume()
    rest(page, 0)
    shown = log_length(page)
    page.reload()
    expect(page.locator(".log li span")).to_have_count(shown)


@pytest.mark.release
def test_animations_move_nothing_that_costs_a_layout(visit: Visit) -> None:
    """At sixty frames per second there is no time for layout: only transforms, opacity and paint are animated."""
    page = visit(motion="full")
    play_now(page, KARTHIS)
    page.evaluate(SEE_MOVED)
    for _ in range(2):
        rest(page)
        if over(page):
            break
        before = turn(page)
        page.locator(".stage .pick.lit, .stage .button[data-code], .flap").first.click()
        rest(page, before)
    moved = set(page.evaluate("[...window.moved]"))
    assert "transform" in moved
    assert not moved & LAYOUT


def cards(page: Page) -> list[tuple[str, bool]]:
    """The cards on the table, each with its name and whether it is marked as declined."""
    found = page.locator(".stage .slot")
    names = found.locator(".pick").evaluate_all("(all) => all.map((n) => n.getAttribute('aria-label').split(',')[0])")
    return list(zip(names, found.evaluate_all("(all) => all.map((n) => n.classList.contains('passed'))"), strict=True))


FOUGHT = [("Queen of Diamonds: Priestess", False), ("9 of Clubs: Spike Trap", True)]


def test_the_lesson_shows_the_queen_as_long_as_she_is_fought(visit: Visit) -> None:
    page = visit("/health")
    page.evaluate("localStorage.setItem('rulewright.lesson.karthis', '13')")
    page.goto("/learn/karthis")
    expect(page.get_by_test_id("say")).to_contain_text("In a round both roll a die")
    assert cards(page) == FOUGHT
    page.get_by_role("button", name="Fight a round").first.click()
    expect(page.get_by_test_id("say")).to_contain_text("That went badly")
    expect(page.locator(".duel")).to_contain_text("Enemy")
    assert cards(page) == FOUGHT
    page.reload()
    expect(page.get_by_test_id("say")).to_contain_text("That went badly")
    assert cards(page) == FOUGHT
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_test_id("say")).to_contain_text("Here are the stairs")
    assert cards(page) == []


@pytest.mark.release
def test_the_enemy_lies_on_the_table_in_every_round(visit: Visit) -> None:
    """The moves of the lesson at a normal table: two rounds, a retreat, and back for another."""
    page = visit("/health")
    steps = page.request.get("/api/games/karthis/lesson").json()["steps"]
    codes = [code for step in steps for code in step["codes"]]
    page.goto(f"/m/{table(page, game='karthis', seed=298)['id']}")
    fight = page.locator(".stage").get_by_role("button", name="Fight a round")
    for n, code in enumerate(codes):
        rest(page)
        if fight.count():
            break
        page.locator(f"#main [data-code='{code}']").first.dispatch_event("click")
        rest(page, n)
    assert cards(page) == FOUGHT
    for _ in range(2):
        before = turn(page)
        fight.click()
        rest(page, before)
        assert cards(page) == FOUGHT
        health = page.locator(".guardian .health").text_content()
        expect(page.locator(".stage .slot:not(.passed) .effect")).to_have_text(f"{health} Health")
    before = turn(page)
    page.locator(".token.away").first.dispatch_event("click")
    rest(page, before)
    assert cards(page) == []
    before = turn(page)
    page.locator(".guardian .pick").click()
    rest(page, before)
    assert cards(page) == FOUGHT[:1]
    before = turn(page)
    fight.click()
    rest(page, before)
    assert cards(page) == FOUGHT[:1]


@pytest.mark.release
def test_what_a_card_does_can_be_read_on_a_small_screen(visit: Visit, server: Server) -> None:
    page = visit()
    browser = page.context.browser
    assert browser
    Scenes(browser, server).adventure(page, moments.rich_choice)
    for size in ("phone", "phone-wide"):
        page.set_viewport_size(SIZES[size])
        rest(page)
        words = page.locator(".cards.choosing :is(.title, .effect)")
        expect(words).to_have_count(8)  # for three cards, and the one that guards the Joker
        for one in words.all():
            assert one.evaluate(DRAWN) >= SMALLEST, f"{size}: {one.text_content()}"


@pytest.mark.parametrize("hero", ["Mara of the Reeds"])
def test_an_explorer_keeps_a_sheet(visit: Visit, hero: str) -> None:
    page = visit()
    page.get_by_label("Explorer").fill(hero)
    play_now(page, KARTHIS)
    expect(page.locator(".flap").first).to_be_visible()
    page.get_by_role("button", name="Give up the adventure").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.locator(OVER)).to_contain_text("You give up")
    page.get_by_role("button", name="View the board").click()
    page.get_by_role("button", name="Open the explorer’s sheet").click()
    expect(page.get_by_role("heading", name=hero)).to_be_visible()
    expect(page.get_by_text("1 adventure, 0 Crowns")).to_be_visible()
