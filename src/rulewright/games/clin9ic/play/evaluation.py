"""The heuristic's evaluation of a position: who fits where, which pairs are ready, and how much money is free.

Values are in thirds of a dollar; a point of popularity costs nine of them.
"""

from __future__ import annotations

from rulewright.kernel import has, lowest, minus, rule

from ..rules.business import full_upkeep, nurse_count, nurses_needed, savings, wages
from ..rules.places import care_places, everywhere, is_doctor, is_operating, is_patient, level_of, way
from ..state import DOOR, NONE, STEPS, ActionIcon, Box, Phase, Role, State

POINT, DOLLAR = 9, 3
AN_HOUR = 2
"""The cost of an hour: a fifth of a point."""
A_ROOM = 6
"""The value of a doctor in a room, ready for a patient."""
NEVER = -1000


@rule
def doctor_in(s: State, place: int) -> int:
    """The level of the doctor in a place, 0 if there is none."""
    for i in range(s.present):
        if s.people[i].place == place and is_doctor(int(s.people[i].who)):
            return int(s.people[i].who)
    return 0


@rule
def patient_in(s: State, place: int) -> int:
    """The level of the patient in a place, 0 if there is none."""
    for i in range(s.present):
        if s.people[i].place == place and is_patient(int(s.people[i].who)):
            return level_of(int(s.people[i].who))
    return 0


@rule
def spare_nurses(s: State, box: Box) -> int:
    """Nurses not needed by pairs that are already together."""
    free = nurse_count(s)
    places = care_places(s, box)
    while places != 0:
        place = lowest(places)
        places = minus(places, place)
        doctor, patient = doctor_in(s, place), patient_in(s, place)
        if doctor > 0 and patient > 0:
            helpers = nurses_needed(s, box, place, doctor, patient)
            if helpers <= free:
                free -= helpers
    return free


@rule
def fit(s: State, box: Box, doctor: int, patient: int, place: int, spare: int) -> int:
    """The value of this pair in this room: the income minus the cost of nurses; 0 if there are too few nurses."""
    helpers = nurses_needed(s, box, place, doctor, patient)
    if helpers > spare:
        return 0
    return DOLLAR * int(box.income[patient - 1]) - 4 * helpers


@rule
def worth_there(s: State, box: Box, who: int, origin: int, place: int, spare: int) -> int:
    """The value of sending a person to a place, minus the walk."""
    far = 0 if s.phase == Phase.SETTLING else way(s, box, origin, place)
    cost = AN_HOUR * far
    if has(care_places(s, box), place):
        if is_patient(who):
            doctor = doctor_in(s, place)
            gain = fit(s, box, doctor, level_of(who), place, spare) if doctor > 0 else 0
            return gain - cost
        patient = patient_in(s, place)
        if patient > 0:
            return A_ROOM + fit(s, box, who, patient, place, spare) - cost
        operating = is_operating(s, box, place)
        return A_ROOM + (2 * (who - 1) if operating else 0) - cost
    if who == Role.ORDERLY and has(everywhere(s, box.supply), place):
        return 3 * DOLLAR - cost
    return -cost


@rule
def worth_here(s: State, box: Box, i: int) -> int:
    """The value of a person where they are: in a pair, alone in a room, or elsewhere."""
    who, place = int(s.people[i].who), int(s.people[i].place)
    if not has(care_places(s, box), place):
        return 0
    doctor, patient = doctor_in(s, place), patient_in(s, place)
    if doctor == 0 or patient == 0:
        return A_ROOM if is_doctor(who) else 0
    helpers = nurses_needed(s, box, place, doctor, patient)
    return (A_ROOM if is_doctor(who) else 0) + (
        DOLLAR * int(box.income[patient - 1]) if helpers <= nurse_count(s) else 0
    )


@rule
def best_place(s: State, box: Box, who: int, origin: int, places: int) -> int:
    """The most valuable of these places, or NONE."""
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
    """The number of rooms with a doctor, a patient and enough nurses."""
    found, places, free = 0, care_places(s, box), nurse_count(s)
    while places != 0:
        place = lowest(places)
        places = minus(places, place)
        doctor, patient = doctor_in(s, place), patient_in(s, place)
        if doctor > 0 and patient > 0:
            helpers = nurses_needed(s, box, place, doctor, patient)
            if helpers <= free:
                free -= helpers
                found += 1
    return found


@rule
def free_rooms(s: State, box: Box, who: int) -> int:
    """The rooms that a doctor or a patient could go to; other people need no room."""
    rooms = care_places(s, box)
    for i in range(s.present):
        other = int(s.people[i].who)
        if is_patient(other) == is_patient(who) and s.people[i].place != DOOR:
            rooms &= ~(1 << int(s.people[i].place))
    return rooms if is_doctor(who) or is_patient(who) else 0


@rule
def ahead(s: State, icon: int) -> int:
    """How many actions of this kind are still to come after the current one."""
    found = 0
    for i in range(int(s.step) + 1, STEPS):
        if s.icons[i] == icon:
            found += 1
    return found


@rule
def free_money(s: State, box: Box) -> int:
    """The money left after this round's bills, if the patients who may still come are treated."""
    expected = pairs(s, box)
    if ahead(s, ActionIcon.ADMIT) > 0 or s.phase == Phase.ADMITTING:
        expected = max(expected, min(doctors(s), expected + int(s.entrances)))
    bills = full_upkeep(s, box) - savings(s, box) + wages(s, box)
    return int(s.money) - max(0, bills - int(box.income[0]) * expected)
