"""The coach in the browser: advice on the board in solo games, a review of any finished game, and playing on from there."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulewright import games
from rulewright.match import Match
from tests.e2e.conftest import Visit
from tests.e2e.playing import follow, play_now, rest
from tests.e2e.test_access import KARTHIS, PHONE, faults, in_reach
from tests.e2e.test_board_alone import DESKTOP

COLD = 180_000
"""Milliseconds that compiling without a cache may take."""


@cache
def record() -> str:
    """The record of a short random adventure."""
    luck = random.Random(5)
    match = Match(games.load("karthis"), seed=17, names=["Ida"])
    while not match.over:
        moves = [move.code for move in match.legal(0) if move.verb != "give_up"]
        match.play(0, luck.choice(moves))
    return match.record().text


def bring(page: Page) -> str:
    """Upload a record; returns the address of its replay."""
    page.request.get("/api/me")
    answer = page.request.post("/api/records", data=record(), headers={"content-type": "text/plain"})
    assert answer.ok, answer.text()
    return f"/r/{answer.json()['id']}"


HIDDEN = """() => {
  const seen = [...document.querySelectorAll('.flap')].filter((n) => {
    const box = n.getBoundingClientRect();
    return n.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  });
  return seen.length < 3 && document.querySelectorAll('[data-testid=badge]').length === seen.length; }"""
"""Some destinations are covered and have no badge, which would appear on the covering element."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_advice_is_drawn_on_the_board_and_says_why(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(bypass_csp=True, **size)
    play_now(page, KARTHIS)
    expect(page.locator(".flap").first).to_be_visible()
    page.get_by_role("button", name="Coach").click()
    coach = page.get_by_test_id("coach")
    expect(coach.locator("li")).to_have_count(3, timeout=COLD)
    expect(page.get_by_test_id("badge")).to_have_count(3)
    assert all(re.fullmatch(r"\d+%", text) for text in page.get_by_test_id("badge").all_inner_texts())
    expect(coach.get_by_test_id("verdict")).to_contain_text(
        re.compile("^★ against “.+”: (.+ better|either is fine|undecided)")
    )
    assert "± 0%" not in coach.inner_text()
    assert faults(page) == []
    in_reach(page)
    page.set_viewport_size({"width": 360, "height": 400})
    page.wait_for_function(HIDDEN)
    page.set_viewport_size(size["viewport"])
    other = coach.locator("li:not(.best) .row").last
    label = other.locator(".label").inner_text()
    other.click()
    expect(coach.locator("li.other .label")).to_have_text(label)
    coach.get_by_role("button", name="Play the best").click()
    rest(page, 0)
    expect(coach).to_have_count(0)
    expect(page.get_by_test_id("badge")).to_have_count(0)


