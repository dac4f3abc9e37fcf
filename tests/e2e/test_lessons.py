"""Learning by playing: every lesson, step by step on the board itself, with a mouse and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulewright import games
from tests.e2e.conftest import Visit
from tests.e2e.highlights import highlights, kept
from tests.e2e.playing import rest, resting, until
from tests.e2e.test_access import PHONE, faults, in_reach
from tests.e2e.test_board_alone import DESKTOP
from tests.e2e.touch import lit, touch
from tests.tiers import mostly

TAUGHT = [name for name in games.names() if (games.load(name).home / "lesson.toml").exists()]
MARK = """(code) => {
  const shown = (n) => n.checkVisibility({ visibilityProperty: true }) && !n.disabled;
  const exact = [...document.querySelectorAll(`#main [data-code="${code}"]`)].filter(shown);
  if (exact.length) window.lit = exact;
  return exact.length;
}"""
"""Mark the elements that stand for a move on the board; if there are none, highlighted ones are tried in turn."""

KEYS = "[...document.querySelectorAll('#main [data-help]')].map((n) => n.dataset.help)"


def number(page: Page) -> str:
    """The current step; empty at the end."""
    return "".join(page.locator(".guide .count").all_inner_texts())


def wanted(page: Page) -> str:
    """The requested move; empty if there is none."""
    return "".join(page.locator(".guide .wanted").all_inner_texts())


def still(page: Page) -> bool:
    return page.locator(".guide button:has-text('Skip ahead')").count() == 0


def make(page: Page, code: int, tries: int, finger: bool) -> None:
    """Make a move on the board, by its element or by what is highlighted."""
    n = page.evaluate(MARK, code) or len(lit(page))
    assert n, f"nothing on the board makes the move {code} at {number(page)}"
    touch(page, tries % n, finger)


@pytest.mark.parametrize("name", mostly(TAUGHT, ["twelve_patrols"]))
def test_the_ring_encloses_what_is_spoken_of(visit: Visit, name: str) -> None:
    """The enclosed elements were reviewed against the text of each step, and are stored in highlights.toml."""
    page = visit("/health")
    assert highlights(page, name) == kept()[name]


@pytest.mark.release
def test_the_ring_lies_beside_the_words_on_a_telephone(visit: Visit) -> None:
    page = visit("/learn/klobba", **PHONE)
    for _ in range(5):
        until(page, lambda: still(page))
        expect(page.get_by_test_id("pointer")).to_be_visible()
        page.locator("#main *").evaluate_all("(all) => all.forEach((n) => n.scrollTo?.(0, 60))")
        resting(page.locator("#main"))
        top = page.get_by_test_id("pointer").evaluate("(n) => n.offsetTop")
        guide = resting(page.locator(".guide"))
        assert top >= guide["y"] + guide["height"], "the ring covers what the lesson says"
        page.locator(".guide").get_by_role("button", name=re.compile("^(Next|Show me)$")).click()
        rest(page)


def test_the_middle_of_klobba_shows_who_holds_the_totems_in_this_round(visit: Visit) -> None:
    """In the clash before this step the learner held the Black totem, and Mira the White one."""
    page = visit("/health")
    page.evaluate("localStorage.setItem('rulewright.lesson.klobba', '11')")
    page.goto("/learn/klobba")
    expect(page.get_by_test_id("say")).to_contain_text("you are left with the Free Band")
    expect(page.locator(".arena .who")).to_have_text(["Mira", "You"])
    expect(page.locator(".arena .laid")).to_have_count(0)
    expect(page.locator(".arena .middle")).to_contain_text("Last: You win")


def on_spot(page: Page, right: float, down: float) -> None:
    """Click the starting tile, at this fraction of its width and height."""
    box = resting(page.locator(".spot").first)
    page.mouse.click(box["x"] + right * box["width"], box["y"] + down * box["height"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", mostly(TAUGHT, ["klobba", "clin9ic"]))
def test_the_lesson_is_played_on_the_board(visit: Visit, name: str, size: dict[str, Any]) -> None:
    page = visit(f"/learn/{name}", **size)
    expect(page.locator(".guide")).to_be_visible()
    lesson = page.request.get(f"/api/games/{name}/lesson").json()
    known = {*page.request.get(f"/api/games/{name}").json()["help"], *lesson["help"]}
    for n, step in enumerate(lesson["steps"], 1):
        until(page, lambda n=n: number(page) == f"Step {n} of {len(lesson['steps'])}" and still(page))  # type: ignore[misc]
        assert set(page.evaluate(KEYS)) <= known, "everything on the board that can be asked about has help"
        if step["point"]:
            expect(page.get_by_test_id("pointer")).to_be_visible()
        if not step["codes"]:
            page.locator(".guide [data-go]").click()
            continue
        for k, code in enumerate(step["codes"]):
            before = wanted(page)
            if not before:
                break  # a gesture made several moves at once
            for tries in range(12):
                make(page, code, tries, size is PHONE)
                rest(page)
                if wanted(page) != before:
                    break
            else:
                raise AssertionError(f"step {n}: the board does not make move {k + 1}, {step['labels'][k]}")
    expect(page.get_by_role("heading", name="You know enough to play")).to_be_visible()


def test_a_lesson_answers_kindly_and_goes_on_where_one_left_it(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Learn The Temple of Karthis").click()
    expect(page.get_by_test_id("say")).to_contain_text("Jeweled Crown")
    page.keyboard.press("n")
    expect(page.get_by_test_id("say")).to_contain_text("You stand at the entrance")
    on_spot(page, 0.5, 0.07)  # the highlighted way is north
    expect(page.get_by_test_id("say")).to_contain_text("Two dice found the tile")
    on_spot(page, 0.93, 0.5)
    expect(page.get_by_test_id("word")).to_contain_text("Not that one. The move is: Go west by exit c")
    page.reload()
    expect(page.get_by_test_id("say")).to_contain_text("Two dice found the tile")
    page.locator(".guide").get_by_role("button", name="Rule KA-39").click()
    expect(page.locator("[data-clause='KA-39']")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_test_id("say")).to_contain_text("Stairs!")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_test_id("say")).to_contain_text("Two dice found the tile")
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/m/"))
    expect(page.locator(".flap").first).to_be_visible()


def test_a_lesson_without_a_mouse_and_by_ear(visit: Visit) -> None:
    page = visit("/learn/klobba", bypass_csp=True)
    expect(page.get_by_test_id("say")).to_contain_text("You play for Stars")
    expect(page.get_by_role("status")).to_contain_text("You play for Stars")
    assert faults(page) == []
    page.locator(".guide [data-go]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Your move: Keep all.")
    page.keyboard.press("1")
    expect(page.get_by_test_id("say")).to_contain_text("Only two players fight each round")


def test_a_lesson_on_a_telephone(visit: Visit) -> None:
    page = visit("/learn/klobba", bypass_csp=True, color_scheme="dark", **PHONE)
    expect(page.get_by_test_id("say")).to_be_visible()
    in_reach(page)
    assert faults(page) == []

    # on a screen too small for the text, the button to continue is still in sight
    page.set_viewport_size({"width": 320, "height": 320})
    guide, leads_on = page.locator(".guide"), page.locator(".guide [data-go]")
    assert guide.evaluate("(n) => n.scrollHeight > n.clientHeight + 8")
    below = resting(leads_on)["y"] + resting(leads_on)["height"]
    assert below <= resting(guide)["y"] + resting(guide)["height"]
