"""Hex in words: its moves, its notes, and its board as a grid that can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import HEX, Grid, Labels, Notes
from rulewright.telling.language import Messages

from .state import EMPTY, OFF, PLACE_OF, PLACES, SIZE, WIDTH, Box, Note, State, Verb, cell_of

SIGNS = ("X", "O")
ABOUT = {"place": ("HX-3", "HX-5"), "swap": ("HX-4",)}
SAY = Messages(__file__)


def cell_name(cell: int) -> str:
    """A cell by its column, a letter, and its row: a1 is at the top left."""
    return f"{'abcdefghijk'[cell % SIZE]}{cell // SIZE + 1}"


NOTES = Notes(Note, SAY, cell=lambda box, names, cell: cell_name(cell))
NOTES.cite(Note.PLACED, "HX-3")
NOTES.cite(Note.SWAPPED, "HX-4")

CORNERS = (0, WIDTH - 1, PLACES - WIDTH, PLACES - 1)
SHOWN = tuple(place for place in range(PLACES) if place not in CORNERS)
"""The places that are drawn: the cells, and the sides as stones of their owners."""


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml names."""
    return {"size": box.size}


def owner(view: State, place: int) -> int:
    stone = view.stones[place]
    return -1 if stone in (EMPTY, OFF) else stone - 1


def whose(view: State, box: Box, cell: int) -> int:
    return owner(view, SHOWN[cell])


def look(view: State, box: Box, cell: int) -> str:
    if view.stones[SHOWN[cell]] == OFF:
        return "-"
    seat = whose(view, box, cell)
    return SIGNS[seat] if seat >= 0 else ""


def at(action: int) -> Sequence[int]:
    return () if action == Verb.SWAP else (SHOWN.index(PLACE_OF[Verb.PLACE.argument(action)]),)


GRIDS = (Grid("board", HEX, tuple((place % WIDTH, place // WIDTH) for place in SHOWN), look, at, whose),)

label = Labels(Verb, SAY)


@label.of(Verb.PLACE)
def _place(cell: int) -> str:
    return SAY("place", cell=cell_name(cell))


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    if action == Verb.SWAP:
        return SAY("no-swap" if box.swap else "swap-off")
    cell = Verb.PLACE.argument(action)
    inside = max(cell % SIZE, cell // SIZE) < box.size
    return SAY("occupied" if inside else "off-board", cell=cell_name(cell))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    letters = " ".join("abcdefghijk"[: box.size])
    rows = [f"   {letters}"]
    for row in range(box.size):
        places = range(WIDTH * (row + 1) + 1, WIDTH * (row + 1) + 1 + box.size)
        stones = " ".join("XO."[owner(view, place)] for place in places)
        rows.append(f"{' ' * row}{row + 1:>2} {stones} {row + 1}")
    rows.append(f"{' ' * (box.size + 3)}{letters}")
    whole = [SAY("goal-vertical", name=names[0]), SAY("goal-horizontal", name=names[1])]
    if view.moves:
        whole.append(SAY("last", cell=cell_name(cell_of(view.last))))
    return "\n".join([*rows, *whole])
