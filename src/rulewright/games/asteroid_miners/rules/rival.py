"""The rival, alone at the table: a company that the rules move (AM-16, AM-R16, AM-R17, AM-H17)."""

from __future__ import annotations

from rulewright.kernel import d6, note, rule, size

from ..notes import Note
from ..state import ALONE, DICE, Box, Change, Phase, State, Version
from .dice import (
    alter_dice,
    alters_one,
    alters_two,
    first_of_face,
    second_of_pair,
    way_of_two,
    ways_of_one,
    ways_of_two,
)
from .foundry import foundry_move
from .mining import alter, excavate, fit, pay_drill, reroll, spare, use_drill
from .smelting import forging

A_MINERAL = 100
"""More than dice can add up to: minerals first, then the bid."""
ALL_MINERALS = 3


@rule
def to_reroll(s: State, box: Box) -> int:
    """AM-R16: one die is kept for each mineral; if none is missing, low dice are thrown for a better bid."""
    found = fit(s, box)
    used, low = found & ((1 << DICE) - 1), 0
    if found >> DICE != ALL_MINERALS:
        return ((1 << int(s.n)) - 1) & ~used
    for i in range(int(s.n)):
        if not (used >> i) & 1 and s.dice[i] <= 3:
            low |= 1 << i
    return low


@rule
def made(s: State, box: Box) -> int:
    """What the dice are good for as they lie: minerals out, then the total of the other dice."""
    found = fit(s, box)
    return A_MINERAL * size(found >> DICE) + spare(s, found & ((1 << DICE) - 1))


@rule
def made_by(s: State, box: Box, first: int, second: int, ways: int) -> int:
    """The same after an alteration; the dice lie again as before."""
    if s.modify == Change.TOTAL:
        return 2 * A_MINERAL + spare(s, (1 << first) | (1 << second))
    a, b = int(s.dice[first]), int(s.dice[second]) if second != ALONE else 0
    alter_dice(s, first, second, ways)
    worth = made(s, box)
    s.dice[first] = a
    if second != ALONE:
        s.dice[second] = b
    return worth


@rule
def best_alteration(s: State, box: Box) -> int:
    """AM-R16: the use of the Modify die that brings most, as first + 8 * second + 64 * ways; -1: none is worth it."""
    best, most = -1, made(s, box)
    for i in range(int(s.n)):
        if first_of_face(s, i):
            if alters_one(int(s.modify)):
                for ways in range(ways_of_one(int(s.modify))):
                    worth = made_by(s, box, i, ALONE, ways)
                    if worth > most:
                        best, most = i + 8 * ALONE + 64 * ways, worth
            if alters_two(int(s.modify)):
                for k in range(i + 1, int(s.n)):
                    if second_of_pair(s, i, k):
                        for which in range(ways_of_two(s, box, i, k)):
                            ways = way_of_two(s, i, k, which)
                            worth = made_by(s, box, i, k, ways)
                            if worth > most:
                                best, most = i + 8 * k + 64 * ways, worth
    return best


@rule
def mine_by_rule(s: State, box: Box) -> None:
    """Phases 2 to 6. AM-R16, AM-H23."""
    use_best_drill(s, box)
    if s.phase == Phase.REROLLING:
        reroll(s, to_reroll(s, box))
    if fit(s, box) >> DICE == ALL_MINERALS:
        excavate(s, box, 0, ALONE)
        return
    s.modify = d6(s)
    s.mods = 1
    note(s, Note.MODIFIED, s.mover, s.modify)
    best = best_alteration(s, box)
    if best < 0:
        excavate(s, box, 0, ALONE)
    else:
        alter(s, box, best & 7, (best >> 3) & 7, best >> 6)


@rule
def use_best_drill(s: State, box: Box) -> None:
    """AM-R17, AM-H23: the component of this asteroid; in the Advanced version the dearest it can pay, and the first one free."""
    component = int(box.rival[s.asteroid])
    if box.version != Version.ADVANCED:
        use_drill(s, box, component)
        return
    while component > 0 and box.fee[component] > s.miners[s.mover].funding:
        component -= 1
    if component > 0:
        pay_drill(s, box, component)
    else:
        use_drill(s, box, 1)


@rule
def forge_by_table(s: State, box: Box) -> None:
    """AM-H17: the best that can be done, by exact expectation."""
    while s.phase in (Phase.SMELTING, Phase.CONTROLLING, Phase.OVERTIME):
        foundry_move(s, box, forging(s, box, int(box.row_worth)))
