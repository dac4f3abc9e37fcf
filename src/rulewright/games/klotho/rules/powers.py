"""Powers of technologies that change the number on a die, once a turn (KL-68, KL-R5)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule

from ..notes import Note
from ..state import DICE, Box, DieKind, Power, State, Verb, Way
from .dice import owns, shown
from .hands import alike
from .tools import UNDER_A_PIG

NOT_YOURS = law("KL-68")
ONCE_A_TURN = law("KL-A40")
NOT_ROLLED_YET = law("KL-A49")
ONE_TO_SIX = law("KL-A50")
ITS_POWER = law("KL-R5")


@rule
def ready(s: State, box: Box, power: int) -> bool:
    """KL-68, KL-A40, KL-R5: after a roll, and once a turn."""
    return s.throws > 0 and owns(s, box, int(s.mover), power) and not (s.used >> power) & 1


@rule
def not_used(s: State, box: Box, power: int, die: int) -> int:
    """KL-68, KL-94, KL-A40, KL-A49, KL-A50: what keeps the mover from using a power on a die."""
    if not owns(s, box, int(s.mover), power):
        return NOT_YOURS
    if s.throws == 0:
        return NOT_ROLLED_YET
    if (s.used >> power) & 1:
        return ONCE_A_TURN
    if s.kind[die] == DieKind.PIG:
        return UNDER_A_PIG
    return ONE_TO_SIX if power == Power.INVERTER else ITS_POWER


@rule
def to_shift(s: State, box: Box, way: int) -> int:
    """KL-R5: the dice that the Phase Tuner may change; none goes below one."""
    if not ready(s, box, Power.TUNER):
        return 0
    found = shown(s)
    if way == Way.DOWN:
        for i in range(DICE):
            if s.die[i] <= box.amount[Power.TUNER]:
                found &= ~(1 << i)
    return found


@refuses(Verb.SHIFT)
def not_shifted(s: State, box: Box, die: int) -> int:
    return not_used(s, box, Power.TUNER, die)


@does(Verb.SHIFT)
def shift(s: State, box: Box, way: int, die: int) -> None:
    """KL-R5: the Phase Tuner moves a die by one, once a turn."""
    before = int(s.die[die])
    s.used |= 1 << Power.TUNER
    s.die[die] += box.amount[Power.TUNER] if way == Way.UP else -box.amount[Power.TUNER]
    note(s, Note.SHIFTED, int(s.mover), die, before, int(s.die[die]))


@rule
def to_flip(s: State, box: Box) -> int:
    """KL-R5, KL-A50: the six-sided dice that the Inverter may turn over, as long as they show one to six."""
    found = 0
    if ready(s, box, Power.INVERTER):
        for i in range(DICE):
            six_sided = s.kind[i] == DieKind.RED or s.kind[i] == DieKind.PURPLE or s.kind[i] == DieKind.BLUE
            if six_sided and 1 <= s.die[i] <= 6:
                found |= 1 << i
    return found


@refuses(Verb.FLIP)
def not_flipped(s: State, box: Box, die: int) -> int:
    return not_used(s, box, Power.INVERTER, die)


@does(Verb.FLIP)
def flip(s: State, die: int) -> None:
    """KL-R5: the Inverter turns a die over, once a turn."""
    before = int(s.die[die])
    s.used |= 1 << Power.INVERTER
    s.die[die] = 7 - before
    note(s, Note.FLIPPED, int(s.mover), die, before, 7 - before)


@rule
def to_copy(s: State, box: Box, die: int) -> int:
    """KL-R5: the dice whose number another may take with the Echo Prism: those that show a different one."""
    if not ready(s, box, Power.PRISM) or not (shown(s) >> die) & 1:
        return 0
    return shown(s) & ~alike(s, int(s.die[die]))


@refuses(Verb.COPY)
def not_copied(s: State, box: Box, die: int, model: int) -> int:
    return not_used(s, box, Power.PRISM, model if s.kind[model] == DieKind.PIG else die)


@does(Verb.COPY)
def copy(s: State, die: int, model: int) -> None:
    """KL-R5: the Echo Prism copies one die onto another, once a turn."""
    before = int(s.die[die])
    s.used |= 1 << Power.PRISM
    s.die[die] = s.die[model]
    note(s, Note.COPIED, int(s.mover), die, before, int(s.die[die]))
