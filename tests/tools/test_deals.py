"""Grading deals with a game's solver."""

from __future__ import annotations

import pytest

from rulewright import games
from rulewright.kernel.deals import known
from tools.deals import graded


def test_deals_are_graded_as_they_are_kept() -> None:
    game = games.load("twelve_patrols")
    assert graded(game, range(3)) == list(known(game.home)[:3])


def test_a_game_that_cannot_grade_says_so() -> None:
    with pytest.raises(ValueError, match="has no solver that grades deals"):
        graded(games.load("karthis"), range(1))
