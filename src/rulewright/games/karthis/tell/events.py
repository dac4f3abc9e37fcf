"""The log: how the numbers of notes are put into words, and clauses that depend on them. The sentences are in `locales`."""

from __future__ import annotations

from typing import Any

from rulewright.kernel import Notes
from rulewright.kernel.notes import Details, Given
from rulewright.telling.language import NOBODY, Word

from ..notes import SAY, Note
from ..rules.deck import is_face
from ..state import JOKER, NONE, Box
from .board import place
from .names import SIDE_NAMES, card_name, event_name, tile_name


def card_or_none(box: Box, names: object, card: int) -> str:
    return card_name(card) if card != NONE else NOBODY


NOTES = Notes(
    Note,
    SAY,
    {"player": lambda box, names: names[0]},
    card=lambda box, names, card: card_name(card),
    heart=card_or_none,
    guard=lambda box, names, guard: event_name(box, guard, NONE) if guard != NONE else NOBODY,
    cell=lambda box, names, cell: place(box, cell),
    side=SIDE_NAMES,
)


# ---------------------------------------------------------------- the tile


def shape(box: Box, n: Given) -> Details:
    return {"rolled": f"{n['roll'] % 100:02}", "shape": tile_name(box, n["roll"])}


NOTES.cite(Note.TILE, more=shape)

# ---------------------------------------------------------------- the draw


def event(box: Box, n: Given) -> Details:
    return {"event": card_name(n["card"]) if n["card"] >= JOKER else event_name(box, n["card"], NONE)}


def encountered(box: Box, n: Given) -> Details:
    return {"event": SAY("the-joker") if n["card"] >= JOKER else event_name(box, n["card"], NONE)}


def no_guard(box: Any, n: Given) -> str:
    return "KA-H12" if n["card"] >= JOKER or is_face(n["card"]) else "KA-28"


NOTES.cite(Note.TURNED, more=event)
NOTES.cite(Note.PASSED_OVER, no_guard)
NOTES.cite(Note.GUARDED, lambda box, n: "KA-H16" if n["guard"] == NONE else "KA-27")
NOTES.cite(Note.ENCOUNTER, lambda box, n: "KA-23" if n["drawn"] == 1 else "KA-24", encountered)

# ---------------------------------------------------------------- encounters

CHALLENGES = {"one": "KA-41", "hurt": "KA-40", "through": "KA-39"}


def challenged(n: Given) -> Word:
    """The result of a challenge: a 1, a roll below the number to beat, or success."""
    return Word("one" if n["face"] == 1 else "hurt" if n["damage"] else "through")


NOTES.cite(Note.CHALLENGE, lambda box, n: CHALLENGES[challenged(n)], lambda box, n: {"result": challenged(n)})

# ---------------------------------------------------------------- combat


def fought(box: Box, n: Given) -> Details:
    result = "tie" if n["mine"] == n["theirs"] else "won" if n["mine"] > n["theirs"] else "lost"
    return {"result": Word(result), "loss": abs(n["mine"] - n["theirs"])}


NOTES.cite(Note.ROUND, lambda box, n: "KA-H26" if n["mine"] == n["theirs"] else "KA-48", fought)
