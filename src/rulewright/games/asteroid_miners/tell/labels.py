"""The label of each move, and the clauses that explain each verb."""

from __future__ import annotations

from rulewright.kernel import Labels
from rulewright.telling.language import Word

from ..notes import SAY
from ..rules.dice import altered
from ..rules.foundry import next_target, serves
from ..state import ALONE, DICE, Ability, Box, State, Verb
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


label = Labels(Verb, SAY)


@label.of(Verb.DRILL)
def _drill(box: Box, component: int) -> str:
    drill = component + 1
    return SAY("drill", drill=drill, price=money(box.fee[drill]), dice=int(box.dice[drill]))


@label.of(Verb.FORGE)
def _forge(view: State) -> str:
    return SAY("forge", funding=money(view.miners[view.mover].funding))


@label.of(Verb.REROLL)
def _reroll(view: State, dice: int) -> str:
    faces = [view.dice[i] for i in range(DICE) if dice >> i & 1]
    return SAY("reroll", dice=the_dice(faces)) if faces else SAY("keep")


@label.of(Verb.MODIFY)
def _modify(view: State) -> str:
    return SAY("modify-again" if view.mods else "modify")


@label.of(Verb.ALTER)
def altering(view: State, first: int, second: int, ways: int) -> str:
    """The effect of a use of the Modify die on the dice."""
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


@label.of(Verb.SMELT)
def _smelt(view: State, box: Box, dice: int) -> str:
    if view.row >= box.rows:
        return SAY("bare-smelt")
    faces = [view.smelter[i] for i in range(2) if dice >> i & 1]
    return SAY("smelt", dice=the_dice(faces)) if faces else SAY("smelt-none")


@label.of(Verb.CONTROL)
def _control(view: State, box: Box) -> str:
    if view.row >= box.rows:
        return SAY("bare-control")
    return SAY("control-again" if view.controls else "control")


@label.of(Verb.SETTLE)
def _settle(view: State, box: Box) -> str:
    if view.row >= box.rows:
        return SAY("bare-settle")
    target = component_name(box, next_target(view, box))
    if view.smelter[0] and serves(view, box):
        return SAY("settle", component=target, ability=ability_name(view.control), pay=money(box.pay[view.control]))
    return SAY("settle-none", component=target)


@label.of(Verb.GO_ON)
def _go_on(view: State, box: Box) -> str:
    if view.row >= box.rows:
        return SAY("bare-go_on")
    return SAY("go-on", component=component_name(box, next_target(view, box)), risk=money(view.risk))


@label.of(Verb.BANK)
def _bank(view: State) -> str:
    return SAY("bank", risk=money(view.risk))


@label.of(Verb.BUY_DRILL)
def _buy_drill(view: State, box: Box) -> str:
    drill = min(view.miners[view.mover].drill + 1, box.drills)
    return SAY("buy-drill", drill=drill, dice=int(box.dice[drill]), price=money(box.drill_price[drill]))


@label.of(Verb.BUY_EQUIPMENT)
def _buy_equipment(view: State, box: Box) -> str:
    level = min(view.miners[view.mover].equipment + 1, box.levels)
    rolls = int(box.modify_rolls[level])
    return SAY("buy-equipment", level=level, rolls=rolls, price=money(box.equipment_price[level]))
