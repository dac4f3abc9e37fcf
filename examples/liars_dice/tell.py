"""The texts of liar's dice: moves, notes and the board."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Unit, has
from rulewright.telling.language import Messages

from .state import BIDS, NOTHING, Box, Note, State, Verb

ABOUT = {"bid": ("LD-3",), "doubt": ("LD-4", "LD-5")}
SAY = Messages(__file__)
SCORE = Unit(SAY)
NOTES = Notes(Note, SAY)
NOTES.cite(Note.ROLLED, "LD-1")
NOTES.cite(Note.BID, "LD-3")
NOTES.cite(Note.DOUBTED, "LD-4")
NOTES.cite(Note.SHOWN, "LD-4")
NOTES.cite(Note.WON, "LD-5")


def bid_name(box: Box, bid: int) -> str:
    return SAY("dice", count=bid // box.faces + 1, face=str(bid % box.faces + 1))


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    if action == Verb.DOUBT:
        return SAY("doubt")
    return SAY("bid", dice=bid_name(box, Verb.BID.argument(action)))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = []
    for i in range(box.seats):
        die = max(view.seats[i].die, view.seats[i].shown)
        rows.append(SAY("seat", name=names[i], die=str(die) if die > 0 else SAY("hidden")))
    made = ", ".join(bid_name(box, bid) for bid in range(BIDS) if has(view.bids, bid))
    rows.append(SAY("bids", bids=made) if view.bid != NOTHING else SAY("no-bid"))
    return "\n".join([*rows, SAY("wild", face=str(box.faces))])
