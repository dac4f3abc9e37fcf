"""Pictures of every screen, by `make screenshots`, into docs/screenshots/, and those of README into docs/pictures/."""

from __future__ import annotations

import re
import sys

from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect

from rulewright import games
from rulewright.doors.server.http.pages import PREVIEW_SIZE
from rulewright.doors.server.http.pages import PREVIEWS as FOLDER_OF_PREVIEWS
from tests.conformance.goldens import scripts
from tests.e2e import moments, readme
from tests.e2e.playing import clicked, rest, stop_clock, turn, until
from tests.e2e.scenes import DESKTOP, FOLDER, PHONE, Scenes
from tests.e2e.server import browsing
from tests.e2e.test_coach import COLD, bring
from tests.prepare import ROOT

PUBLIC = ROOT / "web" / "public"


def temple(scenes: Scenes) -> None:
    with scenes.visitor() as page:
        scenes.adventure(page, moments.wide_map)
        scenes.shoot(page, "karthis")
        tile = page.locator(".spot").first
        bounds = tile.bounding_box()
        assert bounds
        page.mouse.click(bounds["x"] + bounds["width"] / 2, bounds["y"] + bounds["height"] * 0.93)
        page.locator(".refusal").wait_for()
        scenes.shoot(page, "refusal")
        page.locator(".refusal .button").first.click()
        scenes.shoot(page, "rules-beside")
    with scenes.visitor(light="dark") as page:
        scenes.adventure(page, moments.rich_choice)
        scenes.shoot(page, "karthis-cards")
    with scenes.visitor() as page:
        scenes.adventure(page, moments.a_fight)
        page.get_by_role("button", name="Fight a round").first.click()
        scenes.shoot(page, "karthis-fight", 700)
    with scenes.visitor() as page:
        scenes.adventure(page, moments.the_crown, hero="Mara of the Reeds")
        scenes.shoot(page, "karthis-crown")
        page.get_by_role("button", name="View the board").click()
        page.get_by_role("button", name="Open the explorer’s sheet").click()
        scenes.shoot(page, "karthis-sheet")
        page.goto(page.url.replace("/m/", "/r/"))
        page.get_by_label("Move", exact=True).fill("6")
        scenes.shoot(page, "replay")
    with scenes.visitor(light="dark", size=PHONE) as page:
        scenes.adventure(page, moments.wide_map)
        scenes.shoot(page, "phone-karthis")


def horde(scenes: Scenes) -> None:
    """Klobba!: an offer, a card to be laid and the clash it makes, and a partner to be chosen."""
    three, four = ({"seats": seats, "seed": 8, "bot": "random"} for seats in (3, 4))
    with scenes.visitor() as page:
        scenes.midway(page, "klobba", moments.offered, **three)
        expect(page.locator(".hand .ribbon")).to_be_visible()
        scenes.shoot(page, "klobba-offer")
    with scenes.visitor(motion=True) as page:
        page.clock.install()
        scenes.midway(page, "klobba", moments.asked(moments.LAYING), **three)
        scenes.shoot(page, "klobba")
        stop_clock(page)  # animations advance only step by step
        page.locator(".moves .move:has-text('Lay ')").first.click()
        tell_until(page, ".slot + .slot .total")
        scenes.shoot(page, "klobba-clash", 500)
    with scenes.visitor(light="dark") as page:
        scenes.midway(page, "klobba", moments.asked(moments.PAIRING), **four)
        scenes.shoot(page, "klobba-dark")
    with scenes.visitor(light="light", size=PHONE) as page:
        scenes.midway(page, "klobba", moments.asked(moments.LAYING), **three)
        scenes.shoot(page, "phone-klobba")


def tell_until(page: Page, wanted: str) -> None:
    """Advance the page's clock until an element is visible."""

    def seen() -> bool:
        page.clock.run_for(50)
        return page.locator(wanted).count() > 0

    until(page, seen)


