"""The best move in the Foundry, from the exact tables of the box: the rival forges by it (AM-H17)."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import CONTROL_ROLLS, FACES, SCALE, SMELTER_ROLLS, STAKES, Box, Phase, State, Verb
from .dice import pair_of
from .foundry import next_target, rows_gained


@rule
def with_face(box: Box, target: int, pair: int, face: int, stake: int) -> int:
    """AM-28, AM-29: the worth of this face of the orange die; 0 if it does not make the component."""
    return int(box.pay[face]) + stake if (int(box.works[target][pair]) >> (face - 1)) & 1 else 0


@rule
def controlled(box: Box, target: int, pair: int, rolls: int, stake: int) -> int:
    """AM-27: the expected value of this many rolls of the orange die, rolled again while worth more; times 6 for each roll."""
    worth, scale = 0, 1
    for _ in range(rolls):
        total = 0
        for face in range(1, FACES + 1):
            total += max(scale * with_face(box, target, pair, face, stake), worth)
        worth = total
        scale *= FACES
    return worth


@rule
def best_throw(box: Box, target: int, stake: int, left: int, a: int, b: int) -> int:
    """AM-25: which smelter dice to throw again with this many rerolls left."""
    return (int(box.throws[stake][target][left - 1][a - 1]) >> (2 * (b - 1))) & 3


@rule
def stake_of(s: State, row_worth: int) -> int:
    """What success is worth besides its pay: everything at risk, and a bonus for each row, including the next."""
    return int(s.risk) + row_worth * (rows_gained(s) + 1)


@rule
def promised(box: Box, target: int, stake: int) -> int:
    """The expected value of a whole attempt, times SCALE; for stakes above the table only the chance of success matters."""
    known = min(stake, STAKES - 1)
    return int(box.promise[known][target]) + (stake - known) * int(box.whole_odds[target])


@rule
def best_foundry_move(s: State, box: Box, row_worth: int) -> int:
    """AM-H17: the move with the highest expected value, if a built row is worth `row_worth` besides its pay.

    Overtime is judged as if the company stopped after the next component.
    """
    target, all_of_it = next_target(s, box), stake_of(s, row_worth)
    stake = min(all_of_it, STAKES - 1)
    a, b = int(s.smelter[0]), int(s.smelter[1])
    if s.phase == Phase.SMELTING:
        return Verb.SMELT.of(best_throw(box, target, stake, SMELTER_ROLLS - int(s.rolls), a, b))
    if s.phase == Phase.CONTROLLING:
        rolls, pair = CONTROL_ROLLS - int(s.controls), pair_of(a, b)
        now = with_face(box, target, pair, int(s.control), stake) if s.control != 0 else 0
        return Verb.CONTROL if controlled(box, target, pair, rolls, stake) > now * FACES**rolls else Verb.SETTLE
    return Verb.GO_ON if promised(box, target, all_of_it) > (all_of_it - row_worth) * SCALE else Verb.BANK
