"""The score sheet: a company's income and spending, and its margin of victory or defeat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.kernel import History, ScoreRow, Unit
from rulewright.telling.language import Word
from rulewright.telling.scores import counted

from ..notes import SAY, Note
from ..rules.score import excavated
from ..state import Box, Company, Event, Outcome, State
from .names import money

SCORE = Unit(SAY, sign=True)


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """AM-12: funding at the start, and everything that was earned and spent since."""
    funding = int(box.start)
    sold, rows, events, fees, bought = list[int](), list[int](), list[int](), list[int](), list[int]()
    for kept, amount in changes(box, seat, history, funding):
        {"sold": sold, "banked": rows, "event": events, "fee": fees}.get(kept, bought).append(amount)
    return [
        ScoreRow(SAY("row-start"), "", funding),
        *counted(SAY("row-sold"), SAY("metals", count=len(sold)), sum(sold)),
        *counted(SAY("row-rows"), SAY("payments", count=len(rows)), sum(rows)),
        *counted(SAY("row-events"), SAY("events", count=len(events)), sum(events)),
        *counted(SAY("row-fees"), SAY("turns-paid", count=len(fees)), sum(fees)),
        *counted(SAY("row-bought"), SAY("purchases", count=len(bought)), sum(bought)),
        *compared(view, box, seat),
    ]


def changes(box: Box, seat: int, history: History, funding: int) -> Iterator[tuple[str, int]]:
    """Every change of a company's funding, by the name of the note that reported it."""
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
    """AM-R5: micrometeoroids cost nothing if that would leave no funding."""
    if event == Event.INVESTOR:
        return int(box.event_gain)
    return -int(box.event_cost) if event == Event.METEOROIDS and funding > box.event_cost else 0


def compared(view: State, box: Box, seat: int) -> list[ScoreRow]:
    """AM-12, AM-H22: in a solo game the rival's funding, and what broke a tie."""
    found = []
    if box.seats == 1:
        found.append(ScoreRow(SAY("row-rival"), money(view.miners[Company.PURPLE].funding)))
    if len({miner.funding for miner in view.miners}) == 1 and view.end not in (Outcome.BANKRUPT, Outcome.RUINED):
        found.append(ScoreRow(SAY("row-tie-rows"), str(view.miners[seat].row)))
        found.append(ScoreRow(SAY("row-tie-strata"), str(excavated(view, seat))))
    return found


def verdict(view: State, box: Box, names: Sequence[str], history: History) -> str:
    """AM-12, AM-H22: in a solo game the funding is compared with the rival's."""
    if box.seats > 1:
        return ""
    mine, theirs = (int(view.miners[company].funding) for company in (Company.RED, Company.PURPLE))
    told = {"player": names[0], "mine": money(mine), "theirs": money(theirs)}
    if view.end == Outcome.RUINED:
        return SAY("verdict-ruined", **told)
    result = Word("won" if view.end in (Outcome.MOST_FUNDING, Outcome.TIE_BREAK) else "lost")
    if mine != theirs:
        return SAY("verdict", **told, result=result)
    rows, strata = [int(miner.row) for miner in view.miners], [int(excavated(view, company)) for company in Company]
    by, (one, other) = ("rows", rows) if rows[0] != rows[1] else ("strata", strata)
    return SAY("verdict-tie", **told, result=result, by=Word(by), one=one, other=other)
