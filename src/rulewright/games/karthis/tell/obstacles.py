"""What is in the way of a move that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import legality as law
from ..state import Box, Phase, State, Verb
from .names import SIDE_NAMES, card_name
from .text_board import place

WHEN = {
    "cross": "You explore when nothing else is to be decided",
    "descend": "You take stairs when you explore",
    "resume": "You return to an enemy when you explore",
    "choose": "You choose a card only when several have been drawn",
    "near": "You choose a side only when a wall has slammed shut",
    "far": "You choose a side only when a wall has slammed shut",
    "fight": "You fight only in a combat",
    "retreat": "You retreat only from a combat",
    "give_up": "You can give up at any time",
}
NOW: dict[int, str] = {
    Phase.EXPLORING: "you choose where to explore",
    Phase.CHOOSING: "you choose one of the drawn cards",
    Phase.SEALED: "you choose your side of the wall",
    Phase.FIGHTING: "you are in a combat",
}


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return NOW[view.phase]


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps the explorer from this very move: walls, distance, an enemy, or the lack of one."""
    broken, verb = law.check(view, box, seat, action), Verb.at(action)
    if verb == Verb.CROSS and view.phase == Phase.EXPLORING:
        return _cross(view, box, broken, *Verb.CROSS.arguments(action))
    if broken == law.NO_STAIRS:
        return "No stairs down are within reach."
    if broken == law.DEEP_ENOUGH:
        return "This is the lowest floor."
    if broken == law.NOBODY_TO_FIGHT:
        return "No enemy is left on this floor."
    if verb == Verb.RESUME and broken == law.OUT_OF_REACH:
        return f"{card_name(view.enemy)} is not within reach."
    if verb == Verb.CHOOSE and view.phase == Phase.CHOOSING:
        return f"Only {view.drawn.n} cards have been drawn."
    if broken == law.TO_ANOTHER_TILE:
        return f"There is no tile at this place ({place(box, Verb.RETREAT.argument(action))})."
    if broken == law.NOT_TO_THE_ENEMY:
        return "The enemy is on that tile: retreat to another."
    if broken == law.A_ROUND_FIRST:
        return "You have returned to this combat: fight a round before you retreat again."
    return ""


def _cross(view: State, box: Box, broken: int, cell: int, side: int) -> str:
    where = place(box, cell)
    if broken == law.NO_TILE_THERE:
        return f"There is no tile to leave there ({where})."
    if broken == law.OFF_THE_SHEET:
        return "That way leads off the sheet."
    if broken == law.SLAMMED_SHUT:
        return f"The wall to the {SIDE_NAMES[side]} has slammed shut."
    if broken == law.NO_EXIT:
        if view.ways[cell] >> side & 1:
            return f"The tile to the {SIDE_NAMES[side]} is explored already."
        return f"That tile has no exit to the {SIDE_NAMES[side]}."
    if broken == law.ENEMY_IN_THE_WAY:
        return f"{card_name(view.enemy)} is on that tile: its exits open when you have won."
    return f"You cannot walk to that tile from here ({where})."
