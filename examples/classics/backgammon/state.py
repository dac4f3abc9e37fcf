"""What changes, what can be done and what is told.

In the state, each player's points are counted from their own side, as players do: 24 is the farthest, 1 the last, 0 is off the
board and 25 is the bar. Your point p is your opponent's point 25 - p. Moves, and all that people read, name points as White
counts them, so that every point of the board has one name: White goes from 25 to 0, Black from 0 to 25.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    DERIVED,
    FLAG,
    SEAT,
    Content,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
    Magnitude,
    NoteKinds,
    Option,
    Verbs,
    bits,
    int8,
    int16,
    kind,
    public,
    table,
    verb,
)

CHECKERS, OFF, BAR = 15, 0, 25
PLACES = BAR + 1
SIDES = 6
MATCH, MOST_TURNS, DEAREST = 11, 500, 64
"""The longest match in points, the most turns of a game, and the highest number on the cube."""
LONGEST_TURN = 6
"""The most moves in a turn: double, take, and four checkers."""
BEGIN = {"full": {24: 2, 13: 5, 8: 3, 6: 5}, "hyper": {24: 1, 23: 1, 22: 1}}
"""The checkers on each player's points at the start."""
FACES = (2 << SIDES) - 2
"""The faces of a die, as a set."""
TOP = table([1 << n.bit_length() >> 1 & ~1 for n in range(2 << SIDES)])
"""The highest point in a set of home points, as a set."""
OWN = table([[*range(PLACES)], [*reversed(range(PLACES))]])
"""For each player their own number of a point that White gives a number, or the other way round."""


class Phase(Enumeration):
    ROLLING = 0
    MOVING = 1
    ANSWERING = 2


class Crawford(Enumeration):
    """Where a match stands: somebody comes within a point of winning it, the next game is without the cube, and then no more."""

    BEFORE = 0
    NOW = 1
    OVER = 2


class End(Enumeration):
    OFF = 1
    DECLINED = 2
    TURNS_OVER = 3


class Verb(Verbs):
    MOVE = verb(start=PLACES, to=PLACES)
    PASS = verb()
    ROLL = verb()
    DOUBLE = verb()
    TAKE = verb()
    DECLINE = verb()


class Note(NoteKinds):
    ROLLED = kind("seat", "high", "low", clause="BG-3")
    MOVED = kind("seat", "start", "to", clause="BG-4")
    HIT = kind("seat", "point", clause="BG-6")
    PASSED = kind("seat", clause="BG-9")
    DOUBLED = kind("seat", "value", clause="BG-14")
    TOOK = kind("seat", "value", clause="BG-15")
    DECLINED = kind("seat", clause="BG-15")
    WON = kind("seat", "points", "sort", clause="BG-12")
    TURNS_OVER = kind("turns", clause="BG-18")


OPTIONS = (
    Option("match", "how many points win the match; 1: a single game", 1, low=1, high=MATCH, shown=True),
    Option("cube", "whether stakes may be doubled", "no", words=("no", "yes"), shown=True),
    Option("scoring", "the most that a game counts", "backgammons", words=("single", "gammons", "backgammons")),
    Option("setup", "fifteen checkers each, or three on the farthest points", "full", words=("full", "hyper")),
    Option("turns", "after how many turns a game is a draw", MOST_TURNS, low=20, high=MOST_TURNS),
)


class Box(GameBox):
    match: int = public(int8, of=Count(MATCH))
    cube: int = public(int8, of=FLAG)
    worth: int = public(int8, of=Count(3))
    """The most that a game counts: 1, 2 with gammons, 3 with backgammons."""
    turns: int = public(int16, of=Count(MOST_TURNS))
    start: list[int] = public(int8, PLACES, of=Count(CHECKERS))
    """The checkers on each player's points at the start."""
    held: int = public(bits(PLACES), of=DERIVED)
    wall: int = public(bits(PLACES), of=DERIVED)
    """The points held at the start, and those where the opponent has two or more."""


class State(GameState):
    points: list[list[int]] = public(int8, 2, PLACES, by=SEAT, of=Count(CHECKERS))
    """The checkers of each player, by points counted from their own side."""
    held: list[int] = public(bits(PLACES), 2, by=SEAT, of=DERIVED)
    """Where a player has checkers: on points, on the bar, and off the board."""
    wall: list[int] = public(bits(PLACES), 2, by=SEAT, of=DERIVED)
    """Where the opponent has two or more, counted from a player's own side."""
    dice: list[int] = public(int8, 2, of=Count(SIDES))
    """As they were rolled, the higher first."""
    left: list[int] = public(int8, 2, of=Count(4))
    """How often each die is still to be played; a double is four times the first."""
    can: list[int] = public(bits(PLACES), 2, of=DERIVED)
    """The points from which each die may be played now, counted from the mover's side."""
    mover: int = public(int8, of=SEAT)
    phase: int = public(int8, of=Phase)
    cube: int = public(int8, of=Magnitude(DEAREST))
    """What the game is played for."""
    holder: int = public(int8, of=Id(2))
    """Who alone may double next; -1: either."""
    won: list[int] = public(int16, 2, by=SEAT, of=Count(MATCH + 3 * DEAREST - 1))
    """Points won in the match."""
    crawford: int = public(int8, of=Crawford)
    turns: int = public(int16, of=Count(MOST_TURNS))
    """Turns taken in this game."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.match, box.turns = options["match"], options["turns"]
    box.cube = int(options["cube"] == "yes")
    box.worth = 1 + ("single", "gammons", "backgammons").index(options["scoring"])
    for point, checkers in BEGIN[options["setup"]].items():
        box.start[point] = checkers
        box.held |= 1 << point
        box.wall |= (checkers > 1) << (BAR - point)
    return box
