"""Playing together: my games, my history, my other devices, chat, sound, and one screen for several."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import OVER, follow, heard, listen, play_now, rest, resting, stop_clock, turn
from tests.e2e.server import Server
from tests.e2e.test_access import PHONE, faults, in_reach
from tests.e2e.test_manners import SIZES, bounds, table

KARTHIS = "The Temple of Karthis"
READY, BACK = "I\u2019m ready", "I\u2019m back"


@SIZES
def test_my_games_come_first_and_what_i_played_is_kept(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(bypass_csp=True, **size)
    play_now(page, KARTHIS)
    if size is PHONE:
        page.get_by_role("tab", name="Moves & log").click()
    page.get_by_role("button", name="Give up the adventure").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.locator(OVER)).to_be_visible()
    table(page, game="connect_four", fill={"1": "random"})
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link", name="Resume: Connect Four")).to_be_visible()
    assert bounds(mine)[3] <= bounds(page.locator(".shelf"))[1], "above the shelf"
    page.get_by_role("link", name="History, ratings and bests").click()
    expect(page.get_by_role("heading", name="History")).to_be_visible()
    row = page.get_by_role("link", name=f"Replay: {KARTHIS}, lost")
    expect(row).to_be_visible()
    expect(page.get_by_text("0 of 1 won")).to_be_visible()
    in_reach(page)
    assert faults(page) == []
    page.get_by_role("combobox", name="Result").select_option("won")
    expect(page.get_by_text("No finished games match.")).to_be_visible()
    page.get_by_role("combobox", name="Result").select_option("")
    page.get_by_role("combobox", name="Game").select_option(label=KARTHIS)
    expect(row).to_be_visible()


@SIZES
def test_a_link_carries_me_to_my_other_device(visit: Visit, size: dict[str, Any]) -> None:
    page, other = visit(bypass_csp=True), visit("/health", bypass_csp=True, **size)
    made = table(page, game="connect_four", fill={"1": "random"})
    page.get_by_role("button", name="Make a link for my other device").click()
    link = page.get_by_label("Link for your other device", exact=True).input_value()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    expect(other.get_by_role("heading", name="Continue on this device")).to_be_visible()
    assert other.url.endswith("/device"), "the token does not stay in the address"
    in_reach(other)
    assert faults(other) == []
    other.get_by_role("button", name="Continue my games here").click()
    other.get_by_role("link", name="Resume: Connect Four").click()
    expect(other).to_have_url(f"{link.split('/device')[0]}/m/{made['id']}")
    assert not [url for url in asked if link.split("#")[1] in url]


@SIZES
def test_two_who_look_for_players_find_each_other(visit: Visit, size: dict[str, Any]) -> None:
    page, other = visit(bypass_csp=True, **size), visit("/health")
    page.get_by_role("button", name="Find players").click()
    dialog = page.get_by_role("dialog", name="Find players")
    dialog.get_by_role("combobox", name="Game").select_option(label="Connect Four")
    dialog.get_by_role("combobox", name="Time to think").select_option(
        label="5 minutes a player, 5 seconds more a turn"
    )
    assert faults(page) == []
    look(dialog, page, "Ann")
    search = page.get_by_role("complementary", name="Find players")
    expect(search).to_contain_text("Nobody else is looking for the same yet")
    in_reach(page)
    assert faults(page) == []
    other.goto("/")
    seek = other.get_by_role("region", name="Play with others")
    expect(seek).to_contain_text("Ann, 1500")
    expect(seek).to_contain_text("5 minutes a player")
    search.get_by_role("button", name="Stop looking").click()
    expect(search).to_have_count(0)
    expect(seek.get_by_role("button", name="Play Connect Four with Ann")).to_have_count(0)
    page.get_by_role("button", name="Find players").click()
    look(dialog, page)
    page.get_by_role("link", name=re.compile("^History|Who made")).first.click()  # the search goes on elsewhere
    seek.get_by_role("button", name="Play Connect Four with Ann").click()
    other.get_by_role("dialog").get_by_role("button", name=re.compile("^Join")).click()
    expect(other).to_have_url(re.compile("/m/"))
    search.get_by_role("link", name="Go to the table").click()
    expect(page).to_have_url(other.url)
    expect(page.get_by_role("timer").first).to_be_visible()


def look(dialog: Locator, page: Page, name: str = "") -> None:
    """Begin to look for players, as a newcomer who is asked for a name or as one who has one."""
    dialog.get_by_role("button", name="Look for players").click()
    if name:
        page.get_by_role("textbox", name="name").fill(name)
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^Join")).click()


@SIZES
def test_people_talk_at_the_table(visit: Visit, size: dict[str, Any]) -> None:
    host, friend = visit("/health", bypass_csp=True, **size), visit("/health")
    host.clock.install()
    made = table(host, game="connect_four")
    host.goto(f"/m/{made['id']}")
    follow(friend, made["links"]["seats"]["1"])
    expect(host.locator(".frame[data-game]")).to_be_visible()
    listen(host)
    stop_clock(host)  # messages stay visible
    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_role("textbox", name="Message").fill("<img src=x onerror=alert(1)> ready?")
    friend.get_by_role("button", name="Send").click()
    expect(host.locator(".bubble")).to_contain_text("<img src=x onerror=alert(1)> ready?")
    host.clock.resume()
    heard(host, "says: <img")
    host.get_by_role("tab", name="Chat (1)").click()
    expect(host.locator(".said li")).to_have_count(1)
    expect(host.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    host.get_by_role("button", name="Well played!").click()
    expect(friend.locator(".said")).to_contain_text("Well played!")
    in_reach(host)
    assert faults(host) == []
    friend.get_by_role("textbox", name="Message").fill("see www.example.com")
    friend.get_by_role("button", name="Send").click()
    expect(friend.locator(".unsaid")).to_contain_text("Links are not allowed")
    expect(friend.get_by_role("textbox", name="Message")).to_have_value("see www.example.com")
    host.get_by_text("Mute someone").click()
    host.get_by_role("checkbox").check()
    expect(host.locator(".said li")).to_have_count(1)
    expect(host.locator(".said")).not_to_contain_text("ready?")
    host.reload()
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".said")).to_contain_text("Well played!")
    expect(host.locator(".said")).not_to_contain_text("ready?")


@SIZES
def test_who_runs_out_of_time_misses_one_move_and_is_asked_back(visit: Visit, size: dict[str, Any]) -> None:
    """Both let their time run out, even with a piece in hand: the game goes on, and each can come back."""
    host, friend = visit("/health", bypass_csp=True, **size), visit("/health")
    made = table(host, game="katamari", seats=2, clock={"per_move": 1})
    host.goto(f"/m/{made['id']}")
    follow(friend, made["links"]["seats"]["1"])
    ready = host.get_by_test_id("ready")
    expect(ready).to_contain_text("The clocks start when everybody is ready.")
    in_reach(host)
    ready.get_by_role("button", name=READY).click()
    expect(ready).to_contain_text("is ready.")
    expect(host.locator(".log")).not_to_contain_text("A bot moved")
    expect(host.locator(".status [role=timer]")).to_have_text("0:01")
    friend.get_by_test_id("ready").get_by_role("button", name=READY).click()
    for page in (host, friend):
        told = page.get_by_test_id("stood-in")
        expect(told).to_contain_text("Your time ran out, so a bot made a move for you. The next move is yours.")
        expect(page.locator(".frame[data-game]")).to_have_attribute("data-number", re.compile(r"^([4-9]|\d\d+)$"))
    expect(host.locator(".log")).to_contain_text("A bot moved for Guest")
    in_reach(host)
    assert faults(host) == []
    host.get_by_role("tab", name="Table").click()
    expect(host.locator(".seats")).to_contain_text("out of time, a bot moved")
    host.get_by_test_id("stood-in").get_by_role("button", name=BACK).click()
    expect(friend.get_by_test_id("stood-in")).to_be_visible()
    friend.get_by_role("tab", name="Table").click()
    friend.locator(".seats").get_by_role("button", name=BACK).click()


LISTEN = """() => { window.tones = 0;
  for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...a) { window.tones += 1; return start.apply(this, a); };
  } }"""
NOTED = """(() => { window.noted = [];
  window.Notification = class { constructor(...a) { window.noted.push(a); } close() {}
    static permission = 'default';
    static asked = 0;
    static async requestPermission() { this.asked += 1; return (this.permission = 'granted'); } };
  ServiceWorkerRegistration.prototype.showNotification = async (...a) => { window.noted.push(a); };
  Object.defineProperty(document, 'hidden', { get: () => !!window.elsewhere }); })()"""


@SIZES
def test_sound_is_off_until_it_is_wanted(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/health", bypass_csp=True, **size)
    page.goto(f"/m/{table(page, game='karthis', seed=21)['id']}")
    expect(page.locator(".flap").first).to_be_visible()
    page.evaluate(LISTEN)
    page.locator(".flap").first.click()
    rest(page, 0)
    assert page.evaluate("window.tones") == 0
    page.get_by_role("button", name="Settings and keys").click()
    page.get_by_label("Sound").check()
    assert faults(page) == []
    in_reach(page)
    page.get_by_role("button", name="Done").click()
    before = page.evaluate("window.tones")
    assert before > 0, "one hears at once how it sounds"
    page.locator(".stage .pick.lit, .stage .button[data-code], .flap").first.click()
    page.wait_for_function("(before) => window.tones > before", arg=before)


@pytest.mark.release
@SIZES
def test_the_browser_tells_me_when_it_is_my_turn(visit: Visit, size: dict[str, Any]) -> None:
    host, friend = visit("/health", service_workers="allow", **size), visit("/health")
    host.add_init_script(NOTED)
    made = table(host, game="connect_four")
    host.goto(f"/m/{made['id']}")
    follow(friend, made["links"]["seats"]["1"])
    expect(host.get_by_test_id("status")).to_have_text("Your move")
    assert host.get_by_role("group", name="Notify me when it is my turn").count() == 0, "not while I am asked to move"
    host.keyboard.press("1")
    asked, board = host.get_by_role("group", name="Notify me when it is my turn"), host.locator("#main").bounding_box()
    where = resting(asked)
    assert board
    assert where["x"] >= board["x"] + board["width"] or where["y"] >= board["y"] + board["height"], "it covers no hand"
    in_reach(host)
    asked.get_by_role("button", name="Yes").click()
    expect(host.get_by_role("group", name="Notify me when it is my turn")).to_have_count(0)
    host.evaluate("window.elsewhere = true")
    expect(friend.get_by_test_id("status")).to_have_text("Your move")
    friend.keyboard.press("2")
    host.wait_for_function("() => window.noted.length === 1")
    assert host.evaluate("window.noted[0][0]") == "Your move"
    host.reload()
    host.evaluate("Notification.permission = 'granted'")
    expect(host.get_by_test_id("status")).to_have_text("Your move")
    assert host.evaluate("Notification.asked") == 0, "asked for once"


@SIZES
def test_several_play_at_one_screen_behind_a_curtain(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(bypass_csp=True, **size)
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda data: frames.append(str(data))))
    page.get_by_role("button", name="With friends: High Card").click()
    page.get_by_role("combobox", name="Seat 2").select_option(label="someone at this screen")
    page.get_by_label("Name of seat 2").fill("Robin")
    page.get_by_role("button", name="Create table").click()
    mine, robin = page.locator("h1", has_text="Pass to Guest"), page.get_by_role("heading", name="Pass to Robin")
    expect(mine).to_be_visible()
    assert frames == [], "nothing comes before somebody says who looks"
    assert faults(page) == []
    in_reach(page)
    page.get_by_role("button", name="I am Guest").click()
    expect(page.get_by_test_id("status")).to_have_text("Your move")
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Pass to Robin")).to_be_visible()
    assert page.get_by_role("group", name="Notify me when it is my turn").count() == 0, "they see whose turn it is"
    page.get_by_role("button", name="Pass to Robin").click()
    expect(robin).to_be_visible()
    frames.clear()
    page.wait_for_timeout(400)
    assert frames == []
    assert "dealt" not in page.content(), "not in the page, not in what a screen reader was told"
    page.get_by_role("button", name="I am Robin").click()
    expect(page.locator(".log")).to_contain_text("You are dealt")
    assert all('"you":1' in frame.replace(" ", "") for frame in frames if '"state"' in frame)
    page.reload()
    expect(robin).to_be_visible()


def test_where_nothing_is_hidden_nobody_draws_a_curtain(visit: Visit) -> None:
    page = visit("/health")
    made = table(page, game="connect_four", here={"1": "Robin"})
    page.goto(f"/m/{made['id']}")
    for number in range(4):
        expect(page.locator(f".frame[data-number='{number}'][data-rests]")).to_be_visible()
        page.keyboard.press(str(number + 1))
    expect(page.locator(".log")).to_contain_text("a disc in column 4")


@SIZES
def test_a_move_made_while_the_server_is_away_is_kept_and_made_once(
    visit: Visit, server: Server, size: dict[str, Any]
) -> None:
    page = visit("/health", service_workers="allow", **size)
    page.goto(f"/m/{table(page, game='karthis', seed=21)['id']}")
    rest(page)
    told = page.locator(".log li span").count()
    server.kill()
    try:
        expect(page.locator(".banner")).to_contain_text("Trying to reach the table")
        page.locator(".flap").first.click()
        expect(page.locator(".banner")).to_contain_text("Your move is kept")
    finally:
        server.start()
    expect(page.locator(".banner")).to_have_count(0)
    rest(page, 0)
    expect(page.locator(".spot")).to_have_count(2)
    assert page.locator(".refusal").count() == 0
    assert page.locator(".log li span").count() > told
    assert turn(page) in (1, 2), "made once; what has one answer may follow"
    told = page.locator(".log li span").count()
    page.reload()
    rest(page)
    expect(page.locator(".log li span")).to_have_count(told)  # nothing is lost or repeated


@pytest.mark.parametrize("reload", [False, True], ids=["stays", "reloads"])
def test_a_device_without_network_says_so_at_once_and_keeps_the_move(visit: Visit, reload: bool) -> None:
    """The socket still looks open then: no event reports the loss."""
    page = visit("/health")
    address = f"/m/{table(page, game='karthis', seed=21)['id']}"
    page.goto(address)
    rest(page)
    page.clock.install()
    stop_clock(page)  # no timeout expires
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_contain_text("Trying to reach the table")
    page.locator(".flap").first.click()
    expect(page.locator(".banner")).to_contain_text("Your move is kept")
    if reload:
        with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
            page.reload()
    page.context.set_offline(False)
    page.clock.resume()
    if reload:
        page.goto(address)
    expect(page.locator(".banner")).to_have_count(0)
    rest(page, 0)
    expect(page.locator(".spot")).to_have_count(2)
    assert page.locator(".refusal").count() == 0


@pytest.mark.release
def test_the_page_can_be_installed_and_opens_while_the_server_is_away(visit: Visit, server: Server) -> None:
    page = visit(service_workers="allow")
    expect(page.get_by_role("button", name=f"Play now: {KARTHIS}")).to_be_visible()
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert {"name", "start_url", "icons", "display"} <= set(manifest.json())
    for icon in manifest.json()["icons"]:
        assert page.request.get(icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    expect(page.get_by_role("button", name=f"Play now: {KARTHIS}")).to_be_visible()
    kept = page.evaluate(
        """async () => { const kept = await caches.open('rulewright-2');
          return (await kept.keys()).map((r) => new URL(r.url).pathname); }"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/ws", "/m/", "/device"))], "nothing about anybody"
    server.kill()
    try:
        page.reload()
        expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
    finally:
        server.start()
    page.reload()
    expect(page.get_by_role("button", name=f"Play now: {KARTHIS}")).to_be_visible()
