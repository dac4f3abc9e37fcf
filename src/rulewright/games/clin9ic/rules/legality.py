"""Which moves are legal, and the clause that forbids the others."""

from __future__ import annotations

from rulewright.kernel import has, law, rule

from ..state import (
    BOXES,
    DICE,
    DOOR,
    MOST_ENTRANCES,
    BonusIcon,
    Box,
    Component,
    Level,
    Phase,
    Role,
    State,
    Verb,
)
from .business import pair_in, pair_needs
from .people import patient_count, room_for
from .places import is_operating, is_patient, room_count, spaces, stations

ALONE, OVER = law("CL-3"), law("CL-4")
ONLY_THE_REST = law("CL-H30")
NO_STATION, ONE_OF_A_KIND = law("CL-R18"), law("CL-25")
LAY_FIRST = law("CL-6")
LEFT_TO_CHANCE, TURNED_ALREADY = law("CL-H19"), law("CL-H37")
ENOUGH_BUILT, NO_MONEY = law("CL-12"), law("CL-R8")
ENOUGH_ENTRANCES, PARKING_DONE = law("CL-H5"), law("CL-R10")
NO_SPACE, EVERY_FLOOR_HAS_ONE = law("CL-R16"), law("CL-R13")
NO_HELIPAD, HIGH_ENOUGH, NEEDS_PILLARS, NOT_ON_THE_SHELF = law("CL-R14"), law("CL-R15"), law("CL-23"), law("CL-R5")
NO_ICON, ICON_USED, TOO_DEAR = law("CL-34"), law("CL-H33"), law("CL-35")
BEYOND_THE_ENTRANCES, BOX_USED, HIRES_NOBODY = law("CL-13"), law("CL-H7"), law("CL-H8")
HIRE_TOO_DEAR, NO_PARKING, NO_DIE = law("CL-14"), law("CL-15"), law("CL-R2")
HAS_MOVED, ONLY_STAFF, ONLY_PATIENTS, NOBODY_THERE = law("CL-H13"), law("CL-R19"), law("CL-R20"), law("CL-R2")
NOWHERE_TO_GO, ONE_OF_SEVERAL = law("CL-H14"), law("CL-H34")
NOBODY_WAITS, BOXES_IN_ORDER = law("CL-17"), law("CL-H4")
NOBODY_TO_TREAT, NOT_SKILLED, NOT_SKILLED_HERE = law("CL-H18"), law("CL-R22"), law("CL-R23")
NOT_ENOUGH_MONEY = law("CL-R28")
NO_NEWCOMER = law("CL-16")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """The law: 0 if the move is allowed, otherwise the number of the clause that forbids it."""
    if s.end != 0:
        return OVER
    if seat != 0:
        return ALONE
    if action == Verb.GIVE_UP:
        return 0
    verb = Verb.at(action)
    if s.phase in (Phase.SETTLING, Phase.WALKING):
        return check_walking(s, box, action)
    if s.phase == Phase.LAYING:
        if verb == Verb.TURN:
            return check_turn(s, box, Verb.TURN.argument(action))
        return 0 if verb == Verb.LAY else LAY_FIRST
    if s.phase == Phase.BUILDING:
        return check_building(s, box, action)
    if s.phase == Phase.HIRING:
        return check_hiring(s, box, action)
    if s.phase == Phase.ADMITTING:
        return check_admitting(s, box, action)
    if s.phase == Phase.TREATING:
        if verb == Verb.TREAT:
            return check_treat(s, box, Verb.TREAT.argument(action))
        return 0 if verb == Verb.DONE else ONLY_THE_REST
    if verb == Verb.BUY:
        return 0 if Verb.BUY.argument(action) * box.popularity <= s.money else NOT_ENOUGH_MONEY
    return ONLY_THE_REST


@rule
def check_turn(s: State, box: Box, i: int) -> int:
    """CL-H19, CL-H37: only where the option allows it, and each card once a round."""
    if box.rotate == 0:
        return LEFT_TO_CHANCE
    return TURNED_ALREADY if has(int(s.turned), i) else 0


