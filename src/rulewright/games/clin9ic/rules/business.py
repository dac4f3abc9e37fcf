"""Business and Administration: care, bills, popularity for money; then doctors tire and patients get worse."""

from __future__ import annotations

from rulewright.kernel import has, note, rule, size

from ..notes import Note
from ..state import NONE, SPACES, Box, Level, Role, State
from .people import leave, sort
from .places import everywhere, is_doctor, is_patient

# ---------------------------------------------------------------- care


@rule
def pair_in(s: State, place: int) -> tuple[int, int]:
    """CL-25: the doctor and the patient in a place, each NONE where there is none, or who has done his work already."""
    doctor, patient = NONE, NONE
    for i in range(s.present):
        if s.people[i].place == place:
            if is_patient(int(s.people[i].who)):
                patient = i
            elif is_doctor(int(s.people[i].who)) and s.people[i].worked == 0:
                doctor = i
    return doctor, patient


@rule
def help_needed(s: State, box: Box, place: int, doctor: int, patient: int) -> int:
    """CL-R22, CL-R23: how many nurses must help: one for each level between them, in an operating room only for those missing."""
    gap = int(s.people[patient].who) - Role.PATIENT + 1 - int(s.people[doctor].who)
    if gap < 0:
        return 0 if has(int(box.operating[s.floors[place // SPACES]]), place % SPACES) else -gap
    return gap


@rule
def treat(s: State, box: Box, place: int) -> None:
    """CL-25, CL-R11, CL-R24, CL-H12: the patient pays and leaves, the doctor has worked, gardens add their part."""
    doctor, patient = pair_in(s, place)
    nurses = help_needed(s, box, place, doctor, patient)
    level = int(s.people[patient].who) - Role.PATIENT + 1
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
    """CL-R25: by floors and by modules."""
    cost = int(box.upkeep_floor) * int(s.height)
    modules = size(everywhere(s, box.rooms)) + size(everywhere(s, box.operating))
    return cost + box.upkeep_module * (modules + size(everywhere(s, box.hubs)) + size(everywhere(s, box.supply)))


@rule
def savings(s: State, box: Box) -> int:
    """CL-R25: what orderlies in supply rooms could save; never more than the upkeep."""
    found, supply = 0, everywhere(s, box.supply)
    for i in range(s.present):
        if s.people[i].who == Role.ORDERLY and has(supply, int(s.people[i].place)):
            found += int(box.saved)
    return min(found, full_upkeep(s, box))


@rule
def wages(s: State, box: Box) -> int:
    """CL-R26."""
    found = 0
    for i in range(s.present):
        who = int(s.people[i].who)
        if who <= Role.ORDERLY:
            found += int(box.wages[who - 1])
    return found


@rule
def pay_bills(s: State, box: Box) -> None:
    """CL-26, CL-R27, CL-H16, CL-H17: pay what one can; what is missing costs popularity."""
    saved = savings(s, box)
    upkeep, salaries = full_upkeep(s, box) - saved, wages(s, box)
    note(s, Note.BILL, upkeep, saved, salaries)
    missing = upkeep + salaries - int(s.money)
    s.money = max(0, -missing)
    if missing > 0:
        lost = min((missing + box.missing - 1) // box.missing, int(box.missing_most))
        note(s, Note.UNPAID, missing, lost)
        s.popularity -= lost
        s.unpaid += 1


@rule
def buy(s: State, box: Box, many: int) -> None:
    """CL-27, CL-R28: popularity for money."""
    if many > 0:
        s.money -= many * box.popularity
        s.popularity += many
        note(s, Note.BOUGHT, many, many * int(box.popularity))


# ---------------------------------------------------------------- administration


@rule
def administer(s: State, box: Box) -> None:
    """CL-28, CL-R29, CL-R30: who treated loses a level, down to white; who was not treated gets worse, and red ones die."""
    for i in range(s.present):
        p = s.people[i]
        if p.worked != 0:
            p.worked = 0
            if p.who > 1:
                p.who -= 1
                note(s, Note.TIRED, int(p.place), int(p.who))
    while s.present > 0 and s.people[s.present - 1].who == Role.PATIENT + Level.RED - 1:
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


@rule
def nurse_count(s: State) -> int:
    """CL-H18: nurses anywhere in the clinic help."""
    found = 0
    for i in range(s.present):
        if s.people[i].who == Role.NURSE:
            found += 1
    return found
