"""What each move is called and what it changes, and the clauses that explain each verb."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import many

from ..content import SYMBOL_NAMES
from ..rules.placement import on_top, spot_of
from ..state import HEXES, LEVELS, NONE, Box, Level, State, Verb
from .changes import change
from .names import dice_words, hex_name, piece, thing

ABOUT = {
    "roll": ("KT-16", "KT-24", "KT-25", "KT-31", "KT-H5"),
    "stop": ("KT-40", "KT-32", "KT-41"),
    "buy": ("KT-33", "KT-34", "KT-H15", "KT-H26"),
    "cycle": ("KT-39", "KT-H16", "KT-H27"),
    "place": ("KT-34", "KT-35", "KT-36", "KT-37", "KT-38", "KT-H20", "KT-H32"),
    "lose": ("KT-27", "KT-28", "KT-H11", "KT-H12"),
}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """A move in words, as buttons and logs show it."""
    verb = Verb.at(action)
    if verb == Verb.ROLL:
        return "Roll the dice"
    if verb == Verb.STOP:
        return f"Pass the tray ({view.power} power is lost)"
    if verb in (Verb.BUY, Verb.CYCLE):
        pile = verb.argument(action)
        kind = view.shown[pile]
        if kind == NONE:
            return f"{verb.public.capitalize()} from pile {pile + 1}, which is empty"
        if verb == Verb.BUY:
            return f"Buy {piece(box, kind)} for {box.size[kind]} power"
        return f"Cycle pile {pile + 1} for {box.cycle}: {thing(box, kind)} goes to the bottom"
    if verb == Verb.PLACE:
        return _place(view, box, seat, spot_of(action))
    hex = Verb.LOSE.argument(action)
    at = on_top(view, box, seat, hex) if 0 <= seat < box.seats else NONE
    what = f"Lose {piece(box, view.placed.kind[at])}" if at != NONE else "Lose what lies"
    return f"{what} on {hex_name(hex)}"


def _place(view: State, box: Box, seat: int, spot: int) -> str:
    kind = view.shown[view.chosen] if view.chosen != NONE else NONE
    if kind == NONE or not box.mask[box.shape[kind]][spot]:
        return f"Lay it with its first hex on {hex_name(spot % HEXES)}, turned by {60 * (spot // HEXES)} degrees"
    cells = box.cell[box.shape[kind]][spot][: box.size[kind]]
    on = ", ".join(hex_name(cell) for cell in cells)
    return f"Lay it on {on} ({balance(view, box, seat, kind, cells)})"


def balance(view: State, box: Box, seat: int, kind: int, cells: Sequence[int]) -> str:
    """What placing a piece changes: -2 Yellow dice, +1 star."""
    counts = change(view, box, seat, kind, cells)
    words = [dice_words(abs(counts[colour]), colour) for colour in (Level.YELLOW, Level.BLUE, Level.PURPLE)]
    words += [many(abs(counts[LEVELS]), "star")]
    words += [many(abs(n), name) for n, name in zip(counts[LEVELS + 1 :], SYMBOL_NAMES, strict=True)]
    told = [f"{'+' if n > 0 else '-'}{said}" for n, said in zip(counts, words, strict=True) if n]
    return ", ".join(told) or "the same dice, stars and symbols"
