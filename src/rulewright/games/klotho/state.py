"""What is printed, what changes, and what can be done on 97 Klotho.

Nobody looks into a stack and no Klotho card returns to the deck, so the unseen cards are a public set from which one is drawn
when a card is turned up; counts say when a score card comes (KL-5 to KL-7). Nothing is hidden.
"""

from __future__ import annotations

from rulewright.kernel import (
    FLAG,
    SEAT,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
    Kinds,
    Option,
    Struct,
    Verbs,
    bits,
    field,
    int8,
    int16,
    public,
    seat_or,
    several,
    uint8,
    verb,
)

SEATS = 4
NONE = -1
ROUNDS = 3
"""Score cards, and so scoring rounds (KL-6)."""


class Mineral(Enumeration):
    """What a mine card shows and a claim encloses (KL-42)."""

    ORGANICS = 0
    METAL = 1
    RADS = 2


MINERALS = len(Mineral)


class Artifact(Enumeration):
    """What some monsters guard (KL-57)."""

    IDOL = 0
    TABLET = 1
    ORB = 2


ARTIFACTS = len(Artifact)

MINES, MONSTERS, MARKETS, TECHS = 63, 20, 16, 24
"""The most Klotho cards of each kind that a box may hold (KL-R7); how many it does hold is in the box."""
KLOTHO = MINES + MONSTERS + MARKETS + TECHS
MOST_COUNTED, FEWEST = 97, 45
"""Klotho cards that may be counted off (KL-4)."""


class Card(Kinds):
    """Klotho cards are numbered kind by kind (KL-37)."""

    MINE = several(MINES)
    MONSTER = several(MONSTERS)
    MARKET = several(MARKETS)
    TECH = several(TECHS)


TOOLS = 16
ANDROIDS, AUGMENTS = 6, 3


class Tool(Kinds):
    """Kinds of tools (KL-76 to KL-94); there are six different androids and three augments."""

    ANDROID = several(ANDROIDS)
    OVERDRIVE = several(1)
    AUGMENT = several(AUGMENTS)
    BOMB = several(1)
    BRIBE = several(1)
    RAID = several(1)
    TURRET = several(1)
    LOTTERY = several(1)
    PIG = several(1)


class Thing(Kinds):
    """Cards in front of a player are numbered mines first, then tools by kind, then technologies (KL-95)."""

    MINE = several(MINES)
    TOOL = several(TOOLS)
    TECH = several(TECHS)


THINGS = MINES + TOOLS + TECHS

MARKET_VALUES = 41
"""Prices are below this."""
PATTERN = 5
"""The most dice that a technology shows (KL-67)."""

ROW, SHELF = 6, 3
"""Face-up Klotho and Tool cards (KL-19)."""
DICE, REDS = 12, 5
ALL_REDS = (1 << REDS) - 1


class DieKind(Enumeration):
    """Kinds of dice (KL-15, KL-70, KL-76, KL-78, KL-93): PURPLE has six sides, GREAT_PURPLE eight. 0 means no die."""

    RED = 1
    PURPLE = 2
    GREAT_PURPLE = 3
    BLUE = 4
    ANDROID = 5
    PIG = 6


class Alike(Enumeration):
    """Pairs of equal numbers in a hand, by which hands are told apart (KL-38 to KL-41): three of a kind make three pairs."""

    STRAIGHT = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE = 3
    FULL_HOUSE = 4
    FOUR = 6
    FIVE = 10


HANDS = 13


