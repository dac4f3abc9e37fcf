"""The nine dice (CL-2), always kept sorted: people arrive, are picked up, and walk, stay or leave (CL-16, CL-R19 to CL-R21)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, plus, refuses, rule

from ..notes import Note
from ..state import DICE, DOOR, NONE, ROUNDS, ActionIcon, Box, Phase, Role, State, Verb
from .places import cars, is_patient, stations, walk_time

NO_STATION, ONE_OF_A_KIND, NO_NEWCOMER = law("CL-R18"), law("CL-25"), law("CL-16")
HAS_MOVED, ONLY_STAFF, ONLY_PATIENTS, NOBODY_THERE = law("CL-H13"), law("CL-R19"), law("CL-R20"), law("CL-R2")
NOWHERE_TO_GO, ONE_OF_SEVERAL = law("CL-H14"), law("CL-H34")


@rule
def rank(s: State, i: int) -> int:
    """The sort key: role, place, moved, worked, late; free dice come last."""
    p = s.people[i]
    who = int(p.who)
    if who == Role.NOBODY:
        return 1 << 20
    return (((who * 32 + int(p.place)) * 2 + int(p.moved)) * 2 + int(p.worked)) * 2 + int(p.late)


@rule
def swap(s: State, i: int, k: int) -> None:
    p, q = s.people[i], s.people[k]
    p.who, q.who = q.who, p.who
    p.place, q.place = q.place, p.place
    p.moved, q.moved = q.moved, p.moved
    p.worked, q.worked = q.worked, p.worked
    p.late, q.late = q.late, p.late


@rule
def sort(s: State) -> None:
    """Sort the dice, and update the index of the walker."""
    for i in range(1, DICE):
        k = i
        while k > 0 and rank(s, k) < rank(s, k - 1):
            swap(s, k, k - 1)
            if s.walker == k:
                s.walker = k - 1
            elif s.walker == k - 1:
                s.walker = k
            k -= 1


@rule
def room_for(s: State, box: Box, count: int) -> bool:
    """CL-15, CL-R2: whether there are dice and parking spaces for this many more people."""
    return s.present + count <= min(DICE, cars(s, box))


@rule
def how_many(s: State, who: int) -> int:
    """The number of people in this role; nurses help wherever they are (CL-H18)."""
    found = 0
    for i in range(s.present):
        if s.people[i].who == who:
            found += 1
    return found


@rule
def patient_count(s: State) -> int:
    found = 0
    for i in range(s.present):
        if is_patient(int(s.people[i].who)):
            found += 1
    return found


@rule
def at_door(s: State) -> int:
    """The first newcomer who still has to walk in, or NONE."""
    for i in range(s.present):
        if s.people[i].place == DOOR:
            return i
    return NONE


@rule
def arrive(s: State, who: int) -> None:
    """CL-16, CL-H26, CL-H36: a newcomer arrives at the door; of a couple, the white patient walks first."""
    p = s.people[s.present]
    p.who, p.place, p.moved, p.worked = who, DOOR, 1, 0
    p.late = 1 if s.round == ROUNDS and not is_patient(who) else 0
    s.present += 1
    sort(s)
    s.walker = at_door(s)


@rule
def leave(s: State, i: int) -> None:
    """CL-H12: a person leaves, which frees the die and the parking space."""
    p = s.people[i]
    p.who, p.place, p.moved, p.worked, p.late = Role.NOBODY, 0, 0, 0, 0
    s.present -= 1
    sort(s)


@rule
def rest(s: State) -> None:
    """CL-H13: all people may move again in the next action."""
    for i in range(s.present):
        s.people[i].moved = 0
    sort(s)


# ---------------------------------------------------------------- walking


@refuses(Verb.PICK)
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
    """CL-H34: whether two people have the same role and place, and both or neither have moved or were hired on the last day."""
    p, q = s.people[i], s.people[k]
    return p.who == q.who and p.place == q.place and p.moved == q.moved and p.late == q.late


@rule
def to_pick(s: State, box: Box) -> int:
    found = 0
    for i in range(s.present):
        if check_pick(s, box, i) == 0:
            found = plus(found, i)
    return found


@does(Verb.PICK)
def pick_up(s: State, i: int) -> None:
    """CL-R19, CL-R20: pick a person up to move."""
    s.walker = i
    s.phase = Phase.WALKING


@rule
def to_walk(s: State, box: Box) -> int:
    """The places that the walker may go to."""
    p = s.people[s.walker]
    found = stations(s, box, int(p.who))
    return found if p.place == DOOR else found & ~(1 << int(p.place))


@refuses(Verb.WALK)
def check_walk(s: State, place: int) -> int:
    """CL-25, CL-R18, CL-H14: the place must be another module for this role, without another person of its kind."""
    who = int(s.people[s.walker].who)
    for i in range(s.present):
        if s.people[i].place == place and is_patient(who) == is_patient(int(s.people[i].who)):
            return ONE_OF_A_KIND
    return NO_STATION


@does(Verb.WALK)
def walk(s: State, box: Box, place: int) -> None:
    """CL-16, CL-R7, CL-R21: the walker goes there, which takes time, except for the doctor who opens the clinic."""
    p = s.people[s.walker]
    origin = int(p.place)
    far = walk_time(s, box, place)
    note(s, Note.WALKED, int(p.who), origin, place, far)
    s.time += far
    p.place, p.moved = place, 1
    s.walker = NONE
    sort(s)
    s.walker = at_door(s)
    after_walk(s)


@refuses(Verb.STAY)
def check_stay(s: State) -> int:
    """CL-16: newcomers must walk in."""
    return NO_NEWCOMER if s.people[s.walker].place == DOOR else 0


@does(Verb.STAY)
def stay(s: State) -> None:
    """CL-H28: the walker stays; this counts as their move in this action."""
    p = s.people[s.walker]
    note(s, Note.STAYED, int(p.who), int(p.place))
    p.moved = 1
    s.walker = NONE
    sort(s)
    after_walk(s)


@refuses(Verb.DISMISS)
def check_dismiss(s: State) -> int:
    """CL-R19: staff only, and no newcomers."""
    if s.people[s.walker].place == DOOR:
        return NO_NEWCOMER
    return ONLY_STAFF if is_patient(int(s.people[s.walker].who)) else 0


@does(Verb.DISMISS)
def dismiss(s: State) -> None:
    """CL-R19: the walker leaves the clinic, at no cost."""
    i = int(s.walker)
    note(s, Note.SENT_AWAY, int(s.people[i].who), int(s.people[i].place))
    s.walker = NONE
    leave(s, i)
    after_walk(s)


@rule
def after_walk(s: State) -> None:
    """After a walk: the next newcomer, the rest of the action, or the first round."""
    if s.phase == Phase.SETTLING:
        rest(s)
        s.phase = Phase.DEALING
    elif s.walker == NONE:
        s.phase = Phase.ADMITTING if s.icons[s.step] == ActionIcon.ADMIT else Phase.HIRING
