"""What can be done now, as sets: legality and offers both ask here, so that they cannot disagree (KL-21, KL-33, KL-36)."""

from __future__ import annotations

from rulewright.kernel import rule, size

from ..state import ANDROIDS, DICE, NONE, REDS, ROW, SHELF, Box, Card, DieKind, Phase, Power, State, Tool, Way
from .dice import crystals_waiting, free_dice, free_pigs, in_play, owns, shown, throws_left
from .hands import affordable_with, alike
from .tools import ones, price_of, raidable
from .turn import discards_left


@rule
def may_discard_now(s: State) -> bool:
    """KL-21: discards come before the roll and after the claims."""
    return s.phase not in (Phase.REROLLING, Phase.CLAIMING)


@rule
def to_discard(s: State, box: Box) -> int:
    """KL-21, KL-23, KL-72: the cards of the row that may be removed, Klotho cards first."""
    found = 0
    if may_discard_now(s) and discards_left(s, box) > 0:
        for place in range(ROW):
            if s.row[place] != NONE:
                found |= 1 << place
        for place in range(SHELF):
            if s.shelf[place] != NONE:
                found |= 1 << (ROW + place)
    return found


@rule
def to_claim(s: State, box: Box) -> int:
    """KL-21, KL-27: the places of the row whose cards the dice can pay for."""
    found = 0
    if s.phase == Phase.CLAIMING:
        free, pigs = free_dice(s), free_pigs(s)
        for place in range(ROW):
            card = int(s.row[place])
            dice = free | pigs if Card.MONSTER <= card < Card.MARKET else free
            if card != NONE and affordable_with(s, box, dice, card):
                found |= 1 << place
    return found


@rule
def to_buy(s: State, box: Box) -> int:
    """KL-33: the tools of the row that the mover can pay for."""
    found = 0
    for place in range(SHELF):
        if s.shelf[place] != NONE and price_of(s, box, int(s.mover), int(s.shelf[place])) <= s.seats[s.mover].coins:
            found |= 1 << place
    return found


@rule
def to_play(s: State) -> int:
    """KL-36: the mover's tools that can be played as they are; augments, Bribes and Raids are used otherwise."""
    found = 0
    mine = s.seats[s.mover]
    if in_play(s) < DICE:
        for tool in range(ANDROIDS):
            if mine.tools[Tool.ANDROID + tool] > 0:
                found |= 1 << (Tool.ANDROID + tool)
        if mine.tools[Tool.OVERDRIVE] > 0:
            found |= 1 << Tool.OVERDRIVE
    if mine.tools[Tool.BOMB] > 0 and not row_is_empty(s):
        found |= 1 << Tool.BOMB
    if mine.tools[Tool.LOTTERY] > 0 and s.throws > 0:
        found |= 1 << Tool.LOTTERY
    if mine.tools[Tool.PIG] > 0 and s.phase == Phase.CLAIMING and ones(s) >= 2:
        found |= 1 << Tool.PIG
    return found


@rule
def row_is_empty(s: State) -> bool:
    found = 0
    for place in range(ROW):
        if s.row[place] != NONE:
            found += 1
    for place in range(SHELF):
        if s.shelf[place] != NONE:
            found += 1
    return found == 0


@rule
def to_augment(s: State, i: int) -> int:
    """KL-82: the dice on which an augment of the mover may go."""
    return shown(s) if s.seats[s.mover].tools[Tool.AUGMENT + i] > 0 else 0


@rule
def ready(s: State, box: Box, power: int) -> bool:
    """KL-68, KL-A40, KL-R5: after a roll, and once a turn."""
    return s.throws > 0 and owns(s, box, int(s.mover), power) and not (s.used >> power) & 1


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


@rule
def to_copy(s: State, box: Box, die: int) -> int:
    """KL-R5: the dice whose number another may take with the Echo Prism: those that show a different one."""
    if not ready(s, box, Power.PRISM) or not (shown(s) >> die) & 1:
        return 0
    return shown(s) & ~alike(s, int(s.die[die]))


@rule
def copies(s: State, box: Box) -> int:
    """How many ways there are to copy a die onto another."""
    n = 0
    if ready(s, box, Power.PRISM):
        for die in range(DICE):
            n += size(to_copy(s, box, die))
    return n


@rule
def to_raid(s: State, box: Box) -> int:
    """KL-87: whom the mover may raid."""
    return raidable(s, box) if s.seats[s.mover].tools[Tool.RAID] > 0 else 0


@rule
def to_mark(s: State) -> int:
    """KL-26: the other dice that may be thrown again, each after the one marked before; androids never are (KL-76)."""
    found = 0
    if s.phase == Phase.REROLLING:
        for i in range(REDS, DICE):
            if s.kind[i] != 0 and s.kind[i] != DieKind.ANDROID and (s.marked >> i) == 0:
                found |= 1 << i
    return found


@rule
def may_reroll(s: State, box: Box, reds: int) -> bool:
    """KL-26, KL-A21: at least one die must be thrown."""
    if s.phase != Phase.REROLLING or throws_left(s, box) <= 0:
        return False
    return reds != 0 or s.marked != 0 or crystals_waiting(s, box) > 0
