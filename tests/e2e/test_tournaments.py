"""A tournament in the browser: made with an account, entered by its link, played, and looked through when it is over."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import rest
from tests.e2e.scenes import DESKTOP, PHONE
from tests.e2e.server import SECRET, Server
from tests.e2e.test_access import faults, in_reach
from tests.e2e.test_passkeys import Device, press
from tests.e2e.test_sideways import SIDEWAYS
from tests.e2e.test_small_screens import LANGUAGES, UPRIGHT, outside, speak

CUP = {"name": "Cup of bots", "kind": "swiss", "game": "high_card", "clock": {"per_move": 600}}


def sound(page: Page) -> None:
    """No violations, and nothing is cut on the smallest phones, upright and sideways."""
    for size, scheme in ((DESKTOP, "light"), (PHONE, "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        assert faults(page) == []
        in_reach(page)
    assert outside(page, *UPRIGHT, *SIDEWAYS) == []
    page.set_viewport_size(DESKTOP)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def by_operator(page: Page, path: str, body: dict[str, Any]) -> Any:
    answer = page.request.post(f"/api/tournaments{path}", data=body, headers={"authorization": f"Bearer {SECRET}"})
    assert answer.ok, answer.text()
    return answer.json()


def test_two_make_enter_and_play_a_tournament(visit: Visit, server: Server) -> None:
    home = server.address.replace("127.0.0.1", "localhost")
    ann, bo = visit("/health", base_url=home, bypass_csp=True), visit("/health", base_url=home)
    for page, name in ((ann, "Ann"), (bo, "Bo")):
        assert page.request.put("/api/me", data={"name": name}).ok
    ann.goto("/tournaments")
    expect(button(ann, "Create a tournament")).to_be_enabled()
    sound(ann)
    press(ann, button(ann, "Create a tournament"))
    form = ann.get_by_role("dialog", name="Create a tournament")
    form.get_by_role("textbox", name="Name").fill("Cup of all cups")
    form.get_by_role("combobox", name="Game").select_option(label="High Card")
    form.get_by_role("combobox", name="Format").select_option(label="tables of three and four")
    expect(form.get_by_role("combobox", name="Players at a table")).to_have_value("3")
    form.get_by_role("combobox", name="Format").select_option(label="Swiss")
    sound(ann)
    press(ann, form.get_by_role("button", name="Create a tournament"))
    expect(form.get_by_role("alert")).to_contain_text("add a passkey first")
    device = Device(ann)
    ann.goto("/account")
    press(ann, button(ann, "Add a passkey"))
    expect(ann.get_by_role("region", name="Passkeys").locator("li")).to_have_count(1)
    assert device.passkeys
    ann.goto("/tournaments")
    press(ann, button(ann, "Create a tournament"))
    form.get_by_role("textbox", name="Name").fill("Cup of all cups")
    form.get_by_role("combobox", name="Game").select_option(label="High Card")
    press(ann, form.get_by_role("button", name="Create a tournament"))
    expect(ann.get_by_role("heading", name="Cup of all cups")).to_be_visible()
    link = ann.get_by_role("textbox", name="Link to this tournament").input_value()
    press(ann, button(ann, "Enter"))
    expect(button(ann, "Withdraw")).to_be_visible()
    bo.goto(link)
    bo.get_by_text("Everybody who looks at this tournament sees your name").wait_for()
    button(bo, "Enter").click()
    expect(bo.get_by_role("row", name="Bo (you)")).to_be_visible()
    sound(ann)
    press(ann, button(ann, "Start now"))
    for page in (ann, bo):
        page.get_by_role("link", name="Go to your table").click()
    rest(ann)
    ann.get_by_role("tab", name="Table").click()
    ann.get_by_role("link", name="To the tournament").click()
    expect(ann.get_by_role("status").filter(has_text="Round 1 of 1.")).to_be_visible()
    ann.get_by_role("link", name="Watch: ").first.wait_for()
    sound(ann)


def test_what_bots_have_played_can_be_looked_through_in_every_language(visit: Visit) -> None:
    page = visit("/health", bypass_csp=True)
    made = by_operator(page, "", {**CUP, "starts": page.evaluate("Math.floor(Date.now() / 1000) + 60")})["id"]
    by_operator(page, f"/{made}/bots", {"bot": "random", "count": 5})
    page.goto("/tournaments")
    page.get_by_role("link", name="Cup of bots").click()
    button(page, "Start now").click()
    expect(page.get_by_role("status").filter(has_text="won").or_(page.get_by_text("Shared victory"))).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(6)
    expect(page.locator("main ol")).to_have_count(3)
    page.get_by_text("How it is scored").click()
    sound(page)
    for language in LANGUAGES:
        speak(page, language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("row")).to_have_count(6)
        assert outside(page, *UPRIGHT, *SIDEWAYS, DESKTOP) == []
    speak(page, "en")
    page.reload()
    page.get_by_role("link", name="Replay: ").first.click()
    rest(page)
    assert "/r/" in page.url
