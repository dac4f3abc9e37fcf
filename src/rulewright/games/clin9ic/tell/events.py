"""The log: how the numbers of notes are put into words, and clauses that depend on them. The sentences are in `locales`."""

from __future__ import annotations

from rulewright.kernel import Notes
from rulewright.kernel.notes import Details, Given
from rulewright.telling.language import NOBODY, Word

from ..notes import SAY, Note
from ..rules.places import level_of
from ..state import DOOR, ROUNDS, Box, Level, Outcome
from .names import COLOURS, COMPONENTS, PATIENTS, goal_name, icon_names, person, place_name

NOTES = Notes(
    Note,
    SAY,
    {"player": lambda box, names: names[0]},
    who=lambda box, names, who: SAY("a-person", **person(who)),
    place=lambda box, names, place: place_name(place),
    component=lambda box, names, component: SAY("component", component=COMPONENTS[component]),
    card=lambda box, names, card: box.texts["floors"][card],
    goal=lambda box, names, goal: goal_name(goal),
)


def who(box: Box, n: Given) -> Details:
    return person(n["who"])


def component(box: Box, n: Given) -> Details:
    return {"component": COMPONENTS[n["component"]]}


# ---------------------------------------------------------------- the round


def dealt(box: Box, n: Given) -> Details:
    side, turned = ("front", "back")[n["face"] // 2], ("no", "yes")[n["face"] % 2]
    return {"card": box.texts["actions"][n["action"]], "side": Word(side), "turned": Word(turned)}


def laid(box: Box, n: Given) -> Details:
    return {"actions": icon_names([n["first"], n["second"], n["third"]])}


NOTES.cite(Note.ROUND, more=lambda box, n: {"rounds": ROUNDS})
NOTES.cite(Note.DEALT, more=dealt)
NOTES.cite(Note.LAID, more=laid)
NOTES.cite(Note.BEGUN, more=lambda box, n: {"number": n["step"] + 1})

# ---------------------------------------------------------------- building

NOTES.cite(Note.BUILT, more=component)
NOTES.cite(Note.EXTRA, more=component)

# ---------------------------------------------------------------- people


def patient(box: Box, n: Given) -> Details:
    return {"patient": PATIENTS[n["patient"]]}


def walked(box: Box, n: Given) -> Details:
    return {**person(n["who"]), "from": NOBODY if n["origin"] == DOOR else place_name(n["origin"])}


NOTES.cite(Note.HIRED, more=who)
NOTES.cite(Note.SENT_AWAY, more=who)
NOTES.cite(Note.ADMITTED, lambda box, n: "CL-36" if n["patient"] == Level.COUPLE else "CL-17", patient)
NOTES.cite(Note.WALKED, lambda box, n: "CL-16" if n["origin"] == DOOR else "CL-R21", walked)
NOTES.cite(Note.STAYED, more=who)
NOTES.cite(Note.TURNED_AWAY, lambda box, n: "CL-39" if n["patient"] == Level.COUPLE else "CL-18", patient)
NOTES.cite(Note.NO_ROOM, more=patient)

# ---------------------------------------------------------------- the end of the day


def treated(box: Box, n: Given) -> Details:
    return {"doctor": COLOURS[n["doctor"] - 1], "patient": COLOURS[level_of(n["patient"]) - 1]}


NOTES.cite(Note.TREATED, more=treated)
NOTES.cite(Note.TIRED, more=who)
NOTES.cite(Note.WORSE, more=who)

# ---------------------------------------------------------------- the end

HOW = {Outcome.REACHED: Word("reached"), Outcome.MISSED: Word("missed"), Outcome.GAVE_UP: Word("gave-up")}

NOTES.cite(
    Note.CLOSED,
    lambda box, n: "CL-H27" if n["how"] == Outcome.GAVE_UP else "CL-3",
    lambda box, n: {"result": HOW[n["how"]]},
)
