"""Labels of moves, and the clauses that explain them."""

from __future__ import annotations

from rulewright.kernel import Labels
from rulewright.telling.language import Word

from ..notes import SAY
from ..rules.business import pair_in, pair_needs
from ..rules.places import level_of, walk_time
from ..state import BOXES, DOOR, FLOORS, ROUNDS, SPACES, Box, Phase, State, Verb
from .board import lay_words
from .names import COLOURS, COMPONENTS, PATIENTS, STAFF, person, place_name, room_kind

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

label = Labels(Verb, SAY)
label.of(Verb.LAY)(lay_words)


@label.of(Verb.TURN)
def _turn(card: int) -> str:
    return SAY("turn", order=card)


@label.of(Verb.BUILD)
def _build(box: Box, component: int) -> str:
    return SAY("build", component=COMPONENTS[component], price=int(box.price[component]))


@label.of(Verb.RAISE)
def _raise(view: State, box: Box, card: int) -> str:
    height = min(view.height, FLOORS - 1)
    return SAY("raise", floor=height, card=box.texts["floors"][card], price=int(box.floor_price[height]))


@label.of(Verb.BONUS, Verb.HIRE)
def _from_box(view: State, action: int, b: int) -> str:
    return SAY(Verb.at(action).public, staff=STAFF[view.staff[b]], box=b + 1, price=b + 1)


@label.of(Verb.STAY, Verb.DISMISS)
def _not_walk(view: State, action: int) -> str:
    key = Verb.at(action).public
    return SAY(key, **person(view.people[view.walker].who)) if view.walker >= 0 else SAY(f"{key}-unknown")


@label.of(Verb.ADMIT, Verb.REFUSE)
def _answer(view: State, action: int) -> str:
    patient = PATIENTS[view.patients[view.queue]] if view.queue < BOXES else Word("next")
    return SAY(Verb.at(action).public, patient=patient)


@label.of(Verb.BUY)
def _buy(box: Box, points: int) -> str:
    return SAY("buy", popularity=points, price=points * int(box.popularity))


@label.of(Verb.WALK)
def _walk(view: State, box: Box, place: int) -> str:
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


@label.of(Verb.PICK)
def _pick(view: State, number: int) -> str:
    if number >= view.present:
        return SAY("pick-unknown", number=number + 1)
    p = view.people[number]
    if p.place == DOOR:
        return SAY("pick-door", **person(p.who))
    return SAY("pick", **person(p.who), place=place_name(p.place))


@label.of(Verb.TREAT)
def _treat(view: State, box: Box, place: int) -> str:
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


@label.of(Verb.DONE)
def _done(view: State) -> str:
    if view.phase == Phase.TREATING:
        return SAY("end-day" if view.round < ROUNDS else "end-last-day")
    return SAY("end-action")
