"""The two stacks: cards come from those not seen yet, and a score card comes when its stack is used up (KL-2 to KL-8, KL-19)."""

from __future__ import annotations

from rulewright.kernel import below, note, nth, rule, size

from ..notes import Note
from ..state import MINES, NONE, ROUNDS, ROW, SHELF, TOOLS, Box, Reveal, Scoring, State
from .score import score_round


@rule
def stack_size(box: Box, i: int) -> int:
    """KL-5, KL-A36: three stacks of about the same size; the first ones take the remainder."""
    return (box.cards + ROUNDS - 1 - i) // ROUNDS


@rule
def turn_up_score_card(s: State, box: Box) -> None:
    """KL-20, KL-97, KL-A8, KL-A48: scored at once, or at the end of the round; the next stack is below it."""
    note(s, Note.SCORE_CARD, int(s.shown))
    s.shown += 1
    if s.shown < ROUNDS:
        s.left = stack_size(box, int(s.shown))
    if box.scoring == Scoring.AT_ONCE:
        score_round(s, box)
    else:
        note(s, Note.WAITS, s.shown - 1)


@rule
def draw_klotho(s: State, box: Box) -> int:
    """KL-105: the next Klotho card that is not a score card; NONE if the game ended or no card is left."""
    while s.left == 0 and s.shown < ROUNDS:
        turn_up_score_card(s, box)
    if s.left == 0:
        return NONE
    s.left -= 1
    s.drew = 1
    mines = size(int(s.mines))
    k = below(s, mines + size(int(s.others)))
    if k < mines:
        card = nth(int(s.mines), k)
        s.mines &= ~(1 << card)
        return card
    other = nth(int(s.others), k - mines)
    s.others &= ~(1 << other)
    return MINES + other


@rule
def reveal(s: State, box: Box, place: int, why: int) -> None:
    """KL-8, KL-19, KL-24, KL-84: draw a Klotho card into the row."""
    s.row[place] = draw_klotho(s, box)
    if s.row[place] != NONE:
        note(s, Note.REVEALED, int(s.row[place]), place, why)


@rule
def tools_in(stack: list[int]) -> int:
    """How many tools a stack holds."""
    n = 0
    for tool in range(TOOLS):
        n += stack[tool]
    return n


@rule
def draw_tool(s: State) -> int:
    """KL-2, KL-58, KL-A33: from the stack, reshuffled from the discards when empty; NONE if players hold all tools."""
    left = tools_in(s.stack)
    if left == 0:
        left = tools_in(s.discards)
        if left == 0:
            return NONE
        for tool in range(TOOLS):
            s.stack[tool] = s.discards[tool]
            s.discards[tool] = 0
        note(s, Note.RESHUFFLED)
    k = below(s, left)
    tool = 0
    while k >= s.stack[tool]:
        k -= s.stack[tool]
        tool += 1
    s.stack[tool] -= 1
    return tool


@rule
def reveal_tool(s: State, place: int, why: int) -> None:
    """KL-2, KL-19, KL-24, KL-84: draw a tool onto the shelf."""
    s.shelf[place] = draw_tool(s)
    if s.shelf[place] != NONE:
        note(s, Note.TOOL_REVEALED, int(s.shelf[place]), place, why)


@rule
def refill(s: State, box: Box) -> None:
    """KL-19, KL-20, KL-A7: Klotho cards first, one by one, then tools."""
    for place in range(ROW):
        if s.end == 0 and s.row[place] == NONE:
            reveal(s, box, place, Reveal.REFILL)
    for place in range(SHELF):
        if s.end == 0 and s.shelf[place] == NONE:
            reveal_tool(s, place, Reveal.REFILL)


@rule
def bomb(s: State, box: Box) -> None:
    """KL-84, KL-A8: replace all cards in the row and on the shelf; gaps stay gaps."""
    note(s, Note.BOMBED, int(s.mover))
    gone = 0
    for place in range(ROW):
        if s.row[place] != NONE:
            gone |= 1 << place
            s.row[place] = NONE
    for place in range(SHELF):
        if s.shelf[place] != NONE:
            gone |= 1 << (ROW + place)
            s.discards[s.shelf[place]] += 1
            s.shelf[place] = NONE
    for place in range(ROW):
        if (gone >> place) & 1 and s.end == 0:
            reveal(s, box, place, Reveal.BOMB)
    for place in range(SHELF):
        if (gone >> (ROW + place)) & 1 and s.end == 0:
            reveal_tool(s, place, Reveal.BOMB)


@rule
def cards_to_come(s: State, box: Box) -> int:
    """KL-7: Klotho cards until the last score card."""
    left = int(s.left)
    for i in range(int(s.shown) + 1, ROUNDS):
        left += stack_size(box, i)
    return left