def colony(scenes: Scenes) -> None:
    """A mining company at its dice, and the bench of its guided first game."""
    for light, size, name in (("light", DESKTOP, "klotho"), ("dark", PHONE, "phone-klotho")):
        with scenes.visitor(light=light, size=size) as page:
            scenes.match(page, game="klotho", seats=3, fill={"1": "heuristic", "2": "heuristic"}, seed=5)
            dig_until(page, "button:has-text('Throw 5 dice again')")
            for die in page.locator(".tray .pick").all()[:2]:
                die.click()
            scenes.shoot(page, name)
    with scenes.visitor() as page:
        page.evaluate("localStorage.setItem('rulewright.lesson.klotho', '18')")  # the step in which the claim is laid
        page.goto("/learn/klotho")
        page.get_by_role("button", name="Lay a claim").click()
        page.get_by_role("button", name="Suggest a claim").click()
        scenes.shoot(page, "klotho-bench")


def dig_until(page: Page, wanted: str) -> None:
    """Claim mines and decline everything else until an element is visible."""
    wishes = ("Claim mine", "Roll", "Keep all", "Claim no", "End the turn", "Use ", "Give up", "Take")
    for _ in range(400):
        rest(page)
        if page.locator(wanted).count():
            return
        before = turn(page)
        page.evaluate(
            """(wishes) => {
              const all = [...document.querySelectorAll('.moves .move:not([disabled])')];
              wishes.map((w) => all.find((m) => m.textContent.includes(w))).find((m) => m)?.click();
            }""",
            list(wishes),
        )
        rest(page, before)
    raise LookupError(f"{wanted} was never to be seen")


def lobby(scenes: Scenes) -> None:
    with scenes.visitor(name="Oona") as other:
        scenes.match(other, game="klobba", seats=3, open=True)
        with scenes.visitor() as page:
            scenes.match(page, game="klobba", seats=3, fill={"1": "random", "2": "random"}, seed=3)
            page.goto("/")
            expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
            scenes.shoot(page, "home")
            page.set_viewport_size(PHONE)
            scenes.shoot(page, "phone-home")
            page.set_viewport_size(DESKTOP)
            page.get_by_role("button", name="With friends: Klobba!").click()
            page.get_by_role("button", name="Create table").click()
            page.get_by_role("button", name="Go to the table").click()
            scenes.shoot(page, "waiting")
            page.goto("/rules/karthis#KA-48")
            scenes.shoot(page, "rules")
    with scenes.visitor(light="dark") as page:
        page.get_by_role("button", name="With friends: Klobba!").click()
        scenes.shoot(page, "new-table")
        scenes.match(page, game="connect_four", seats=2, fill={"1": "random"}, seed=5)
        for column in (3, 2, 5, 3, 0):
            rest(page)
            page.locator(".generic .cell .pick").nth(column).click()
        rest(page)
        scenes.shoot(page, "generic")


def kingdom(scenes: Scenes) -> None:
    """The kingdom of the golden that is won, with its first column manned and near its end."""
    game = games.load("twelve_patrols")
    (script,) = scripts(game)
    codes = [made["code"] for made in script.play(game).made]
    pictures: tuple[tuple[str, ViewportSize, dict[int, str]], ...] = (
        ("light", DESKTOP, {5: "twelve-patrols"}),
        ("dark", PHONE, {9: "phone-twelve-patrols"}),
    )
    for light, size, stops in pictures:
        with scenes.visitor(light=light, size=size) as page:
            scenes.match(page, game="twelve_patrols", seed=script.seed)
            done = 0
            for number, name in stops.items():
                scenes.repeat(page, codes[done:number], done)
                scenes.shoot(page, name, 900)
                done = number


def clinic(scenes: Scenes) -> None:
    """A clinic on its third day."""
    for light, size, name in (("light", DESKTOP, "clin9ic"), ("dark", PHONE, "phone-clin9ic")):
        with scenes.visitor(light=light, size=size) as page:
            scenes.midway(page, "clin9ic", moments.after(45))
            scenes.shoot(page, name)


def belt(scenes: Scenes) -> None:
    """Two companies among the asteroids."""
    for light, size, name in (("dark", DESKTOP, "asteroid_miners"), ("light", PHONE, "phone-asteroid-miners")):
        with scenes.visitor(light=light, size=size) as page:
            scenes.midway(page, "asteroid_miners", moments.after(40))
            scenes.shoot(page, name)


