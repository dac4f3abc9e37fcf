"""Labels of moves, help for cards, and the grid and deck that the generic board draws."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Deck, Grid, Help, squares
from rulewright.kernel.text import many

from ..content import SIDE_NAMES
from ..rules.kingdom import beyond_gap, gap_cell, half_gap
from ..state import CARDS, NONE, SIDES, WIDTH, Box, Demand, Phase, State, Verb, Way
from .names import card_name, cell_name, gap_name, kind_name, line_name, neighbours, side_mark

ABOUT = {
    "place": ("TP-9", "TP-10", "TP-11", "TP-12", "TP-15", "TP-A5"),
    "open": ("TP-14", "TP-16", "TP-A16"),
    "first": ("TP-15", "TP-A7"),
    "put": ("TP-17", "TP-25", "TP-27", "TP-A9", "TP-A10", "TP-A19"),
    "done": ("TP-15", "TP-22", "TP-23", "TP-24", "TP-27", "TP-A8"),
    "give_up": ("TP-A11",),
}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb = Verb.at(action)
    if verb == Verb.PLACE:
        slot, cell = Verb.PLACE.arguments(action)
        return f"Lay {card_name(box, view.shown[slot])} on {cell_name(cell)}"
    if verb == Verb.OPEN:
        gap = Verb.OPEN.argument(action)
        return f"Man {gap_name(gap)} early, between {neighbours(view, box, gap)}"
    if verb == Verb.FIRST:
        way = Verb.FIRST.argument(action)
        line = view.later if way == Way.DOWN else view.line
        return f"Man {line_name(line) if line != NONE else ('the row', 'the column')[way]} first"
    if verb == Verb.PUT:
        half, kind = Verb.PUT.arguments(action)
        return f"Send a {kind_name(kind)} to {_goal(view, half)}"
    if verb == Verb.DONE:
        return "Leave this patrol as it is" if view.phase == Phase.EARLY else "The line is manned"
    return "Give up the kingdom"


def _goal(view: State, half: int) -> str:
    if view.phase == Phase.EARLY:
        return gap_name(view.gap) if half == 0 else "nowhere"
    if view.phase == Phase.MANNING:
        return gap_name(half_gap(view, view.line, half))
    return ("the first patrol", "the second patrol")[half]


# ---------------------------------------------------------------- for the generic board


def look(view: State, box: Box, cell: int) -> str:
    """What lies on a cell."""
    card = view.at[cell]
    return face(box, card) if card != NONE else ""


def cells(action: int) -> Sequence[int]:
    """The cells that a move is about."""
    verb = Verb.at(action)
    if verb == Verb.PLACE:
        return Verb.PLACE.arguments(action)[1:]
    if verb == Verb.OPEN:
        gap = Verb.OPEN.argument(action)
        return (gap_cell(gap), beyond_gap(gap))
    return ()


def help(box: Box) -> dict[str, Help]:
    """What the sides of every region ask for."""
    return {
        f"card/{card}": Help(
            card_name(box, card),
            " ".join(f"To the {name} it asks for {asked(box, card, side)}." for side, name in enumerate(SIDE_NAMES)),
            ("TP-21", "TP-25"),
        )
        for card in range(len(box.texts["cards"]))
    }


def asked(box: Box, card: int, side: int) -> str:
    kind, number = box.asks[card][side], box.number[card][side]
    if kind == Demand.BLANK:
        return "nothing"
    return f"a sum of {number}" if kind == Demand.SUM else many(number, "colour" if kind == Demand.COLOURS else "item")


GRIDS = (Grid("kingdom", SQUARE, squares(WIDTH, WIDTH), look, cells),)


def face(box: Box, card: int) -> str:
    """A card with its sides: north, east, south and west."""
    return f"{card_name(box, card)} {'/'.join(side_mark(box, card, side) for side in range(SIDES))}"


DECKS = (Deck(("deck", "shown", "at"), CARDS, face),)
