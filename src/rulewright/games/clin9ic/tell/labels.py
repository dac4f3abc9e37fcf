"""What moves are called, and the clauses that explain them."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.language import Word

from ..rules.business import pair_in, pair_needs
from ..rules.places import level_of, walk_time
from ..state import BOXES, DOOR, FLOORS, ROUNDS, SPACES, Box, Phase, State, Verb
from ..words import SAY
from .names import COLOURS, COMPONENTS, PATIENTS, STAFF, person, place_name, room_kind
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
        return SAY("turn", order=argument)
    if verb == Verb.BUILD:
        return SAY("build", component=COMPONENTS[argument], price=int(box.price[argument]))
    if verb == Verb.RAISE:
        height = min(view.height, FLOORS - 1)
        return SAY("raise", floor=height, card=box.texts["floors"][argument], price=int(box.floor_price[height]))
    if verb in (Verb.BONUS, Verb.HIRE):
        key = "bonus" if verb == Verb.BONUS else "hire"
        return SAY(key, staff=STAFF[view.staff[argument]], box=argument + 1, price=argument + 1)
    if verb == Verb.PICK:
        return pick_words(view, argument)
    if verb in (Verb.STAY, Verb.DISMISS):
        key = "stay" if verb == Verb.STAY else "dismiss"
        return SAY(key, **person(view.people[view.walker].who)) if view.walker >= 0 else SAY(f"{key}-unknown")
    if verb in (Verb.ADMIT, Verb.REFUSE):
        patient = PATIENTS[view.patients[view.queue]] if view.queue < BOXES else Word("next")
        return SAY("admit" if verb == Verb.ADMIT else "refuse", patient=patient)
    if verb == Verb.TREAT:
        return treat_words(view, box, argument)
    if verb == Verb.BUY:
        return SAY("buy", popularity=argument, price=argument * int(box.popularity))
    return done_words(view) if verb == Verb.DONE else SAY("give-up")


def walk_words(view: State, box: Box, place: int) -> str:
    floor, space = divmod(place, SPACES)
    if view.walker < 0 or floor >= view.height:
        return SAY("walk-unknown", place=place_name(place))
    return SAY(
        "walk",
        **person(view.people[view.walker].who),
        room=room_kind(box, view.floors[floor], space),
        place=place_name(place),
        time=int(walk_time(view, box, place)),
    )


def pick_words(view: State, number: int) -> str:
    if number >= view.present:
        return SAY("pick-unknown", number=number + 1)
    p = view.people[number]
    if p.place == DOOR:
        return SAY("pick-door", **person(p.who))
    return SAY("pick", **person(p.who), place=place_name(p.place))


def treat_words(view: State, box: Box, place: int) -> str:
    doctor, patient = pair_in(view, place)
    if view.phase != Phase.TREATING or doctor < 0 or patient < 0:
        return SAY("treat-unknown", place=place_name(place))
    level = level_of(view.people[patient].who)
    return SAY(
        "treat",
        patient=COLOURS[level - 1],
        place=place_name(place),
        nurses=int(pair_needs(view, box, place, doctor, patient)),
        income=int(box.income[level - 1]),
    )


def done_words(view: State) -> str:
    if view.phase == Phase.TREATING:
        return SAY("end-day" if view.round < ROUNDS else "end-last-day")
    return SAY("end-action")
