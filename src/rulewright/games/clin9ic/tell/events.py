"""The log: the clause behind each kind of note, and how its numbers are put into words. The sentences are in `locales`."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.kernel import Notes
from rulewright.telling.language import NOBODY, Word

from ..notes import SAY, Note
from ..rules.places import level_of
from ..state import DOOR, ROUNDS, Box, Level, Outcome
from .names import COLOURS, COMPONENTS, PATIENTS, goal_name, icon_names, person, place_name

Numbers = Mapping[str, int]
Told = Mapping[str, str | int]

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


def who(box: Box, n: Numbers) -> Told:
    return person(n["who"])


def component(box: Box, n: Numbers) -> Told:
    return {"component": COMPONENTS[n["component"]]}


# ---------------------------------------------------------------- the round


def dealt(box: Box, n: Numbers) -> Told:
    side, turned = ("front", "back")[n["face"] // 2], ("no", "yes")[n["face"] % 2]
    return {"card": box.texts["actions"][n["action"]], "side": Word(side), "turned": Word(turned)}


def laid(box: Box, n: Numbers) -> Told:
    return {"actions": icon_names([n["first"], n["second"], n["third"]])}


NOTES.cite(Note.OPENED, "CL-R5")
NOTES.cite(Note.ROUND, "CL-4", lambda box, n: {"rounds": ROUNDS})
NOTES.cite(Note.DEALT, "CL-5", dealt)
NOTES.cite(Note.TURNED, "CL-H37")
NOTES.cite(Note.LAID, "CL-6", laid)
NOTES.cite(Note.BEGUN, "CL-10", lambda box, n: {"number": n["step"] + 1})

# ---------------------------------------------------------------- building

NOTES.cite(Note.BUILT, "CL-11", component)
NOTES.cite(Note.REPLACED, "CL-R16")
NOTES.cite(Note.RAISED, "CL-R15")
NOTES.cite(Note.EXTRA, "CL-34", component)

# ---------------------------------------------------------------- people


def patient(box: Box, n: Numbers) -> Told:
    return {"patient": PATIENTS[n["patient"]]}


def walked(box: Box, n: Numbers) -> Told:
    return {**person(n["who"]), "from": NOBODY if n["origin"] == DOOR else place_name(n["origin"])}


NOTES.cite(Note.HIRED, "CL-13", who)
NOTES.cite(Note.SENT_AWAY, "CL-R19", who)
NOTES.cite(Note.ADMITTED, lambda box, n: "CL-36" if n["patient"] == Level.COUPLE else "CL-17", patient)
NOTES.cite(Note.WALKED, lambda box, n: "CL-16" if n["origin"] == DOOR else "CL-R21", walked)
NOTES.cite(Note.STAYED, "CL-H28", who)
NOTES.cite(Note.TURNED_AWAY, lambda box, n: "CL-39" if n["patient"] == Level.COUPLE else "CL-18", patient)
NOTES.cite(Note.NO_ROOM, "CL-H9", patient)

# ---------------------------------------------------------------- the end of the day


def treated(box: Box, n: Numbers) -> Told:
    return {"doctor": COLOURS[n["doctor"] - 1], "patient": COLOURS[level_of(n["patient"]) - 1]}


NOTES.cite(Note.TREATED, "CL-25", treated)
NOTES.cite(Note.GARDENS, "CL-R11")
NOTES.cite(Note.BILL, "CL-26")
NOTES.cite(Note.UNPAID, "CL-26")
NOTES.cite(Note.BOUGHT, "CL-27")
NOTES.cite(Note.TIRED, "CL-R29", who)
NOTES.cite(Note.WORSE, "CL-28", who)
NOTES.cite(Note.DIED, "CL-R30")

# ---------------------------------------------------------------- the end

HOW = {Outcome.REACHED: Word("reached"), Outcome.MISSED: Word("missed"), Outcome.GAVE_UP: Word("gave-up")}

NOTES.cite(Note.COUNTED, "CL-R31")
NOTES.cite(
    Note.CLOSED,
    lambda box, n: "CL-H27" if n["how"] == Outcome.GAVE_UP else "CL-3",
    lambda box, n: {"result": HOW[n["how"]]},
)
