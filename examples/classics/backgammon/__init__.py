"""Backgammon, with the doubling cube and matches as options: see docs/classics.md."""

from __future__ import annotations

from typing import Any

from rulewright.kernel import Ending, Game

from .state import LONGEST_TURN, MATCH, MOST_TURNS


def longest(box: Any) -> int:
    """In a match to n points there are at most 2n - 1 games."""
    return int((2 * box.match - 1) * box.turns * LONGEST_TURN)


GAME = Game.of(
    __name__,
    title="Backgammon",
    prefix="BG",
    version="1.0",
    pitch="Race fifteen checkers home and off the board, and hit those that stand alone.",
    designer="traditional",
    publisher="public domain",
    seats=(2, 2),
    minutes=(10, 30),
    endings=(
        Ending("all off", "somebody bore off all checkers"),
        Ending("double declined", "somebody declined a double and lost the game"),
        Ending("turns over", "a game took too many turns: nobody won it, and more points won the match"),
    ),
    bound=(2 * MATCH - 1) * MOST_TURNS * LONGEST_TURN,
    longest=longest,
    exact=True,
    seat_names=("White", "Black"),
)
