"""What is printed, what changes, and what can be done in Katamari.

Hexes are numbered row by row from the top, 0 to 18, the Center being 9; a set of them is one number. A piece is laid in one of
six turns with its first hex on a hex of the board: that is its spot. Nothing is hidden: what lies face down in a pile is a
public set from which the next piece is drawn, over a queue of those that all have seen go back (KT-H27).
"""

from __future__ import annotations

from rulewright.kernel import (
    Enumeration,
    GameBox,
    GameState,
    Option,
    Pile,
    Struct,
    Verbs,
    bits,
    field,
    int8,
    int16,
    int32,
    pile,
    public,
    scratch,
    verb,
)

SEATS = 4
NONE = -1

HEXES, CENTER = 19, 9
ALL_HEXES = (1 << HEXES) - 1
AT_CENTER = 1 << CENTER
TURNS = 6
SPOTS = TURNS * HEXES
"""A spot is a turn times HEXES and the hex under the first hex of the piece."""

SIZES = 6


class Level(Enumeration):
    YELLOW = 0
    BLUE = 1
    PURPLE = 2


LEVELS = 3
FACES = 6


class Icon(Enumeration):
    """What can be printed on a hex: nothing, dice, one star or two, or from SMILEY on a symbol."""

    NOTHING = 0
    ONE = 1
    TWO = 2
    THREE = 3
    STAR = 4
    STARS = 5
    SMILEY = 6


SYMBOLS = 4
ICONS = Icon.SMILEY + SYMBOLS

SHAPES, KINDS, BAG, PIECES = 24, 96, 48, 192
"""Room in a box: shapes, kinds of pieces, pieces of one size and pieces in all."""


class Phase(Enumeration):
    ROLLING = 0
    BUYING = 1
    PLACING = 2
    LOSING = 3


class Outcome(Enumeration):
    MOST_POINTS = 1
    SHARED = 2


class Verb(Verbs):
    ROLL = verb()
    STOP = verb()
    BUY = verb(pile=SIZES)
    CYCLE = verb(pile=SIZES)
    PLACE = verb(turn=TURNS, hex=HEXES)
    LOSE = verb(hex=HEXES)


PRINTED, SHORT, LONG = "printed", "short", "long"
LONGEST = 20
MOST_DICE = 3 * HEXES
"""Dice that a Katamari can show: three on every hex."""
BOUND = LONGEST * SEATS * (2 + 2 * MOST_DICE)
"""KT-30, KT-33: a turn is a roll, a purchase and its place for each power at most, and a last word or a loss."""

OPTIONS = (
    Option(
        "track",
        "how far the Emperor walks: one step is one turn for everybody",
        PRINTED,
        words=(PRINTED, SHORT, LONG),
    ),
)


class Box(GameBox):
    rounds: int = public(int8)
    crash: int = public(int8)
    """Sixes that make a Katamari crash."""
    cycle: int = public(int8)
    """Power to cycle a pile."""
    majority: int = public(int8)
    center: int = public(int8)
    supply: int = public(int8)
    """Dice of each colour in the game."""
    success: list[int] = public(int8, LEVELS)
    """The least face that gives power, by colour."""
    kinds: int = public(int8)
    size: list[int] = public(int8, KINDS)
    level: list[int] = public(int8, KINDS)
    shape: list[int] = public(int8, KINDS)
    copies: list[int] = public(int8, KINDS)
    turns: list[int] = public(int8, KINDS)
    """Turns of the piece that look different: 1, 2, 3 or 6 (KT-H32)."""
    places: list[int] = public(int8, KINDS)
    """Spots on the board that differ."""
    icons: list[list[int]] = public(int8, KINDS, SIZES)
    first: list[int] = public(int8, SIZES + 1)
    """The first kind of each size; kinds are numbered from small to large."""
    spot: list[list[int]] = public(int8, SHAPES, SPOTS)
    """The spots where a shape lies wholly on the board, by turn and hex."""
    mask: list[list[int]] = public(int32, SHAPES, SPOTS)
    """By spot, the hexes under the shape as a set; 0 where it would stick out."""
    cell: list[list[list[int]]] = public(int8, SHAPES, SPOTS, SIZES)
    """By spot, the hex under each hex of the shape."""


class Seat(Struct):
    """What one sees of a Katamari from above (KT-H22)."""

    level: list[int] = public(bits(HEXES), LEVELS)
    """The hexes whose topmost Stuff is of each level, as sets."""
    shows: list[int] = public(bits(HEXES), ICONS)
    """The hexes on which each icon is visible, as sets."""


class Placed(Struct):
    """All pieces on all boards, the oldest first."""

    n: int = public(int16)
    seat: list[int] = public(int8, PIECES)
    kind: list[int] = public(int8, PIECES)
    spot: list[int] = public(int8, PIECES)


class State(GameState):
    seats: list[Seat] = field(Seat, SEATS)
    placed: Placed = public(Placed)
    rest: list[int] = public(int8, KINDS)
    """How many pieces of each kind lie face down and have not been seen."""
    under: list[Pile] = public(pile(BAG), SIZES)
    """By size, the pieces put back under the pile, the next to come first."""
    shown: list[int] = public(int8, SIZES)
    """The kind on top of each pile, or NONE."""
    cousin: list[int] = public(int8, SEATS)
    first: int = public(int8)
    mover: int = public(int8)
    round: int = public(int8)
    """Steps that the Emperor has made."""
    phase: int = public(int8)
    dice: list[list[int]] = public(int8, LEVELS, FACES)
    """How many dice of each colour show each face: the last roll, which lies in the tray until the next."""
    power: int = public(int8)
    chosen: int = public(int8)
    """The pile whose top is being placed, or NONE."""
    open: int = public(bits(2 * SIZES))
    """What the mover can do with the power left, as a set: piles to buy from, then piles to cycle."""
    loose: int = public(bits(HEXES))
    """The pieces of which a crash takes one, as the set of their first hexes (KT-H12, KT-H36)."""
    worth: list[int] = scratch(int16, HEXES)
    """What a player who goes by a rule of thumb would lose with each hex."""
