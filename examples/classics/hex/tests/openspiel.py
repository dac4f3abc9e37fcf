"""Hex and OpenSpiel's hex: cells row by row from the top left, and the swap after them."""

from __future__ import annotations

from typing import Any

from classics.hex import GAME
from classics.hex.state import PLACE_OF, SIZE, Verb
from tests.referees.openspiel import Adapter


class Hex(Adapter):
    def action(self, s: Any, seat: int, move: int, peer: Any) -> int:
        if move == Verb.SWAP:
            return int(self.box.size**2)
        row, column = divmod(move, SIZE)
        return int(row * self.box.size + column)

    def ours(self, s: Any) -> str:
        n = range(self.box.size)
        places = [PLACE_OF[SIZE * row + column] for row in n for column in n]
        return "".join(".xo"[s.stones[p]] for p in places)

    def theirs(self, peer: Any) -> str:
        return str(peer).replace(" ", "").replace("\n", "")


ADAPTERS = [
    Hex(GAME, "hex(swap=true)"),
    Hex(GAME, "hex", swap="off"),
    *(Hex(GAME, f"hex(board_size={n},swap=true)", size=n) for n in (2, 3, 5, 8)),
]
