"""What is printed, what changes, what players can do and what can happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    Content,
    Enumeration,
    GameBox,
    GameState,
    NoteKinds,
    Verbs,
    int8,
    int16,
    kind,
    public,
    verb,
)

SEATS, MOST_ROUNDS, MOST_ROLLS = 4, 9, 9


class End(Enumeration):
    PLAYED = 1


class Verb(Verbs):
    ROLL = verb()
    STOP = verb()


class Note(NoteKinds):
    ROLLED = kind("seat", "die")
    BUST = kind("seat", "points")
    KEPT = kind("seat", "points")


class Box(GameBox):
    rounds: int = public(int8)
    rolls: int = public(int8)


class State(GameState):
    kept: list[int] = public(int16, SEATS)
    """The points that are safe, by seat."""
    turn: int = public(int16)
    """The points of this turn so far."""
    rolled: int = public(int8)
    """How often the die was rolled in this turn."""
    mover: int = public(int8)
    round: int = public(int8)


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.rounds = file.number("rounds", 1, MOST_ROUNDS)
    box.rolls = file.number("rolls", 1, MOST_ROLLS)
    return box
