"""A tiny parlour game with all that a match must cope with: dice, hidden cards, whispers, two seats at once, a campaign.

Each round both players secretly bid a number; when both have, a die is added to the higher bid. Five points win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.kernel import (
    Campaign,
    Content,
    Ending,
    GameBox,
    GameState,
    NoteKinds,
    Notes,
    Option,
    Verbs,
    d6,
    int8,
    int16,
    kind,
    law,
    note,
    owned,
    public,
    verb,
    whisper,
)
from rulewright.telling.language import Messages
from tests.toys import in_one_file


class Verb(Verbs):
    BID = verb(height=3)
    RESIGN = verb(concede=True)


class Note(NoteKinds):
    DEALT = kind()
    HOLDS = kind("seat", "card")
    BIDS = kind("seat")
    ROLLED = kind("seat", "points")


NOTES = Notes(Note, Messages(__file__))
NOTES.cite(Note.DEALT, "PA-1")
NOTES.cite(Note.HOLDS, "PA-1")
NOTES.cite(Note.BIDS, "PA-2")
NOTES.cite(Note.ROLLED, "PA-3")
ABOUT = {"bid": ("PA-1", "PA-2"), "resign": ("PA-3",)}


class Box(GameBox):
    goal: int = public(int8)


class State(GameState):
    hand: list[int] = owned(int8, 2, blank=-1)
    bid: list[int] = owned(int8, 2, blank=-1)
    made: list[int] = public(int8, 2)
    points: list[int] = public(int16, 2)
    last: int = public(int8)


def die(s: State) -> int:
    return d6(s)


def setup(s: State, box: Box) -> None:
    for seat in range(2):
        s.hand[seat] = d6(s)
        s.bid[seat] = -1
        whisper(s, seat, Note.HOLDS, seat, s.hand[seat])
    note(s, Note.DEALT)


def waiting(s: State) -> int:
    return (1 - s.made[0]) | (1 - s.made[1]) << 1


def offers(s: State, box: Box, seat: int) -> int:
    return 3


def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.BID.of(k)


def check(s: State, box: Box, seat: int, action: int) -> int:
    if action == Verb.RESIGN or s.end:
        return 0
    if s.made[seat]:
        return law("PA-2")
    return law("PA-1") if Verb.BID.argument(action) > s.hand[seat] else 0


def apply(s: State, box: Box, seat: int, action: int) -> None:
    s.last = die(s)
    if action == Verb.RESIGN:
        s.end = 2
        s.points[1 - seat] += box.goal
        return
    s.bid[seat] = Verb.BID.argument(action)
    s.made[seat] = 1
    note(s, Note.BIDS, seat)
    if s.made[1 - seat]:
        best = 0 if s.bid[0] + s.hand[0] >= s.bid[1] + s.hand[1] else 1
        s.points[best] += s.last
        note(s, Note.ROLLED, best, s.last)
        for i in range(2):
            s.made[i], s.bid[i] = 0, -1
        if s.points[best] >= box.goal:
            s.end = 1


def score(s: State, box: Box, out: list[int]) -> None:
    for i in range(2):
        out[i] = s.points[i]


def conserved(s: State, box: Box) -> dict[str, int]:
    return {}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return "Resign" if action == Verb.RESIGN else f"Bid {Verb.BID.argument(action)}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return "\n".join(f"{names[i]}: card {view.hand[i]}, {view.points[i]} points" for i in range(2))


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.goal = file.number("goal", 1, 100) + options["extra"]
    return box


def after(sheet: dict[str, Any], ending: int, view: Any, box: Any, scores: Sequence[int]) -> dict[str, Any]:
    return {"evenings": sheet["evenings"] + 1, "points": sheet["points"] + scores[0]}


GAME = PARLOUR = in_one_file(
    __name__,
    title="Parlour",
    prefix="PA",
    version="2.1",
    pitch="Bid and roll.",
    minutes=(1, 2),
    endings=(Ending("goal reached", "somebody reached the goal"), Ending("resigned", "somebody gave up", won=False)),
    bound=200,
    notes=NOTES,
    options=(Option("extra", "points beyond the goal", 0, 0, 20),),
    campaign=Campaign(
        hero="guest",
        begin=lambda: {"evenings": 0, "points": 0},
        options=lambda sheet: {"extra": min(20, sheet["evenings"])},
        after=after,
        show=lambda sheet: f"{sheet['evenings']} evenings, {sheet['points']} points",
    ),
)
