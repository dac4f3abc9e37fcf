"""What the rules say beyond a view, for boards to show."""

from __future__ import annotations

import msgspec

from ..rules.mining import fit, spare
from ..state import DICE, Box, Mineral, State


class Derived(msgspec.Struct):
    """What the rules say beyond a view of Asteroid Miners."""

    bid: int
    """What the dice would bid if they were excavated as they lie; 0: there would be no bid. Only a metal that comes out now and
    completes its stratum is bid for (AM-11, AM-R11)."""


def derived(view: State, box: Box, seat: int) -> Derived:
    return Derived(bid=bid_as_they_lie(view, box))


def bid_as_they_lie(view: State, box: Box) -> int:
    """AM-11, AM-R11: the total of the dice that are not placed, where a metal comes out and completes its stratum."""
    miner = view.miners[view.mover]
    depth = miner.done[view.asteroid]
    if view.n == 0 or depth >= box.strata[view.asteroid]:
        return 0
    used, dug = fit(view, box) & ((1 << DICE) - 1), fit(view, box) >> DICE
    stratum = box.stratum[view.asteroid][depth]
    metals = [half for half in range(2) if ((dug & ~miner.dug) >> half) & 1 and stratum[half] >= Mineral.IRON]
    return int(spare(view, used)) if dug == 3 and metals else 0
