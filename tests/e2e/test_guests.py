"""Guests and hosts: what an invitation shows, how a page behaves offline, and how to leave a dialog."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import follow, play_now, rest
from tests.e2e.test_access import PHONE, faults, in_reach
from tests.e2e.test_manners import table

NAME = "Choose a name"


def called(page: Page, name: str) -> None:
    page.request.get("/api/me")
    page.request.put("/api/me", data={"name": name}, headers={"origin": "/".join(page.url.split("/")[:3])})


def test_an_invitation_shows_the_game_before_it_asks_for_a_name(visit: Visit) -> None:
    host, friend, late, onlooker = (visit("/health", bypass_csp=True, **PHONE) for _ in range(4))
    called(host, "Mara")
    made = table(host, game="klobba", seats=2, clock={"per_move": 60})
    link = made["links"]["seats"]["1"]
    friend.goto(link)
    expect(friend.get_by_role("heading", name="Mara is waiting for you")).to_be_visible()
    for words in ("Klobba!", "20 to 60 minutes", "1 minute a move"):
        expect(friend.get_by_text(words, exact=True)).to_be_in_viewport()
    expect(friend.locator(".picture svg")).to_be_in_viewport()
    expect(friend.get_by_role("link", name="Learn first")).to_be_in_viewport()
    join, name = friend.get_by_role("button", name="Join the game"), friend.get_by_role("textbox", name=NAME)
    expect(join).to_be_in_viewport()
    expect(name).to_have_count(0)
    in_reach(friend)
    assert faults(friend) == []
    join.click()
    expect(name).to_be_visible()
    friend.go_back()  # going back does not take the seat
    expect(name).to_have_count(0)
    expect(join).to_be_enabled()
    join.click()
    name.fill("Wren")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.locator(".klobba")).to_be_visible()
    late.goto(link)
    expect(late.get_by_role("heading", name="This link has been used")).to_be_visible()
    expect(late.get_by_text("Wren has taken this seat. Ask Mara for another link")).to_be_visible()
    expect(late.get_by_role("textbox")).to_have_count(0)
    onlooker.goto(made["links"]["spectate"])
    expect(onlooker.locator(".klobba")).to_be_visible()
    expect(onlooker.get_by_role("dialog")).to_have_count(0)


def test_a_link_to_a_table_that_its_host_closed_says_so(visit: Visit) -> None:
    host, friend = visit("/health"), visit("/health")
    made = table(host, game="connect_four")
    host.goto(f"/m/{made['id']}")
    host.get_by_role("button", name="Leave the table").click()
    host.get_by_role("button", name="Yes, leave").click()
    expect(host.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
    friend.goto(made["links"]["seats"]["1"])
    expect(friend.get_by_text("The host has closed this table")).to_be_visible()
    expect(friend.get_by_role("button", name="Try again")).to_have_count(0)


def test_the_host_is_asked_for_a_name_once(visit: Visit) -> None:
    page = visit()
    for asked in (True, False):
        page.get_by_role("button", name="With friends: Connect Four").click()
        name = page.get_by_role("dialog").get_by_label(NAME)
        expect(name).to_have_count(int(asked))
        if asked:
            name.fill("Mara")
        page.get_by_role("button", name="Create table").click()
        page.get_by_role("button", name="Go to the table").click()
        expect(page.locator(".seats")).to_contain_text("Mara (you)")
        page.goto("/")


@pytest.mark.release
def test_a_page_opened_without_a_network_opens_once_it_is_back(visit: Visit) -> None:
    """A lesson, a table and the rules, none of which was loaded before."""
    page = visit(**PHONE)
    table(page, game="connect_four", fill={"1": "random"})
    opened = {
        "Learn Klobba!": re.compile(r"Step 1 of"),
        "Resume: Connect Four": re.compile("Your move|Connect Four"),
        "Rules of Klobba!": re.compile("in our own words"),
    }
    for link, words in opened.items():
        page.goto("/")
        expect(page.get_by_role("link", name=link)).to_be_visible()
        page.context.set_offline(True)
        page.get_by_role("link", name=link).click()
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        expect(page.get_by_role("alert").filter(has_text=re.compile("connection"))).to_be_visible()
        in_reach(page)
        page.context.set_offline(False)
        expect(page.get_by_text(words).first).to_be_visible()


def test_tables_to_join_are_within_reach_on_a_small_screen(visit: Visit) -> None:
    host, page = visit("/health"), visit("/health", bypass_csp=True, **PHONE)
    table(host, game="connect_four", open=True)
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("^Join: ")).first).to_be_in_viewport()
    start = page.get_by_role("region", name="New here? Start with")
    for role, name in (("link", "Learn"), ("button", "Play alone"), ("button", "With friends")):
        expect(start.get_by_role(role, name=name)).to_be_in_viewport()  # type: ignore[arg-type]
    in_reach(page)
    assert faults(page) == []


def test_back_closes_a_dialog_and_leaves_the_page_where_it_is(visit: Visit) -> None:
    page = visit("/history")
    page.get_by_role("link", name="All games").click()
    page.get_by_role("button", name="With friends: Connect Four").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    play_now(page, "The Temple of Karthis")
    page.go_back()
    expect(page.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="History")).to_be_visible()


def test_arrow_keys_step_through_a_replay(visit: Visit) -> None:
    page = visit("/health")
    made = table(page, game="karthis", seed=21)["id"]
    page.goto(f"/m/{made}")
    page.locator(".flap").first.click()
    rest(page, 0)
    page.get_by_role("button", name="Give up the adventure").click()
    page.get_by_role("button", name="Yes, give up").click()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 2), ("Home", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        expect(page.locator(".scrub")).to_contain_text(f"{at} / 2")


def test_a_notice_of_who_is_away_goes_by_itself(visit: Visit) -> None:
    host, friend = visit("/health"), visit("/health")
    host.clock.install()
    made = table(host, game="connect_four")
    host.goto(f"/m/{made['id']}")
    follow(friend, made["links"]["seats"]["1"])
    expect(host.locator(".frame[data-game]")).to_be_visible()
    friend.get_by_role("tab", name="Table").click()
    friend.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("button", name="Yes, leave").click()
    notice = host.get_by_test_id("notice")
    expect(notice).to_contain_text("is away: a bot plays on.")
    host.clock.fast_forward(5000)
    expect(notice).to_have_count(0, timeout=1500)
