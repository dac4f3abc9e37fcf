"""Rates how hard deals and puzzles are, using the solver.

A deal is the seed of a match: it fixes the dice and the order of the cards (TP-A2).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Any

import numpy as np

from ..state import CELLS, GAPS, KINGDOM, SHOWN, Box, Phase, State
from .planning import NEIGHBOURS, Plans, Position


def reachable(plans: Plans) -> Any:
    """Which kingdoms have a shown card that can be laid next; all of them if no card is to be laid."""
    position = plans.position
    view = position.view
    if view.phase in (Phase.BUILDING, Phase.EARLY) and view.laid:
        taken = sum(1 << cell for cell in position.laid.values())
        beside = np.array([bool(NEIGHBOURS[cell] & taken) for cell in range(CELLS)] + [False])
        return np.any([beside[plans.cell[card]] for card in position.shown], axis=0)
    return np.ones(len(plans), bool)


EASIEST, HARDEST = 800, 2400
LAST_REGION = 300
MOST_WAYS = 1 << 12


def puzzle(view: State, box: Box) -> int:
    """The rating of a position as a puzzle; 0 if it is not one.

    In a puzzle nothing is left to chance, up to three regions are to be laid, and exactly one kingdom wins. It is harder the
    more regions are to be laid, and the fewer ways there are to man the kingdom that wins. A single region has one place left, so
    only its patrols are to be found: the more are in place already, the easier it is.
    """
    position = Position(view, box)
    to_lay = len(position.shown)
    if view.phase != Phase.BUILDING or position.draws or to_lay not in (1, 2, 3):
        return 0
    plans = position.kingdoms(2)
    if len(plans) != 1 or not reachable(plans)[0]:
        return 0
    ways = plans.mannings(0, MOST_WAYS)
    few = 100 * (log2(MOST_WAYS) - log2(ways))
    if to_lay == 1:
        hard = LAST_REGION + few * (1.0 - view.manned.bit_count() / GAPS)
    else:
        hard = EASIEST + 300 * (to_lay - 2) + few
    return int(min(HARDEST, max(EASIEST, hard)))


def winning(s: State, box: Box) -> int:
    """How many kingdoms win a deal for a player who knows its cards: those that are alive and can be laid in that order."""
    order = [*s.shown, *reversed(s.deck.card[s.deck.n - KINGDOM + SHOWN : s.deck.n])]
    plans = Position(s, box).kingdoms(unseen=order[SHOWN:])
    return sum(can_be_laid(plans, k, order) for k in range(len(plans)))


def can_be_laid(plans: Plans, k: int, order: Sequence[int]) -> bool:
    """Whether the cards of a kingdom can be laid in this order; laying every card that fits never hurts."""
    cell = plans.cell[:, k]
    starts = [int(cell[card]) for card in order[:SHOWN]]
    return any(_laid_from(start, [int(cell[card]) for card in order]) for start in starts)


def _laid_from(start: int, cells: list[int]) -> bool:
    taken, shown, coming = 1 << start, cells[:SHOWN], cells[SHOWN:]
    shown.remove(start)
    while shown or coming:
        if coming:
            shown.append(coming.pop(0))
        fits = next((cell for cell in shown if NEIGHBOURS[cell] & taken), None)
        if fits is None:
            return False
        shown.remove(fits)
        taken |= 1 << fits
    return True
