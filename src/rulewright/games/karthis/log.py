"""The log: each note of the rules as a sentence, with the clause it rests on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import notes as n
from .drawing import place
from .names import NAMES_OF_SIDES, card_name, event_name, threat_name, tile_name
from .state import JOKER, NONE, Box

Sentence = tuple[str, str]


def tell(box: Box, names: Sequence[str], kind: int, a: int, b: int, c: int) -> Sentence:
    return SENTENCES[kind](box, names[0], a, b, c)


def floor(box: Box, who: str, floor: int, rating: int, multiplier: int) -> Sentence:
    return f"{who} stands on floor {floor}: challenge rating {rating}, treasure x{multiplier:,}.", "KA-72"


def tile(box: Box, who: str, roll: int, side: int, cell: int) -> Sentence:
    return f"{who} goes {NAMES_OF_SIDES[side]} and rolls {roll % 100:02}: {tile_name(box, roll)}.", "KA-19"


def drew(box: Box, who: str, face: int, cards: int, c: int) -> Sentence:
    return f"A {face} on the die: {cards} card{'s' if cards > 1 else ''}.", "KA-22"


def turned(box: Box, who: str, card: int, b: int, c: int) -> Sentence:
    return f"Drawn: {'Joker' if card >= JOKER else event_name(box, card, NONE)}.", "KA-25"


def passed_over(box: Box, who: str, card: int, b: int, c: int) -> Sentence:
    return f"{card_name(card)} cannot be a guard and goes back.", "KA-28"


def guarded(box: Box, who: str, guard: int, b: int, c: int) -> Sentence:
    if guard == NONE:
        return "Nothing is left to guard the Joker.", "KA-H16"
    return f"The Joker is guarded by {card_name(guard)} {threat_name(box, guard)}.", "KA-27"


def reshuffled(box: Box, who: str, cards: int, b: int, c: int) -> Sentence:
    return f"The deck has run dry in the search: {cards} discards are shuffled in.", "KA-H16"


def encounter(box: Box, who: str, card: int, b: int, c: int) -> Sentence:
    return f"{who} encounters {'the Joker' if card >= JOKER else event_name(box, card, NONE)}.", "KA-24"


def treasure(box: Box, who: str, card: int, worth: int, c: int) -> Sentence:
    return f"{who} takes treasure worth {worth:,}.", "KA-33"


def healed(box: Box, who: str, gain: int, health: int, c: int) -> Sentence:
    return f"{who} rests and regains {gain} Health, to {health}.", "KA-36"


def challenge(box: Box, who: str, face: int, rating: int, damage: int) -> Sentence:
    if face == 1:
        return f"{who} rolls a 1: {damage} damage.", "KA-41"
    if damage:
        return f"{who} rolls {face}, below {rating}: {damage} damage.", "KA-40"
    return f"{who} rolls {face} against {rating} and gets through unhurt.", "KA-39"


def slammed(box: Box, who: str, side: int, b: int, c: int) -> Sentence:
    return "A wall slams down across the way in.", "KA-43"


def far_side(box: Box, who: str, a: int, b: int, c: int) -> Sentence:
    return f"{who} is on the new side of the wall.", "KA-44"


def near_side(box: Box, who: str, damage: int, b: int, c: int) -> Sentence:
    return f"{who} leaps back to the old side of the wall: {damage} damage.", "KA-44"


def joker_won(box: Box, who: str, which: int, worth: int, c: int) -> Sentence:
    return f"{who} acquires {'the first Joker' if which == 1 else 'the Crown'}, worth {worth:,}.", "KA-35"


def enemy(box: Box, who: str, card: int, health: int, c: int) -> Sentence:
    return f"{card_name(card)} bars the way with {health} Health.", "KA-47"


def combat_round(box: Box, who: str, mine: int, theirs: int, health: int) -> Sentence:
    if mine == theirs:
        return f"{mine} against {theirs}: nobody is hurt.", "KA-H26"
    loser = "the enemy" if mine > theirs else who
    return f"{mine} against {theirs}: {loser} loses {abs(mine - theirs)} and has {health} Health left.", "KA-48"


def defeated(box: Box, who: str, card: int, b: int, c: int) -> Sentence:
    return f"{card_name(card)} is beaten.", "KA-H21"


def retreated(box: Box, who: str, cell: int, health: int, c: int) -> Sentence:
    return f"{who} retreats ({place(box, cell)}); the enemy keeps {health} Health.", "KA-51"


def resumed(box: Box, who: str, health: int, b: int, c: int) -> Sentence:
    return f"{who} is back: the fight goes on against {health} Health.", "KA-53"


def descended(box: Box, who: str, heart: int, cards: int, c: int) -> Sentence:
    removed = f"{card_name(heart)} leaves the game and " if heart != NONE else ""
    count = f"{cards} discard{'s' if cards != 1 else ''}"
    return f"{who} goes down the stairs: {removed}{count} return{'s' if cards == 1 else ''} to the deck.", "KA-64"


def crowned(box: Box, who: str, score: int, floor: int, c: int) -> Sentence:
    return f"{who} has the Crown of Karthis, found on floor {floor}: the score is {score:,}.", "KA-5"


def died(box: Box, who: str, lost: int, b: int, c: int) -> Sentence:
    return f"{who} has no Health left; treasures worth {lost:,} are lost.", "KA-46"


def caught(box: Box, who: str, lost: int, b: int, c: int) -> Sentence:
    return f"{who} is trapped: nowhere is left to go, and treasures worth {lost:,} are lost.", "KA-H31"


def left(box: Box, who: str, lost: int, b: int, c: int) -> Sentence:
    return f"{who} gives up; treasures worth {lost:,} are lost.", "KA-H34"


SENTENCES: dict[int, Callable[[Box, str, int, int, int], Sentence]] = {
    n.FLOOR: floor,
    n.TILE: tile,
    n.DREW: drew,
    n.TURNED: turned,
    n.PASSED_OVER: passed_over,
    n.GUARDED: guarded,
    n.RESHUFFLED: reshuffled,
    n.ENCOUNTER: encounter,
    n.TREASURE: treasure,
    n.HEALED: healed,
    n.CHALLENGE: challenge,
    n.SLAMMED: slammed,
    n.FAR_SIDE: far_side,
    n.NEAR_SIDE: near_side,
    n.JOKER_WON: joker_won,
    n.ENEMY: enemy,
    n.ROUND: combat_round,
    n.DEFEATED: defeated,
    n.RETREATED: retreated,
    n.RESUMED: resumed,
    n.DESCENDED: descended,
    n.CROWNED: crowned,
    n.DIED: died,
    n.CAUGHT: caught,
    n.LEFT: left,
}
