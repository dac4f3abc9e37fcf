"""What is in the way of a move that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import has

from ..content import SIDE_NAMES
from ..rules import legality as law
from ..rules.kingdom import beyond_gap, gap_cell, half_gap
from ..rules.manning import faced, facing_card, facing_side
from ..rules.soldiers import how_many, met
from ..state import HALVES, NONE, SIDES, Box, Phase, State, Verb
from .labels import asked
from .names import card_name, cell_name, gap_name, kind_name, line_name, neighbours

WHEN = {
    "place": "You lay a region when no patrol is being manned",
    "open": "You start a patrol early when no other is being manned",
    "first": "You say which line comes first only when a region completes a row and a column",
    "put": "You send soldiers when you man a patrol",
    "done": "You finish a patrol when you man one",
    "give_up": "You can give up at any time",
}


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase == Phase.CHOOSING:
        return "you choose which line to man first"
    if view.phase == Phase.MANNING:
        return f"you man {line_name(view.line)}"
    return f"you man {gap_name(view.gap)}" if view.phase == Phase.EARLY else "you lay a region"


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps you from this very move: the cell, the gap, the soldiers left, or what a side still asks for."""
    verb = Verb.at(action)
    if verb == Verb.PLACE and view.phase == Phase.BUILDING:
        return _place(view, box, law.check(view, box, seat, action), *Verb.PLACE.arguments(action))
    if verb == Verb.OPEN and view.phase == Phase.BUILDING:
        return _open(view, box, Verb.OPEN.argument(action))
    if verb == Verb.PUT and view.phase in (Phase.MANNING, Phase.EARLY):
        return _put(view, *Verb.PUT.arguments(action))
    if verb == Verb.DONE and view.phase == Phase.EARLY:
        return f"Nobody is in {gap_name(view.gap)} yet: send at least one soldier."
    return _unfinished(view, box) if verb == Verb.DONE and view.phase == Phase.MANNING else ""


def _place(view: State, box: Box, broken: int, slot: int, cell: int) -> str:
    where = cell_name(cell)
    if broken == law.NOT_SHOWN:
        return "There is no region in that place of the display."
    if broken == law.STAYS_THERE:
        return f"{card_name(box, view.at[cell])} lies on {where} already."
    if broken == law.BESIDE_A_CARD:
        return f"No region lies next to {where}."
    if broken == law.OFF_THE_BOARD:
        return f"{where} is outside the nine places of the kingdom."
    if broken == law.FLOATS:
        return "The first region goes in the middle, C3."
    return f"With a region on {where} the kingdom would be wider or higher than three."


def _open(view: State, box: Box, gap: int) -> str:
    if view.at[gap_cell(gap)] == NONE or view.at[beyond_gap(gap)] == NONE:
        return f"{gap_name(gap)} is not between two regions."
    if view.patrol[gap] != 0:
        return f"The patrol between {neighbours(view, box, gap)} is in place already."
    return "Nobody is left in the barracks."


def _put(view: State, half: int, kind: int) -> str:
    if how_many(int(view.barracks), kind) == 0:
        return f"No {kind_name(kind)} is left in the barracks."
    if view.phase == Phase.EARLY:
        return f"You man {gap_name(view.gap)}: finish it before another."
    gap = half_gap(view, view.line, half)
    if has(view.manned, gap):
        return f"The patrol in {gap_name(gap)} is in place already."
    return f"With a {kind_name(kind)} in {gap_name(gap)}, {line_name(view.line)} could no longer be manned."


def _unfinished(view: State, box: Box) -> str:
    """TP-17, TP-22 to TP-24: an empty patrol, or a side of the line that lacks something."""
    for half in range(HALVES):
        gap = half_gap(view, view.line, half)
        if view.patrol[gap] == 0:
            return f"Nobody is in {gap_name(gap)} yet."
    first, second = (int(view.patrol[half_gap(view, view.line, half)]) for half in range(HALVES))
    for k in range(SIDES):
        card, side = facing_card(view, view.line, k), facing_side(view.line, k)
        if not met(int(box.asks[card][side]), int(box.number[card][side]), faced(first, second, k)):
            return (
                f"{card_name(box, card)} asks for {asked(box, card, side)} to the {SIDE_NAMES[side]}, which is not met."
            )
    return "The line is not manned yet."
