"""A table played by the day, from its opening to the home page: notices on this device, mail, and a vacation. The browser's push
service is a stand-in that remembers what it was asked."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.doors.server.push_service import SUBSCRIPTION
from tests.e2e.conftest import Visit
from tests.e2e.test_account import named
from tests.e2e.test_manners import table
from tests.e2e.test_passkeys import press, sound
from tests.e2e.test_small_screens import LANGUAGES, UPRIGHT, outside, speak

PUSH_MANAGER = """(({ endpoint, p256dh, auth }) => {
  const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = (text) => Uint8Array.from(plain(text), (c) => c.charCodeAt(0)).buffer;
  let made = null;
  const pushManager = {
    getSubscription: async () => made,
    subscribe: async (options) => {
      window.asked = new Uint8Array(options.applicationServerKey).length;
      const getKey = (name) => bytes(name === 'auth' ? auth : p256dh);
      made = { endpoint, options, getKey, unsubscribe: async () => (made = null) };
      return made;
    },
  };
  const worker = { pushManager, active: null };
  const container = { ready: Promise.resolve(worker), register: async () => worker, getRegistration: async () => worker };
  Object.defineProperty(navigator, 'serviceWorker', { value: container });
  window.Notification = { permission: 'default', requestPermission: async () => 'granted' };
})(%s)"""


def test_a_table_by_the_day_is_opened_told_of_and_on_top(visit: Visit) -> None:
    ann, bo = visit("/health", bypass_csp=True), visit("/health")
    for page, name in ((ann, "Ann"), (bo, "Bo")):
        named(page, name)
    ann.context.add_init_script(PUSH_MANAGER % str(SUBSCRIPTION).replace("'", '"'))
    table(ann, game="connect_four", fill={"1": "random"})

    ann.goto("/")
    press(ann, ann.get_by_role("button", name="With friends: Connect Four"))
    ann.get_by_role("combobox", name="Time to think").select_option(label="3 days a move")
    press(ann, ann.get_by_role("button", name="Create table"))
    bo.goto(ann.get_by_label("Invitation for seat 2", exact=True).input_value())
    ann.goto("/")
    press(bo, bo.get_by_role("button", name="Join the game"))

    mine = ann.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine.first).to_contain_text("your move, 2 days, 23 hours left")
    sound(ann)

    ann.goto("/account")
    days = ann.get_by_role("region", name="Games by the day")
    press(ann, days.get_by_role("button", name="Turn on notices"))
    expect(days).to_contain_text("You get notices on this device")
    assert ann.evaluate("window.asked") == 65, "the whole key of the server"
    days.get_by_label("Days").fill("5")
    press(ann, days.get_by_role("button", name="Go on vacation now"))
    expect(days).to_contain_text("You are on vacation until")
    expect(days).to_contain_text("You have 25 of 30 days left")
    sound(ann)
    expect(bo.get_by_test_id("status")).to_contain_text("Ann is on vacation")
    bo.get_by_role("tab", name="Table").click()
    expect(bo.locator(".seats").last).to_contain_text(re.compile("on vacation until .*, the clock stands still"))

    mail = ann.request.get("/api/me/notices").json() | {"mail": True}
    ann.route("**/api/me/notices", lambda route: route.fulfill(json=mail))
    ann.route("**/api/me/email", lambda route: route.fulfill(json={**mail, "address": "ann@example.com"}))
    ann.route("**/api/email/confirm", lambda route: route.fulfill(json={"confirmed": True}))
    for language in LANGUAGES:
        speak(ann, language)
        ann.goto("/account#confirm.0123456789ab.ABCDEFGHIJKLMNOPQRSTUVWX")
        ann.reload()
        expect(ann.locator("#address")).to_be_visible()
        assert (language, outside(ann, *UPRIGHT)) == (language, [])
    speak(ann, "en")
    ann.goto("/")
    ann.goto("/account#confirm.0123456789ab.ABCDEFGHIJKLMNOPQRSTUVWX")
    expect(days).to_contain_text("Your address is confirmed.")
    assert ann.url.endswith("/account"), "the token does not stay in the address"
    days.get_by_label("Your e-mail address").fill("ann@example.com")
    press(ann, days.get_by_role("button", name="Send me a link"))
    expect(days).to_contain_text("Open the link in the message that is sent to ann@example.com")
    sound(ann)
    ann.unroute_all()

    ann.goto("/account")
    press(ann, days.get_by_role("button", name="End the vacation"))
    expect(days).not_to_contain_text("You are on vacation until")
    press(ann, days.get_by_role("button", name="Turn off notices"))
    expect(days.get_by_role("button", name="Turn on notices")).to_be_visible()
    assert ann.request.get("/api/me/notices").json()["devices"] == 0


def test_an_answer_is_laid_down_by_keyboard_and_made_while_its_player_is_away(visit: Visit) -> None:
    ann, bo = visit("/health", bypass_csp=True), visit("/health", bypass_csp=True)
    for page, name in ((ann, "Ann"), (bo, "Bo")):
        named(page, name)
    made = table(ann, game="connect_four", clock={"days": 3})
    bo.goto(made["links"]["seats"]["1"])
    press(bo, bo.get_by_role("button", name="Join the game"))

    def begin(page: Page) -> Locator:
        page.goto(f"/m/{made['id']}")
        press(page, page.get_by_role("tab", name="Table"))
        return page.get_by_role("button", name="If they move …, I move …")

    expect(begin(ann)).to_have_count(0)
    press(bo, begin(bo))
    line = bo.get_by_role("dialog", name="If they move …, I move …")
    for question, move in (
        ("What if Ann does this?", "Drop in column 4"),
        ("What do you do then?", "Drop in column 2"),
    ):
        expect(line.get_by_label(question)).to_be_focused()
        line.get_by_label(question).select_option(label=move)
        press(bo, line.get_by_role("button", name="Add this move"))
    expect(line.get_by_role("listitem")).to_have_text(["Ann: Drop in column 4", "You: Drop in column 2"])
    press(bo, line.get_by_role("button", name="Save this line"))
    expect(line).to_contain_text("This line is saved.")
    sound(bo)
    press(bo, line.get_by_role("button", name="Delete the line"))
    expect(line.get_by_role("listitem")).to_have_count(0)
    for move in ("Drop in column 4", "Drop in column 2"):
        line.get_by_role("combobox").select_option(label=move)
        press(bo, line.get_by_role("button", name="Add this move"))
        expect(line.get_by_text(f": {move}")).to_be_visible()
    press(bo, line.get_by_role("button", name="Save this line"))
    expect(line).to_contain_text("This line is saved.")
    for language in LANGUAGES:
        speak(bo, language)
        bo.goto(f"/m/{made['id']}")
        bo.get_by_role("tab").last.click()
        bo.locator(".seats button[aria-haspopup=dialog]").click()
        expect(bo.locator("dialog[open] ol li")).to_have_count(2)
        assert (language, outside(bo, *UPRIGHT)) == (language, [])
    bo.close()

    ann.locator("body").press("4")
    ann.get_by_role("tab").first.click()
    expect(ann.locator(".log")).to_contain_text("column 2")
    expect(ann.locator(".frame")).to_have_attribute("data-number", "2")
