"""Whom the heuristic moves, hires, admits and treats, and where it sends them."""

from __future__ import annotations

from rulewright.kernel import lowest, minus, rule, size

from ..rules.arrivals import patient_waits, to_hire
from ..rules.business import nurse_count, nurses_needed, to_treat
from ..rules.places import cars, everywhere, is_doctor, patient_of, room_count
from ..rules.walking import to_pick, to_walk
from ..state import DOOR, NONE, ROUNDS, ActionIcon, Box, Goal, Level, Role, State, Verb
from .evaluation import (
    AN_HOUR,
    DOLLAR,
    NEVER,
    ahead,
    best_place,
    doctor_in,
    doctors,
    free_money,
    free_rooms,
    pairs,
    patient_in,
    spare_nurses,
    worth_here,
    worth_there,
)

DOCTORS_WANTED, NURSES_WANTED = 3, 1
MOVING = 9
"""The least gain for which somebody is moved."""


@rule
def where_to(s: State, box: Box) -> int:
    p = s.people[s.walker]
    places = to_walk(s, box)
    if places == 0:
        return Verb.STAY
    return Verb.WALK.of(best_place(s, box, int(p.who), int(p.place), places))


@rule
def whom_to_move(s: State, box: Box) -> int:
    """The person who gains most by moving, if it is clearly more than nothing, or NONE."""
    best, most, found = NONE, MOVING, to_pick(s, box)
    spare = spare_nurses(s, box)
    while found != 0:
        i = lowest(found)
        found = minus(found, i)
        who, here = int(s.people[i].who), int(s.people[i].place)
        now = worth_here(s, box, i)
        places = free_rooms(s, box, who) & ~(1 << here)
        while places != 0:
            place = lowest(places)
            places = minus(places, place)
            gain = worth_there(s, box, who, here, place, spare) - now
            if gain > most:
                best, most = i, gain
    return best


@rule
def whom_to_hire(s: State, box: Box) -> int:
    """Move people who are needed elsewhere, then hire the best candidate in reach, if worth the price."""
    person = whom_to_move(s, box)
    if person != NONE:
        return Verb.PICK.of(person)
    found, best, most = to_hire(s, box), NONE, 0
    money = free_money(s, box)
    while found != 0:
        b = lowest(found)
        found = minus(found, b)
        worth = hire_worth(s, box, int(s.staff[b]), b + 1)
        if worth > most and (money > b or s.round == ROUNDS):
            best, most = b, worth
    return Verb.DONE if best == NONE else Verb.HIRE.of(best)


@rule
def hire_worth(s: State, box: Box, who: int, price: int) -> int:
    left = ROUNDS - int(s.round)
    cost = DOLLAR * price + DOLLAR * int(box.wages[who - 1]) * (left + 1)
    if is_doctor(who):
        if s.round == ROUNDS:  # CL-H36: for what they treat today, since they do not count
            needed = awaited(s, who) and doctors(s) == pairs(s, box)
            return DOLLAR * int(box.income[who - 1]) - cost - AN_HOUR if needed else 0
        if doctors(s) >= min(DOCTORS_WANTED, room_count(s, box)) or cars(s, box) - s.present < 3:
            return 0
        return 60 - DOLLAR * price + 9 * who + (10 if awaited(s, who) else 0)
    if who == Role.NURSE:
        return 40 - DOLLAR * price if nurse_count(s) < NURSES_WANTED and left > 0 and doctors(s) > 1 else 0
    return 3 * DOLLAR * (left + 1) - cost - 6 if cars(s, box) - s.present > 3 and size(to_supply(s, box)) > 0 else 0


@rule
def to_supply(s: State, box: Box) -> int:
    """Supply rooms without an orderly."""
    found = everywhere(s, box.supply)
    for i in range(s.present):
        if s.people[i].who == Role.ORDERLY and s.people[i].place != DOOR:
            found = minus(found, int(s.people[i].place))
    return found


@rule
def awaited(s: State, level: int) -> bool:
    """Whether a patient of this level will come to the door this round."""
    if ahead(s, ActionIcon.ADMIT) == 0:
        return False
    found = 0
    for b in range(s.entrances):
        if s.patients[b] == level or (s.patients[b] == Level.COUPLE and level in (Level.WHITE, Level.YELLOW)):
            found += 1
    return found > 0


@rule
def whom_to_admit(s: State, box: Box) -> int:
    """CL-18: admit patients who can be treated and refuse the others, unless that would be a slip (CL-R37)."""
    person = whom_to_move(s, box)
    if person != NONE:
        return Verb.PICK.of(person)
    if not patient_waits(s):
        return Verb.DONE
    level = int(s.patients[s.queue])
    if s.goal == Goal.SPOTLESS:
        return Verb.ADMIT
    if level == Level.COUPLE:
        return Verb.ADMIT if doctors(s) - pairs(s, box) > 1 else Verb.REFUSE
    who = patient_of(level)
    place = best_place(s, box, who, DOOR, free_rooms(s, box, who))
    worth = worth_there(s, box, who, DOOR, place, spare_nurses(s, box))
    return Verb.ADMIT if worth > 0 else Verb.REFUSE


@rule
def whom_to_treat(s: State, box: Box) -> int:
    """First patients who need no nurse, then those who pay most for each nurse."""
    places, best, most = to_treat(s, box), NONE, NEVER
    while places != 0:
        place = lowest(places)
        places = minus(places, place)
        doctor, patient = doctor_in(s, place), patient_in(s, place)
        helpers = nurses_needed(s, box, place, doctor, patient)
        worth = int(box.income[patient - 1]) - 20 * helpers
        if worth > most:
            best, most = place, worth
    return Verb.DONE if best == NONE else Verb.TREAT.of(best)
