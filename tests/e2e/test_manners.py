"""Usability at the table: prompts are in sight, nothing shifts under the pointer, and leaving is announced."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import moments
from tests.e2e.conftest import Visit
from tests.e2e.playing import follow, heard, listen, play_now, rest, resting, stop_clock, turn
from tests.e2e.test_access import PHONE

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
LONG = "Bartholomewina-Maximiliana-Theodorophila"


def table(page: Page, **wish: Any) -> dict[str, Any]:
    """Open a table as this visitor."""
    page.request.get("/api/me")
    home = "/".join(page.url.split("/")[:3])
    made = page.request.post("/api/matches", data=wish, headers={"origin": home})
    assert made.ok, made.text()
    found: dict[str, Any] = made.json()
    return found


def bounds(found: Locator) -> tuple[float, float, float, float]:
    box = resting(found)
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def apart(a: Locator, b: Locator) -> bool:
    ax, ay, bx, by = bounds(a)
    cx, cy, dx, dy = bounds(b)
    return bx <= cx or dx <= ax or by <= cy or dy <= ay


@SIZES
def test_what_is_asked_and_the_hand_are_in_sight_and_stay_there(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/health", **size)
    made = table(page, game="klobba", seats=6, fill={str(i): "random" for i in range(1, 6)})
    page.goto(f"/m/{made['id']}")
    mine = page.locator(".me .place.dealt")
    expect(mine).to_have_count(3)
    expect(page.locator(".plea .ask")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand")).to_be_in_viewport(ratio=0.9)
    before = [bounds(page.locator(place)) for place in (".arena", ".others", ".me")]
    mine.first.click()
    expect(page.locator(".me .place.marked")).to_have_count(1)
    assert [bounds(page.locator(place)) for place in (".arena", ".others", ".me")] == before


@SIZES
def test_a_refusal_says_what_can_be_done_and_covers_no_hand(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(**size)
    play_now(page, "Klobba!")
    card = page.locator(".hand button").last
    for _ in range(2 if size is PHONE else 1):
        card.click()
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("You can: ")
    assert apart(refusal, page.locator(".hand"))


@SIZES
def test_the_temple_asks_and_holds_still(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/health", **size)
    page.goto(f"/m/{table(page, game='karthis', seed=3)['id']}")
    expect(page.locator(".stage .ask")).to_have_text("Choose a way on the map.")
    page.locator(".flap").first.click()
    expect(page.locator(".spot")).to_have_count(2)
    rest(page, 0)
    expect(page.locator(".stage .ask")).to_have_text("Choose the one you encounter.")
    before = bounds(page.locator(".spot").last)
    page.locator(".stage .pick.lit").first.click()
    rest(page, 1)
    assert bounds(page.locator(".spot").last) == before


@pytest.mark.release
@SIZES
def test_in_a_fight_the_enemy_is_what_stands_out(visit: Visit, size: dict[str, Any]) -> None:
    """Striking is the main choice: you tap the enemy. The ways to run are many, and pale."""
    seed, codes = moments.find(moments.a_fight)
    page = visit("/health", **size)
    page.goto(f"/m/{table(page, game='karthis', seed=seed, options={'level': 1})['id']}")
    for number, code in enumerate(codes):
        rest(page)
        if page.locator(f".frame[data-number='{number}']").count():
            page.locator(f"[data-number='{number}'] [data-code='{code}']").first.dispatch_event("click")
    rest(page)
    colour = "(n) => getComputedStyle(n).backgroundColor"
    fight = page.locator(".stage .button.primary[data-code]")
    expect(fight).to_contain_text("Fight a round")
    expect(fight).to_be_in_viewport(ratio=1)
    assert page.locator(".away").first.evaluate(colour) != fight.evaluate(colour)
    assert page.locator(".away").first.evaluate(colour) == "rgba(246, 235, 207, 0.69)", "no gold"
    enemy = page.locator(".guardian .pick.lit")
    expect(enemy).to_be_in_viewport(ratio=0.9)
    assert enemy.get_attribute("data-code") == fight.get_attribute("data-code")
    before = turn(page)
    enemy.click()
    rest(page, before)
    expect(page.locator(".stage .told")).to_contain_text(re.compile("against|falls|beaten"))


def test_what_metals_bring_is_in_sight_on_a_telephone(visit: Visit) -> None:
    """When you decide what to dig, the prices are beside the dice."""
    page = visit("/health", **PHONE)
    page.goto(f"/m/{table(page, game='asteroid_miners', seed=4)['id']}")
    rest(page)
    for metal in ("iron", "nickel", "platinum", "rhodium"):
        expect(page.locator(".market tr", has_text=metal)).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand")).to_be_in_viewport(ratio=1)
    assert apart(page.locator("[data-help=market]"), page.locator(".hand"))


@SIZES
def test_nobody_is_cut_off_in_the_picture_of_a_table_that_waits(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/health", **size)
    page.goto(f"/m/{table(page, game='klobba', seats=3)['id']}")
    box = resting(page.locator(".waiting .picture svg"))
    assert abs(box["width"] / box["height"] - 480 / 300) < 0.02, "the drawing's own shape: nothing is cut"
    expect(page.locator(".waiting .picture")).to_be_in_viewport(ratio=1)


@SIZES
def test_a_long_name_breaks_nothing(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/health", **size)
    page.goto(f"/m/{table(page, game='karthis', hero=LONG)['id']}")
    page.get_by_role("button", name="Open the explorer’s sheet").click()
    sheet = page.get_by_role("dialog")
    assert sheet.evaluate("(n) => n.scrollWidth <= n.clientWidth")
    expect(page.get_by_role("heading", name=LONG)).to_be_visible()
    page.get_by_role("button", name="Back to the temple").click()
    page.get_by_role("tab", name="Table").click()
    row = page.locator(".seats li")
    expect(row).to_contain_text(f"{LONG} (you)")
    assert row.evaluate("(n) => n.scrollWidth <= n.clientWidth")


def test_there_is_one_clock(visit: Visit) -> None:
    page = visit("/health")
    page.clock.install()
    made = table(page, game="connect_four", fill={"1": "random"}, clock={"per_move": 90})
    page.goto(f"/m/{made['id']}")
    clock = page.locator(".status [role=timer]")
    expect(clock).not_to_have_text(clock.inner_text())
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".seats [role=timer]").first).to_be_visible()
    stop_clock(page, 5000)
    assert page.locator(".seats [role=timer]").first.inner_text() == clock.inner_text()


@SIZES
def test_leaving_asks_and_tells(visit: Visit, size: dict[str, Any]) -> None:
    host, friend = visit("/health", **size), visit("/health")
    made = table(host, game="connect_four")
    host.goto(f"/m/{made['id']}")
    free = host.locator(".seats li").filter(has_text="free seat").locator(".dot")
    assert free.evaluate("(n) => getComputedStyle(n).backgroundColor") == "rgba(0, 0, 0, 0)", "nobody sits there"
    follow(friend, made["links"]["seats"]["1"])
    for page in (host, friend):
        expect(page.locator(".frame[data-game]")).to_be_visible()
    listen(host)
    friend.get_by_role("tab", name="Table").click()
    friend.get_by_role("button", name="Leave the table").click()
    expect(friend.get_by_text("A bot plays on for you, and the others are told.")).to_be_visible()
    friend.get_by_role("button", name="No, stay").click()
    expect(friend.locator(".frame[data-game]")).to_be_visible()
    friend.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("button", name="Yes, leave").click()
    expect(friend.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
    heard(host, "is away: a bot plays on.")
    friend.go_back()
    heard(host, "is back.")


def test_the_signs_of_a_replay_are_drawn(visit: Visit) -> None:
    page = visit("/health")
    made = table(page, game="karthis", seed=21)
    page.goto(f"/m/{made['id']}")
    page.get_by_role("button", name="Give up the adventure").click()
    page.get_by_role("button", name="Yes, give up").click()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    for name in ("To the start", "One move back", "One move forward", "To the end"):
        button = page.get_by_role("button", name=name)
        expect(button.locator("svg path")).to_have_count(1)
        assert button.inner_text().strip() == ""
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("1 / 1")).to_be_visible()


def test_a_click_is_not_lost_when_others_decide(visit: Visit) -> None:
    """Instant updates replace no button: pressed before and released after, it is the same button."""
    host, friend = visit("/health", motion="full"), visit("/health", motion="full")
    made = table(host, game="klobba", seats=2)
    host.goto(f"/m/{made['id']}")
    follow(friend, made["links"]["seats"]["1"])
    keep = host.locator(".plea").get_by_role("button", name="Keep all")
    expect(keep).to_be_visible()
    x, y, right, bottom = bounds(keep)
    host.mouse.move((x + right) / 2, (y + bottom) / 2)
    host.mouse.down()
    friend.locator(".plea").get_by_role("button", name="Keep all").click()
    expect(host.locator(".log")).to_contain_text("has decided")
    host.mouse.up()
    expect(host.locator(".log")).to_contain_text(re.compile("You have decided|keep"))
