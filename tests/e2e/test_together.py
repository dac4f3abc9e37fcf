"""At home and together: my games, what I have played, my other devices, talk, sound, and one screen for several."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import OVER, play_now
from tests.e2e.test_access import PHONE, faults, in_reach
from tests.e2e.test_manners import SIZES, bounds, table

KARTHIS = "The Temple of Karthis"


@SIZES
def test_my_games_come_first_and_what_i_played_is_kept(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(bypass_csp=True, **size)
    play_now(page, KARTHIS)
    if size is PHONE:
        page.get_by_role("tab", name="Moves & log").click()
    page.get_by_role("button", name="Give up the adventure").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.locator(OVER)).to_be_visible()
    table(page, game="connect_four", fill={"1": "random"})
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link", name="Play on: Connect Four")).to_be_visible()
    assert bounds(mine)[3] <= bounds(page.locator(".shelf"))[1], "above the shelf"
    page.get_by_role("link", name="History, ratings and bests").click()
    expect(page.get_by_role("heading", name="What you have played")).to_be_visible()
    row = page.get_by_role("link", name=f"Replay: {KARTHIS}, lost")
    expect(row).to_be_visible()
    expect(page.get_by_text("0 of 1 won")).to_be_visible()
    in_reach(page)
    assert faults(page) == []
    page.get_by_label("Result").select_option("won")
    expect(page.get_by_text("No finished game is like that.")).to_be_visible()
    page.get_by_label("Result").select_option("")
    page.get_by_label("Game", exact=True).select_option(label=KARTHIS)
    expect(row).to_be_visible()


@SIZES
def test_a_link_carries_me_to_my_other_device(visit: Visit, size: dict[str, Any]) -> None:
    page, other = visit(bypass_csp=True), visit("/health", bypass_csp=True, **size)
    made = table(page, game="connect_four", fill={"1": "random"})
    page.get_by_role("button", name="Make a link for my other device").click()
    link = page.get_by_label("Link for your other device", exact=True).input_value()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    expect(other.get_by_role("heading", name="Go on here")).to_be_visible()
    assert other.url.endswith("/device"), "the token does not stay in the address"
    in_reach(other)
    assert faults(other) == []
    other.get_by_role("button", name="Go on with my games here").click()
    other.get_by_role("link", name="Play on: Connect Four").click()
    expect(other).to_have_url(f"{link.split('/device')[0]}/m/{made['id']}")
    assert not [url for url in asked if link.split("#")[1] in url]
