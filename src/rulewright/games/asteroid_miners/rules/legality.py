"""Which moves are allowed, and the clause that forbids each of the others."""

from __future__ import annotations

from rulewright.kernel import law, rule

from ..state import ALONE, SECOND_DIE, Ability, Box, Outcome, Phase, State, Verb, Version
from .dice import alters_one, alters_two, first_of_face, second_of_pair, wanted_total
from .mining import affordable, may_keep
from .offers import may_modify
from .turn import may_buy_drill, may_buy_equipment

THE_OTHERS_TURN = law("AM-1")
OUT_OF_ORDER = law("AM-2")
OVER = law("AM-12")
CANNOT_PAY = law("AM-14")
STRANGE_ABILITY = law("AM-28")
HAS_FUNDING = law("AM-39")
OUT_OF_FUNDING = law("AM-40")
SIGN_FOR_EACH = law("AM-H4")
ONE_CHOICE = law("AM-H19")
NO_SUCH_DIE = law("AM-R3")
NO_ROLL_LEFT = law("AM-R8")
NOT_THE_TOTAL = law("AM-R9")
CANNOT_BUY = law("AM-R13")
NOTHING_MORE_TO_BUY = law("AM-R14")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """AM-1, AM-2: the company whose turn it is, in the phase of the verb."""
    if s.end != 0:
        return OUT_OF_FUNDING if s.end in (Outcome.BANKRUPT, Outcome.RUINED) else OVER
    if seat != s.seat:
        return THE_OTHERS_TURN
    verb = Verb.at(action)
    if verb == Verb.DRILL:
        return check_drill(s, box, Verb.DRILL.argument(action) + 1)
    if verb == Verb.FORGE:
        return check_forge(s, box)
    if verb == Verb.REROLL:
        return check_reroll(s, Verb.REROLL.argument(action))
    if verb in (Verb.MODIFY, Verb.ALTER, Verb.EXCAVATE):
        return check_modify(s, box, action)
    if verb == Verb.SMELT:
        return check_smelt(s, Verb.SMELT.argument(action))
    if verb in (Verb.CONTROL, Verb.SETTLE):
        return 0 if s.phase == Phase.CONTROLLING else OUT_OF_ORDER
    if verb in (Verb.GO_ON, Verb.BANK):
        return 0 if s.phase == Phase.OVERTIME else OUT_OF_ORDER
    return check_purchase(s, box, action)


@rule
def check_drill(s: State, box: Box, component: int) -> int:
    """AM-14: a component that the company can pay for, in the Advanced version."""
    if box.version != Version.ADVANCED:
        return CANNOT_PAY
    if s.phase != Phase.DRILLING:
        return OUT_OF_ORDER
    return 0 if component <= affordable(s, box) else CANNOT_PAY


@rule
def check_forge(s: State, box: Box) -> int:
    """AM-39, AM-H13: straight to the Foundry, only for a company that began its turn at $0M with a row open."""
    if box.version == Version.ADVANCED and s.phase != Phase.DRILLING:
        return OUT_OF_ORDER
    return 0 if s.phase == Phase.DRILLING and may_keep(s, box) else HAS_FUNDING


@rule
def check_reroll(s: State, dice: int) -> int:
    """AM-R3, AM-R4, AM-H19: some of the dice in the tray, the first of equal ones before the others."""
    if s.phase != Phase.REROLLING:
        return OUT_OF_ORDER
    if dice >> int(s.n) != 0:
        return NO_SUCH_DIE
    for i in range(1, int(s.n)):
        if s.dice[i] == s.dice[i - 1] and (dice >> i) & 1 and not (dice >> (i - 1)) & 1:
            return ONE_CHOICE
    return 0


@rule
def check_modify(s: State, box: Box, action: int) -> int:
    """AM-R8, AM-H9: roll the Modify die, use it, or leave it."""
    if s.phase != Phase.MODIFYING:
        return OUT_OF_ORDER
    if action == Verb.MODIFY:
        return 0 if may_modify(s, box) else NO_ROLL_LEFT
    if action == Verb.EXCAVATE:
        return 0
    first, second, ways = Verb.ALTER.arguments(action)
    return check_alter(s, box, first, second, ways)


@rule
def check_alter(s: State, box: Box, first: int, second: int, ways: int) -> int:
    """AM-28, AM-H4, AM-H19, AM-R9: what the Modify die shows, on dice in the tray."""
    modify = int(s.modify)
    if modify == 0 or (not alters_one(modify) if second == ALONE else not alters_two(modify)):
        return STRANGE_ABILITY
    if first >= int(s.n) or (second != ALONE and second >= int(s.n)):
        return NO_SUCH_DIE
    if not first_of_face(s, first) or (second != ALONE and (second <= first or not second_of_pair(s, first, second))):
        return ONE_CHOICE
    if modify in (Ability.TOTAL, Ability.FLIP):
        if ways != 0:
            return SIGN_FOR_EACH
        if modify == Ability.TOTAL and int(s.dice[first]) + int(s.dice[second]) != wanted_total(s, box):
            return NOT_THE_TOTAL
        return 0
    if second == ALONE:
        return SIGN_FOR_EACH if ways > 1 else 0
    return ONE_CHOICE if ways == 2 and s.dice[first] == s.dice[second] else 0


@rule
def check_smelt(s: State, dice: int) -> int:
    """AM-25, AM-H19: any smelter dice; of equal ones the first is named."""
    if s.phase != Phase.SMELTING:
        return OUT_OF_ORDER
    return ONE_CHOICE if dice == SECOND_DIE and s.smelter[0] == s.smelter[1] else 0


@rule
def check_purchase(s: State, box: Box, action: int) -> int:
    """AM-R13, AM-R14: the next drill or equipment, if there is one and the company can pay for it."""
    if action == Verb.BUY_DRILL and (box.version == Version.ADVANCED or s.miners[s.mover].drill == box.drills):
        return NOTHING_MORE_TO_BUY
    if action == Verb.BUY_EQUIPMENT and s.miners[s.mover].equipment == box.levels:
        return NOTHING_MORE_TO_BUY
    if s.phase != Phase.UPGRADING:
        return OUT_OF_ORDER
    if action == Verb.BUY_DRILL:
        return 0 if may_buy_drill(s, box) else CANNOT_BUY
    if action == Verb.BUY_EQUIPMENT:
        return 0 if may_buy_equipment(s, box) else CANNOT_BUY
    return 0
