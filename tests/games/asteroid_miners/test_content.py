"""Box files: what is wrong with one is said in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from .table import GAME

TEXT = Path(GAME.content).read_text("utf-8")


def refused(old: str, new: str) -> str:
    assert old in TEXT
    with pytest.raises(ValueError, match="a") as caught:
        GAME.make_box({}, 2, content=TEXT.replace(old, new, 1))
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
    box = GAME.make_box({}, 2, content=TEXT.replace("start_regular = 3", "start_regular = 7"))
    assert box.start == 7
