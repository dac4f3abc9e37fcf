"""The outlook: what a position is worth to the heuristic, and the chance of reaching the goal for searches that stop early.

The heuristic's values are in thirds of a dollar; a point of popularity costs nine of them.
"""

from __future__ import annotations

from math import exp

from rulewright.kernel import has, lowest, minus, rule

from ..rules.business import nurses_needed, upkeep, wages
from ..rules.people import how_many
from ..rules.places import (
    care_places,
    cars,
    everywhere,
    is_doctor,
    is_operating,
    is_patient,
    level_of,
    room_count,
    taken,
    way,
)
from ..rules.score import doctor_points, final_score, slips
from ..rules.turn import BOUND
from ..state import ANY_SCORE, DICE, ENDLESS, NONE, ROUNDS, STEPS, ActionIcon, Box, Outcome, Phase, Role, State

POINT, DOLLAR = 9, 3
AN_HOUR = 2
"""The cost of an hour: a fifth of a point."""
A_ROOM = 6
"""The value of a doctor in a room, ready for a patient."""
NEVER = -1000


@rule
def doctor_in(s: State, place: int) -> int:
    """The level of the doctor in a place, 0 if there is none."""
    for i in range(s.present):
        if s.people[i].place == place and is_doctor(int(s.people[i].who)):
            return int(s.people[i].who)
    return 0


@rule
def patient_in(s: State, place: int) -> int:
    """The level of the patient in a place, 0 if there is none."""
    for i in range(s.present):
        if s.people[i].place == place and is_patient(int(s.people[i].who)):
            return level_of(int(s.people[i].who))
    return 0


@rule
def paired(s: State, box: Box) -> tuple[int, int]:
    """The number of rooms with a doctor, a patient and enough nurses, and the nurses that these do not need."""
    found, places, free = 0, care_places(s, box), how_many(s, Role.NURSE)
    while places != 0:
        place = lowest(places)
        places = minus(places, place)
        doctor, patient = doctor_in(s, place), patient_in(s, place)
        if doctor > 0 and patient > 0:
            helpers = nurses_needed(s, box, place, doctor, patient)
            if helpers <= free:
                free -= helpers
                found += 1
    return found, free


@rule
def pairs(s: State, box: Box) -> int:
    return paired(s, box)[0]


@rule
def spare_nurses(s: State, box: Box) -> int:
    return paired(s, box)[1]


@rule
def fit(s: State, box: Box, doctor: int, patient: int, place: int, spare: int) -> int:
    """The value of this pair in this room: the income minus the cost of nurses; 0 if there are too few nurses."""
    helpers = nurses_needed(s, box, place, doctor, patient)
    if helpers > spare:
        return 0
    return DOLLAR * int(box.income[patient - 1]) - 4 * helpers


@rule
def worth_there(s: State, box: Box, who: int, origin: int, place: int, spare: int) -> int:
    """The value of sending a person to a place, minus the walk."""
    far = 0 if s.phase == Phase.SETTLING else way(s, box, origin, place)
    cost = AN_HOUR * far
    if has(care_places(s, box), place):
        if is_patient(who):
            doctor = doctor_in(s, place)
            gain = fit(s, box, doctor, level_of(who), place, spare) if doctor > 0 else 0
            return gain - cost
        patient = patient_in(s, place)
        if patient > 0:
            return A_ROOM + fit(s, box, who, patient, place, spare) - cost
        operating = is_operating(s, box, place)
        return A_ROOM + (2 * (who - 1) if operating else 0) - cost
    if who == Role.ORDERLY and has(everywhere(s, box.supply), place):
        return 3 * DOLLAR - cost
    return -cost


@rule
def worth_here(s: State, box: Box, i: int) -> int:
    """The value of a person where they are: in a pair, alone in a room, or elsewhere."""
    who, place = int(s.people[i].who), int(s.people[i].place)
    if not has(care_places(s, box), place):
        return 0
    doctor, patient = doctor_in(s, place), patient_in(s, place)
    if doctor == 0 or patient == 0:
        return A_ROOM if is_doctor(who) else 0
    helpers = nurses_needed(s, box, place, doctor, patient)
    return (A_ROOM if is_doctor(who) else 0) + (
        DOLLAR * int(box.income[patient - 1]) if helpers <= how_many(s, Role.NURSE) else 0
    )


@rule
def best_place(s: State, box: Box, who: int, origin: int, places: int) -> int:
    """The most valuable of these places, or NONE."""
    best, most, spare = NONE, NEVER, spare_nurses(s, box)
    while places != 0:
        place = lowest(places)
        places = minus(places, place)
        worth = worth_there(s, box, who, origin, place, spare)
        if worth > most:
            best, most = place, worth
    return best


