"""Oware and OpenSpiel's oware: houses counted from each player's own left."""

from __future__ import annotations

from typing import Any

from classics.oware import GAME
from classics.oware.state import ROW, SEATS, Verb
from tests.referees.openspiel import Adapter


class Oware(Adapter):
    def action(self, s: Any, seat: int, move: int, peer: Any) -> int:
        return Verb.SOW.argument(move) - ROW * seat

    def ours(self, s: Any) -> tuple[list[list[int]], list[int]]:
        return [s.houses[ROW * i : ROW * i + self.box.houses] for i in range(SEATS)], s.captured

    def theirs(self, peer: Any) -> tuple[list[list[int]], list[int]]:
        """Read from its drawing: a score, names, North's row from the right, South's row, names, a score."""
        lines = str(peer).strip().splitlines()
        at = next(i for i, line in enumerate(lines) if line.startswith("Player 1"))
        north, south = ([int(n) for n in lines[at + k].split()] for k in (2, 3))
        scores = [int(lines[at + k].partition("= ")[2].split()[0]) for k in (5, 0)]
        return [south, north[::-1]], scores

    def result(self, s: Any) -> list[float]:
        """A win, whatever by."""
        lead = s.captured[0] - s.captured[1]
        return [float((lead > 0) - (lead < 0)), float((lead < 0) - (lead > 0))]


ADAPTERS = [
    Oware(GAME, "oware"),
    Oware(GAME, "oware(num_houses_per_player=4,num_seeds_per_house=3)", houses=4, seeds=3),
    Oware(GAME, "oware(num_houses_per_player=3)", houses=3),
    Oware(GAME, "oware(num_seeds_per_house=2)", seeds=2),
]
