"""The box, the state and the moves of Clin9ic.

A place is 9 * floor + space; the spaces of a Floor card are counted from the back left, row by row, so that the hall is in
the middle (CL-R4). Newcomers are at the DOOR, outside. Sets of places and of boxes are single numbers, one bit per member.
"""

from __future__ import annotations

from rulewright.kernel import (
    FLAG,
    Count,
    Enumeration,
    GameBox,
    GameState,
    Id,
    Option,
    Struct,
    Verbs,
    bits,
    field,
    int8,
    int16,
    public,
    verb,
)

SPACES, FLOORS, CARDS, NEW_FLOORS = 9, 3, 8, 2
"""CARDS is the most Floor cards that a box file may have; CL-31: one or two of them may be replaced."""
BASE_CARDS, EXTRA_CARDS = 5, 3
"""The most Floor cards of the base game, and of the expansion."""
PLACES = FLOORS * SPACES
DOOR = PLACES
HALL, PORCH = 4, 7
"""The middle of a floor, and the space behind the entrance, which is a hub on every card."""
DICE, LEVELS = 9, 4
ACTION_CARDS, FACES, SECTIONS, BOXES = 4, 4, 2, 6
STEPS, ROUNDS = 3, 6
COMPONENTS, MOST_ENTRANCES, GOALS = 6, 6, 6
AT_ONCE = 12
"""The most popularity bought in one move; if money is left you are asked again (CL-H31)."""
NONE = -1
MONEY, POPULARITY, TIME, PATIENTS = 100, 100, 200, 60
"""Caps for learning programs on dollars, popularity (positive or negative), hours and patients."""
ENDLESS = 30_000
"""More than any game has: the limit of a goal that sets none."""
ANY_SCORE = -10_000
"""Lower than any score: that of a goal that requires none."""


class Role(Enumeration):
    """CL-2: what a die represents. Doctors and patients are each numbered by level."""

    NOBODY = 0
    WHITE_DOCTOR = 1
    YELLOW_DOCTOR = 2
    ORANGE_DOCTOR = 3
    RED_DOCTOR = 4
    NURSE = 5
    ORDERLY = 6
    WHITE_PATIENT = 7
    YELLOW_PATIENT = 8
    ORANGE_PATIENT = 9
    RED_PATIENT = 10


class Level(Enumeration):
    """CL-2: how skilled a doctor is, or how ill a patient; COUPLE in the patient row of a card means two patients (CL-36)."""

    WHITE = 1
    YELLOW = 2
    ORANGE = 3
    RED = 4
    COUPLE = 5


class BonusIcon(Enumeration):
    """CL-34: icons in the staff row of the new card that are not roles."""

    PILLAR = 7
    GARDEN = 8


class ActionIcon(Enumeration):
    """CL-10: the three actions that an Action card may show."""

    BUILD = 0
    HIRE = 1
    ADMIT = 2


class OnTop(Enumeration):
    """CL-H1: which of the three Action cards in the row is on top."""

    FIRST = 0
    MIDDLE = 1
    LAST = 2


class Component(Enumeration):
    """CL-11: what can be built besides floors."""

    ENTRANCE = 0
    PARKING = 1
    GARDEN = 2
    PILLAR = 3
    CONVEYOR = 4
    HELIPAD = 5


class Goal(Enumeration):
    """CL-R32 to CL-R37: the goal of the clinic; DRAWN leaves it to chance."""

    POPULAR = 0
    BUSY = 1
    SERIOUS = 2
    SWIFT = 3
    TOWER = 4
    SPOTLESS = 5
    DRAWN = 6


class Phase(Enumeration):
    """CL-4: the decision to make; there is none while the cards are dealt."""

    SETTLING = 0
    DEALING = 1
    LAYING = 2
    BUILDING = 3
    HIRING = 4
    ADMITTING = 5
    WALKING = 6
    TREATING = 7
    BUYING = 8


class Outcome(Enumeration):
    """CL-3, CL-H27: how a game ends."""

    REACHED = 1
    MISSED = 2
    GAVE_UP = 3


