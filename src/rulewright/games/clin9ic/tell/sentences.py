"""The sentences of the log: one for each kind of note, with the clause it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence
from rulewright.kernel.text import many

from ..notes import Note
from ..state import DOOR, Box, Level, Outcome
from . import names as say

NOTES = Notes(
    Note,
    who=lambda box, names, who: say.a_person(who),
    place=lambda box, names, place: say.place_name(place),
    component=say.COMPONENT_NAMES,
    card=lambda box, names, card: box.texts["floors"][card],
    goal=say.GOAL_NAMES,
)

# ---------------------------------------------------------------- the round

NOTES.say(Note.OPENED, "The clinic opens on {card}. The goal: {goal}.", "CL-R5")
NOTES.say(Note.ROUND, "Round {round} of 6 begins.", "CL-4")


@NOTES.tell(Note.DEALT)
def dealt(box: Box, names: Sequence[str], order: int, action: int, face: int) -> Sentence:
    side, turned = ("front", "back")[face // 2], " turned round" * (face % 2)
    return f"The {say.ORDINALS[order]} Action card is {box.texts['actions'][action]}, {side} up{turned}.", "CL-5"


@NOTES.tell(Note.TURNED)
def turned(box: Box, names: Sequence[str], order: int, face: int) -> Sentence:
    return f"{names[0]} turns the {say.ORDINALS[order]} card round.", "CL-H37"


@NOTES.tell(Note.LAID)
def laid(box: Box, names: Sequence[str], top: int, window: int, first: int, second: int, third: int) -> Sentence:
    actions = ", ".join(say.ICON_NAMES[i] for i in (first, second, third))
    return (
        f"{names[0]} lays the {say.ORDINALS[top]} card on top and takes the {('first', 'last')[window]} three: {actions}.",
        "CL-6",
    )


@NOTES.tell(Note.BEGUN)
def begun(box: Box, names: Sequence[str], step: int, icon: int) -> Sentence:
    return f"Action {step + 1}: {say.ICON_NAMES[icon]}.", "CL-10"


# ---------------------------------------------------------------- building

NOTES.say(Note.BUILT, "{names[0]} builds {component} for ${price}.", "CL-11")
NOTES.say(Note.REPLACED, "A garden makes room for the pillar.", "CL-R16")
NOTES.say(Note.EXTRA, "{names[0]} builds {component} on top of that, for ${price}.", "CL-34")


@NOTES.tell(Note.RAISED)
def raised(box: Box, names: Sequence[str], floor: int, card: int, price: int) -> Sentence:
    return f"{names[0]} builds {say.FLOOR_NAMES[floor]}, {box.texts['floors'][card]}, for ${price}.", "CL-R15"


# ---------------------------------------------------------------- people

NOTES.say(Note.HIRED, "{names[0]} hires {who} for ${price}.", "CL-13")
NOTES.say(Note.SENT_AWAY, "{names[0]} dismisses {who}.", "CL-R19")


@NOTES.tell(Note.ADMITTED)
def admitted(box: Box, names: Sequence[str], patient: int, index: int) -> Sentence:
    return f"{names[0]} admits {say.patient_name(patient)}.", "CL-36" if patient == Level.COUPLE else "CL-17"


@NOTES.tell(Note.WALKED)
def walked(box: Box, names: Sequence[str], who: int, origin: int, place: int, time: int) -> Sentence:
    start = "" if origin == DOOR else f" from {say.place_name(origin)}"
    cost = f", which takes {many(time, 'unit')} of time" if time else ""
    return (
        f"The {say.who_name(who)} walks{start} to {say.place_name(place)}{cost}.",
        "CL-16" if origin == DOOR else "CL-R21",
    )


@NOTES.tell(Note.STAYED)
def stayed(box: Box, names: Sequence[str], who: int, place: int) -> Sentence:
    return f"The {say.who_name(who)} stays in {say.place_name(place)}.", "CL-H28"


@NOTES.tell(Note.TURNED_AWAY)
def turned_away(box: Box, names: Sequence[str], patient: int, index: int, lost: int) -> Sentence:
    return (
        f"{names[0]} refuses {say.patient_name(patient)}: {lost} popularity lost.",
        "CL-39" if patient == Level.COUPLE else "CL-18",
    )


@NOTES.tell(Note.NO_ROOM)
def no_room(box: Box, names: Sequence[str], patient: int, index: int) -> Sentence:
    return f"There is no place for {say.patient_name(patient)}, who goes elsewhere.", "CL-H9"


# ---------------------------------------------------------------- the day's closing

NOTES.say(Note.GARDENS, "The gardens bring ${income} more.", "CL-R11")
NOTES.say(Note.UNPAID, "${missing} cannot be paid: {lost} popularity lost.", "CL-26")
NOTES.say(Note.BOUGHT, "{names[0]} turns ${price} into {popularity} popularity.", "CL-27")


@NOTES.tell(Note.TREATED)
def treated(
    box: Box, names: Sequence[str], place: int, doctor: int, patient: int, nurses: int, income: int
) -> Sentence:
    helped = f" with {many(nurses, 'nurse')}" if nurses else ""
    return (
        f"In {say.place_name(place)} the {say.who_name(doctor)} treats the {say.who_name(patient)}{helped}: ${income}.",
        "CL-25",
    )


@NOTES.tell(Note.BILL)
def bill(box: Box, names: Sequence[str], upkeep: int, saved: int, wages: int) -> Sentence:
    less = f" (orderlies saved ${saved})" if saved else ""
    return f"Bills: upkeep ${upkeep}{less}, wages ${wages}.", "CL-26"


@NOTES.tell(Note.TIRED)
def tired(box: Box, names: Sequence[str], place: int, who: int) -> Sentence:
    return f"The doctor in {say.place_name(place)} is tired and now a {say.who_name(who)}.", "CL-R29"


@NOTES.tell(Note.WORSE)
def worse(box: Box, names: Sequence[str], place: int, who: int) -> Sentence:
    return f"The patient in {say.place_name(place)} gets worse: {say.who_name(who).split()[0]}.", "CL-28"


@NOTES.tell(Note.DIED)
def died(box: Box, names: Sequence[str], place: int, lost: int) -> Sentence:
    return f"The red patient in {say.place_name(place)} dies: {lost} popularity lost.", "CL-R30"


# ---------------------------------------------------------------- the end

NOTES.say(
    Note.COUNTED,
    "Popularity {popularity}, doctors +{doctors}, rooms upstairs +{rooms}, gardens and helipad +{extras}, time -{time}, "
    "patients left -{patients}: the score is {score}.",
    "CL-R31",
)


@NOTES.tell(Note.CLOSED)
def closed(box: Box, names: Sequence[str], goal: int, how: int) -> Sentence:
    if how == Outcome.GAVE_UP:
        return f"{names[0]} gives the clinic up.", "CL-H27"
    return f"The goal {say.GOAL_NAMES[goal]} is {'reached' if how == Outcome.REACHED else 'missed'}.", "CL-3"
