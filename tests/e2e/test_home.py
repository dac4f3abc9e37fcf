"""The way in: what is on the shelf, who one is, and how much there is to load."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.hands import OVER, gone_on, log_length, play_now, until

MOST = 300_000
"""Bytes, compressed, before one can play."""


def test_first_load_is_small(visit: Visit) -> None:
    """The home page, and then all that a game of Karthis needs, each well under the limit."""
    page = visit("/health")
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


def test_nothing_comes_from_elsewhere(visit: Visit) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda r: asked.append(r.url))
    page.reload()
    play_now(page, "Klobba!")
    expect(page.locator(".klobba")).to_be_visible()
    home = page.url.split("/m/")[0]
    assert asked
    assert all(url.startswith(home) for url in asked)


def test_my_name_and_my_games(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Change it").click()
    page.get_by_label("Your name").fill("Tamsin")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Your name is Tamsin")).to_be_visible()
    play_now(page, "The Temple of Karthis")
    expect(page.locator(".flap").first).to_be_visible()
    address = page.url
    page.goto("/")
    page.get_by_role("link", name="Play on: The Temple of Karthis").click()
    expect(page).to_have_url(address)
    expect(page.locator(".log")).to_contain_text("Tamsin")


def test_an_open_table_is_found_and_joined(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="With friends: Connect Four").click()
    host.get_by_label("Anyone may join").check()
    host.get_by_role("button", name="Set up the table").click()
    host.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("status").filter(has_text="still free")).to_be_visible()
    friend = visit()
    friend.get_by_role("button", name="Join: Connect Four").first.click()
    expect(host.locator(".generic")).to_be_visible()
    expect(friend.locator(".generic")).to_be_visible()


def test_a_game_without_art_is_played_on_the_generic_board(visit: Visit) -> None:
    """Connect four against a bot, to the end, by its drawing in text and its moves."""
    page = visit()
    page.get_by_role("button", name="With friends: Connect Four").click()
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(".drawing")).to_contain_text(". . . . . . .")
    mine = page.locator(".generic .moves .button")
    for _ in range(50):
        if page.locator(OVER).count():
            break
        until(page, lambda: mine.count() > 0 or page.locator(OVER).count() > 0)
        if mine.count() and not page.locator(OVER).count():
            before = log_length(page)
            mine.first.click()
            until(page, partial(gone_on, page, before))
    expect(page.locator(OVER)).to_be_visible()


def test_a_box_of_ones_own_is_brought_to_a_table(visit: Visit) -> None:
    """A bad one is refused in the reader's words; with a good one, the other seat begins."""
    page = visit()
    page.get_by_role("button", name="With friends: Connect Four").click()
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_text("A box of your own").click()
    for text, told in (
        ("first = 7", "first is 7: make it a whole number from 0 to 1."),
        ("frist = 1", "or is 'frist'"),
    ):
        page.get_by_label("Box file").set_input_files(
            {"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}
        )
        expect(page.get_by_text("mine.toml is checked")).to_be_visible()
        page.get_by_role("button", name="Set up the table").click()
        expect(page.get_by_role("alert").filter(has_text=told)).to_be_visible()
    page.get_by_label("Box file").set_input_files(
        {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"first = 1"}
    )
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(".drawing")).to_be_visible()
    until(page, lambda: log_length(page) == 1)


def test_a_game_for_one_has_choices_too(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Choices: The Temple of Karthis").click()
    expect(page.get_by_label("Players")).to_have_count(0)
    page.get_by_label("Level").fill("3")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(".flap").first).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/m/nosuchmatch")
    expect(page.get_by_role("heading", name="out of reach")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