class Verb(Verbs):
    """The moves of the player."""

    WALK = verb(place=PLACES)
    LAY = verb(top=3, window=2)
    BUILD = verb(component=COMPONENTS)
    RAISE = verb(card=CARDS)
    BONUS = verb(box=BOXES)
    HIRE = verb(box=BOXES)
    PICK = verb(person=DICE)
    STAY = verb()
    DISMISS = verb()
    ADMIT = verb()
    REFUSE = verb()
    TREAT = verb(place=PLACES)
    BUY = verb(popularity=AT_ONCE + 1)
    DONE = verb()
    GIVE_UP = verb(concede=True)
    TURN = verb(card=STEPS)


OPTIONS = (
    Option(
        "goal",
        "what the clinic is for; drawn: chance decides",
        "popular",
        words=("popular", "busy", "serious", "swift", "tower", "spotless", "drawn"),
    ),
    Option("difficulty", "how much of it is asked for", "medium", words=("easy", "medium", "hard"), shown=True),
    Option(
        "card",
        "expansion: the Action card that its new one replaces",
        "none",
        words=("none", "A", "B", "C"),
        shown=True,
    ),
    Option("floors", "expansion: how many Floor cards are replaced by its new ones", 0, 0, NEW_FLOORS, shown=True),
    Option("replaced", "expansion: which Floor card is replaced, counted from 1; 0: chance decides", 0, 0, BASE_CARDS),
    Option("replaced_too", "expansion: the other one, where two are replaced; 0: chance decides", 0, 0, BASE_CARDS),
    Option("new_floor", "expansion: which new Floor card comes, counted from 1; 0: chance decides", 0, 0, EXTRA_CARDS),
    Option("rotate", "whether you may turn each Action card round before you lay it", "no", words=("no", "yes")),
)


class Target(Struct):
    """CL-R32 to CL-R37: the requirements of one goal at one difficulty: minimums, except the last three, which are maximums."""

    score: int = public(int16)
    """Far below any score if none is required."""
    patients: int = public(int16)
    serious: int = public(int16)
    floors: int = public(int8)
    helipad: int = public(int8)
    gardens: int = public(int8)
    time: int = public(int16)
    """Far above that of any game if none is required, like the next two."""
    slips: int = public(int16)
    deaths: int = public(int16)


class Box(GameBox):
    """The printed components and the options."""

    rooms: list[int] = public(int16, CARDS)
    """The treatment rooms of each Floor card as a set of spaces; the next four fields are the same for other kinds."""
    operating: list[int] = public(int16, CARDS)
    hubs: list[int] = public(int16, CARDS)
    supply: list[int] = public(int16, CARDS)
    empty: list[int] = public(int16, CARDS)
    parking: list[list[int]] = public(int8, CARDS, 2)
    """CL-22: parking spaces if the card is the ground floor: at first, and after the upgrade."""
    step: list[list[list[int]]] = public(int8, CARDS, SPACES + 1, SPACES)
    """CL-R21: the distance between the spaces of a card; the last row is from the entrance."""
    icon: list[list[list[int]]] = public(int8, ACTION_CARDS, FACES, SECTIONS)
    staff: list[list[list[int]]] = public(int8, ACTION_CARDS, FACES, 2 * SECTIONS)
    patients: list[list[list[int]]] = public(int8, ACTION_CARDS, FACES, 2 * SECTIONS)
    price: list[int] = public(int8, COMPONENTS)
    floor_price: list[int] = public(int8, FLOORS)
    """Prices by height; the ground floor is there from the start."""
    income: list[int] = public(int8, LEVELS)
    wages: list[int] = public(int8, Role.ORDERLY)
    """Wages of doctors by level, then of nurse and orderly."""
    upkeep_module: int = public(int8)
    upkeep_floor: int = public(int8)
    saved: int = public(int8)
    """How much of the upkeep an orderly in a supply room saves."""
    garden: int = public(int8)
    """What a garden pays for each treated patient; `garden_most` is for how many patients a round."""
    garden_most: int = public(int8)
    missing: int = public(int8)
    """CL-R27, CL-H17: how many missing dollars cost a point of popularity, and the most points lost in a round."""
    missing_most: int = public(int8)
    popularity: int = public(int8)
    """The price of a point of popularity."""
    refused: int = public(int8)
    refused_couple: int = public(int8)
    death: int = public(int8)
    capacity: int = public(int8)
    money: int = public(int8)
    entrances: int = public(int8)
    """Money and entrances at the start."""
    hours: int = public(int8)
    """CL-R31: how many hours cost a point at the end."""
    high_room: list[int] = public(int8, FLOORS)
    """Points for each treatment or operating room by height."""
    garden_points: int = public(int8)
    helipad_points: int = public(int8)
    target: list[list[Target]] = field(Target, GOALS, 3)
    goal: int = public(int8)
    difficulty: int = public(int8)
    cards: list[int] = public(int8, STEPS)
    """The three Action cards in use."""
    old_cards: int = public(bits(CARDS))
    new_cards: int = public(bits(CARDS))
    """The Floor cards of the base game, and of the expansion."""
    most_floors: int = public(int8)
    new_floors: int = public(int8)
    replaced: list[int] = public(int8, NEW_FLOORS)
    """CL-H25: the Floor cards that are replaced, NONE for those chosen at random."""
    brought: int = public(int8)
    """CL-H25: the new Floor card chosen to come in, or NONE."""
    rotate: int = public(int8)
    """CL-H37: whether cards may be turned round."""


