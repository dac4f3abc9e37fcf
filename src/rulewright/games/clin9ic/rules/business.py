"""Business and Administration (CL-4): treatment, bills, buying popularity; then doctors tire and patients get worse."""

from __future__ import annotations

from rulewright.kernel import does, has, law, note, plus, refuses, rule, size

from ..notes import Note
from ..state import NONE, PLACES, ROUNDS, Box, Level, Role, State, Verb
from .people import leave, sort
from .places import care_places, everywhere, is_doctor, is_operating, is_patient, level_of

NOBODY_TO_TREAT, NOT_SKILLED, NOT_SKILLED_HERE = law("CL-H18"), law("CL-R22"), law("CL-R23")

# ---------------------------------------------------------------- treatment


@rule
def pair_in(s: State, place: int) -> tuple[int, int]:
    """CL-25: the indices of the patient in a place and of a doctor who has not worked yet, each NONE if there is none."""
    doctor, patient = NONE, NONE
    for i in range(s.present):
        if s.people[i].place == place:
            if is_patient(int(s.people[i].who)):
                patient = i
            elif is_doctor(int(s.people[i].who)) and s.people[i].worked == 0:
                doctor = i
    return doctor, patient


@rule
def nurses_needed(s: State, box: Box, place: int, doctor: int, patient: int) -> int:
    """CL-R22, CL-R23: a nurse for each level between the two; in an operating room only if the doctor's is the lower."""
    gap = patient - doctor
    if gap < 0:
        return 0 if is_operating(s, box, place) else -gap
    return gap


@rule
def pair_needs(s: State, box: Box, place: int, doctor: int, patient: int) -> int:
    """The nurses that this doctor and patient, given by index, need here."""
    return nurses_needed(s, box, place, int(s.people[doctor].who), level_of(int(s.people[patient].who)))


@refuses(Verb.TREAT)
def check_treat(s: State, box: Box, place: int) -> int:
    """CL-25, CL-R22, CL-R23, CL-H18: a doctor and a patient in one room, and nurses for the levels between them."""
    doctor, patient = pair_in(s, place)
    if doctor < 0 or patient < 0:
        return NOBODY_TO_TREAT
    if pair_needs(s, box, place, doctor, patient) <= s.nurses:
        return 0
    return NOT_SKILLED_HERE if is_operating(s, box, place) else NOT_SKILLED


@rule
def to_treat(s: State, box: Box) -> int:
    found, places = 0, care_places(s, box)
    for place in range(PLACES):
        if (places >> place) & 1 and check_treat(s, box, place) == 0:
            found = plus(found, place)
    return found


@does(Verb.TREAT)
def treat(s: State, box: Box, place: int) -> None:
    """CL-25, CL-R11, CL-R24, CL-H12: the patient pays and leaves, the doctor has worked, and gardens pay extra."""
    doctor, patient = pair_in(s, place)
    nurses = pair_needs(s, box, place, doctor, patient)
    level = level_of(int(s.people[patient].who))
    income = int(box.income[level - 1])
    note(s, Note.TREATED, place, int(s.people[doctor].who), int(s.people[patient].who), nurses, income)
    s.money += income
    if s.cured < box.garden_most and s.gardens > 0:
        s.money += s.gardens * box.garden
        note(s, Note.GARDENS, int(s.gardens) * int(box.garden))
    s.nurses -= nurses
    s.cured += 1
    s.treated += 1
    if level >= Level.ORANGE:
        s.serious += 1
    s.people[doctor].worked = 1
    leave(s, patient)


# ---------------------------------------------------------------- bills


@rule
def full_upkeep(s: State, box: Box) -> int:
    """CL-R25: the upkeep of floors and modules, before savings."""
    cost = int(box.upkeep_floor) * int(s.height)
    modules = size(everywhere(s, box.rooms)) + size(everywhere(s, box.operating))
    return cost + box.upkeep_module * (modules + size(everywhere(s, box.hubs)) + size(everywhere(s, box.supply)))


@rule
def savings(s: State, box: Box) -> int:
    """CL-R25: what orderlies in supply rooms save, at most the upkeep."""
    found, supply = 0, everywhere(s, box.supply)
    for i in range(s.present):
        if s.people[i].who == Role.ORDERLY and has(supply, int(s.people[i].place)):
            found += int(box.saved)
    return min(found, full_upkeep(s, box))


@rule
def upkeep(s: State, box: Box) -> int:
    """CL-R25: the upkeep of a round, after savings."""
    return full_upkeep(s, box) - savings(s, box)


@rule
def wages(s: State, box: Box) -> int:
    """CL-R26: what the staff earn in a round."""
    found = 0
    for i in range(s.present):
        who = int(s.people[i].who)
        if who <= Role.ORDERLY:
            found += int(box.wages[who - 1])
    return found


@rule
def pay_bills(s: State, box: Box) -> None:
    """CL-26, CL-R27, CL-H16, CL-H17: pay as much as possible; the rest costs popularity, on the last day without a limit."""
    saved = savings(s, box)
    due, salaries = upkeep(s, box), wages(s, box)
    note(s, Note.BILL, due, saved, salaries)
    missing = due + salaries - int(s.money)
    s.money = max(0, -missing)
    if missing > 0:
        lost = (missing + box.missing - 1) // box.missing
        if s.round < ROUNDS:
            lost = min(lost, int(box.missing_most))
        note(s, Note.UNPAID, missing, lost)
        s.popularity -= lost
        s.unpaid += 1


@rule
def buy(s: State, box: Box, points: int) -> None:
    """CL-27, CL-R28: buy popularity."""
    if points > 0:
        s.money -= points * box.popularity
        s.popularity += points
        note(s, Note.BOUGHT, points, points * int(box.popularity))


# ---------------------------------------------------------------- administration


@rule
def administer(s: State, box: Box) -> None:
    """CL-28, CL-R29, CL-R30: doctors who worked lose a level, down to white; patients get worse, and red ones die."""
    for i in range(s.present):
        p = s.people[i]
        if p.worked != 0:
            p.worked = 0
            if p.who > Role.WHITE_DOCTOR:
                p.who -= 1
                note(s, Note.TIRED, int(p.place), int(p.who))
    while s.present > 0 and s.people[s.present - 1].who == Role.RED_PATIENT:
        note(s, Note.DIED, int(s.people[s.present - 1].place), int(box.death))
        s.popularity -= box.death
        s.dead += 1
        leave(s, int(s.present) - 1)
    for i in range(s.present):
        p = s.people[i]
        if is_patient(int(p.who)):
            p.who += 1
            note(s, Note.WORSE, int(p.place), int(p.who))
    sort(s)