# ---------------------------------------------------------------- walking


@rule
def check_walking(s: State, box: Box, action: int) -> int:
    """CL-16, CL-R19, CL-H28: a person picked up may walk or stay, and staff may be dismissed; newcomers have to walk in."""
    verb, p = Verb.at(action), s.people[s.walker]
    if verb == Verb.WALK:
        return check_walk(s, box, int(p.who), int(p.place), Verb.WALK.argument(action))
    if verb == Verb.STAY:
        return NO_NEWCOMER if p.place == DOOR else 0
    if verb == Verb.DISMISS:
        if p.place == DOOR:
            return NO_NEWCOMER
        return ONLY_STAFF if is_patient(int(p.who)) else 0
    return ONLY_THE_REST


@rule
def check_walk(s: State, box: Box, who: int, origin: int, place: int) -> int:
    """CL-25, CL-R18, CL-H14: a module for this role, with nobody of its kind in it, and not where they stand already."""
    if has(stations(s, box, who), place) and place != origin:
        return 0
    for i in range(s.present):
        other = int(s.people[i].who)
        if s.people[i].place == place and (is_patient(who) == is_patient(other)):
            return ONE_OF_A_KIND
    return NO_STATION


# ---------------------------------------------------------------- building


@rule
def check_building(s: State, box: Box, action: int) -> int:
    verb = Verb.at(action)
    if verb == Verb.BUILD:
        return check_build(s, box, Verb.BUILD.argument(action))
    if verb == Verb.RAISE:
        return check_raise(s, box, Verb.RAISE.argument(action))
    if verb == Verb.BONUS:
        return check_bonus(s, box, Verb.BONUS.argument(action))
    return 0 if verb == Verb.DONE else ONLY_THE_REST


@rule
def check_build(s: State, box: Box, component: int) -> int:
    """CL-12, CL-R8: within the capacity, where there is room, and if you can pay."""
    if s.left == 0:
        return ENOUGH_BUILT
    if component == Component.ENTRANCE and s.entrances == MOST_ENTRANCES:
        return ENOUGH_ENTRANCES
    if component == Component.PARKING and s.parking != 0:
        return PARKING_DONE
    if component == Component.CONVEYOR and s.conveyors == s.height:
        return EVERY_FLOOR_HAS_ONE
    if component == Component.HELIPAD and (s.helipad != 0 or s.height == 1):
        return NO_HELIPAD
    if component in (Component.GARDEN, Component.PILLAR) and not fits_in(s, box, component):
        return NO_SPACE
    return 0 if s.money >= box.price[component] else NO_MONEY


@rule
def fits_in(s: State, box: Box, component: int) -> bool:
    """CL-R11, CL-R12, CL-R16, CL-H24: a free empty space on the top floor; a pillar may take that of a garden."""
    free = spaces(s, box) - s.pillars - s.gardens
    return free > 0 or (component == Component.PILLAR and s.gardens > 0)


@rule
def check_raise(s: State, box: Box, card: int) -> int:
    """CL-23, CL-R15: a card from the shelf, on pillars in every empty space, up to as many floors as the box has prices for."""
    if s.left == 0:
        return ENOUGH_BUILT
    if s.height == box.most_floors:
        return HIGH_ENOUGH
    if not has(int(s.shelf), card):
        return NOT_ON_THE_SHELF
    if s.pillars < spaces(s, box):
        return NEEDS_PILLARS
    return 0 if s.money >= box.floor_price[s.height] else NO_MONEY


@rule
def check_bonus(s: State, box: Box, b: int) -> int:
    """CL-34, CL-35, CL-H33: a visible icon of the new card, once an action, for the number of its box."""
    icon = int(s.staff[b])
    if icon not in (BonusIcon.PILLAR, BonusIcon.GARDEN):
        return NO_ICON
    if has(int(s.used), b):
        return ICON_USED
    if not fits_in(s, box, Component.PILLAR if icon == BonusIcon.PILLAR else Component.GARDEN):
        return NO_SPACE
    return 0 if s.money > b else TOO_DEAR


