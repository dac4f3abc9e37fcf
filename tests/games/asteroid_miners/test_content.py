"""Box files: what is wrong with one is said in one sentence."""

from __future__ import annotations

import tomllib
from itertools import product
from typing import Any

import pytest

from rulewright.games.asteroid_miners.content import MINERALS
from rulewright.games.asteroid_miners.state import Phase
from tests.games.boxes import replaced

from .table import GAME, Table


def refused(old: str, new: str) -> str:
    with pytest.raises(ValueError, match="a") as caught:
        GAME.make_box({}, 2, content=replaced(GAME, old, new))
    return str(caught.value)


@pytest.mark.clause("AM-14")
def test_the_cheapest_drill_must_be_within_reach_of_the_last_million() -> None:
    assert "make the first fee 1" in refused("fee = [1, 2, 3, 4]", "fee = [2, 2, 3, 4]")
    assert "rising order" in refused("fee = [1, 2, 3, 4]", "fee = [1, 3, 2, 4]")


@pytest.mark.clause("AM-R2", "AM-R5")
def test_minerals_and_events_are_named() -> None:
    assert "'gold'" in refused('["clay", "rock"], ["clay", "iron"], ["rock", "nickel"]', '["clay", "gold"]')
    assert "did you mean 'solar flare'?" in refused('"solar flare"', '"solar flame"')


@pytest.mark.clause("AM-R10", "AM-H1")
def test_rows_are_opened_in_order_by_strata_that_are_there() -> None:
    assert "from 1 to 3" in refused("asteroid = 1\nstratum = 3", "asteroid = 1\nstratum = 4")
    assert "earlier stratum" in refused("asteroid = 3\nstratum = 2", "asteroid = 1\nstratum = 1")


@pytest.mark.clause("AM-R6", "AM-H16")
def test_numbers_have_their_ranges_and_strangers_are_refused() -> None:
    assert "list of 4" in refused("iron = [1, 1, 2, 3]", "iron = [1, 1, 2]")
    assert "from 1 to 100" in refused("last_round = 60", "last_round = 0")
    assert "did you mean least_dice?" in refused("least_dice = 2", "least_dice = 2\nleast_dices = 2")


@pytest.mark.clause("AM-R1")
def test_an_owner_of_the_game_can_bring_other_numbers() -> None:
    box = GAME.make_box({}, 2, content=replaced(GAME, "start_regular = 3", "start_regular = 7"))
    assert box.start == 7


@pytest.mark.clause("AM-R3", "AM-R6", "AM-R7", "AM-R8", "AM-R12", "AM-R13", "AM-R17", "AM-26", "AM-29", "AM-H17")
@pytest.mark.parametrize("word", GAME.boxes)
def test_every_number_of_a_box_is_the_one_in_its_file(word: str) -> None:
    """Read again, without our reader: the file against the box, for every version, with and without the Foundry."""
    file: dict[str, Any] = tomllib.loads(GAME.boxes[word].path.read_text("utf-8"))
    drill, equipment, rival = file["drill"], file["equipment"], file["rival"]
    for version, foundry, level in product(("regular", "advanced"), ("with", "without"), ("easy", "normal", "hard")):
        box = GAME.make_box({"box": word, "version": version, "foundry": foundry, "rival": level}, 1)
        price = "price" if foundry == "with" else "price_without"
        kit = "price_advanced" if version == "advanced" else price
        n, levels = len(drill["dice"]), len(equipment["rolls"])
        assert box.dice[1 : n + 1] == drill["dice"]
        assert box.fee[1 : n + 1] == drill["fee"]
        assert box.drill_price[2 : n + 1] == drill[price]
        assert box.equipment_price[2 : levels + 1] == equipment[kit]
        assert box.modify_rolls[1 : levels + 1] == equipment["rolls"]
        assert box.start == file["company"][f"start_{version}"]
        assert box.rival[: len(file["asteroid"])] == rival[version][level]
        assert (box.row_worth, box.least_dice) == (rival["row_worth"], drill["least_dice"])
        assert (box.pay, box.last_round) == (file["foundry"]["pay"], file["company"]["last_round"])
        assert [[*box.market[m], box.contract[m]] for m in range(3, 7)] == [file["market"][m] for m in MINERALS[3:]]


@pytest.mark.clause("AM-R2", "AM-R3", "AM-R8", "AM-R10", "AM-21")
def test_a_deck_of_another_size_is_played_to_its_own_last_card() -> None:
    box = GAME.make_box({"box": "deep"}, 2)
    assert (box.asteroids, box.drills, box.levels, box.rows) == (4, 5, 4, 11)
    assert box.strata == [3, 4, 4, 5]
    assert box.last_row == [3, 6, 9, 0]
    last = Table(5, 6, 6, asteroid=4, depth=5, box="deep")
    last.red.row, last.red.drill, last.red.equipment = 10, 5, 4
    last.set_dice(6, 6)
    last.dig(0, 4, 5, 5, 1, 1)
    assert last.red.row == 11, "the last row of this deck"
    assert last.red.done[3] == 5
    assert last.s.phase == Phase.REROLLING, "nothing is left to buy, so purple is on"
    last.dig(1)
    last.play(1, "save")
    assert last.ending == "most funding", "its fourth asteroid is worked out"


@pytest.mark.clause("AM-R2", "AM-R3", "AM-R8", "AM-R10")
def test_a_deck_may_be_as_large_as_the_page_says_and_no_larger() -> None:
    assert "a list of 2 to 6" in refused("dice = [2, 3, 4, 5]", "dice = [2, 2, 3, 3, 4, 4, 5]")
    assert "a list of 2 to 5" in refused("rolls = [1, 2, 3]", "rolls = [0, 1, 2, 3, 4, 5]")
    assert "a list of 1 to 5" in refused(
        '["rhodium", "rhodium"]]', '["rhodium", "rhodium"], ["iron", "iron"], ["iron", "iron"]]'
    )
    assert "make it a list of 4" in refused("[drill]", 'fourth = [["iron", "iron"]]\n[drill]'), (
        "the rival needs a drill there"
    )
