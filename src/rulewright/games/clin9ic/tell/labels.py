"""Clin9ic in words: what moves are called, and how the table looks."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.business import help_needed, pair_in
from ..rules.places import way
from ..state import BOXES, DOOR, FLOORS, ROUNDS, SPACES, Box, Phase, Role, StaffIcon, State, Verb
from .names import COMPONENT_NAMES, FLOOR_NAMES, many, patient_name, place_name, room_name, staff_name, who_name
from .text_board import draw, lay_words

ABOUT = {
    "walk": ("CL-16", "CL-R18", "CL-R21", "CL-H14", "CL-H15"),
    "lay": ("CL-5", "CL-6", "CL-8", "CL-9", "CL-H1", "CL-H2"),
    "build": ("CL-11", "CL-12", "CL-R8", "CL-R16"),
    "raise": ("CL-23", "CL-R15", "CL-R17"),
    "bonus": ("CL-34", "CL-35", "CL-H33"),
    "hire": ("CL-13", "CL-14", "CL-15", "CL-H7"),
    "pick": ("CL-R19", "CL-R20", "CL-H13", "CL-H28"),
    "stay": ("CL-H28",),
    "dismiss": ("CL-R19",),
    "admit": ("CL-17", "CL-19", "CL-36"),
    "refuse": ("CL-18", "CL-39"),
    "treat": ("CL-25", "CL-R22", "CL-R23", "CL-R24"),
    "buy": ("CL-27", "CL-R28", "CL-H31"),
    "done": ("CL-H4",),
    "give_up": ("CL-H27",),
}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb, what = Verb.at(action).public, Verb.at(action).named(action)
    if verb == "walk":
        return walk_words(view, box, what["place"])
    if verb == "lay":
        return lay_words(view, box, what["top"], what["window"])
    if verb == "build":
        return f"Build {COMPONENT_NAMES[what['component']]} (${box.price[what['component']]})"
    if verb == "raise":
        height = min(view.height, FLOORS - 1)
        return f"Build {FLOOR_NAMES[height]} with card {box.texts['floors'][what['card']]} (${box.floor_price[height]})"
    if verb == "bonus":
        thing = {StaffIcon.PILLAR: "a pillar", StaffIcon.GARDEN: "a garden"}.get(view.staff[what["box"]], "a bonus")
        return f"Build {thing} besides, from box {what['box'] + 1} (${what['box'] + 1})"
    if verb == "hire":
        return f"Hire {staff_name(view.staff[what['box']])} from box {what['box'] + 1} (${what['box'] + 1})"
    if verb == "pick":
        return pick_words(view, what["person"])
    if verb in ("stay", "dismiss"):
        who = who_name(view.people[view.walker].who) if view.walker >= 0 else "one picked up"
        return f"Let the {who} stay" if verb == "stay" else f"Dismiss the {who}"
    if verb in ("admit", "refuse"):
        who = patient_name(view.patients[view.queue]) if view.queue < BOXES else "the next patient"
        return f"{verb.capitalize()} {who}"
    if verb == "treat":
        return treat_words(view, box, what["place"])
    if verb == "buy":
        points = what["popularity"]
        return f"Buy {points} popularity (${points * box.popularity})" if points else "Keep the money"
    if verb == "done":
        return done_words(view)
    return "Give the clinic up"


def walk_words(view: State, box: Box, place: int) -> str:
    floor, space = divmod(place, SPACES)
    if view.walker < 0 or floor >= view.height:
        return f"Go to {place_name(place)}"
    p = view.people[view.walker]
    far = 0 if view.phase == Phase.SETTLING else way(view, box, p.place, place)
    room = room_name(box, view.floors[floor], space)
    return f"{who_name(p.who).capitalize()} to the {room} {place_name(place)}" + (f" ({far} time)" if far else "")


def pick_words(view: State, person: int) -> str:
    if person >= view.present:
        return f"Move die {person + 1}"
    p = view.people[person]
    doing = "Move" if p.who >= Role.PATIENT else "Move or dismiss"
    return f"{doing} the {who_name(p.who)} in {place_name(p.place) if p.place != DOOR else 'the doorway'}"


def treat_words(view: State, box: Box, place: int) -> str:
    doctor, patient = pair_in(view, place)
    if view.phase != Phase.TREATING or doctor < 0 or patient < 0:
        return f"Treat in {place_name(place)}"
    nurses = help_needed(view, box, place, doctor, patient)
    helped = f" with {many(nurses, 'nurse')}" if nurses else ""
    who = view.people[patient].who
    return f"Treat the {who_name(who)} in {place_name(place)}{helped} (earns ${box.income[who - Role.PATIENT]})"


def done_words(view: State) -> str:
    if view.phase == Phase.TREATING:
        return "End the day" if view.round < ROUNDS else "End the last day"
    return "End this action"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return draw(view, box)
