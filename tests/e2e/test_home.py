"""The home page: the games on the shelf, your identity, and how much there is to load."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import play_now
from tests.e2e.scenes import DESKTOP, PHONE
from tests.e2e.test_access import faults

MOST = 300_000
"""Bytes, compressed, before you can play."""


def test_first_load_is_small(visit: Visit) -> None:
    """The home page, and then everything that a game of Karthis needs, each well under the limit."""
    page = visit("/health", service_workers="allow")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    loaded: list[float] = []
    line.on("Network.loadingFinished", lambda e: loaded.append(e["encodedDataLength"]))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: The Temple of Karthis")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(loaded) < MOST
    files = page.evaluate("performance.getEntriesByType('resource').map((e) => e.name.split('/').at(-1))")
    assert not [f for f in files if f.startswith(("Pieces", "karthis", "klobba", "Match"))], "boards come when opened"
    play_now(page, "The Temple of Karthis")
    expect(page.locator(".flap").first).to_be_visible()
    assert sum(loaded) < MOST


def test_nothing_comes_from_elsewhere_and_newcomers_get_the_table_that_the_game_names(visit: Visit) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda r: asked.append(r.url))
    page.reload()
    play_now(page, "Klobba!")
    expect(page.locator(".klobba")).to_be_visible()
    home = page.url.split("/m/")[0]
    assert asked
    assert all(url.startswith(home) for url in asked)
    row = page.request.get(f"/api/matches/{page.url.rpartition('/')[2]}").json()
    assert (row["options"]["game"], [seat["bot"] for seat in row["seats"]]) == ("basic", [None, "2", "2"])


def test_my_name_and_my_games(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now: The Temple of Karthis")).to_be_visible()
    expect(page.get_by_text("Game of the day")).to_have_count(0)
    page.get_by_role("button", name="Change it").click()
    page.get_by_label("Your name").fill("Tamsin")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Your name is Tamsin")).to_be_visible()
    play_now(page, "The Temple of Karthis")
    expect(page.locator(".flap").first).to_be_visible()
    address = page.url
    page.goto("/")
    expect(page.get_by_text("Game of the day")).to_be_visible()
    page.set_viewport_size(PHONE)
    assert faults(page) == []
    page.set_viewport_size(DESKTOP)
    page.get_by_role("link", name="Resume: The Temple of Karthis").click()
    expect(page).to_have_url(address)
    expect(page.locator(".log")).to_contain_text("You stand on floor 1")
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".seats")).to_contain_text("Tamsin (you)")


def test_options_go_with_the_number_of_players(visit: Visit) -> None:
    """And a link that only this computer can open says so."""
    page = visit()
    page.get_by_role("button", name="Make a link for my other device").click()
    expect(page.get_by_text("Only this computer can open these links.")).to_be_visible()
    page.get_by_role("button", name="With friends: Claims").click()
    page.get_by_text("More options").click()
    purse = page.get_by_label("purse")
    expect(purse).to_have_value("0")
    page.get_by_label("Players").select_option("3")
    expect(purse).to_have_value("7")
    purse.fill("4")
    page.get_by_label("Players").select_option("2")
    expect(purse).to_have_value("4")


def test_an_open_table_is_found_and_joined(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="With friends: Connect Four").click()
    host.get_by_label("Anyone may join").check()
    host.get_by_role("button", name="Create table").click()
    host.get_by_role("button", name="Go to the table").click()
    expect(host.get_by_role("status").filter(has_text="still free")).to_be_visible()
    friend = visit()
    join, none = (
        friend.get_by_role("button", name="Join: Connect Four").first,
        friend.get_by_text("No open tables match"),
    )
    expect(join).to_be_visible()
    friend.get_by_role("button", name="open tables").click()
    friend.get_by_role("combobox", name="Game", exact=True).select_option(label="Klobba!")
    expect(join).to_have_count(0)
    friend.get_by_role("combobox", name="Free seats").select_option("5")
    expect(none).to_be_visible()
    friend.get_by_role("combobox", name="Game", exact=True).select_option(label="Connect Four")
    expect(none).to_be_visible()
    friend.get_by_role("combobox", name="Free seats").select_option("0")
    join.click()
    friend.get_by_role("textbox", name="Choose a name").fill("Wren")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(host.locator(".generic")).to_be_visible()
    expect(friend.locator(".generic")).to_be_visible()
    host.get_by_role("tab", name="Table").click()
    expect(host.locator(".panel .seats")).to_contain_text("Wren")


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/m/nosuchmatch")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("heading", name="Rulebooks that run")).to_be_visible()


def test_every_game_is_listed_with_who_made_it(visit: Visit) -> None:
    """Including those that the operator added; by keyboard, and on a phone."""
    page = visit(bypass_csp=True)
    page.get_by_role("link", name="Who made these games").click()
    expect(page).to_have_url(re.compile("/games$"))
    klotho = page.get_by_role("article", name="97 Klotho")
    expect(klotho.locator("dl")).to_contain_text("Dave Dobson")
    expect(klotho.locator("dl")).to_contain_text("comes with Rulewright")
    expect(page.get_by_role("article", name="Klobba!")).to_contain_text("not named in the rulebook")
    toy = page.get_by_role("article", name="High Card")
    expect(toy.locator("dl")).to_contain_text("added to this server")
    assert page.get_by_role("article").count() == len(page.evaluate("fetch('/api/games').then((r) => r.json())"))
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    klotho.get_by_role("button", name="Play now").focus()
    for name in ("Learn 97 Klotho", "Rules of 97 Klotho", "Change its cards: 97 Klotho"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Box editor: 97 Klotho")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Play now: High Card").click()
    page.wait_for_url("**/m/*")
