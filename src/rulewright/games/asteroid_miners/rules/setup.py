"""Setting up a game (AM-3): equal companies, and the first turn."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import COMPANIES, NOBODY, Box, State
from .turn import go_through


@rule
def setup(s: State, box: Box) -> None:
    """AM-1, AM-3, AM-20, AM-R3, AM-R8, AM-R12: equal funding, the first drill and equipment, all cubes at their start."""
    s.loser = NOBODY
    s.round = 1
    for company in range(COMPANIES):
        miner = s.miners[company]
        miner.funding = box.start
        miner.drill = 1
        miner.equipment = 1
    go_through(s, box)


def conserved(s: State, box: Box) -> dict[str, int]:
    """AM-20: cubes stay on their tracks."""
    return {"cubes on the track": sum(0 <= s.miners[i].row <= box.rows for i in range(COMPANIES))}
