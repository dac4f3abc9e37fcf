"""Appearance: text that shows at once and is never too small, boards that fit every screen, no layout shifts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from rulewright import games
from tests.e2e.boards import POSITIONS, SIZES, Position, layout_faults, narrow_targets, small_texts
from tests.e2e.conftest import Visit
from tests.e2e.loading import measure
from tests.e2e.playing import over, play_now, rest, resting, turn, until
from tests.e2e.scenes import Scenes
from tests.e2e.server import Server
from tests.e2e.test_manners import table
from tests.prepare import ROOT
from tests.tiers import mostly

FONTS = 80_000
"""Bytes of fonts before the first page is visible."""
READABLE = 4.5
"""The contrast between text and background that WCAG 2 requires."""
SHIFT = 0.05
"""The most layout shift allowed: Chromium's limit for a good page is twice that."""
MOVES = 25
PAPER, PAGE = ViewportSize(width=718, height=1046), 1046
"""The printed part of a sheet of A4 with margins of a centimetre, in pixels of CSS."""
MOVED = {
    "clin9ic": SHIFT,
    "karthis": 2.9,
    "klobba": 0.6,
    "klotho": 0.5,
    "twelve_patrols": 0.7,
    "katamari": 0.25,
    "asteroid_miners": 0.5,
}
"""By game, the most that may move in so many moves on a phone. Where it is more than `SHIFT` it was measured, and must not grow:
in Karthis the camera follows the explorer, and elsewhere the prompt is as high as what it asks."""
FIGURES = """(family) => ['1111', '8888', '4070'].map((text) => {
  const node = document.body.appendChild(document.createElement('span'));
  node.style.font = `600 20px var(${family})`;
  node.textContent = text;
  return node.getBoundingClientRect().width; })"""
"""Widths of figures where a CSS rule sets its font in shorthand, which resets everything it does not name."""
OBSERVE = """() => { window.shifts = [];
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput)
    window.shifts.push({ value: e.value, at: e.startTime,
      what: e.sources.map((s) => (s.node?.className ?? s.node?.parentElement?.className)) });
  }).observe({ type: 'layout-shift', buffered: true }); }"""
SHIFTED = """() => { let worst = 0, sum = 0, first = 0, last = 0;
  for (const { value, at } of window.shifts) {
    if (at - last > 1000 || at - first > 5000) { sum = 0; first = at; }
    sum += value; last = at; worst = Math.max(worst, sum);
  }
  return worst; }"""
"""As Chromium measures it: the worst five seconds, with no second of rest between."""

COVERED_PRICES = """() => [...document.querySelectorAll('.market td')].flatMap((price) => {
  const box = price.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return price.contains(top) ? [] : [price.closest('tr').innerText];
})"""


def test_fonts_come_from_here_and_are_small(visit: Visit) -> None:
    page = visit()
    page.evaluate("document.fonts.ready")
    fonts = "performance.getEntriesByType('resource').filter((e) => e.name.endsWith('.woff2'))"
    loaded = page.evaluate(f"{fonts}.map((e) => [e.name.split('/').at(-1).split('-latin')[0], e.encodedBodySize])")
    assert sorted(name for name, _ in loaded) == ["alegreya", "source-sans-3"], "each once, and no game's own"
    assert sum(size for _, size in loaded) <= FONTS
    for family in ("Source Sans 3 Variable", "Alegreya Variable"):
        assert page.evaluate("(f) => [...document.fonts].find((x) => x.family === f)?.status", family) == "loaded"
    answer = page.request.get(page.evaluate(f"{fonts}[0].name"))
    assert answer.headers["content-type"] == "font/woff2"
    assert "immutable" in answer.headers["cache-control"]
    for family in ("--sans", "--serif"):
        widths = page.evaluate(FIGURES, family)
        assert max(widths) - min(widths) < 0.1, "figures have one width"


