"""What each move is called, and the clauses that explain each verb."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.dice import altered
from ..rules.foundry import next_target, serves
from ..state import ALONE, DICE, Ability, Box, State, Verb
from .names import ABILITIES, component_name, money, the_dice

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
        component = Verb.DRILL.argument(action) + 1
        return f"Pay {money(box.fee[component])} for drill {component} ({box.dice[component]} dice)"
    if verb == Verb.REROLL:
        faces = [view.dice[i] for i in range(DICE) if Verb.REROLL.argument(action) >> i & 1]
        return f"Reroll {the_dice(faces)}" if faces else "Keep all dice"
    if verb == Verb.ALTER:
        return altering(view, *Verb.ALTER.arguments(action))
    if verb in (Verb.SMELT, Verb.CONTROL, Verb.SETTLE, Verb.GO_ON):
        return forging(view, box, action)
    if verb == Verb.BANK:
        return f"Stop and collect {money(view.risk)}"
    if verb == Verb.BUY_DRILL:
        nxt = min(miner.drill + 1, box.drills)
        return f"Buy drill {nxt} ({box.dice[nxt]} dice) for {money(box.drill_price[nxt])}"
    if verb == Verb.BUY_EQUIPMENT:
        nxt = min(miner.equipment + 1, box.levels)
        return f"Buy equipment {nxt} ({box.modify_rolls[nxt]} Modify rolls) for {money(box.equipment_price[nxt])}"
    return {
        Verb.MODIFY: "Roll the Modify die again" if view.mods else "Roll the Modify die",
        Verb.EXCAVATE: "Excavate with the dice as they lie",
        Verb.SAVE: "Buy nothing",
        Verb.FORGE: f"Keep {money(miner.funding)} and go straight to the Foundry",
    }[verb]


def altering(view: State, first: int, second: int, ways: int) -> str:
    """What a use of the Modify die makes of the dice."""
    a = view.dice[first]
    b = view.dice[second] if second != ALONE else 0
    if view.modify == Ability.TOTAL:
        return f"Let {a} and {b} stand for both minerals"
    said = "Turn over" if view.modify == Ability.FLIP else "Turn"
    made = f"{said} {a} into {altered(a, view.modify, ways & 1)}"
    if second != ALONE:
        made += f" and {b} into {altered(b, view.modify, ways >> 1)}"
    return made


def forging(view: State, box: Box, action: int) -> str:
    """A move of the Foundry."""
    verb = Verb.at(action)
    if view.row >= box.rows:
        return verb.public.capitalize()
    target = component_name(box, next_target(view, box))
    if verb == Verb.SMELT:
        faces = [view.smelter[i] for i in range(2) if Verb.SMELT.argument(action) >> i & 1]
        return f"Reroll {the_dice(faces)} in the smelter" if faces else "Leave the smelter dice"
    if verb == Verb.CONTROL:
        return "Roll the orange die again" if view.controls else "Roll the orange die"
    if verb == Verb.GO_ON:
        return f"Go on in Overtime: {target}, with {money(view.risk)} at risk"
    if view.smelter[0] and serves(view, box):
        return f"Forge {target} with {ABILITIES[view.control]} for {money(box.pay[view.control])}"
    return f"Leave {target} unforged"
