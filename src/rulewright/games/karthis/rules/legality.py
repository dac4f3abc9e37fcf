"""Which moves are legal, and the clause that forbids the others."""

from __future__ import annotations

from rulewright.kernel import law, rule

from ..state import NONE, REACHED, SIDES, Box, Outcome, Phase, State, Verb
from .endings import may_descend

ONE_PLAYER = law("KA-1")
CROWN_ENDS = law("KA-4")
NO_TILE_THERE = law("KA-18")
CHOOSE_ONE = law("KA-24")
CHOOSE_A_SIDE = law("KA-44")
SLAMMED_SHUT = law("KA-45")
DEATH_ENDS = law("KA-46")
FIGHT_GOES_ON = law("KA-49")
TO_ANOTHER_TILE = law("KA-51")
NOBODY_TO_FIGHT = law("KA-53")
NO_EXIT = law("KA-H2")
OFF_THE_SHEET = law("KA-H4")
OUT_OF_REACH = law("KA-H6")
ENEMY_IN_THE_WAY = law("KA-H8")
NOT_TO_THE_ENEMY = law("KA-H27")
TRAPPED_ENDS = law("KA-H31")
NO_STAIRS = law("KA-H32")
DEEP_ENOUGH = law("KA-H33")
GIVING_UP_ENDS = law("KA-H34")
NOT_IN_THIS_TURN = law("KA-H41")
A_ROUND_FIRST = law("KA-H42")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """The law: 0 if the move is allowed, otherwise the number of the clause that forbids it."""
    if s.end != 0:
        return over(s)
    if seat != 0:
        return ONE_PLAYER
    if action == Verb.GIVE_UP:
        return 0
    verb = Verb.at(action)
    if s.phase == Phase.EXPLORING:
        if verb == Verb.CROSS:
            cell, side = Verb.CROSS.arguments(action)
            return check_cross(s, box, cell, side)
        if verb == Verb.DESCEND:
            return check_descend(s)
        return check_resume(s) if verb == Verb.RESUME else NOT_IN_THIS_TURN
    if s.phase == Phase.CHOOSING:
        return 0 if verb == Verb.CHOOSE and Verb.CHOOSE.argument(action) < s.drawn.n else CHOOSE_ONE
    if s.phase == Phase.SEALED:
        return 0 if verb in (Verb.NEAR, Verb.FAR) else CHOOSE_A_SIDE
    if verb == Verb.RETREAT:
        return check_retreat(s, Verb.RETREAT.argument(action))
    return 0 if verb == Verb.FIGHT else FIGHT_GOES_ON


@rule
def over(s: State) -> int:
    """KA-4, KA-46, KA-H31, KA-H34: what ended the adventure forbids everything after it."""
    if s.end == Outcome.CROWN:
        return CROWN_ENDS
    if s.end == Outcome.DEATH:
        return DEATH_ENDS
    return TRAPPED_ENDS if s.end == Outcome.TRAPPED else GIVING_UP_ENDS


@rule
def check_cross(s: State, box: Box, cell: int, side: int) -> int:
    """KA-18, KA-H2, KA-H4, KA-H6, KA-H8: an open side of a tile within reach, with nothing drawn beyond it."""
    if s.mark[cell] == 0:
        return NO_TILE_THERE
    if (box.border[cell] >> side) & 1:
        return OFF_THE_SHEET
    if not (s.ways[cell] >> side) & 1:
        return SLAMMED_SHUT if (s.ways[cell] >> (side + SIDES)) & 1 else NO_EXIT
    if s.mark[cell + box.step[side]] != 0:
        return NO_EXIT
    if s.mark[cell] >= REACHED:
        return 0
    return ENEMY_IN_THE_WAY if cell == s.enemy_at else OUT_OF_REACH


@rule
def check_descend(s: State) -> int:
    """KA-21, KA-H32, KA-H33: stairs are within reach, and there is a floor below."""
    if may_descend(s):
        return 0
    return DEEP_ENOUGH if s.stairs_near != 0 else NO_STAIRS


@rule
def check_resume(s: State) -> int:
    """KA-53, KA-H8: an enemy is left, and within reach."""
    if s.enemy == NONE:
        return NOBODY_TO_FIGHT
    return 0 if s.enemy_near != 0 else OUT_OF_REACH


@rule
def check_retreat(s: State, cell: int) -> int:
    """KA-51, KA-H27, KA-H42: any tile on this floor but the enemy's, whether or not a way leads there."""
    if s.mark[cell] == 0:
        return TO_ANOTHER_TILE
    if cell == s.enemy_at:
        return NOT_TO_THE_ENEMY
    return A_ROUND_FIRST if s.pressed != 0 else 0