def test_a_game_brings_its_own_face(visit: Visit) -> None:
    page = visit("/health")
    page.goto(f"/m/{table(page, game='klotho', fill={'1': 'random'})['id']}")
    page.wait_for_function(
        "() => [...document.fonts].some((f) => f.family === 'Oxanium Variable' && f.status === 'loaded')"
    )
    assert page.locator("h1").evaluate("(n) => getComputedStyle(n).fontFamily").startswith('"Oxanium Variable"')


def test_nothing_jumps_when_the_fonts_come(visit: Visit) -> None:
    """Fonts are held back until the page is rendered without them, and then let through."""
    page = visit("/health")
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.extend([route]))
    page.add_init_script(f"({OBSERVE})()")
    page.goto("/", wait_until="commit")
    ready = page.get_by_role("button", name="Play now: The Temple of Karthis")
    expect(ready).to_be_visible()
    page.wait_for_timeout(300)
    assert len(held) == 2
    settled = page.evaluate(SHIFTED)
    for route in held:
        route.continue_()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    assert page.evaluate("[...document.fonts].filter((f) => f.status === 'loaded').length") >= 2
    assert page.evaluate(SHIFTED) - settled < SHIFT


def test_licences_of_fonts_are_noted() -> None:
    notice = (ROOT / "NOTICE").read_text("utf-8")
    used = {line.split("@fontsource-variable/")[1].split("/")[0] for line in sources("@fontsource-variable/")}
    assert len(used) == 6
    for font in used:
        assert font.replace("-", " ") in notice.lower(), font
        own = (ROOT / "web/node_modules/@fontsource-variable" / font / "LICENSE").read_text("utf-8")
        holder = re.match(r"(?:Copyright (\d+) The )?([^(\n]+?) *[(\n]", own)
        assert holder
        assert f"{holder[2]}, {holder[1] or 'as its licence says'}" in notice, font
        for copy in copies(font):
            assert copy.read_text("utf-8") == own, copy


def test_licences_of_libraries_in_the_page_are_noted() -> None:
    notice, said = ((ROOT / name).read_text("utf-8") for name in ("NOTICE", "web/public/assets/libraries-LICENSE.txt"))
    svelte = ROOT / "web/node_modules/svelte/src"
    found = imported(ROOT / "web/src") | imported(svelte / "internal/client") | imported(svelte / "internal/shared")
    assert {"svelte", "clsx", "@noble/hashes", "@fluent/bundle"} <= found
    for name in found:
        assert name.rpartition("/")[2] in notice.lower(), name
        assert f"---- {name}\n" in said, name
        for own in (ROOT / "web/node_modules" / name).glob("[Ll][Ii][Cc][Ee][Nn][Ss][Ee]*"):
            assert own.read_text("utf-8").strip() in said, name


def imported(folder: Path) -> set[str]:
    """The npm packages from which the code in a folder takes something, apart from types and tests."""
    files = [f for f in folder.rglob("*.*") if f.suffix in (".ts", ".js", ".svelte") and ".test." not in f.name]
    text = "\n".join(f.read_text("utf-8") for f in files)
    return set(re.findall(r"""^\s*import (?!type)[^'"]*?from ['"]((?:@[\w-]+/)?[a-z][\w-]*)[\w/.-]*['"]""", text, re.M))


def copies(font: str) -> list[Path]:
    """The copies of a font's licence: in the sources, in the built table, and with the letters of pictures."""
    name = Path("assets") / f"{font}-LICENSE.txt"
    letters = [ROOT / "src/rulewright/telling/glyphs-LICENSE.txt"] if font == "source-sans-3" else []
    return [ROOT / "web/public" / name, ROOT / "src/rulewright/doors/server/web" / name, *letters]


def sources(words: str) -> list[str]:
    found = [*Path(ROOT / "web/src").rglob("*.css"), *Path(ROOT / "web/src").rglob("*.svelte")]
    return [line for f in found for line in f.read_text("utf-8").splitlines() if words in line]


