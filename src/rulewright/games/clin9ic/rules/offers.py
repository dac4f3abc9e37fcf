"""The moves worth asking about, counted and numbered by phase: whatever the law allows, and nothing else."""

from __future__ import annotations

from rulewright.kernel import nth, plus, rule, size

from ..state import AT_ONCE, BOXES, CARDS, COMPONENTS, DOOR, PLACES, Box, Phase, State, Verb
from .legality import check_bonus, check_build, check_hire, check_pick, check_raise, check_treat
from .places import care_places, is_patient, stations


@rule
def to_walk(s: State, box: Box) -> int:
    """The places that the walker may go to."""
    p = s.people[s.walker]
    found = stations(s, box, int(p.who))
    return found if p.place == DOOR else found & ~(1 << int(p.place))


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
def asked(s: State) -> bool:
    """Whether a patient waits for an answer."""
    return s.queue < min(BOXES, s.entrances)


@rule
def leaving(s: State) -> int:
    """CL-H28, CL-R19: who was picked up may stay, and staff may be dismissed; newcomers walk in."""
    p = s.people[s.walker]
    if p.place == DOOR:
        return 0
    return 1 if is_patient(int(p.who)) else 2


@rule
def offers(s: State, box: Box, seat: int) -> int:
    if s.phase in (Phase.SETTLING, Phase.WALKING):
        return size(to_walk(s, box)) + leaving(s)
    if s.phase == Phase.LAYING:
        return Verb.BUILD - Verb.LAY
    if s.phase == Phase.BUILDING:
        return 1 + size(to_build(s, box)) + size(to_raise(s, box)) + size(to_bonus(s, box))
    if s.phase == Phase.HIRING:
        return 1 + size(to_hire(s, box)) + size(to_pick(s, box))
    if s.phase == Phase.ADMITTING:
        return (2 if asked(s) else 1) + size(to_pick(s, box))
    if s.phase == Phase.TREATING:
        return 1 + size(to_treat(s, box))
    return 1 + min(AT_ONCE, int(s.money) // int(box.popularity))


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    if s.phase in (Phase.SETTLING, Phase.WALKING):
        places = to_walk(s, box)
        n = size(places)
        return Verb.WALK + nth(places, k) if k < n else Verb.STAY + k - n
    if s.phase == Phase.LAYING:
        return Verb.LAY + k
    if s.phase == Phase.BUILDING:
        return offer_building(s, box, k)
    if s.phase == Phase.HIRING:
        hires = to_hire(s, box)
        n = size(hires)
        return Verb.HIRE + nth(hires, k) if k < n else one_or(Verb.PICK, to_pick(s, box), k - n, Verb.DONE)
    if s.phase == Phase.ADMITTING:
        people = to_pick(s, box)
        return one_or(Verb.PICK, people, k, Verb.ADMIT + k - size(people) if asked(s) else Verb.DONE)
    if s.phase == Phase.TREATING:
        return one_or(Verb.TREAT, to_treat(s, box), k, Verb.DONE)
    return Verb.BUY + k


@rule
def one_or(first: int, found: int, k: int, otherwise: int) -> int:
    """The k-th of what was found, counted from the first of its verb; beyond them something else."""
    return first + nth(found, k) if k < size(found) else otherwise


@rule
def offer_building(s: State, box: Box, k: int) -> int:
    components = to_build(s, box)
    n = size(components)
    if k < n:
        return Verb.BUILD + nth(components, k)
    cards = to_raise(s, box)
    m = n + size(cards)
    return Verb.RAISE + nth(cards, k - n) if k < m else one_or(Verb.BONUS, to_bonus(s, box), k - m, Verb.DONE)