class Person(Struct):
    """A die: its role and its place. A free die is all zeros."""

    who: int = public(int8, of=Role)
    place: int = public(int8, of=Id(PLACES + 1))
    moved: int = public(int8, of=FLAG)
    """CL-H13: whether they have moved in this action."""
    worked: int = public(int8, of=FLAG)
    """CL-28: whether a doctor has treated a patient this round."""
    late: int = public(int8, of=FLAG)
    """CL-H36: whether they were hired on the last day."""


class State(GameState):
    """One game. People are kept sorted, so that equal clinics are equal in every byte."""

    money: int = public(int16, of=Count(MONEY))
    popularity: int = public(int16, of=Count(POPULARITY, -POPULARITY))
    time: int = public(int16, of=Count(TIME))
    people: list[Person] = field(Person, DICE)
    present: int = public(int8, of=Count(DICE))
    """How many people are in the clinic or at the door."""
    floors: list[int] = public(int8, FLOORS, of=Id(CARDS))
    """The Floor cards from the ground up, NONE above the top."""
    height: int = public(int8, of=Count(FLOORS))
    shelf: int = public(bits(CARDS))
    """The Floor cards that can still be built."""
    entrances: int = public(int8, of=Count(MOST_ENTRANCES))
    parking: int = public(int8, of=FLAG)
    """1 once the parking is upgraded."""
    conveyors: int = public(int8, of=Count(SPACES))
    helipad: int = public(int8, of=FLAG)
    pillars: int = public(int8, of=Count(SPACES))
    gardens: int = public(int8, of=Count(SPACES))
    """Pillars and gardens are on the top floor, the only one with free spaces."""
    goal: int = public(int8, of=Id(GOALS))
    round: int = public(int8, of=Count(ROUNDS))
    card: list[int] = public(int8, STEPS, of=Id(ACTION_CARDS))
    face: list[int] = public(int8, STEPS, of=Id(FACES))
    """This round's Action cards from the left, and which way each is turned."""
    turned: int = public(bits(STEPS))
    """CL-H37: the cards that were turned this round."""
    laid: int = public(int8, of=Id(6))
    """The arguments of Verb.LAY in one number, 2 * top + window; NONE before the cards are laid."""
    icons: list[int] = public(int8, STEPS, of=ActionIcon)
    staff: list[int] = public(int8, BOXES, of=Id(BonusIcon.GARDEN + 1))
    patients: list[int] = public(int8, BOXES, of=Id(Level.COUPLE + 1))
    """The contents of the three chosen sections."""
    step: int = public(int8, of=Count(STEPS))
    """The current action, 0 to 2."""
    left: int = public(int8, of=Count(BOXES))
    """Components that may still be built in this action."""
    used: int = public(bits(BOXES))
    """Boxes already hired or built from in this action."""
    queue: int = public(int8, of=Id(BOXES))
    """The box of the patient at the door."""
    walker: int = public(int8, of=Id(DICE))
    """The index of the person who is about to walk, or NONE."""
    nurses: int = public(int8, of=Count(DICE))
    """Nurses who can still help this round."""
    cured: int = public(int8, of=Count(DICE))
    """Patients treated this round."""
    treated: int = public(int16, of=Count(PATIENTS))
    serious: int = public(int16, of=Count(PATIENTS))
    dead: int = public(int16, of=Count(PATIENTS))
    refused: int = public(int16, of=Count(PATIENTS))
    unpaid: int = public(int16, of=Count(MONEY))
    phase: int = public(int8, of=Phase)
