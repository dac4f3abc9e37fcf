"""The box, the state and the moves of Asteroid Miners with The Interstellar Foundry.

Nothing is hidden: all dice are visible, and there are no hands of cards. Dice in the tray are kept sorted, so that positions
that look the same are the same.
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
    Option,
    SetOf,
    Struct,
    Verbs,
    field,
    int8,
    int16,
    int32,
    public,
    seat_or,
    verb,
)

COMPANIES = 2


class Company(Enumeration):
    """AM-1: the two companies; in a solo game purple is the rival."""

    RED = 0
    PURPLE = 1


class Mineral(Enumeration):
    """AM-9: a mineral is the face of a die."""

    CLAY = 1
    ROCK = 2
    IRON = 3
    NICKEL = 4
    PLATINUM = 5
    RHODIUM = 6


FACES = 6
FACES_UP = range(1, FACES + 1)
ASTEROIDS, STRATA = 4, 5
"""The most that a box file may have, like DRILLS, EQUIPMENT, ROWS and COMPONENTS; the box has the actual numbers."""
BOTH_MINERALS = 0b11
"""Both minerals of a stratum, one bit each, as in `dug`."""
DRILLS, EQUIPMENT, DICE = 6, 5, 5
ROWS, COMPONENTS = 12, 12
PAIRS = FACES * FACES
"""The number of pairs of dice; the index of a pair is 6 * (first - 1) + second - 1."""
SMELTER_ROLLS, CONTROL_ROLLS = 3, 3
"""AM-25, AM-27: the most rolls of the smelter dice, and of the orange die."""
GAP = 2
"""AM-32: how many rows behind a company must be for Overtime to be open."""
SCALE = FACES**CONTROL_ROLLS * PAIRS**SMELTER_ROLLS
"""Chances of the Foundry are whole numbers out of this (one die rolled three times, a pair three times), so all are exact."""
MOST_ROUNDS, MOST_MODIFY_ROLLS = 100, 5
"""AM-H16, AM-R8: the highest last round, and the most rolls of the Modify die, that a box may set."""
FUNDING = 200
"""A cap on money, in $M, for learning programs."""
STAKES = 16
"""The stakes of an attempt covered by the tables, in $M: above that, only the chance of success matters."""


FIRST_DIE, SECOND_DIE, BOTH_DICE = 0b01, 0b10, 0b11
"""The smelter dice of SMELT, one bit each."""


class Event(Enumeration):
    """AM-R5, AM-R20: the events of the Fate die."""

    METEOROIDS = 1
    JAMMED = 2
    FLARE = 3
    QUIET = 4
    SURGE = 5
    INVESTOR = 6
    SLUMP = 7
    LOOSE = 8
    DUST = 9


class Column(Enumeration):
    """AM-R6, AM-R7: the column of the market in which metals are sold."""

    LOW = 0
    MIDDLE = 1
    HIGH = 2
    CONTRACT = 3


class Version(Enumeration):
    """AM-13, AM-14: drills bought once, or paid every turn."""

    REGULAR = 0
    ADVANCED = 1


class Ability(Enumeration):
    """AM-28, AM-R9: the ability of each face of the orange die and of the Modify die."""

    ONE_BY_ONE = 1
    ONE_BY_TWO = 2
    EACH_BY_ONE = 3
    EACH_BY_TWO = 4
    TOTAL = 5
    FLIP = 6


class Phase(Enumeration):
    """AM-2: the decision to make. STARTING is none: the next turn begins automatically (AM-H21)."""

    STARTING = 0
    DRILLING = 1
    REROLLING = 2
    MODIFYING = 3
    SMELTING = 4
    CONTROLLING = 5
    OVERTIME = 6
    UPGRADING = 7


class Outcome(Enumeration):
    """AM-12, AM-40, AM-H22: how a game can end."""

    MOST_FUNDING = 1
    TIE_BREAK = 2
    SHARED = 3
    BANKRUPT = 4
    OUTDONE = 5
    RUINED = 6


NOBODY = -1


class Verb(Verbs):
    """The moves a player can make, phase by phase (AM-2)."""

    DRILL = verb(component=DRILLS)
    REROLL = verb(dice=1 << DICE)
    MODIFY = verb()
    ALTER = verb(first=DICE, second=DICE + 1, ways=4)
    EXCAVATE = verb()
    SMELT = verb(dice=4)
    CONTROL = verb()
    SETTLE = verb()
    GO_ON = verb()
    BANK = verb()
    BUY_DRILL = verb()
    BUY_EQUIPMENT = verb()
    SAVE = verb()
    FORGE = verb()


ALONE = DICE
"""The second die of ALTER if only one is altered. Bit 0 of `ways`: the first die goes down; bit 1: the second does."""

OPTIONS = (
    Option("version", "drills bought once and used free, or paid every turn", "regular", words=("regular", "advanced")),
    Option("foundry", "with or without The Interstellar Foundry", "with", words=("with", "without")),
    Option("rival", "alone: how well the rival drills", "normal", words=("easy", "normal", "hard"), seats=(1, 1)),
    Option(
        "forging",
        "alone: whether the rival forges by an exact table, or you decide for it",
        "by table",
        words=("by table", "by hand"),
        seats=(1, 1),
    ),
)


class Box(GameBox):
    version: int = public(int8)
    foundry: int = public(int8)
    by_hand: int = public(int8)
    asteroids: int = public(int8)
    drills: int = public(int8)
    levels: int = public(int8)
    """Levels of equipment."""
    rows: int = public(int8)
    strata: list[int] = public(int8, ASTEROIDS)
    """How many strata each asteroid has; the rest are blank."""
    stratum: list[list[list[int]]] = public(int8, ASTEROIDS, STRATA, 2)
    component: list[list[int]] = public(int8, COMPONENTS + 1, 2)
    """AM-21: the two minerals of each component, counted from 1."""
    left: list[int] = public(int8, ROWS + 1)
    """AM-24: the component of each row; `right` has the one for the winner of the tender. Rows count from 1."""
    right: list[int] = public(int8, ROWS + 1)
    row_asteroid: list[int] = public(int8, ROWS + 1)
    row_stratum: list[int] = public(int8, ROWS + 1)
    """AM-H1: the stratum that opens a row."""
    last_row: list[int] = public(int8, ASTEROIDS)
    """AM-38: the row of an asteroid's last stratum, to which a company that missed it moves up; 0 if there is none."""
    pay: list[int] = public(int8, FACES + 1)
    """AM-26, AM-29: pay by the face of the orange die; entry 0 is for success without it."""
    dice: list[int] = public(int8, DRILLS + 1)
    fee: list[int] = public(int8, DRILLS + 1)
    """AM-14: what each drill component costs per turn in the Advanced version."""
    drill_price: list[int] = public(int8, DRILLS + 1)
    equipment_price: list[int] = public(int8, EQUIPMENT + 1)
    modify_rolls: list[int] = public(int8, EQUIPMENT + 1)
    least_dice: int = public(int8)
    event: list[int] = public(int8, FACES + 1)
    event_cost: int = public(int8)
    event_gain: int = public(int8)
    """AM-R5: what an investor brings, in $M; `event_cost` is what micrometeoroids cost."""
    market: list[list[int]] = public(int8, FACES + 1, 3)
    contract: list[int] = public(int8, FACES + 1)
    start: int = public(int8)
    last_round: int = public(int8)
    rival: list[int] = public(int8, ASTEROIDS)
    """AM-R17: the drill component that the rival uses on each asteroid."""
    row_worth: int = public(int8)
    """AM-H17: what a built row is worth to the rival besides its pay, in $M."""
    works: list[list[int]] = public(int8, COMPONENTS + 1, PAIRS)
    """AM-28: the faces of the orange die that turn a pair in the smelter into a component, one bit each, face 1 the lowest."""
    odds: list[list[list[int]]] = public(int32, COMPONENTS + 1, PAIRS, SMELTER_ROLLS)
    """The best chance of success, out of SCALE, by component, smelter pair and rerolls left, before the orange die is rolled."""
    whole_odds: list[int] = public(int32, COMPONENTS + 1)
    """The same before the first roll."""
    throws: list[list[list[list[int]]]] = public(int16, STAKES, COMPONENTS + 1, SMELTER_ROLLS - 1, FACES)
    """AM-H17: which smelter dice to throw again if success is worth its pay plus this stake: by rerolls left and first die,
    two bits for each face of the second."""
    promise: list[list[int]] = public(int32, STAKES, COMPONENTS + 1)
    """The best expected value of a whole attempt at that stake, times SCALE."""


