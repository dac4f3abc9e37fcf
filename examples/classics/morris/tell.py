"""Nine men's morris in words, and its board as a grid that can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Grid, Labels, Notes, has
from rulewright.telling.language import Messages

from .rules import check
from .state import PLACES, POINTS, RINGS, Box, Note, Phase, State, Verb

MEN = ("W", "B")
DUE = {Phase.PLACING: Verb.PLACE, Phase.MOVING: Verb.MOVE, Phase.TAKING: Verb.TAKE}
ABOUT = {"place": ("MO-3",), "move": ("MO-4", "MO-5"), "take": ("MO-6", "MO-7")}
SAY = Messages(__file__)
WIDE = 2 * RINGS + 1
AROUND = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
"""The places of a ring, seen from its middle."""
AT = tuple((RINGS + x * (RINGS - ring), RINGS + y * (RINGS - ring)) for ring in range(RINGS) for x, y in AROUND)
"""The column and row of each point."""


def joined(column: int, row: int) -> str:
    """The stroke between the points: level, upright, or none."""
    off = max(abs(column - RINGS), abs(row - RINGS))
    return "" if off == 0 else "─" if abs(row - RINGS) == off else "│"


CELLS = AT + tuple((x, y) for y in range(WIDE) for x in range(WIDE) if (x, y) not in AT and (x, y) != (RINGS, RINGS))
"""The points, and then the strokes between them."""
assert len(AT) == POINTS == RINGS * PLACES


def point_name(point: int) -> str:
    """A point as players write it: a7 is the upper left corner, g1 the lower right one."""
    column, row = AT[point]
    return f"{'abcdefg'[column]}{WIDE - row}"


NOTES = Notes(
    Note,
    SAY,
    point=lambda box, names, point: point_name(point),
    start=lambda box, names, point: point_name(point),
)


def whose(view: State, box: Box, cell: int) -> int:
    return next((seat for seat in (0, 1) if cell < POINTS and has(view.men[seat], cell)), -1)


def look(view: State, box: Box, cell: int) -> str:
    seat = whose(view, box, cell)
    return MEN[seat] if seat >= 0 else "" if cell < POINTS else joined(*CELLS[cell])


def at(action: int) -> Sequence[int]:
    """A move is made by pointing at its points."""
    return Verb.at(action).arguments(action)


GRIDS = (Grid("board", SQUARE, CELLS, look, at, whose),)


def numbers(box: Box) -> dict[str, int]:
    return {"turns": box.turns}


label = Labels(Verb, SAY)


@label.of(Verb.PLACE)
def _place(point: int) -> str:
    return SAY("place", point=point_name(point))


@label.of(Verb.MOVE)
def _move(start: int, to: int) -> str:
    return SAY("move", start=point_name(start), point=point_name(to))


@label.of(Verb.TAKE)
def _take(point: int) -> str:
    return SAY("take", point=point_name(point))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    cells = {CELLS[cell]: look(view, box, cell) or "·" for cell in range(len(CELLS))}
    rows = []
    for row in range(WIDE):
        line = f"{WIDE - row} "
        for column in range(WIDE):
            level = (column, row) in cells and (column - 1, row) in cells and upright(column, row)
            line += ("──" if level else "  ") + cells.get((column, row), " ")
        rows.append(line)
    rows.append("  " + "".join(f"  {letter}" for letter in "abcdefg"))
    rows += [SAY("men", name=names[i], sign=MEN[i], left=int(view.hand[i])) for i in range(2)]
    return "\n".join(rows)


def upright(column: int, row: int) -> bool:
    """Whether a level line comes to this cell from the left."""
    off = abs(row - RINGS)
    return abs(column - RINGS) <= off and abs(column - 1 - RINGS) <= off if off else column not in (RINGS, RINGS + 1)


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What is in the way of a move, if it is not just its time."""
    verb, points = Verb.at(action), Verb.at(action).arguments(action)
    if verb != DUE[view.phase]:
        return ""
    if verb == Verb.TAKE:
        key = "in-mill" if has(view.men[1 - seat], points[0]) else "none-of-theirs"
        return SAY(key, point=point_name(points[0]))
    if verb == Verb.MOVE and not has(view.men[seat], points[0]):
        return SAY("none-of-yours", point=point_name(points[0]))
    if whose(view, box, points[-1]) >= 0:
        return SAY("taken", point=point_name(points[-1]))
    assert check(view, box, seat, action)
    return SAY("too-far", start=point_name(points[0]), point=point_name(points[-1]))


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY(f"now-{DUE[view.phase].public}")
