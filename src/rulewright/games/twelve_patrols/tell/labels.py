"""Labels of moves, and the clauses that explain them."""

from __future__ import annotations

from rulewright.kernel import Labels

from ..notes import SAY
from ..rules.kingdom import half_gap
from ..state import NONE, Box, Phase, State, Verb, Way
from .names import card_name, cell_name, gap_name, line_name, neighbours, soldier

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
