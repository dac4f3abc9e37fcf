"""Labels of moves, help for cards, and the grid and deck that the generic board draws."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Deck, Grid, Help, Labels, squares

from ..content import SIDE_NAMES
from ..rules.kingdom import beyond_gap, gap_cell, half_gap
from ..state import CARDS, NONE, SIDES, WIDTH, Box, Demand, Phase, State, Verb, Way
from ..words import SAY
from .names import card_name, cell_name, gap_name, line_name, neighbours, side_mark, soldier

ABOUT = {
    "place": ("TP-9", "TP-10", "TP-11", "TP-12", "TP-15", "TP-A5"),
    "open": ("TP-14", "TP-16", "TP-A16"),
    "first": ("TP-15", "TP-A7"),
    "put": ("TP-17", "TP-25", "TP-27", "TP-A9", "TP-A10", "TP-A19"),
    "done": ("TP-15", "TP-22", "TP-23", "TP-24", "TP-27", "TP-A8"),
    "give_up": ("TP-A11",),
}

label = Labels(Verb, SAY)


@label.of(Verb.PLACE)
def _place(view: State, box: Box, slot: int, cell: int) -> str:
    return SAY("place", card=card_name(box, view.shown[slot]), cell=cell_name(cell))


@label.of(Verb.OPEN)
def _open(view: State, box: Box, gap: int) -> str:
    return SAY("open", gap=gap_name(gap), neighbours=neighbours(view, box, gap))


@label.of(Verb.FIRST)
def _first(view: State, way: int) -> str:
    line = view.later if way == Way.DOWN else view.line
    return SAY("first", line=line_name(line)) if line != NONE else SAY(("first-row", "first-column")[way])


@label.of(Verb.PUT)
def _put(view: State, half: int, kind: int) -> str:
    who = soldier(kind)
    if view.phase == Phase.EARLY:
        return SAY("put", gap=gap_name(view.gap), **who) if half == 0 else SAY("put-nowhere", **who)
    if view.phase == Phase.MANNING:
        return SAY("put", gap=gap_name(half_gap(view, view.line, half)), **who)
    return SAY(("put-first-half", "put-second-half")[half], **who)


@label.of(Verb.DONE)
def _done(view: State) -> str:
    return SAY("done-early" if view.phase == Phase.EARLY else "done")


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
            " ".join(
                SAY("help-side", side=SAY.name(name), asked=asked(box, card, side))
                for side, name in enumerate(SIDE_NAMES)
            ),
            ("TP-21", "TP-25"),
        )
        for card in range(len(box.texts["cards"]))
    }


def asked(box: Box, card: int, side: int) -> str:
    kind, number = box.asks[card][side], box.number[card][side]
    if kind == Demand.BLANK:
        return SAY("asks-nothing")
    return SAY({Demand.SUM: "asks-sum", Demand.COLOURS: "asks-colours"}.get(kind, "asks-items"), number=number)


GRIDS = (Grid("kingdom", SQUARE, squares(WIDTH, WIDTH), look, cells),)


def face(box: Box, card: int) -> str:
    """A card with its sides: north, east, south and west."""
    return f"{card_name(box, card)} {'/'.join(side_mark(box, card, side) for side in range(SIDES))}"


DECKS = (Deck(("deck", "shown", "at"), CARDS, face),)
