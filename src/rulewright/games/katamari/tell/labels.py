"""Katamari in words: what moves are called and what they bring, and how the table looks."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import HEX, Grid, Help

from ..content import LEVEL_NAMES, SYMBOL_NAMES
from ..geometry import CELLS
from ..play.outlook import A_ROLL, AHEAD, BLUE_HEXES, FEATURES, PURPLE_HEXES, WORTH, rounds_left, shown
from ..play.outlook import STARS as STARRED
from ..rules.placement import on_top
from ..state import CENTER, HEXES, LEVELS, NONE, SYMBOLS, Box, Icon, Level, State, Verb
from .names import dice_words, hex_name, many, piece, thing
from .text_board import board, icon_on, level_on, look

__all__ = ["ABOUT", "GRIDS", "board", "help", "label", "showing"]

SHOWN = {
    "stars in sight": STARRED,
    "power a roll": A_ROLL,
    "hexes of Blue Stuff": BLUE_HEXES,
    "hexes of Purple Stuff": PURPLE_HEXES,
    "majorities": AHEAD,
}
"""What the outlook looks at, as the coach calls it."""

ABOUT = {
    "roll": ("KT-16", "KT-24", "KT-25", "KT-31", "KT-H5"),
    "stop": ("KT-40", "KT-32", "KT-41"),
    "buy": ("KT-33", "KT-34", "KT-H15", "KT-H26"),
    "cycle": ("KT-39", "KT-H16", "KT-H27"),
    "place": ("KT-34", "KT-35", "KT-36", "KT-37", "KT-38", "KT-H20", "KT-H32"),
    "lose": ("KT-27", "KT-28", "KT-H11", "KT-H12"),
}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb, given = Verb.at(action).public, Verb.at(action).named(action)
    if verb == "roll":
        return "Roll the dice"
    if verb == "stop":
        return f"Pass the tray ({view.power} power is lost)"
    if verb in ("buy", "cycle"):
        kind = view.shown[given["pile"]]
        if kind == NONE:
            return f"{verb.capitalize()} from pile {given['pile'] + 1}, which is empty"
        if verb == "buy":
            return f"Buy {piece(box, kind)} for {box.size[kind]}"
        return f"Cycle pile {given['pile'] + 1} for {box.cycle}: {thing(box, kind)} goes to the bottom"
    if verb == "place":
        return _place(view, box, seat, action - Verb.PLACE)
    at = on_top(view, box, seat, given["hex"]) if 0 <= seat < box.seats else NONE
    what = f"Lose {piece(box, view.placed.kind[at])}" if at != NONE else "Lose what lies"
    return f"{what} on {hex_name(given['hex'])}"


def _place(view: State, box: Box, seat: int, spot: int) -> str:
    kind = view.shown[view.chosen] if view.chosen != NONE else NONE
    if kind == NONE or not box.mask[box.shape[kind]][spot]:
        return f"Lay it with its first hex on {hex_name(spot % HEXES)}, turned by {60 * (spot // HEXES)} degrees"
    cells = box.cell[box.shape[kind]][spot][: box.size[kind]]
    on = ", ".join(hex_name(cell) for cell in cells)
    return f"Lay it on {on} ({balance(view, box, seat, kind, cells)})"


def balance(view: State, box: Box, seat: int, kind: int, cells: Sequence[int]) -> str:
    """What placing a piece changes in sight: -2 Yellow dice, +1 star."""
    change = [0] * (LEVELS + 1 + SYMBOLS)
    for i, cell in enumerate(cells):
        for sign, level, icon in ((1, box.level[kind], box.icons[kind][i]), (-1, *_seen(view, seat, cell))):
            if level == NONE:
                change[Level.YELLOW] += sign * box.center if cell == CENTER else 0
            elif Icon.NOTHING < icon <= Icon.THREE:
                change[level] += sign * icon
            elif icon in (Icon.STAR, Icon.STARS):
                change[LEVELS] += sign * (icon - Icon.STAR + 1)
            elif icon >= Icon.SMILEY:
                change[LEVELS + 1 + icon - Icon.SMILEY] += sign
    words = [dice_words(abs(change[colour]), colour) for colour in (Level.YELLOW, Level.BLUE, Level.PURPLE)]
    words += [many(abs(change[LEVELS]), "star")]
    words += [many(abs(n), name) for n, name in zip(change[LEVELS + 1 :], SYMBOL_NAMES, strict=True)]
    told = [f"{'+' if n > 0 else '-'}{said}" for n, said in zip(change, words, strict=True) if n]
    return ", ".join(told) or "the same dice, stars and symbols"


def _seen(view: State, seat: int, cell: int) -> tuple[int, int]:
    return level_on(view, seat, cell), icon_on(view, seat, cell)


def _look(view: State, box: Box, cell: int) -> str:
    return "" if (shown := look(view, view.mover, cell)) == "." else shown


def _at(action: int) -> list[int]:
    """The hex under the first hex of the piece, or the one pointed at."""
    return (
        [(action - Verb.PLACE) % HEXES]
        if Verb.PLACE <= action < Verb.LOSE
        else [action - Verb.LOSE]
        if action >= Verb.LOSE
        else []
    )


GRIDS = (Grid("katamari", HEX, CELLS, _look, _at),)


SUPPORTS = (
    "It lies anywhere on the board, over everything.",
    "Each of its hexes must lie on Yellow or Blue Stuff, or on the Center.",
    "Each of its hexes must lie on Blue or Purple Stuff, or on the Center.",
)


def help(box: Box) -> dict[str, Help]:
    """Stuff of each level: its sizes, where it lies, and when its dice succeed."""
    found = {}
    for level, name in enumerate(LEVEL_NAMES):
        sizes = f"Pieces of {2 * level + 1} and {2 * level + 2} hexes."
        text = f"{sizes} {SUPPORTS[level]} Its dice succeed from {box.success[level]} up."
        found[f"stuff/{level}"] = Help(f"{name} Stuff", text, ("KT-4", f"KT-{35 + level}", "KT-31"))
    return found


def showing(s: State, box: Box, seat: int) -> dict[str, tuple[float, float]]:
    """What a player shows that promises a win, and what one more of it is worth, as the outlook weighs it."""
    row, left = (box.seats - 2) * FEATURES, rounds_left(s, box)
    return {name: (shown(s, box, seat, what), WORTH[row + what][left] / 1000) for name, what in SHOWN.items()}
