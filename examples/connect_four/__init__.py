"""Connect four, the teaching game: see docs/add-a-game.md."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

GAME = Game.of(
    __name__,
    title="Connect Four",
    prefix="C4",
    version="1.0",
    pitch="Drop discs into seven columns; the first to line up four wins.",
    designer="traditional (the captain's mistress)",
    publisher="public domain",
    seats=(2, 2),
    minutes=(2, 10),
    endings=(
        Ending("four in a row", "somebody lined up four discs"),
        Ending("board full", "all 42 cells are filled and nobody has four: a draw"),
    ),
    bound=42,
    seat_names=("X", "O"),
)
