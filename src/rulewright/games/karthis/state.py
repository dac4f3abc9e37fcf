"""The box, the state and the moves of the Temple of Karthis.

The sheet of graph paper (KA-H4) is a row of cells, bottom left first, 17 to a row whatever the size in use. Sides are
numbered clockwise from the top of the sheet, and so are headings: an explorer heading north enters by the south side.
"""

from __future__ import annotations

from rulewright.kernel import (
    DERIVED,
    FLAG,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Heap,
    Id,
    Magnitude,
    Option,
    Pile,
    SetOf,
    Verbs,
    field,
    int8,
    int16,
    int64,
    packed,
    pile,
    public,
    uint8,
    verb,
)

COLUMNS, ROWS = 17, 22
CELLS = COLUMNS * ROWS


class Side(Enumeration):
    """KA-19: the sides of a tile, clockwise; also the headings of the explorer."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


SIDES = 4
ALL_SIDES = (1 << SIDES) - 1
MOST_EDGES = 473
"""More than the unexplored edges a sheet can have: n tiles leave at most 2n + 1 exits unused, and of the sheet's 709 inner
lines at most 710 - n are between a tile and an empty cell. Tiles at the border lose an exit, and empty cells there have
empty neighbours, so one entry always stays free."""
START_ROLL = 39
"""KA-12: the tile of 39-40 is the start tile."""
DEEPEST = 17
"""KA-H33: treasure is multiplied by ten for each floor, and on the eighteenth it would exceed 64 bits."""


class Mark(Enumeration):
    """KA-15: what is drawn in a tile; an empty cell holds 0."""

    DOT = 1
    CROSS = 2
    HEART = 3
    DIAMOND = 4
    STAR = 5


MARK_BITS, STAIRS_AT, REACHED = 7, 3, 64
"""The parts of a cell's number: its mark; from bit STAIRS_AT, 1 + the side of its stairs; and REACHED if within reach."""


class Suit(Enumeration):
    """KA-8, KA-25: the kind of event on a card; the Jokers count as a suit of their own."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    JOKERS = 4


class Rank(Enumeration):
    """KA-31, KA-43: the ranks with special rules."""

    ACE = 1
    TEN = 10
    JACK = 11


RANKS = 13
JOKER = Suit.JOKERS * RANKS
"""A card is 13 * suit + rank - 1; the Jokers are the two numbers after the King of Hearts."""
CARDS = JOKER + 2
FACES, DECK, THREATS = 12, 34, 10
HEALTH = 20
"""A cap on Health for learning programs."""
NONE = -1


class Phase(Enumeration):
    """KA-16: the decision to make."""

    EXPLORING = 0
    CHOOSING = 1
    SEALED = 2
    FIGHTING = 3


class Outcome(Enumeration):
    """KA-4, KA-46, KA-H31, KA-H34: how an adventure ends."""

    CROWN = 1
    DEATH = 2
    TRAPPED = 3
    GAVE_UP = 4


class Verb(Verbs):
    """The moves of the player; NEAR and FAR are the sides of a wall that slammed shut (KA-44)."""

    CROSS = verb(cell=CELLS, side=SIDES)
    DESCEND = verb()
    RESUME = verb()
    CHOOSE = verb(card=3)
    NEAR = verb()
    FAR = verb()
    FIGHT = verb()
    RETREAT = verb(cell=CELLS)
    GIVE_UP = verb(concede=True)


OPTIONS = (
    Option("level", "the explorer's Level, which eases the floors down to it and helps in combat", 1, 1, DEEPEST),
    Option("start", "where the first tile of each floor lies", "bottom", words=("bottom", "left", "right")),
)


class Box(GameBox):
    """The printed components and the options."""

    ways: list[list[int]] = public(uint8, 100, SIDES)
    """KA-19: the open sides of the tile for each roll and each heading, one bit per side."""
    stairs: list[list[int]] = public(uint8, 100, SIDES)
    """For each roll and heading, 1 + the side that has stairs, or 0."""
    border: list[int] = public(uint8, CELLS)
    """The sides of each cell that face off the sheet (KA-H4)."""
    step: list[int] = public(int8, SIDES)
    """The offset to the next cell on each side."""
    start: int = public(int16)
    start_heading: int = public(int8)
    """The heading of the start tile that puts its stairs at the sheet's edge (KA-12)."""
    multiplier: list[int] = public(int64, DEEPEST)
    """KA-34, KA-H33: the treasure multiplier of each floor."""
    joker: list[int] = public(int16, 2)
    cards: list[int] = public(int8, 6)
    """KA-22: how many cards are drawn for each face of the die."""
    health: int = public(int8)
    rating: int = public(int8)
    enemy: int = public(int8)
    level: int = public(int8)


class State(GameState):
    """One adventure."""

    treasure: int = public(int64, of=Magnitude(10**18))
    at: int = public(int16, of=Id(CELLS))
    """The cell the explorer stands on."""
    enemy_at: int = public(int16, of=Id(CELLS))
    ways: list[int] = public(uint8, CELLS, of=SetOf(2 * SIDES))
    """The open sides of each tile, one bit per side; four bits higher, the sides that slammed shut (KA-45). An edge between two
    tiles is open on both or on neither (KA-H2, KA-H3)."""
    mark: list[int] = public(uint8, CELLS, of=packed((STAIRS_AT, Mark), (3, Id(SIDES, 1)), (1, FLAG)))
    tiles: Pile = public(pile(CELLS, int16), of=DERIVED)
    """The cells that hold a tile, in order of discovery."""
    edges: Pile = public(pile(MOST_EDGES, int16), of=DERIVED)
    """The unexplored edges within reach, each as 4 * cell + side, in the order of the tiles."""
    deck: Pile = field(pile(DECK))
    discard: Pile = public(pile(DECK, of=Heap(CARDS)))
    gone: Pile = public(pile(DECK, of=Heap(CARDS)))
    """Cards out of the game for this adventure."""
    aside: Pile = public(pile(DECK), of=DERIVED)
    """Cards turned up while searching for a guard; empty again before the next decision (KA-28)."""
    drawn: Pile = public(pile(3, of=Id(CARDS)))
    guard: list[int] = public(int8, 3, of=Id(CARDS))
    """The card on each drawn Joker, or NONE."""
    chosen: int = public(int8, of=Id(3))
    face: int = public(int8, of=Id(CARDS))
    """The face card of this adventure once it has been turned up, NONE before."""
    enemy: int = public(int8, of=Id(CARDS))
    """The face card that is the enemy on a tile of this floor, or NONE."""
    enemy_health: int = public(int8, of=Count(HEALTH))
    health: int = public(int8, of=Count(HEALTH))
    floor: int = public(int8, of=Count(DEEPEST))
    jokers: int = public(int8, of=Count(2))
    """Jokers acquired."""
    heading: int = public(int8, of=Side)
    """The side of the old tile that was crossed last."""
    stairs_near: int = public(int8, of=FLAG)
    """Whether stairs that lead down are within reach."""
    enemy_near: int = public(int8, of=FLAG)
    """Whether the living enemy is within reach."""
    pressed: int = public(int8, of=FLAG)
    """KA-H42: whether combat was resumed and no round fought yet."""
    phase: int = public(int8, of=Phase)
