"""The heuristic: a sensible move for every position. Searching bots play imagined games with it; it is also a bot itself.

Its numbers were tuned by trial, over some thousand games each.
"""

from __future__ import annotations

from rulewright.kernel import lowest, minus, rule

from ..rules.cards import section_at, to_turn
from ..rules.people import patient_count
from ..rules.places import room_count
from ..state import NONE, STEPS, ActionIcon, Box, Phase, State, Verb
from .building import ENTRANCES_WANTED, what_to_build
from .evaluation import NEVER, POINT, doctors, pairs
from .staffing import DOCTORS_WANTED, where_to, whom_to_admit, whom_to_hire, whom_to_treat

BUILD_WORTH, HIRE_WORTH, ADMIT_WORTH = 12, 10, 18


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """A move that is always allowed."""
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


@rule
def turn_or_lay(s: State, box: Box) -> int:
    """CL-H37: turn the card that improves the best row most; if none does, lay it."""
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
    """The way to lay the cards as they lie that is worth most, and its worth."""
    best, most = NONE, NEVER
    for top in range(3):
        for window in range(2):
            worth = row_worth(s, box, top, window)
            if worth > most:
                best, most = Verb.LAY.of(top, window), worth
    return best, most


@rule
def row_worth(s: State, box: Box, top: int, window: int) -> int:
    """The value of a row: doctors for its patients, patients for the doctors, and something to build."""
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
