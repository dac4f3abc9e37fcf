"""The sentences of the log: one for each kind of note, with the clause it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence
from rulewright.kernel.text import many

from ..notes import Note
from ..rules.deck import is_face
from ..state import JOKER, NONE, Box
from .names import SIDE_NAMES, card_name, event_name, threat_name, tile_name
from .text_board import place

NOTES = Notes(Note, card=lambda box, names, card: card_name(card), cell=lambda box, names, cell: place(box, cell))


# ---------------------------------------------------------------- the tile

NOTES.say(
    Note.FLOOR, "{names[0]} stands on floor {floor}: challenge rating {rating}, treasure x{multiplier:,}.", "KA-72"
)


@NOTES.tell(Note.TILE)
def tile(box: Box, names: Sequence[str], roll: int, side: int, cell: int) -> Sentence:
    return f"{names[0]} goes {SIDE_NAMES[side]} and rolls {roll % 100:02}: {tile_name(box, roll)}.", "KA-18"


@NOTES.tell(Note.DESCENDED)
def descended(box: Box, names: Sequence[str], heart: int, cards: int) -> Sentence:
    removed = f"{card_name(heart)} leaves the game and " if heart != NONE else ""
    count = many(cards, "discard")
    return f"{names[0]} goes down the stairs: {removed}{count} return{'s' if cards == 1 else ''} to the deck.", "KA-64"


# ---------------------------------------------------------------- the draw


@NOTES.tell(Note.RESHUFFLED)
def reshuffled(box: Box, names: Sequence[str], cards: int) -> Sentence:
    count = many(cards, "discard is", "discards are")
    return f"The deck has run dry in the search: {count} shuffled in.", "KA-H16"


@NOTES.tell(Note.DREW)
def drew(box: Box, names: Sequence[str], face: int, cards: int) -> Sentence:
    return f"A {face} on the die: {many(cards, 'card')}.", "KA-22"


@NOTES.tell(Note.TURNED)
def turned(box: Box, names: Sequence[str], card: int) -> Sentence:
    return f"Drawn: {'Joker' if card >= JOKER else event_name(box, card, NONE)}.", "KA-25"


@NOTES.tell(Note.PASSED_OVER)
def passed_over(box: Box, names: Sequence[str], card: int) -> Sentence:
    special = card >= JOKER or is_face(card)
    return f"{card_name(card)} cannot be a guard and goes back.", "KA-H12" if special else "KA-28"


@NOTES.tell(Note.GUARDED)
def guarded(box: Box, names: Sequence[str], guard: int) -> Sentence:
    if guard == NONE:
        return "Nothing is left to guard the Joker.", "KA-H16"
    return f"The Joker is guarded by {card_name(guard)} {threat_name(box, guard)}.", "KA-27"


@NOTES.tell(Note.ENCOUNTER)
def encounter(box: Box, names: Sequence[str], card: int, drawn: int) -> Sentence:
    what = "the Joker" if card >= JOKER else event_name(box, card, NONE)
    return f"{names[0]} encounters {what}.", "KA-23" if drawn == 1 else "KA-24"


# ---------------------------------------------------------------- what comes of it

NOTES.say(Note.TREASURE, "{names[0]} takes treasure worth {worth:,}.", "KA-33")
NOTES.say(Note.HEALED, "{names[0]} rests and regains {gain} Health, to {health}.", "KA-36")
NOTES.say(Note.SLAMMED, "A wall slams down across the way in.", "KA-43")
NOTES.say(Note.FAR_SIDE, "{names[0]} is on the new side of the wall.", "KA-44")
NOTES.say(Note.NEAR_SIDE, "{names[0]} leaps back to the old side of the wall: {damage} damage.", "KA-44")


@NOTES.tell(Note.CHALLENGE)
def challenge(box: Box, names: Sequence[str], face: int, rating: int, damage: int) -> Sentence:
    if face == 1:
        return f"{names[0]} rolls a 1: {damage} damage.", "KA-41"
    if damage:
        return f"{names[0]} rolls {face}, below {rating}: {damage} damage.", "KA-40"
    return f"{names[0]} rolls {face} against {rating} and gets through unhurt.", "KA-39"


@NOTES.tell(Note.JOKER_WON)
def joker_won(box: Box, names: Sequence[str], which: int, worth: int) -> Sentence:
    return f"{names[0]} acquires {'the first Joker' if which == 1 else 'the Crown'}, worth {worth:,}.", "KA-35"


# ---------------------------------------------------------------- combat

NOTES.say(Note.ENEMY, "{card} bars the way with {health} Health.", "KA-47")
NOTES.say(Note.DEFEATED, "{card} is beaten.", "KA-H21")
NOTES.say(Note.RETREATED, "{names[0]} retreats ({cell}); the enemy keeps {health} Health.", "KA-51")
NOTES.say(Note.RESUMED, "{names[0]} is back: the fight goes on against {health} Health.", "KA-53")


@NOTES.tell(Note.ROUND)
def combat_round(box: Box, names: Sequence[str], mine: int, theirs: int, health: int) -> Sentence:
    if mine == theirs:
        return f"{mine} against {theirs}: nobody is hurt.", "KA-H26"
    loser = "the enemy" if mine > theirs else names[0]
    return f"{mine} against {theirs}: {loser} loses {abs(mine - theirs)} and has {health} Health left.", "KA-48"


# ---------------------------------------------------------------- the end

NOTES.say(Note.CROWNED, "{names[0]} has the Crown of Karthis, found on floor {floor}: the score is {score:,}.", "KA-5")
NOTES.say(Note.DIED, "{names[0]} has no Health left; treasures worth {lost:,} are lost.", "KA-46")
NOTES.say(Note.CAUGHT, "{names[0]} is trapped: nowhere is left to go, and treasures worth {lost:,} are lost.", "KA-H31")
NOTES.say(Note.LEFT, "{names[0]} gives up; treasures worth {lost:,} are lost.", "KA-H34")
