"""The moves on offer in each phase, counted and numbered: exactly those that the law allows."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import SIDES, Box, Phase, State, Verb
from .endings import may_descend


@rule
def offers(s: State, box: Box, seat: int) -> int:
    """KA-H41: the choices of the turn, or those that the card in play demands."""
    if s.phase == Phase.EXPLORING:
        return s.edges.n + (1 if may_descend(s) else 0) + s.enemy_near
    if s.phase == Phase.FIGHTING:
        return 1 if s.pressed != 0 else int(s.tiles.n)
    return s.drawn.n if s.phase == Phase.CHOOSING else 2


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    if s.phase == Phase.EXPLORING:
        if k < s.edges.n:
            edge = int(s.edges.card[k])
            return Verb.CROSS.of(edge // SIDES, edge % SIDES)
        return Verb.DESCEND if k == s.edges.n and may_descend(s) else Verb.RESUME
    if s.phase == Phase.FIGHTING:
        return offer_in_combat(s, k)
    if s.phase == Phase.CHOOSING:
        return Verb.CHOOSE.of(k)
    return Verb.NEAR if k == 0 else Verb.FAR


@rule
def offer_in_combat(s: State, k: int) -> int:
    """KA-50, KA-H27, KA-H42: fight on, or retreat to any tile but the enemy's, whose place the last tile takes."""
    last = s.tiles.n - 1
    if k == last or s.pressed != 0:
        return Verb.FIGHT
    return Verb.RETREAT.of(int(s.tiles.card[k] if s.tiles.card[k] != s.enemy_at else s.tiles.card[last]))
