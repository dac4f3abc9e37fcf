"""How a sensible company plays without thinking far: what bots assume of the rest of a game, and a bot of its own."""

from __future__ import annotations

from rulewright.kernel import rule

from .mining import affordable, fit
from .offers import altering, may_modify
from .rival import A_MINERAL, ALL_MINERALS, best_alteration, made, made_by, to_reroll
from .smelting import forging
from .state import (
    ASTEROIDS,
    BUY_DRILL,
    BUY_EQUIPMENT,
    COMPANIES,
    DICE,
    DRILL,
    DRILLING,
    EXCAVATE,
    MODIFY,
    MODIFYING,
    REROLL,
    REROLLING,
    SAVE,
    UPGRADING,
    Box,
    State,
)
from .turn import may_buy_drill, may_buy_equipment

A_ROW = 1
"""What a built row counts for besides its pay, in $M."""
A_DIE, A_MODIFY_ROLL = 8, 4
"""What one more die, or one more roll of the Modify die, brings in a turn: tenths of $1M."""
PURSE = 10
"""An Advanced company spends freely while it has so much left after it, in $M."""


@rule
def policy(s: State, box: Box, seat: int, words: list[int]) -> int:
    """A move that is always allowed."""
    if s.phase == DRILLING:
        return choose_drill(s, box)
    if s.phase == REROLLING:
        return REROLL + first_of_equals(s, to_reroll(s, box))
    if s.phase == MODIFYING:
        return modify(s, box)
    if s.phase == UPGRADING:
        return shop(s, box)
    return forging(s, box, A_ROW)


@rule
def choose_drill(s: State, box: Box) -> int:
    """AM-14: three dice at first and four where metals are dearer, as long as the purse bears it."""
    component = 2 if s.asteroid == 0 else 3
    while component > 1 and (
        component > affordable(s, box) or s.miners[s.mover].funding - box.fee[component] < PURSE - component
    ):
        component -= 1
    return DRILL + component - 1


@rule
def first_of_equals(s: State, dice: int) -> int:
    """AM-H19: the same dice, of equal ones the first."""
    named, i = 0, 0
    while i < int(s.n):
        n = 1
        while i + n < int(s.n) and s.dice[i + n] == s.dice[i]:
            n += 1
        count = 0
        for k in range(i, i + n):
            count += (dice >> k) & 1
        named |= ((1 << count) - 1) << i
        i += n
    return named


@rule
def modify(s: State, box: Box) -> int:
    """AM-R8, AM-R9: only if something is missing; roll on unless the die brings all there is."""
    if fit(s, box) >> DICE == ALL_MINERALS:
        return EXCAVATE
    best = best_alteration(s, box) if s.modify != 0 else -1
    worth = made(s, box)
    if best >= 0:
        worth = made_by(s, box, best & 7, (best >> 3) & 7, best >> 6)
    if worth < 2 * A_MINERAL and may_modify(s, box):
        return MODIFY
    return altering(best & 7, (best >> 3) & 7, best >> 6) if best >= 0 else EXCAVATE


@rule
def strata_left(s: State, box: Box) -> int:
    """How many more strata will be dug by whoever is first, about as many as there are turns to come."""
    left = 0
    for asteroid in range(int(s.asteroid), ASTEROIDS):
        left += int(box.strata[asteroid])
    most = 0
    for company in range(COMPANIES):
        most = max(most, int(s.miners[company].done[s.asteroid]))
    return left - most


@rule
def shop(s: State, box: Box) -> int:
    """AM-R13: whatever will bring more than it costs, the better bargain first."""
    miner, left = s.miners[s.mover], strata_left(s, box)
    die = A_DIE * left - 10 * int(box.drill_price[miner.drill + 1]) if may_buy_drill(s, box) else 0
    roll = A_MODIFY_ROLL * left - 10 * int(box.equipment_price[miner.equipment + 1]) if may_buy_equipment(s, box) else 0
    if die > 0 and die >= roll:
        return BUY_DRILL
    return BUY_EQUIPMENT if roll > 0 else SAVE