def opened(visit: Visit, server: Server, position: Position, **options: Any) -> Page:
    page = visit("/", **options)
    browser = page.context.browser
    assert browser
    position.open(Scenes(browser, server), page)
    return page


@pytest.mark.release
@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.game)
def test_no_text_is_too_small(visit: Visit, server: Server, position: Position) -> None:
    page = opened(visit, server, position)
    found = []
    for size, least in (("desk", 12), ("phone", 11), ("phone-wide", 11)):
        page.set_viewport_size(SIZES[size])
        rest(page)
        found += [f"{size}: {fault}" for fault in small_texts(page, least)]
    assert found == []


@pytest.mark.parametrize("name", mostly(games.names(), ["klobba"]))
def test_the_board_can_be_enlarged_until_everything_is_read(visit: Visit, server: Server, name: str) -> None:
    """By a button that is always in sight; a finger then scrolls, and what can be chosen can be tapped."""
    position = next(position for position in POSITIONS if position.game == name)
    page, found = opened(visit, server, position, has_touch=True, is_mobile=True), []
    lens = page.get_by_role("button", name="Enlarge the board")
    for size, least in {"desk": 12, "phone": 11, "phone-wide": 11, "phone-small": 11}.items():
        page.set_viewport_size(SIZES.get(size, {"width": 667, "height": 375}))
        rest(page)
        found += [f"{size}: {target}" for target in narrow_targets(page) if size != "desk"]
        lens.click()
        found += [f"{size}: {fault}" for fault in small_texts(page, least, "#main", large=True)]
        expect(lens).to_have_attribute("aria-pressed", "true")
        if size != "phone-small":
            lens.click()
    assert found == []
    board = page.locator(".viewport")
    board.evaluate("(n) => n.scrollTo(0, 0)")
    line = page.context.new_cdp_session(page)
    for kind, x in [("Start", 400), *(("Move", 400 - 15 * step) for step in range(10)), ("End", None)]:
        points = [] if x is None else [{"x": x, "y": 250}]
        line.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    until(page, lambda: board.evaluate("(n) => n.scrollLeft") > 50)


@pytest.mark.release
@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.game)
def test_what_is_small_is_shown_large(visit: Visit, server: Server, position: Position) -> None:
    """Each kind of drawing with small text is enlarged when you point at it."""
    page = opened(visit, server, position)
    marks = page.evaluate(
        """() => { const kinds = new Map();
          for (const node of document.querySelectorAll('#main [data-large]')) {
            const box = node.getBoundingClientRect();
            const at = [box.x + box.width / 2, box.y + box.height / 2];
            const there = document.elementFromPoint(...at)?.closest('[data-help]');
            const alone = there?.contains(node) && (node.contains(document.elementFromPoint(...at))
              || there.querySelectorAll('[data-large]').length === 1);
            if (box.width && box.width < 200 && alone) kinds.set(node.getAttribute('class') ?? node.tagName, at);
          }
          return [...kinds]; }"""
    )
    for kind, (x, y) in marks:
        page.mouse.move(2, 2)
        page.mouse.move(x, y, steps=3)
        expect(page.locator(".hint .large"), kind).to_be_visible()
        assert small_texts(page, 12, ".hint", large=True) == [], kind
        page.keyboard.press("Escape")


@pytest.mark.release
@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.game)
def test_the_choice_is_in_sight_at_every_size(visit: Visit, server: Server, position: Position) -> None:
    """Titles in full, the prompt and its buttons on the screen and uncovered, at every size and at 200 %."""
    page = opened(visit, server, position)
    found = []
    for name, size in {**SIZES, "zoomed": {"width": 640, "height": 400}}.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        rest(page)
        page.wait_for_timeout(200)
        found += [f"{name}: {fault}" for fault in layout_faults(page)]
    assert found == []