# ---------------------------------------------------------------- hiring and admitting


@rule
def check_hiring(s: State, box: Box, action: int) -> int:
    verb = Verb.at(action)
    if verb == Verb.HIRE:
        return check_hire(s, box, Verb.HIRE.argument(action))
    if verb == Verb.PICK:
        return check_pick(s, box, Verb.PICK.argument(action))
    return 0 if verb == Verb.DONE else ONLY_THE_REST


@rule
def check_hire(s: State, box: Box, b: int) -> int:
    """CL-13, CL-14, CL-15, CL-H7, CL-H8, CL-R2: a staff box within the entrances, for its price."""
    if b >= s.entrances:
        return BEYOND_THE_ENTRANCES
    if s.staff[b] in (Role.NOBODY, BonusIcon.PILLAR, BonusIcon.GARDEN):
        return HIRES_NOBODY
    if has(int(s.used), b):
        return BOX_USED
    if s.present == DICE:
        return NO_DIE
    if not room_for(s, box, 1):
        return NO_PARKING
    return 0 if s.money > b else HIRE_TOO_DEAR


@rule
def check_pick(s: State, box: Box, i: int) -> int:
    """CL-R19, CL-R20, CL-H13, CL-H34: staff in Hire, patients in Admit, each once an action."""
    if i >= s.present:
        return NOBODY_THERE
    who = int(s.people[i].who)
    if s.phase == Phase.HIRING and is_patient(who):
        return ONLY_STAFF
    if s.phase == Phase.ADMITTING and not is_patient(who):
        return ONLY_PATIENTS
    if s.people[i].moved != 0:
        return HAS_MOVED
    if i > 0 and alike(s, i - 1, i):
        return ONE_OF_SEVERAL
    return NOWHERE_TO_GO if is_patient(who) and stations(s, box, who) == 0 else 0


@rule
def alike(s: State, i: int, k: int) -> bool:
    """CL-H34: the same role in the same place, and both or neither have moved, or came on the last day."""
    p, q = s.people[i], s.people[k]
    return p.who == q.who and p.place == q.place and p.moved == q.moved and p.late == q.late


@rule
def check_admitting(s: State, box: Box, action: int) -> int:
    """CL-17, CL-H4: box by box from the left, each patient admitted or refused before the action is done."""
    verb, waits = Verb.at(action), patient_waits(s)
    if verb in (Verb.ADMIT, Verb.REFUSE):
        return 0 if waits else NOBODY_WAITS
    if verb == Verb.DONE:
        return BOXES_IN_ORDER if waits else 0
    return check_pick(s, box, Verb.PICK.argument(action)) if verb == Verb.PICK else ONLY_THE_REST


@rule
def patient_waits(s: State) -> bool:
    """CL-17: whether a box within the entrances is still to be answered."""
    return s.queue < min(BOXES, s.entrances)


@rule
def can_come(s: State, box: Box, b: int) -> bool:
    """CL-15, CL-19, CL-37, CL-38: whether there is parking, a die and a room for the patient in this box, or two of each."""
    count = 2 if s.patients[b] == Level.COUPLE else 1
    return s.patients[b] != Role.NOBODY and room_for(s, box, count) and patient_count(s) + count <= room_count(s, box)


# ---------------------------------------------------------------- treatment


@rule
def check_treat(s: State, box: Box, place: int) -> int:
    """CL-25, CL-R22, CL-R23, CL-H18: a doctor and a patient in one room, and nurses for the levels between them."""
    doctor, patient = pair_in(s, place)
    if doctor < 0 or patient < 0:
        return NOBODY_TO_TREAT
    if pair_needs(s, box, place, doctor, patient) <= s.nurses:
        return 0
    return NOT_SKILLED_HERE if is_operating(s, box, place) else NOT_SKILLED
