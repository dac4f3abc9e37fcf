"""What the rules tell: each kind of note with its numbers, its sentence and the clause that makes it happen."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence

from .names import ABILITIES, COLUMNS, EVENTS, MINERALS, company_name, component_name, dice_in_words, money
from ..state import HIGH, OUTDONE, PURPLE, RED, SHARED, TIE_BREAK, Box

NOTES = Notes(
    company=company_name,
    mineral=MINERALS,
    component=lambda box, names, component: component_name(box, component),
    asteroid=lambda box, names, asteroid: f"asteroid {asteroid + 1}",
    depth=lambda box, names, depth: str(depth + 1),
    face=ABILITIES,
    price=lambda box, names, price: money(price),
    pay=lambda box, names, pay: money(pay),
    risk=lambda box, names, risk: money(risk),
    funding=lambda box, names, funding: money(funding),
)

# ---------------------------------------------------------------- the turn

TURN = NOTES.kind("turn", "company", "round")
NOTES.say(TURN, "Round {round}: {company}'s turn.", "AM-2")
EVENT = NOTES.kind("event", "company", "event")
BROKE = NOTES.kind("broke", "company")
NOTES.say(BROKE, "{company} has no funding left and nothing to forge, and is out.", "AM-40")
RESCUED = NOTES.kind("rescued", "company")
NOTES.say(RESCUED, "{company} has no funding, and goes straight to the Foundry.", "AM-39")


@NOTES.tell(EVENT)
def happened(box: Box, names: Sequence[str], company: int, event: int) -> Sentence:
    what = (
        "",
        "pays $1M for repairs (not at $1M or less)",
        "drills with one die fewer",
        "may not reroll the drill",
        "has a quiet shift",
        "will sell at high prices",
        "gets $1M from an investor",
    )[event]
    return f"{EVENTS[event].capitalize()}: {company_name(box, names, company)} {what}.", "AM-R5"


# ---------------------------------------------------------------- drill and Modify

FEE = NOTES.kind("fee", "company", "drill", "price")
NOTES.say(FEE, "{company} pays {price} for drill {drill}.", "AM-14")
DRILLED = NOTES.kind("drilled", "company", "a", "b", "c", "d", "e")
REROLLED = NOTES.kind("rerolled", "a", "b", "c", "d", "e")
MODIFIED = NOTES.kind("modified", "company", "face")
NOTES.say(MODIFIED, "The Modify die: {face}.", "AM-R9")
ALTERED = NOTES.kind("altered", "company", "face", "first", "second")


@NOTES.tell(DRILLED)
def drilled(box: Box, names: Sequence[str], company: int, a: int, b: int, c: int, d: int, e: int) -> Sentence:
    return f"{company_name(box, names, company)} drills: {dice_in_words((a, b, c, d, e))}.", "AM-R3"


@NOTES.tell(REROLLED)
def rerolled(box: Box, names: Sequence[str], a: int, b: int, c: int, d: int, e: int) -> Sentence:
    return f"After the reroll: {dice_in_words((a, b, c, d, e))}.", "AM-R4"


@NOTES.tell(ALTERED)
def altered(box: Box, names: Sequence[str], company: int, face: int, first: int, second: int) -> Sentence:
    both = f"the {first} and the {second}" if second else f"the {first}"
    return f"{company_name(box, names, company)} uses it on {both}.", "AM-R9"


# ---------------------------------------------------------------- what comes out, and what it brings

DUG = NOTES.kind("dug", "company", "mineral")
NOTES.say(DUG, "{company} takes out {mineral}.", "AM-6")
NOTHING_DUG = NOTES.kind("nothing_dug", "company")
NOTES.say(NOTHING_DUG, "{company} takes out nothing.", "AM-6")
EXCAVATED = NOTES.kind("excavated", "company", "asteroid", "depth")
NOTES.say(EXCAVATED, "{company} has fully excavated stratum {depth} of {asteroid}.", "AM-6")
BID = NOTES.kind("bid", "company", "bid", "a", "b", "won")
SOLD = NOTES.kind("sold", "company", "mineral", "price", "column")
BOUGHT_DRILL = NOTES.kind("bought_drill", "company", "drill", "price")
NOTES.say(BOUGHT_DRILL, "{company} buys drill {drill} for {price}.", "AM-R13")
BOUGHT_EQUIPMENT = NOTES.kind("bought_equipment", "company", "level", "price")
NOTES.say(BOUGHT_EQUIPMENT, "{company} buys equipment of level {level} for {price}.", "AM-R13")


@NOTES.tell(BID)
def bids(box: Box, names: Sequence[str], company: int, bid: int, a: int, b: int, won: int) -> Sentence:
    result = "and wins the tender" if won else "and does not win the tender"
    return f"{company_name(box, names, company)} bids {bid} against {a} and {b}, {result}.", "AM-R11"


@NOTES.tell(SOLD)
def sold(box: Box, names: Sequence[str], company: int, mineral: int, price: int, column: int) -> Sentence:
    how = "for the contract" if column > HIGH else f"at the {COLUMNS[column]} price"
    clause = "AM-R7" if column > HIGH else "AM-R6"
    return f"{company_name(box, names, company)} sells {MINERALS[mineral]} {how}: {money(price)}.", clause


# ---------------------------------------------------------------- the Foundry

TRIES = NOTES.kind("tries", "company", "row", "component")
NOTES.say(TRIES, "{company} fires the smelter for row {row}: {component}.", "AM-24")
SMELTED = NOTES.kind("smelted", "roll", "a", "b")
NOTES.say(SMELTED, "Smelter, roll {roll}: {a} and {b}.", "AM-25")
NATURAL = NOTES.kind("natural", "company", "component")
NOTES.say(NATURAL, "A pure melt: {component} without the Control Station.", "AM-26")
AT_CONTROL = NOTES.kind("control", "roll", "face")
NOTES.say(AT_CONTROL, "Control Station, roll {roll}: {face}.", "AM-27")
FORGED = NOTES.kind("forged", "company", "row", "component", "pay")
NOTES.say(FORGED, "{company} forges {component} for row {row}, worth {pay}.", "AM-29")
BANKED = NOTES.kind("banked", "company", "row", "risk")
NOTES.say(BANKED, "{company} stands on row {row} and collects {risk}.", "AM-35")
FAILED = NOTES.kind("failed", "company", "row")
NOTES.say(FAILED, "{company} cannot forge row {row} this time.", "AM-30")
GOING_ON = NOTES.kind("overtime", "company", "row", "risk")
NOTES.say(GOING_ON, "Overtime: {company} puts row {row} and {risk} at risk.", "AM-33")
FELL = NOTES.kind("fell", "company", "row", "rows", "risk")
NOTES.say(FELL, "Row {row} fails in Overtime: {company} loses {rows} new rows of this turn and {risk}.", "AM-36")

# ---------------------------------------------------------------- asteroids, and the end

ARRIVED = NOTES.kind("arrived", "asteroid")
NOTES.say(ARRIVED, "The asteroid is worked out: on to {asteroid}.", "AM-8")
MISSED = NOTES.kind("missed", "company", "row")
NOTES.say(MISSED, "{company} missed the last stratum and moves up to row {row}, unpaid.", "AM-38")
ENDS = NOTES.kind("ends", "red", "purple", "end")


@NOTES.tell(ENDS)
def ended(box: Box, names: Sequence[str], red: int, purple: int, end: int) -> Sentence:
    first, second = company_name(box, names, RED), company_name(box, names, PURPLE)
    how = {TIE_BREAK: ", and what was built and dug decides", SHARED: ": shared", OUTDONE: ": the rival is not beaten"}
    return f"{first} has {money(red)}, {second} {money(purple)}{how.get(end, '')}.", "AM-12"