class Arm(Enumeration):
    """Edges of a mine card, clockwise (KL-A15). Its quarters are numbered likewise, from the top left."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


ARMS = len(Arm)
OF_A_TOOL, COINS, POINTS, STARS = 5, 200, 400, 12
"""Learning programs are told of no more copies of a tool, coins or minerals, points and stars than this."""
SHAPES, SQUARE_OF_NINE = 11, 10
"""Shapes of a claim, and the only one with a card in its middle (KL-47)."""
LOOP, MOST_LAID = 8, 9
"""The most cards on a path, and in a claim."""
TURNS = 4
PIECES = TURNS * MINES
"""A mine card as it is laid (KL-A14): each turn clockwise adds MINES, a quarter, or a half where no quarters are allowed."""


class Power(Enumeration):
    """What a technology can do (KL-R5): powers of the turn, bonuses from ZOO on (KL-73), the crystals (KL-70), and what only
    other boxes have. A box says which of its technologies have which power."""

    CHRONO = 0
    TUNER = 1
    INVERTER = 2
    PRISM = 3
    MINT = 4
    BEACON = 5
    DRONE = 6
    FENCE = 7
    ZOO = 8
    RELIQUARY = 9
    ARCHIVE = 10
    LEDGER = 11
    SMALL_CRYSTAL = 12
    GREAT_CRYSTAL = 13
    STAR = 14
    COLLECTION = 15


POWERS = len(Power)


class Phase(Enumeration):
    """What is to be decided: a step of the turn (KL-21), or something that interrupts it."""

    OPENING = 0
    REROLLING = 1
    CLAIMING = 2
    CLOSING = 3
    PAYING = 4
    SPENDING_STARS = 5
    LAYING = 6
    TAKING = 7
    TRIMMING = 8


class Outcome(Enumeration):
    """What decides the game (KL-103, KL-106)."""

    MOST_POINTS = 1
    MORE_CARDS = 2
    MORE_COINS = 3
    SHARED = 4


class Verb(Verbs):
    """What a player can do (KL-21, KL-33, KL-36, KL-A10)."""

    ROLL = verb()
    DONE = verb()
    REROLL = verb(reds=1 << REDS)
    MARK = verb(die=DICE)
    CLAIM = verb(place=ROW)
    PAY = verb(die=DICE)
    MOVE = verb(mineral=MINERALS, way=2)
    DISCARD = verb(place=ROW + SHELF)
    BUY = verb(place=SHELF)
    PLAY = verb(tool=TOOLS)
    AUGMENT = verb(augment=AUGMENTS, die=DICE)
    SHIFT = verb(way=2, die=DICE)
    FLIP = verb(die=DICE)
    COPY = verb(die=DICE, model=DICE)
    RAID = verb(seat=seat_or(SEATS))
    TAKE = verb(thing=THINGS)
    STAKE = verb(shape=SHAPES)
    LAY = verb(piece=PIECES)
    DROP = verb(thing=THINGS)


class Way(Enumeration):
    """Where a price goes (KL-63), or the number on a die (KL-R5)."""

    DOWN = 0
    UP = 1


class Reveal(Enumeration):
    """Why a card is turned up (KL-2, KL-8, KL-19, KL-24, KL-84)."""

    SETUP = 0
    REFILL = 1
    DISCARD = 2
    BOMB = 3


class Scoring(Enumeration):
    """When a score card is counted (KL-20, KL-A48)."""

    AT_ONCE = 0
    WHOLE_ROUNDS = 1


OPTIONS = (
    Option(
        "cards",
        "how many Klotho cards are counted off, about one a minute",
        60,
        FEWEST,
        MOST_COUNTED,
        by_seats={3: 75, 4: 90},
    ),
    Option(
        "rotation",
        "whether mine cards may be turned when a claim is laid: not, by half, or any way",
        "none",
        words=("none", "half", "free"),
    ),
    Option(
        "scoring",
        "whether a score card counts at once (the first of two heuristics then wins 64.8% ± 1.7% of the games), or when "
        "everybody has had as many turns (57.1% ± 1.8%)",
        "at once",
        words=("at once", "whole rounds"),
    ),
    Option(
        "compensation",
        "coins that each player begins with more than the player before; for two players with whole rounds 6 are fair "
        "(the first of two heuristics wins 48.5% ± 1.8% of the games)",
        0,
        0,
        20,
    ),
)


class Box(GameBox):
    cards: int = public(int8)
    mines: int = public(int8)
    """How many Klotho cards of each kind there are."""
    monsters: int = public(int8)
    markets: int = public(int8)
    techs: int = public(int8)
    turns: int = public(int8)
    """Ways a mine card may lie (KL-A14): 1, 2 with half turns, or 4 with quarter turns."""
    scoring: int = public(int8)
    coins: int = public(int8)
    compensation: int = public(int8)
    """Coins that each player begins with more than the one before (KL-A52)."""
    hand_limit: int = public(int8)
    bounty: int = public(int8)
    artifact: int = public(int8)
    set_bonus: int = public(int8)
    hand: list[int] = public(int8, MINES)
    edge: list[list[int]] = public(int8, MINES, ARMS)
    resource: list[list[int]] = public(int8, MINES, ARMS)
    dice: list[int] = public(int8, HANDS)
    """How many dice a hand takes, how many pairs among them show the same number, and the least each must show: no two hands
    agree in the first two, and a straight is five without a pair that lie close together."""
    alike: list[int] = public(int8, HANDS)
    least: list[int] = public(int8, HANDS)
    target: list[int] = public(int8, MONSTERS)
    guarded: list[int] = public(int8, MONSTERS)
    """The artifact a monster guards, or NONE."""
    guarded_tools: list[int] = public(int8, MONSTERS)
    guarded_coins: list[int] = public(int8, MONSTERS)
    guarded_stars: list[int] = public(int8, MONSTERS)
    number: list[int] = public(int8, MARKETS)
    pattern: list[list[int]] = public(int8, TECHS, PATTERN)
    """The numbers a technology shows, 0 beyond the last."""
    power: list[int] = public(int8, TECHS)
    """What each technology can do; `owners` has the technologies with each power, as sets."""
    owners: list[int] = public(bits(TECHS), POWERS)
    amount: list[int] = public(int8, POWERS)
    """How much of it: rerolls, coins, crossings, stars or points."""
    copies: list[int] = public(int8, TOOLS)
    price: list[int] = public(int8, TOOLS)
    boost: list[int] = public(int8, AUGMENTS)
    pig: int = public(int8)
    start: list[int] = public(int8, MINERALS)
    cost: list[list[list[int]]] = public(int8, MINERALS, MARKET_VALUES, 2)
    """Stars to leave a value downwards and upwards; 0: there is no card beyond (KL-63 to KL-65)."""
    after: list[list[list[int]]] = public(int8, MINERALS, MARKET_VALUES, 2)
    """The price after such a step."""
    bonus_coins: int = public(int8)
    """So many coins are one point for the bonus of coins, and `bonus_most` points at most."""
    bonus_most: int = public(int8)
    loop: list[int] = public(int8, SHAPES)
    """Cards on the path of a shape, and for each of them, going round clockwise, the arms by which the path comes in and
    goes out, and the quarters inside it, one bit each (KL-47, KL-49)."""
    way_in: list[list[int]] = public(int8, SHAPES, LOOP)
    way_out: list[list[int]] = public(int8, SHAPES, LOOP)
    inside: list[list[int]] = public(int8, SHAPES, LOOP)


class Seat(Struct):
    """What lies in front of a player, and the sheet (KL-9, KL-95)."""

    mines: int = public(bits(MINES))
    techs: int = public(bits(TECHS))
    tools: list[int] = public(int8, TOOLS, of=Count(OF_A_TOOL))
    coins: int = public(int16, of=Count(COINS))
    minerals: list[int] = public(int16, MINERALS, of=Count(COINS))
    artifacts: list[int] = public(int8, ARTIFACTS, of=Count(MONSTERS))
    monsters: int = public(int8, of=Count(MONSTERS))
    points: list[int] = public(int16, 3, of=Count(POINTS))
    bonus: int = public(int16, of=Count(POINTS))


class State(GameState):
    mines: int = public(bits(MINES))
    """The mine cards not seen yet, as a set; `others` the other Klotho cards likewise, counted from MONSTER."""
    others: int = public(bits(KLOTHO - MINES))
    left: int = public(int8, of=Count(MOST_COUNTED))
    """Cards to come before the next score card."""
    shown: int = public(int8, of=Count(ROUNDS))
    """Score cards that have turned up; `scored` of them have been counted."""
    scored: int = public(int8, of=Count(ROUNDS))
    row: list[int] = public(int8, ROW, of=Id(KLOTHO))
    shelf: list[int] = public(int8, SHELF, of=Id(TOOLS))
    stack: list[int] = public(int8, TOOLS, of=Count(OF_A_TOOL))
    discards: list[int] = public(int8, TOOLS, of=Count(OF_A_TOOL))
    market: list[int] = public(int8, MINERALS, of=Count(MARKET_VALUES))
    first: int = public(int8, of=SEAT)
    mover: int = public(int8, of=SEAT)
    phase: int = public(int8, of=Phase)
    step: int = public(int8, of=Phase)
    """The step of the turn to which a decision in between returns."""
    idle: int = public(int8, of=Count(SEATS))
    """Turns in a row in which no Klotho card was drawn; `drew` says whether one was in this turn (KL-A42)."""
    drew: int = public(int8, of=FLAG)
    removed: int = public(int8, of=Count(4))
    """Cards removed in this Discard action."""
    throws: int = public(int8, of=Count(6))
    die: list[int] = public(int8, DICE, of=Id(8, 1))
    """What each die shows; 0 while it has not been thrown, or is sold."""
    kind: list[int] = public(int8, DICE, of=DieKind)
    spent: int = public(bits(DICE))
    """The dice that served for a claim, as a set; `marked` those that will be thrown again besides the red ones."""
    marked: int = public(bits(DICE))
    used: int = public(bits(8))
    """The powers used in this turn, as a set."""
    place: int = public(int8, of=Id(ROW))
    """Where the card lies that is being paid for."""
    paid: int = public(bits(DICE))
    choices: int = public(bits(DICE + 1))
    """The dice that may pay next; the bit after the last die says that it may be left at those paid (KL-A28)."""
    stars: int = public(int8, of=Count(STARS))
    victim: int = public(int8, of=SEAT.only("phase", Phase.TAKING))
    shape: int = public(int8, of=Id(SHAPES))
    laid: list[int] = public(uint8, MOST_LAID, of=Id(PIECES, 1))
    """One more than the piece on each place of the shape being laid, going round; the middle of nine comes last."""
    open: int = public(bits(SHAPES))
    """The shapes that the mover could stake now, as a set."""
    seats: list[Seat] = field(Seat, SEATS, by=SEAT)
