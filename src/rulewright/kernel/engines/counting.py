"""Counting notes in compiled play. Usually a note compiles to nothing; in a state with counters, it increments them.

The counters are a few extra fields after the state's own, in a separate record type. Rules are compiled again for that type,
and only there do notes become code, so play without measures costs nothing extra.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.game import Game
from rulewright.kernel.notes import player, players
from rulewright.kernel.rule import Namespace, rule

VALUES = 128
"""Things such as cards and tools are counted separately if their number is below this."""
WHO, THING, BASE, LAYOUT = 0, 1, 2, 3
"""The layout of a kind of note: which of its numbers is a seat, which a thing (0: none), and where the thing's counts start."""
MARK = "lab_layout_"
"""The prefix of a field's name that marks a state with counters; the rest of the name identifies their layout."""
MOST_NUMBERS = 8
LAYOUTS: dict[str, NDArray[np.int32]] = {}
"""Layouts by the name of their mark field."""


@dataclass(frozen=True)
class Thing:
    """Something that notes of one kind refer to, such as the claimed card."""

    kind: int
    note: str
    number: str


@dataclass(frozen=True)
class Room:
    """What is counted in a game: its kinds of notes, and the things they refer to."""

    seats: int
    layout: NDArray[np.int32]
    kinds: tuple[str, ...]
    things: tuple[Thing, ...]

    def blank(self) -> Counts:
        return Counts(
            self.layout,
            np.zeros((len(self.kinds) + 1) * self.seats, np.int32),
            np.zeros(len(self.kinds) + 1, np.int32),
            np.zeros(max(1, len(self.things)) * VALUES * self.seats, np.int16),
        )


@dataclass
class Counts:
    """The counters for interpreted play, with the same fields as in a compiled state: it can listen to a state's notes."""

    layout: NDArray[np.int32]
    lab_notes: NDArray[np.int32]
    lab_first: NDArray[np.int32]
    lab_things: NDArray[np.int16]
    lab_mover: int = 0
    lab_move: int = 0

    def wipe(self) -> None:
        self.lab_notes[:] = 0
        self.lab_first[:] = 0
        self.lab_things[:] = 0

    def hear(self, listener: int, kind: int, numbers: Sequence[int]) -> None:
        at, what, base = self.layout[int(kind) * LAYOUT :][:LAYOUT]
        who = numbers[at - 1] if at else listener if listener >= 0 else self.lab_mover
        count_note(self, int(kind), int(who), int(base) if what else -1, int(numbers[what - 1]) if what else -1)


@cache
def room(game: Game) -> Room:
    """How a game's notes are counted. A number worded as a player gives the seat; the first other number that has a wording is
    the thing."""
    notes, layout, things = game.notes, np.zeros((len(game.notes.kinds) + 1) * LAYOUT, np.int32), list[Thing]()
    for i, kind in enumerate(notes.kinds, 1):
        said = {name: notes.spoken(name) for name in kind.numbers}
        who = [n for n, name in enumerate(kind.numbers, 1) if said[name] is player]
        what = [n for n, name in enumerate(kind.numbers, 1) if said[name] not in (None, player, players)]
        layout[i * LAYOUT + WHO] = who[0] if who else 0
        if what:
            layout[i * LAYOUT + THING], layout[i * LAYOUT + BASE] = what[0], len(things) * VALUES
            things.append(Thing(i, kind.name, kind.numbers[what[0] - 1]))
    return Room(game.seats[1], layout, tuple(kind.name for kind in notes.kinds), tuple(things))


@cache
def roomy(game: Game) -> np.dtype[np.void]:
    """The record type of a state followed by counters."""
    own, blank = game.state.dtype(), room(game).blank()
    extra = {name: getattr(blank, name) for name in ("lab_notes", "lab_first", "lab_things")}
    mark = MARK + sha256(blank.layout.tobytes()).hexdigest()[:16]
    LAYOUTS[mark] = blank.layout
    names, formats, offsets = list(own.names or ()), [], list[int]()
    fields = own.fields or dict[str, tuple[np.dtype[np.generic], int]]()
    for name in names:
        kind, offset = fields[name][:2]
        formats.append(kind)
        offsets.append(offset)
    at = -(-own.itemsize // 8) * 8
    for name, array in extra.items():
        names.append(name)
        formats.append(np.dtype((array.dtype, array.shape)))
        offsets.append(at)
        at += -(-array.nbytes // 8) * 8
    for name in ("lab_mover", "lab_move", mark):
        names.append(name)
        formats.append(np.dtype(np.int64))
        offsets.append(at)
        at += 8
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": at, "aligned": True})


@rule
def count_note(s: Counts, kind: int, who: int, base: int, thing: int) -> None:
    """Count a note by kind and seat, and record when it first occurred; unless `base` is negative, also count its thing."""
    seats = s.lab_notes.shape[0] // s.lab_first.shape[0]
    if who < 0 or who >= seats:
        return
    s.lab_notes[kind * seats + who] += 1
    if s.lab_first[kind] == 0:
        s.lab_first[kind] = s.lab_move + 1
    if base >= 0 and thing >= 0 and thing < VALUES:
        s.lab_things[(base + thing) * seats + who] += 1


@cache
def counted(mark: str, arity: int, private: bool) -> Callable[..., None]:
    """The rule that a note with `arity` numbers compiles to in a state with counters. The layout is a compile-time constant, so
    numbers that are not counted are not computed either."""
    if arity > MOST_NUMBERS:
        raise ValueError(f"a note has at most {MOST_NUMBERS} numbers, not {arity}")
    names = "".join(f", n{i}" for i in range(1, arity + 1))
    chosen = "".join(f"n{i} if at == {i} else " for i in range(1, arity + 1))
    lines = [
        f"def told(s{', seat' * private}, kind{names}):",
        f"    at = layout[kind * {LAYOUT} + {WHO}]",
        f"    who = {chosen}{'seat if seat >= 0 else ' * private}s.lab_mover",
        f"    at = layout[kind * {LAYOUT} + {THING}]",
        f"    thing = {chosen}-1",
        f"    count_note(s, kind, who, layout[kind * {LAYOUT} + {BASE}] if at > 0 else -1, thing)",
    ]
    space: Namespace = {"__name__": __name__, "count_note": count_note, "layout": LAYOUTS[mark]}
    exec(compile("\n".join(lines), f"<note of {arity}>", "exec"), space)
    made: Callable[..., None] = space["told"]
    return rule(made)
