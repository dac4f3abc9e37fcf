"""The start of a game (KL-2 to KL-16)."""

from __future__ import annotations

from rulewright.kernel import below, note, rule

from ..notes import Note
from ..state import MINERALS, MINES, NONE, ROW, SHELF, TOOLS, Box, Card, Reveal, State
from .deck import reveal, reveal_tool, stack_size
from .turn import begin_turn


@rule
def setup(s: State, box: Box) -> None:
    """KL-2 to KL-16, KL-A52: lay out stacks, row, markets and coins, and draw the first player (KL-A37)."""
    s.first = below(s, int(box.seats))
    s.mover = s.first
    note(s, Note.BEGINS, int(s.first))
    s.mines = (1 << box.mines) - 1
    s.others = ((1 << box.monsters) - 1) << (Card.MONSTER - MINES)
    s.others |= ((1 << box.markets) - 1) << (Card.MARKET - MINES)
    s.others |= ((1 << box.techs) - 1) << (Card.TECH - MINES)
    s.left = stack_size(box, 0)
    for tool in range(TOOLS):
        s.stack[tool] = box.copies[tool]
    for place in range(SHELF):
        reveal_tool(s, place, Reveal.SETUP)
    for place in range(ROW):
        reveal(s, box, place, Reveal.SETUP)
    for mineral in range(MINERALS):
        s.market[mineral] = box.start[mineral]
    for i in range(box.seats):
        s.seats[(s.first + i) % box.seats].coins = box.coins + box.compensation * i
    s.drew = 0
    begin_turn(s, box)


def conserved(s: State, box: Box) -> dict[str, int]:
    """No tool is created or lost, and no Klotho card is in two places."""
    held = {}
    for tool in range(TOOLS):
        out = s.stack[tool] + s.discards[tool] + s.shelf.count(tool)
        held[f"tool {tool}"] = out + sum(seat.tools[tool] for seat in s.seats)
    places = [
        s.mines,
        *(seat.mines for seat in s.seats),
        *(1 << c for c in s.row if c != NONE and Card.kind(c) == Card.MINE),
    ]
    others = [s.others, *(seat.techs << (Card.TECH - MINES) for seat in s.seats)]
    others += [1 << (c - MINES) for c in s.row if c != NONE and Card.kind(c) != Card.MINE]
    held["mine cards that lie twice"] = sum(p.bit_count() for p in places) - _together(places)
    held["other cards that lie twice"] = sum(p.bit_count() for p in others) - _together(others)
    return held


def _together(sets: list[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found.bit_count()
