"""Leveling up: what an explorer takes along to the next adventure."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.karthis.campaign import CAMPAIGN
from rulewright.games.karthis.state import DEEPEST, Outcome

from .table import GAME, Table

ENDINGS = (Outcome.CROWN, Outcome.DEATH, Outcome.TRAPPED, Outcome.GAVE_UP)


def after(sheet: dict[str, Any], ending: int, floor: int, score: int) -> dict[str, Any]:
    table = Table()
    table.s.floor, table.s.end = floor, ending
    return CAMPAIGN.after(sheet, ending, GAME.view(table.s, table.box, 0), table.box, [score])


@pytest.mark.clause("KA-71")
@pytest.mark.parametrize("floor", range(1, DEEPEST + 1))
def test_the_level_rises_to_any_floor_at_once(floor: int) -> None:
    assert after(CAMPAIGN.begin(), Outcome.CROWN, floor, 1_110)["level"] == floor


@pytest.mark.clause("KA-71")
def test_the_crown_raises_the_level_to_its_floor() -> None:
    sheet = after(CAMPAIGN.begin(), Outcome.CROWN, 4, 1_110)
    assert (sheet["level"], sheet["crowns"], sheet["best_score"], sheet["best_floor"]) == (4, 1, 1_110, 4)


@pytest.mark.clause("KA-H37")
def test_a_lesser_floor_does_not_lower_it() -> None:
    sheet = after(after(CAMPAIGN.begin(), Outcome.CROWN, 4, 900), Outcome.CROWN, 2, 1_110)
    assert (sheet["level"], sheet["crowns"], sheet["best_floor"], sheet["best_score"]) == (4, 2, 4, 1_110)


@pytest.mark.clause("KA-73")
@pytest.mark.parametrize("ending", [Outcome.DEATH, Outcome.TRAPPED, Outcome.GAVE_UP])
def test_a_failure_changes_no_level(ending: int) -> None:
    sheet = after(CAMPAIGN.begin(), ending, 5, 0)
    assert (sheet["level"], sheet["adventures"], sheet["crowns"], sheet["best_floor"]) == (1, 1, 0, 0)


@pytest.mark.clause("KA-6", "KA-H39", "KA-46")
def test_only_the_level_comes_along() -> None:
    sheet = after(CAMPAIGN.begin(), Outcome.CROWN, 3, 500)
    assert CAMPAIGN.options(sheet) == {"level": 3}
    table = Table(level=sheet["level"])
    assert (table.box.level, table.s.health, table.s.treasure, table.s.floor) == (3, 10, 0, 1)
    assert table.s.deck.n == 34
    sheet = after(sheet, Outcome.DEATH, 1, 0)
    assert sheet["adventures"] == 2, "after a failure the explorer may try again"
    assert CAMPAIGN.options(sheet) == {"level": 3}


@pytest.mark.clause("KA-H39", "KA-9")
def test_every_adventure_draws_its_own_face_card() -> None:
    decks = [Table(face).deck for face in ("JS", "QD")]
    assert decks[0] ^ decks[1] == {"JS", "QD"}


@pytest.mark.clause("KA-6")
def test_the_sheet_tells_the_tale_and_old_sheets_stay_as_they_were() -> None:
    first = CAMPAIGN.begin()
    second = after(first, Outcome.CROWN, 2, 1_230)
    assert first == CAMPAIGN.begin()
    for ending in ENDINGS * 4:
        second = after(second, ending, 1, 110 if ending == Outcome.CROWN else 0)
    shown = CAMPAIGN.show(second)
    assert "Level 2: 17 adventures, 5 Crowns." in shown
    assert "Best score 1,230; deepest Crown on floor 2." in shown
    assert shown.splitlines()[-1] == "17. floor 1: gave up, 0 (then Level 2)"
    assert len(shown.splitlines()) == 12
    assert "no Crown yet" in CAMPAIGN.show(CAMPAIGN.begin())
