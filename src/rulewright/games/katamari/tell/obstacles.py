"""What is in the way of a move that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import has

from ..content import LEVEL_NAMES
from ..rules.legality import (
    BLUE_LIES_ON,
    CYCLE_WITH_POWER,
    EMPTY_PILE,
    FIRST_HEX,
    LARGEST_GOES,
    LOOKS_ALIKE,
    ON_THE_BOARD,
    ONE_COVERED_HEX,
    PURPLE_LIES_ON,
    check,
)
from ..rules.placement import covered, on_top, pointed_at
from ..state import NONE, Box, Phase, State, Verb
from .names import hex_name, thing

WHEN = {
    "roll": "You roll once, at the start of your turn",
    "stop": "You pass the tray on after the roll, when you want to buy nothing more",
    "buy": "You buy after the roll",
    "cycle": "You cycle a pile after the roll",
    "place": "You place a piece right after buying it",
    "lose": "You lose a piece only when your Katamari crashes",
}


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase == Phase.ROLLING:
        return "you roll the dice"
    if view.phase == Phase.BUYING:
        return f"you spend your {view.power} power"
    if view.phase == Phase.PLACING:
        return f"you place the {thing(box, view.shown[view.chosen])} you have bought"
    return "your Katamari has crashed, and you choose the piece to lose"


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps a player from this very move: the power left, the pile, or what the piece would lie on."""
    broken, verb = check(view, box, seat, action), Verb.at(action)
    if verb in (Verb.BUY, Verb.CYCLE):
        pile = verb.argument(action)
        if broken == EMPTY_PILE:
            return f"Pile {pile + 1} is empty."
        if broken == CYCLE_WITH_POWER:
            return f"You have {view.power} power left; cycling a pile costs {box.cycle}."
        if view.phase != Phase.BUYING:
            return ""
        name = thing(box, view.shown[pile])
        if view.power <= pile:
            return f"You have {view.power} power left; the {name} costs {pile + 1}."
        return f"The {name} fits nowhere on your board."
    if verb == Verb.PLACE and view.phase == Phase.PLACING:
        return _place(view, box, broken)
    if verb == Verb.LOSE and broken in (LARGEST_GOES, ONE_COVERED_HEX, FIRST_HEX):
        return _lose(view, box, seat, Verb.LOSE.argument(action)) if view.phase == Phase.LOSING else ""
    return ""


def _place(view: State, box: Box, broken: int) -> str:
    kind = view.shown[view.chosen]
    if broken == LOOKS_ALIKE:
        return f"The {thing(box, kind)} looks the same in another turn: choose that one."
    if broken == ON_THE_BOARD:
        return f"The {thing(box, kind)} would stick out of your board there."
    if broken in (BLUE_LIES_ON, PURPLE_LIES_ON):
        below = "Yellow or Blue" if broken == BLUE_LIES_ON else "Blue or Purple"
        name = thing(box, kind)
        return f"The {name} is {LEVEL_NAMES[box.level[kind]]}: each of its hexes must lie on {below} Stuff."
    return ""


def _lose(view: State, box: Box, seat: int, hex: int) -> str:
    piece = on_top(view, box, seat, hex)
    if piece == NONE:
        return f"Nothing lies on {hex_name(hex)}."
    name = thing(box, view.placed.kind[piece])
    if has(int(view.loose), pointed_at(view, box, piece)):
        return f"Point at the {name} by its first hex, {hex_name(pointed_at(view, box, piece))}."
    if covered(view, box, piece):
        return f"Another piece lies on the {name}."
    return f"The {name} is not your largest piece that nothing lies on."
