"""How hard a deal of 12 Patrols is, as the solver sees it.

A deal is the seed of a match: it fixes dice and cards whatever is played (TP-A2).
"""

from __future__ import annotations

from collections.abc import Sequence

from .planning import NEIGHBOURS, Plans, Position
from .state import KINGDOM, SHOWN, Box, State


def winning(s: State, box: Box) -> int:
    """How many kingdoms win a deal for one who knows its cards: those that live and can be laid as the cards come."""
    order = [*s.shown, *reversed(s.deck.card[s.deck.n - KINGDOM + SHOWN : s.deck.n])]
    plans = Position(s, box).kingdoms(unseen=order[SHOWN:])
    return sum(can_be_laid(plans, k, order) for k in range(len(plans)))


def can_be_laid(plans: Plans, k: int, order: Sequence[int]) -> bool:
    """Whether the cards of a kingdom can be laid as they come: whatever fits is laid, for laying never hinders."""
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
