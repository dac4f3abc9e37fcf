"""The log: how the numbers of notes are put into words, and clauses that depend on them. The sentences are in `locales`."""

from __future__ import annotations

from rulewright.kernel import Notes
from rulewright.kernel.notes import Details, Given
from rulewright.telling.language import Word

from ..notes import SAY, Note
from ..state import DICE, Ability, Box, Column, Company, Event, Outcome
from .names import ability_name, company_name, component_name, dice_in_words, mineral_name, money

NOTES = Notes(
    Note,
    SAY,
    {
        "red_company": lambda box, names: company_name(box, names, Company.RED),
        "purple_company": lambda box, names: company_name(box, names, Company.PURPLE),
    },
    company=company_name,
    mineral=lambda box, names, mineral: mineral_name(mineral),
    component=lambda box, names, component: component_name(box, component),
    asteroid=lambda box, names, asteroid: SAY("asteroid", number=asteroid + 1),
    depth=lambda box, names, depth: str(depth + 1),
    face=lambda box, names, face: ability_name(face),
    price=lambda box, names, price: money(price),
    pay=lambda box, names, pay: money(pay),
    risk=lambda box, names, risk: money(risk),
)

# ---------------------------------------------------------------- the turn


def happened(box: Box, n: Given) -> Details:
    return {
        "cost": money(box.event_cost),
        "gain": money(box.event_gain),
        "least": int(box.least_dice),
        "most": DICE,
    }


NOTES.cite(Note.EVENT, lambda box, n: "AM-R5" if n["event"] <= Event.INVESTOR else "AM-R20", happened)

# ---------------------------------------------------------------- drill and Modify


def dice(box: Box, n: Given) -> Details:
    return {"dice": dice_in_words([n[die] for die in "abcde"])}


def altered(box: Box, n: Given) -> Details:
    use = "total" if n["face"] == Ability.TOTAL else "two" if n["second"] else "one"
    return {"use": Word(use)}


NOTES.cite(Note.DRILLED, more=dice)
NOTES.cite(Note.REROLLED, more=dice)
NOTES.cite(Note.ALTERED, more=altered)

# ---------------------------------------------------------------- excavation and income

NOTES.cite(Note.SOLD, lambda box, n: "AM-R7" if n["column"] == Column.CONTRACT else "AM-R6")

# ---------------------------------------------------------------- the Foundry

NOTES.cite(Note.FORGED, lambda box, n: "AM-29" if n["orange"] else "AM-26")
NOTES.cite(Note.BANKED, lambda box, n: "AM-35" if n["rows"] > 1 else "AM-31")  # several rows in a turn only in Overtime

# ---------------------------------------------------------------- asteroids and the end

HOW: dict[int, str] = {Outcome.TIE_BREAK: "tie-break", Outcome.SHARED: "shared", Outcome.OUTDONE: "outdone"}


def ended(box: Box, n: Given) -> Details:
    return {"red": money(n["red"]), "purple": money(n["purple"]), "result": Word(HOW.get(n["end"], "funding"))}


NOTES.cite(Note.ENDS, more=ended)
