"""How a sensible manager plays without thinking far: what bots assume of the rest of a game, and a bot of its own.

The numbers were found by trial, some thousand games for each.
"""

from __future__ import annotations

from rulewright.kernel import lowest, minus, rule, size

from ..rules.business import nurse_count
from ..rules.cards import shown_card
from .evaluation import (
    AN_HOUR,
    DOLLAR,
    NEVER,
    POINT,
    ahead,
    best_place,
    doctors,
    goals_of,
    level_in,
    need,
    pairs,
    spare_nurses,
    to_spend,
    worth_here,
    worth_there,
)
from ..rules.legality import check_build
from ..rules.offers import asked, to_bonus, to_hire, to_pick, to_raise, to_treat, to_walk
from ..rules.places import cars, everywhere, is_doctor, room_count, spaces
from ..rules.scoring import patients_left
from ..state import (
    ADMIT,
    ADMIT_ICON,
    ADMITTING,
    BONUS,
    BUILD,
    BUILD_ICON,
    BUILDING,
    BUY,
    CONVEYOR,
    COUPLE,
    DONE,
    DOOR,
    ENTRANCE,
    GARDEN,
    HELIPAD,
    HIRE,
    HIRE_ICON,
    HIRING,
    LAY,
    LAYING,
    NONE,
    NURSE,
    ORDERLY,
    PARKING,
    PATIENT,
    PICK,
    PILLAR,
    PILLAR_ICON,
    RAISE,
    REFUSE,
    ROUNDS,
    SETTLING,
    SPACES,
    SPOTLESS,
    STAY,
    STEPS,
    TREAT,
    TREATING,
    WALK,
    WALKING,
    WHITE,
    YELLOW,
    Box,
    State,
)

BUILD_WORTH, HIRE_WORTH, ADMIT_WORTH = 12, 10, 18
ENTRANCES_WANTED, DOCTORS_WANTED, NURSES_WANTED = 3, 3, 1
FIRST_PILLAR, FIRST_FLOOR, SECOND_FLOOR = 4, 5, 6
"""The rounds from which on these are built."""
MOVING = 9
"""What a move must bring to be made."""


@rule
def policy(s: State, box: Box, seat: int, words: list[int]) -> int:
    """A move that is always allowed."""
    if s.phase in (SETTLING, WALKING):
        return where_to(s, box)
    if s.phase == LAYING:
        return best_row(s, box)
    if s.phase == BUILDING:
        return what_to_build(s, box)
    if s.phase == HIRING:
        return whom_to_hire(s, box)
    if s.phase == ADMITTING:
        return whom_to_admit(s, box)
    if s.phase == TREATING:
        return whom_to_treat(s, box)
    return BUY


# ---------------------------------------------------------------- the row


@rule
def best_row(s: State, box: Box) -> int:
    best, most = 0, NEVER
    for top in range(3):
        for window in range(2):
            worth = row_worth(s, box, top, window)
            if worth > most:
                best, most = 2 * top + window, worth
    return LAY + best


@rule
def row_worth(s: State, box: Box, top: int, window: int) -> int:
    """What a row promises: hands for the patients it brings, patients for the hands, and something to build."""
    worth, reach, free, hired = 0, int(s.entrances), doctors(s) - pairs(s, box), 0
    rooms = room_count(s, box) - patients_left(s)
    for i in range(STEPS):
        slot = i + window
        k = shown_card(top, slot)
        card, face, section = int(s.card[k]), int(s.face[k]), slot - k
        icon = int(box.icon[card][face][section])
        if icon == BUILD_ICON:
            worth += BUILD_WORTH
            if s.round < 5 and reach < ENTRANCES_WANTED:
                reach += 1
        elif icon == HIRE_ICON:
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
def may(s: State, box: Box, component: int, money: int) -> bool:
    return check_build(s, box, component) == 0 and money >= box.price[component]


@rule
def what_to_build(s: State, box: Box) -> int:
    """Ways in and short ways early, floors late, when their upkeep is soon over; who may refuse nobody has two ways in."""
    money, r = to_spend(s, box), int(s.round)
    if r <= 4:
        if s.entrances < 2 and may(s, box, ENTRANCE, money):
            return BUILD + ENTRANCE
        if s.conveyors == 0 and may(s, box, CONVEYOR, money):
            return BUILD + CONVEYOR
        if s.entrances < ENTRANCES_WANTED and s.goal != SPOTLESS and may(s, box, ENTRANCE, money):
            return BUILD + ENTRANCE
        if cars(s, box) - s.present < 3 and may(s, box, PARKING, money):
            return BUILD + PARKING
    extra = to_bonus(s, box)
    floors = to_raise(s, box)
    late = FIRST_FLOOR if s.height == 1 else SECOND_FLOOR
    if floors != 0 and (r == ROUNDS or (r >= late and money >= box.floor_price[s.height] + box.upkeep_floor)):
        return RAISE + roomiest(box, floors)
    if wants_pillars(s, box, money):
        if extra != 0 and s.staff[lowest(extra)] == PILLAR_ICON:
            return BONUS + lowest(extra)
        if check_build(s, box, PILLAR) == 0:
            return BUILD + PILLAR
    if may(s, box, HELIPAD, money):
        return BUILD + HELIPAD
    if r <= 4 and s.height == 3 and may(s, box, GARDEN, money):
        return BUILD + GARDEN
    return DONE


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
    """Whether a floor can follow: in the last round at once."""
    missing = spaces(s, box) - int(s.pillars)
    if s.height == 3 or missing == 0 or s.round < FIRST_PILLAR:
        return False
    cost = missing * int(box.price[PILLAR])
    if s.round < ROUNDS:
        return money >= cost
    parts = int(s.left) + int(box.capacity) * ahead(s, BUILD_ICON)
    return missing + 1 <= parts and s.money >= cost + box.floor_price[s.height]


