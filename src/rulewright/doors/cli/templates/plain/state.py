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
    kind,
    public,
    verb,
)

MOST_STONES, MOST_TAKEN = 99, 9
"""What a box can have; numbers and moves are laid out for it."""


class End(Enumeration):
    NO_STONES = 1


class Verb(Verbs):
    TAKE = verb(count=MOST_TAKEN)  # 0 takes one stone


class Note(NoteKinds):
    TAKEN = kind("seat", "count", "left")


class Box(GameBox):
    stones: int = public(int8)
    most: int = public(int8)


class State(GameState):
    stones: int = public(int8)
    mover: int = public(int8)
    last: int = public(int8)
    """The seat that took stones last."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.stones = file.number("stones", 1, MOST_STONES)
    box.most = file.number("most", 1, MOST_TAKEN)
    return box