class Miner(Struct):
    """One company."""

    funding: int = public(int16, of=Count(FUNDING))
    drill: int = public(int8, of=Count(DRILLS))
    equipment: int = public(int8, of=Count(EQUIPMENT))
    done: list[int] = public(int8, ASTEROIDS, of=Count(STRATA))
    """Strata fully excavated on each asteroid."""
    dug: int = public(int8, of=SetOf(2))
    """Which minerals of the current stratum have been taken out, one bit each (see BOTH_MINERALS)."""
    row: int = public(int8, of=Count(ROWS))
    """The row of the Construction cube."""


class State(GameState):
    miners: list[Miner] = field(Miner, COMPANIES, by=seat_or(COMPANIES))
    asteroid: int = public(int8, of=Id(ASTEROIDS))
    round: int = public(int8, of=Count(127))
    mover: int = public(int8, of=seat_or(COMPANIES))
    """The company whose turn it is; `seat` decides for it, and is always 0 in a solo game."""
    seat: int = public(int8, of=SEAT)
    phase: int = public(int8, of=Phase)
    event: int = public(int8, of=Event)
    drill: int = public(int8, of=Count(DRILLS))
    """The drill component in use this turn."""
    n: int = public(int8, of=Count(DICE))
    dice: list[int] = public(int8, DICE, of=Mineral)
    modify: int = public(int8, of=Ability)
    """The face of the Modify die, 0 before it is rolled; `mods` counts its rolls."""
    mods: int = public(int8, of=Count(EQUIPMENT))
    altered: int = public(int16, of=Id(Verb.ALTER.size, 1))
    """How the Modify die was used: the ALTER move, numbered from 1; 0 if it was not used."""
    placed: int = public(int8, of=SetOf(DICE))
    """The dice placed on the stratum, one bit each."""
    full: int = public(int8, of=FLAG)
    """Whether a stratum was fully excavated this turn."""
    tender: int = public(int8, of=FLAG)
    behind: int = public(int8, of=FLAG)
    """Whether Overtime is open in this Foundry phase."""
    smelter: list[int] = public(int8, 2, of=Mineral)
    rolls: int = public(int8, of=Count(SMELTER_ROLLS))
    control: int = public(int8, of=Ability)
    controls: int = public(int8, of=Count(CONTROL_ROLLS))
    row: int = public(int8, of=Count(ROWS))
    """The row reached in this Foundry phase; in Overtime, that of the green cube."""
    risk: int = public(int16, of=Count(FUNDING))
    """Pay of this Foundry phase that is not collected yet."""
    loser: int = public(int8, of=seat_or(COMPANIES))
