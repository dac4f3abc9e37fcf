"""The score sheet: the parts of a clinic's score, and the requirements of the goal."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import History, ScoreRow, size
from rulewright.telling.language import listed, slug
from rulewright.telling.scores import POINTS, counted

from ..notes import SAY, Note
from ..rules.people import patient_count
from ..rules.places import is_doctor
from ..rules.score import doctor_points, final_score, room_points, time_points
from ..state import Box, Outcome, State
from .facts import GoalPart, goal_parts
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
    return [ScoreRow(SAY("row-goal", what=asked(part)), str(part.now)) for part in required(view, box)]


def required(view: State, box: Box) -> list[GoalPart]:
    """The requirements of the goal in the order of the score sheet: the score comes first."""
    return sorted(goal_parts(view, box), key=lambda part: part.name != "score")


def asked(part: GoalPart) -> str:
    return SAY(f"asked-{slug(part.name)}", count=int(part.want))


def verdict(view: State, box: Box, names: Sequence[str], history: History) -> str:
    """CL-3: whether the goal was reached, and what was missing."""
    score = POINTS.say(final_score(view, box))
    if view.end == Outcome.GAVE_UP:
        return SAY("verdict-gave-up", player=names[0], score=score)
    if view.end == Outcome.REACHED:
        return SAY("verdict-reached", player=names[0], score=score, goal=goal_name(view.goal))
    missed = listed(SAY("missed", what=asked(p), had=int(p.now)) for p in required(view, box) if not p.met)
    return SAY("verdict-missed", player=names[0], score=score, goal=goal_name(view.goal), missed=missed)