@rule
def doctors(s: State) -> int:
    found = 0
    for i in range(s.present):
        if is_doctor(int(s.people[i].who)):
            found += 1
    return found


@rule
def free_rooms(s: State, box: Box, who: int) -> int:
    """The rooms that a doctor or a patient could go to; other people need no room."""
    return care_places(s, box) & ~taken(s, who) if is_doctor(who) or is_patient(who) else 0


@rule
def ahead(s: State, icon: int) -> int:
    """How many actions of this kind are still to come after the current one."""
    found = 0
    for i in range(int(s.step) + 1, STEPS):
        if s.icons[i] == icon:
            found += 1
    return found


@rule
def free_money(s: State, box: Box) -> int:
    """The money left after this round's bills, if the patients who may still come are treated."""
    expected = pairs(s, box)
    if ahead(s, ActionIcon.ADMIT) > 0 or s.phase == Phase.ADMITTING:
        expected = max(expected, min(doctors(s), expected + int(s.entrances)))
    bills = upkeep(s, box) + wages(s, box)
    return int(s.money) - max(0, bills - int(box.income[0]) * expected)


# ---------------------------------------------------------------- the chance of reaching the goal

HORIZON = BOUND
"""Simulated games are played to the end, because what a clinic builds early pays late: a search that stopped after four rounds
reached a score of 18 in 42 % of 40 games, and one of the same size that did not stop, in 68 %."""
IMAGINED = (8, 24, 80, 300, 2000)
"""Simulated games for each move, by level: a game has about eighty moves, and most of them matter little."""
UNSETTLED = 0.145
"""Of 600 numbers from the coach, 95% moved by no more than this outside their intervals when it thought ten times longer.
It is large because a clinic is built over eighty moves, and a longer search builds a better one."""
TREATED_A_ROUND, TIME_A_ROUND = 2.6, 4.0
"""Patients treated and hours used per round by a well-run clinic."""


@rule
def expected_score(s: State, box: Box) -> float:
    """The score so far, plus what the money will buy and what this staff will earn in the remaining rounds."""
    left = float(ROUNDS - s.round) if s.end == 0 else 0.0
    free = min(DICE, cars(s, box)) - int(s.present)
    hands = min(doctors(s), room_count(s, box))
    nurses, orderlies = how_many(s, Role.NURSE), how_many(s, Role.ORDERLY)
    rate = hands + 0.7 * min(4, int(s.entrances)) + 0.5 * min(3, nurses) + 0.6 * orderlies + 0.25 * free - 3.0
    tiring = 0.6 * doctor_points(s) if left > 0 else 0.0
    return final_score(s, box) + int(s.money) / int(box.popularity) + left * rate - tiring


@rule
def likely(ahead: float, spread: float) -> float:
    """The chance of success, given a lead over the requirement."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, ahead / spread))))


@rule
def promise(s: State, box: Box) -> float:
    """The chance of reaching the goal, estimated from its parts."""
    left = float(ROUNDS - s.round) if s.end == 0 else 0.0
    target = box.target[s.goal][box.difficulty]
    chance = 1.0
    if target.score > ANY_SCORE:
        chance = likely(expected_score(s, box) - target.score + 0.5, 2.0 + 0.8 * left)
    if target.patients > 0:
        rate = min(TREATED_A_ROUND, 0.8 * doctors(s) + 0.5)
        chance *= likely(float(s.treated) + left * rate - target.patients + 0.5, 0.8 + 0.5 * left)
    if target.serious > 0:
        chance *= likely(float(s.serious) + 0.8 * left - target.serious + 0.5, 0.6 + 0.4 * left)
    if target.deaths < ENDLESS and s.dead > target.deaths:
        chance *= 0.1
    if target.time < ENDLESS:
        chance *= likely(target.time - float(s.time) - left * TIME_A_ROUND + 0.5, 1.0 + 1.2 * left)
    if target.floors > 0:
        parts = 3.0 * float(s.height) + float(s.pillars) + float(s.helipad * target.helipad)
        chance *= likely(parts - 3.0 * target.floors - target.helipad + 1.2 * left + 0.5, 0.5 + 0.5 * left)
    if target.gardens > 0:
        chance *= likely(float(s.gardens) - target.gardens + 0.5 * left + 0.5, 0.5 + 0.3 * left)
    if target.slips < ENDLESS:
        chance *= likely(float(target.slips) - slips(s) + 0.5, 0.35)
    return chance


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """The chance of success; after a loss, how close it was."""
    out[0] = 1.0 if s.end == Outcome.REACHED else promise(s, box)
