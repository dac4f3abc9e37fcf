"""The score sheet: the parts of a clinic's score, and the requirements of the goal."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import History, ScoreRow, size
from rulewright.telling.language import listed
from rulewright.telling.scores import POINTS, counted

from ..content import ANY_SCORE
from ..notes import Note
from ..rules.people import patient_count
from ..rules.places import is_doctor
from ..rules.scoring import doctor_points, final_score, room_points, slips, time_points
from ..state import ENDLESS, Box, Outcome, State
from ..words import SAY
from .names import goal_name


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """CL-R31: gains and losses of popularity, then the points for the clinic at the end."""
    return [*popularity(history), *clinic(view, box), *goal(view, box)]


def popularity(history: History) -> list[ScoreRow]:
    """CL-18, CL-26 to CL-28, CL-39: every change of popularity."""
    bought = history.numbers(Note.BOUGHT)
    refused = [given["lost"] for given in history.numbers(Note.TURNED_AWAY)]
    dead = [given["lost"] for given in history.numbers(Note.DIED)]
    unpaid = [given["lost"] for given in history.numbers(Note.UNPAID)]
    spent, points = (sum(given[what] for given in bought) for what in ("price", "popularity"))
    return [
        *counted(SAY("row-bought"), SAY("dollars", amount=spent), points),
        *counted(SAY("row-refused"), SAY("times", count=len(refused)), -sum(refused)),
        *counted(SAY("row-dead"), SAY("patients", count=len(dead)), -sum(dead)),
        *counted(SAY("row-unpaid"), SAY("rounds", count=len(unpaid)), -sum(unpaid)),
    ]


def clinic(view: State, box: Box) -> list[ScoreRow]:
    """CL-R31, CL-H36: doctors, rooms, gardens and the helipad, minus time and patients left behind."""
    doctors = sum(is_doctor(p.who) and not p.late for p in view.people[: view.present])
    rooms = [size(box.rooms[card] | box.operating[card]) for card in view.floors[: view.height]]
    scoring = sum(n for n, points in zip(rooms, box.high_room, strict=False) if points)
    gardens, left = int(view.gardens), patient_count(view)
    time = SAY("time-points", time=int(view.time), hours=int(box.hours))
    return [
        *counted(SAY("row-doctors"), SAY("doctors", count=doctors), doctor_points(view)),
        *counted(SAY("row-rooms"), SAY("rooms", count=int(scoring)), room_points(view, box)),
        *counted(SAY("row-gardens"), SAY("gardens", count=gardens), gardens * box.garden_points),
        *counted(SAY("row-helipad"), "", view.helipad * box.helipad_points),
        *counted(SAY("row-time"), time, -time_points(view, box)),
        *counted(SAY("row-left"), SAY("patients", count=int(left)), -left),
    ]


def goal(view: State, box: Box) -> list[ScoreRow]:
    """CL-3, CL-R32 to CL-R37: the requirements of the goal, each with the result."""
    return [ScoreRow(SAY("row-goal", what=what), str(had)) for what, had, _ in asked(view, box)]


def asked(view: State, box: Box) -> list[tuple[str, int, bool]]:
    """CL-R32 to CL-R37: each requirement of the goal, the result, and whether it is met."""
    target = box.target[view.goal][box.difficulty]
    least = [
        ("asked-score", target.score, final_score(view, box), target.score != ANY_SCORE),
        ("asked-patients", target.patients, view.treated, target.patients > 0),
        ("asked-serious", target.serious, view.serious, target.serious > 0),
        ("asked-floors", target.floors, view.height, target.floors > 0),
        ("asked-helipad", target.helipad, view.helipad, target.helipad > 0),
        ("asked-gardens", target.gardens, view.gardens, target.gardens > 0),
    ]
    most = [
        ("asked-time", target.time, view.time),
        ("asked-slips", target.slips, slips(view)),
        ("asked-deaths", target.deaths, view.dead),
    ]
    return [(SAY(key, count=int(wanted)), int(had), had >= wanted) for key, wanted, had, counts in least if counts] + [
        (SAY(key, count=int(wanted)), int(had), had <= wanted) for key, wanted, had in most if wanted < ENDLESS
    ]


def verdict(view: State, box: Box, names: Sequence[str], history: History) -> str:
    """CL-3: whether the goal was reached, and what was missing."""
    score = POINTS.say(final_score(view, box))
    if view.end == Outcome.GAVE_UP:
        return SAY("verdict-gave-up", player=names[0], score=score)
    if view.end == Outcome.REACHED:
        return SAY("verdict-reached", player=names[0], score=score, goal=goal_name(view.goal))
    missed = listed(SAY("missed", what=what, had=had) for what, had, enough in asked(view, box) if not enough)
    return SAY("verdict-missed", player=names[0], score=score, goal=goal_name(view.goal), missed=missed)
