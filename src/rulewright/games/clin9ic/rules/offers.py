"""The moves on offer in each phase, counted and numbered: exactly those that the law allows."""

from __future__ import annotations

from rulewright.kernel import nth, plus, rule, size

from ..state import AT_ONCE, BOXES, CARDS, COMPONENTS, DOOR, PLACES, STEPS, Box, Phase, State, Verb
from .legality import check_bonus, check_build, check_hire, check_pick, check_raise, check_treat, patient_waits
from .places import care_places, is_patient, stations


@rule
def to_walk(s: State, box: Box) -> int:
    """The places that the walker may go to."""
    p = s.people[s.walker]
    found = stations(s, box, int(p.who))
    return found if p.place == DOOR else found & ~(1 << int(p.place))


@rule
def to_turn(s: State, box: Box) -> int:
    """CL-H37: the cards that may still be turned round."""
    return 0 if box.rotate == 0 else ((1 << STEPS) - 1) & ~int(s.turned)


@rule
def to_build(s: State, box: Box) -> int:
    found = 0
    for component in range(COMPONENTS):
        if check_build(s, box, component) == 0:
            found = plus(found, component)
    return found


@rule
def to_raise(s: State, box: Box) -> int:
    found = 0
    for card in range(CARDS):
        if check_raise(s, box, card) == 0:
            found = plus(found, card)
    return found


@rule
def to_bonus(s: State, box: Box) -> int:
    found = 0
    for b in range(BOXES):
        if check_bonus(s, box, b) == 0:
            found = plus(found, b)
    return found


@rule
def to_hire(s: State, box: Box) -> int:
    found = 0
    for b in range(s.entrances):
        if check_hire(s, box, b) == 0:
            found = plus(found, b)
    return found


@rule
def to_pick(s: State, box: Box) -> int:
    found = 0
    for i in range(s.present):
        if check_pick(s, box, i) == 0:
            found = plus(found, i)
    return found


@rule
def to_treat(s: State, box: Box) -> int:
    found, places = 0, care_places(s, box)
    for place in range(PLACES):
        if (places >> place) & 1 and check_treat(s, box, place) == 0:
            found = plus(found, place)
    return found


@rule
def not_walking(s: State) -> int:
    """CL-H28, CL-R19: the other moves of a walker: newcomers have none, patients may stay, staff may also be dismissed."""
    p = s.people[s.walker]
    if p.place == DOOR:
        return 0
    return 1 if is_patient(int(p.who)) else 2


@rule
def offers(s: State, box: Box, seat: int) -> int:
    if s.phase in (Phase.SETTLING, Phase.WALKING):
        return size(to_walk(s, box)) + not_walking(s)
    if s.phase == Phase.LAYING:
        return Verb.LAY.size + size(to_turn(s, box))
    if s.phase == Phase.BUILDING:
        return 1 + size(to_build(s, box)) + size(to_raise(s, box)) + size(to_bonus(s, box))
    if s.phase == Phase.HIRING:
        return 1 + size(to_hire(s, box)) + size(to_pick(s, box))
    if s.phase == Phase.ADMITTING:
        return (2 if patient_waits(s) else 1) + size(to_pick(s, box))
    if s.phase == Phase.TREATING:
        return 1 + size(to_treat(s, box))
    return 1 + min(AT_ONCE, int(s.money) // int(box.popularity))


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    if s.phase in (Phase.SETTLING, Phase.WALKING):
        places = to_walk(s, box)
        n = size(places)
        if k < n:
            return Verb.WALK.of(nth(places, k))
        return Verb.STAY if k == n else Verb.DISMISS
    if s.phase == Phase.LAYING:
        if k >= Verb.LAY.size:
            return Verb.TURN.of(nth(to_turn(s, box), k - Verb.LAY.size))
        return Verb.LAY.of(k // 2, k % 2)
    if s.phase == Phase.BUILDING:
        return offer_building(s, box, k)
    if s.phase == Phase.TREATING:
        rooms = to_treat(s, box)
        return Verb.TREAT.of(nth(rooms, k)) if k < size(rooms) else Verb.DONE
    if s.phase == Phase.BUYING:
        return Verb.BUY.of(k)
    return offer_people(s, box, k)


@rule
def offer_building(s: State, box: Box, k: int) -> int:
    components = to_build(s, box)
    n = size(components)
    if k < n:
        return Verb.BUILD.of(nth(components, k))
    cards = to_raise(s, box)
    m = n + size(cards)
    if k < m:
        return Verb.RAISE.of(nth(cards, k - n))
    boxes = to_bonus(s, box)
    return Verb.BONUS.of(nth(boxes, k - m)) if k - m < size(boxes) else Verb.DONE


@rule
def offer_people(s: State, box: Box, k: int) -> int:
    """In a Hire action: hire, move, done; in an Admit action: move, then answer the patient at the door, or done."""
    boxes = to_hire(s, box) if s.phase == Phase.HIRING else 0
    n = size(boxes)
    if k < n:
        return Verb.HIRE.of(nth(boxes, k))
    people = to_pick(s, box)
    m = n + size(people)
    if k < m:
        return Verb.PICK.of(nth(people, k - n))
    if s.phase == Phase.HIRING or not patient_waits(s):
        return Verb.DONE
    return Verb.ADMIT if k == m else Verb.REFUSE
