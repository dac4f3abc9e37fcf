"""The score sheet: the worth of an adventure's treasures, floor by floor, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import History, ScoreRow
from rulewright.telling.scores import counted

from ..notes import SAY, Note
from ..state import Box, Outcome, State


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """KA-5, KA-33 to KA-35, KA-46: Diamonds by floor and the Jokers; without the Crown all of it is lost."""
    diamonds, jokers, floor = dict[int, list[int]](), list[tuple[str, int, int]](), 1
    for kind, given in history.of(Note.FLOOR, Note.TREASURE, Note.JOKER_WON):
        if kind == "floor":
            floor = given["floor"]
        elif kind == "treasure":
            diamonds.setdefault(floor, []).append(given["worth"])
        else:
            jokers.append(("row-joker" if given["which"] == 1 else "row-crown", floor, given["worth"]))
    rows = [
        ScoreRow(SAY("row-treasures-of", floor=n), SAY("diamonds", count=len(w)), sum(w)) for n, w in diamonds.items()
    ]
    rows += [ScoreRow(SAY(name), SAY("found-on", floor=n), worth) for name, n, worth in jokers]
    if view.end != Outcome.CROWN:
        lost = SAY(f"row-lost-{Outcome.word(view.end)}")
        rows += counted(lost, SAY("everything"), -sum(row.points or 0 for row in rows))
    return rows or [ScoreRow(SAY("row-treasures"), SAY("none-found"), 0)]


def verdict(view: State, box: Box, names: Sequence[str], history: History) -> str:
    """KA-4, KA-46, KA-H31, KA-H34: the Crown decides."""
    if view.end == Outcome.CROWN:
        return SAY("verdict-crown", player=names[0], treasure=int(view.treasure))
    lost = [given["lost"] for kind in (Note.DIED, Note.CAUGHT, Note.LEFT) for given in history.numbers(kind)]
    return SAY(f"verdict-{Outcome.word(view.end)}", player=names[0], floor=int(view.floor), lost=sum(lost))
