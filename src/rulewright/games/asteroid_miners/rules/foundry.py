"""Phase 6½, The Interstellar Foundry: smelter, orange die, Overtime (AM-20 to AM-37)."""

from __future__ import annotations

from rulewright.kernel import d6, does, law, note, refuses, rule

from ..notes import Note
from ..state import BOTH_DICE, CONTROL_ROLLS, GAP, SMELTER_ROLLS, Box, Phase, State, Verb
from .dice import pair_of, same_pair

OUT_OF_ORDER = law("AM-2")
ONE_CHOICE = law("AM-H19")


@rule
def is_match(box: Box, target: int, a: int, b: int) -> bool:
    """AM-25: the dice show the two minerals."""
    return same_pair(a, b, int(box.component[target][0]), int(box.component[target][1]))


@rule
def next_target(s: State, box: Box) -> int:
    """AM-24, AM-H26: the component of the next row: the right-hand one for the winner of this turn's tender."""
    return int(box.right[s.row + 1]) if s.tender != 0 else int(box.left[s.row + 1])


@rule
def rows_gained(s: State) -> int:
    """AM-31: rows forged in this Foundry phase and not collected yet."""
    return int(s.row) - int(s.miners[s.mover].row)


@rule
def is_open(s: State, box: Box, company: int, row: int) -> bool:
    """AM-37, AM-H1, AM-H20: whether a company has fully excavated the stratum of this row, in any turn."""
    if row > box.rows:
        return False
    return int(s.miners[company].done[box.row_asteroid[row]]) >= int(box.row_stratum[row])


@rule
def may_forge(s: State, box: Box) -> bool:
    """AM-39, AM-40, AM-H25: there is a Foundry, and the next row is open."""
    return box.foundry != 0 and is_open(s, box, int(s.mover), int(s.miners[s.mover].row) + 1)


@rule
def start_foundry(s: State, box: Box) -> None:
    """AM-23, AM-32, AM-H3: enter Phase 6½ if a row is open; whether Overtime is open is settled before the first component."""
    s.phase = Phase.UPGRADING
    if may_forge(s, box):
        miner = s.miners[s.mover]
        s.row = miner.row
        s.behind = 1 if int(s.miners[1 - s.mover].row) - int(miner.row) >= GAP else 0
        start_component(s, box)


@rule
def start_component(s: State, box: Box) -> None:
    """AM-24, AM-34: each component starts with a fresh roll."""
    note(s, Note.TRIES, s.mover, s.row + 1, next_target(s, box))
    throw(s, box, BOTH_DICE)


@refuses(Verb.SMELT)
def check_smelt(s: State) -> int:
    """AM-25, AM-H19: any smelter dice; of equal ones the first is named."""
    return ONE_CHOICE if s.phase == Phase.SMELTING else OUT_OF_ORDER


@does(Verb.SMELT)
def smelt(s: State, box: Box, dice: int) -> None:
    """AM-25: roll some dice again, or leave them."""
    if dice == 0:
        s.phase = Phase.CONTROLLING
    else:
        throw(s, box, dice)


@rule
def throw(s: State, box: Box, dice: int) -> None:
    """AM-25, AM-26, AM-H6: roll one or both; a match ends it at once."""
    for i in range(2):
        if (dice >> i) & 1:
            s.smelter[i] = d6(s)
    if s.smelter[0] > s.smelter[1]:
        s.smelter[0], s.smelter[1] = s.smelter[1], s.smelter[0]
    s.rolls += 1
    note(s, Note.SMELTED, s.rolls, s.smelter[0], s.smelter[1])
    if is_match(box, next_target(s, box), int(s.smelter[0]), int(s.smelter[1])):
        note(s, Note.NATURAL, s.mover, next_target(s, box))
        forge(s, box, 0)
    else:
        s.phase = Phase.SMELTING if s.rolls < SMELTER_ROLLS else Phase.CONTROLLING


@does(Verb.CONTROL)
def roll_control(s: State, box: Box) -> None:
    """AM-27: at most three rolls; the last counts."""
    s.control = d6(s)
    s.controls += 1
    note(s, Note.CONTROL, s.controls, s.control)
    if s.controls == CONTROL_ROLLS:
        settle(s, box)


@rule
def serves(s: State, box: Box) -> bool:
    """AM-28: whether the orange die, as it lies, makes the component."""
    pair = pair_of(int(s.smelter[0]), int(s.smelter[1]))
    return s.control != 0 and (int(box.works[next_target(s, box)][pair]) >> (int(s.control) - 1)) & 1 == 1


@does(Verb.SETTLE)
def settle(s: State, box: Box) -> None:
    """AM-27, AM-30, AM-H5: accept the orange die as it lies, or do without it."""
    if serves(s, box):
        forge(s, box, int(s.control))
    else:
        fail(s, box)


@rule
def clear_dice(s: State) -> None:
    """AM-31: the three dice leave the card."""
    s.smelter[0] = 0
    s.smelter[1] = 0
    s.rolls = 0
    s.control = 0
    s.controls = 0


@rule
def forge(s: State, box: Box, face: int) -> None:
    """AM-26, AM-29, AM-31, AM-32, AM-37: the next row is built; Overtime may follow while a row is open."""
    component = next_target(s, box)
    s.row += 1
    s.risk += box.pay[face]
    note(s, Note.FORGED, s.mover, s.row, component, box.pay[face], face)
    clear_dice(s)
    if s.behind != 0 and is_open(s, box, int(s.mover), int(s.row) + 1):
        s.phase = Phase.OVERTIME
    else:
        bank(s, box)


@does(Verb.GO_ON)
def go_on(s: State, box: Box) -> None:
    """AM-33, AM-34: Overtime, at the risk of all pay of this phase."""
    note(s, Note.OVERTIME, s.mover, s.row, s.risk)
    start_component(s, box)


@does(Verb.BANK)
def bank(s: State, box: Box) -> None:
    """AM-31, AM-35: the cube moves up, and all pay of this phase is collected."""
    note(s, Note.BANKED, s.mover, s.row, s.risk, rows_gained(s))
    s.miners[s.mover].row = s.row
    s.miners[s.mover].funding += s.risk
    leave_foundry(s)


@rule
def fail(s: State, box: Box) -> None:
    """AM-30, AM-36: failing the first component costs nothing; in Overtime all of this phase is lost."""
    if rows_gained(s) > 0:
        note(s, Note.FELL, s.mover, s.row + 1, rows_gained(s), s.risk)
    else:
        note(s, Note.FAILED, s.mover, s.row + 1)
    clear_dice(s)
    leave_foundry(s)


@rule
def leave_foundry(s: State) -> None:
    """AM-31: Phase 7 follows."""
    s.row = 0
    s.risk = 0
    s.behind = 0
    s.phase = Phase.UPGRADING
