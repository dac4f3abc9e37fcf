"""Finding each other: leaderboards, running games to watch, and invitations to scan."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.test_account import named
from tests.e2e.test_manners import LONG, table
from tests.e2e.test_passkeys import press, sound
from tests.e2e.test_small_screens import LANGUAGES, UPRIGHT, outside, speak


def test_people_are_ranked_watched_and_invited_by_a_code(visit: Visit) -> None:
    page, ann, bo = visit("/", bypass_csp=True), visit("/health"), visit("/health")
    row = {"rank": 1, "name": LONG, "profile": "abc", "points": 2120, "margin": 310, "games": 12, "you": False}
    mine = {
        **row,
        "rank": 1051,
        "name": "Ann",
        "profile": "def",
        "points": 1420,
        "margin": 640,
        "games": 1,
        "you": True,
    }
    page.route("**/api/games/*/leaderboard", lambda route: route.fulfill(json=[row, mine]))
    press(page, page.get_by_role("link", name="Leaderboards"))
    ranked = page.get_by_role("main").get_by_role("listitem")
    expect(ranked.first).to_contain_text("at least 1,810")
    expect(ranked.last).to_contain_text("Ann (you)")
    expect(ranked.first.get_by_role("link")).to_have_attribute("href", "/p/abc")
    page.get_by_role("combobox", name="Game").select_option(label="Klobba!")
    sound(page)
    for language in LANGUAGES:
        speak(page, language)
        page.goto("/ratings/klobba")
        expect(ranked).to_have_count(2)
        assert (language, outside(page, *UPRIGHT)) == (language, [])
    speak(page, "en")

    named(ann, "Annabel")
    made = table(ann, game="connect_four", open=True)
    bo.request.post(f"/api/matches/{made['id']}/join", data={}, headers={"origin": bo.url.removesuffix("/health")})
    page.goto("/")
    watching = page.get_by_role("region", name="Games to watch")
    sound(page)
    press(page, watching.get_by_role("button", name="Watch: Connect Four, Annabel"))
    expect(page).to_have_url(f"{ann.url.removesuffix('/health')}/m/{made['id']}")
    expect(page.locator(".generic")).to_contain_text("You are watching")

    made = table(page, game="connect_four")
    page.goto(f"/m/{made['id']}")
    code = page.get_by_role("img", name="QR code: Invitation for seat 2")
    press(page, page.get_by_role("button", name="QR code: Invitation for seat 2"))
    expect(code).to_be_visible()
    sound(page)
    page.emulate_media(color_scheme="dark")
    fill = "e => getComputedStyle(e).fill"
    assert (code.locator("rect").evaluate(fill), code.locator("path").evaluate(fill)) == (
        "rgb(255, 255, 255)",
        "rgb(0, 0, 0)",
    )
    press(page, page.get_by_role("button", name="QR code: Invitation for seat 2"))
    expect(code).to_have_count(0)
