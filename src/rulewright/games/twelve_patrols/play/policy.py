"""How one plays without a plan: each line by itself. What bots assume of the rest of a game, and a bot of its own.

A card goes where most others could still complete its row and its column; a line is manned by those who are least missed.
"""

from __future__ import annotations

from rulewright.kernel import has, nth, pick, rule, size

from ..rules.kingdom import line_cell, line_length, line_start, way_of
from ..rules.manning import can_be_manned
from ..state import A_COLOUR, CELLS, COLUMNS, DONE_BIT, FRAME, KINDS, NONE, SHOWN, SIDE, Box, Phase, State, Verb

HOPELESS, SETTLED = -1000, 12
"""What a line is worth that cannot be manned, and one that can and is complete: as much as if all cards suited it."""
FOOTMAN = 35
"""When a footman is sent: after knights of 4 and more, and before those of 3 and less, who make up sums (ten a pip)."""


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """A move that is always allowed; patrols are never set early (TP-A16)."""
    if s.phase == Phase.BUILDING:
        return lay(s, box, stream)
    if s.phase == Phase.CHOOSING:
        return Verb.FIRST + pick(stream, 2)
    if has(s.choices, DONE_BIT):
        return Verb.DONE
    best, most = 0, -1
    for k in range(size(s.choices)):
        choice = nth(s.choices, k)
        face = choice % KINDS % A_COLOUR
        worth = 8 * (10 * face if face > 0 else FOOTMAN) + pick(stream, 8)
        if worth > most:
            best, most = choice, worth
    return Verb.PUT + best


@rule
def lay(s: State, box: Box, stream: list[int]) -> int:
    """The card and cell that leave most to hope for."""
    pool = unlaid(s, box)
    best, most = 0, -1
    for slot in range(SHOWN):
        if s.shown[slot] == NONE:
            continue
        card = int(s.shown[slot])
        for k in range(size(s.open)):
            cell = nth(s.open, k)
            s.at[cell] = card
            rest = pool & ~(1 << card)
            hope = promise(s, box, cell // SIDE, rest) + promise(s, box, COLUMNS + cell % SIDE, rest)
            s.at[cell] = NONE
            worth = 64 * (hope - 2 * HOPELESS) + pick(stream, 64)
            if worth > most:
                best, most = CELLS * slot + cell, worth
    return Verb.PLACE + best


@rule
def unlaid(s: State, box: Box) -> int:
    """The cards that do not lie in the kingdom, as a set."""
    pool = (1 << int(box.cards)) - 1
    for cell in range(CELLS):
        if s.at[cell] != NONE:
            pool &= ~(1 << int(s.at[cell]))
    return pool


@rule
def promise(s: State, box: Box, line: int, pool: int) -> int:
    """How many cards could complete a line; where it is complete, whether it can be manned."""
    n = line_length(s, line)
    if n == 1:
        return 0
    if n == FRAME:
        return SETTLED if can_be_manned(s, box, line) else HOPELESS
    found = size(completing(s, box, line, pool))
    return found if found > 0 else HOPELESS


@rule
def completing(s: State, box: Box, line: int, pool: int) -> int:
    """The cards of a set that get on in a line with the two that lie there, before, behind or between them."""
    start, way = line_start(s, line), way_of(line)
    near = int(s.at[line_cell(line, start)])
    if s.at[line_cell(line, start + 1)] == NONE:
        return pool & int(box.between[way][near][int(s.at[line_cell(line, start + 2)])])
    far = int(s.at[line_cell(line, start + 1)])
    found = 0
    for card in range(box.cards):
        if has(pool, card):
            if has(int(box.between[way][near][card]), far) or has(int(box.between[way][card][far]), near):
                found |= 1 << card
    return found
