"""What the rules tell as it happens: each kind of note with its numbers, its sentence and the clause it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence

from .names import (
    COMPONENT_NAMES,
    FLOOR_NAMES,
    GOAL_NAMES,
    ICON_NAMES,
    ORDINALS,
    a_person,
    many,
    patient_name,
    place_name,
    who_name,
)
from ..state import COUPLE, DOOR, GAVE_UP, REACHED, Box

NOTES = Notes(
    who=lambda box, names, who: a_person(who),
    place=lambda box, names, place: place_name(place),
    component=COMPONENT_NAMES,
    card=lambda box, names, card: box.texts["floors"][card],
    goal=GOAL_NAMES,
)

# ---------------------------------------------------------------- the round

OPENED = NOTES.kind("opened", "card", "goal")
NOTES.say(OPENED, "The clinic opens on {card}. The goal: {goal}.", "CL-R5")
ROUND = NOTES.kind("round", "round")
NOTES.say(ROUND, "Round {round} of 6 begins.", "CL-4")
DEALT = NOTES.kind("dealt", "order", "action", "face")
LAID = NOTES.kind("laid", "top", "window", "first", "second", "third")
BEGUN = NOTES.kind("begun", "step", "icon")


@NOTES.tell(DEALT)
def dealt(box: Box, names: Sequence[str], order: int, action: int, face: int) -> Sentence:
    side, turned = ("front", "back")[face // 2], " turned round" * (face % 2)
    return f"The {ORDINALS[order]} Action card is {box.texts['actions'][action]}, {side} up{turned}.", "CL-5"


@NOTES.tell(LAID)
def laid(box: Box, names: Sequence[str], top: int, window: int, first: int, second: int, third: int) -> Sentence:
    actions = ", ".join(ICON_NAMES[i] for i in (first, second, third))
    return (
        f"{names[0]} lays the {ORDINALS[top]} card on top and takes the {('first', 'last')[window]} three: {actions}.",
        "CL-6",
    )


@NOTES.tell(BEGUN)
def begun(box: Box, names: Sequence[str], step: int, icon: int) -> Sentence:
    return f"Action {step + 1}: {ICON_NAMES[icon]}.", "CL-10"


# ---------------------------------------------------------------- building

BUILT = NOTES.kind("built", "component", "price")
NOTES.say(BUILT, "{names[0]} builds {component} for ${price}.", "CL-11")
REPLACED = NOTES.kind("replaced")
NOTES.say(REPLACED, "A garden makes room for the pillar.", "CL-R16")
RAISED = NOTES.kind("raised", "floor", "card", "price")
EXTRA = NOTES.kind("extra", "component", "index", "price")
NOTES.say(EXTRA, "{names[0]} builds {component} on top of that, for ${price}.", "CL-34")


@NOTES.tell(RAISED)
def raised(box: Box, names: Sequence[str], floor: int, card: int, price: int) -> Sentence:
    return f"{names[0]} builds {FLOOR_NAMES[floor]}, {box.texts['floors'][card]}, for ${price}.", "CL-R15"


# ---------------------------------------------------------------- people

HIRED = NOTES.kind("hired", "who", "index", "price")
NOTES.say(HIRED, "{names[0]} hires {who} for ${price}.", "CL-13")
ADMITTED = NOTES.kind("admitted", "patient", "index")
WALKED = NOTES.kind("walked", "who", "origin", "place", "time")
SENT_AWAY = NOTES.kind("sent_away", "who", "place")
NOTES.say(SENT_AWAY, "{names[0]} dismisses {who}.", "CL-R19")
STAYED = NOTES.kind("stayed", "who", "place")
TURNED_AWAY = NOTES.kind("turned_away", "patient", "index", "lost")
NO_ROOM = NOTES.kind("no_room", "patient", "index")


@NOTES.tell(ADMITTED)
def admitted(box: Box, names: Sequence[str], patient: int, index: int) -> Sentence:
    return f"{names[0]} admits {patient_name(patient)}.", "CL-36" if patient == COUPLE else "CL-17"


@NOTES.tell(WALKED)
def walked(box: Box, names: Sequence[str], who: int, origin: int, place: int, time: int) -> Sentence:
    start = "" if origin == DOOR else f" from {place_name(origin)}"
    cost = f", {time} time" if time else ""
    return f"The {who_name(who)} walks{start} to {place_name(place)}{cost}.", "CL-16" if origin == DOOR else "CL-R21"


@NOTES.tell(STAYED)
def stayed(box: Box, names: Sequence[str], who: int, place: int) -> Sentence:
    return f"The {who_name(who)} stays in {place_name(place)}.", "CL-H28"


@NOTES.tell(TURNED_AWAY)
def turned_away(box: Box, names: Sequence[str], patient: int, index: int, lost: int) -> Sentence:
    return (
        f"{names[0]} refuses {patient_name(patient)}: {lost} popularity lost.",
        "CL-39" if patient == COUPLE else "CL-18",
    )


@NOTES.tell(NO_ROOM)
def no_room(box: Box, names: Sequence[str], patient: int, index: int) -> Sentence:
    return f"There is no place for {patient_name(patient)}, who goes elsewhere.", "CL-H9"


# ---------------------------------------------------------------- the day's closing

TREATED = NOTES.kind("treated", "place", "doctor", "patient", "nurses", "income")
GARDENS = NOTES.kind("gardens", "income")
NOTES.say(GARDENS, "The gardens bring ${income} more.", "CL-R11")
BILL = NOTES.kind("bill", "upkeep", "saved", "wages")
UNPAID = NOTES.kind("unpaid", "missing", "lost")
NOTES.say(UNPAID, "${missing} cannot be paid: {lost} popularity lost.", "CL-26")
BOUGHT = NOTES.kind("bought", "popularity", "price")
NOTES.say(BOUGHT, "{names[0]} turns ${price} into {popularity} popularity.", "CL-27")
TIRED = NOTES.kind("tired", "place", "who")
WORSE = NOTES.kind("worse", "place", "who")
DIED = NOTES.kind("died", "place", "lost")


@NOTES.tell(TREATED)
def treated(
    box: Box, names: Sequence[str], place: int, doctor: int, patient: int, nurses: int, income: int
) -> Sentence:
    helped = f" with {many(nurses, 'nurse')}" if nurses else ""
    return f"In {place_name(place)} the {who_name(doctor)} treats the {who_name(patient)}{helped}: ${income}.", "CL-25"


@NOTES.tell(BILL)
def bill(box: Box, names: Sequence[str], upkeep: int, saved: int, wages: int) -> Sentence:
    less = f" (orderlies saved ${saved})" if saved else ""
    return f"Bills: upkeep ${upkeep}{less}, wages ${wages}.", "CL-26"


@NOTES.tell(TIRED)
def tired(box: Box, names: Sequence[str], place: int, who: int) -> Sentence:
    return f"The doctor in {place_name(place)} is tired and now a {who_name(who)}.", "CL-R29"


@NOTES.tell(WORSE)
def worse(box: Box, names: Sequence[str], place: int, who: int) -> Sentence:
    return f"The patient in {place_name(place)} gets worse: {who_name(who).split()[0]}.", "CL-28"


@NOTES.tell(DIED)
def died(box: Box, names: Sequence[str], place: int, lost: int) -> Sentence:
    return f"The red patient in {place_name(place)} dies: {lost} popularity lost.", "CL-R30"


# ---------------------------------------------------------------- the end

COUNTED = NOTES.kind("counted", "popularity", "doctors", "rooms", "extras", "time", "patients", "score")
NOTES.say(
    COUNTED,
    "Popularity {popularity}, doctors +{doctors}, rooms upstairs +{rooms}, gardens and helipad +{extras}, time -{time}, "
    "patients left -{patients}: the score is {score}.",
    "CL-R31",
)
CLOSED = NOTES.kind("closed", "goal", "how")


@NOTES.tell(CLOSED)
def closed(box: Box, names: Sequence[str], goal: int, how: int) -> Sentence:
    if how == GAVE_UP:
        return f"{names[0]} gives the clinic up.", "CL-H27"
    return f"The goal {GOAL_NAMES[goal]} is {'reached' if how == REACHED else 'missed'}.", "CL-3"
