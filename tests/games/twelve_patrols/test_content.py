"""A player's own box file: what is read from it, and how a mistake is told."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.twelve_patrols.content import LETTERS, MOST, asked
from rulewright.games.twelve_patrols.state import BASE_CARDS, CARDS, KINGDOM, SIDES, Demand, Direction
from tests.games.boxes import replaced

from .table import GAME, card

TEXT = GAME.content.read_text("utf-8")


def made(old: str, new: str, **options: Any) -> Any:
    return GAME.make_box(options, content=replaced(GAME, old, new))


@pytest.mark.clause("TP-R1")
def test_each_card_asks_once_for_each_thing_and_each_direction_is_alike() -> None:
    box = GAME.make_box()
    for i in range(CARDS):
        assert sorted(box.asks[i]) == [Demand.BLANK, Demand.COLOURS, Demand.ITEMS, Demand.SUM]
    for side in range(SIDES):
        kinds = Counter(box.asks[i][side] for i in range(CARDS))
        assert set(kinds.values()) == {3}
        for kind in (Demand.COLOURS, Demand.ITEMS):
            assert sorted(box.number[i][side] for i in range(CARDS) if box.asks[i][side] == kind) == [1, 2, 3]
        assert len({box.number[i][side] for i in range(CARDS) if box.asks[i][side] == Demand.SUM}) == 3


@pytest.mark.clause("TP-R1", "TP-R2")
def test_what_is_known_of_the_cards() -> None:
    box = GAME.make_box()
    plains, valley, ruins = card("WP"), card("GV"), card("RU")
    assert [box.texts["cards"][i] for i in (plains, valley, ruins)] == ["Wild Plains", "Green Valley", "Ruins"]
    assert [asked(box, plains, side) for side in (Direction.NORTH, Direction.EAST, Direction.WEST)] == [
        (Demand.SUM, 3),
        (Demand.ITEMS, 3),
        (Demand.BLANK, 0),
    ]
    assert [asked(box, valley, side) for side in (Direction.NORTH, Direction.EAST, Direction.WEST)] == [
        (Demand.BLANK, 0),
        (Demand.COLOURS, 2),
        (Demand.ITEMS, 1),
    ]
    assert asked(box, ruins, Direction.NORTH) == (Demand.ITEMS, 3)


@pytest.mark.clause("TP-R3", "TP-4", "TP-5")
def test_the_last_three_cards_are_the_expansion() -> None:
    assert (GAME.make_box().cards, GAME.make_box({"deck": "nine"}).cards) == (CARDS, BASE_CARDS)
    assert GAME.make_box().texts["cards"][BASE_CARDS:] == ["Sea Cliffs", "Border Fort", "Abbey Lands"]


@pytest.mark.clause("TP-27")
def test_which_cards_get_on_in_a_line() -> None:
    """636 of 1,320 rows and 632 columns are possible before anybody is sent, as another program found."""
    box = GAME.make_box()
    possible = [sum(box.between[way][a][b] >> m & 1 for a, m, b in permutations(range(CARDS), 3)) for way in (0, 1)]
    assert possible == [636, 632]
    assert box.between[0][card("WP")][card("RU")] >> card("GV") & 1


def test_a_player_may_bring_other_cards() -> None:
    box = made('name = "Old Forest",   north = "I2"', 'name = "Alter Wald",   north = "S54"')
    assert asked(box, 1, Direction.NORTH) == (Demand.SUM, 54)
    assert box.texts["cards"][1] == "Alter Wald"


@pytest.mark.clause("TP-4", "TP-5")
def test_a_box_may_hold_the_base_game_alone_or_fewer_extra_regions() -> None:
    for cards, last in ((9, "Sea Cliffs"), (10, "Border Fort"), (11, "Abbey Lands")):
        cut = TEXT[TEXT.index(f'  {{ name = "{last}') : TEXT.rindex("]")]
        box = made(cut, "")
        assert (box.cards, len(box.texts["cards"])) == (cards, cards)
        assert made(cut, "", deck="nine").cards == BASE_CARDS
        assert not any(box.between[way][a][b] >> cards for way in (0, 1) for a in range(CARDS) for b in range(CARDS))
        assert len([key for key in GAME.help(box) if key.startswith("card/")]) == cards


def test_the_page_lists_what_a_box_can_hold() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "twelve_patrols.md").read_text("utf-8")
    assert f"holds {KINGDOM} to {CARDS} regions" in page
    for letter, kind in zip(LETTERS, MOST, strict=True):
        assert f'`"{letter}{MOST[kind]}"`' in page


MISTAKES = [
    (
        'north = "S3", east = "I3"',
        'north = "X3", east = "I3"',
        "north of [[card]] Wild Plains is 'X3': write C, I or S",
    ),
    ('east = "I3", south = "C2"', 'east = "I3", south = "C4"', "a number after C is from 1 to 3"),
    ('east = "I3", south', 'east = "I0", south', "a number after I is from 1 to 9"),
    ('"Old Forest"', '"Wild Plains"', "two cards have it"),
    (TEXT[TEXT.index('  { name = "Stone') : TEXT.rindex("]")], "", "has 7 [[card]]: give 9 to 12 of them"),
    (
        "card = [",
        'card = [ { name = "One More", north = "", east = "", south = "", west = "" },',
        "has 13 [[card]]: give 9",
    ),
]


@pytest.mark.parametrize(("old", "new", "told"), MISTAKES)
def test_a_mistake_is_told_in_one_sentence(old: str, new: str, told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        made(old, new)
