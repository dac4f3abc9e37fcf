"""The rule of thumb: what a cautious explorer does without thinking far."""

from __future__ import annotations

from rulewright.games import load
from rulewright.lab.tournament import tournament

GAME = load("karthis")


def crowns(bot: str) -> float:
    """How often it finds the Crown."""
    return tournament(GAME, GAME.make_box(), [bot], 200).standings[0].wins.mean


def test_the_rule_of_thumb_finds_the_crown_many_times_more_often_than_chance() -> None:
    assert crowns("random") < 0.1
    assert crowns("thumb") > 0.35
