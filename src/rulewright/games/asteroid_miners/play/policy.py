"""How a sensible company plays without thinking far: what bots assume of the rest of a game, and a bot of its own."""

from __future__ import annotations

from rulewright.kernel import rule, table

from ..rules.mining import affordable, fit
from ..rules.offers import altering, may_modify
from ..rules.rival import A_MINERAL, ALL_MINERALS, best_alteration, made, made_by, to_reroll
from ..rules.smelting import forging
from ..rules.turn import may_buy_drill, may_buy_equipment
from ..state import ASTEROIDS, COMPANIES, DICE, DRILLS, EQUIPMENT, Box, Phase, State, Verb, Version

A_ROW = 1
"""What a built row counts for besides its pay, in $M."""
DRILL_ON, RESERVE, A_DIE, A_MODIFY_ROLL, MOST_DRILL, MOST_EQUIPMENT, AT_ONCE, SAVINGS = 0, 3, 4, 5, 6, 7, 8, 9
"""What a company goes by: the drill that it pays for on each of three asteroids in the Advanced version, and what it keeps in
its purse, in $M; what one more die, or one more roll of the Modify die, brings in a turn, in tenths of $1M; the last drill and
the last equipment that it buys; and whether it buys them as soon as it can, whatever they bring."""
FREELY = 10_000
"""More than anything costs."""
HEURISTIC = table([1, 4, 4, 1, 16, 9, DRILLS, EQUIPMENT, 0, 8])


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """A move that is always allowed."""
    return advised(s, box, HEURISTIC)


@rule
def advised(s: State, box: Box, weights: list[int]) -> int:
    """What a company does that goes by these weights."""
    if s.phase == Phase.DRILLING:
        return choose_drill(s, box, weights)
    if s.phase == Phase.REROLLING:
        return Verb.REROLL + first_of_equals(s, to_reroll(s, box))
    if s.phase == Phase.MODIFYING:
        return modify(s, box)
    if s.phase == Phase.UPGRADING:
        return shop(s, box, weights)
    return forging(s, box, A_ROW)


@rule
def choose_drill(s: State, box: Box, weights: list[int]) -> int:
    """AM-14: more dice where metals are dearer, as long as the purse bears it."""
    component = int(weights[DRILL_ON + s.asteroid])
    while component > 1 and (
        component > affordable(s, box) or s.miners[s.mover].funding - box.fee[component] < weights[RESERVE]
    ):
        component -= 1
    return Verb.DRILL + component - 1


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
        return Verb.EXCAVATE
    best = best_alteration(s, box) if s.modify != 0 else -1
    worth = made(s, box)
    if best >= 0:
        worth = made_by(s, box, best & 7, (best >> 3) & 7, best >> 6)
    if worth < 2 * A_MINERAL and may_modify(s, box):
        return Verb.MODIFY
    return altering(best & 7, (best >> 3) & 7, best >> 6) if best >= 0 else Verb.EXCAVATE


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
def shop(s: State, box: Box, weights: list[int]) -> int:
    """AM-R13: whatever will bring more than it costs, the better bargain first."""
    miner, left = s.miners[s.mover], strata_left(s, box)
    die, roll = 0, 0
    if may_buy_drill(s, box) and miner.drill < weights[MOST_DRILL]:
        die = weights[A_DIE] * left - 10 * int(box.drill_price[miner.drill + 1]) + FREELY * weights[AT_ONCE]
    kept = int(miner.funding) - int(box.equipment_price[min(miner.equipment + 1, EQUIPMENT)])
    bears = box.version != Version.ADVANCED or kept >= weights[SAVINGS]
    if may_buy_equipment(s, box) and miner.equipment < weights[MOST_EQUIPMENT] and bears:
        roll = weights[A_MODIFY_ROLL] * left - 10 * int(box.equipment_price[miner.equipment + 1])
        roll += FREELY * weights[AT_ONCE]
    if die > 0 and die >= roll:
        return Verb.BUY_DRILL
    return Verb.BUY_EQUIPMENT if roll > 0 else Verb.SAVE
