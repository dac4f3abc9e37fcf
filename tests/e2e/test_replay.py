"""A replay shows each position of a game the same way, whether you stepped or jumped to it; so does a table after a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rulewright import games
from tests.conformance.goldens import FOLDER, Golden
from tests.e2e.conftest import Visit
from tests.e2e.playing import over, rest, turn
from tests.e2e.test_coach import record as adventure
from tests.tiers import mostly, tries

FRAMES = tries(15, 8)
"""How many frames of a game are checked: as many as time allows."""
DRAWN = """() => {
  const passing = ['data-rove', 'tabindex', 'aria-description', 'aria-describedby', 'id', 'aria-labelledby', 'style', 'class'];
  const line = (node) => {
    const classes = [...node.classList].filter((c) => c !== 'still').sort();
    const rest = [...node.attributes].filter((a) => !passing.includes(a.name)).map((a) => `${a.name}=${a.value}`).sort();
    const words = [...node.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.data.trim());
    return [node.tagName, ...classes, ...rest, ...words].join(' ');
  };
  const inOrder = (node) => !node.style?.transform;
  const whole = (node) => {
    const shown = [...node.children].filter((child) => !child.matches('dialog:not([open]), .hint'));
    const inner = shown.map((child) => [inOrder(child), whole(child)]);
    const free = inner.filter(([fixed]) => !fixed).map(([, text]) => text).sort();
    return [line(node), ...inner.map(([fixed, text]) => (fixed ? text : free.shift()))].join('\\n');
  };
  return whole(document.querySelector('#main'));
}"""
"""The rendered table, without the keyboard focus, its hint, and scroll positions. Figures that move to their places may be
rendered in any order: reordering them would interrupt their animation."""


def record(name: str) -> str:
    """The longest of the golden games; those of Karthis end too early to show much."""
    if name == "karthis":
        return adventure()
    game = games.load(name)
    goldens = [Golden.read(game, path.read_text("utf-8")) for path in (FOLDER / name).glob("*.txt")]
    golden = max(goldens, key=lambda golden: len(golden.moves))
    match = golden.begin()
    for move in golden.moves:
        match.play(*move)
    return match.record().text


def drawn(page: Page, frame: int) -> str:
    expect(page.locator(".frame[data-number]")).to_be_visible()
    expect(page.get_by_label("Move", exact=True)).to_have_value(str(frame))
    return str(page.evaluate(DRAWN))


@pytest.mark.parametrize("name", mostly(games.names(), ["klotho"]))
def test_a_jump_shows_the_same_as_stepping_there(visit: Visit, name: str) -> None:
    page = visit("/health")
    page.request.get("/api/me")
    answer = page.request.post("/api/records", data=record(name), headers={"content-type": "text/plain"})
    assert answer.ok, answer.text()
    page.goto(f"/r/{answer.json()['id']}")
    slider = page.get_by_label("Move", exact=True)
    last = min(FRAMES, int(slider.get_attribute("max") or 0))
    stepped = [drawn(page, 0)]
    for frame in range(1, last + 1):
        page.get_by_role("button", name="One move forward").click()
        stepped.append(drawn(page, frame))
    assert len(set(stepped)) > 5, "something is drawn"
    different = []
    for frame in reversed(range(last)):
        slider.fill(str(frame))
        if drawn(page, frame) != stepped[frame]:
            different.append(frame)
    assert not different, f"of {last + 1} frames these look different after a jump: {sorted(different)}"


@pytest.mark.parametrize("name", mostly(games.names(), ("karthis",)))
def test_a_reload_shows_the_same_as_before_it(visit: Visit, name: str) -> None:
    """Also right after a choice, while drawn cards and rolled dice are still shown."""
    page = visit("/health")
    page.request.get("/api/me")
    others = {str(seat): "random" for seat in range(1, games.load(name).seats[0])}
    wish = {"game": name, "seed": 21, "seats": games.load(name).seats[0], "fill": others}
    made = page.request.post("/api/matches", data=wish, headers={"origin": page.url.partition("/health")[0]})
    assert made.ok, made.text()
    page.goto(f"/m/{made.json()['id']}")
    seen = set()
    frames = tries(FRAMES, 4)
    for move in range(frames):
        rest(page)
        if over(page):
            break
        before = page.evaluate(DRAWN)
        seen.add(before)
        page.reload()
        rest(page)
        assert page.evaluate(DRAWN) == before, f"{name} after {move} moves"
        count, last = page.locator(".moves .move").count(), turn(page)
        page.locator(".moves .move").nth(move % count).dispatch_event("click")
        rest(page, last)
    assert len(seen) > frames // 2, "something is drawn"
