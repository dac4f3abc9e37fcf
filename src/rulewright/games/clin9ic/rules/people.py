"""The nine dice: people come, walk, change and leave, and always stand in order."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import DICE, DOOR, NONE, Box, Phase, Role, State
from .places import cars, way


@rule
def rank(s: State, i: int) -> int:
    """What the dice are ordered by: who, where, and what has been done; free dice come last."""
    p = s.people[i]
    who = int(p.who)
    if who == Role.NOBODY:
        return 1 << 20
    return ((who * 32 + int(p.place)) * 2 + int(p.moved)) * 2 + int(p.worked)


@rule
def swap(s: State, i: int, k: int) -> None:
    p, q = s.people[i], s.people[k]
    p.who, q.who = q.who, p.who
    p.place, q.place = q.place, p.place
    p.moved, q.moved = q.moved, p.moved
    p.worked, q.worked = q.worked, p.worked


@rule
def sort(s: State) -> None:
    """Put the dice in order; the walker is followed."""
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
def room_for(s: State, box: Box, many: int) -> bool:
    """CL-15, CL-R2: whether so many more have a die and a parking space."""
    return s.present + many <= min(DICE, cars(s, box))


@rule
def at_door(s: State) -> int:
    """Somebody who still has to walk in, or NONE."""
    for i in range(s.present):
        if s.people[i].place == DOOR:
            return i
    return NONE


@rule
def come(s: State, who: int) -> None:
    """Somebody arrives and stands at the door; of a couple the white one walks first (CL-H26)."""
    p = s.people[s.present]
    p.who, p.place, p.moved, p.worked = who, DOOR, 1, 0
    s.present += 1
    sort(s)
    s.walker = at_door(s)


@rule
def leave(s: State, i: int) -> None:
    """CL-H12: die and parking space come free."""
    p = s.people[i]
    p.who, p.place, p.moved, p.worked = Role.NOBODY, 0, 0, 0
    s.present -= 1
    sort(s)


@rule
def walk(s: State, box: Box, place: int) -> None:
    """CL-16, CL-R21: the walker goes there and it takes time; the doctor who opens the clinic takes none (CL-R7)."""
    p = s.people[s.walker]
    origin = int(p.place)
    far = 0 if s.phase == Phase.SETTLING else way(s, box, origin, place)
    note(s, Note.WALKED, int(p.who), origin, place, far)
    s.time += far
    p.place, p.moved = place, 1
    s.walker = NONE
    sort(s)
    s.walker = at_door(s)


@rule
def stay(s: State) -> None:
    """CL-H28: put back where he stood, he has had his move in this action."""
    p = s.people[s.walker]
    note(s, Note.STAYED, int(p.who), int(p.place))
    p.moved = 1
    s.walker = NONE
    sort(s)


@rule
def dismiss(s: State) -> None:
    """CL-R19: die and car leave, and nothing is paid."""
    i = int(s.walker)
    note(s, Note.SENT_AWAY, int(s.people[i].who), int(s.people[i].place))
    s.walker = NONE
    leave(s, i)


@rule
def rest(s: State) -> None:
    """CL-H13: in the next action everybody may move again."""
    for i in range(s.present):
        s.people[i].moved = 0
    sort(s)
