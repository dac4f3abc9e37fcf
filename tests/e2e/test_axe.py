"""axe-core on every page, light and dark, on desktop and phone: no serious violations. One visitor goes through all of them."""

from __future__ import annotations

import base64
from collections.abc import Callable
from itertools import cycle
from typing import Protocol

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rulewright import games
from tests.e2e.conftest import Visit
from tests.e2e.playing import follow, play_now, rest
from tests.e2e.scenes import DESKTOP, PHONE
from tests.e2e.server import SECRET
from tests.e2e.test_access import KARTHIS, faults
from tests.e2e.test_coach import COLD, bring
from tests.e2e.test_manners import table
from tests.tiers import mostly

LOOKS: tuple[tuple[ViewportSize, bool], ...] = ((DESKTOP, False), (DESKTOP, True), (PHONE, False), (PHONE, True))
"""Each size, in light and dark mode."""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules about colours; in dark mode everything else is the same as in light mode."""
FAR = 0.6
"""How far into a guided game the table is checked again."""


class Looked(Protocol):
    def __call__(self, page: Page, where: str) -> list[str]: ...


@pytest.fixture
def looked(pytestconfig: pytest.Config) -> Looked:
    """The axe violations on a page, alternately on desktop in light mode and on a phone in dark mode; with `--all` at both sizes
    in both modes, in dark mode only for colours."""
    every, turns = pytestconfig.getoption("--all"), cycle((LOOKS[:1], LOOKS[-1:]))

    def look(page: Page, where: str) -> list[str]:
        found: list[str] = []
        for size, dark in LOOKS if every else next(turns):
            page.set_viewport_size(size)
            page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            light, only = ("dark", COLOURS if every else ()) if dark else ("light", ())
            found += [f"{where}, {light}, {size['width']} wide: {fault}" for fault in faults(page, *only)]
        page.set_viewport_size(DESKTOP)
        return found

    return look


@pytest.mark.parametrize("name", mostly(games.names(), ["klobba"]))
def test_at_the_table(visit: Visit, looked: Looked, name: str) -> None:
    """At the table of a quick game, and in the middle of the guided first game; Karthis' table is looked at below, too."""
    page = visit(bypass_csp=True)
    play_now(page, games.load(name).title)
    rest(page)
    found = looked(page, "the first question")
    lesson = games.load(name).lesson
    assert lesson
    page.evaluate(f"localStorage.setItem('rulewright.lesson.{name}', '{int(FAR * len(lesson.steps))}')")
    page.goto(f"/learn/{name}")
    expect(page.get_by_test_id("say")).to_be_visible()
    rest(page)
    found += looked(page, "amid the lesson")
    assert found == []


def test_around_the_table(visit: Visit, looked: Looked) -> None:
    """The panels around a table: help, rules, ending, waiting. Those in test_coach and test_together are checked there."""
    page = visit("/health", bypass_csp=True)
    found: list[str] = []
    page.goto(f"/m/{table(page, game='karthis', seed=3)['id']}")
    rest(page)
    for tab in ("Rules", "Table", "Moves & log"):
        page.get_by_role("tab", name=tab).click()
        found += looked(page, tab)
    page.get_by_role("button", name="Help", exact=True).click()
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    found += looked(page, "the sheet of help")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What can I do?").click()
    found += looked(page, "what can I do")
    page.keyboard.press("Escape")
    page.locator(".flap").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    found += looked(page, "a hint")
    page.mouse.move(2, 2)
    page.get_by_role("button", name="Give up the adventure").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.locator(".veil .ending")).to_be_visible()
    found += looked(page, "the ending")
    made = table(page, game="connect_four")
    page.goto(f"/m/{made['id']}")
    expect(page.get_by_role("status").filter(has_text="still free")).to_be_visible()
    found += looked(page, "waiting for players")
    assert found == []


@pytest.mark.release
def test_what_other_tests_use(visit: Visit, looked: Looked) -> None:
    """Settings, coach, review, talk, the curtain, the history and the link for another device; every day their own tests look at
    most of them once, at one size in the light."""
    page, friend = visit("/health", bypass_csp=True), visit("/health")
    found: list[str] = []
    page.goto(f"/m/{table(page, game='karthis', seed=3)['id']}")
    rest(page)
    page.get_by_role("button", name="Settings and keys").click()
    found += looked(page, "settings")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Coach").click()
    expect(page.get_by_test_id("verdict")).to_be_visible(timeout=COLD)
    found += looked(page, "the coach")
    page.goto(f"{bring(page)}#review")
    page.locator(".slip").first.click(timeout=COLD)
    found += looked(page, "the review")
    page.get_by_role("button", name="Continue").click()
    found += looked(page, "playing on")
    made = table(page, game="connect_four")
    page.goto(f"/m/{made['id']}")
    follow(friend, made["links"]["seats"]["1"])
    rest(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Message").fill("Hello!")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".said li")).to_have_count(1)
    found += looked(page, "talk")
    page.goto(f"/m/{table(page, game='high_card', here={'1': 'Robin'})['id']}")
    expect(page.get_by_role("heading", name="Pass to")).to_be_visible()
    found += looked(page, "the curtain")
    page.goto("/history")
    expect(page.get_by_role("heading", name="History")).to_be_visible()
    found += looked(page, "the history")
    page.goto("/")
    page.get_by_role("button", name="Make a link for my other device").click()
    page.goto(page.get_by_label("Link for your other device", exact=True).input_value())
    expect(page.get_by_role("heading", name="Continue on this device")).to_be_visible()
    found += looked(page, "on my other device")
    assert found == []


def test_in_the_house(visit: Visit, looked: Looked) -> None:
    """The pages other than tables; the history and the link page are checked in test_together."""
    page = visit(bypass_csp=True)
    found: list[str] = []
    ready = page.get_by_role("button", name=f"Play now: {KARTHIS}")

    def at(path: str, seen: Callable[[], None]) -> None:
        page.goto(path)
        seen()
        found.extend(looked(page, path))

    at("/", lambda: expect(ready).to_be_visible())
    page.get_by_role("button", name="With friends: Klobba!").click()
    found += looked(page, "a new table")
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Make a link for my other device").click()
    found += looked(page, "a link for my other device")
    at("/games", lambda: expect(page.get_by_role("article", name="97 Klotho")).to_be_visible())
    at("/rules/klobba", lambda: expect(page.get_by_role("heading", level=1)).to_be_visible())
    at("/today/twelve_patrols", lambda: expect(page.get_by_role("button", name="Play now")).to_be_visible())
    at(
        "/m/nosuchmatch",
        lambda: expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible(),
    )
    at("/nowhere", lambda: expect(page.get_by_role("heading", name="Page not found")).to_be_visible())
    word = base64.b64encode(f"me:{SECRET}".encode()).decode()
    page.set_content(page.request.get("/operator", headers={"authorization": f"Basic {word}"}).text())
    expect(page.get_by_role("heading", name="Refusals")).to_be_visible()
    found += looked(page, "the operator's page")
    assert found == []
