"""Two people who have never seen the site: each keeps their name by a passkey, they find each other by a seek, play a rated game
by the day over a week with notices from a push service, one of them on two devices, and meet again in a tournament."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from json import dumps
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.doors.server.push_service import Browser, PushService, push_service
from tests.doors.server.servers import Server, eventually, opened, quick
from tests.doors.server.test_days import looked_at, pass_days
from tests.doors.server.test_notices import known, send
from tests.e2e.conftest import Visit
from tests.e2e.test_days import PUSH_MANAGER
from tests.e2e.test_passkeys import Device, press
from tests.e2e.test_together import look
from tests.e2e.test_undo import move, number
from tests.tiers import tries

COLUMNS = "3131313"
"""The keys of seven moves: the first player has four in a row at the end."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found
        assert found.wrong == []


@pytest.fixture
def fresh(service: PushService, tmp_path: Path) -> Iterator[Server]:
    """A server that nobody has visited yet, and whose days pass when the test says so."""
    with opened(quick(f"sqlite:///{tmp_path / 'server.db'}", private_push=True)) as found:
        yield known(found, service)


def told(page: Page, browser: Browser) -> None:
    """Turn on notices on this device, whose push service is a stand-in."""
    page.context.add_init_script(PUSH_MANAGER % dumps(browser.subscription))
    page.goto("/account")
    press(page, page.get_by_role("button", name="Turn on notices"))
    expect(page.get_by_role("region", name="Games by the day")).to_contain_text("You get notices on this")


def kept(page: Page) -> Device:
    """Find the way from the home page to a passkey, and back."""
    device = Device(page)
    page.goto("/")
    press(page, page.get_by_role("link", name="Devices, your data and privacy"))
    press(page, page.get_by_role("button", name="Add a passkey"))
    expect(page.get_by_role("region", name="Passkeys").get_by_role("listitem")).to_have_count(1)
    press(page, page.get_by_role("link", name="All games"))
    return device


def found(ann: Page, bo: Page) -> str:
    """Ann looks for somebody, Bo answers; returns the match."""
    press(ann, ann.get_by_role("button", name="Find players"))
    dialog = ann.get_by_role("dialog", name="Find players")
    dialog.get_by_role("combobox", name="Game").select_option(label="Connect Four")
    dialog.get_by_role("combobox", name="Time to think").select_option(label="3 days a move")
    look(dialog, ann, "Ann")
    seek = bo.get_by_role("region", name="Play with others")
    expect(seek).to_contain_text("3 days a move", timeout=20_000)  # the open page asks again
    press(bo, seek.get_by_role("button", name="Play Connect Four with Ann"))
    bo.get_by_role("textbox", name="name").fill("Bo")
    press(bo, bo.get_by_role("dialog").get_by_role("button", name=re.compile("^Join")))
    for page in (ann, bo):
        expect(page).to_have_url(re.compile("/m/"))
    assert ann.url == bo.url
    return ann.url.rpartition("/")[2]


def begins(ann: Page, bo: Page, match: str) -> list[Page]:
    """The two in the order of their seats."""
    seat = ann.request.get(f"/api/matches/{match}").json()["you"]
    return [ann, bo] if seat == 0 else [bo, ann]


def is_told(server: Server, shown: list[dict[str, str]], last: dict[str, str]) -> bool:
    send(server)
    return shown[-1:] == [last]


def test_two_newcomers_keep_their_names_meet_play_for_a_week_and_meet_again(
    visit: Visit, fresh: Server, service: PushService
) -> None:
    """Every time only to the third day; with `make test-all` to the end of the tournament."""
    home = fresh.address.rstrip("/").replace("127.0.0.1", "localhost")
    ann, bo, phone = (visit("/health", base_url=home) for _ in range(3))
    (passkey,) = kept(ann).passkeys
    assert kept(bo).passkeys
    match = found(ann, bo)

    there = Device(phone)
    there.take({**passkey, "signCount": passkey["signCount"] + 10})
    phone.goto("/")
    press(phone, phone.get_by_role("link", name="Sign in with a passkey"))
    press(phone, phone.get_by_role("button", name="Sign in"))
    expect(phone.get_by_role("button", name="Your name is Ann.")).to_be_visible()
    desk, pocket, other = (service.browser(name) for name in ("desk", "pocket", "other"))
    for page, browser in ((ann, desk), (phone, pocket), (bo, other)):
        told(page, browser)
        page.goto("/")

    order = begins(ann, bo, match)
    week = COLUMNS[: tries(7, 2)]
    for day, key in enumerate(week):
        send(fresh)
        mover = order[day % 2]
        shown = service.browser("desk" if mover is ann else "other").shown
        told_of = {"title": "Connect Four", "body": "It is your turn.", "path": f"/m/{match}"}
        eventually(partial(is_told, fresh, shown, told_of), "no notice of the turn")
        pass_days(fresh, 1, match)
        looked_at(fresh, match)
        if mover is ann and day > 3:
            mover = phone
        mover.goto("/")
        mine = mover.get_by_role("region", name="Your games").get_by_role("listitem").first
        expect(mine).to_contain_text("your move, 1 day, 23 hours left")
        mover.goto(shown[-1]["path"])
        move(mover, day + 1, key)
        mover.goto("/")
    send(fresh)
    turns = {order[0]: 4, order[1]: 3} if len(week) == len(COLUMNS) else {order[0]: 2, order[1]: 1}
    assert [len(each.shown) for each in (desk, pocket, other)] == [turns[ann], turns[ann], turns[bo]], "once a turn"
    if len(week) < len(COLUMNS):
        return
    for page, won in ((ann, order[0] is ann), (bo, order[0] is bo)):
        page.goto("/history")
        expect(page.get_by_role("link", name=f"Replay: Connect Four, {'won' if won else 'lost'}")).to_be_visible()
        rating = page.get_by_role("region", name="Ratings").get_by_role("listitem")
        expect(rating).to_contain_text("Connect Four")

    ann.goto("/")
    press(ann, ann.get_by_role("link", name="Tournaments"))
    ann.get_by_role("button", name="Create a tournament").click()
    form = ann.get_by_role("dialog", name="Create a tournament")
    form.get_by_role("textbox", name="Name").fill("Once more")
    form.get_by_role("combobox", name="Game").select_option(label="Connect Four")
    press(ann, form.get_by_role("button", name="Create a tournament"))
    press(ann, ann.get_by_role("button", name="Enter", exact=True))
    bo.goto("/")
    press(bo, bo.get_by_role("link", name="Tournaments"))
    press(bo, bo.get_by_role("link", name="Once more"))
    press(bo, bo.get_by_role("button", name="Enter", exact=True))
    press(ann, ann.get_by_role("button", name="Start now"))
    for page in (ann, bo):
        press(page, page.get_by_role("link", name="Go to your table"))
    number(ann, 0)
    order = begins(ann, bo, ann.url.rpartition("/")[2])
    for n, key in enumerate(COLUMNS, 1):
        move(order[(n - 1) % 2], n, key)
    number(order[1], len(COLUMNS))
    for page in (ann, bo):
        page.goto("/tournaments")
        press(page, page.get_by_role("link", name="Once more"))
        winner = "Ann" if order[0] is ann else "Bo"
        expect(page.get_by_role("status").filter(has_text=f"{winner} has won.")).to_be_visible()
        expect(page.get_by_role("row", name=re.compile(f"1 {winner}"))).to_be_visible()
