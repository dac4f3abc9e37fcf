"""Asteroid Miners in words: what moves are called, and how the table looks."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.dice import altered
from ..rules.foundry import serves
from ..rules.smelting import next_target
from ..state import ALONE, DICE, ROWS, Box, Change, State, Verb
from .names import ABILITIES, component_name, dice_in_words, money
from .text_board import board

__all__ = ["ABOUT", "board", "label"]

ABOUT = {
    "drill": ("AM-14", "AM-R3"),
    "reroll": ("AM-R4", "AM-H19"),
    "modify": ("AM-R8", "AM-R9", "AM-H9"),
    "alter": ("AM-28", "AM-17", "AM-H4", "AM-R9"),
    "excavate": ("AM-6", "AM-H7", "AM-H8", "AM-R11", "AM-R6"),
    "smelt": ("AM-24", "AM-25", "AM-26"),
    "control": ("AM-27", "AM-28", "AM-29"),
    "settle": ("AM-27", "AM-30", "AM-H5"),
    "go_on": ("AM-32", "AM-33", "AM-34", "AM-36"),
    "bank": ("AM-35", "AM-36"),
    "buy_drill": ("AM-R13", "AM-R14"),
    "buy_equipment": ("AM-R8", "AM-R13", "AM-R14"),
    "save": ("AM-R14",),
}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb, given = Verb.at(action).public, Verb.at(action).named(action)
    miner = view.miners[view.mover]
    if verb == "drill":
        component = given["component"] + 1
        return f"Pay {money(box.fee[component])} for drill {component} ({box.dice[component]} dice)"
    if verb == "reroll":
        faces = [view.dice[i] for i in range(DICE) if given["dice"] >> i & 1]
        return f"Reroll {dice_in_words(faces)}" if faces else "Keep all dice"
    if verb == "alter":
        return altering(view, given["first"], given["second"], given["ways"])
    if verb in ("smelt", "control", "settle", "go_on"):
        return forging(view, box, verb, given)
    if verb == "bank":
        return f"Stop and collect {money(view.risk)}"
    if verb == "buy_drill":
        nxt = min(miner.drill + 1, len(box.dice) - 1)
        return f"Buy drill {nxt} ({box.dice[nxt]} dice) for {money(box.drill_price[nxt])}"
    if verb == "buy_equipment":
        nxt = min(miner.equipment + 1, len(box.modify_rolls) - 1)
        return f"Buy equipment {nxt} ({box.modify_rolls[nxt]} Modify rolls) for {money(box.equipment_price[nxt])}"
    return {
        "modify": "Roll the Modify die again" if view.mods else "Roll the Modify die",
        "excavate": "Excavate with the dice as they lie",
        "save": "Buy nothing",
    }[verb]


def altering(view: State, first: int, second: int, ways: int) -> str:
    """What an alteration would make of the dice."""
    a = view.dice[first]
    b = view.dice[second] if second < DICE else 0
    if view.modify == Change.TOTAL:
        return f"Let {a} and {b} stand for both minerals"
    said = "Turn over" if view.modify == Change.FLIP else "Turn"
    made = f"{said} {a} into {altered(a, view.modify, ways & 1)}"
    if second != ALONE:
        made += f" and {b} into {altered(b, view.modify, ways >> 1)}"
    return made


def forging(view: State, box: Box, verb: str, given: dict[str, int]) -> str:
    if view.row >= ROWS:
        return verb.capitalize()
    target = component_name(box, next_target(view, box))
    if verb == "smelt":
        faces = [view.smelter[i] for i in range(2) if given["dice"] >> i & 1]
        return f"Reroll {dice_in_words(faces)} in the smelter" if faces else "Leave the smelter dice"
    if verb == "control":
        return "Roll the orange die again" if view.controls else "Roll the orange die"
    if verb == "go_on":
        return f"Go on in Overtime: {target}, with {money(view.risk)} at risk"
    if view.smelter[0] and serves(view, box):
        return f"Forge {target} with {ABILITIES[view.control]} for {money(box.pay[view.control])}"
    return f"Leave {target} unforged"
