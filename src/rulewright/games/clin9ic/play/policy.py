"""How a sensible manager plays without thinking far: what bots assume of the rest of a game, and a bot of its own.

The numbers were found by trial, some thousand games for each.
"""

from __future__ import annotations

from rulewright.kernel import lowest, minus, rule, size

from ..rules.business import nurse_count
from ..rules.cards import shown_card
from ..rules.legality import check_build
from ..rules.offers import asked, to_bonus, to_hire, to_pick, to_raise, to_treat, to_walk
from ..rules.places import cars, everywhere, is_doctor, room_count, spaces
from ..rules.scoring import patients_left
from ..state import (
    COUPLE,
    DOOR,
    NONE,
    ROUNDS,
    SPACES,
    STEPS,
    ActionIcon,
    Box,
    Component,
    Goal,
    Level,
    Phase,
    Role,
    StaffIcon,
    State,
    Verb,
)
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

BUILD_WORTH, HIRE_WORTH, ADMIT_WORTH = 12, 10, 18
ENTRANCES_WANTED, DOCTORS_WANTED, NURSES_WANTED = 3, 3, 1
FIRST_PILLAR, FIRST_FLOOR, SECOND_FLOOR = 4, 5, 6
"""The rounds from which on these are built."""
MOVING = 9
"""What a move must bring to be made."""


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """A move that is always allowed."""
    if s.phase in (Phase.SETTLING, Phase.WALKING):
        return where_to(s, box)
    if s.phase == Phase.LAYING:
        return best_row(s, box)
    if s.phase == Phase.BUILDING:
        return what_to_build(s, box)
    if s.phase == Phase.HIRING:
        return whom_to_hire(s, box)
    if s.phase == Phase.ADMITTING:
        return whom_to_admit(s, box)
    if s.phase == Phase.TREATING:
        return whom_to_treat(s, box)
    return Verb.BUY


# ---------------------------------------------------------------- the row


@rule
def best_row(s: State, box: Box) -> int:
    best, most = 0, NEVER
    for top in range(3):
        for window in range(2):
            worth = row_worth(s, box, top, window)
            if worth > most:
                best, most = 2 * top + window, worth
    return Verb.LAY + best


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
def may(s: State, box: Box, component: int, money: int) -> bool:
    return check_build(s, box, component) == 0 and money >= box.price[component]


@rule
def what_to_build(s: State, box: Box) -> int:
    """Ways in and short ways early, floors late, when their upkeep is soon over; who may refuse nobody has two ways in."""
    money, r = to_spend(s, box), int(s.round)
    if r <= 4:
        if s.entrances < 2 and may(s, box, Component.ENTRANCE, money):
            return Verb.BUILD + Component.ENTRANCE
        if s.conveyors == 0 and may(s, box, Component.CONVEYOR, money):
            return Verb.BUILD + Component.CONVEYOR
        if s.entrances < ENTRANCES_WANTED and s.goal != Goal.SPOTLESS and may(s, box, Component.ENTRANCE, money):
            return Verb.BUILD + Component.ENTRANCE
        if cars(s, box) - s.present < 3 and may(s, box, Component.PARKING, money):
            return Verb.BUILD + Component.PARKING
    extra = to_bonus(s, box)
    floors = to_raise(s, box)
    late = FIRST_FLOOR if s.height == 1 else SECOND_FLOOR
    if floors != 0 and (r == ROUNDS or (r >= late and money >= box.floor_price[s.height] + box.upkeep_floor)):
        return Verb.RAISE + roomiest(box, floors)
    if wants_pillars(s, box, money):
        if extra != 0 and s.staff[lowest(extra)] == StaffIcon.PILLAR:
            return Verb.BONUS + lowest(extra)
        if check_build(s, box, Component.PILLAR) == 0:
            return Verb.BUILD + Component.PILLAR
    if may(s, box, Component.HELIPAD, money):
        return Verb.BUILD + Component.HELIPAD
    if r <= 4 and s.height == 3 and may(s, box, Component.GARDEN, money):
        return Verb.BUILD + Component.GARDEN
    return Verb.DONE


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
    return Verb.WALK + best_place(s, box, int(p.who), int(p.place), places)


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
        return Verb.PICK + person
    found, best, most = to_hire(s, box), NONE, 0
    money = to_spend(s, box)
    while found != 0:
        b = lowest(found)
        found = minus(found, b)
        worth = hire_worth(s, box, int(s.staff[b]), b + 1)
        if worth > most and (money > b or s.round == ROUNDS):
            best, most = b, worth
    return Verb.DONE if best == NONE else Verb.HIRE + best


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
    """Whether a patient of this level will be at the door in this round."""
    if ahead(s, ActionIcon.ADMIT) == 0:
        return False
    found = 0
    for b in range(s.entrances):
        if s.patients[b] == level or (s.patients[b] == COUPLE and level in (Level.WHITE, Level.YELLOW)):
            found += 1
    return found > 0


@rule
def whom_to_admit(s: State, box: Box) -> int:
    """CL-18: who can be treated; the others are refused, unless that would be a slip (CL-R37)."""
    person = whom_to_move(s, box)
    if person != NONE:
        return Verb.PICK + person
    if not asked(s):
        return Verb.DONE
    level = int(s.patients[s.queue])
    if s.goal == Goal.SPOTLESS:
        return Verb.ADMIT
    if level == COUPLE:
        return Verb.ADMIT if doctors(s) - pairs(s, box) > 1 else Verb.REFUSE
    who = Role.PATIENT + level - 1
    place = best_place(s, box, who, DOOR, goals_of(s, box, who))
    worth = worth_there(s, box, who, DOOR, place, spare_nurses(s, box))
    return Verb.ADMIT if worth > 0 else Verb.REFUSE


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
    return Verb.DONE if best == NONE else Verb.TREAT + best
