"""What people, places, goals and components are called."""

from __future__ import annotations

from ..rules.places import is_patient, level_of, patient_of
from ..state import DOOR, SPACES, BonusIcon, Box, Level, Role

COLOURS = ("white", "yellow", "orange", "red")
COMPONENT_NAMES = ("an entrance", "more parking", "a garden", "a pillar", "a conveyor", "a helipad")
FLOOR_NAMES = ("the ground floor", "floor 1", "floor 2")
ORDINALS = ("first", "middle", "last")
ICON_NAMES = ("Build", "Hire", "Admit")
GOAL_NAMES = ("Popular", "Busy", "Serious cases", "Swift", "Tower", "Spotless")


def who_name(who: int) -> str:
    """A role without an article: yellow doctor, nurse, red patient."""
    if is_patient(who):
        return f"{COLOURS[level_of(who) - 1]} patient"
    return "nurse" if who == Role.NURSE else "orderly" if who == Role.ORDERLY else f"{COLOURS[who - 1]} doctor"


def a_person(who: int) -> str:
    name = who_name(who)
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def bonus_name(icon: int) -> str:
    return {BonusIcon.PILLAR: "a pillar", BonusIcon.GARDEN: "a garden"}.get(icon, "")


def staff_name(box_holds: int) -> str:
    """What a box of the staff row holds."""
    return "nobody" if box_holds == Role.NOBODY else bonus_name(box_holds) or a_person(box_holds)


def patient_name(box_holds: int) -> str:
    """What a box of the patient row holds."""
    if box_holds == Level.COUPLE:
        return "a couple, yellow and white"
    return "nobody" if box_holds == Role.NOBODY else a_person(patient_of(box_holds))


def short_staff(box_holds: int) -> str:
    """A box of the staff row in a list of such boxes: a doctor by colour, nurse, orderly, pillar, garden."""
    return "nobody" if box_holds == Role.NOBODY else staff_name(box_holds).split(" ", 1)[1].removesuffix(" doctor")


def short_patient(box_holds: int) -> str:
    """A box of the patient row in a list of such boxes: a patient by colour, or a couple."""
    if box_holds in (Role.NOBODY, Level.COUPLE):
        return "nobody" if box_holds == Role.NOBODY else "couple"
    return COLOURS[box_holds - 1]


def space_name(space: int) -> str:
    """A space of a floor by row and column: A is the back, C the front."""
    return f"{'ABC'[space // 3]}{space % 3 + 1}"


def room_name(box: Box, card: int, space: int) -> str:
    """What a space of a Floor card is."""
    kinds = (
        (box.rooms, "treatment room"),
        (box.operating, "operating room"),
        (box.hubs, "hub"),
        (box.supply, "supply room"),
    )
    found = [name for sets, name in kinds if sets[card] >> space & 1]
    return found[0] if found else "hall" if not box.empty[card] >> space & 1 else "empty space"


def place_name(place: int) -> str:
    """A place in short: B3, or B3 on floor 1."""
    if place == DOOR:
        return "the entrance"
    floor, space = divmod(place, SPACES)
    return space_name(space) + (f" on floor {floor}" if floor else "")
