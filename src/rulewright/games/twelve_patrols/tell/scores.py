"""How many patrols are in place at the end, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import History, ScoreRow, Unit, size
from rulewright.kernel.text import many

from ..notes import Note
from ..rules.soldiers import count
from ..state import KINGDOM, PATROLS, Box, Outcome, State
from .names import line_name

SCORE = Unit("patrol")


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """TP-A18: patrols in place; then what was left to do it with."""
    return [
        ScoreRow("Patrols in place", f"{size(view.manned)} of {PATROLS}", size(view.manned)),
        ScoreRow("Regions laid", f"{view.laid} of {KINGDOM}"),
        ScoreRow("Soldiers left", many(count(view.barracks), "soldier")),
        *(ScoreRow("Line that could not be manned", line_name(given["line"])) for given in history.numbers(Note.LOST)),
    ]


def verdict(view: State, box: Box, names: Sequence[str], history: History) -> str:
    """TP-19, TP-20, TP-A11: all patrols in place, a line that nobody can man, or given up."""
    if view.end == Outcome.SAFE:
        return f"{names[0]} wins: all {PATROLS} patrols are in place."
    in_place = f"with {size(view.manned)} of {PATROLS} patrols in place"
    if view.end == Outcome.GAVE_UP:
        return f"{names[0]} gives up and loses {in_place}."
    lines = [line_name(given["line"]) for given in history.numbers(Note.LOST)]
    return f"{names[0]} loses {in_place}: the soldiers left cannot give {' and '.join(lines)} what it asks for."
