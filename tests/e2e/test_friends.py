"""Following somebody from their seat, being invited by name, and what the home page shows of friends."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_account import named
from tests.e2e.test_manners import LONG, table
from tests.e2e.test_passkeys import Device, home, press, sound
from tests.e2e.test_small_screens import LANGUAGES, UPRIGHT, outside, speak

__all__ = ["home"]


def shown(visit: Visit, home: str, name: str) -> tuple[Page, str]:
    """Somebody with a passkey who shows a profile."""
    page = visit("/health", base_url=home, bypass_csp=True)
    Device(page)
    named(page, name)
    page.goto("/account")
    press(page, page.get_by_role("button", name="Add a passkey"))
    expect(page.get_by_role("region", name="Passkeys").get_by_role("listitem")).to_have_count(1)
    answer: Any = page.request.post("/api/me/profile", data={"public": True}, headers={"origin": home})
    return page, str(answer.json()["profile"])


def test_friends_follow_each_other_and_invite_by_name(visit: Visit, home: str) -> None:
    (ann, hers), (bo, his) = shown(visit, home, "Ann"), shown(visit, home, "Bo")
    made = table(ann, game="connect_four")
    bo.goto(made["links"]["seats"]["1"])
    press(bo, bo.get_by_role("button", name="Join"))
    bo.get_by_role("tab", name="Table").click()
    seat = bo.get_by_role("tabpanel").get_by_role("link", name="Ann")
    expect(seat).to_have_attribute("href", f"/p/{hers}")
    bo.goto(f"/p/{hers}")
    press(bo, bo.get_by_role("button", name="Follow"))
    expect(bo.get_by_role("button", name="Stop following")).to_be_focused()
    sound(bo)
    ann.goto(f"/p/{his}")
    press(ann, ann.get_by_role("button", name="Follow"))
    expect(ann.get_by_text("you are friends")).to_be_visible()

    bo.goto("/")
    friends = bo.get_by_role("region", name="Friends")
    expect(friends).to_contain_text("Not playing in public now: Ann")
    second = table(ann, game="high_card", seats=3)
    ann.goto(f"/m/{second['id']}")
    press(ann, ann.get_by_role("region", name="Invite friends").get_by_role("button", name="Bo"))
    expect(ann.get_by_role("button", name="Invited: Bo")).to_be_disabled()
    sound(ann)
    expect(friends).to_contain_text("Ann invites you to High Card", timeout=20_000)  # the open page asks again
    expect(bo.locator("#app > [role=status]")).to_contain_text("Ann invites you")
    sound(bo)
    press(bo, friends.get_by_role("link", name="View: Ann invites you"))
    press(bo, bo.get_by_role("button", name="Join"))
    expect(bo).to_have_url(f"{home}/m/{second['id']}")

    open_table = table(ann, game="connect_four", open=True)
    bo.goto("/")
    expect(friends).to_contain_text("is waiting for players: Connect Four")
    press(bo, friends.get_by_role("button", name="Join: Connect Four, Ann"))
    expect(bo).to_have_url(f"{home}/m/{open_table['id']}")


def test_long_names_fit_in_every_language(visit: Visit) -> None:
    page = visit("/health")
    doing = [
        {"what": what, "game": "klotho", "title": "97 Klotho", "match": what} for what in ("seeks", "opens", "plays")
    ]
    one = {"name": LONG, "profile": "abc", "friend": True, "doing": doing}
    invitation = {"match": "m", "game": "klotho", "title": "97 Klotho", "name": LONG, "link": "/m/m?token=t"}
    found = {"followed": [one, {**one, "profile": "def", "doing": []}], "invitations": [invitation]}
    page.route("**/api/me/friends", lambda route: route.fulfill(json=found))
    page.goto("/")
    for language in LANGUAGES:
        speak(page, language)
        page.goto("/")
        expect(page.locator("#friends")).to_be_visible()
        assert (language, outside(page, *UPRIGHT)) == (language, [])
