"""Custom boxes: every mistake is one sentence that says how to mend it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.katamari.content import ICON_NAMES, SYMBOL
from rulewright.games.katamari.state import BAG, KINDS, LONGEST, PIECES, SHAPES, SIZES
from rulewright.telling.box_files import read_content
from tests.games.boxes import changed
from tests.games.katamari.table import GAME


@pytest.mark.clause("KT-3", "KT-4", "KT-23", "KT-R2", "KT-R3", "KT-R4", "KT-R5")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda c: c["piece"].reverse(), "list pieces of every size from 1 to 6, the small ones first"),
        (lambda c: c.update(piece=c["piece"][2:]), "list pieces of every size from 1 to 6"),
        (lambda c: c.update(piece=c["piece"][:3]), r"has 3 \[\[piece\]\]: give 6 to 96 of them"),
        (lambda c: c["piece"][0].update(shape="7"), "make it one of '1', '2', '3C'"),
        (lambda c: c["piece"][0].update(icons=["d2"]), "on Yellow Stuff use only star, star2, -, SYM, .*, d1"),
        (lambda c: c["piece"][-1].update(icons=["d1"] * 6), "on Purple Stuff use only .*, d2, d3"),
        (lambda c: c["piece"][1].update(copies=40), "the bag of size 1 holds 70 pieces: make it 1 to 48"),
        (lambda c: c["shape"].update({"1": [[0, 0], [0, 0]]}), "list different hexes that fit on a board five across"),
        (lambda c: c["shape"].update({"2": [[-4, 0], [4, 0]]}), "list different hexes that fit"),
        (lambda c: c["shape"].update({f"x{i}": [[0, 0]] for i in range(75)}), "more than 96 shapes"),
        (
            lambda c: c["shape"].update({"2": [[0, 0], [2, 0]]}),
            "2 of .shape. is a list of 2: it falls apart; make every hex touch",
        ),
        (lambda c: c["shape"].update({"4U": [[0, 0], [1, 0], [0, 2], [1, 2]]}), "it falls apart"),
    ],
)
def test_a_mistake_in_a_box_is_told_in_a_sentence(change: Callable[[dict[str, Any]], Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.make_box(content=changed(GAME, change))


@pytest.mark.parametrize(("rows", "copies"), [(20, 0), (7, 7)], ids=["kinds", "pieces"])
def test_too_many_kinds_or_pieces_are_told(rows: int, copies: int) -> None:
    """Each row is four kinds. Twenty are too many though nobody gets any; of seven there is room for the kinds alone."""
    many = [{"kind": f"x{i}", "thing": f"x{i}", "shape": "1", "icons": ["SYM"], "copies": copies} for i in range(rows)]
    with pytest.raises(ValueError, match="96 kinds and 192 pieces at most"):
        GAME.make_box(content=changed(GAME, lambda c: c.update(piece=[*many, *c["piece"][2:]])))


def test_the_page_lists_what_a_box_can_hold() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "katamari.md").read_text("utf-8")
    assert f"up to {SHAPES} shapes of 1 to {SIZES} hexes" in page
    assert f"up to {KINDS} kinds" in page
    assert f"Up to {BAG} pieces of a size and {PIECES} in all" in page
    assert f"1 to {LONGEST} steps" in page
    for word in (*ICON_NAMES, SYMBOL, *read_content(GAME.content)["numbers"], *read_content(GAME.content)["track"]):
        assert f"`{word}`" in page, word


def test_other_numbers_can_be_played_with() -> None:
    box = GAME.make_box(content=changed(GAME, lambda c: c["numbers"].update(majority=3, crash=5, cycle=2)))
    assert (box.majority, box.crash, box.cycle) == (3, 5, 2)
