"""The heuristic: a player without a plan, who considers each line separately. Bots assume it for the rest of a game.

A card goes where most other cards could still complete its row and column; a line is manned with the soldiers least needed.
"""

from __future__ import annotations

from rulewright.kernel import has, nth, pick, rule, size

from ..rules.kingdom import column_of, completing, line_length, row_of, unlaid
from ..rules.lines import can_be_manned, chosen_move
from ..rules.soldiers import face_of
from ..state import DONE_BIT, FRAME, KINDS, NONE, SHOWN, Box, Phase, State, Verb

HOPELESS, SETTLED = -1000, 12
"""The worth of a complete line that cannot be manned, and of one that can: as much as if every card could complete it."""
FOOTMAN = 35
"""The worth of sending a footman, at ten per pip: after knights of 4 and more, but before those of 3 and less, which are
needed for sums."""


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """A legal move; never an early patrol (TP-A16)."""
    if s.phase == Phase.BUILDING:
        return lay(s, box, stream)
    if s.phase == Phase.CHOOSING:
        return Verb.FIRST.of(pick(stream, 2))
    if has(s.choices, DONE_BIT):
        return Verb.DONE
    best, most = 0, -1
    for k in range(size(s.choices)):
        choice = nth(s.choices, k)
        face = face_of(choice % KINDS)
        worth = 8 * (10 * face if face > 0 else FOOTMAN) + pick(stream, 8)
        if worth > most:
            best, most = choice, worth
    return chosen_move(best)


@rule
def lay(s: State, box: Box, stream: list[int]) -> int:
    """The most promising card and cell."""
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
            hope = promise(s, box, row_of(cell), rest) + promise(s, box, column_of(cell), rest)
            s.at[cell] = NONE
            worth = 64 * (hope - 2 * HOPELESS) + pick(stream, 64)
            if worth > most:
                best, most = Verb.PLACE.of(slot, cell), worth
    return best


@rule
def promise(s: State, box: Box, line: int, pool: int) -> int:
    """How many cards could complete a line; for a complete line, whether it can be manned."""
    n = line_length(s, line)
    if n == 1:
        return 0
    if n == FRAME:
        return SETTLED if can_be_manned(s, box, line) else HOPELESS
    found = size(completing(s, box, line, pool))
    return found if found > 0 else HOPELESS
