"""Every game without a mouse and without sight: by key presses alone, and by roles and accessible names alone.

Whole games only with `--all`; else a few moves of each, in one session.
"""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.keys import Keys
from tests.e2e.playing import listen, rest, until
from tests.e2e.screen_reader import ScreenReader, faults, undrawn, unsaid

BOTS: dict[str, Any] = {"seats": 2, "fill": {"1": "random"}}
TABLES: dict[str, dict[str, Any]] = {
    "karthis": {"seed": 21},
    "twelve_patrols": {"seed": 5},
    "clin9ic": {"seed": 7, "options": {"card": "B", "floors": 2}},
    "asteroid_miners": {"seed": 7, "options": {"forging": "by hand"}},
    "asteroid_miners advanced": {"seed": 7, "options": {"version": "advanced"}},
    "klobba": {"seed": 1, "seats": 3, "fill": {"1": "random", "2": "random"}},
    "klotho": {**BOTS, "options": {"cards": 45}},
    "katamari": {**BOTS, "seed": 7, "options": {"track": "short"}},
}
EAGER = {
    "asteroid_miners": ("Throw", "Keep all", "Roll", "Excavate", "Forge", "Go to", "Give", "Bank", "Risk"),
    "klotho": ("Claim", "Stake", "Suggest", "Throw", "Roll"),
    "katamari": ("Lay", "Pile"),
    "klobba": ("Accept",),
}
"""The moves preferred so that games come to an end."""
FEW = 2
"""Choices made in each game without `--all`."""
LONGEST = 1500
MEDIAN, MOST = 4, 16
"""The median and most presses for a choice picked at random anywhere, including the one that makes it."""
ALL = list(TABLES)


def seated(page: Page, table: str) -> None:
    """Open a new table, and move the focus to the board as a keyboard user does: through the skip link."""
    page.request.get("/api/me")
    home = page.url.partition("/health")[0]
    wish = {"game": table.split(maxsplit=1)[0], **TABLES[table]}
    made = page.request.post("/api/matches", data=wish, headers={"origin": home})
    assert made.ok, made.text()
    page.goto(f"/m/{made.json()['id']}")
    rest(page)


def by_keys(page: Page, table: str, limit: int = LONGEST) -> Keys:
    keys = Keys(page, random.Random(1), EAGER.get(table.split(maxsplit=1)[0], ()))
    keys.press("Tab")
    keys.press("Enter")
    while len(keys.presses) < limit and keys.choose():
        pass
    if limit == LONGEST:
        assert statistics.median(keys.presses) <= MEDIAN, f"{table}: {keys.report()}"
    assert max(keys.presses) <= MOST, f"{table}: {keys.report()}"
    return keys


def by_ear(reader: ScreenReader, table: str, limit: int = LONGEST) -> ScreenReader:
    page = reader.page
    listen(page)
    reader.wait("")
    reader.unheard = list(reader.notes)
    for _ in range(limit):
        tree = reader.tree()
        assert faults(tree) == [], table
        if reader.over():
            break
        assert unsaid(reader) == [], f"{table}: not in the tree\n{tree}"
        assert undrawn(reader) == [], f"{table}: named, and not shown on the board"
        moves = reader.offered()
        assert len(set(moves)) == len(moves), f"two moves are called alike: {moves}"
        reader.choose()
    return reader


def test_a_few_moves_of_every_game_by_keyboard_and_by_ear(visit: Visit) -> None:
    """After a move the focus is where the next choice is, never on the page's body. Nothing in the tree is nameless or a bare
    number, and what the choice depends on is announced."""
    page = visit("/health")
    home, presses = page.url, list[int]()
    for table in (name for name in ALL if " " not in name):
        page.goto(home)
        reader = ScreenReader(page, random.Random(2))
        seated(page, table)
        presses += by_keys(page, table, FEW).presses
        rest(page)
        by_ear(reader, table, FEW)
    assert statistics.median(presses) <= MEDIAN, presses


def test_what_others_do_is_said_once(visit: Visit) -> None:
    """Every sentence of the log reaches the live region as often as it is in the log."""
    page = visit("/health")
    reader = ScreenReader(page, random.Random(2))
    seated(page, "katamari")
    by_ear(reader, "katamari", FEW)
    first, fresh = len(reader.notes), set[str]()
    while not fresh and not reader.over():
        reader.choose()
        fresh = set(reader.notes[first:]) - set(reader.unheard)
    assert fresh

    def different() -> list[str]:
        """The sentences not announced as often as sent; both are read again until they agree, since others may move meanwhile."""
        said = page.evaluate("window.said")
        return [words for words in fresh if said.count(words) != sum(note.count(words) for note in reader.notes)]

    until(page, lambda: not different())


@pytest.mark.release
@pytest.mark.parametrize("table", ALL)
def test_a_whole_game_by_keyboard(visit: Visit, table: str) -> None:
    page = visit("/health")
    seated(page, table)
    keys = by_keys(page, table)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert "Play again" in page.evaluate("document.activeElement.innerText"), "the end has the focus, too"
    print(table, keys.report())


@pytest.mark.release
@pytest.mark.parametrize("table", ALL)
def test_a_whole_game_by_ear(visit: Visit, table: str) -> None:
    reader = ScreenReader(visit("/health"), random.Random(2))
    seated(reader.page, table)
    by_ear(reader, table)
    assert reader.over(), f"{table} goes on after {LONGEST} moves"
