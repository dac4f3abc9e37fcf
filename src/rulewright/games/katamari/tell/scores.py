"""What a Katamari is worth: its stars, and every majority of a symbol."""

from __future__ import annotations

from rulewright.kernel import History, ScoreRow
from rulewright.kernel.text import many

from ..content import SYMBOL_NAMES
from ..rules.placement import ahead, stars_of, symbols_of
from ..state import SYMBOLS, Box, State

SEVERAL = {"smiley": "smileys", "flower": "flowers", "cow": "cows", "pencil": "pencils"}


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """KT-43, KT-44: visible stars, and points for showing most of a symbol."""
    stars = stars_of(view, seat)
    shown = [symbol for symbol in range(SYMBOLS) if symbols_of(view, seat, symbol)]
    return [
        ScoreRow("Stars", many(stars, "star"), stars),
        *(majority(view, box, seat, symbol) for symbol in shown),
    ]


def majority(view: State, box: Box, seat: int, symbol: int) -> ScoreRow:
    """KT-44, KT-H23: the most of a symbol scores; a tie scores nothing."""
    mine = symbols_of(view, seat, symbol)
    most = max(symbols_of(view, other, symbol) for other in range(box.seats) if other != seat)
    tied = ", tied" if mine == most else ""
    points = int(box.majority) if ahead(view, box, symbol) == seat else 0
    return ScoreRow(f"Most {SEVERAL[SYMBOL_NAMES[symbol]]}", f"{mine} to {most}{tied}", points)
