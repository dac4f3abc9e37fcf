"""What moves are called, and the clauses that explain them."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import many

from ..rules.business import pair_in, pair_needs
from ..rules.places import is_patient, level_of, walk_time
from ..state import BOXES, DOOR, FLOORS, ROUNDS, SPACES, Box, Phase, State, Verb
from . import names as say
from .text_board import lay_words

ABOUT = {
    "walk": ("CL-16", "CL-R18", "CL-R21", "CL-H14", "CL-H15"),
    "lay": ("CL-5", "CL-6", "CL-8", "CL-9", "CL-H1", "CL-H2"),
    "turn": ("CL-32", "CL-H37"),
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
    """A move as the player reads it, also where it is not allowed now."""
    verb = Verb.at(action)
    argument = verb.argument(action) if len(verb.sizes) == 1 else 0
    if verb == Verb.WALK:
        return walk_words(view, box, argument)
    if verb == Verb.LAY:
        return lay_words(view, box, *Verb.LAY.arguments(action))
    if verb == Verb.TURN:
        return f"Turn the {say.ORDINALS[argument]} card round"
    if verb == Verb.BUILD:
        return f"Build {say.COMPONENT_NAMES[argument]} (${box.price[argument]})"
    if verb == Verb.RAISE:
        height = min(view.height, FLOORS - 1)
        return f"Build {say.FLOOR_NAMES[height]} with card {box.texts['floors'][argument]} (${box.floor_price[height]})"
    if verb == Verb.BONUS:
        thing = say.bonus_name(view.staff[argument]) or "a bonus"
        return f"Build {thing} besides, from box {argument + 1} (${argument + 1})"
    if verb == Verb.HIRE:
        return f"Hire {say.staff_name(view.staff[argument])} from box {argument + 1} (${argument + 1})"
    if verb == Verb.PICK:
        return pick_words(view, argument)
    if verb in (Verb.STAY, Verb.DISMISS):
        who = say.who_name(view.people[view.walker].who) if view.walker >= 0 else "one picked up"
        return f"Let the {who} stay" if verb == Verb.STAY else f"Dismiss the {who}"
    if verb in (Verb.ADMIT, Verb.REFUSE):
        who = say.patient_name(view.patients[view.queue]) if view.queue < BOXES else "the next patient"
        return f"Admit {who}" if verb == Verb.ADMIT else f"Refuse {who}"
    if verb == Verb.TREAT:
        return treat_words(view, box, argument)
    if verb == Verb.BUY:
        return f"Buy {argument} popularity (${argument * box.popularity})" if argument else "Keep the money"
    return done_words(view) if verb == Verb.DONE else "Give the clinic up"


def walk_words(view: State, box: Box, place: int) -> str:
    floor, space = divmod(place, SPACES)
    if view.walker < 0 or floor >= view.height:
        return f"Go to {say.place_name(place)}"
    p = view.people[view.walker]
    far = walk_time(view, box, place)
    room = say.room_name(box, view.floors[floor], space)
    return f"{say.who_name(p.who).capitalize()} to the {room} {say.place_name(place)}" + (
        f" ({many(far, 'unit')} of time)" if far else ""
    )


def pick_words(view: State, person: int) -> str:
    if person >= view.present:
        return f"Move die {person + 1}"
    p = view.people[person]
    doing = "Move" if is_patient(p.who) else "Move or dismiss"
    return f"{doing} the {say.who_name(p.who)} in {say.place_name(p.place) if p.place != DOOR else 'the doorway'}"


def treat_words(view: State, box: Box, place: int) -> str:
    doctor, patient = pair_in(view, place)
    if view.phase != Phase.TREATING or doctor < 0 or patient < 0:
        return f"Treat in {say.place_name(place)}"
    nurses = pair_needs(view, box, place, doctor, patient)
    helped = f" with {many(nurses, 'nurse')}" if nurses else ""
    who = view.people[patient].who
    return f"Treat the {say.who_name(who)} in {say.place_name(place)}{helped} (earns ${box.income[level_of(who) - 1]})"


def done_words(view: State) -> str:
    if view.phase == Phase.TREATING:
        return "End the day" if view.round < ROUNDS else "End the last day"
    return "End this action"
