"""The parts of a clinic's score, and what the goal asked for."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import History, ScoreRow, size
from rulewright.kernel.scores import POINTS, counted
from rulewright.kernel.text import listed, many

from ..content import ANY_SCORE
from ..notes import Note
from ..rules.people import patient_count
from ..rules.places import is_doctor
from ..rules.scoring import doctor_points, final_score, room_points, slips, time_points
from ..state import ENDLESS, Box, Outcome, State
from .names import GOAL_NAMES


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """CL-R31: popularity by what raised and lowered it, then what the clinic counts for at the end."""
    return [*popularity(history), *clinic(view, box), *goal(view, box)]


def popularity(history: History) -> list[ScoreRow]:
    """CL-18, CL-26 to CL-28, CL-39: every change of popularity."""
    bought = [given["popularity"] for given in history.numbers(Note.BOUGHT)]
    refused = [given["lost"] for given in history.numbers(Note.TURNED_AWAY)]
    dead = [given["lost"] for given in history.numbers(Note.DIED)]
    unpaid = [given["lost"] for given in history.numbers(Note.UNPAID)]
    return [
        *counted("Popularity bought", f"${sum(given['price'] for given in history.numbers(Note.BOUGHT))}", sum(bought)),
        *counted("Patients refused", many(len(refused), "time"), -sum(refused)),
        *counted("Patients who died", many(len(dead), "patient"), -sum(dead)),
        *counted("Bills not paid", many(len(unpaid), "round"), -sum(unpaid)),
    ]


def clinic(view: State, box: Box) -> list[ScoreRow]:
    """CL-R31, CL-H36: doctors, rooms, gardens and the helipad, less time and patients left behind."""
    doctors = sum(is_doctor(p.who) and not p.late for p in view.people[: view.present])
    rooms = [size(box.rooms[card] | box.operating[card]) for card in view.floors[: view.height]]
    scoring = sum(n for n, points in zip(rooms, box.high_room, strict=False) if points)
    gardens, left = int(view.gardens), patient_count(view)
    return [
        *counted("Doctors, by their level", many(doctors, "doctor"), doctor_points(view)),
        *counted("Rooms upstairs", many(scoring, "room"), room_points(view, box)),
        *counted("Gardens", many(gardens, "garden"), gardens * box.garden_points),
        *counted("Helipad", "", view.helipad * box.helipad_points),
        *counted("Time", f"{view.time}, a point for every {box.hours}", -time_points(view, box)),
        *counted("Patients left untreated", many(left, "patient"), -left),
    ]


def goal(view: State, box: Box) -> list[ScoreRow]:
    """CL-3, CL-R32 to CL-R37: what the goal asks for, each with what was reached."""
    return [ScoreRow(f"Goal: {what}", had) for what, had, _ in asked(view, box)]


def asked(view: State, box: Box) -> list[tuple[str, str, bool]]:
    """CL-R32 to CL-R37: what the goal asks for, what was reached, and whether that is enough."""
    target, score = box.target[view.goal][box.difficulty], final_score(view, box)
    least = [
        (f"a score of {target.score}", target.score, score, target.score != ANY_SCORE),
        (many(target.patients, "treated patient"), target.patients, view.treated, target.patients > 0),
        (many(target.serious, "serious case"), target.serious, view.serious, target.serious > 0),
        (many(target.floors, "floor"), target.floors, view.height, target.floors > 0),
        ("a helipad", target.helipad, view.helipad, target.helipad > 0),
        (many(target.gardens, "garden"), target.gardens, view.gardens, target.gardens > 0),
    ]
    most = [
        (f"at most {target.time} units of time", target.time, view.time),
        (f"at most {many(target.slips, 'slip')}", target.slips, slips(view)),
        (f"at most {many(target.deaths, 'death')}", target.deaths, view.dead),
    ]
    return [(what, str(had), had >= wanted) for what, wanted, had, counts in least if counts] + [
        (what, str(had), had <= wanted) for what, wanted, had in most if wanted < ENDLESS
    ]


def verdict(view: State, box: Box, names: Sequence[str], history: History) -> str:
    """CL-3: whether the goal was reached, and what was missing."""
    score, name = POINTS.say(final_score(view, box)), GOAL_NAMES[view.goal]
    if view.end == Outcome.GAVE_UP:
        return f"{names[0]} gives up and loses with {score}."
    if view.end == Outcome.REACHED:
        return f"{names[0]} wins with {score}: the goal {name} is reached."
    missed = [f"{what} (it has {had})" for what, had, enough in asked(view, box) if not enough]
    return f"{names[0]} loses with {score}. The goal {name} asked for {listed(missed)}."
