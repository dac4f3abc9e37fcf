"""What somebody who does not think far knows of a clinic at a glance: who fits whom, where, and what money is free.

Worths are in thirds of a dollar, of which a point of popularity costs nine.
"""

from __future__ import annotations

from rulewright.kernel import has, lowest, minus, rule

from ..rules.business import full_upkeep, nurse_count, savings, wages
from ..rules.places import care_places, everywhere, is_doctor, is_patient, way
from ..state import DOOR, NONE, SPACES, STEPS, ActionIcon, Box, Phase, Role, State

POINT, DOLLAR = 9, 3
AN_HOUR = 2
"""A fifth of a point."""
A_ROOM = 6
"""What it is worth that a doctor stands in a room, ready for somebody."""
NEVER = -1000


@rule
def need(box: Box, card: int, space: int, doctor: int, patient: int) -> int:
    """CL-R22, CL-R23: nurses that a doctor of one level needs for a patient of another in this room."""
    gap = patient - doctor
    return gap if gap >= 0 else 0 if has(int(box.operating[card]), space) else -gap


@rule
def level_in(s: State, place: int, patient: bool) -> int:
    """The level of the doctor, or the patient, in a room; 0 if there is none."""
    for i in range(s.present):
        who = int(s.people[i].who)
        if s.people[i].place == place:
            if patient and is_patient(who):
                return who - Role.PATIENT + 1
            if not patient and is_doctor(who):
                return who
    return 0


@rule
def spare_nurses(s: State, box: Box) -> int:
    """Nurses who are not needed by the pairs that are together already."""
    free = nurse_count(s)
    places = care_places(s, box)
    while places != 0:
        place = lowest(places)
        places = minus(places, place)
        doctor, patient = level_in(s, place, False), level_in(s, place, True)
        if doctor > 0 and patient > 0:
            helpers = need(box, int(s.floors[place // SPACES]), place % SPACES, doctor, patient)
            if helpers <= free:
                free -= helpers
    return free


@rule
def fit(s: State, box: Box, doctor: int, patient: int, place: int, spare: int) -> int:
    """What it is worth that these two are in this room: the income, less for nurses; nothing if they are not enough."""
    helpers = need(box, int(s.floors[place // SPACES]), place % SPACES, doctor, patient)
    if helpers > spare:
        return 0
    return DOLLAR * int(box.income[patient - 1]) - 4 * helpers


@rule
def worth_there(s: State, box: Box, who: int, origin: int, place: int, spare: int) -> int:
    """What it is worth that somebody goes to a place, the walk taken off."""
    far = 0 if s.phase == Phase.SETTLING else way(s, box, origin, place)
    cost = AN_HOUR * far
    if has(care_places(s, box), place):
        if is_patient(who):
            doctor = level_in(s, place, False)
            gain = fit(s, box, doctor, who - Role.PATIENT + 1, place, spare) if doctor > 0 else 0
            return gain - cost
        patient = level_in(s, place, True)
        if patient > 0:
            return A_ROOM + fit(s, box, who, patient, place, spare) - cost
        operating = has(int(box.operating[s.floors[place // SPACES]]), place % SPACES)
        return A_ROOM + (2 * (who - 1) if operating else 0) - cost
    if who == Role.ORDERLY and has(everywhere(s, box.supply), place):
        return 3 * DOLLAR - cost
    return -cost


@rule
def worth_here(s: State, box: Box, i: int) -> int:
    """What somebody is worth where he is: his pair, or a room, or nothing."""
    who, place = int(s.people[i].who), int(s.people[i].place)
    if not has(care_places(s, box), place):
        return 0
    doctor, patient = level_in(s, place, False), level_in(s, place, True)
    if doctor == 0 or patient == 0:
        return A_ROOM if is_doctor(who) else 0
    helpers = need(box, int(s.floors[place // SPACES]), place % SPACES, doctor, patient)
    return (A_ROOM if is_doctor(who) else 0) + (
        DOLLAR * int(box.income[patient - 1]) if helpers <= nurse_count(s) else 0
    )


@rule
def best_place(s: State, box: Box, who: int, origin: int, places: int) -> int:
    """The place that is worth most among some, or NONE."""
    best, most, spare = NONE, NEVER, spare_nurses(s, box)
    while places != 0:
        place = lowest(places)
        places = minus(places, place)
        worth = worth_there(s, box, who, origin, place, spare)
        if worth > most:
            best, most = place, worth
    return best


@rule
def doctors(s: State) -> int:
    found = 0
    for i in range(s.present):
        if is_doctor(int(s.people[i].who)):
            found += 1
    return found


@rule
def pairs(s: State, box: Box) -> int:
    """Rooms in which doctor and patient are together and there are nurses enough."""
    found, places, free = 0, care_places(s, box), nurse_count(s)
    while places != 0:
        place = lowest(places)
        places = minus(places, place)
        doctor, patient = level_in(s, place, False), level_in(s, place, True)
        if doctor > 0 and patient > 0:
            helpers = need(box, int(s.floors[place // SPACES]), place % SPACES, doctor, patient)
            if helpers <= free:
                free -= helpers
                found += 1
    return found


@rule
def goals_of(s: State, box: Box, who: int) -> int:
    """The rooms that a doctor or a patient could go to; nobody else needs one."""
    rooms = care_places(s, box)
    for i in range(s.present):
        other = int(s.people[i].who)
        if is_patient(other) == is_patient(who) and s.people[i].place != DOOR:
            rooms &= ~(1 << int(s.people[i].place))
    return rooms if is_doctor(who) or is_patient(who) else 0


@rule
def ahead(s: State, icon: int) -> int:
    """How many actions of this kind are still to come after the one in hand."""
    found = 0
    for i in range(int(s.step) + 1, STEPS):
        if s.icons[i] == icon:
            found += 1
    return found


@rule
def to_spend(s: State, box: Box) -> int:
    """The money that the bills of the round will not need, if the patients who may still come are treated."""
    expected = pairs(s, box)
    if ahead(s, ActionIcon.ADMIT) > 0 or s.phase == Phase.ADMITTING:
        expected = max(expected, min(doctors(s), expected + int(s.entrances)))
    bills = full_upkeep(s, box) - savings(s, box) + wages(s, box)
    return int(s.money) - max(0, bills - int(box.income[0]) * expected)