# ---------------------------------------------------------------- people


@rule
def where_to(s: State, box: Box) -> int:
    p = s.people[s.walker]
    places = to_walk(s, box)
    if places == 0:
        return STAY
    return WALK + best_place(s, box, int(p.who), int(p.place), places)


@rule
def whom_to_move(s: State, box: Box) -> int:
    """Somebody who would be worth clearly more elsewhere than where he is, or NONE."""
    best, most, found = NONE, MOVING, to_pick(s, box)
    spare = spare_nurses(s, box)
    while found != 0:
        i = lowest(found)
        found = minus(found, i)
        who, here = int(s.people[i].who), int(s.people[i].place)
        now = worth_here(s, box, i)
        places = goals_of(s, box, who) & ~(1 << here)
        while places != 0:
            place = lowest(places)
            places = minus(places, place)
            gain = worth_there(s, box, who, here, place, spare) - now
            if gain > most:
                best, most = i, gain
    return best


@rule
def whom_to_hire(s: State, box: Box) -> int:
    """Move whoever is needed elsewhere, then hire the best of those in reach, if they are worth it."""
    person = whom_to_move(s, box)
    if person != NONE:
        return PICK + person
    found, best, most = to_hire(s, box), NONE, 0
    money = to_spend(s, box)
    while found != 0:
        b = lowest(found)
        found = minus(found, b)
        worth = hire_worth(s, box, int(s.staff[b]), b + 1)
        if worth > most and (money > b or s.round == ROUNDS):
            best, most = b, worth
    return DONE if best == NONE else HIRE + best


@rule
def hire_worth(s: State, box: Box, who: int, price: int) -> int:
    left = ROUNDS - int(s.round)
    cost = DOLLAR * price + DOLLAR * int(box.wages[who - 1]) * (left + 1)
    if is_doctor(who):
        if s.round == ROUNDS:
            return POINT * who - cost - AN_HOUR
        if doctors(s) >= min(DOCTORS_WANTED, room_count(s, box)) or cars(s, box) - s.present < 3:
            return 0
        return 60 - DOLLAR * price + 9 * who + (10 if awaited(s, who) else 0)
    if who == NURSE:
        return 40 - DOLLAR * price if nurse_count(s) < NURSES_WANTED and left > 0 and doctors(s) > 1 else 0
    return 3 * DOLLAR * (left + 1) - cost - 6 if cars(s, box) - s.present > 3 and size(to_supply(s, box)) > 0 else 0


@rule
def to_supply(s: State, box: Box) -> int:
    """Supply rooms without an orderly."""
    found = everywhere(s, box.supply)
    for i in range(s.present):
        if s.people[i].who == ORDERLY and s.people[i].place != DOOR:
            found = minus(found, int(s.people[i].place))
    return found


@rule
def awaited(s: State, level: int) -> bool:
    """Whether a patient of this level will be at the door in this round."""
    if ahead(s, ADMIT_ICON) == 0:
        return False
    found = 0
    for b in range(s.entrances):
        if s.patients[b] == level or (s.patients[b] == COUPLE and level in (WHITE, YELLOW)):
            found += 1
    return found > 0


@rule
def whom_to_admit(s: State, box: Box) -> int:
    """CL-18: who can be treated; the others are refused, unless that would be a slip (CL-R37)."""
    person = whom_to_move(s, box)
    if person != NONE:
        return PICK + person
    if not asked(s):
        return DONE
    level = int(s.patients[s.queue])
    if s.goal == SPOTLESS:
        return ADMIT
    if level == COUPLE:
        return ADMIT if doctors(s) - pairs(s, box) > 1 else REFUSE
    who = PATIENT + level - 1
    place = best_place(s, box, who, DOOR, goals_of(s, box, who))
    worth = worth_there(s, box, who, DOOR, place, spare_nurses(s, box))
    return ADMIT if worth > 0 else REFUSE


@rule
def whom_to_treat(s: State, box: Box) -> int:
    """First those who need no nurse, then the dearest for each nurse."""
    places, best, most = to_treat(s, box), NONE, NEVER
    while places != 0:
        place = lowest(places)
        places = minus(places, place)
        doctor, patient = level_in(s, place, False), level_in(s, place, True)
        helpers = need(box, int(s.floors[place // SPACES]), place % SPACES, doctor, patient)
        worth = int(box.income[patient - 1]) - 20 * helpers
        if worth > most:
            best, most = place, worth
    return DONE if best == NONE else TREAT + best