@pytest.mark.release
def test_there_is_no_coach_where_another_person_plays(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="With friends: Connect Four").click()
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_label("Invitation for seat 2", exact=True).input_value()
    host.get_by_role("button", name="Go to the table").click()
    friend = visit("/health")
    follow(friend, link)
    for page in (host, friend):
        expect(page.locator(".generic")).to_be_visible()
        expect(page.get_by_role("button", name="What can I do?")).to_be_visible()
        expect(page.get_by_role("button", name="Coach")).to_have_count(0)
        match = page.url.rpartition("/")[2]
        assert page.request.get(f"/api/matches/{match}/advice").status == 403


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_review_leads_from_the_mistake_to_the_better_move_and_on(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/health", bypass_csp=True, **size)
    page.goto(f"{bring(page)}#review")
    review = page.get_by_test_id("review")
    curve = review.get_by_role("slider", name="Chances of Ida over the game")
    expect(curve).to_be_visible(timeout=COLD)
    expect(review.get_by_test_id("accuracy")).to_have_text(re.compile(r"Accuracy \d+% .* in \d+ decisions: .*\."))
    assert "± 0%" not in review.inner_text()
    assert faults(page) == []
    in_reach(page)
    slip = review.locator(".slip").first
    assert re.match(r"(\?!|\?|\?\?) Move \d+, (inaccuracy|mistake|blunder): ", slip.inner_text()), "not by colour alone"
    slip.click()
    expect(review.get_by_test_id("looking")).to_contain_text("Better:")
    expect(review.get_by_test_id("looking")).to_contain_text(re.compile(r"lost \d+% ± \d"))
    expect(page.get_by_test_id("badge").filter(has_text="better")).to_be_visible()
    words = re.search(r"Move (\d+)", slip.inner_text())
    assert words
    number = int(words[1]) - 1
    expect(page.locator(".frame[data-game]")).to_have_attribute("data-number", str(number))
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("dialog", name="Continue from here").get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/m/"))
    expect(page.locator(".frame[data-game]")).to_have_attribute("data-number", str(number))
    expect(page.get_by_test_id("status")).to_have_text("Your move")
    if size is DESKTOP:
        expect(page.get_by_role("button", name="Coach")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_mistakes_are_tried_again_before_the_answer_is_shown(visit: Visit, size: dict[str, Any]) -> None:
    page = visit("/health", bypass_csp=True, **size)
    address = bring(page)
    page.goto(f"{address}#review")
    page.get_by_role("button", name=re.compile(r"Try the .*worst.* again")).click(timeout=COLD)
    retry, word = page.get_by_test_id("retry"), page.get_by_test_id("word")
    expect(retry).to_contain_text(re.compile(r"Decision 1 of \d+, as you saw the table then"))
    expect(page.get_by_test_id("status")).to_have_text("Your move")
    review = page.request.get(f"/api{address.replace('/r/', '/records/')}/review").json()["review"]
    faulty = [d for d in review["decisions"] if d["grade"] in ("inaccuracy", "mistake", "blunder")]
    slips = sorted(faulty, key=lambda d: -d["cost"])[:10]
    first, rest_of = slips[0], slips[1:]
    expect(page.get_by_test_id("badge")).to_have_count(0)
    page.locator(f"#main [data-code='{first['chosen']['code']}']").first.click()
    expect(word).to_contain_text(re.compile(r"That is what you played then: .+\(lost \d+%.*\)"))
    assert faults(page) == []
    in_reach(page)
    page.locator(f"#main [data-code='{first['other']['code']}']").first.click()
    expect(word).to_have_text(f"Right: {first['other']['label']} is the best move that the coach found.")
    expect(page.get_by_test_id("badge").filter(has_text="★")).to_be_visible()
    for n, slip in enumerate(rest_of, 2):
        retry.get_by_role("button", name="Next").click()
        expect(retry).to_contain_text(f"Decision {n} of {len(slips)}")
        retry.get_by_role("button", name="Show the answer").click()
        expect(word).to_have_text(f"The best move that the coach found: {slip['other']['label']}.")
    retry.get_by_role("button", name="Next").click()
    expect(word).to_have_text(f"That is all: 0 of {len(slips)} found on the first try.")
    retry.get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("review")).to_be_visible()

    page.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem('rulewright.mistakes'));
        localStorage.setItem('rulewright.mistakes', JSON.stringify(kept.map((m) => ({ ...m, due: 0, sent: undefined }))));
    }""")
    page.goto("/")
    link = page.get_by_role("link", name=f"The Temple of Karthis: {len(slips)} decision")
    expect(link).to_be_visible()
    page.evaluate("localStorage.removeItem('rulewright.mistakes')")
    page.reload()  # like another device, which has only what the server keeps
    link.click()
    expect(retry).to_contain_text(f"Decision 1 of {len(slips)}")


def test_the_curve_is_walked_by_keys_and_told_as_a_table(visit: Visit) -> None:
    page = visit("/health", bypass_csp=True, **DESKTOP)
    page.goto(f"{bring(page)}#review")
    review = page.get_by_test_id("review")
    curve = review.get_by_role("slider", name="Chances of Ida over the game")
    expect(curve).to_be_visible(timeout=COLD)
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"At the start: \d+%\."))
    curve.focus()
    page.keyboard.press("PageUp")
    looking = review.get_by_test_id("looking")
    expect(looking).to_contain_text(re.compile("inaccuracy|mistake|blunder"))
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Next, (inaccuracy|mistake|blunder): "))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"After move 1 of \d+: \d+%\."))
    review.get_by_text("As a table").click()
    rows = review.locator("tbody tr")
    assert rows.count() > 5
    assert all(
        re.search(r"\b(best|good|inaccuracy|mistake|blunder|undecided)\b.*\d+%", text, re.S)
        for text in rows.all_inner_texts()
    )
    review.get_by_text("What these figures mean").click()
    expect(review).to_contain_text("An inaccuracy loses at least 5%")
