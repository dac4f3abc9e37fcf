"""What the ring of each lesson encloses, step by step: `python -m tests.e2e.highlights [GAME...]` saves it to highlights.toml.

Compare the result with the text of the lesson: the test only checks that it stays the same.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from rulewright import games
from tests.e2e.playing import PATIENCE, rest, resting
from tests.e2e.server import browsing

KEPT = Path(__file__).with_name("highlights.toml")
SIZE: ViewportSize = {"width": 1280, "height": 800}
ENCLOSED = """(ring) => {
  const inside = (n) => {
    const b = n.getBoundingClientRect();
    return b.width && b.x >= ring.x - 1 && b.y >= ring.y - 1 &&
      b.right <= ring.x + ring.width + 1 && b.bottom <= ring.y + ring.height + 1;
  };
  const words = (n) => [n.dataset.help && `[${n.dataset.help}]`, n.getAttribute('aria-label'),
    ...[...n.childNodes].filter((c) => c.nodeType === Node.TEXT_NODE).map((c) => c.data)];
  const found = [...document.querySelectorAll('#main *')].filter((n) => n.checkVisibility() && inside(n)).flatMap(words);
  return [...new Set(found.map((w) => (w ?? '').replace(/\\s+/g, ' ').trim()).filter(Boolean))].join(' / ').slice(0, 160);
}"""
"""The help keys and texts of everything inside the ring."""


def highlights(page: Page, name: str) -> dict[str, str]:
    """Go through a lesson: for each step that points at something, what is inside the ring."""
    page.goto(f"/learn/{name}")
    steps = page.request.get(f"/api/games/{name}/lesson").json()["steps"]
    found = {}
    for n, step in enumerate(steps, 1):
        expect(page.locator(".guide .count")).to_have_text(f"Step {n} of {len(steps)}")
        rest(page)
        if step["point"]:
            expect(page.get_by_test_id("pointer")).to_be_visible()
            resting(page.locator("#main"))
            bounds = page.get_by_test_id("pointer").evaluate(
                "(n) => ({ x: n.offsetLeft, y: n.offsetTop, width: n.offsetWidth, height: n.offsetHeight })"
            )
            found[str(n)] = str(page.evaluate(ENCLOSED, bounds))
        page.locator(".guide").get_by_role("button", name=re.compile("^(Next|Show me|Finish)$")).click()
    return found


def kept() -> dict[str, dict[str, str]]:
    return tomllib.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}


def main(*names: str) -> None:
    known = kept()
    with browsing() as (browser, server):
        page = browser.new_page(base_url=server.address, viewport=SIZE, reduced_motion="reduce")
        page.set_default_timeout(1000 * PATIENCE)
        for name in names or [name for name in games.names() if games.load(name).lesson]:
            known[name] = highlights(page, name)
    lines = [
        f"[{name}]\n" + "".join(f"{n} = {json.dumps(known[name][n], ensure_ascii=False)}\n" for n in known[name])
        for name in sorted(known)
    ]
    KEPT.write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
