"""Where people may be (CL-R18) and how long a walk takes (CL-R21)."""

from __future__ import annotations

from rulewright.kernel import has, rule, size

from ..state import DOOR, HALL, SPACES, Box, Phase, Role, State


@rule
def is_doctor(who: int) -> bool:
    return Role.WHITE_DOCTOR <= who <= Role.RED_DOCTOR


@rule
def is_patient(who: int) -> bool:
    return who >= Role.WHITE_PATIENT


@rule
def level_of(patient: int) -> int:
    """CL-2: how ill a patient is; for a doctor the role itself is the level."""
    return patient - Role.WHITE_PATIENT + 1


@rule
def patient_of(level: int) -> int:
    return Role.WHITE_PATIENT + level - 1


@rule
def everywhere(s: State, kinds: list[int]) -> int:
    """All places with one kind of module, on every floor."""
    found = 0
    for floor in range(s.height):
        found |= int(kinds[s.floors[floor]]) << (SPACES * floor)
    return found


@rule
def care_places(s: State, box: Box) -> int:
    """CL-19: treatment and operating rooms."""
    return everywhere(s, box.rooms) | everywhere(s, box.operating)


@rule
def is_operating(s: State, box: Box, place: int) -> bool:
    return has(int(box.operating[s.floors[place // SPACES]]), place % SPACES) != 0


@rule
def room_count(s: State, box: Box) -> int:
    return size(care_places(s, box))


@rule
def taken(s: State, who: int) -> int:
    """The places already occupied by people of this kind."""
    found = 0
    for i in range(s.present):
        other = int(s.people[i].who)
        alike = other == who or (is_doctor(who) and is_doctor(other)) or (is_patient(who) and is_patient(other))
        if alike and s.people[i].place != DOOR:
            found |= 1 << int(s.people[i].place)
    return found


@rule
def stations(s: State, box: Box, who: int) -> int:
    """CL-R18, CL-25, CL-H14, CL-H15: modules for this role without another person of its kind; for staff, hubs too."""
    if is_patient(who):
        return care_places(s, box) & ~taken(s, who)
    hubs = everywhere(s, box.hubs)
    if who == Role.NURSE:
        return hubs
    own = everywhere(s, box.supply) if who == Role.ORDERLY else care_places(s, box)
    return (own & ~taken(s, who)) | hubs


@rule
def across(s: State, box: Box, floor: int, here: int, there: int) -> int:
    """CL-R13, CL-R21: the part of a walk on one floor: one per step, or at most 1 on a conveyor."""
    far = int(box.step[s.floors[floor]][here][there])
    return min(far, 1) if floor < s.conveyors else far


@rule
def from_entrance(s: State, box: Box, place: int) -> int:
    """CL-R21: how long a newcomer's walk from the entrance takes."""
    floor, space = place // SPACES, place % SPACES
    if floor == 0:
        return across(s, box, 0, SPACES, space)
    return across(s, box, 0, SPACES, HALL) + floor + across(s, box, floor, HALL, space)


@rule
def from_helipad(s: State, box: Box, place: int) -> int:
    """CL-H23: how long a newcomer's walk from the helipad takes, down from the hall of the top floor."""
    floor, space = place // SPACES, place % SPACES
    return int(s.height) - 1 - floor + across(s, box, floor, HALL, space)


@rule
def lands(s: State, box: Box, place: int) -> bool:
    """CL-H23: whether a newcomer to this place comes by helicopter."""
    return s.helipad != 0 and from_helipad(s, box, place) < from_entrance(s, box, place)


@rule
def way(s: State, box: Box, origin: int, place: int) -> int:
    """CL-R21, CL-H23: how long a walk takes; newcomers use the entrance or the helipad, whichever is shorter."""
    if origin == DOOR:
        far = from_entrance(s, box, place)
        return far if s.helipad == 0 else min(far, from_helipad(s, box, place))
    floor, space = place // SPACES, place % SPACES
    old, start = origin // SPACES, origin % SPACES
    if old == floor:
        return across(s, box, floor, start, space)
    return across(s, box, old, start, HALL) + abs(old - floor) + across(s, box, floor, HALL, space)


@rule
def walk_time(s: State, box: Box, place: int) -> int:
    """CL-R7, CL-R21: how long the walker takes to reach this place; the first walk of the game is free."""
    return 0 if s.phase == Phase.SETTLING else way(s, box, int(s.people[s.walker].place), place)


@rule
def spaces(s: State, box: Box) -> int:
    """CL-23: the empty spaces of the top floor."""
    return size(int(box.empty[s.floors[s.height - 1]]))


@rule
def cars(s: State, box: Box) -> int:
    """CL-15, CL-22: the number of parking spaces."""
    return int(box.parking[s.floors[0]][s.parking])
