"""What each move is called, and the clauses that explain each verb."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.language import Word

from ..rules.dice import altered
from ..rules.foundry import next_target, serves
from ..state import ALONE, DICE, Ability, Box, State, Verb
from ..words import SAY
from .names import ability_name, component_name, money, the_dice

ABOUT = {
    "drill": ("AM-14", "AM-R3"),
    "forge": ("AM-39", "AM-H13", "AM-H14"),
    "reroll": ("AM-R4", "AM-H19"),
    "modify": ("AM-R8", "AM-R9", "AM-H9"),
    "alter": ("AM-28", "AM-17", "AM-H4", "AM-R9"),
    "excavate": ("AM-6", "AM-H7", "AM-H8", "AM-R11", "AM-R6"),
    "smelt": ("AM-24", "AM-25", "AM-26"),
    "control": ("AM-27", "AM-28", "AM-29"),
    "settle": ("AM-27", "AM-30", "AM-H5"),
    "go_on": ("AM-32", "AM-33", "AM-34", "AM-36"),
    "bank": ("AM-31", "AM-35", "AM-36"),
    "buy_drill": ("AM-R13", "AM-R14"),
    "buy_equipment": ("AM-R8", "AM-R13", "AM-R14"),
    "save": ("AM-R14",),
}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """A move in words, as buttons and logs show it."""
    verb, miner = Verb.at(action), view.miners[view.mover]
    if verb == Verb.DRILL:
        drill = Verb.DRILL.argument(action) + 1
        return SAY("drill", drill=drill, price=money(box.fee[drill]), dice=int(box.dice[drill]))
    if verb == Verb.REROLL:
        faces = [view.dice[i] for i in range(DICE) if Verb.REROLL.argument(action) >> i & 1]
        return SAY("reroll", dice=the_dice(faces)) if faces else SAY("keep")
    if verb == Verb.ALTER:
        return altering(view, *Verb.ALTER.arguments(action))
    if verb in (Verb.SMELT, Verb.CONTROL, Verb.SETTLE, Verb.GO_ON):
        return forging(view, box, action)
    if verb == Verb.BANK:
        return SAY("bank", risk=money(view.risk))
    if verb == Verb.BUY_DRILL:
        nxt = min(miner.drill + 1, box.drills)
        return SAY("buy-drill", drill=nxt, dice=int(box.dice[nxt]), price=money(box.drill_price[nxt]))
    if verb == Verb.BUY_EQUIPMENT:
        nxt = min(miner.equipment + 1, box.levels)
        rolls = int(box.modify_rolls[nxt])
        return SAY("buy-equipment", level=nxt, rolls=rolls, price=money(box.equipment_price[nxt]))
    if verb == Verb.MODIFY:
        return SAY("modify-again" if view.mods else "modify")
    if verb == Verb.FORGE:
        return SAY("forge", funding=money(miner.funding))
    return SAY("excavate" if verb == Verb.EXCAVATE else "save")


def altering(view: State, first: int, second: int, ways: int) -> str:
    """What a use of the Modify die makes of the dice."""
    a = int(view.dice[first])
    b = int(view.dice[second]) if second != ALONE else 0
    if view.modify == Ability.TOTAL:
        return SAY("alter-total", first=a, second=b)
    flip = Word("yes" if view.modify == Ability.FLIP else "no")
    a_now = int(altered(a, view.modify, ways & 1))
    if second == ALONE:
        return SAY("alter-one", flip=flip, first=a, first_now=a_now)
    b_now = int(altered(b, view.modify, ways >> 1))
    return SAY("alter-two", flip=flip, first=a, first_now=a_now, second=b, second_now=b_now)


def forging(view: State, box: Box, action: int) -> str:
    """A move of the Foundry."""
    verb = Verb.at(action)
    if view.row >= box.rows:
        return SAY(f"bare-{verb.name}")
    target = component_name(box, next_target(view, box))
    if verb == Verb.SMELT:
        faces = [view.smelter[i] for i in range(2) if Verb.SMELT.argument(action) >> i & 1]
        return SAY("smelt", dice=the_dice(faces)) if faces else SAY("smelt-none")
    if verb == Verb.CONTROL:
        return SAY("control-again" if view.controls else "control")
    if verb == Verb.GO_ON:
        return SAY("go-on", component=target, risk=money(view.risk))
    if view.smelter[0] and serves(view, box):
        return SAY("settle", component=target, ability=ability_name(view.control), pay=money(box.pay[view.control]))
    return SAY("settle-none", component=target)
