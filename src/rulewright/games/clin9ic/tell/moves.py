"""Each verb in words: the label of a move, the obstacle that keeps it from being legal, and the clauses that explain it."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Labels, Obstacles
from rulewright.telling.language import Word

from ..notes import SAY
from ..rules import arrivals, building, cards, people, turn
from ..rules.business import pair_in, pair_needs
from ..rules.legality import check
from ..rules.places import cars, is_patient, level_of, spaces, walk_time
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
FIXED: dict[int, str] = {
    cards.LEFT_TO_CHANCE: "left-to-chance",
    cards.TURNED_ALREADY: "turned-already",
    building.ENOUGH_BUILT: "enough-built",
    building.ENOUGH_ENTRANCES: "enough-entrances",
    building.PARKING_DONE: "parking-done",
    building.EVERY_FLOOR_HAS_ONE: "conveyors-done",
    building.HIGH_ENOUGH: "high-enough",
    building.NOT_ON_THE_SHELF: "not-on-the-shelf",
    building.NO_ICON: "no-icon",
    building.ICON_USED: "icon-used",
    building.NO_SPACE: "no-space",
    arrivals.HIRES_NOBODY: "hires-nobody",
    arrivals.BOX_USED: "box-used",
    arrivals.NOBODY_WAITS: "nobody-waits",
    people.HAS_MOVED: "has-moved",
    people.ONE_OF_SEVERAL: "one-of-several",
    people.NOWHERE_TO_GO: "nowhere-to-go",
}
label = Labels(Verb, SAY)
label.of(Verb.LAY)(lay_words)
obstacle = Obstacles(Verb, check, SAY, FIXED)


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase in (Phase.SETTLING, Phase.WALKING):
        return SAY("now-walking", **person(view.people[view.walker].who))
    return SAY(f"now-{Phase.word(view.phase)}")


def too_dear(view: State, price: int) -> str:
    return SAY("too-dear", money=int(view.money), price=price)


@label.of(Verb.TURN)
def _turn(card: int) -> str:
    return SAY("turn", order=card)


# ---------------------------------------------------------------- Build


@label.of(Verb.BUILD)
def _build(box: Box, component: int) -> str:
    return SAY("build", component=COMPONENTS[component], price=int(box.price[component]))


@obstacle.of(Verb.BUILD)
def _cannot_build(view: State, box: Box, broken: int, component: int) -> str:
    if broken == building.NO_HELIPAD:
        return SAY("helipad-done" if view.helipad else "helipad-needs-floor")
    return too_dear(view, int(box.price[component])) if broken == building.NO_MONEY else ""


@label.of(Verb.RAISE)
def _raise(view: State, box: Box, card: int) -> str:
    height = min(view.height, FLOORS - 1)
    return SAY("raise", floor=height, card=box.texts["floors"][card], price=int(box.floor_price[height]))


@obstacle.of(Verb.RAISE)
def _cannot_raise(view: State, box: Box, broken: int) -> str:
    if broken == building.NEEDS_PILLARS:
        return SAY("needs-pillars", count=int(spaces(view, box) - view.pillars))
    return too_dear(view, int(box.floor_price[view.height])) if broken == building.NO_MONEY else ""


@label.of(Verb.BONUS, Verb.HIRE)
def _from_box(view: State, action: int, b: int) -> str:
    return SAY(Verb.at(action).public, staff=STAFF[view.staff[b]], box=b + 1, price=b + 1)


@obstacle.of(Verb.BONUS)
def _cannot_use(view: State, broken: int, b: int) -> str:
    return too_dear(view, b + 1) if broken == building.TOO_DEAR else ""


# ---------------------------------------------------------------- Hire and Admit


@obstacle.of(Verb.HIRE)
def _cannot_hire(view: State, box: Box, broken: int, b: int) -> str:
    if broken == arrivals.BEYOND_THE_ENTRANCES:
        return SAY("beyond-the-entrances", entrances=int(view.entrances))
    if broken == arrivals.NO_DIE:
        return SAY("no-die")
    if broken == arrivals.NO_PARKING:
        return SAY("no-parking", spaces=int(cars(view, box)))
    return too_dear(view, b + 1) if broken == arrivals.HIRE_TOO_DEAR else ""


@label.of(Verb.ADMIT, Verb.REFUSE)
def _answer(view: State, action: int) -> str:
    patient = PATIENTS[view.patients[view.queue]] if view.queue < BOXES else Word("next")
    return SAY(Verb.at(action).public, patient=patient)


@label.of(Verb.DONE)
def _done(view: State) -> str:
    if view.phase == Phase.TREATING:
        return SAY("end-day" if view.round < ROUNDS else "end-last-day")
    return SAY("end-action")


@obstacle.of(Verb.DONE)
def _not_done(view: State, broken: int) -> str:
    return SAY("boxes-in-order", patient=PATIENTS[view.patients[view.queue]]) if broken == turn.BOXES_IN_ORDER else ""


# ---------------------------------------------------------------- walks


@label.of(Verb.PICK)
def _pick(view: State, number: int) -> str:
    if number >= view.present:
        return SAY("pick-unknown", number=number + 1)
    p = view.people[number]
    if p.place == DOOR:
        return SAY("pick-door", **person(p.who))
    return SAY("pick", **person(p.who), place=place_name(p.place))


@obstacle.of(Verb.PICK)
def _cannot_pick(view: State, broken: int) -> str:
    if broken == people.NOBODY_THERE:
        return SAY("people-only", count=int(view.present))
    if broken in (people.ONLY_STAFF, people.ONLY_PATIENTS):
        return SAY("only-staff" if broken == people.ONLY_STAFF else "only-patients")
    return ""


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


@obstacle.of(Verb.WALK)
def _cannot_walk(view: State, box: Box, place: int) -> str:
    """CL-25, CL-R18, CL-H14: why the person picked up cannot go there."""
    if view.walker < 0:
        return ""
    p, where = view.people[view.walker], place_name(place)
    if place // SPACES >= view.height:
        return SAY("no-such-floor")
    if p.place == place:
        return SAY("there-already", **person(p.who), place=where)
    room = room_kind(box, view.floors[place // SPACES], place % SPACES)
    for other in view.people[: view.present]:
        if other.place == place and is_patient(p.who) == is_patient(other.who) and room != "hub":
            return SAY("taken", **person(other.who), place=where)
    return SAY("wrong-room", **person(p.who), place=where, room=room)


@label.of(Verb.STAY, Verb.DISMISS)
def _not_walk(view: State, action: int) -> str:
    key = Verb.at(action).public
    return SAY(key, **person(view.people[view.walker].who)) if view.walker >= 0 else SAY(f"{key}-unknown")


@obstacle.of(Verb.STAY, Verb.DISMISS)
def _must_walk(view: State) -> str:
    if view.walker < 0:
        return ""
    p = view.people[view.walker]
    return SAY("walk-in-first" if p.place == DOOR else "not-staff", **person(p.who))


# ---------------------------------------------------------------- treatment and popularity


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


@obstacle.of(Verb.TREAT, during={Phase.TREATING})
def _cannot_treat(view: State, box: Box, place: int) -> str:
    """CL-25, CL-R22, CL-R23: who is missing."""
    doctor, patient = pair_in(view, place)
    if doctor < 0 or patient < 0:
        missing = "nobody-here" if doctor < 0 and patient < 0 else "no-doctor" if doctor < 0 else "no-patient"
        return SAY(missing, place=place_name(place))
    return SAY("needs-nurses", nurses=int(pair_needs(view, box, place, doctor, patient)), free=int(view.nurses))


@label.of(Verb.BUY)
def _buy(box: Box, points: int) -> str:
    return SAY("buy", popularity=points, price=points * int(box.popularity))


@obstacle.of(Verb.BUY)
def _cannot_buy(view: State, box: Box, broken: int, points: int) -> str:
    return too_dear(view, points * int(box.popularity)) if broken == turn.NOT_ENOUGH_MONEY else ""
