"""The heuristic: a fast, sensible player, which bots also assume for the rest of a game."""

from __future__ import annotations

from rulewright.kernel import Enumeration, rule, table

from ..rules.dice import first_of_equals
from ..rules.foundry import best_foundry_move
from ..rules.mining import affordable, fit, may_keep, may_modify
from ..rules.rival import A_MINERAL, NO_USE, altered_value, best_alteration, dice_value, to_reroll
from ..rules.turn import may_buy_drill, may_buy_equipment
from ..state import ASTEROIDS, BOTH_MINERALS, COMPANIES, DICE, DRILLS, EQUIPMENT, Box, Phase, State, Verb, Version

OFFERED = (1, 2, 3, 5)
"""Level 4 is not shown to be stronger than level 3 (docs/bots.md)."""
A_ROW = 1
"""What a built row is worth besides its pay, in $M."""


class Weight(Enumeration):
    """The weights that guide a company, as indices into a list."""

    DRILL_ON = 0
    """Advanced version: the drill to pay for on the first asteroid; those for the other asteroids follow."""
    RESERVE = 4
    """Advanced version: funding to keep when paying for a drill, in $M."""
    A_DIE = 5
    """The value of one more die in a turn, in tenths of $1M."""
    A_MODIFY_ROLL = 6
    """The value of one more roll of the Modify die in a turn, in tenths of $1M."""
    MOST_DRILL = 7
    """The last drill to buy."""
    MOST_EQUIPMENT = 8
    """The last equipment to buy."""
    AT_ONCE = 9
    """Whether to buy as soon as possible, whatever the benefit."""
    SAVINGS = 10
    """Advanced version: funding to keep when buying equipment, in $M."""


FREELY = 10_000
"""More than any price, in tenths of $1M."""
HEURISTIC = table([1, 4, 4, 4, 1, 16, 9, DRILLS, EQUIPMENT, 0, 8])
STYLES = {"careful": {"most_equipment": 1}, "collector": {"a_die": 30}}
"""Companies that spend nothing on equipment, and that buy every drill in time (`python -m bench.styles asteroid_miners`)."""


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """The heuristic move, which is always legal."""
    return company_move(s, box, HEURISTIC)


@rule
def advised(s: State, box: Box, seat: int, stream: list[int], weights: list[int]) -> int:
    """The move of a company guided by these weights, for the lab."""
    return company_move(s, box, weights)


def weights(box: Box) -> dict[str, int]:
    """The weights of the heuristic, the same for any box."""
    drills = [f"drill_on_{i + 1}" for i in range(ASTEROIDS)]
    names = [*drills, *(name.lower() for name, at in Weight.members.items() if at >= ASTEROIDS)]
    return dict(zip(names, map(int, HEURISTIC), strict=True))


@rule
def company_move(s: State, box: Box, weights: list[int]) -> int:
    """The move of a company guided by these weights."""
    if s.phase == Phase.DRILLING:
        return choose_drill(s, box, weights)
    if s.phase == Phase.REROLLING:
        return Verb.REROLL.of(first_of_equals(s, to_reroll(s, box)))
    if s.phase == Phase.MODIFYING:
        return modify(s, box)
    if s.phase == Phase.UPGRADING:
        return shop(s, box, weights)
    return best_foundry_move(s, box, A_ROW)


@rule
def choose_drill(s: State, box: Box, weights: list[int]) -> int:
    """AM-14: the drill planned for this asteroid, or the best that leaves the reserve; forge to save the last of the funding."""
    if may_keep(s, box):
        return Verb.FORGE
    component = min(int(weights[Weight.DRILL_ON + s.asteroid]), int(box.drills))
    while component > 1 and (
        component > affordable(s, box) or s.miners[s.mover].funding - box.fee[component] < weights[Weight.RESERVE]
    ):
        component -= 1
    return Verb.DRILL.of(component - 1)


@rule
def modify(s: State, box: Box) -> int:
    """AM-R8, AM-R9: roll the Modify die until it completes the stratum, then use it."""
    if fit(s, box) >> DICE == BOTH_MINERALS:
        return Verb.EXCAVATE
    best = best_alteration(s, box) if s.modify != 0 else NO_USE
    value = dice_value(s, box)
    if best != NO_USE:
        first, second, ways = Verb.ALTER.arguments(best)
        value = altered_value(s, box, first, second, ways)
    if value < 2 * A_MINERAL and may_modify(s, box):
        return Verb.MODIFY
    return Verb.EXCAVATE if best == NO_USE else best


@rule
def strata_left(s: State, box: Box) -> int:
    """Strata that the leading company still has to dig: roughly the number of turns to come."""
    left = 0
    for asteroid in range(int(s.asteroid), int(box.asteroids)):
        left += int(box.strata[asteroid])
    most = 0
    for company in range(COMPANIES):
        most = max(most, int(s.miners[company].done[s.asteroid]))
    return left - most


@rule
def shop(s: State, box: Box, weights: list[int]) -> int:
    """AM-R13: buy the drill or equipment that brings more than it costs, the better bargain first."""
    miner, left = s.miners[s.mover], strata_left(s, box)
    die, roll = 0, 0
    if may_buy_drill(s, box) and miner.drill < weights[Weight.MOST_DRILL]:
        die = (
            weights[Weight.A_DIE] * left - 10 * int(box.drill_price[miner.drill + 1]) + FREELY * weights[Weight.AT_ONCE]
        )
    kept = int(miner.funding) - int(box.equipment_price[min(miner.equipment + 1, EQUIPMENT)])
    bears = box.version != Version.ADVANCED or kept >= weights[Weight.SAVINGS]
    if may_buy_equipment(s, box) and miner.equipment < weights[Weight.MOST_EQUIPMENT] and bears:
        roll = weights[Weight.A_MODIFY_ROLL] * left - 10 * int(box.equipment_price[miner.equipment + 1])
        roll += FREELY * weights[Weight.AT_ONCE]
    if die > 0 and die >= roll:
        return Verb.BUY_DRILL
    return Verb.BUY_EQUIPMENT if roll > 0 else Verb.SAVE
