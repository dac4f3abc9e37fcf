"""What is printed, what changes, and what can be done in 12 Patrols.

The table is a square of five by five cells, row by row from the top left: with a floating frame the first card lies in its
middle and any kingdom of three by three around it fits. A line is one of the five rows or, from COLUMNS on, columns. A gap lies
between two neighbouring cells: first the gaps within rows, four a row, then from DOWNWARDS on those within columns, five a
row. Every gap belongs to one line.

Soldiers of the same colour and number are alike, so a move names a kind: seven to a colour, the footman and then the knights
with 1 to 6. A patrol, and those who wait, are counted kind by kind, two bits each, in one number.
"""

from __future__ import annotations

from rulewright.kernel import (
    Enumeration,
    GameBox,
    GameState,
    Option,
    Pile,
    Verbs,
    bits,
    field,
    int8,
    int16,
    int64,
    pile,
    public,
    scratch,
    verb,
)

NONE = -1
CARDS, BASE, KINGDOM, SHOWN = 12, 9, 9, 3
SIDE = 5
CELLS = SIDE * SIDE
MIDDLE = 12
FRAME = 3
LINES, COLUMNS = 2 * SIDE, SIDE
GAPS, DOWNWARDS = 40, 20
PATROLS = 12


class Direction(Enumeration):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


SIDES = 4


class Demand(Enumeration):
    """What a side may ask for (TP-21 to TP-24)."""

    BLANK = 0
    COLOURS = 1
    ITEMS = 2
    SUM = 3


MOST_ITEMS, MOST_SUM = 9, 54

COLOUR_COUNT, FACES = 3, 6
A_COLOUR = FACES + 1
"""Kinds to a colour."""
KINDS = COLOUR_COUNT * A_COLOUR
EACH = 3
"""Footmen, and knights, of each colour."""
TWO = 2
"""Bits to count a kind with."""
KIND_BITS = (1 << TWO) - 1
COLOUR_BITS = (1 << (TWO * A_COLOUR)) - 1
LOW_BITS = 0x15555555555
"""The lower bit of every kind."""
SOLDIERS, DICE = 18, 9


class Phase(Enumeration):
    BUILDING = 0
    CHOOSING = 1
    MANNING = 2
    EARLY = 3


class Outcome(Enumeration):
    SAFE = 1
    OPEN_LINE = 2
    GAVE_UP = 3


HALVES = 2
DONE_BIT = HALVES * KINDS
"""In the set of what may be put where: that one may stop."""

BOUND = 49
"""No game is longer: 9 cards are laid and at most 18 items put; a line is finished 6 times, and before it has three cards one
of its two patrols at most can be opened and closed early, 6 times each; a card completes two lines at most 3 times; and one
may give up."""


class Verb(Verbs):
    PLACE = verb(slot=SHOWN, cell=CELLS)
    OPEN = verb(gap=GAPS)
    FIRST = verb(way=2)
    PUT = verb(half=HALVES, kind=KINDS)
    DONE = verb()
    GIVE_UP = verb(concede=True)


class Way(Enumeration):
    """Ways of a line."""

    ACROSS = 0
    DOWN = 1


class FrameRule(Enumeration):
    FLOATING = 0
    FIXED = 1


OPTIONS = (
    Option("deck", "nine of all twelve regions, or just the nine of the base game", "twelve", words=("twelve", "nine")),
    Option(
        "frame",
        "whether the kingdom's edges show as it grows, or lie fixed from the first card on",
        "floating",
        words=("floating", "fixed"),
    ),
)


class Box(GameBox):
    """The cards and what was chosen before play."""

    cards: int = public(int8)
    frame: int = public(int8)
    asks: list[list[int]] = public(int8, CARDS, SIDES)
    """What each side of a card asks for: BLANK, COLOURS, ITEMS or SUM; `number` is how many."""
    number: list[list[int]] = public(int8, CARDS, SIDES)
    between: list[list[list[int]]] = public(int16, 2, CARDS, CARDS)
    """For a way and two cards at the ends of a line, the cards that can lie between them without contradiction, as a set."""


class State(GameState):
    at: list[int] = public(int8, CELLS)
    """The card on each cell, or NONE."""
    shown: list[int] = public(int8, SHOWN)
    """The display; NONE where nothing lies."""
    deck: Pile = field(pile(CARDS))
    """Cards not seen yet, the next one on top. Their order was fixed by the shuffle: one deal stays one deal (TP-A2)."""
    patrol: list[int] = public(int64, GAPS)
    """Who stands in each gap."""
    barracks: int = public(int64)
    """Who is left to be put."""
    laid: int = public(int8)
    """Cards in the kingdom."""
    manned: int = public(bits(GAPS))
    """The gaps whose patrol is in place, as a set."""
    phase: int = public(int8)
    line: int = public(int8)
    """The line being manned, or NONE; `later` the one that comes after it."""
    later: int = public(int8)
    gap: int = public(int8)
    """The gap that is being filled early, or NONE."""
    open: int = public(bits(CELLS))
    """The cells where the next card may lie, as a set; `ready` the gaps that may be filled early."""
    ready: int = public(bits(GAPS))
    choices: int = public(bits(DONE_BIT + 1))
    """What may be put where while a patrol is filled: kinds into the first half of the line, kinds into the second, to stop."""
    ask: list[int] = scratch(int8, 9)
    """What the line asks for, colours, items and sum of its first patrol, of its second and of both; NONE: anything."""
    die: list[int] = scratch(int8, DICE)
    """The knights among whom a search chooses, as kinds."""
