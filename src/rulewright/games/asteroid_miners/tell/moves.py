"""Each verb in words: the label of a move, the obstacle that keeps it from being legal, and the clauses that explain it."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Labels, Obstacles
from rulewright.telling.language import Word

from ..notes import SAY
from ..rules import foundry, mining, turn
from ..rules.dice import altered, wanted_total
from ..rules.foundry import next_target, serves
from ..rules.legality import check
from ..state import ALONE, DICE, Ability, Box, Event, Phase, State, Verb, Version
from .names import ability_name, component_name, dice_in_words, money, the_dice

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
obstacle = Obstacles(Verb, check, SAY)


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY(f"now-{Phase.word(view.phase)}")


# ---------------------------------------------------------------- the drill


@label.of(Verb.DRILL)
def _drill(box: Box, component: int) -> str:
    drill = component + 1
    return SAY("drill", drill=drill, price=money(box.fee[drill]), dice=int(box.dice[drill]))


@obstacle.of(Verb.DRILL)
def _cannot_drill(view: State, box: Box, broken: int, component: int) -> str:
    if broken != mining.CANNOT_PAY:
        return ""
    if box.version != Version.ADVANCED:
        return SAY("drill-free")
    drill, have = component + 1, money(view.miners[view.mover].funding)
    if drill > box.drills:
        return SAY("no-such-drill", drill=drill)
    return SAY("drill-too-dear", funding=have, drill=drill, price=money(box.fee[drill]))


@label.of(Verb.FORGE)
def _forge(view: State) -> str:
    return SAY("forge", funding=money(view.miners[view.mover].funding))


@obstacle.of(Verb.FORGE)
def _cannot_forge(broken: int) -> str:
    return SAY("has-funding", none=money(0)) if broken == mining.HAS_FUNDING else ""


# ---------------------------------------------------------------- the dice


@label.of(Verb.REROLL)
def _reroll(view: State, dice: int) -> str:
    faces = [view.dice[i] for i in range(DICE) if dice >> i & 1]
    return SAY("reroll", dice=the_dice(faces)) if faces else SAY("keep")


@obstacle.of(Verb.REROLL)
def _cannot_reroll(view: State, broken: int) -> str:
    if broken == mining.NO_SUCH_DIE:
        return SAY("no-such-die", count=int(view.n), dice=dice_in_words(view.dice[:DICE]))
    return SAY("one-choice") if broken == foundry.ONE_CHOICE else ""


@label.of(Verb.MODIFY)
def _modify(view: State) -> str:
    return SAY("modify-again" if view.mods else "modify")


@obstacle.of(Verb.MODIFY)
def _cannot_modify(view: State, box: Box, broken: int) -> str:
    if broken != mining.NO_ROLL_LEFT:
        return ""
    if view.event == Event.DUST:
        return SAY("dust")
    return SAY("no-roll-left", rolls=int(box.modify_rolls[view.miners[view.mover].equipment]))


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


@obstacle.of(Verb.ALTER)
def _cannot_alter(view: State, box: Box, broken: int, first: int, second: int, ways: int) -> str:
    if broken in (mining.NO_SUCH_DIE, foundry.ONE_CHOICE):
        return _cannot_reroll(view, broken)
    if broken == mining.NOT_THE_TOTAL:
        a, b, total = int(view.dice[first]), int(view.dice[second]), int(wanted_total(view, box))
        return SAY("not-the-total", first=a, second=b, sum=a + b, total=total) if total else SAY("no-total")
    if broken not in (mining.STRANGE_ABILITY, mining.SIGN_FOR_EACH):
        return ""
    shows: dict[str, str | int] = {"face": int(view.modify), "ability": ability_name(view.modify)}
    if broken == mining.SIGN_FOR_EACH:
        return SAY("no-change", **shows)
    if not view.modify:
        return SAY("not-rolled")
    return SAY("wrong-number", **shows, count=1 if second == ALONE else 2)


# ---------------------------------------------------------------- the Foundry


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


@obstacle.of(Verb.SMELT, Verb.CONTROL, Verb.SETTLE, Verb.GO_ON, Verb.BANK)
def _cannot_work(box: Box, broken: int) -> str:
    if not box.foundry:
        return SAY("no-foundry")
    return SAY("one-choice") if broken == foundry.ONE_CHOICE else ""


# ---------------------------------------------------------------- upgrades


@label.of(Verb.BUY_DRILL)
def _buy_drill(view: State, box: Box) -> str:
    drill = min(view.miners[view.mover].drill + 1, box.drills)
    return SAY("buy-drill", drill=drill, dice=int(box.dice[drill]), price=money(box.drill_price[drill]))


@obstacle.of(Verb.BUY_DRILL)
def _cannot_buy_drill(view: State, box: Box, broken: int) -> str:
    if broken == turn.NOTHING_MORE_TO_BUY:
        return SAY("drills-not-bought" if box.version == Version.ADVANCED else "best-drill")
    if broken != turn.CANNOT_BUY:
        return ""
    miner = view.miners[view.mover]
    drill = int(miner.drill) + 1
    return SAY("drill-too-dear", funding=money(miner.funding), drill=drill, price=money(box.drill_price[drill]))


@label.of(Verb.BUY_EQUIPMENT)
def _buy_equipment(view: State, box: Box) -> str:
    level = min(view.miners[view.mover].equipment + 1, box.levels)
    rolls = int(box.modify_rolls[level])
    return SAY("buy-equipment", level=level, rolls=rolls, price=money(box.equipment_price[level]))


@obstacle.of(Verb.BUY_EQUIPMENT)
def _cannot_buy_equipment(view: State, box: Box, broken: int) -> str:
    if broken == turn.NOTHING_MORE_TO_BUY:
        return SAY("best-equipment")
    if broken != turn.CANNOT_BUY:
        return ""
    miner = view.miners[view.mover]
    level = int(miner.equipment) + 1
    return SAY("equipment-too-dear", funding=money(miner.funding), level=level, price=money(box.equipment_price[level]))
