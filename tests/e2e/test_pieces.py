"""The pieces that boards share, on their own page: moved by mouse, finger and keyboard, and compared with pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import focused, resting, until
from tests.e2e.scenes import DESKTOP, FOLDER, PHONE
from tests.e2e.screenshots import pieces_name
from tests.e2e.test_access import PHONE as FINGER
from tests.e2e.test_access import faults, in_reach
from tests.tiers import mostly

Move = Callable[[Page, Locator, Locator], None]
SHARPNESS = 48
"""Pictures are compared at this many points horizontally: text may look a little different on another machine."""
TUMBLED = """(pool) => { window.tumbled = new Set();
  pool.addEventListener('animationstart', (e) => {
    if (e.target.matches('.cube')) window.tumbled.add([...pool.children].findIndex((n) => n.contains(e.target)));
  }); }"""
ALIKE = 6
"""How much those points may differ on average, out of 255."""


def centre(found: Locator) -> tuple[float, float]:
    found.scroll_into_view_if_needed()
    box = resting(found)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def both(piece: Locator, place: Locator) -> tuple[tuple[float, float], tuple[float, float]]:
    """The centres of both, once they are in sight."""
    centre(piece)
    centre(place)
    return centre(piece), centre(place)


def by_drag(page: Page, piece: Locator, place: Locator) -> None:
    start, end = both(piece, place)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def by_two_clicks(_page: Page, piece: Locator, place: Locator) -> None:
    piece.click()
    place.click()


def by_two_taps(_page: Page, piece: Locator, place: Locator) -> None:
    piece.tap()
    place.tap()


def by_keys(page: Page, piece: Locator, place: Locator) -> None:
    piece.focus()
    page.keyboard.press("Enter")
    for turn in range(12):
        dx, dy = place.evaluate(
            """(n) => { const [a, b] = [n, document.activeElement].map((e) => e.getBoundingClientRect());
                       return [a.x - b.x, a.y - b.y] }"""
        )
        if (dx, dy) == (0, 0):
            break
        aside = (abs(dx) > abs(dy)) ^ (turn % 3 == 2) if dx and dy else bool(dx)
        page.keyboard.press(("ArrowLeft", "ArrowRight")[dx > 0] if aside else ("ArrowUp", "ArrowDown")[dy > 0])
    page.keyboard.press("Enter")


def by_finger(page: Page, piece: Locator, place: Locator) -> None:
    """Drag with a finger, by the browser's own touch input."""
    (x, y), (to_x, to_y) = both(piece, place)
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 7):
        point = {"x": x + (to_x - x) * part / 6, "y": y + (to_y - y) * part / 6}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def named(page: Page, words: str) -> Locator:
    return page.get_by_role("button", name=words, exact=True)


@pytest.mark.parametrize("move", mostly([by_drag, by_two_clicks, by_keys, by_two_taps, by_finger], [by_finger]))
def test_a_piece_moves_alike_by_any_hand(visit: Visit, move: Move) -> None:
    page = visit("/pieces", **(FINGER if move in (by_two_taps, by_finger) else {}))
    sent = page.locator(".sent")
    expect(page.locator(".hexes [data-lit]")).to_have_count(0)
    move(page, named(page, "the ship"), named(page, "hex 1, 0"))
    expect(sent).to_have_text("Handed over: 10")
    expect(page.locator("[data-at='1,0'] .piece")).to_have_count(1)
    expect(page.locator("[data-held]")).to_have_count(0)
    expect(page.locator(".ghost")).to_have_count(0)

    # two cubes, one gesture: nothing is submitted before the end
    roads = page.locator(".roads")
    move(page, named(page, "the first cube"), named(page, "road 3"))
    expect(roads.locator("[data-at='road 2'] .token")).to_have_count(1)
    move(page, named(page, "the second cube"), named(page, "road 1"))
    expect(sent).to_have_text("Handed over: 10")
    roads.get_by_role("button", name="Put back").click()
    expect(roads.locator("[data-at='road 0'] .token")).to_have_count(0)
    move(page, named(page, "the second cube"), named(page, "road 4"))
    roads.get_by_role("button", name="Done").click()
    expect(sent).to_have_text("Handed over: 2, 13")


