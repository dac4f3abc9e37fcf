"""Nine men's morris and OpenSpiel's: points row by row from the top left. OpenSpiel's has no options."""

from __future__ import annotations

from typing import Any

from classics.morris import GAME
from classics.morris.state import POINTS, Phase, Verb
from classics.morris.tell import AT
from tests.referees.openspiel import Adapter

ROWS = sorted(range(POINTS), key=lambda point: (AT[point][1], AT[point][0]))
"""Our points in OpenSpiel's order."""
THEIRS = [ROWS.index(point) for point in range(POINTS)]
COLUMNS = (0, 2, 4, 7, 10, 12, 14)
"""Where the seven columns are in OpenSpiel's drawing, whose rows are every other line."""


class Morris(Adapter):
    def action(self, s: Any, seat: int, move: int, peer: Any) -> int:
        points = [THEIRS[point] for point in Verb.at(move).arguments(move)]
        return points[0] if len(points) == 1 else POINTS * (1 + points[0]) + points[1]

    def ours(self, s: Any) -> tuple[str, list[int], int, bool]:
        board = "".join("W" if s.men[0] >> p & 1 else "B" if s.men[1] >> p & 1 else "." for p in ROWS)
        return board, [*s.hand], s.turns, s.phase == Phase.TAKING

    def theirs(self, peer: Any) -> tuple[str, list[int], int, bool]:
        lines = str(peer).splitlines()
        told = dict(line.split(": ") for line in lines if ": " in line)
        board = "".join(lines[2 * AT[p][1]][COLUMNS[AT[p][0]]] for p in ROWS)
        hand = [int(men) for men in told["Men to deploy"].split()]
        return board, hand, int(told["Turn number"]), "Capture" in lines[-1]


ADAPTERS = [Morris(GAME, "nine_mens_morris")]
