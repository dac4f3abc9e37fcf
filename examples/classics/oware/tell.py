"""Oware in words: its moves, its notes, and its board as a grid that can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Grid, History, Labels, Notes, ScoreRow, Unit, squares
from rulewright.telling.language import Messages

from .state import HOUSES, ROW, SEATS, Box, Note, State, Verb

ABOUT = {"sow": ("OW-2", "OW-4")}
SEATED = ("captured",)
SAY = Messages(__file__)
SCORE = Unit(SAY)


def house_name(house: int) -> str:
    """A to F from left to right for South, a to f from right to left for North."""
    return "ABCDEFabcdef"[house]


NOTES = Notes(Note, SAY, house=lambda box, names, house: house_name(house))
NOTES.cite(Note.SOWN, "OW-2")
NOTES.cite(Note.CAPTURED, "OW-4")
NOTES.cite(Note.SLAM, "OW-5")
NOTES.cite(Note.KEPT, "OW-11")

SHOWN = (*range(HOUSES - 1, ROW - 1, -1), *range(ROW))
"""The houses as they are drawn: North's row above, South's below."""


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml and help.toml name."""
    return {"houses": box.houses, "seeds": box.seeds, "calm": box.calm}


def whose(view: State, box: Box, cell: int) -> int:
    house = SHOWN[cell]
    return house // ROW if view.houses[house] > 0 else -1


def look(view: State, box: Box, cell: int) -> str:
    house = SHOWN[cell]
    if house % ROW >= box.houses:
        return "-"
    return str(view.houses[house]) if view.houses[house] > 0 else ""


def at(action: int) -> Sequence[int]:
    return (SHOWN.index(Verb.SOW.argument(action)),)


GRIDS = (Grid("board", SQUARE, squares(ROW, SEATS), look, at, whose),)

label = Labels(Verb, SAY)


@label.of(Verb.SOW)
def _sow(view: State, house: int) -> str:
    return SAY("sow", house=house_name(house), seeds=view.houses[house])


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    house = Verb.SOW.argument(action)
    if house // ROW != seat or house % ROW >= box.houses:
        return SAY("not-yours", house=house_name(house))
    return SAY("hungry" if view.houses[house] > 0 else "empty", house=house_name(house))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    n = box.houses
    north, south = range(ROW + n - 1, ROW - 1, -1), range(n)
    rows = [
        f"{names[1]}: {view.captured[1]}",
        "  ".join(f"{house_name(h):>2}" for h in north),
        "  ".join(f"{view.houses[h]:>2}" for h in north),
        "  ".join(f"{view.houses[h]:>2}" for h in south),
        "  ".join(f"{house_name(h):>2}" for h in south),
        f"{names[0]}: {view.captured[0]}",
    ]
    return "\n".join(rows)


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """OW-4, OW-11: the seeds captured in play, and those kept at the end."""
    kept = sum(told["seeds"] for told in history.numbers(Note.KEPT) if told["seat"] == seat)
    rows = [ScoreRow(SAY("row-captured"), "", view.captured[seat] - kept)]
    return [*rows, ScoreRow(SAY("row-kept"), "", kept)] if kept else rows
