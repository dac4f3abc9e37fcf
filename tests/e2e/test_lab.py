"""The lab in the browser: change a number, watch the curves settle, and play the box."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.scenes import DESKTOP, PHONE
from tests.e2e.server import TOYS, Server
from tests.e2e.test_access import faults


def settled(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-status=done]")).to_be_visible()


def test_a_number_is_moved_curves_settle_and_the_box_is_played(visit: Visit) -> None:
    page = visit("/", bypass_csp=True)
    page.get_by_role("link", name="Open the lab").click()
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        expect(page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
    page.get_by_role("combobox", name="Game", exact=True).select_option("high_card")
    page.get_by_role("combobox", name="Everybody plays").select_option("random")
    page.get_by_label("Games 1 to").fill("300")
    page.get_by_role("button", name="Compare with a second setting").click()
    worth = page.get_by_label("numbers: worth, setting B", exact=True)
    worth.fill("99999")
    expect(worth).to_have_attribute("aria-invalid", "true")
    worth.fill("1")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert").filter(has_text="both settings are the same")).to_be_in_viewport(ratio=1)
    worth.fill("3")
    expect(page.get_by_text("changed from 1", exact=False)).to_be_visible()
    settled(page)
    expect(page.get_by_role("heading", name="What was found")).to_be_in_viewport(ratio=1)
    chart = page.locator("figure", has_text="Points of a player")
    expect(chart.locator(".line")).to_have_count(2)
    chart.get_by_text("As a table").click()
    assert chart.locator("tbody tr").count() > 2, "a curve that settles has several points"
    expect(page.locator(".said")).to_contain_text("With worth=3, points of a player rise by")
    expect(page.get_by_role("row", name="Points of a player")).to_contain_text("✓ yes")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.set_viewport_size(DESKTOP)

    with page.expect_download() as saved:
        page.get_by_role("button", name="Figures (CSV)").click()
    assert "B - A" in saved.value.path().read_text("utf-8")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this study", exact=True).input_value()
    other = visit(link.partition(page.url.split("/lab")[0])[2])
    expect(other.get_by_label("numbers: worth, setting B", exact=True)).to_have_value("3")
    expect(other.get_by_label("Games 1 to")).to_have_value("300")

    page.get_by_role("button", name="Play this box: B").click()
    page.wait_for_url("**/m/*")
    match = page.url.rpartition("/")[2]
    changes = page.evaluate("(m) => fetch(`/api/matches/${m}/box/changes`).then((r) => r.json())", match)
    assert changes["changes"] == ["worth: 3 instead of 1"]


@pytest.fixture
def versions(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The lab of a server that has two versions of High Card: in the newer one a trick counts one point more."""
    newer = shutil.copytree(TOYS[1], tmp_path / "newer" / TOYS[1].name, ignore=shutil.ignore_patterns("__pycache__"))
    rules = (newer / "rules.py").read_text("utf-8")
    (newer / "rules.py").write_text(rules.replace(".tricks * box.worth", ".tricks * (box.worth + 1)"), "utf-8")
    server = Server(tmp_path / "data", TOYS[1], newer)
    page = browser.new_context(base_url=server.address, bypass_csp=True, viewport=PHONE).new_page()
    page.goto("/lab#game=high_card_toys&players=random&games=200&compare=1")
    yield page
    page.context.close()
    server.stop()


def test_two_versions_of_a_game_are_compared_with_the_keyboard(versions: Page) -> None:
    page = versions
    version = page.get_by_role("combobox", name="Version, setting B")
    version.focus()
    for key in ("ArrowDown", "Tab"):
        page.keyboard.press(key)
    expect(page.get_by_role("combobox", name="Everybody plays, setting B")).to_be_focused()
    for question in ("Cards and pieces", "What happens"):
        page.get_by_role("checkbox", name=question).press("Space")
    page.get_by_role("button", name="Start").press("Enter")
    expect(page.locator("[data-status=done]")).to_be_visible()
    expect(page.locator(".said")).to_contain_text("With high_card_newer, points of a player rise by 1.50")
    expect(page.get_by_role("row", name="Points of a player").get_by_role("cell")).to_have_count(4)
    happens = page.get_by_role("region", name="What happens")
    expect(happens.get_by_role("row", name="the note trick, in a game")).to_contain_text("+0.00")
    expect(page.get_by_role("region", name="Cards and pieces").get_by_role("row")).not_to_have_count(1)
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.reload()
    expect(version).to_have_value("high_card_newer")
    expect(page.get_by_role("checkbox", name="What happens")).to_be_checked()
    page.get_by_role("button", name="Play this box: B").click()
    page.wait_for_url("**/m/*")
    expect(page).to_have_title(re.compile("newer"))


def test_a_box_is_edited_and_its_table_says_so(visit: Visit) -> None:
    page = visit("/box/klotho", bypass_csp=True)
    good = page.locator("[data-good=true]")
    expect(good).to_be_visible()
    monsters = page.locator("fieldset", has=page.locator("legend", has_text="monster"))
    cards = monsters.locator("> details")
    before, first = cards.count(), cards.first
    first.locator("summary").click()
    target = first.get_by_role("spinbutton", name=re.compile(", target$"))
    target.fill("4000")
    expect(target).to_have_attribute("aria-invalid", "true")
    expect(first).to_contain_text("make it a whole number from 1 to 100.")
    expect(page.get_by_role("button", name="Play this")).to_be_disabled()
    target.fill("9")
    expect(good).to_be_visible()
    first.get_by_role("textbox", name=re.compile(", name$")).fill("Ogre")
    expect(first.locator("summary")).to_have_text("Ogre")
    first.get_by_role("button", name="Add a copy of Ogre").click()
    expect(cards).to_have_count(before + 1)
    expect(good).to_be_visible()
    expect(cards.nth(1).locator("summary")).to_have_text("Ogre 2")
    expect(cards.nth(1).get_by_role("textbox", name=re.compile(", name$"))).to_be_visible()  # it is open for naming
    cards.last.locator("summary").click()
    cards.last.get_by_role("button", name="Remove").click()
    expect(cards).to_have_count(before)
    expect(good).to_be_visible()
    monsters.get_by_role("button", name="Add one: monster").click()
    expect(cards).to_have_count(before + 1)
    expect(cards.last.get_by_role("button", name="Remove")).to_be_visible()
    cards.last.get_by_role("button", name="Remove").click()
    expect(cards).to_have_count(before)
    expect(good).to_be_visible()
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.get_by_role("button", name="Compare in the lab").click()
    expect(page.get_by_role("group", name="Setting B")).to_contain_text("A box file")
    expect(page.get_by_label("monster: Ogre 2, target, setting B", exact=True)).to_have_value("9")

    page.goto("/box/nothing")
    expect(page.get_by_text("There is no game “nothing” on this server.")).to_be_visible()
    page.goto("/box/high_card")
    page.get_by_role("spinbutton", name="worth").fill("7")
    expect(page.get_by_text("1 change from the game")).to_be_visible()
    assert faults(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as file").click()
    assert "worth = 7" in saved.value.path().read_text("utf-8")
    page.get_by_role("button", name="Play this").click()
    page.wait_for_url("**/m/*")
    page.get_by_role("button", name="Custom cards").click()
    page.get_by_text("Custom cards: see what is different").click()
    expect(page.get_by_text("worth: 7 instead of 1")).to_be_visible()


def test_a_study_can_be_stopped_and_started_again(visit: Visit) -> None:
    page = visit("/lab#game=connect_four&players=random&games=100000")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".progress")).to_contain_text("Stopped.")
    page.get_by_label("Games 1 to").fill("50")
    settled(page)
