"""The rival of solo games: a company that the rules move (AM-16, AM-R16, AM-R17, AM-H17)."""

from __future__ import annotations

from rulewright.kernel import has, rule, size

from ..state import ALONE, BOTH_MINERALS, DICE, Ability, Box, Event, Phase, State, Verb, Version
from .dice import alter_dice, ways_to_alter
from .mining import alter, excavate, fit, pay_drill, reroll, roll_modify, spare, use_drill

A_MINERAL = 100
"""More than dice can add up to, so that minerals count before the bid."""
NO_USE = -1
"""No use of the Modify die improves the dice."""


@rule
def to_reroll(s: State, box: Box) -> int:
    """AM-R16: keep one die for each mineral; if none is missing, throw low dice for a better bid."""
    found = fit(s, box)
    used, low = found & ((1 << DICE) - 1), 0
    if found >> DICE != BOTH_MINERALS:
        return ((1 << int(s.n)) - 1) & ~used
    for i in range(int(s.n)):
        if not (used >> i) & 1 and s.dice[i] <= 3:
            low |= 1 << i
    return low


@rule
def dice_value(s: State, box: Box) -> int:
    """AM-R16: how good the dice are as they lie: by minerals out, then by the total of the other dice."""
    found = fit(s, box)
    return A_MINERAL * size(found >> DICE) + spare(s, found & ((1 << DICE) - 1))


@rule
def altered_value(s: State, box: Box, first: int, second: int, ways: int) -> int:
    """The same after this use of the Modify die; the dice are put back."""
    if s.modify == Ability.TOTAL:
        return 2 * A_MINERAL + spare(s, (1 << first) | (1 << second))
    a, b = int(s.dice[first]), int(s.dice[second]) if second != ALONE else 0
    alter_dice(s, first, second, ways)
    worth = dice_value(s, box)
    s.dice[first] = a
    if second != ALONE:
        s.dice[second] = b
    return worth


@rule
def best_alteration(s: State, box: Box) -> int:
    """AM-R16: the use of the Modify die that brings most, as a move; NO_USE if none improves the dice."""
    best, most = NO_USE, dice_value(s, box)
    for first in range(int(s.n)):
        for other in range(first, int(s.n)):
            second = ALONE if other == first else other
            possible = ways_to_alter(s, box, first, second)
            for ways in range(4):
                if has(possible, ways):
                    value = altered_value(s, box, first, second, ways)
                    if value > most:
                        best, most = Verb.ALTER.of(first, second, ways), value
    return best


@rule
def mine_by_rule(s: State, box: Box) -> None:
    """Phases 2 to 6. AM-R16, AM-R20, AM-H23: drill, reroll, roll the Modify die if something is missing, excavate."""
    use_best_drill(s, box)
    if s.phase == Phase.REROLLING:
        reroll(s, to_reroll(s, box))
    if fit(s, box) >> DICE == BOTH_MINERALS or s.event == Event.DUST:
        excavate(s, box)
        return
    roll_modify(s)
    best = best_alteration(s, box)
    if best == NO_USE:
        excavate(s, box)
    else:
        first, second, ways = Verb.ALTER.arguments(best)
        alter(s, box, first, second, ways)


@rule
def use_best_drill(s: State, box: Box) -> None:
    """AM-R17, AM-H23: the drill for this asteroid; in the Advanced version the best it can pay for, the first being free."""
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
