"""The board as text, complete enough to play from, and what the generic board draws."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Deck, Grid, has, size, squares

from ..notes import SAY
from ..rules.kingdom import beyond_gap, gap_cell, line_gap
from ..rules.soldiers import colour_of
from ..state import (
    CARDS,
    CELLS,
    COLOURS,
    FIRST_COLUMN,
    KINGDOM,
    NONE,
    PATROLS,
    SIDES,
    WIDTH,
    Box,
    Direction,
    Outcome,
    Phase,
    State,
    Verb,
)
from .facts import coming, unseen
from .names import ROWS, SIGNS, card_name, cell_name, kind_mark, line_name, patrol_mark, side_mark, soldiers

WIDE, GAP = 14, 9
"""Characters for a card, and for the patrol beside it."""


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The kingdom with its patrols, the display, the barracks, and the unseen regions."""
    lines = [_headline(view), "", *_kingdom(view, box), "", *_display(view, box), _barracks(view), _unseen(view, box)]
    return "\n".join([*lines, "", SAY("legend")])


def _headline(view: State) -> str:
    so_far = {"laid": int(view.laid), "regions": KINGDOM, "patrols": size(view.manned), "all": PATROLS}
    if view.end:
        return SAY("headline-safe" if view.end == Outcome.SAFE else "headline-lost", **so_far)
    if view.phase == Phase.BUILDING:
        return SAY("headline-lay", **so_far)
    if view.phase == Phase.CHOOSING:
        return SAY("headline-choose", line=line_name(view.line), later=line_name(view.later), **so_far)
    if view.phase == Phase.EARLY:
        return SAY("headline-early", **so_far)
    return SAY("headline-man", line=line_name(view.line), **so_far)


def _used(view: State) -> tuple[range, range]:
    """The rows and columns that hold cards or may hold the next."""
    held = [cell for cell in range(CELLS) if view.at[cell] != NONE or has(view.open, cell)]
    rows, columns = [cell // WIDTH for cell in held], [cell % WIDTH for cell in held]
    return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)


def _kingdom(view: State, box: Box) -> list[str]:
    rows, columns = _used(view)
    lines = ["   " + (" " * GAP).join(f"{column + 1:^{WIDE}}" for column in columns)]
    for row in rows:
        block = ["", "", ""]
        for column in columns:
            cell = WIDTH * row + column
            for i, text in enumerate(_card(view, box, cell)):
                block[i] += text
            if column + 1 in columns:
                patrol = patrol_mark(view.patrol[line_gap(row, column)])
                block[0], block[2] = block[0] + " " * GAP, block[2] + " " * GAP
                block[1] += f"{patrol:^{GAP}}" if len(patrol) <= GAP else f" {patrol} "
        lines += [f"{' ' if i != 1 else ROWS[row]}  {text}".rstrip() for i, text in enumerate(block)]
        if row + 1 in rows:
            below = (patrol_mark(view.patrol[line_gap(FIRST_COLUMN + column, row)]) for column in columns)
            lines.append(("   " + (" " * GAP).join(f"{patrol:^{WIDE}}" for patrol in below)).rstrip())
    return lines


def _card(view: State, box: Box, cell: int) -> tuple[str, str, str]:
    card = view.at[cell]
    if card == NONE:
        mark = cell_name(cell) if has(view.open, cell) else ""
        return " " * WIDE, f"{mark:^{WIDE}}", " " * WIDE
    north, east, south, west = (side_mark(box, card, side) for side in Direction)
    inner = f"{card_name(box, card)[: WIDE - 2]:^{WIDE - 2}}"
    return f"[{north:^{WIDE - 2}}]", f"[{inner}]", f"[{west:<2}{south:^{WIDE - 6}}{east:>2}]"


def _display(view: State, box: Box) -> list[str]:
    lines = []
    for card in view.shown:
        if card != NONE:
            north, east, south, west = (side_mark(box, card, side) for side in Direction)
            name = f"{card_name(box, card):<14}"
            sides = {"north": f"{north:<3}", "east": f"{east:<3}", "south": f"{south:<3}", "west": west}
            lines.append(SAY("display", card=name, **sides))
    return lines


def _barracks(view: State) -> str:
    held = soldiers(view.barracks)
    by_colour = [
        " ".join(kind_mark(kind) for kind in held if colour_of(kind) == colour)
        or SAY("none-of-colour", sign=SIGNS[colour])
        for colour in range(COLOURS)
    ]
    return SAY("barracks", count=len(held), soldiers="   ".join(by_colour))


def _unseen(view: State, box: Box) -> str:
    names = [card_name(box, card) for card in unseen(view, box)]
    if not names or not coming(view):
        return SAY("none-to-come")
    return SAY("to-come", count=coming(view), cards=", ".join(names))


# ---------------------------------------------------------------- for the generic board


def look(view: State, box: Box, cell: int) -> str:
    """The card on a cell."""
    card = view.at[cell]
    return face(box, card) if card != NONE else ""


def cells(action: int) -> Sequence[int]:
    """The cells that a move concerns."""
    verb = Verb.at(action)
    if verb == Verb.PLACE:
        return Verb.PLACE.arguments(action)[1:]
    if verb == Verb.OPEN:
        gap = Verb.OPEN.argument(action)
        return (gap_cell(gap), beyond_gap(gap))
    return ()


GRIDS = (Grid("kingdom", SQUARE, squares(WIDTH, WIDTH), look, cells),)


def face(box: Box, card: int) -> str:
    """A card with its sides: north, east, south and west."""
    return f"{card_name(box, card)} {'/'.join(side_mark(box, card, side) for side in range(SIDES))}"


DECKS = (Deck(("deck", "shown", "at"), CARDS, face),)