def test_the_tray_of_asteroid_miners_covers_no_price(visit: Visit, server: Server) -> None:
    """In the windows of small laptops, with the panel and without it."""
    position = next(position for position in POSITIONS if position.game == "asteroid_miners")
    page, found = opened(visit, server, position), []
    for panel in ("shown", "hidden"):
        if panel == "hidden":
            page.get_by_role("button", name="Hide the panel").click()
        for width, height in ((1366, 650), (1200, 750), (1024, 700), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            resting(page.locator(".market table"))
            found += [f"{width} x {height}, panel {panel}: {price}" for price in page.evaluate(COVERED_PRICES)]
    assert found == []


@pytest.mark.release
@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.game)
def test_what_is_asked_can_be_read(visit: Visit, server: Server, position: Position) -> None:
    """Against the rendered background: axe ignores gradients."""
    page, found = opened(visit, server, position), []
    for light in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        rest(page)
        for words in page.locator("#main .prompt .told, #main .prompt .ask, #main .prompt .ask b").all():
            ink = words.evaluate(
                "(n) => { const c = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' });"
                "c.fillStyle = getComputedStyle(n).color; c.fillRect(0, 0, 1, 1); return [...c.getImageData(0, 0, 1, 1).data]; }"
            )
            drawn = Image.open(BytesIO(words.screenshot())).convert("RGB").tobytes()
            ground = Counter(zip(drawn[::3], drawn[1::3], drawn[2::3], strict=True)).most_common(1)[0][0]
            if (far := contrast(ink[:3], ground)) < READABLE:
                found.append(f"{light}: {words.inner_text()!r} {far:.1f}")
    assert found == []


def contrast(*colours: Sequence[int]) -> float:
    """The contrast ratio by WCAG 2: from 1 to 21."""

    def luminance(colour: Sequence[int]) -> float:
        r, g, b = ((c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in (v / 255 for v in colour))
        return float(0.2126 * r + 0.7152 * g + 0.0722 * b)

    dark, bright = sorted(map(luminance, colours))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.release
@pytest.mark.parametrize("name", games.names())
def test_nothing_shifts_in_a_whole_game(visit: Visit, name: str) -> None:
    """Moves are made by keyboard, so that shifts caused by the move itself are not counted."""
    page = visit("/health")
    page.add_init_script(f"({OBSERVE})()")
    page.goto("/")
    play_now(page, games.load(name).title)
    for move in range(120):
        rest(page)
        if over(page):
            break
        before, choices = turn(page), min(9, page.locator(".moves .move").count())
        page.keyboard.press(str(1 + move % max(1, choices)))
        until(page, lambda before=before: over(page) or turn(page) > before)  # type: ignore[misc]
    shifts = page.evaluate("window.shifts.filter((s) => s.value > 0.01)")
    assert page.evaluate(SHIFTED) < SHIFT, shifts


@pytest.mark.parametrize("name", mostly(MOVED, ["clin9ic"]))
def test_the_board_stays_through_a_game_on_a_phone(visit: Visit, name: str) -> None:
    """The sum of all shifts, however slowly they follow each other. No input excuses any: the clicks come from a script."""
    page = visit("/health", viewport=SIZES["phone"], has_touch=True, is_mobile=True)
    page.add_init_script(f"({OBSERVE})()")
    seats = games.load(name).seats[0]
    made = table(page, game=name, seats=seats, seed=5, fill={str(seat): "random" for seat in range(1, seats)})
    page.goto(f"/m/{made['id']}")
    rest(page)
    page.evaluate("window.shifts = []")
    for move in range(MOVES):
        rest(page)
        if over(page):
            break
        before, moves = turn(page), page.locator(".moves .move")
        moves.nth(move % max(1, min(9, moves.count()))).dispatch_event("click", {"detail": 1})
        until(page, lambda before=before: over(page) or turn(page) > before)  # type: ignore[misc]
    shifts = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) < MOVED[name], shifts