def test_a_piece_in_the_hand_shows_where_it_may_go_and_can_be_put_back(visit: Visit) -> None:
    page = visit("/pieces")
    lit, sent = page.locator(".hexes [data-lit]"), page.locator(".sent")
    ship = named(page, "the ship")
    ship.click()
    expect(lit).to_have_count(6)
    expect(ship).to_have_attribute("aria-pressed", "true")
    expect(named(page, "hex 0, 1")).to_have_attribute("aria-description", "the ship may go here")
    ship.click()
    expect(lit).to_have_count(0)

    # dropped on nothing, it returns; on the way the place beneath it is highlighted
    page.mouse.move(*centre(ship))
    page.mouse.down()
    page.mouse.move(*centre(named(page, "hex 0, 1")), steps=4)
    expect(page.locator(".hexes [data-over]")).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.move(*centre(page.get_by_role("heading", name="Grids")), steps=4)
    expect(page.locator(".hexes [data-over]")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-held], .ghost")).to_have_count(0)

    # by keyboard: Enter picks it up and moves to a highlighted place, Escape puts it back and returns
    ship.focus()
    page.keyboard.press("Enter")
    until(page, lambda: focused(page).startswith("hex"))
    page.keyboard.press("Escape")
    until(page, lambda: focused(page) == "the ship")
    expect(lit).to_have_count(0)
    expect(sent).to_have_text("Handed over: nothing")

    # on a forbidden place it asks why; an immovable piece is not picked up
    ship.click()
    named(page, "hex -2, 0").click()
    expect(sent).to_have_text("Handed over: 999")
    named(page, "the wreck").click(force=True)
    expect(page.locator("[data-held]")).to_have_count(0)


def test_a_piece_is_turned_in_the_hand(visit: Visit) -> None:
    page = visit("/pieces")
    tile = page.get_by_role("button", name="the tile")
    tile.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turning [data-lit]")).not_to_have_count(0)
    page.keyboard.press("r")
    page.keyboard.press("r")
    expect(tile).to_have_attribute("aria-label", "the tile, turned 2 times")
    expect(page.locator(".turning [data-lit]")).not_to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".sent")).not_to_have_text("Handed over: nothing")
    assert page.locator(".sent").inner_text().endswith(", 2")


def test_a_card_is_played_from_the_hand(visit: Visit) -> None:
    page = visit("/pieces")
    hand = page.get_by_role("list", name="Your hand")
    by_drag(page, hand.get_by_role("button", name="Play: Card 1"), named(page, "The table"))
    expect(page.get_by_text("Played: 1", exact=True)).to_be_visible()
    hand.get_by_role("button", name="Play: Card 2").click()
    expect(page.get_by_text("Played: 1, 2", exact=True)).to_be_visible()
    hand.get_by_role("button", name="Card 5").click()
    expect(page.get_by_text("Card 5 is not for playing now.")).to_be_visible()


def test_kept_dice_stay_and_the_others_tumble(visit: Visit) -> None:
    page = visit("/pieces", motion="full")
    pool = page.get_by_role("list", name="A pool of dice")
    resting(pool)
    kept = pool.locator(".kept").first.get_by_role("button")
    words = kept.get_attribute("aria-label")
    pool.evaluate(TUMBLED)
    page.get_by_role("button", name="Throw 4 again").click()
    page.wait_for_function("() => window.tumbled.size === 4")
    resting(pool)
    assert sorted(page.evaluate("[...window.tumbled]")) == [0, 2, 3, 5]
    assert kept.get_attribute("aria-label") == words


@pytest.mark.parametrize(
    ("light", "size"),
    [
        ("light", DESKTOP),
        pytest.param("dark", PHONE, marks=pytest.mark.release),
        pytest.param("dark", DESKTOP, marks=pytest.mark.release),
        pytest.param("light", PHONE, marks=pytest.mark.release),
    ],
)
def test_the_page_looks_as_it_was_kept(visit: Visit, tmp_path: Path, light: str, size: ViewportSize) -> None:
    """If a piece is meant to look different, renew the pictures with `make screenshots` and look at them."""
    page = visit("/pieces", viewport=size, color_scheme=light, bypass_csp=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert faults(page) == []
    in_reach(page)
    kept, apart = Image.open(FOLDER / f"{pieces_name(light, size)}.png").convert("RGB"), 255.0
    small = (SHARPNESS, round(SHARPNESS * kept.height / kept.width))
    for _ in range(50):  # pending loads finish within seconds
        page.wait_for_timeout(400)
        page.screenshot(path=tmp_path / "now.png", full_page=True)
        now = Image.open(tmp_path / "now.png").convert("RGB")
        difference = ImageChops.difference(kept.resize(small), now.resize(small)).convert("L")
        apart = ImageStat.Stat(difference).mean[0]
        if apart < ALIKE and abs(kept.height - now.height) < 0.04 * kept.height:
            return
    raise AssertionError(f"it looks different from docs/screenshots, by {apart:.1f} on average")


STRUCK = """() => [...document.querySelectorAll('.cube')].flatMap((cube) => {
  cube.style.setProperty('--x', '0deg');
  cube.style.setProperty('--y', '90deg');
  const { x, y, width, height } = cube.closest('.die').getBoundingClientRect();
  const off = [y - 2 * height, y - height, y + 2 * height, y + 3 * height];
  return off.filter((at) => document.elementFromPoint(x + width / 2, at)?.closest('.cube'));
})"""
"""Points above and below dice, on the face a quarter turn away, where a tap would hit the die and not what is there."""


def test_a_die_is_touched_only_where_it_lies(visit: Visit) -> None:
    page = visit("/pieces", viewport=PHONE)
    expect(page.locator(".cube").first).to_be_attached()
    page.locator(".cube").first.scroll_into_view_if_needed()
    assert page.evaluate(STRUCK) == []
