"""What moves are called, the clauses that explain them, and help for the threats of the box."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Help

from ..rules.combat import enemy_health
from ..rules.deck import is_face, is_threat, rank, suit
from ..rules.threats import challenge_rating
from ..rules.treasure import healing, worth
from ..state import JOKER, NONE, SIDES, Box, Rank, State, Suit, Verb
from .names import SIDE_NAMES, card_name, enemy, threat_name
from .text_board import exit_letters, place, tile_letters

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


# ---------------------------------------------------------------- moves


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """A move as the player reads it, also where it is not allowed now."""
    verb = Verb.at(action)
    if verb == Verb.CROSS:
        cell, side = Verb.CROSS.arguments(action)
        letter = exit_letters(view).get(SIDES * cell + side)
        by = f" by exit {letter}" if letter else ""
        return f"Go {SIDE_NAMES[side]}{by} ({place(box, cell)})"
    if verb == Verb.DESCEND:
        return f"Go down the stairs to floor {view.floor + 1}"
    if verb == Verb.RESUME:
        return f"Go back and fight on ({enemy(view)})"
    if verb == Verb.CHOOSE:
        return choice(view, box, Verb.CHOOSE.argument(action))
    if verb == Verb.NEAR:
        return "Stay on the old side of the wall (1 damage)"
    if verb == Verb.FAR:
        return "Slip through to the new side of the wall"
    if verb == Verb.FIGHT:
        return f"Fight a round (d6 + {box.level} against d6 + {view.floor})"
    if verb == Verb.RETREAT:
        cell = Verb.RETREAT.argument(action)
        letter = tile_letters(view).get(cell)
        return f"Retreat to {f'tile {letter}' if letter else 'a tile'} ({place(box, cell)})"
    return "Give up the adventure and its treasures"


def choice(view: State, box: Box, i: int) -> str:
    """A drawn card as something to choose."""
    if i >= view.drawn.n:
        return f"Encounter drawn card {i + 1}"
    card, guard = view.drawn.card[i], view.guard[i]
    if card >= JOKER:
        prize = f"{'the Crown' if view.jokers else 'the first Joker'}, worth {worth(view, box, card):,}"
        return f"Go for {prize}" + (f", past {danger(view, box, guard)}" if guard != NONE else "")
    if is_threat(card):
        return f"Face {danger(view, box, card)}"
    if is_face(card):
        return f"Fight {card_name(card)} ({enemy_health(view, box)} Health)"
    if suit(card) == Suit.DIAMONDS:
        return f"Take {card_name(card)}, worth {worth(view, box, card):,}"
    return f"Rest at {card_name(card)} (+{healing(view, box)} Health)"


def danger(view: State, box: Box, card: int) -> str:
    name = f"{card_name(card)} {threat_name(box, card)}"
    if rank(card) == Rank.TEN:
        return f"{name} (the way in closes)"
    return f"{name} ({rank(card)} damage below {challenge_rating(view, box)})"


# ---------------------------------------------------------------- help


def help(box: Box) -> dict[str, Help]:
    """The ten threats by the names that the box gives them (KA-37)."""
    found = {}
    for index, name in enumerate(box.texts["threats"]):
        hurt = f"A trap. Roll at least the number to beat, or lose {index + 1} Health; a 1 hurts and is rolled again."
        shut = "No roll: a wall closes the way you came, and you choose on which side of it you stand."
        found[f"threat/{index}"] = (
            Help(name, shut, ("KA-43", "KA-44"))
            if index + 1 == Rank.TEN
            else Help(name, hurt, ("KA-39", "KA-40", "KA-41"))
        )
    return found
