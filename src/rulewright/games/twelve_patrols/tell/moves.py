"""Each verb in words: the label of a move, the obstacle that keeps it from being legal, and the clauses that explain it."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Labels, Obstacles

from ..content import SIDE_NAMES
from ..notes import SAY
from ..rules import turn
from ..rules.kingdom import half_gap
from ..rules.legality import check
from ..rules.lines import faced, facing_card, facing_side
from ..rules.soldiers import met
from ..state import HALVES, NONE, SIDES, Box, Phase, State, Verb, Way
from .names import card_name, cell_name, gap_name, line_name, neighbours, soldier
from .numbers import asked

ABOUT = {
    "place": ("TP-9", "TP-10", "TP-11", "TP-12", "TP-15", "TP-A5"),
    "open": ("TP-14", "TP-16", "TP-A16"),
    "first": ("TP-15", "TP-A7"),
    "put": ("TP-17", "TP-25", "TP-27", "TP-A9", "TP-A10", "TP-A19"),
    "done": ("TP-15", "TP-22", "TP-23", "TP-24", "TP-27", "TP-A8"),
    "give_up": ("TP-A11",),
}
WHERE: dict[int, str] = {
    turn.NOT_SHOWN: "not-shown",
    turn.BESIDE_A_CARD: "beside-nothing",
    turn.OFF_THE_BOARD: "off-the-board",
    turn.FLOATS: "first-in-the-middle",
    turn.OUT_OF_THE_KINGDOM: "too-wide",
}
label = Labels(Verb, SAY)
obstacle = Obstacles(Verb, check, SAY)


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase == Phase.CHOOSING:
        return SAY("now-choosing")
    if view.phase == Phase.MANNING:
        return SAY("now-manning", what=line_name(view.line))
    return SAY("now-manning", what=gap_name(view.gap)) if view.phase == Phase.EARLY else SAY("now-laying")


@label.of(Verb.PLACE)
def _place(view: State, box: Box, slot: int, cell: int) -> str:
    return SAY("place", card=card_name(box, view.shown[slot]), cell=cell_name(cell))


@obstacle.of(Verb.PLACE, during={Phase.BUILDING})
def _cannot_place(view: State, box: Box, broken: int, slot: int, cell: int) -> str:
    if broken == turn.STAYS_THERE:
        return SAY("lies-there", card=card_name(box, view.at[cell]), cell=cell_name(cell))
    return SAY(WHERE[broken], cell=cell_name(cell))


@label.of(Verb.OPEN)
def _open(view: State, box: Box, gap: int) -> str:
    return SAY("open", gap=gap_name(gap), neighbours=neighbours(view, box, gap))


@obstacle.of(Verb.OPEN, during={Phase.BUILDING})
def _cannot_open(view: State, box: Box, broken: int, gap: int) -> str:
    if broken == turn.FROM_THE_BARRACKS:
        return SAY("not-between", gap=gap_name(gap))
    if broken == turn.ALREADY_FILLED:
        return SAY("manned-between", neighbours=neighbours(view, box, gap))
    return SAY("barracks-empty")


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


@obstacle.of(Verb.PUT, during={Phase.MANNING, Phase.EARLY})
def _cannot_put(view: State, broken: int, half: int, kind: int) -> str:
    if broken == turn.NO_SUCH_SOLDIER:
        return SAY("none-left", **soldier(kind))
    if broken == turn.THIS_PATROL_FIRST:
        return SAY("finish-first", gap=gap_name(view.gap))
    gap = half_gap(view, view.line, half)
    if broken == turn.ALREADY_FILLED:
        return SAY("gap-manned", gap=gap_name(gap))
    return SAY("could-not-be-manned", gap=gap_name(gap), line=line_name(view.line), **soldier(kind))


@label.of(Verb.DONE)
def _done(view: State) -> str:
    return SAY("done-early" if view.phase == Phase.EARLY else "done")


@obstacle.of(Verb.DONE, during={Phase.EARLY, Phase.MANNING})
def _unfinished(view: State, box: Box) -> str:
    """TP-17, TP-22 to TP-24: an empty patrol, or a side of the line whose demand is not met."""
    if view.phase == Phase.EARLY:
        return SAY("nobody-in-gap", gap=gap_name(view.gap))
    gaps = [half_gap(view, view.line, half) for half in range(HALVES)]
    for gap in gaps:
        if view.patrol[gap] == 0:
            return SAY("gap-empty", gap=gap_name(gap))
    first, second = (int(view.patrol[gap]) for gap in gaps)
    for k in range(SIDES):
        card, side = facing_card(view, view.line, k), facing_side(view.line, k)
        if not met(int(box.asks[card][side]), int(box.number[card][side]), faced(first, second, k)):
            where = SAY.name(SIDE_NAMES[side])
            return SAY("side-unmet", card=card_name(box, card), asked=asked(box, card, side), side=where)
    return SAY("not-manned")
