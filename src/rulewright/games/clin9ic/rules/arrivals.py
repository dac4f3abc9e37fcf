"""Who comes to the clinic: staff who are hired (CL-13), and patients who are admitted or refused (CL-17, CL-18)."""

from __future__ import annotations

from rulewright.kernel import note, plus, rule

from ..notes import Note
from ..state import Box, Level, Phase, Role, State
from .legality import can_come, patient_waits
from .people import arrive
from .places import patient_of


@rule
def hire(s: State, b: int) -> None:
    """CL-13, CL-14, CL-16: the price is the number of the box; the newcomer walks in at once."""
    s.money -= b + 1
    s.used = plus(int(s.used), b)
    note(s, Note.HIRED, int(s.staff[b]), b, b + 1)
    arrive(s, int(s.staff[b]))
    s.phase = Phase.WALKING


@rule
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


@rule
def refuse(s: State, box: Box) -> None:
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
