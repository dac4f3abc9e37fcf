"""The pieces, the state and the moves of 12 Patrols.

The table is a grid of five by five cells, numbered row by row from the top left. With a floating frame the first card goes in
the middle, so that any three by three kingdom around it fits. A line is one of the five rows or, from FIRST_COLUMN on, one of
the five columns. A gap is between two neighbouring cells: first come the gaps within rows, four per row, then, from
FIRST_COLUMN_GAP on, the gaps within columns, five per row. Every gap belongs to exactly one line.

Soldiers of the same colour and number are interchangeable, so a move names a kind (TP-A19). Each colour has seven kinds: the
footman, then the knights 1 to 6. A patrol, like the barracks, is one number that counts each kind in two bits.
"""

from __future__ import annotations

from rulewright.kernel import (
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
    Option,
    Pile,
    Verbs,
    bits,
    field,
    int8,
    int16,
    int64,
    packed,
    pile,
    public,
    scratch,
    verb,
)

NONE = -1
CARDS, BASE_CARDS, KINGDOM, SHOWN = 12, 9, 9, 3
"""The most cards that a box can hold, and the cards in the base game, a kingdom and the display (TP-4, TP-5, TP-8)."""
WIDTH = 5
CELLS = WIDTH * WIDTH
MIDDLE = 12
FRAME = 3
LINES, FIRST_COLUMN = 2 * WIDTH, WIDTH
GAPS, FIRST_COLUMN_GAP = 40, 20
PATROLS = 12
SIDES = 4
HALVES = 2
"""Patrols of a complete line."""

MOST_ITEMS, MOST_SUM = 9, 54
COLOURS, FACES = 3, 6
KINDS_PER_COLOUR = FACES + 1
KINDS = COLOURS * KINDS_PER_COLOUR
PER_COLOUR = 3
"""Footmen of each colour, and knights of each colour (TP-2)."""
DICE = COLOURS * PER_COLOUR
KIND_BITS = 2
"""Bits for the count of one kind."""
KIND_MASK = (1 << KIND_BITS) - 1
COLOUR_MASK = (1 << (KIND_BITS * KINDS_PER_COLOUR)) - 1
SOLDIERS_BY_KIND = packed(*[(KIND_BITS, Count(PER_COLOUR))] * KINDS)
LOW_BITS = 0x15555555555
"""The lower bit of every kind."""

DONE_BIT = HALVES * KINDS
"""The member of `State.choices` that stands for Verb.DONE."""

BOUND = 49
"""The longest game: 9 cards and at most 18 soldiers; 6 lines are finished; each line can have one patrol opened and closed
early before it is complete, 6 times 2 moves; a card completes two lines at once at most 3 times; and giving up is 1 move."""


class Phase(Enumeration):
    """What the player decides next: a card (TP-9), which line to man first (TP-A7), a line (TP-15), an early patrol (TP-14)."""

    BUILDING = 0
    CHOOSING = 1
    MANNING = 2
    EARLY = 3


class Outcome(Enumeration):
    """How a game ends: won (TP-19), lost (TP-20) or given up (TP-A11)."""

    SAFE = 1
    OPEN_LINE = 2
    GAVE_UP = 3


class Direction(Enumeration):
    """The sides of a card, clockwise from the top (TP-12)."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Demand(Enumeration):
    """What a side can demand (TP-21 to TP-24)."""

    BLANK = 0
    COLOURS = 1
    ITEMS = 2
    SUM = 3


class Ask(Enumeration):
    """Entries of `State.ask`: the demands on the first patrol, the second, and both together (TP-25, TP-27).

    Each block of three follows the order of Demand.
    """

    FIRST_COLOURS = 0
    FIRST_ITEMS = 1
    FIRST_SUM = 2
    SECOND_COLOURS = 3
    SECOND_ITEMS = 4
    SECOND_SUM = 5
    BOTH_COLOURS = 6
    BOTH_ITEMS = 7
    BOTH_SUM = 8


ASKS = len(Ask)


class Way(Enumeration):
    """The direction of a line: rows across, columns down (TP-3)."""

    ACROSS = 0
    DOWN = 1


class FrameRule(Enumeration):
    """Whether the kingdom's edges stay open until three cards fix them (TP-A5) or are fixed from the start (TP-A6)."""

    FLOATING = 0
    FIXED = 1


class Verb(Verbs):
    """The moves. PUT and DONE are in the order of `State.choices`, so that its members are codes counted from PUT."""

    PLACE = verb(slot=SHOWN, cell=CELLS)
    OPEN = verb(gap=GAPS)
    FIRST = verb(way=2)
    PUT = verb(half=HALVES, kind=KINDS)
    DONE = verb()
    GIVE_UP = verb(concede=True)


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
    """The cards, and the options chosen before play."""

    cards: int = public(int8)
    frame: int = public(int8)
    """A FrameRule."""
    asks: list[list[int]] = public(int8, CARDS, SIDES)
    """The Demand of each side of a card; `number` is how many."""
    number: list[list[int]] = public(int8, CARDS, SIDES)
    between: list[list[list[int]]] = public(int16, 2, CARDS, CARDS)
    """For a direction and the two end cards of a line, the set of cards that fit between them without contradiction (TP-27)."""


class State(GameState):
    at: list[int] = public(int8, CELLS, of=Id(CARDS))
    """The card on each cell, or NONE."""
    shown: list[int] = public(int8, SHOWN, of=Id(CARDS))
    """The display; NONE in empty slots."""
    deck: Pile = field(pile(CARDS))
    """Cards not seen yet, the next one on top. The shuffle fixed their order, so a seed is one deal (TP-A2)."""
    patrol: list[int] = public(int64, GAPS, of=SOLDIERS_BY_KIND)
    """The soldiers in each gap."""
    barracks: int = public(int64, of=SOLDIERS_BY_KIND)
    """The soldiers left to send."""
    laid: int = public(int8, of=Count(KINGDOM))
    """Cards in the kingdom."""
    manned: int = public(bits(GAPS))
    """The set of gaps whose patrol is in place."""
    phase: int = public(int8, of=Phase)
    line: int = public(int8, of=Id(LINES))
    """The line being manned, or NONE; `later` is the next line to man."""
    later: int = public(int8, of=Id(LINES))
    gap: int = public(int8, of=Id(GAPS))
    """The gap being filled early, or NONE."""
    open: int = public(bits(CELLS))
    """The set of cells where the next card may go; `ready` is the set of gaps that may be filled early."""
    ready: int = public(bits(GAPS))
    choices: int = public(bits(DONE_BIT + 1))
    """While a patrol is filled, the set of legal moves counted from Verb.PUT: each half with each kind, then DONE_BIT."""
    ask: list[int] = scratch(int8, ASKS)
    """The demands of the line, by Ask; NONE if there is none."""
    die: list[int] = scratch(int8, DICE)
    """The kinds of the knights that a search tries."""
