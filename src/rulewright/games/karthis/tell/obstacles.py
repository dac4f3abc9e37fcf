"""The obstacle that keeps a move from being legal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ..notes import SAY
from ..rules import combat, turn
from ..rules.legality import check
from ..state import Box, Phase, State, Verb
from .board import place
from .names import SIDE_NAMES, card_name


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY(f"now-{Phase.word(view.phase)}")


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps the explorer from making this move: walls, distance, an enemy, or the lack of one."""
    broken, verb = check(view, box, seat, action), Verb.at(action)
    if verb == Verb.CROSS and view.phase == Phase.EXPLORING:
        return _cross(view, box, broken, *Verb.CROSS.arguments(action))
    if broken == turn.NO_STAIRS:
        return SAY("no-stairs")
    if broken == turn.DEEP_ENOUGH:
        return SAY("lowest-floor")
    if broken == combat.NOBODY_TO_FIGHT:
        return SAY("no-enemy")
    if verb == Verb.RESUME and broken == combat.OUT_OF_REACH:
        return SAY("enemy-out-of-reach", card=card_name(view.enemy))
    if verb == Verb.CHOOSE and view.phase == Phase.CHOOSING:
        return SAY("drawn-only", count=int(view.drawn.n))
    if broken == combat.TO_ANOTHER_TILE:
        return SAY("no-tile", place=place(box, Verb.RETREAT.argument(action)))
    if broken == combat.NOT_TO_THE_ENEMY:
        return SAY("enemy-there")
    if broken == combat.A_ROUND_FIRST:
        return SAY("fight-first")
    return ""


def _cross(view: State, box: Box, broken: int, cell: int, side: int) -> str:
    where = place(box, cell)
    if broken == turn.NO_TILE_THERE:
        return SAY("no-tile-to-leave", place=where)
    if broken == turn.OFF_THE_SHEET:
        return SAY("off-the-sheet")
    if broken == turn.SLAMMED_SHUT:
        return SAY("slammed-shut", side=SIDE_NAMES[side])
    if broken == turn.NO_EXIT:
        if view.ways[cell] >> side & 1:
            return SAY("explored", side=SIDE_NAMES[side])
        return SAY("no-exit", side=SIDE_NAMES[side])
    if broken == turn.ENEMY_IN_THE_WAY:
        return SAY("enemy-on-tile", card=card_name(view.enemy))
    return SAY("cannot-walk", place=where)
