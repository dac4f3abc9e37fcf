"""Hex and Pgx's: cells row by row from the top left, and the swap after them."""

from __future__ import annotations

from typing import Any

import numpy as np

from classics.hex import GAME
from classics.hex.state import CELLS, PLACE_OF, Verb
from tests.referees.pgx import Adapter, Peer


class Hex(Adapter):
    def new_initial_state(self) -> Peer:
        peer = super().new_initial_state()
        peer.now = peer.now.replace(_player_order=np.array([0, 1], np.int32), current_player=np.int32(0))
        return peer

    def action(self, s: Any, seat: int, move: int, peer: Any) -> int:
        return CELLS if move == Verb.SWAP else move

    def ours(self, s: Any) -> list[int]:
        return [(0, 1, -1)[s.stones[place]] for place in PLACE_OF]

    def theirs(self, peer: Any) -> list[int]:
        """Its stones are positive if they are those of the player whose turn it is."""
        mover = 1 - 2 * int(peer.now._x.color)
        found: list[int] = (np.sign(np.asarray(peer.now._x.board)) * mover).tolist()
        return found


ADAPTERS = [Hex(GAME, "hex")]
