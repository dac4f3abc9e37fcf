"""Combat with enemies, which are the face cards (KA-47 to KA-53)."""

from __future__ import annotations

from rulewright.kernel import d6, does, law, note, push, refuses, rule, take

from ..notes import Note
from ..state import NONE, Box, Mark, Phase, State, Verb
from .deck import clean_up
from .map import mark_tile, survey
from .score import explore, hurt

TO_ANOTHER_TILE = law("KA-51")
NOBODY_TO_FIGHT = law("KA-53")
OUT_OF_REACH = law("KA-H6")
NOT_TO_THE_ENEMY = law("KA-H27")
A_ROUND_FIRST = law("KA-H42")


@rule
def enemy_health(s: State, box: Box) -> int:
    """KA-47: the Health of a new enemy on this floor."""
    return box.enemy + s.floor


@rule
def meet_enemy(s: State, box: Box) -> None:
    """KA-47, KA-H10, KA-H27: draw a Star in the tile; the enemy has 5 Health and one more for each floor, and no guard."""
    mark_tile(s, Mark.STAR)
    s.enemy = take(s.drawn, s.chosen)
    s.guard[s.chosen] = s.guard[s.drawn.n]
    s.guard[s.drawn.n] = NONE
    s.enemy_at = s.at
    s.enemy_health = enemy_health(s, box)
    s.phase = Phase.FIGHTING
    note(s, Note.ENEMY, s.enemy, s.enemy_health)


@does(Verb.FIGHT)
def fight_round(s: State, box: Box) -> None:
    """KA-48, KA-49, KA-74, KA-H26: d6 + Level against d6 + floor; the lower side loses the difference, a tie costs nothing."""
    s.pressed = 0
    mine = d6(s) + box.level
    theirs = d6(s) + s.floor
    if mine > theirs:
        s.enemy_health = max(0, s.enemy_health - (mine - theirs))
    note(s, Note.ROUND, mine, theirs, s.enemy_health if mine >= theirs else max(0, s.health - (theirs - mine)))
    if mine < theirs:
        hurt(s, theirs - mine)
    elif s.enemy_health == 0:
        defeat(s, box)


@rule
def remove_enemy(s: State) -> None:
    """KA-H21, KA-H28: a face card that is beaten or left behind is out of the adventure."""
    push(s.gone, s.enemy)
    s.enemy = NONE
    s.enemy_at = NONE
    s.enemy_health = 0


@rule
def defeat(s: State, box: Box) -> None:
    """KA-H8, KA-H21: there is no reward, but the tile can be walked through."""
    note(s, Note.DEFEATED, s.enemy)
    remove_enemy(s)
    clean_up(s, False)
    survey(s, box)
    explore(s)


@refuses(Verb.RETREAT)
def check_retreat(s: State, cell: int) -> int:
    """KA-51, KA-H27, KA-H42: any tile on this floor except the enemy's, connected or not."""
    if s.mark[cell] == 0:
        return TO_ANOTHER_TILE
    return NOT_TO_THE_ENEMY if cell == s.enemy_at else A_ROUND_FIRST


@does(Verb.RETREAT)
def retreat(s: State, box: Box, cell: int) -> None:
    """KA-50, KA-51, KA-52, KA-H27: move to any other tile; the enemy stays where it is, with its wounds."""
    note(s, Note.RETREATED, cell, s.enemy_health)
    s.at = cell
    clean_up(s, False)
    survey(s, box)
    explore(s)


@refuses(Verb.RESUME)
def check_resume(s: State) -> int:
    """KA-53, KA-H8: there must be an enemy, within reach."""
    return NOBODY_TO_FIGHT if s.enemy == NONE else OUT_OF_REACH


@does(Verb.RESUME)
def resume(s: State) -> None:
    """KA-53, KA-H8, KA-H42: walking onto the enemy's tile resumes the fight, for at least one round."""
    note(s, Note.RESUMED, s.enemy_health)
    s.at = s.enemy_at
    s.pressed = 1
    s.phase = Phase.FIGHTING


@rule
def retreat_to(s: State, k: int) -> int:
    """KA-H27: the k-th tile, with the last tile in place of the enemy's."""
    return int(s.tiles.card[k] if s.tiles.card[k] != s.enemy_at else s.tiles.card[s.tiles.n - 1])
