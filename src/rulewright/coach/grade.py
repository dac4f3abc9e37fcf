"""Grades of moves. They are apart from what computes them, because messages name them without a compiler."""

from __future__ import annotations

from enum import StrEnum


class Grade(StrEnum):
    """How good a move was, by its loss compared with the best move found."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNDECIDED = "undecided"
