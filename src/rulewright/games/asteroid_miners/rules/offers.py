"""The moves of each phase, numbered: exactly those that are legal, each choice once (AM-H19)."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import ALONE, BOTH_DICE, Box, Event, Phase, State, Verb
from .dice import alters_one, alters_two, first_of_face, second_of_pair, way_of_two, ways_of_one, ways_of_two
from .mining import affordable, may_keep
from .turn import may_buy_drill, may_buy_equipment


@rule
def offers(s: State, box: Box, seat: int) -> int:
    if s.phase == Phase.DRILLING:
        return affordable(s, box) + (1 if may_keep(s, box) else 0)
    if s.phase == Phase.REROLLING:
        return rerolls(s)
    if s.phase == Phase.MODIFYING:
        return 1 + (1 if may_modify(s, box) else 0) + alterations(s, box)
    if s.phase == Phase.SMELTING:
        return 3 if s.smelter[0] == s.smelter[1] else 4
    if s.phase in (Phase.CONTROLLING, Phase.OVERTIME):
        return 2
    return 1 + (1 if may_buy_drill(s, box) else 0) + (1 if may_buy_equipment(s, box) else 0)


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    if s.phase == Phase.DRILLING:
        return Verb.DRILL.of(k) if k < affordable(s, box) else Verb.FORGE
    if s.phase == Phase.REROLLING:
        return Verb.REROLL.of(nth_reroll(s, k))
    if s.phase == Phase.MODIFYING:
        if k == 0:
            return Verb.EXCAVATE
        if may_modify(s, box):
            k -= 1
        return Verb.MODIFY if k == 0 else nth_alteration(s, box, k - 1)
    if s.phase == Phase.SMELTING:
        return Verb.SMELT.of(BOTH_DICE if k == 2 and s.smelter[0] == s.smelter[1] else k)
    if s.phase == Phase.CONTROLLING:
        return Verb.SETTLE if k == 0 else Verb.CONTROL
    if s.phase == Phase.OVERTIME:
        return Verb.BANK if k == 0 else Verb.GO_ON
    if k == 0:
        return Verb.SAVE
    return Verb.BUY_DRILL if k == 1 and may_buy_drill(s, box) else Verb.BUY_EQUIPMENT


@rule
def may_modify(s: State, box: Box) -> bool:
    """AM-R8, AM-R20: the Modify die can be rolled as often as the equipment allows, but not in a cloud of dust."""
    return s.event != Event.DUST and s.mods < box.modify_rolls[s.miners[s.mover].equipment]


@rule
def equals_from(s: State, i: int) -> int:
    """How many dice, from this one on, show the same face."""
    n = 1
    while i + n < int(s.n) and s.dice[i + n] == s.dice[i]:
        n += 1
    return n


@rule
def rerolls(s: State) -> int:
    """AM-H19: of equal dice, only how many are thrown matters."""
    total, i = 1, 0
    while i < int(s.n):
        n = equals_from(s, i)
        total *= n + 1
        i += n
    return total


@rule
def nth_reroll(s: State, k: int) -> int:
    """The k-th set of dice to throw again, one bit each."""
    dice, i = 0, 0
    while i < int(s.n):
        n = equals_from(s, i)
        dice |= ((1 << (k % (n + 1))) - 1) << i
        k //= n + 1
        i += n
    return dice


@rule
def alterations(s: State, box: Box) -> int:
    """AM-28, AM-R9: the ways to use the Modify die as it lies."""
    total = 0
    if s.modify != 0:
        for i in range(int(s.n)):
            if first_of_face(s, i):
                if alters_one(int(s.modify)):
                    total += ways_of_one(int(s.modify))
                if alters_two(int(s.modify)):
                    for k in range(i + 1, int(s.n)):
                        if second_of_pair(s, i, k):
                            total += ways_of_two(s, box, i, k)
    return total


@rule
def nth_alteration(s: State, box: Box, which: int) -> int:
    """The which-th of them, as a move."""
    for i in range(int(s.n)):
        if first_of_face(s, i):
            if alters_one(int(s.modify)):
                ways = ways_of_one(int(s.modify))
                if which < ways:
                    return Verb.ALTER.of(i, ALONE, which)
                which -= ways
            if alters_two(int(s.modify)):
                for k in range(i + 1, int(s.n)):
                    if second_of_pair(s, i, k):
                        ways = ways_of_two(s, box, i, k)
                        if which < ways:
                            return Verb.ALTER.of(i, k, way_of_two(s, i, k, which))
                        which -= ways
    return Verb.EXCAVATE
