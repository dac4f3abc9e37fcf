"""The score sheet: the stars of a Katamari, and every majority of a symbol."""

from __future__ import annotations

from rulewright.kernel import History, ScoreRow
from rulewright.telling.language import Word

from ..notes import SAY
from ..rules.score import ahead, stars_of, symbols_of
from ..state import SYMBOLS, Box, State
from .names import SYMBOL_WORDS


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """KT-43, KT-44: visible stars, and points for showing most of a symbol."""
    stars = stars_of(view, seat)
    shown = [symbol for symbol in range(SYMBOLS) if symbols_of(view, seat, symbol)]
    return [
        ScoreRow(SAY("row-stars"), SAY("stars", count=stars), stars),
        *(majority(view, box, seat, symbol) for symbol in shown),
    ]


def majority(view: State, box: Box, seat: int, symbol: int) -> ScoreRow:
    """KT-44, KT-H23: the most of a symbol scores; a tie scores nothing."""
    mine = symbols_of(view, seat, symbol)
    most = max(symbols_of(view, other, symbol) for other in range(box.seats) if other != seat)
    versus = SAY("mine-to-most", mine=mine, most=most, tied=Word("yes" if mine == most else "no"))
    points = int(box.majority) if ahead(view, box, symbol) == seat else 0
    return ScoreRow(SAY("row-most", symbol=SYMBOL_WORDS[symbol]), versus, points)
