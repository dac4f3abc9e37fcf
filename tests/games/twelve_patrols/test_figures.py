"""The figures in the page of 12 Patrols (`python -m tools.deals`, `rulewright ladder twelve_patrols`)."""

from __future__ import annotations

from functools import cache
from statistics import median
from typing import Any

import numpy as np
import pytest

from rulewright.games.twelve_patrols.rules.soldiers import how_many, kind_of
from rulewright.games.twelve_patrols.state import BASE_CARDS, CARDS, COLOURS
from rulewright.kernel import deals
from rulewright.lab.tournament import tournament
from rulewright.match import Match
from tests.figures import holds, numbers, row, share_holds
from tests.games.twelve_patrols.table import GAME
from tests.prepare import ROOT
from tools.deals import graded

SAMPLE, PLAYED = 1500, 40
LOW = (1, 2, 3)
ABBEY = 11
pytestmark = pytest.mark.xdist_group("twelve_patrols")


@cache
def dealt(seed: int) -> Any:
    return Match(GAME, seed=seed).state


def low_knights(seed: int) -> int:
    return sum(how_many(int(dealt(seed).barracks), kind_of(c, face)) for c in range(COLOURS) for face in LOW)


def has_abbey(seed: int) -> bool:
    """Whether Abbey Lands are among the nine that are played: the lowest three of the deck stay unseen (TP-A1)."""
    s = dealt(seed)
    return ABBEY in (*s.shown, *s.deck.card[CARDS - BASE_CARDS : s.deck.n])


@pytest.mark.release
def test_nearly_every_deal_can_be_won() -> None:
    grades = deals.known(GAME.home)
    share, _, of = row("twelve_patrols", "deals that can be won by a player who knows the cards")
    assert len(grades) == of[0]
    assert share[0] == round(100 * np.mean([grade > 0 for grade in grades]), 2)
    assert list(grades[:3]) == graded(GAME, range(3)), "the grades that are kept are what the solver finds"


@pytest.mark.release
def test_low_knights_make_the_kingdom() -> None:
    grades = deals.known(GAME.home)
    for low in range(1, 9):
        kingdoms = [grades[seed] for seed in range(SAMPLE) if low_knights(seed) == low]
        _, mean = row("twelve_patrols", str(low))
        assert holds(mean[0], np.mean(kingdoms), np.std(kingdoms), len(kingdoms), 1), (low, np.mean(kingdoms))


@pytest.mark.release
def test_abbey_lands_are_hard_to_place() -> None:
    page = (ROOT / "docs/games/twelve_patrols.md").read_text("utf-8")
    without, with_it = numbers(page[page.index("without Abbey Lands the median deal") :])[:2]
    grades = deals.known(GAME.home)
    for figure, has in ((without, False), (with_it, True)):
        found = [grades[seed] for seed in range(SAMPLE) if has_abbey(seed) == has]
        assert abs(figure - median(found)) < 0.25 * figure, median(found)


@pytest.mark.release
def test_how_often_the_lowest_level_wins() -> None:
    share, _, _ = row("twelve_patrols", "won by level 1")
    won = tournament(GAME, names=["1"], games=PLAYED).standings[0].wins.mean
    assert share_holds(share[0], won, PLAYED)
