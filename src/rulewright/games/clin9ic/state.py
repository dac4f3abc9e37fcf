"""What is printed, what changes, and what can be done in Clin9ic.

A place is 9 * floor + space; the spaces of a Floor card are counted from the back left, row by row, so that the hall is in
the middle (CL-R4). People who have just come stand at the DOOR, outside. Sets of places and of boxes are single numbers,
one bit a member.
"""

from __future__ import annotations

from rulewright.kernel import (
    Enumeration,
    GameBox,
    GameState,
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

SPACES, FLOORS, CARDS, NEW_FLOORS = 9, 3, 5, 2
PLACES = FLOORS * SPACES
DOOR = PLACES
HALL, PORCH = 4, 7
"""The middle of a floor; and the space that the entrance leads into, which is a hub on every card."""
BASE_FLOORS = CARDS - NEW_FLOORS


class Role(Enumeration):
    """Who somebody is: doctors are 1 to 4 by level, patients 7 to 10."""

    NOBODY = 0
    DOCTOR = 1
    NURSE = 5
    ORDERLY = 6
    PATIENT = 7


LEVELS = 4


class Level(Enumeration):
    WHITE = 1
    YELLOW = 2
    ORANGE = 3
    RED = 4


DICE = 9


class StaffIcon(Enumeration):
    """In the row of staff: whom a box offers is written as above, and these two are icons of the new card (CL-34)."""

    PILLAR = 7
    GARDEN = 8


COUPLE = 5
"""In the row of patients: their level, or this."""

ACTION_CARDS, FACES, SECTIONS, BOXES = 4, 4, 2, 6


class ActionIcon(Enumeration):
    BUILD = 0
    HIRE = 1
    ADMIT = 2


STEPS, ROUNDS = 3, 6


class OnTop(Enumeration):
    FIRST = 0
    MIDDLE = 1
    LAST = 2


class Component(Enumeration):
    ENTRANCE = 0
    PARKING = 1
    GARDEN = 2
    PILLAR = 3
    CONVEYOR = 4
    HELIPAD = 5


COMPONENTS = 6
MOST_ENTRANCES = 6
AT_ONCE = 12
"""Popularity bought in one go; who has more money is asked again (CL-H31)."""


class Goal(Enumeration):
    POPULAR = 0
    BUSY = 1
    SERIOUS = 2
    SWIFT = 3
    TOWER = 4
    SPOTLESS = 5
    DRAWN = 6


GOALS = 6


class Difficulty(Enumeration):
    EASY = 0
    MEDIUM = 1
    HARD = 2


class Phase(Enumeration):
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
    REACHED = 1
    MISSED = 2
    GAVE_UP = 3


NONE = -1


class Verb(Verbs):
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


OPTIONS = (
    Option(
        "goal",
        "what the clinic is for; drawn: chance decides",
        "popular",
        words=("popular", "busy", "serious", "swift", "tower", "spotless", "drawn"),
    ),
    Option("difficulty", "how much of it is asked for", "medium", words=("easy", "medium", "hard")),
    Option("card", "the Action card that the expansion's takes the place of", "none", words=("none", "A", "B", "C")),
    Option("floors", "how many Floor cards are replaced by new ones of the expansion", 0, 0, NEW_FLOORS),
)


class Target(Struct):
    """CL-R32 to CL-R37: what one goal asks for at one difficulty."""

    score: int = public(int16)
    """Not asked for where it is very low."""
    amount: int = public(int16)
    """Patients, serious cases, time or floors; of slips how many are forgiven."""
    helipad: int = public(int8)


class Box(GameBox):
    """The printed matter and what was chosen before play."""

    rooms: list[int] = public(int16, CARDS)
    """The treatment rooms of each Floor card, and the operating rooms: sets of spaces. So are the next three."""
    operating: list[int] = public(int16, CARDS)
    hubs: list[int] = public(int16, CARDS)
    supply: list[int] = public(int16, CARDS)
    empty: list[int] = public(int16, CARDS)
    parking: list[list[int]] = public(int8, CARDS, 2)
    """CL-22: spaces for cars where the card is the ground floor, and after the upgrade."""
    step: list[list[list[int]]] = public(int8, CARDS, SPACES + 1, SPACES)
    """CL-R21: how far it is from space to space of a card; the last row is the way in from the entrance."""
    icon: list[list[list[int]]] = public(int8, ACTION_CARDS, FACES, SECTIONS)
    staff: list[list[list[int]]] = public(int8, ACTION_CARDS, FACES, 2 * SECTIONS)
    patients: list[list[list[int]]] = public(int8, ACTION_CARDS, FACES, 2 * SECTIONS)
    price: list[int] = public(int8, COMPONENTS)
    floor_price: list[int] = public(int8, FLOORS)
    """By height; the ground floor is there already."""
    income: list[int] = public(int8, LEVELS)
    wages: list[int] = public(int8, Role.ORDERLY)
    """Of doctors by level, then nurse and orderly."""
    upkeep_module: int = public(int8)
    upkeep_floor: int = public(int8)
    saved: int = public(int8)
    """What an orderly in a supply room takes off the upkeep."""
    garden: int = public(int8)
    """What a garden pays for a patient treated, and for how many a round."""
    garden_most: int = public(int8)
    missing: int = public(int8)
    """CL-R27, CL-H17: so many dollars missing cost a point of popularity, and so many points a round at most."""
    missing_most: int = public(int8)
    popularity: int = public(int8)
    """What a point of popularity costs."""
    refused: int = public(int8)
    refused_couple: int = public(int8)
    death: int = public(int8)
    capacity: int = public(int8)
    money: int = public(int8)
    entrances: int = public(int8)
    """Money and entrances at the start."""
    hours: int = public(int8)
    """So much time costs a point at the end."""
    high_room: list[int] = public(int8, FLOORS)
    """Points for each treatment or operating room by height."""
    garden_points: int = public(int8)
    helipad_points: int = public(int8)
    target: list[list[Target]] = field(Target, GOALS, 3)
    goal: int = public(int8)
    difficulty: int = public(int8)
    cards: list[int] = public(int8, STEPS)
    """The three Action cards in use."""
    new_floors: int = public(int8)


class Person(Struct):
    """A die: who it is and where. Nobody is all zeros."""

    who: int = public(int8)
    place: int = public(int8)
    moved: int = public(int8)
    """CL-H13: has walked in this action."""
    worked: int = public(int8)
    """A doctor who has treated somebody this round (CL-28)."""


class State(GameState):
    """One game. The people stand in order, so that equal clinics are equal in every byte."""

    money: int = public(int16)
    popularity: int = public(int16)
    time: int = public(int16)
    people: list[Person] = field(Person, DICE)
    present: int = public(int8)
    """How many people there are."""
    floors: list[int] = public(int8, FLOORS)
    """The Floor cards from the ground up, NONE where nothing is built."""
    height: int = public(int8)
    shelf: int = public(bits(CARDS))
    """The Floor cards that can still be built, a set."""
    entrances: int = public(int8)
    parking: int = public(int8)
    """1 when the parking was upgraded."""
    conveyors: int = public(int8)
    helipad: int = public(int8)
    pillars: int = public(int8)
    gardens: int = public(int8)
    """Both stand on the top floor, the only one with spaces left."""
    goal: int = public(int8)
    round: int = public(int8)
    card: list[int] = public(int8, STEPS)
    face: list[int] = public(int8, STEPS)
    """This round's Action cards from the left, and which way each lies."""
    laid: int = public(int8)
    """2 * which card lies on top + which three slots, NONE before that is chosen."""
    icons: list[int] = public(int8, STEPS)
    staff: list[int] = public(int8, BOXES)
    patients: list[int] = public(int8, BOXES)
    """What the three chosen sections show."""
    step: int = public(int8)
    """The action in hand, 0 to 2."""
    left: int = public(int8)
    """Components that may still be built in this action."""
    used: int = public(bits(BOXES))
    """Boxes hired from, or built from, in this action."""
    queue: int = public(int8)
    """The box of the patient who waits at the door."""
    walker: int = public(int8)
    """Which of the people is about to walk, NONE if nobody."""
    nurses: int = public(int8)
    """Nurses who can still help this round."""
    cured: int = public(int8)
    """Patients treated this round."""
    treated: int = public(int16)
    serious: int = public(int16)
    dead: int = public(int16)
    refused: int = public(int16)
    unpaid: int = public(int16)
    phase: int = public(int8)
