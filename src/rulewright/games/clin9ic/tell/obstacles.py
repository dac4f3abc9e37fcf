"""What is in the way of a move that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import many

from ..rules import legality as law
from ..rules.business import pair_in, pair_needs
from ..rules.places import cars, is_patient, spaces
from ..state import DOOR, SPACES, Box, Phase, State, Verb
from . import names as say

WHEN = {
    "walk": "You send somebody to a room after picking them up, or when they come in",
    "lay": "You lay the Action cards at the start of a round",
    "turn": "You turn Action cards round before you lay them",
    "build": "You build in a Build action",
    "raise": "You build a floor in a Build action",
    "bonus": "You build from a box in a Build action",
    "hire": "You hire in a Hire action",
    "pick": "You move staff in a Hire action and patients in an Admit action",
    "stay": "You let somebody stay after picking them up",
    "dismiss": "You dismiss staff after picking them up in a Hire action",
    "admit": "You admit patients in an Admit action",
    "refuse": "You refuse patients in an Admit action",
    "treat": "You treat patients in the evening, after the three actions",
    "buy": "You buy popularity after the treatments",
    "done": "You end an action, or the treatments, when you have done all you want in it",
    "give_up": "You can give up at any time",
}
NOW: dict[int, str] = {
    Phase.DEALING: "the cards are dealt",
    Phase.LAYING: "you lay the Action cards",
    Phase.BUILDING: "you are in a Build action",
    Phase.HIRING: "you are in a Hire action",
    Phase.ADMITTING: "you are in an Admit action",
    Phase.TREATING: "you treat patients",
    Phase.BUYING: "you choose how much popularity to buy",
}
STATIC: dict[int, str] = {
    law.LEFT_TO_CHANCE: "This game leaves it to chance which way Action cards lie.",
    law.TURNED_ALREADY: "You have turned this card round already.",
    law.ENOUGH_BUILT: "You have built all that one Build action allows.",
    law.ENOUGH_ENTRANCES: "You have all six entrances already.",
    law.PARKING_DONE: "You have enlarged the parking already.",
    law.EVERY_FLOOR_HAS_ONE: "Every floor has a conveyor already.",
    law.HIGH_ENOUGH: "Your clinic has all its floors already.",
    law.NOT_ON_THE_SHELF: "This Floor card is not among those left to build.",
    law.NO_ICON: "This box shows neither a pillar nor a garden.",
    law.ICON_USED: "You have built from this box already in this action.",
    law.HIRES_NOBODY: "There is nobody to hire in this box.",
    law.BOX_USED: "You have hired from this box already in this action.",
    law.NO_DIE: "All nine dice are in the clinic: there is none for another person.",
    law.HAS_MOVED: "This person has moved already in this action.",
    law.ONE_OF_SEVERAL: "Somebody just like this one stands there too: pick up the first of them.",
    law.NOWHERE_TO_GO: "Every room this patient could go to is taken.",
    law.NOBODY_WAITS: "No patient is waiting at your entrances.",
}


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase in (Phase.SETTLING, Phase.WALKING):
        return f"you choose where the {say.who_name(view.people[view.walker].who)} goes"
    return NOW[view.phase]


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps the player from this very move: its price, the room, the people, or what there is to build."""
    broken, verb = law.check(view, box, seat, action), Verb.at(action)
    if verb == Verb.PICK and Verb.PICK.argument(action) >= view.present:
        there = "Only one person is" if view.present == 1 else f"Only {view.present} people are"
        return f"{there} in the clinic." if view.phase in (Phase.HIRING, Phase.ADMITTING) else ""
    if broken in STATIC:
        return STATIC[broken]
    if broken in (law.NO_MONEY, law.HIRE_TOO_DEAR, law.TOO_DEAR, law.NOT_ENOUGH_MONEY):
        return f"You have ${view.money}; this costs ${price(view, box, action)}."
    if broken in (law.NO_SPACE, law.NO_HELIPAD, law.NEEDS_PILLARS):
        return _building(view, box, broken)
    if verb == Verb.WALK and view.walker >= 0:
        return _walk(view, box, Verb.WALK.argument(action))
    if verb in (Verb.STAY, Verb.DISMISS) and view.walker >= 0:
        who = say.who_name(view.people[view.walker].who)
        if view.people[view.walker].place == DOOR:
            return f"The {who} has just come and must go to a room first."
        return f"The {who} is not staff, so you cannot dismiss them."
    if verb == Verb.HIRE and broken == law.BEYOND_THE_ENTRANCES:
        boxes = "box" if view.entrances == 1 else f"{view.entrances} boxes"
        return f"You have {many(view.entrances, 'entrance')}, so only the first {boxes} can be used."
    if verb == Verb.HIRE and broken == law.NO_PARKING:
        return f"All {cars(view, box)} parking spaces are taken."
    if verb == Verb.PICK and broken in (law.ONLY_STAFF, law.ONLY_PATIENTS):
        who = "patients" if broken == law.ONLY_STAFF else "staff"
        return f"You cannot move {who} in {'a Hire' if broken == law.ONLY_STAFF else 'an Admit'} action."
    if verb == Verb.TREAT and view.phase == Phase.TREATING:
        return _treat(view, box, Verb.TREAT.argument(action))
    if broken == law.BOXES_IN_ORDER:
        return f"Somebody still waits for your answer: {say.patient_name(view.patients[view.queue])}."
    return ""


def price(view: State, box: Box, action: int) -> int:
    """CL-R8, CL-R15, CL-14, CL-35, CL-R28: what a move costs."""
    verb, what = Verb.at(action), Verb.at(action).argument(action)
    if verb == Verb.BUILD:
        return int(box.price[what])
    if verb == Verb.RAISE:
        return int(box.floor_price[view.height])
    return what * int(box.popularity) if verb == Verb.BUY else what + 1


def _building(view: State, box: Box, broken: int) -> str:
    if broken == law.NO_SPACE:
        return "No empty space of the top floor is free."
    if broken == law.NO_HELIPAD:
        return "You have a helipad already." if view.helipad else "A helipad needs a floor above the ground floor."
    missing = spaces(view, box) - view.pillars
    return f"The top floor still needs {many(missing, 'pillar')} in its empty spaces."


def _walk(view: State, box: Box, place: int) -> str:
    """CL-25, CL-R18, CL-H14: why the person picked up cannot go there."""
    p, where = view.people[view.walker], say.place_name(place)
    who = say.who_name(p.who)
    if place // SPACES >= view.height:
        return "You have not built that floor."
    if p.place == place:
        return f"The {who} is in {where} already."
    room = say.room_name(box, view.floors[place // SPACES], place % SPACES)
    for other in view.people[: view.present]:
        if other.place == place and is_patient(p.who) == is_patient(other.who) and room != "hub":
            return f"There is already {say.a_person(other.who)} in {where}."
    return f"{where} is {'an' if room[0] in 'aeiou' else 'a'} {room}: no place for {say.a_person(p.who)}."


def _treat(view: State, box: Box, place: int) -> str:
    """CL-25, CL-R22, CL-R23: who is missing."""
    where = say.place_name(place)
    doctor, patient = pair_in(view, place)
    if doctor < 0 and patient < 0:
        return f"Neither a free doctor nor a patient is in {where}."
    if doctor < 0:
        return f"No doctor in {where} is free to treat."
    if patient < 0:
        return f"There is no patient in {where}."
    need = pair_needs(view, box, place, doctor, patient)
    return f"This treatment needs {many(need, 'nurse')}; you have {view.nurses} free."
