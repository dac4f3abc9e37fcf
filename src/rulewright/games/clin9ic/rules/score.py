"""The score (CL-R31), and whether the goal is reached (CL-R32 to CL-R37)."""

from __future__ import annotations

from rulewright.kernel import note, rule, size

from ..notes import Note
from ..state import Box, Outcome, State
from .people import patient_count
from .places import is_doctor


@rule
def doctor_points(s: State) -> int:
    """CL-R31, CL-H36: each doctor scores their level, except those hired on the last day."""
    found = 0
    for i in range(s.present):
        if is_doctor(int(s.people[i].who)) and s.people[i].late == 0:
            found += int(s.people[i].who)
    return found


@rule
def room_points(s: State, box: Box) -> int:
    """CL-R31: rooms score by height."""
    found = 0
    for floor in range(s.height):
        card = int(s.floors[floor])
        found += int(box.high_room[floor]) * size(int(box.rooms[card]) | int(box.operating[card]))
    return found


@rule
def extra_points(s: State, box: Box) -> int:
    """CL-R31: gardens and the helipad."""
    return int(s.gardens) * int(box.garden_points) + int(s.helipad) * int(box.helipad_points)


@rule
def time_points(s: State, box: Box) -> int:
    """CL-R31: the points lost for time at the end."""
    return int(s.time) // int(box.hours)


@rule
def final_score(s: State, box: Box) -> int:
    """CL-R31: popularity, doctors, rooms upstairs, gardens and helipad, minus time and patients left behind."""
    gained = int(s.popularity) + doctor_points(s) + room_points(s, box) + extra_points(s, box)
    return gained - time_points(s, box) - patient_count(s)


@rule
def slips(s: State) -> int:
    """CL-R37: refusals, deaths, and rounds with unpaid bills."""
    return int(s.refused) + int(s.dead) + int(s.unpaid)


@rule
def reached(s: State, box: Box) -> bool:
    """CL-3, CL-R32 to CL-R37: whether the goal would be reached now."""
    target = box.target[s.goal][box.difficulty]
    if final_score(s, box) < target.score or s.treated < target.patients or s.serious < target.serious:
        return False
    if s.height < target.floors or s.helipad < target.helipad or s.gardens < target.gardens:
        return False
    return s.time <= target.time and slips(s) <= target.slips and s.dead <= target.deaths


@rule
def finish(s: State, box: Box) -> None:
    """CL-4, CL-R31: count the score after the sixth round, and decide whether the goal is reached."""
    note(
        s, Note.COUNTED, int(s.popularity), doctor_points(s), room_points(s, box), extra_points(s, box),
        time_points(s, box), patient_count(s), final_score(s, box),
    )  # fmt: skip
    s.end = Outcome.REACHED if reached(s, box) else Outcome.MISSED
    note(s, Note.CLOSED, int(s.goal), int(s.end))


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """CL-R31: a clinic that was given up is scored as it is."""
    out[0] = final_score(s, box)
