"""Without the server: the installed page opens, and shows the rules, lessons and replays that are on the device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_coach import record

CONTROLLED = "navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller || new Promise((r) => \
navigator.serviceWorker.addEventListener('controllerchange', () => r(true))))"


def test_rules_lessons_and_replays_are_read_without_the_server(visit: Visit) -> None:
    page = visit(service_workers="allow")
    assert page.evaluate(CONTROLLED)
    sent = page.request.post("/api/records", data=record(), headers={"content-type": "text/plain"})
    replay = f"/r/{sent.json()['id']}"
    for path, words in (
        ("/", "Play now"),
        ("/rules/karthis", "KA-74"),
        ("/learn/karthis", "Step 1 of"),
        (replay, "Replay"),
    ):
        page.goto(path)
        expect(page.get_by_text(re.compile(words)).first).to_be_visible()
    page.context.set_offline(True)
    for path, words in (("/rules/karthis", "KA-74"), ("/learn/karthis", "Step 1 of"), (replay, "Replay")):
        page.goto(path)
        expect(page.get_by_text(re.compile(words)).first).to_be_visible()
    page.goto("/")
    without = page.get_by_role("region", name="Without the server")
    expect(without).to_contain_text("To play, you need the server")
    without.get_by_role("link").click()
    expect(page).to_have_url(re.compile(replay))
    page.goto("/")
    page.get_by_role("button", name="Play now: The Temple of Karthis").click()
    expect(page.get_by_role("alert").filter(has_text="cannot be reached").last).to_be_visible()
    page.goto("/rules/klobba")  # never opened here
    expect(page.get_by_role("alert").first).to_contain_text("cannot be reached")
    assert private(page) == []
    page.goto("/")
    expect(without).to_be_visible()
    page.context.set_offline(False)
    expect(without).to_have_count(0)


def test_the_installed_page_has_every_game(visit: Visit) -> None:
    page = visit(service_workers="allow")
    assert page.evaluate(CONTROLLED)
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    page.wait_for_function("() => localStorage.getItem('rulewright.shelf')")
    page.context.set_offline(True)
    for path, words in (("/", "Without the server"), ("/rules/klobba", "KB-1"), ("/learn/katamari", "Step 1 of")):
        page.goto(path)
        expect(page.get_by_text(re.compile(words)).first).to_be_visible()


def private(page: Page) -> list[str]:
    """What is kept on the device besides files, games and replays."""
    kept = page.evaluate("""async () => {
        const names = await caches.keys(), all = [];
        for (const name of names) for (const r of await (await caches.open(name)).keys()) all.push(new URL(r.url).pathname);
        return all;
    }""")
    allowed = re.compile(r"/|/icon\.svg|/assets/.*|/api/games(/\w+(/lesson)?)?|/api/records/[\w-]+(/final)?")
    return [path for path in kept if not allowed.fullmatch(path)]
