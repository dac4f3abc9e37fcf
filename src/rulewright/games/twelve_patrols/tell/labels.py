"""12 Patrols in words: what moves are called, and how the table looks."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Deck, Grid, Help, squares

from ..content import SIDE_NAMES
from ..rules.kingdom import beyond_gap, gap_cell, half_gap
from ..state import CARDS, CELLS, GAPS, NONE, SIDE, SIDES, Box, Demand, Phase, State, Verb
from .names import card_name, cell_name, gap_name, kind_name, line_name, many, neighbours, side_mark
from .text_board import board

__all__ = ["ABOUT", "DECKS", "GRIDS", "board", "help", "label"]

ABOUT = {
    "place": ("TP-9", "TP-10", "TP-11", "TP-12", "TP-15", "TP-A5"),
    "open": ("TP-14", "TP-16", "TP-A16"),
    "first": ("TP-15", "TP-A7"),
    "put": ("TP-17", "TP-25", "TP-27", "TP-A9", "TP-A10", "TP-A19"),
    "done": ("TP-15", "TP-22", "TP-23", "TP-24", "TP-27", "TP-A8"),
    "give_up": ("TP-A11",),
}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb, what = Verb.at(action).public, Verb.at(action).named(action)
    if verb == "place":
        return f"Lay {card_name(box, view.shown[what['slot']])} on {cell_name(what['cell'])}"
    if verb == "open":
        return f"Man {gap_name(what['gap'])} early, between {neighbours(view, box, what['gap'])}"
    if verb == "first":
        line = view.later if what["way"] else view.line
        return f"Man {line_name(line) if line != NONE else ('the row', 'the column')[what['way']]} first"
    if verb == "put":
        return f"Send a {kind_name(what['kind'])} to {_goal(view, what['half'])}"
    if verb == "done":
        return "Leave this patrol as it is" if view.phase == Phase.EARLY else "The line is manned"
    return "Give up the kingdom"


def _goal(view: State, half: int) -> str:
    if view.phase == Phase.EARLY:
        return gap_name(view.gap) if half == 0 else "nowhere"
    if view.phase == Phase.MANNING:
        return gap_name(half_gap(view, view.line, half))
    return ("the first patrol", "the second patrol")[half]


# ---------------------------------------------------------------- for tables that nobody drew


def look(view: State, box: Box, cell: int) -> str:
    """A card with its sides, north, east, south and west."""
    card = view.at[cell]
    if card == NONE:
        return ""
    return f"{card_name(box, card)} {'/'.join(side_mark(box, card, side) for side in range(SIDES))}"


def cells(action: int) -> Sequence[int]:
    if action < Verb.OPEN:
        return ((action - Verb.PLACE) % CELLS,)
    if action < Verb.OPEN + GAPS:
        return (gap_cell(action - Verb.OPEN), beyond_gap(action - Verb.OPEN))
    return ()


def help(box: Box) -> dict[str, Help]:
    """Every region with what its sides ask for."""
    return {
        f"card/{card}": Help(
            card_name(box, card),
            " ".join(f"To the {name} it asks for {asked(box, card, side)}." for side, name in enumerate(SIDE_NAMES)),
            ("TP-21", "TP-25"),
        )
        for card in range(CARDS)
    }


def asked(box: Box, card: int, side: int) -> str:
    kind, number = box.asks[card][side], box.number[card][side]
    if kind == Demand.BLANK:
        return "nothing"
    return f"a sum of {number}" if kind == Demand.SUM else many(number, "colour" if kind == Demand.COLOURS else "item")


GRIDS = (Grid("kingdom", SQUARE, squares(SIDE, SIDE), look, cells),)


def face(box: Box, card: int) -> str:
    return f"{card_name(box, card)} {'/'.join(side_mark(box, card, side) for side in range(SIDES))}"


DECKS = (Deck(("deck", "shown", "at"), CARDS, face),)
