"""The obstacle that keeps a move from being legal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import SIDE_NAMES
from ..notes import SAY
from ..rules import turn
from ..rules.kingdom import half_gap
from ..rules.legality import check
from ..rules.lines import faced, facing_card, facing_side
from ..rules.soldiers import met
from ..state import HALVES, SIDES, Box, Phase, State, Verb
from .names import card_name, cell_name, gap_name, line_name, neighbours, soldier
from .numbers import asked

WHERE: dict[int, str] = {
    turn.NOT_SHOWN: "not-shown",
    turn.BESIDE_A_CARD: "beside-nothing",
    turn.OFF_THE_BOARD: "off-the-board",
    turn.FLOATS: "first-in-the-middle",
    turn.OUT_OF_THE_KINGDOM: "too-wide",
}


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase == Phase.CHOOSING:
        return SAY("now-choosing")
    if view.phase == Phase.MANNING:
        return SAY("now-manning", what=line_name(view.line))
    return SAY("now-manning", what=gap_name(view.gap)) if view.phase == Phase.EARLY else SAY("now-laying")


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps you from making this move: the cell, the gap, the soldiers left, or a demand not met yet."""
    broken, verb = check(view, box, seat, action), Verb.at(action)
    if verb == Verb.PLACE and view.phase == Phase.BUILDING:
        return _place(view, box, broken, *Verb.PLACE.arguments(action))
    if verb == Verb.OPEN and view.phase == Phase.BUILDING:
        return _open(view, box, broken, Verb.OPEN.argument(action))
    if verb == Verb.PUT and view.phase in (Phase.MANNING, Phase.EARLY):
        return _put(view, broken, *Verb.PUT.arguments(action))
    if verb == Verb.DONE and view.phase == Phase.EARLY:
        return SAY("nobody-in-gap", gap=gap_name(view.gap))
    return _unfinished(view, box) if verb == Verb.DONE and view.phase == Phase.MANNING else ""


def _place(view: State, box: Box, broken: int, slot: int, cell: int) -> str:
    where = cell_name(cell)
    if broken == turn.STAYS_THERE:
        return SAY("lies-there", card=card_name(box, view.at[cell]), cell=where)
    return SAY(WHERE[broken], cell=where)


def _open(view: State, box: Box, broken: int, gap: int) -> str:
    if broken == turn.FROM_THE_BARRACKS:
        return SAY("not-between", gap=gap_name(gap))
    if broken == turn.ALREADY_FILLED:
        return SAY("manned-between", neighbours=neighbours(view, box, gap))
    return SAY("barracks-empty")


def _put(view: State, broken: int, half: int, kind: int) -> str:
    if broken == turn.NO_SUCH_SOLDIER:
        return SAY("none-left", **soldier(kind))
    if broken == turn.THIS_PATROL_FIRST:
        return SAY("finish-first", gap=gap_name(view.gap))
    gap = half_gap(view, view.line, half)
    if broken == turn.ALREADY_FILLED:
        return SAY("gap-manned", gap=gap_name(gap))
    return SAY("could-not-be-manned", gap=gap_name(gap), line=line_name(view.line), **soldier(kind))


def _unfinished(view: State, box: Box) -> str:
    """TP-17, TP-22 to TP-24: an empty patrol, or a side of the line whose demand is not met."""
    for half in range(HALVES):
        gap = half_gap(view, view.line, half)
        if view.patrol[gap] == 0:
            return SAY("gap-empty", gap=gap_name(gap))
    first, second = (int(view.patrol[half_gap(view, view.line, half)]) for half in range(HALVES))
    for k in range(SIDES):
        card, side = facing_card(view, view.line, k), facing_side(view.line, k)
        if not met(int(box.asks[card][side]), int(box.number[card][side]), faced(first, second, k)):
            where = SAY.name(SIDE_NAMES[side])
            return SAY("side-unmet", card=card_name(box, card), asked=asked(box, card, side), side=where)
    return SAY("not-manned")