def heap(scenes: Scenes) -> None:
    """A half-finished Katamari, with the next piece in hand."""
    for light, size, name in (("light", DESKTOP, "katamari"), ("dark", PHONE, "phone-katamari")):
        with scenes.visitor(light=light, size=size) as page:
            scenes.match(page, game="katamari", seats=3, fill={"1": "heuristic", "2": "heuristic"}, seed=3)
            roll_up(page, 6)
            scenes.shoot(page, name)


def roll_up(page: Page, step: int) -> None:
    """Always take the largest available piece and put it anywhere it fits, until the Emperor has come this far and a piece is in
    hand."""
    for choice in range(1000):
        rest(page)
        far = int(page.locator(".track .gone").count())
        if clicked(page, ".plea [data-code='0']") or not clicked(page, ".pile.buys .top", -1):
            clicked(page, ".hex[data-lit]") or clicked(page, ".plea [data-code='1']")
            continue
        rest(page)
        lit, lay = page.locator(".hex[data-lit]").all(), page.get_by_role("button", name="Lay it here", exact=True)
        if not lit:
            continue
        lit[choice % len(lit)].dispatch_event("click")
        lay.wait_for()
        if far >= step:
            return
        lay.click()
    raise LookupError("the Emperor does not come so far: ask for less")


def pieces_name(light: str, size: ViewportSize) -> str:
    return f"{'phone-' if size == PHONE else ''}pieces{'-dark' if light == 'dark' else ''}"


def pieces(scenes: Scenes) -> None:
    for light in ("light", "dark"):
        for size in (DESKTOP, PHONE):
            with scenes.visitor(light=light, size=size) as page:
                page.goto("/pieces")
                expect(page.get_by_role("heading", level=1)).to_be_visible()
                scenes.shoot(page, pieces_name(light, size), 1200, whole=True)


def learning(scenes: Scenes) -> None:
    """A lesson in its first fight, the coach over a choice, and a review at the worst move."""
    for size in (DESKTOP, PHONE):
        with scenes.visitor(size=size) as page:
            page.goto("/learn/klobba")
            for _ in range(6):
                rest(page)
                page.locator(".guide button", has_text=re.compile("^(Next|Show me)$")).click()
            rest(page)
            scenes.shoot(page, f"{'phone-' if size == PHONE else ''}lesson")
    with scenes.visitor() as page:
        scenes.adventure(page, moments.rich_choice)
        page.get_by_role("button", name="Coach").click()
        expect(page.get_by_test_id("verdict")).to_be_visible(timeout=COLD)
        scenes.shoot(page, "coach")
        page.goto(f"{bring(page)}#review")
        page.locator(".slip").first.click(timeout=COLD)
        scenes.shoot(page, "review")


def previews(scenes: Scenes) -> None:
    """Each game's preview image for links."""
    width, height = PREVIEW_SIZE
    with scenes.visitor(size={"width": width, "height": height}) as page:
        page.locator(".shelf .card svg").first.wait_for()
        for name in games.names():
            title = games.load(name).title
            card = page.locator(".shelf .card", has=page.get_by_role("heading", name=title, exact=True))
            drawing = card.locator(".picture svg").first.evaluate("(n) => n.outerHTML")
            style = "position: fixed; inset: 0; z-index: 99; width: 100vw; height: 100vh"
            page.evaluate(
                """([drawing, style]) => { document.querySelector('#preview')?.remove();
                  document.body.insertAdjacentHTML('beforeend', `<div id="preview" style="${style}">${drawing}</div>`);
                  document.querySelector('#preview svg').setAttribute('style', 'width: 100%; height: 100%'); }""",
                [drawing, style],
            )
            path = PUBLIC / FOLDER_OF_PREVIEWS / f"{name}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=path)
            Image.open(path).convert("RGB").quantize(64).save(path, optimize=True)
            print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1000} kB", flush=True)


SCENES = (
    lobby,
    temple,
    horde,
    kingdom,
    colony,
    heap,
    clinic,
    belt,
    pieces,
    learning,
    previews,
    readme.tables,
    readme.clip,
)


def main(*wanted: str) -> None:
    """Take all scenes, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, server):
        scenes = Scenes(browser, server)
        for scene in SCENES:
            if not wanted or scene.__name__ in wanted:
                scene(scenes)


if __name__ == "__main__":
    main(*sys.argv[1:])
