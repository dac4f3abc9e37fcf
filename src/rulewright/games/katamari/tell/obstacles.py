"""The obstacle that keeps a move from being legal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import has

from ..notes import SAY
from ..rules import turn
from ..rules.legality import check
from ..rules.placement import covered, on_top, pointed_at
from ..state import NONE, Box, Phase, State, Verb
from .names import hex_name, thing

MISPLACED = {
    turn.LOOKS_ALIKE: "looks-alike",
    turn.ON_THE_BOARD: "sticks-out",
    turn.BLUE_LIES_ON: "blue-lies-on",
    turn.PURPLE_LIES_ON: "purple-lies-on",
}


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase == Phase.ROLLING:
        return SAY("now-rolling")
    if view.phase == Phase.BUYING:
        return SAY("now-buying", power=int(view.power))
    if view.phase == Phase.PLACING:
        return SAY("now-placing", thing=thing(box, view.shown[view.chosen]))
    return SAY("now-losing")


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps a player from making this move: the power left, the pile, or what is under the piece."""
    broken, verb = check(view, box, seat, action), Verb.at(action)
    if view.phase == Phase.BUYING and verb in (Verb.BUY, Verb.CYCLE):
        return _from_pile(view, box, broken, verb.argument(action))
    if view.phase == Phase.PLACING and broken in MISPLACED:
        return SAY(MISPLACED[broken], thing=thing(box, view.shown[view.chosen]))
    if view.phase == Phase.LOSING and broken in (turn.LARGEST_GOES, turn.ONE_COVERED_HEX, turn.FIRST_HEX):
        return _lose(view, box, seat, Verb.LOSE.argument(action))
    return ""


def _from_pile(view: State, box: Box, broken: int, pile: int) -> str:
    if broken == turn.EMPTY_PILE:
        return SAY("pile-is-empty", pile=pile + 1)
    if broken == turn.CYCLE_WITH_POWER:
        return SAY("cycle-too-dear", power=int(view.power), cost=int(box.cycle))
    name = thing(box, view.shown[pile])
    if view.power <= pile:
        return SAY("too-dear", power=int(view.power), thing=name, cost=pile + 1)
    return SAY("fits-nowhere", thing=name)


def _lose(view: State, box: Box, seat: int, hex: int) -> str:
    piece = on_top(view, box, seat, hex)
    if piece == NONE:
        return SAY("nothing-there", hex=hex_name(hex))
    name = thing(box, view.placed.kind[piece])
    if has(int(view.loose), pointed_at(view, box, piece)):
        return SAY("point-at-first", thing=name, hex=hex_name(pointed_at(view, box, piece)))
    if covered(view, box, piece):
        return SAY("piece-covered", thing=name)
    return SAY("not-largest", thing=name)
