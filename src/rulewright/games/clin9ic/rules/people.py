"""The nine dice (CL-2): people arrive and leave, and are always kept sorted."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import DICE, DOOR, NONE, ROUNDS, Box, Role, State
from .places import cars, is_patient


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
    """Sort the dice, and keep track of the walker."""
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
    """CL-15, CL-R2: whether there are dice and parking spaces for this many more."""
    return s.present + count <= min(DICE, cars(s, box))


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
    """CL-H12: the die and the parking space are free again."""
    p = s.people[i]
    p.who, p.place, p.moved, p.worked, p.late = Role.NOBODY, 0, 0, 0, 0
    s.present -= 1
    sort(s)


@rule
def rest(s: State) -> None:
    """CL-H13: everybody may move again in the next action."""
    for i in range(s.present):
        s.people[i].moved = 0
    sort(s)
