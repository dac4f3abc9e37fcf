"""My Game."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

from .state import COLUMNS, ROWS

GAME = Game.of(
    __name__,
    title="My Game",
    prefix="MG",
    version="0.1",
    pitch="Place discs on a board; the first to line up four wins.",
    designer="nobody",
    publisher="not published yet",
    seats=(2, 2),
    minutes=(2, 10),
    endings=(
        Ending("line", "somebody has enough discs in a row"),
        Ending("board full", "all cells are taken and nobody has a row: a draw"),
    ),
    bound=COLUMNS * ROWS,
    seat_names=("X", "O"),
)
