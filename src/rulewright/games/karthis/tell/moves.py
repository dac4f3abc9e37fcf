"""Each verb in words: the label of a move, the obstacle that keeps it from being legal, and the clauses that explain it."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Labels, Obstacles

from ..notes import SAY
from ..rules import combat, turn
from ..rules.combat import enemy_health
from ..rules.deck import is_face, is_threat, rank, suit
from ..rules.encounters import challenge_rating, healing, worth
from ..rules.legality import check
from ..state import JOKER, NONE, SIDES, Box, Phase, Rank, State, Suit, Verb
from .board import exit_letters, place, tile_letters
from .names import SIDE_NAMES, card_name, enemy, threat_name

ABOUT = {
    "cross": ("KA-18", "KA-19", "KA-H6", "KA-H9"),
    "descend": ("KA-21", "KA-64", "KA-65", "KA-66", "KA-H32"),
    "resume": ("KA-53", "KA-H8", "KA-H42"),
    "choose": ("KA-24", "KA-25", "KA-32"),
    "near": ("KA-44", "KA-H30", "KA-H15"),
    "far": ("KA-44", "KA-H30", "KA-H15"),
    "fight": ("KA-48", "KA-49", "KA-H26"),
    "retreat": ("KA-50", "KA-51", "KA-52", "KA-H27", "KA-H42"),
    "give_up": ("KA-H34", "KA-H41"),
}
FIXED: dict[int, str] = {
    turn.NO_STAIRS: "no-stairs",
    turn.DEEP_ENOUGH: "lowest-floor",
    combat.NOBODY_TO_FIGHT: "no-enemy",
    combat.NOT_TO_THE_ENEMY: "enemy-there",
    combat.A_ROUND_FIRST: "fight-first",
}
PIPS = 6
"""The highest face of a die."""
label = Labels(Verb, SAY)
obstacle = Obstacles(Verb, check, SAY, FIXED)


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY(f"now-{Phase.word(view.phase)}")


@label.of(Verb.CROSS)
def _cross(view: State, box: Box, cell: int, side: int) -> str:
    letter = exit_letters(view).get(SIDES * cell + side)
    if letter:
        return SAY("cross-exit", side=SIDE_NAMES[side], letter=letter, place=place(box, cell))
    return SAY("cross", side=SIDE_NAMES[side], place=place(box, cell))


@obstacle.of(Verb.CROSS, during={Phase.EXPLORING})
def _cannot_cross(view: State, box: Box, broken: int, cell: int, side: int) -> str:
    where = place(box, cell)
    if broken == turn.NO_TILE_THERE:
        return SAY("no-tile-to-leave", place=where)
    if broken == turn.OFF_THE_SHEET:
        return SAY("off-the-sheet")
    if broken == turn.SLAMMED_SHUT:
        return SAY("slammed-shut", side=SIDE_NAMES[side])
    if broken == turn.NO_EXIT:
        return SAY("explored" if view.ways[cell] >> side & 1 else "no-exit", side=SIDE_NAMES[side])
    if broken == turn.ENEMY_IN_THE_WAY:
        return SAY("enemy-on-tile", card=card_name(view.enemy))
    return SAY("cannot-walk", place=where)


@label.of(Verb.DESCEND)
def _descend(view: State) -> str:
    return SAY("descend", floor=view.floor + 1)


@label.of(Verb.RESUME)
def _resume(view: State) -> str:
    return SAY("resume", enemy=enemy(view))


@obstacle.of(Verb.RESUME)
def _cannot_resume(view: State, broken: int) -> str:
    return SAY("enemy-out-of-reach", card=card_name(view.enemy)) if broken == combat.OUT_OF_REACH else ""


@label.of(Verb.FIGHT)
def _fight(view: State, box: Box) -> str:
    most = (PIPS + view.floor) - (1 + box.level)
    return SAY(deadly("fight", view, most), level=int(box.level), floor=int(view.floor))


@label.of(Verb.NEAR)
def _near(view: State) -> str:
    return SAY(deadly("near", view, 1))


def deadly(key: str, view: State, damage: int) -> str:
    """The message, or the one that warns, if this much damage would end the game."""
    return f"{key}-deadly" if damage >= view.health else key


@label.of(Verb.RETREAT)
def _retreat(view: State, box: Box, cell: int) -> str:
    letter = tile_letters(view).get(cell)
    if letter:
        return SAY("retreat-letter", letter=letter, place=place(box, cell))
    return SAY("retreat", place=place(box, cell))


@obstacle.of(Verb.RETREAT)
def _cannot_retreat(box: Box, broken: int, cell: int) -> str:
    return SAY("no-tile", place=place(box, cell)) if broken == combat.TO_ANOTHER_TILE else ""


@label.of(Verb.CHOOSE)
def _choose(view: State, box: Box, i: int) -> str:
    """The label for choosing a drawn card."""
    if i >= view.drawn.n:
        return SAY("choose-unknown", number=i + 1)
    card, guard = view.drawn.card[i], view.guard[i]
    if card >= JOKER:
        prize, gain = "choose-crown" if view.jokers else "choose-joker", int(worth(view, box, card))
        if guard != NONE:
            return SAY(f"{prize}-past", worth=gain, danger=danger(view, box, guard))
        return SAY(prize, worth=gain)
    if is_threat(card):
        return SAY("choose-threat", danger=danger(view, box, card))
    if is_face(card):
        return SAY("choose-enemy", card=card_name(card), health=int(enemy_health(view, box)))
    if suit(card) == Suit.DIAMONDS:
        return SAY("choose-treasure", card=card_name(card), worth=int(worth(view, box, card)))
    return SAY("choose-rest", card=card_name(card), healing=int(healing(view, box)))


@obstacle.of(Verb.CHOOSE, during={Phase.CHOOSING})
def _cannot_choose(view: State) -> str:
    return SAY("drawn-only", count=int(view.drawn.n))


def danger(view: State, box: Box, card: int) -> str:
    what = {"card": card_name(card), "threat": threat_name(box, card)}
    if rank(card) == Rank.TEN:
        return SAY("danger-wall", **what)
    damage = int(rank(card))
    return SAY(deadly("danger", view, damage), damage=damage, rating=int(challenge_rating(view, box)), **what)
