"""The sentence of each kind of note in the log, and the clause that it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence

from ..content import EVENTS, MINERALS
from ..notes import Note
from ..state import DICE, Ability, Box, Column, Company, Event, Outcome
from .names import ABILITIES, COLUMNS, company_name, component_name, dice_in_words, money

NOTES = Notes(
    Note,
    company=company_name,
    mineral=MINERALS,
    component=lambda box, names, component: component_name(box, component),
    asteroid=lambda box, names, asteroid: f"asteroid {asteroid + 1}",
    depth=lambda box, names, depth: str(depth + 1),
    face=ABILITIES,
    price=lambda box, names, price: money(price),
    pay=lambda box, names, pay: money(pay),
    risk=lambda box, names, risk: money(risk),
)

# ---------------------------------------------------------------- the turn

NOTES.say(Note.TURN, "Round {round}: {company}'s turn.", "AM-2")
NOTES.say(Note.BROKE, "{company} has no funding left and nothing to forge, and is out.", "AM-40")
NOTES.say(Note.KEPT, "{company} keeps {price} and goes straight to the Foundry.", "AM-H13")
NOTES.say(Note.RESCUED, "{company} has no funding, and goes straight to the Foundry.", "AM-39")


@NOTES.tell(Note.EVENT)
def happened(box: Box, names: Sequence[str], company: int, event: int) -> Sentence:
    what = (
        "",
        f"pays {money(box.event_cost)} for repairs (not at {money(box.event_cost)} or less)",
        f"drills with one die fewer, but never with fewer than {box.least_dice}",
        "may not reroll the drill",
        "has a quiet shift",
        "will sell at high prices",
        f"gets {money(box.event_gain)} from an investor",
        "will sell at low prices",
        f"drills with one die more, but never with more than {DICE}",
        "cannot roll the Modify die",
    )[event]
    clause = "AM-R5" if event <= Event.INVESTOR else "AM-R20"
    return f"{EVENTS[event].capitalize()}: {company_name(box, names, company)} {what}.", clause


# ---------------------------------------------------------------- drill and Modify

NOTES.say(Note.FEE, "{company} pays {price} for drill {drill}.", "AM-14")
NOTES.say(Note.MODIFIED, "The Modify die: {face}.", "AM-R9")


@NOTES.tell(Note.DRILLED)
def drilled(box: Box, names: Sequence[str], company: int, a: int, b: int, c: int, d: int, e: int) -> Sentence:
    return f"{company_name(box, names, company)} drills and rolls {dice_in_words((a, b, c, d, e))}.", "AM-R3"


@NOTES.tell(Note.REROLLED)
def rerolled(box: Box, names: Sequence[str], a: int, b: int, c: int, d: int, e: int) -> Sentence:
    return f"After the reroll the dice show {dice_in_words((a, b, c, d, e))}.", "AM-R4"


@NOTES.tell(Note.ALTERED)
def altered(
    box: Box, names: Sequence[str], company: int, face: int, first: int, second: int, first_now: int, second_now: int
) -> Sentence:
    who = company_name(box, names, company)
    if face == Ability.TOTAL:
        return f"{who} lets the {first} and the {second} stand for both minerals.", "AM-R9"
    both = f" and the {second} into {second_now}" if second else ""
    return f"{who} turns the {first} into {first_now}{both}.", "AM-R9"


# ---------------------------------------------------------------- what comes out, and what it brings

NOTES.say(Note.DUG, "{company} takes out {mineral}.", "AM-6")
NOTES.say(Note.NOTHING_DUG, "{company} takes out nothing.", "AM-6")
NOTES.say(Note.EXCAVATED, "{company} has fully excavated stratum {depth} of {asteroid}.", "AM-6")
NOTES.say(Note.BOUGHT_DRILL, "{company} buys drill {drill} for {price}.", "AM-R13")
NOTES.say(Note.BOUGHT_EQUIPMENT, "{company} buys equipment of level {level} for {price}.", "AM-R13")


@NOTES.tell(Note.BID)
def bids(box: Box, names: Sequence[str], company: int, bid: int, a: int, b: int, won: int) -> Sentence:
    result = "and wins the tender" if won else "and does not win the tender"
    return f"{company_name(box, names, company)} bids {bid} against {a} and {b}, {result}.", "AM-R11"


@NOTES.tell(Note.SOLD)
def sold(box: Box, names: Sequence[str], company: int, mineral: int, price: int, column: int) -> Sentence:
    how = "for the contract" if column == Column.CONTRACT else f"at the {COLUMNS[column]} price"
    clause = "AM-R7" if column == Column.CONTRACT else "AM-R6"
    return f"{company_name(box, names, company)} sells {MINERALS[mineral]} {how}: {money(price)}.", clause


# ---------------------------------------------------------------- the Foundry

NOTES.say(Note.TRIES, "{company} fires the smelter for row {row}: {component}.", "AM-24")
NOTES.say(Note.SMELTED, "Smelter, roll {roll}: {a} and {b}.", "AM-25")
NOTES.say(Note.NATURAL, "A pure melt: {component} without the Control Station.", "AM-26")
NOTES.say(Note.CONTROL, "Control Station, roll {roll}: {face}.", "AM-27")
NOTES.say(Note.FAILED, "{company} cannot forge row {row} this time.", "AM-30")
NOTES.say(Note.OVERTIME, "Overtime: {company} puts row {row} and {risk} at risk.", "AM-33")
NOTES.say(Note.FELL, "Row {row} fails in Overtime: {company} loses {rows} new rows of this turn and {risk}.", "AM-36")
NOTES.say(
    Note.FORGED,
    "{company} forges {component} for row {row}, worth {pay}.",
    lambda box, given: "AM-29" if given["orange"] else "AM-26",
)
NOTES.say(
    Note.BANKED,
    "{company} stands on row {row} and collects {risk}.",
    lambda box, given: "AM-35" if given["rows"] > 1 else "AM-31",  # several rows in a turn only in Overtime
)

# ---------------------------------------------------------------- asteroids, and the end

NOTES.say(Note.ARRIVED, "The asteroid is worked out: on to {asteroid}.", "AM-8")
NOTES.say(Note.MISSED, "{company} missed the last stratum and moves up to row {row}, unpaid.", "AM-38")


@NOTES.tell(Note.ENDS)
def ended(box: Box, names: Sequence[str], red: int, purple: int, end: int) -> Sentence:
    first, second = company_name(box, names, Company.RED), company_name(box, names, Company.PURPLE)
    how: dict[int, str] = {
        Outcome.TIE_BREAK: ", and what was built and dug decides",
        Outcome.SHARED: ": shared",
        Outcome.OUTDONE: ": the rival is not beaten",
    }
    return f"{first} has {money(red)}, {second} {money(purple)}{how.get(end, '')}.", "AM-12"
