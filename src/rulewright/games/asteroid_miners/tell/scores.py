"""What a company's funding came from and went to, and by how much it won or lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.kernel import History, ScoreRow, Unit
from rulewright.kernel.scores import counted
from rulewright.kernel.text import many

from ..notes import Note
from ..rules.turn import excavated
from ..state import Box, Company, Event, Outcome, State
from ..words import SAY
from .names import company_name, money

SCORE = Unit(SAY, sign=True)


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """AM-12: funding at the start, and everything that was earned and spent since."""
    funding = int(box.start)
    sold, rows, events, fees, bought = list[int](), list[int](), list[int](), list[int](), list[int]()
    for kept, amount in changes(box, seat, history, funding):
        {"sold": sold, "banked": rows, "event": events, "fee": fees}.get(kept, bought).append(amount)
    return [
        ScoreRow("Funding at the start", "", funding),
        *counted("Metals sold", many(len(sold), "metal"), sum(sold)),
        *counted("Pay for the space station", many(len(rows), "payment"), sum(rows)),
        *counted("Events", many(len(events), "event"), sum(events)),
        *counted("Drill fees", many(len(fees), "turn"), sum(fees)),
        *counted("Drills and equipment bought", many(len(bought), "purchase"), sum(bought)),
        *compared(view, box, seat),
    ]


def changes(box: Box, seat: int, history: History, funding: int) -> Iterator[tuple[str, int]]:
    """Every change of a company's funding, by the name of the note that told it."""
    spent = (Note.FEE, Note.BOUGHT_DRILL, Note.BOUGHT_EQUIPMENT)
    for kind, given in history.of(Note.EVENT, Note.SOLD, Note.BANKED, *spent):
        if given["company"] != seat:
            continue
        if kind == "event":
            amount = event_change(box, given["event"], funding)
        elif kind == "banked":
            amount = given["risk"]
        else:
            amount = given["price"] if kind == "sold" else -given["price"]
        funding += amount
        if amount:
            yield kind, amount


def event_change(box: Box, event: int, funding: int) -> int:
    """AM-R5: micrometeoroids cost nothing where that would leave no funding."""
    if event == Event.INVESTOR:
        return int(box.event_gain)
    return -int(box.event_cost) if event == Event.METEOROIDS and funding > box.event_cost else 0


def compared(view: State, box: Box, seat: int) -> list[ScoreRow]:
    """AM-12, AM-H22: alone at the table the rival's funding, and what broke a tie."""
    found = []
    if box.seats == 1:
        found.append(ScoreRow("The rival's funding", money(view.miners[Company.PURPLE].funding)))
    if len({miner.funding for miner in view.miners}) == 1 and view.end not in (Outcome.BANKRUPT, Outcome.RUINED):
        found.append(ScoreRow("First tie-break: rows of Alpha Station", str(view.miners[seat].row)))
        found.append(ScoreRow("Second tie-break: strata", str(excavated(view, seat))))
    return found


def verdict(view: State, box: Box, names: Sequence[str], history: History) -> str:
    """AM-12, AM-H22: alone at the table the funding is compared with the rival's."""
    if box.seats > 1:
        return ""
    mine, theirs = (int(view.miners[company].funding) for company in (Company.RED, Company.PURPLE))
    if view.end == Outcome.RUINED:
        return f"{names[0]} loses: no funding is left, and there is nothing to forge. The rival has {money(theirs)}."
    won = view.end in (Outcome.MOST_FUNDING, Outcome.TIE_BREAK)
    rival = company_name(box, names, Company.PURPLE).replace("The", "the")
    said = f"{names[0]} {'wins' if won else 'loses'} with {money(mine)} to {rival}'s {money(theirs)}."
    if mine != theirs:
        return said
    rows, strata = [int(miner.row) for miner in view.miners], [excavated(view, company) for company in Company]
    by, (one, other) = ("Rows of Alpha Station", rows) if rows[0] != rows[1] else ("Strata", strata)
    return f"{said} {by} ({one} to {other}) decided."
