"""A player's own box file: what is read from it, and how a mistake is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.karthis.content import TURNS
from rulewright.games.karthis.state import COLUMNS, DEEPEST, ROWS, Side
from rulewright.games.karthis.tell.names import threat_name
from rulewright.telling.box_files import read_content
from tests.games.boxes import replaced

from .table import GAME


def made(old: str, new: str, **options: Any) -> Any:
    return GAME.make_box(options, content=replaced(GAME, old, new))


@pytest.mark.clause("KA-R1")
def test_a_player_may_bring_the_printed_chart() -> None:
    box = made('"01-12"\nexits = "A"', '"01-12"\nexits = "LAR"')
    assert box.ways[0][Side.NORTH] == 0b1111
    assert box.ways[0] == box.ways[11]
    assert box.ways[12][Side.NORTH] == 1 << Side.SOUTH | 1 << 3


@pytest.mark.clause("KA-H4")
def test_a_smaller_sheet() -> None:
    box = made("columns = 17\nrows = 22", "columns = 9\nrows = 5", start="right")
    assert box.start == 2 * 17 + 8
    assert box.border[8] == 0b0110
    assert box.border[4 * 17] == 0b1001


@pytest.mark.clause("KA-3")
def test_a_tile_may_have_a_single_roll() -> None:
    box = made('rolls = "01-12"\nexits = "A"', 'rolls = "01"\nexits = "LR"\n\n[[tile]]\nrolls = "02-12"\nexits = "A"')
    assert box.ways[0][Side.NORTH] == 1 << Side.SOUTH | 1 << Side.EAST | 1 << Side.WEST
    assert box.ways[1][Side.NORTH] == 1 << Side.SOUTH | 1 << Side.NORTH
    last = made('rolls = "99-00"', 'rolls = "99"\nexits = ""\n\n[[tile]]\nrolls = "00"')
    assert last.ways[98][Side.NORTH] == 1 << Side.SOUTH


@pytest.mark.clause("KA-34", "KA-H33")
def test_multipliers_may_be_named_for_fewer_or_more_floors() -> None:
    named = "[1, 10, 100, 1_000, 10_000, 100_000]"
    assert made(named, "[1, 5]").multiplier == [1, 5, *(5 * 10**n for n in range(1, 16))]
    assert made(named, str([*range(1, 18)])).multiplier == [*range(1, 18)]


def test_threats_may_be_named_in_any_language() -> None:
    box = made('"Bats"', '"Fledermäuse"')
    assert threat_name(box, 0) == "Fledermäuse"


def test_the_page_lists_what_a_box_can_hold() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "karthis.md").read_text("utf-8")
    assert f"3 to {COLUMNS} `columns` and 3 to {ROWS} `rows`" in page
    assert f"for the first 1 to {DEEPEST} floors" in page
    said = read_content(GAME.content)
    for word in (*said["temple"], *said["sheet"], *said["explorer"], "rolls", "exits", "stairs", *TURNS):
        assert f"`{word}`" in page, word


MISTAKES = [
    ('"13-22"', '"14-22"', "no tile of the chart has the roll 13: every roll from 01 to 00 needs one"),
    ('"99-00"', '"99-99"', "no tile of the chart has the roll 00"),
    ('"13-22"', '"12-22"', "the roll 12 is in two tiles of the chart: give it to one of them"),
    ('"13-22"', '"22-13"', "rolls of [[tile]] 22-13 is '22-13': write them like '01-12'"),
    ('"13-22"', '"13"', "no tile of the chart has the roll 14"),
    ('"13-22"', '"13-"', "write them like '01-12', '07' for a single one"),
    ("[1, 10, 100, 1_000, 10_000, 100_000]", "[]", "multipliers of [temple] is a list of 0: make it a list of 1 to 17"),
    (
        "[1, 10, 100, 1_000, 10_000, 100_000]",
        "[2]",
        "multipliers of [temple] is a list of 1: floor 17 would multiply by more than 10,000,000,000,000,000",
    ),
    ('exits = "L"', 'exits = "X"', "exits of [[tile]] 13-22 is 'X': make it some of the letters L, A and R"),
    ('exits = "L"', 'exits = "LL"', "each once"),
    (
        'exits = "A"\nstairs = "L"',
        'exits = "A"\nstairs = "A"',
        "stairs of [[tile]] 33-38 is 'A': stairs are set in a wall",
    ),
    (
        'exits = "A"\nstairs = "L"',
        'exits = "A"\nstairs = "N"',
        "stairs of [[tile]] 33-38 is 'N': make it one of L, A and R, or leave it out",
    ),
    ('exits = "LR"\nstairs = "A"', 'exits = "LR"', "the tile for 39-40 is the start tile"),
    ('exits = "LR"\nstairs = "A"', 'exits = "L"\nstairs = "A"', "the tile for 39-40 is the start tile"),
    (
        "cards = [1, 1, 1, 2, 2, 3]",
        "cards = [1, 1, 1, 2, 2, 4]",
        "item 6 of cards of [temple] is 4: make it a whole number from 1 to 3",
    ),
]


@pytest.mark.parametrize(("old", "new", "told"), MISTAKES, ids=[told[:40] for *_, told in MISTAKES])
def test_a_mistake_is_told_in_one_sentence(old: str, new: str, told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)) as caught:
        made(old, new)
    assert "\n" not in str(caught.value)
