"""The smelter and the orange die, worked out exactly: what a pair of dice promises, and the best that can be done with it.

Whoever forges wants the worth of success, by the face of the orange die that brings it, as high as it can be expected. Nothing is
sampled and nothing rounded: worths are summed over all faces, so they grow by 6 for each roll of the orange die still
to come and by 36 for each throw of the smelter dice.
"""

from __future__ import annotations

from rulewright.kernel import rule

from .dice import pair_of, same_pair
from .state import (
    BANK,
    CONTROL,
    CONTROL_ROLLS,
    CONTROLLING,
    FACES,
    GO_ON,
    PAIRS,
    SCALE,
    SETTLE,
    SMELT,
    SMELTER_ROLLS,
    SMELTING,
    Box,
    State,
)

CONTROLLED = FACES**CONTROL_ROLLS


@rule
def success(box: Box, face: int, paid: int, stake: int) -> int:
    """What it is worth to succeed with this face of the orange die (0: without it)."""
    return paid * int(box.pay[face]) + stake


@rule
def with_face(box: Box, target: int, pair: int, face: int, paid: int, stake: int) -> int:
    """AM-28: the same where the face serves, else nothing."""
    return success(box, face, paid, stake) if (int(box.works[target][pair]) >> (face - 1)) & 1 else 0


@rule
def controlled(box: Box, target: int, pair: int, rolls: int, paid: int, stake: int) -> int:
    """AM-27: the worth of so many rolls of the orange die, times 6 for each of them; one rolls on while that promises more."""
    worth, scale = 0, 1
    for _ in range(rolls):
        total = 0
        for face in range(1, FACES + 1):
            total += max(scale * with_face(box, target, pair, face, paid, stake), worth)
        worth = total
        scale *= FACES
    return worth


@rule
def is_match(box: Box, target: int, a: int, b: int) -> bool:
    return same_pair(a, b, int(box.component[target][0]), int(box.component[target][1]))


@rule
def thrown(s: State, left: int, a: int, b: int, dice: int) -> int:
    """The worth of throwing some of the dice again when so many rerolls are left, times 36 of the worths after it."""
    total = 0
    if dice == 0:
        return PAIRS * int(s.plan[left - 1][pair_of(a, b)])
    if dice == 3:
        for pair in range(PAIRS):
            total += int(s.plan[left - 1][pair])
        return total
    for face in range(1, FACES + 1):
        total += int(s.plan[left - 1][pair_of(face, b) if dice == 1 else pair_of(a, face)])
    return FACES * total


@rule
def best_throw(s: State, left: int, a: int, b: int) -> int:
    """AM-25: which dice to throw again, none of them unless that promises more."""
    best, most = 0, thrown(s, left, a, b, 0)
    for dice in range(1, 4):
        worth = thrown(s, left, a, b, dice)
        if worth > most:
            best, most = dice, worth
    return best


@rule
def make_plan(s: State, box: Box, target: int, paid: int, stake: int) -> None:
    """Fill in what each pair promises with no reroll left, with one and with two, if one does the best with it."""
    for a in range(1, FACES + 1):
        for b in range(1, FACES + 1):
            pair = pair_of(a, b)
            if is_match(box, target, a, b):
                s.plan[0][pair] = CONTROLLED * success(box, 0, paid, stake)
            else:
                s.plan[0][pair] = controlled(box, target, pair, CONTROL_ROLLS, paid, stake)
    for left in range(1, SMELTER_ROLLS):
        for a in range(1, FACES + 1):
            for b in range(1, FACES + 1):
                dice = 0 if is_match(box, target, a, b) else best_throw(s, left, a, b)
                s.plan[left][pair_of(a, b)] = thrown(s, left, a, b, dice)


@rule
def promised(s: State, box: Box, target: int, paid: int, stake: int) -> int:
    """The worth of a whole attempt before its first roll, times SCALE."""
    make_plan(s, box, target, paid, stake)
    total = 0
    for pair in range(PAIRS):
        total += int(s.plan[SMELTER_ROLLS - 1][pair])
    return total


# ---------------------------------------------------------------- the best choice


@rule
def next_target(s: State, box: Box) -> int:
    """AM-24: what the next row asks for; who won the tender builds the right-hand component."""
    return int(box.right[s.row + 1]) if s.tender != 0 else int(box.left[s.row + 1])


@rule
def rows_gained(s: State) -> int:
    """Rows forged in this Foundry phase and not collected yet."""
    return int(s.row) - int(s.miners[s.mover].row)


@rule
def forging(s: State, box: Box, row_worth: int) -> int:
    """AM-H17: the move that promises most, a built row counting for so much besides its pay, and what is at risk with it.

    Overtime is judged as if one stopped after the next component.
    """
    target = next_target(s, box)
    stake = int(s.risk) + row_worth * (rows_gained(s) + 1)
    if s.phase == SMELTING:
        make_plan(s, box, target, 1, stake)
        return SMELT + best_throw(s, SMELTER_ROLLS - int(s.rolls), int(s.smelter[0]), int(s.smelter[1]))
    pair = pair_of(int(s.smelter[0]), int(s.smelter[1])) if s.phase == CONTROLLING else 0
    if s.phase == CONTROLLING:
        rolls = CONTROL_ROLLS - int(s.controls)
        now = with_face(box, target, pair, int(s.control), 1, stake) if s.control != 0 else 0
        return CONTROL if controlled(box, target, pair, rolls, 1, stake) > now * FACES**rolls else SETTLE
    return GO_ON if promised(s, box, target, 1, stake) > (stake - row_worth) * SCALE else BANK
