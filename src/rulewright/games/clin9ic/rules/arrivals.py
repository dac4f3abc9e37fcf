"""Who comes to the clinic: staff who are hired (CL-13), and patients who are admitted or refused (CL-17, CL-18)."""

from __future__ import annotations

from rulewright.kernel import does, has, law, note, plus, refuses, rule

from ..notes import Note
from ..state import BOXES, DICE, BonusIcon, Box, Level, Phase, Role, State, Verb
from .people import arrive, patient_count, room_for
from .places import patient_of, room_count

BEYOND_THE_ENTRANCES, BOX_USED, HIRES_NOBODY = law("CL-13"), law("CL-H7"), law("CL-H8")
HIRE_TOO_DEAR, NO_PARKING, NO_DIE = law("CL-14"), law("CL-15"), law("CL-R2")
NOBODY_WAITS = law("CL-17")


@refuses(Verb.HIRE)
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
def to_hire(s: State, box: Box) -> int:
    found = 0
    for b in range(s.entrances):
        if check_hire(s, box, b) == 0:
            found = plus(found, b)
    return found


@does(Verb.HIRE)
def hire(s: State, b: int) -> None:
    """CL-13, CL-14, CL-16: the price is the number of the box; the newcomer walks in at once."""
    s.money -= b + 1
    s.used = plus(int(s.used), b)
    note(s, Note.HIRED, int(s.staff[b]), b, b + 1)
    arrive(s, int(s.staff[b]))
    s.phase = Phase.WALKING


@rule
def patient_waits(s: State) -> bool:
    """CL-17: whether a box within the entrances is still to be answered."""
    return s.queue < min(BOXES, s.entrances)


@rule
def can_come(s: State, box: Box, b: int) -> bool:
    """CL-15, CL-19, CL-37, CL-38: whether there is parking, a die and a room for the patient in this box, or two of each."""
    count = 2 if s.patients[b] == Level.COUPLE else 1
    return s.patients[b] != Role.NOBODY and room_for(s, box, count) and patient_count(s) + count <= room_count(s, box)


@refuses(Verb.ADMIT, Verb.REFUSE)
def check_answer() -> int:
    """CL-17: a patient is at the door."""
    return NOBODY_WAITS


@does(Verb.ADMIT)
def admit(s: State) -> None:
    """CL-17, CL-36: a patient, or both of a couple."""
    level = int(s.patients[s.queue])
    note(s, Note.ADMITTED, level, int(s.queue))
    if level == Level.COUPLE:
        arrive(s, Role.YELLOW_PATIENT)
        level = Level.WHITE
    arrive(s, patient_of(level))
    s.queue += 1
    s.phase = Phase.WALKING


@rule
def refusal_cost(s: State, box: Box) -> int:
    """CL-18, CL-39: the popularity lost by refusing the patient at the door; a couple costs more."""
    return int(box.refused_couple) if s.patients[s.queue] == Level.COUPLE else int(box.refused)


@does(Verb.REFUSE)
def turn_away(s: State, box: Box) -> None:
    """CL-18: refusing a patient who could come costs popularity."""
    lost = refusal_cost(s, box)
    note(s, Note.TURNED_AWAY, int(s.patients[s.queue]), int(s.queue), lost)
    s.popularity -= lost
    s.refused += 1
    s.queue += 1


@rule
def skip_without_room(s: State, box: Box) -> None:
    """CL-H9: patients there is no room for go elsewhere, at no cost."""
    while patient_waits(s) and not can_come(s, box, int(s.queue)):
        if s.patients[s.queue] != Role.NOBODY:
            note(s, Note.NO_ROOM, int(s.patients[s.queue]), int(s.queue))
        s.queue += 1