@pytest.mark.parametrize("name", mostly(games.names(), ["karthis"]))
def test_rules_are_printed_whole(visit: Visit, name: str) -> None:
    page = visit(f"/rules/{name}")
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    expect(page.locator(".summary h4")).to_have_count(4)
    expect(page.locator(".rules li figure img").first).to_be_visible()
    page.set_viewport_size(PAPER)
    page.emulate_media(media="print")
    summary = page.locator(".summary").bounding_box()
    assert summary
    assert summary["y"] + summary["height"] < PAGE, "it fits a sheet of A4"
    expect(page.locator(".rules .search")).to_be_hidden()
    last = page.locator(".rules li").last
    paper, clause = page.evaluate("document.documentElement.scrollHeight"), last.bounding_box()
    assert clause
    assert 2000 < clause["y"] + clause["height"] <= paper


@pytest.mark.parametrize("name", mostly(games.names(), ["karthis"]))
def test_a_board_stays_where_it_first_appears(browser: Browser, server: Server, name: str) -> None:
    """On a slow phone with an empty cache: nothing grows into place while the table loads."""
    assert measure(browser, server.address, name).shift < SHIFT


def test_dice_are_seen_where_colours_are_forced(visit: Visit) -> None:
    page = visit("/health", forced_colors="active")
    page.goto(f"/m/{table(page, game='klotho', fill={'1': 'random'})['id']}")
    rest(page)
    side = page.locator(".tray .die .side").first
    expect(side).to_be_attached()
    shown, drawn = side.evaluate(
        """(n) => { const probe = document.createElement('b'); probe.style.color = n.style.background;
          probe.style.forcedColorAdjust = 'none'; document.body.append(probe);
          return [getComputedStyle(n).backgroundColor, getComputedStyle(probe).color]; }"""
    )
    assert shown == drawn


@pytest.mark.release
def test_the_list_of_moves_starts_folded_for_those_who_play_on_the_board(visit: Visit) -> None:
    page = visit()
    play_now(page, "The Temple of Karthis")
    for _ in range(5):
        rest(page)
        if over(page):  # an explorer may die early
            page.goto("/")
            play_now(page, "The Temple of Karthis")
            rest(page)
        expect(page.locator("#moves")).to_be_visible()  # never collapsed in mid-game
        before = turn(page)
        page.locator(".stage .pick.lit, .stage .button[data-code], .token.down, .flap, .guardian .pick").first.click()
        rest(page, before)
    page.goto("/")
    play_now(page, "The Temple of Karthis")
    rest(page)
    expect(page.locator("#moves")).to_be_hidden()
    fold = page.get_by_role("button", name="Show the list of moves")
    expect(fold).to_have_attribute("aria-expanded", "false")
    before = turn(page)
    page.keyboard.press("1")  # by number as usual
    rest(page, before)
    page.keyboard.press("m")
    expect(page.locator("#moves .move").first).to_be_focused()
    before = turn(page)
    page.keyboard.press("Enter")
    rest(page, before)
    page.reload()
    rest(page)
    expect(page.locator("#moves")).to_be_visible()  # players who use the list keep it


def test_the_panel_is_put_away_and_fetched_back(visit: Visit) -> None:
    page = visit("/health")
    page.goto(f"/m/{table(page, game='klobba', fill={'1': 'random'})['id']}")
    rest(page)
    board = page.locator("main.board")
    narrow = board.bounding_box()
    page.get_by_role("button", name="Hide the panel").click()
    wide = board.bounding_box()
    assert narrow
    assert wide
    assert wide["width"] > narrow["width"] + 250
    expect(page.locator(".log")).to_be_hidden()
    page.reload()
    rest(page)
    expect(page.locator(".log")).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator(".log")).to_be_focused()
    expect(page.get_by_role("button", name="Hide the panel")).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_colours_of_the_design_have_their_contrast(visit: Visit, light: str) -> None:
    page = visit("/pieces", color_scheme=light)
    found = page.get_by_test_id("contrast")
    expect(found.first).not_to_be_empty()
    for one in found.all():
        assert float(one.inner_text()) >= float(one.get_attribute("data-least") or 0), one.locator("..").inner_text()
