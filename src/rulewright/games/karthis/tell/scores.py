"""What the treasures of an adventure were worth, floor by floor, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import History, ScoreRow
from rulewright.kernel.scores import counted
from rulewright.kernel.text import many

from ..notes import Note
from ..state import Box, Outcome, State

LOST = {Outcome.DEATH: "at death", Outcome.TRAPPED: "trapped", Outcome.GAVE_UP: "by giving up"}
HOW = {
    Outcome.DEATH: "dies on floor {floor}",
    Outcome.TRAPPED: "is trapped on floor {floor}",
    Outcome.GAVE_UP: "gives up on floor {floor}",
}


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """KA-5, KA-33 to KA-35, KA-46: Diamonds by floor and the Jokers; without the Crown all of it is lost."""
    diamonds, jokers, floor = dict[int, list[int]](), list[tuple[str, int, int]](), 1
    for kind, given in history.of(Note.FLOOR, Note.TREASURE, Note.JOKER_WON):
        if kind == "floor":
            floor = given["floor"]
        elif kind == "treasure":
            diamonds.setdefault(floor, []).append(given["worth"])
        else:
            jokers.append(("First Joker" if given["which"] == 1 else "The Crown", floor, given["worth"]))
    rows = [ScoreRow(f"Treasures of floor {n}", many(len(w), "Diamond"), sum(w)) for n, w in diamonds.items()]
    rows += [ScoreRow(name, f"found on floor {n}", worth) for name, n, worth in jokers]
    if view.end != Outcome.CROWN:
        rows += counted(f"Lost {LOST[view.end]}", "everything found", -sum(row.points or 0 for row in rows))
    return rows or [ScoreRow("Treasures", "none found", 0)]


def verdict(view: State, box: Box, names: Sequence[str], history: History) -> str:
    """KA-4, KA-46, KA-H31, KA-H34: the Crown decides."""
    if view.end == Outcome.CROWN:
        return f"{names[0]} brings out the Crown of Karthis and wins with treasures worth {view.treasure:,}."
    lost = [given["lost"] for kind in (Note.DIED, Note.CAUGHT, Note.LEFT) for given in history.numbers(kind)]
    found = f" Treasures worth {sum(lost):,} are lost." if any(lost) else ""
    return f"{names[0]} {HOW[view.end].format(floor=view.floor)} without the Crown and loses.{found}"
