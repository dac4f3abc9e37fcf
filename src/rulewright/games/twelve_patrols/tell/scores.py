"""The score sheet: how many patrols are in place at the end, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import History, ScoreRow, Unit, size
from rulewright.telling.language import listed

from ..notes import SAY, Note
from ..rules.soldiers import count
from ..state import KINGDOM, PATROLS, Box, Outcome, State
from .names import line_name

SCORE = Unit(SAY)


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """TP-A18: patrols in place; then the regions laid and the soldiers left."""
    return [
        ScoreRow(SAY("row-patrols"), SAY("of", part=size(view.manned), whole=PATROLS), size(view.manned)),
        ScoreRow(SAY("row-regions"), SAY("of", part=int(view.laid), whole=KINGDOM)),
        ScoreRow(SAY("row-soldiers"), SAY("soldiers", count=count(view.barracks))),
        *(ScoreRow(SAY("row-line"), line_name(given["line"])) for given in history.numbers(Note.LOST)),
    ]


def verdict(view: State, box: Box, names: Sequence[str], history: History) -> str:
    """TP-19, TP-20, TP-A11: all patrols in place, a line that cannot be manned, or given up."""
    if view.end == Outcome.SAFE:
        return SAY("verdict-safe", player=names[0], all=PATROLS)
    patrols = size(view.manned)
    if view.end == Outcome.GAVE_UP:
        return SAY("verdict-gave-up", player=names[0], patrols=patrols, all=PATROLS)
    lines = listed(line_name(given["line"]) for given in history.numbers(Note.LOST))
    left = count(view.barracks)
    return SAY("verdict-lost", player=names[0], patrols=patrols, all=PATROLS, lines=lines, soldiers=left)
