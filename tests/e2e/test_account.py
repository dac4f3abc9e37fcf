"""The account page, and actions against another player at the table: by keyboard, on a phone, with screen readers."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.doors.server.mistakes import mistake
from tests.e2e.conftest import Visit
from tests.e2e.playing import follow
from tests.e2e.scenes import DESKTOP, PHONE
from tests.e2e.test_access import faults
from tests.e2e.test_manners import table


def named(page: Page, name: str) -> None:
    assert page.request.put("/api/me", data={"name": name}).ok


def seated(visit: Visit, **wish: object) -> tuple[Page, Page, str]:
    """A host and a guest whose table waits for a third player."""
    host, friend = visit("/health", bypass_csp=True), visit("/health")
    named(host, "Ann")
    made = table(host, game="high_card", seats=3, **wish)
    follow(friend, made["links"]["seats"]["1"])
    named(friend, "Bo")
    host.goto(f"/m/{made['id']}")
    return host, friend, str(made["id"])


def test_devices_data_and_leaving_for_good(visit: Visit) -> None:
    page, phone = visit("/health", bypass_csp=True), visit("/health")
    named(page, "Zebedee")
    link = page.request.post("/api/me/device", data={}).json()["link"]
    phone.goto(link)
    phone.get_by_role("button", name="Continue my games here").click()
    expect(phone.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Devices, your data and privacy").click()
    expect(page.get_by_role("heading", name="What this server knows about you")).to_be_visible()
    devices = page.get_by_role("region", name="Devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="(this one)")).to_contain_text("Chrome on Linux")
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert faults(page) == []
    page.get_by_role("button", name="Sign out all other devices").focus()
    page.keyboard.press("Enter")
    expect(devices).to_have_count(1)
    phone.goto("/account")
    expect(phone.get_by_role("region", name="Devices").get_by_role("listitem").first).to_be_visible()
    assert phone.request.get("/api/me").json()["name"] != "Zebedee"
    with page.expect_download() as file:
        page.get_by_role("link", name="Download your data").click()
    assert json.loads(file.value.path().read_text("utf-8"))["profile"]["name"] == "Zebedee"
    page.get_by_role("button", name="Leave for good…").click()
    expect(page.get_by_text("This cannot be undone.")).to_be_visible()
    expect(page.get_by_role("heading", name="Kept, without your name")).to_be_visible()
    assert faults(page) == []
    leave = page.get_by_role("button", name="Delete everything and leave")
    expect(leave).to_be_disabled()
    page.get_by_label(re.compile("Type your name")).fill("Zebedee")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
    assert page.request.get("/api/me").json()["name"] != "Zebedee"


def test_whoever_signs_out_leaves_no_mistakes_to_the_next(visit: Visit) -> None:
    """Not even those that the server could not be told: they would be sent as the next person's."""
    page = visit("/health")
    named(page, "Zebedee")
    page.route("**/api/me/mistakes", lambda route: route.abort())
    page.goto("/account")
    page.evaluate("(kept) => localStorage.setItem('rulewright.mistakes', JSON.stringify(kept))", [mistake(4)])
    page.get_by_role("button", name="Sign out: this device").click()
    expect(page.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
    assert page.evaluate("localStorage.getItem('rulewright.mistakes')") == "[]"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_host_mutes_reports_and_blocks_with_the_keys(visit: Visit, size: str) -> None:
    host, friend, match = seated(visit)
    host.set_viewport_size(PHONE if size == "phone" else DESKTOP)
    options = host.get_by_role("button", name="Options for Bo")
    options.focus()
    host.keyboard.press("Enter")
    expect(options).to_have_attribute("aria-expanded", "true")
    group = host.get_by_role("group", name="Options for Bo")
    group.get_by_role("button", name="Mute").press("Enter")
    expect(group.get_by_role("button", name="Unmute")).to_have_attribute("aria-pressed", "true")
    group.get_by_role("button", name="Report…").press("Enter")
    form = host.get_by_role("form", name="Report Bo")
    form.get_by_label("What is it about?").select_option("name")
    form.get_by_label("What happened?").fill("That is no name.")
    assert faults(host) == []
    form.get_by_role("button", name="Send the report").press("Enter")
    expect(group.get_by_text("Your report was sent.")).to_be_visible()
    expect(options).to_be_focused()
    host.keyboard.press("Escape")
    expect(options).to_have_attribute("aria-expanded", "false")
    host.keyboard.press("Enter")
    group.get_by_role("button", name="Block…").press("Enter")
    expect(group.get_by_role("alert")).to_contain_text("cannot come to any of your tables")
    group.get_by_role("button", name="Yes, block").press("Enter")
    expect(friend.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(host.get_by_role("button", name="Options for Bo")).to_have_count(0)
    friend.goto(f"/m/{match}")
    expect(friend.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    host.goto("/account")
    host.get_by_role("button", name="Unblock Bo").click()
    expect(host.get_by_role("button", name="Unblock Bo")).to_have_count(0)
    expect(host.get_by_text("Muted since")).to_be_visible()
    assert faults(host) == []
    host.get_by_role("button", name="Unmute Bo").click()
    expect(host.get_by_role("heading", name="Blocked and muted people")).to_have_count(0)


@pytest.mark.release
def test_a_banned_player_is_told_why(visit: Visit, server: object) -> None:
    from rulewright.doors.cli import run
    from rulewright.doors.server.admin import looking
    from rulewright.doors.server.store import moderation
    from tests.e2e.server import Server

    assert isinstance(server, Server)
    _, friend, _ = seated(visit)
    (cookie,) = [c["value"] for c in friend.context.cookies() if c["name"] == "rulewright"]
    url = f"sqlite:///{server.data / 'server.db'}"
    given = ["--reason", "Be kind.", "--until", "2031-05-01", "--database", url]
    assert run(["admin", "ban", "--guest", cookie.partition(".")[0], *given]) == 0
    told = "You are banned from this server until 2031-05-01 00:00 UTC: Be kind."
    expect(friend.get_by_text(told)).to_be_visible()
    friend.set_viewport_size(PHONE)
    friend.goto("/")
    expect(friend.get_by_role("alert").filter(has_text=told).first).to_be_visible()
    friend.get_by_label("You may say once").fill("I was kind.")
    assert faults(friend) == []
    friend.get_by_role("button", name="Send the appeal").press("Enter")
    expect(friend.get_by_text("You wrote: I was kind.")).to_be_visible()
    expect(friend.get_by_text("has not answered yet")).to_be_visible()
    (row,) = looking(url, lambda c: moderation.list_appeals(c, answered=False))
    assert run(["admin", "answer", row.id, "--answer", "So it seems.", "--database", url]) == 0
    friend.reload()
    expect(friend.get_by_text("The operator answers: So it seems.")).to_be_visible()
    assert faults(friend) == []
