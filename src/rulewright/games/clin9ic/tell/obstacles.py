"""The obstacle that keeps a move from being legal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ..notes import SAY
from ..rules import arrivals, building, cards, people, turn
from ..rules.business import pair_in, pair_needs
from ..rules.legality import check
from ..rules.places import cars, is_patient, spaces
from ..state import DOOR, SPACES, Box, Phase, State, Verb
from .names import PATIENTS, person, place_name, room_kind

STATIC: dict[int, str] = {
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
    arrivals.HIRES_NOBODY: "hires-nobody",
    arrivals.BOX_USED: "box-used",
    arrivals.NO_DIE: "no-die",
    people.HAS_MOVED: "has-moved",
    people.ONE_OF_SEVERAL: "one-of-several",
    people.NOWHERE_TO_GO: "nowhere-to-go",
    arrivals.NOBODY_WAITS: "nobody-waits",
    building.NO_SPACE: "no-space",
}


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase in (Phase.SETTLING, Phase.WALKING):
        return SAY("now-walking", **person(view.people[view.walker].who))
    return SAY(f"now-{Phase.word(view.phase)}")


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps the player from making this move: its price, the room, the people, or the choice of things to build."""
    broken, verb = check(view, box, seat, action), Verb.at(action)
    if verb == Verb.PICK and Verb.PICK.argument(action) >= view.present:
        moving = view.phase in (Phase.HIRING, Phase.ADMITTING)
        return SAY("people-only", count=int(view.present)) if moving else ""
    if broken in STATIC:
        return SAY(STATIC[broken])
    if broken in (building.NO_MONEY, arrivals.HIRE_TOO_DEAR, building.TOO_DEAR, turn.NOT_ENOUGH_MONEY):
        return SAY("too-dear", money=int(view.money), price=price(view, box, action))
    if broken == building.NO_HELIPAD:
        return SAY("helipad-done" if view.helipad else "helipad-needs-floor")
    if broken == building.NEEDS_PILLARS:
        return SAY("needs-pillars", count=int(spaces(view, box) - view.pillars))
    if verb == Verb.WALK and view.walker >= 0:
        return _walk(view, box, Verb.WALK.argument(action))
    if verb in (Verb.STAY, Verb.DISMISS) and view.walker >= 0:
        p = view.people[view.walker]
        return SAY("walk-in-first" if p.place == DOOR else "not-staff", **person(p.who))
    if verb == Verb.HIRE and broken == arrivals.BEYOND_THE_ENTRANCES:
        return SAY("beyond-the-entrances", entrances=int(view.entrances))
    if verb == Verb.HIRE and broken == arrivals.NO_PARKING:
        return SAY("no-parking", spaces=int(cars(view, box)))
    if verb == Verb.PICK and broken in (people.ONLY_STAFF, people.ONLY_PATIENTS):
        return SAY("only-staff" if broken == people.ONLY_STAFF else "only-patients")
    if verb == Verb.TREAT and view.phase == Phase.TREATING:
        return _treat(view, box, Verb.TREAT.argument(action))
    if broken == turn.BOXES_IN_ORDER:
        return SAY("boxes-in-order", patient=PATIENTS[view.patients[view.queue]])
    return ""


def price(view: State, box: Box, action: int) -> int:
    """CL-R8, CL-R15, CL-14, CL-35, CL-R28: the price of a move."""
    verb, what = Verb.at(action), Verb.at(action).argument(action)
    if verb == Verb.BUILD:
        return int(box.price[what])
    if verb == Verb.RAISE:
        return int(box.floor_price[view.height])
    return what * int(box.popularity) if verb == Verb.BUY else what + 1


def _walk(view: State, box: Box, place: int) -> str:
    """CL-25, CL-R18, CL-H14: why the person picked up cannot go there."""
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


def _treat(view: State, box: Box, place: int) -> str:
    """CL-25, CL-R22, CL-R23: who is missing."""
    doctor, patient = pair_in(view, place)
    if doctor < 0 or patient < 0:
        missing = "nobody-here" if doctor < 0 and patient < 0 else "no-doctor" if doctor < 0 else "no-patient"
        return SAY(missing, place=place_name(place))
    return SAY("needs-nurses", nurses=int(pair_needs(view, box, place, doctor, patient)), free=int(view.nurses))
