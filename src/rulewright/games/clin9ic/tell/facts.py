"""Facts that the rules derive from a view, for boards to show: bills, score, goal, the possible rows of cards, and walks."""

from __future__ import annotations

import msgspec

from ..rules.arrivals import patient_waits, refusal_cost
from ..rules.business import pair_in, pair_needs, to_treat, upkeep, wages
from ..rules.cards import section_at, shown_card
from ..rules.people import to_walk
from ..rules.places import cars, lands, level_of, walk_time
from ..rules.score import final_score, slips, time_points
from ..rules.turn import affordable
from ..state import (
    ANY_SCORE,
    DOOR,
    ENDLESS,
    HALL,
    NONE,
    PLACES,
    PORCH,
    SECTIONS,
    SPACES,
    STEPS,
    Box,
    OnTop,
    Phase,
    State,
    Target,
)


class Bills(msgspec.Struct):
    """CL-R25, CL-R26: the bills of this round as they are now."""

    upkeep: int
    wages: int


class GoalPart(msgspec.Struct):
    """CL-R32 to CL-R37: one requirement of the goal."""

    name: str
    now: int
    want: int
    most: bool
    """Whether `want` is a maximum."""
    met: bool


class Section(msgspec.Struct):
    """CL-H1: the section visible in one slot of the row."""

    order: int
    """Which of the three cards it belongs to."""
    icon: int
    staff: list[int]
    patients: list[int]


class Walk(msgspec.Struct):
    """CL-R21: a place that the walker may go to."""

    place: int
    time: int


class Treatment(msgspec.Struct):
    """CL-R22 to CL-R24: a room in which a patient can be treated."""

    place: int
    nurses: int
    income: int


class Derived(msgspec.Struct):
    """Facts that the rules derive from a view of Clin9ic."""

    score: int
    time_points: int
    """The points lost for time at the end."""
    parking: int
    """The number of parking spaces."""
    bills: Bills
    goal: list[GoalPart]
    rows: list[list[Section]]
    """The four slots of the row, by the card on top; empty before the first deal."""
    walks: list[Walk]
    treatments: list[Treatment]
    treat_all: bool
    """Whether there are several treatments, and enough nurses for all of them."""
    refusal: int
    """The cost of refusing the patient at the door; 0 if there is none."""
    purchases: list[int]
    """The prices of 0, 1, 2 ... points of popularity, as far as you can buy them now."""
    toward: list[list[int]]
    """The next place on the way from each place (in the last row: from the door) to each place of the clinic."""


def derived(view: State, box: Box, seat: int) -> Derived:
    healed = treatments(view, box) if view.phase == Phase.TREATING else []
    choices = 1 + affordable(view, box) if view.phase == Phase.BUYING else 0
    return Derived(
        score=final_score(view, box),
        time_points=time_points(view, box),
        parking=cars(view, box),
        bills=bills(view, box),
        goal=goal_parts(view, box),
        rows=[slots(view, box, top) for top in OnTop] if view.round else [],
        walks=walks(view, box) if view.walker != NONE else [],
        treatments=healed,
        treat_all=len(healed) > 1 and sum(t.nurses for t in healed) <= view.nurses,
        refusal=refusal_cost(view, box) if view.phase == Phase.ADMITTING and patient_waits(view) else 0,
        purchases=[points * box.popularity for points in range(choices)],
        toward=toward(view, box),
    )


def bills(view: State, box: Box) -> Bills:
    return Bills(upkeep(view, box), wages(view, box))


def goal_parts(view: State, box: Box) -> list[GoalPart]:
    """CL-R32 to CL-R37: all requirements of the goal, as `reached` checks them."""

    def at_least(name: str, now: int, want: int) -> GoalPart:
        return GoalPart(name, now, want, most=False, met=now >= want)

    def at_most(name: str, now: int, want: int) -> GoalPart:
        return GoalPart(name, now, want, most=True, met=now <= want)

    now = {
        "treated": view.treated,
        "serious cases": view.serious,
        "floors": view.height,
        "helipad": view.helipad,
        "gardens": view.gardens,
        "time": view.time,
        "slips": slips(view),
        "dead": view.dead,
        "score": final_score(view, box),
    }
    wanted = wants(box.target[view.goal][box.difficulty])
    return [(at_most if name in MOST else at_least)(name, int(now[name]), want) for name, want in wanted.items()]


MOST = ("time", "slips", "dead")
"""CL-R32 to CL-R37: the requirements that name a maximum."""


def wants(target: Target) -> dict[str, int]:
    """CL-R32 to CL-R37: what a goal requires at a difficulty, by name."""
    least = {
        "treated": target.patients,
        "serious cases": target.serious,
        "floors": target.floors,
        "helipad": target.helipad,
        "gardens": target.gardens,
    }
    most = dict(zip(MOST, (target.time, target.slips, target.deaths), strict=True))
    found = {name: want for name, want in least.items() if want > 0}
    found |= {name: want for name, want in most.items() if want < ENDLESS}
    return found | ({"score": target.score} if target.score > ANY_SCORE else {})


def slots(view: State, box: Box, top: int) -> list[Section]:
    """CL-H1, CL-H2: the four slots with this card on top."""
    found = []
    for slot in range(STEPS + 1):
        card, face, at = section_at(view, top, slot)
        boxes = slice(SECTIONS * at, SECTIONS * at + SECTIONS)
        staff, patients = box.staff[card][face][boxes], box.patients[card][face][boxes]
        found.append(Section(shown_card(top, slot), box.icon[card][face][at], staff, patients))
    return found


def walks(view: State, box: Box) -> list[Walk]:
    """CL-R18, CL-R21: where the walker may go, and how long it takes."""
    places = to_walk(view, box)
    return [Walk(place, walk_time(view, box, place)) for place in range(PLACES) if places >> place & 1]


def treatments(view: State, box: Box) -> list[Treatment]:
    """CL-R22 to CL-R24: who can be treated, with how many nurses, for how much."""
    found, places = [], to_treat(view, box)
    for place in range(PLACES):
        if places >> place & 1:
            doctor, patient = pair_in(view, place)
            income = box.income[level_of(view.people[patient].who) - 1]
            found.append(Treatment(place, pair_needs(view, box, place, doctor, patient), income))
    return found


def toward(view: State, box: Box) -> list[list[int]]:
    """CL-R21, CL-H23: the next place on a shortest way, for every origin and destination; NONE if there is no way."""
    places = range(SPACES * view.height)
    near = [beside(view, box, place) for place in places]
    found = [[NONE] * len(places) for _ in range(DOOR + 1)]
    for there in places:
        reached = [there]
        for here in reached:
            for place in near[here]:
                if place != there and found[place][there] == NONE:
                    found[place][there] = here
                    reached.append(place)
        found[DOOR][there] = places[-SPACES] + HALL if lands(view, box, there) else PORCH
    return [*found[: len(places)], found[DOOR]]


def beside(view: State, box: Box, place: int) -> list[int]:
    """CL-R21: the places one step away; halls are above each other."""
    floor, space = divmod(place, SPACES)
    found = [place - space + k for k, far in enumerate(box.step[view.floors[floor]][space]) if far == 1]
    if space == HALL:
        found += [place + SPACES * up for up in (-1, 1) if 0 <= floor + up < view.height]
    return found
