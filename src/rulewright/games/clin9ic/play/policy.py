"""The heuristic: a sensible move for every position. It is a bot, and searching bots use it in their simulated games.

Its numbers were tuned by trial, over about a thousand games each.
"""

from __future__ import annotations

from rulewright.kernel import lowest, minus, rule, size

from ..rules.arrivals import patient_waits, to_hire
from ..rules.building import check_build, to_bonus, to_raise
from ..rules.business import nurses_needed, to_treat
from ..rules.cards import section_at, to_turn
from ..rules.people import how_many, patient_count, to_pick, to_walk
from ..rules.places import cars, everywhere, is_doctor, patient_of, room_count, spaces, taken
from ..state import (
    DOOR,
    NONE,
    ROUNDS,
    STEPS,
    ActionIcon,
    BonusIcon,
    Box,
    Component,
    Goal,
    Level,
    Phase,
    Role,
    State,
    Verb,
)
from .outlook import (
    AN_HOUR,
    DOLLAR,
    NEVER,
    POINT,
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

BUILD_WORTH, HIRE_WORTH, ADMIT_WORTH = 12, 10, 18
ENTRANCES_WANTED, DOCTORS_WANTED, NURSES_WANTED = 3, 3, 1
FIRST_PILLAR, FIRST_FLOOR, SECOND_FLOOR = 4, 5, 6
"""The earliest rounds in which these are built."""
MOVING = 9
"""Moving a person must gain more than this."""


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """The heuristic's move, which is always legal."""
    if s.phase in (Phase.SETTLING, Phase.WALKING):
        return where_to(s, box)
    if s.phase == Phase.LAYING:
        return turn_or_lay(s, box)
    if s.phase == Phase.BUILDING:
        return what_to_build(s, box)
    if s.phase == Phase.HIRING:
        return whom_to_hire(s, box)
    if s.phase == Phase.ADMITTING:
        return whom_to_admit(s, box)
    if s.phase == Phase.TREATING:
        return whom_to_treat(s, box)
    return Verb.BUY.of(0)


# ---------------------------------------------------------------- the Action cards


@rule
def turn_or_lay(s: State, box: Box) -> int:
    """CL-H37: turn the card that improves the best row most; if none does, lay the cards."""
    best, most, cards = NONE, best_row(s, box)[1], to_turn(s, box)
    while cards != 0:
        i = lowest(cards)
        cards = minus(cards, i)
        s.face[i] = int(s.face[i]) ^ 1
        worth = best_row(s, box)[1]
        s.face[i] = int(s.face[i]) ^ 1
        if worth > most:
            best, most = i, worth
    return best_row(s, box)[0] if best == NONE else Verb.TURN.of(best)


@rule
def best_row(s: State, box: Box) -> tuple[int, int]:
    """The most valuable way to lay the cards as they are turned, and its worth."""
    best, most = NONE, NEVER
    for top in range(3):
        for window in range(2):
            worth = row_worth(s, box, top, window)
            if worth > most:
                best, most = Verb.LAY.of(top, window), worth
    return best, most


@rule
def row_worth(s: State, box: Box, top: int, window: int) -> int:
    """The value of a row: doctors for its patients, patients for the doctors, and a chance to build."""
    worth, reach, free, hired = 0, int(s.entrances), doctors(s) - pairs(s, box), 0
    rooms = room_count(s, box) - patient_count(s)
    for i in range(STEPS):
        card, face, section = section_at(s, top, i + window)
        icon = int(box.icon[card][face][section])
        if icon == ActionIcon.BUILD:
            worth += BUILD_WORTH
            if s.round < 5 and reach < ENTRANCES_WANTED:
                reach += 1
        elif icon == ActionIcon.HIRE:
            came = min(reach, max(0, DOCTORS_WANTED + 1 - doctors(s) - hired))
            worth += HIRE_WORTH * came
            hired += came
            free += came
        else:
            came = min(reach, free, max(0, rooms))
            worth += ADMIT_WORTH * came - POINT * max(0, min(reach, rooms) - came)
            free -= came
            rooms -= came
    return worth


# ---------------------------------------------------------------- building


@rule
def affords(s: State, box: Box, component: int, money: int) -> bool:
    return check_build(s, box, component) == 0 and money >= box.price[component]


@rule
def what_to_build(s: State, box: Box) -> int:
    """Entrances and conveyors early, floors late, when little upkeep remains; two entrances if refusals are slips."""
    money, r = free_money(s, box), int(s.round)
    if r <= 4:
        if s.entrances < 2 and affords(s, box, Component.ENTRANCE, money):
            return Verb.BUILD.of(Component.ENTRANCE)
        if s.conveyors == 0 and affords(s, box, Component.CONVEYOR, money):
            return Verb.BUILD.of(Component.CONVEYOR)
        if s.entrances < ENTRANCES_WANTED and s.goal != Goal.SPOTLESS and affords(s, box, Component.ENTRANCE, money):
            return Verb.BUILD.of(Component.ENTRANCE)
        if cars(s, box) - s.present < 3 and affords(s, box, Component.PARKING, money):
            return Verb.BUILD.of(Component.PARKING)
    extra = to_bonus(s, box)
    floors = to_raise(s, box)
    late = FIRST_FLOOR if s.height == 1 else SECOND_FLOOR
    if floors != 0 and (r == ROUNDS or (r >= late and money >= box.floor_price[s.height] + box.upkeep_floor)):
        return Verb.RAISE.of(roomiest(box, floors))
    if wants_pillars(s, box, money):
        if extra != 0 and s.staff[lowest(extra)] == BonusIcon.PILLAR:
            return Verb.BONUS.of(lowest(extra))
        if check_build(s, box, Component.PILLAR) == 0:
            return Verb.BUILD.of(Component.PILLAR)
    if affords(s, box, Component.HELIPAD, money):
        return Verb.BUILD.of(Component.HELIPAD)
    if wants_garden(s, box) and affords(s, box, Component.GARDEN, money):
        return Verb.BUILD.of(Component.GARDEN)
    return Verb.DONE


@rule
def wants_garden(s: State, box: Box) -> bool:
    """Gardens early, for their income, and on the last day for their points; never in a space needed for pillars."""
    if s.round == ROUNDS:
        return box.garden_points * box.popularity > box.price[Component.GARDEN]
    return s.round <= 4 and (s.gardens == 0 or s.height == box.most_floors)


@rule
def roomiest(box: Box, cards: int) -> int:
    best, most = NONE, -1
    while cards != 0:
        card = lowest(cards)
        cards = minus(cards, card)
        rooms = size(int(box.rooms[card]) | int(box.operating[card])) * 8 - size(int(box.empty[card]))
        if rooms > most:
            best, most = card, rooms
    return best


@rule
def wants_pillars(s: State, box: Box, money: int) -> bool:
    """Whether pillars will lead to a floor; in the last round, before it ends."""
    missing = spaces(s, box) - int(s.pillars)
    if s.height == box.most_floors or missing == 0 or s.round < FIRST_PILLAR:
        return False
    cost = missing * int(box.price[Component.PILLAR])
    if s.round < ROUNDS:
        return money >= cost
    parts = int(s.left) + int(box.capacity) * ahead(s, ActionIcon.BUILD)
    return missing + 1 <= parts and s.money >= cost + box.floor_price[s.height]


# ---------------------------------------------------------------- people


@rule
def where_to(s: State, box: Box) -> int:
    p = s.people[s.walker]
    places = to_walk(s, box)
    if places == 0:
        return Verb.STAY
    return Verb.WALK.of(best_place(s, box, int(p.who), int(p.place), places))


@rule
def whom_to_move(s: State, box: Box) -> int:
    """The person who gains most by moving, if the gain is more than MOVING, or NONE."""
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
    """Move people who are needed elsewhere, then hire the best candidate available, if worth the price."""
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
        if s.round == ROUNDS:  # CL-H36: only for the patients they treat today, since they score nothing
            needed = awaited(s, who) and doctors(s) == pairs(s, box)
            return DOLLAR * int(box.income[who - 1]) - cost - AN_HOUR if needed else 0
        if doctors(s) >= min(DOCTORS_WANTED, room_count(s, box)) or cars(s, box) - s.present < 3:
            return 0
        return 60 - DOLLAR * price + 9 * who + (10 if awaited(s, who) else 0)
    if who == Role.NURSE:
        return 40 - DOLLAR * price if how_many(s, Role.NURSE) < NURSES_WANTED and left > 0 and doctors(s) > 1 else 0
    unstaffed = everywhere(s, box.supply) & ~taken(s, Role.ORDERLY)
    return 3 * DOLLAR * (left + 1) - cost - 6 if cars(s, box) - s.present > 3 and unstaffed != 0 else 0


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
    """Patients who need no nurse first, then those who pay most for each nurse."""
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
