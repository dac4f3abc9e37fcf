"""Moving people: somebody is picked up, and walks, stays or leaves; newcomers have to walk in (CL-16, CL-R19 to CL-R21)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, plus, refuses, rule

from ..notes import Note
from ..state import DOOR, NONE, ActionIcon, Box, Phase, State, Verb
from .people import at_door, leave, rest, sort
from .places import is_patient, stations, walk_time

NO_STATION, ONE_OF_A_KIND, NO_NEWCOMER = law("CL-R18"), law("CL-25"), law("CL-16")
HAS_MOVED, ONLY_STAFF, ONLY_PATIENTS, NOBODY_THERE = law("CL-H13"), law("CL-R19"), law("CL-R20"), law("CL-R2")
NOWHERE_TO_GO, ONE_OF_SEVERAL = law("CL-H14"), law("CL-H34")


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
    """CL-H34: the same role in the same place, and both or neither have moved, or came on the last day."""
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
    """CL-R19, CL-R20: this person is about to move."""
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
    """CL-25, CL-R18, CL-H14: a module for this role, with nobody of its kind in it, and not where they stand already."""
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
    """CL-16: newcomers have to walk in."""
    return NO_NEWCOMER if s.people[s.walker].place == DOOR else 0


@does(Verb.STAY)
def stay(s: State) -> None:
    """CL-H28: the walker stays put; this counts as their move in this action."""
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
