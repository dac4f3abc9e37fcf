"""A table for which nobody drew a board: as text, and what lies on the grids and stands on the cards that the game names."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.game import Game
from rulewright.match import Match

Json = dict[str, Any]


def sketch(match: Match, seat: int) -> Json:
    """The table as this seat sees it; when the game is over, there is nothing left to hide."""
    return {"text": match.board(seat), "grids": grids(match, match.state if match.over else match.view(seat))}


def grids(match: Match, view: Any) -> list[Json]:
    """What lies on each cell of each grid, and whose it is."""
    box = match.box
    return [
        {
            "looks": [grid.look(view, box, cell) for cell in range(len(grid.cells))],
            "whose": [grid.whose(view, box, cell) for cell in range(len(grid.cells))],
        }
        for grid in match.game.grids
    ]


def faces(game: Game, box: Any) -> list[list[str]]:
    """What stands on each card of each deck."""
    return [[deck.name(box, card) for card in range(deck.size)] for deck in game.decks]
