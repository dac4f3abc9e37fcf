"""The box, the state and the moves of Katamari.

Hexes are numbered row by row from the top, 0 to 18, with the Center at 9; a set of them is one number. A piece is placed in one
of six turns with its first hex on a hex of the board: that is its spot. Nothing is hidden: the face-down pieces of a pile are a
public set from which the next is drawn, on top of a queue of pieces that were put back in public (KT-H27).
"""

from __future__ import annotations

from rulewright.kernel import (
    SEAT,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
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
"""A spot is turn * HEXES + the hex under the first hex of the piece."""

SIZES = 6


class Level(Enumeration):
    """KT-4: the colours of Stuff and of dice, each placed on the one before."""

    YELLOW = 0
    BLUE = 1
    PURPLE = 2


LEVELS = 3
FACES = 6
OF_A_FACE = 100
"""More dice than can show one face: the base in which notes pack their counts."""


class Icon(Enumeration):
    """KT-23, KT-43, KT-44: what can be printed on a hex. The number of a dice icon is how many dice it shows."""

    NOTHING = 0
    ONE_DIE = 1
    TWO_DICE = 2
    THREE_DICE = 3
    STAR = 4
    TWO_STARS = 5
    SMILEY = 6
    FLOWER = 7
    COW = 8
    PENCIL = 9


DICE_ICONS = (Icon.ONE_DIE, Icon.TWO_DICE, Icon.THREE_DICE)
FIRST_SYMBOL = Icon.SMILEY
"""Symbols are the icons from here on, numbered from 0."""
ICONS = 10
SYMBOLS = 4

KINDS, BAG, PIECES = 96, 48, 192
"""Capacity for kinds of pieces, pieces of one size, and pieces in all. The state has the same: changing it changes digests."""
SHAPES = KINDS
"""Capacity for a different shape for every kind of piece."""


class Phase(Enumeration):
    """KT-24 to KT-34: the decision to make."""

    ROLLING = 0
    BUYING = 1
    PLACING = 2
    LOSING = 3


class Outcome(Enumeration):
    """KT-45, KT-H24: how a game can end."""

    MOST_POINTS = 1
    SHARED = 2


class Verb(Verbs):
    """The moves of a player (KT-24 to KT-40)."""

    ROLL = verb(by_hand=True)
    STOP = verb()
    BUY = verb(pile=SIZES)
    CYCLE = verb(pile=SIZES)
    PLACE = verb(turn=TURNS, hex=HEXES)
    LOSE = verb(hex=HEXES)


STANDARD, SHORT, LONG = "standard", "short", "long"
LONGEST = 20
MOST_DICE = 3 * HEXES
"""The most dice that a Katamari can show: three on every hex."""
BOUND = LONGEST * SEATS * (2 + 2 * MOST_DICE)
"""KT-30, KT-33: a turn is one roll, at most a purchase and a placement for each power, and one stop or loss."""

OPTIONS = (
    Option(
        "track",
        "how far the Emperor walks: one step is one turn for everybody; the printed length is not known (KT-R2)",
        STANDARD,
        words=(STANDARD, SHORT, LONG),
    ),
)


class Box(GameBox):
    rounds: int = public(int8)
    crash: int = public(int8)
    """KT-25: how many sixes make a Katamari crash."""
    cycle: int = public(int8)
    """KT-39: the power needed to cycle a pile."""
    majority: int = public(int8)
    center: int = public(int8)
    supply: int = public(int8)
    """KT-H4: dice of each colour in the game."""
    success: list[int] = public(int8, LEVELS)
    """KT-31: the lowest face that gives power, by colour."""
    kinds: int = public(int8)
    size: list[int] = public(int8, KINDS)
    level: list[int] = public(int8, KINDS)
    shape: list[int] = public(int8, KINDS)
    copies: list[int] = public(int8, KINDS)
    turns: list[int] = public(int8, KINDS)
    """Turns of the piece that look different: 1, 2, 3 or 6 (KT-H32)."""
    places: list[int] = public(int8, KINDS)
    """How many spots on the board look different."""
    icons: list[list[int]] = public(int8, KINDS, SIZES)
    first: list[int] = public(int8, SIZES + 1)
    """The first kind of each size; kinds are numbered from small to large."""
    spot: list[list[int]] = public(int8, SHAPES, SPOTS)
    """The spots where a shape is wholly on the board, by turn and hex."""
    mask: list[list[int]] = public(int32, SHAPES, SPOTS)
    """By spot, the hexes under the shape as a set; 0 if it would be partly off the board."""
    cell: list[list[list[int]]] = public(int8, SHAPES, SPOTS, SIZES)
    """By spot, the hex under each hex of the shape."""


class Seat(Struct):
    """What a Katamari shows from above (KT-H22)."""

    level: list[int] = public(bits(HEXES), LEVELS)
    """The hexes whose topmost Stuff is of each level, as sets."""
    shows: list[int] = public(bits(HEXES), ICONS)
    """The hexes on which each icon is visible, as sets."""


class Placed(Struct):
    """All pieces on all boards, oldest first."""

    n: int = public(int16, of=Count(PIECES))
    seat: list[int] = public(int8, PIECES, of=SEAT)
    kind: list[int] = public(int8, PIECES, of=Id(KINDS))
    spot: list[int] = public(int8, PIECES, of=Id(SPOTS))


class State(GameState):
    seats: list[Seat] = field(Seat, SEATS, by=SEAT)
    placed: Placed = public(Placed)
    rest: list[int] = public(int8, KINDS, of=Count(BAG))
    """How many pieces of each kind are face down and unseen so far."""
    under: list[Pile] = public(pile(BAG, of=Id(KINDS)), SIZES)
    """By size, the pieces put back under the pile, the next to come up first."""
    shown: list[int] = public(int8, SIZES, of=Id(KINDS))
    """The kind on top of each pile, or NONE."""
    cousin: list[int] = public(int8, SEATS, by=SEAT, of=Id(SEATS))
    first: int = public(int8, of=SEAT)
    mover: int = public(int8, of=SEAT)
    round: int = public(int8, of=Count(LONGEST))
    """How many steps the Emperor has taken."""
    phase: int = public(int8, of=Phase)
    dice: list[list[int]] = public(int8, LEVELS, FACES, of=Count(HEXES))
    """How many dice of each colour show each face in the last roll, which stays in the tray until the next."""
    power: int = public(int8, of=Count(MOST_DICE))
    chosen: int = public(int8, of=Id(SIZES))
    """The pile whose top is being placed, or NONE."""
    open: int = public(bits(2 * SIZES))
    """What the remaining power allows, as a set: a pile to buy from is its number, a pile to cycle SIZES plus its number."""
    loose: int = public(bits(HEXES))
    """The pieces that a crash can take, as the set of their first hexes (KT-H12, KT-H36)."""
    worth: list[int] = scratch(int16, HEXES)
    """The cost of covering each hex, according to the heuristic."""
