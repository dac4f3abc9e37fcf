"""Facts that the rules derive from a view, for boards to show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rulewright.kernel import has, size
from rulewright.telling.language import figure

from ..notes import SAY
from ..rules.kingdom import (
    agrees,
    column_of,
    completing,
    half_gap,
    in_frame,
    laid_cells,
    line_length,
    row_of,
    unlaid,
    way_of,
)
from ..rules.lines import faced, facing_card, facing_side
from ..rules.soldiers import amount, met
from ..state import CELLS, FRAME, HALVES, KINGDOM, LINES, NONE, SIDES, WIDTH, Box, Direction, FrameRule, Phase, State

ALONG = (2, 0, 1, 3)
"""The four sides that face into a line, in order along it; see `facing_card`."""
BEYOND = {Direction.NORTH: (-1, 0), Direction.EAST: (0, 1), Direction.SOUTH: (1, 0), Direction.WEST: (0, -1)}
"""Rows and columns to the cell that each side faces."""

NARROW = 0.25
"""The widest interval around a chance for which the mean is named."""


class Side(msgspec.Struct):
    """A side that faces into the line being manned."""

    card: int
    side: int
    kind: int
    """Its Demand; `number` is how much."""
    number: int
    there: int
    """How much of that there is now."""
    met: bool


class Placement(msgspec.Struct):
    """What placing a card of the display would do to a line that already has cards."""

    slot: int
    cell: int
    line: int
    complete: bool
    cards: int
    """How many other cards could then complete the line."""
    possible: bool
    """Whether the line can be completed, or does not contradict itself if it is complete."""


class Sight(msgspec.Struct):
    """The part of the table to show."""

    top: int
    left: int
    rows: int
    columns: int


class Derived(msgspec.Struct):
    """Facts that the rules derive from a view of 12 Patrols."""

    sides: list[Side]
    """The four sides that face into the line being manned (TP-25, TP-27)."""
    halves: list[int]
    """The two gaps of the line being manned."""
    filling: list[int]
    """The gaps that soldiers may be sent to (TP-14 to TP-16)."""
    doomed: list[int]
    """Lines of two cards that no card can complete without contradiction (TP-27)."""
    outward: list[int]
    """The sides that certainly face out of the kingdom and demand nothing, each as SIDES * cell + side (TP-26)."""
    unseen: list[int]
    """The cards not seen yet (TP-A2)."""
    coming: int
    """How many of them will be turned up (TP-A4)."""
    placements: list[Placement]
    """For each card of the display and each cell where it may go, its row and its column unless they are empty."""
    sight: Sight


def derived(view: State, box: Box, seat: int) -> Derived:
    manning = view.phase == Phase.MANNING and view.line != NONE
    halves = [half_gap(view, view.line, half) for half in range(HALVES)] if manning else []
    return Derived(
        sides=list(sides(view, box)) if manning else [],
        halves=halves,
        filling=filling(view, halves),
        doomed=[line for line in range(LINES) if line_length(view, line) == FRAME - 1 and not hopes(view, box, line)],
        outward=list(outward(view, box)),
        unseen=unseen(view, box),
        coming=coming(view),
        placements=list(placements(view, box)),
        sight=sight(view, box),
    )


def sides(view: State, box: Box) -> Iterator[Side]:
    """TP-25, TP-27: the demands of the four sides and how far they are met; an empty patrol meets none (TP-17)."""
    first, second = (view.patrol[half_gap(view, view.line, half)] for half in range(HALVES))
    for k in ALONG:
        card, side, items = facing_card(view, view.line, k), facing_side(way_of(view.line), k), faced(first, second, k)
        kind, number = box.asks[card][side], box.number[card][side]
        yield Side(card, side, kind, number, amount(kind, items), items > 0 and met(kind, number, items))


def filling(view: State, halves: list[int]) -> list[int]:
    if view.end:
        return []
    return [view.gap] if view.phase == Phase.EARLY else [gap for gap in halves if not has(view.manned, gap)]


def hopes(view: State, box: Box, line: int) -> int:
    """How many cards could complete a line of two."""
    return size(completing(view, box, line, unlaid(view, box)))


def placements(view: State, box: Box) -> Iterator[Placement]:
    cells = [cell for cell in range(CELLS) if has(view.open, cell)]
    for slot, card in enumerate(view.shown):
        if card != NONE:
            for cell in cells:
                view.at[cell] = card
                for line in (row_of(cell), column_of(cell)):
                    length = line_length(view, line)
                    if length == FRAME:
                        yield Placement(slot, cell, line, True, 0, agrees(view, box, line))
                    elif length == FRAME - 1:
                        cards = hopes(view, box, line)
                        yield Placement(slot, cell, line, False, cards, cards > 0)
                view.at[cell] = NONE


def outward(view: State, box: Box) -> Iterator[int]:
    """TP-26: sides that can no longer have a card next to them."""
    kingdom = laid_cells(view)
    frame = in_frame(box, kingdom)
    for cell in range(CELLS):
        if has(kingdom, cell):
            row, column = divmod(cell, WIDTH)
            for side, (r, c) in BEYOND.items():
                inside = 0 <= row + r < WIDTH and 0 <= column + c < WIDTH
                if not inside or not has(frame, WIDTH * (row + r) + column + c):
                    yield SIDES * cell + side


def unseen(view: State, box: Box) -> list[int]:
    left = unlaid(view, box)
    return [card for card in range(box.cards) if has(left, card) and card not in view.shown]


def coming(view: State) -> int:
    return KINGDOM - view.laid - sum(card != NONE for card in view.shown)


def sight(view: State, box: Box) -> Sight:
    """While a card is to be laid, the cells that the kingdom may still cover (TP-A5, TP-A6); otherwise the kingdom."""
    kingdom = laid_cells(view)
    if box.frame == FrameRule.FIXED or not kingdom:
        return Sight(1, 1, FRAME, FRAME)
    cells = in_frame(box, kingdom) if view.phase == Phase.BUILDING and not view.end else kingdom
    rows = [cell // WIDTH for cell in range(CELLS) if has(cells, cell)]
    columns = [cell % WIDTH for cell in range(CELLS) if has(cells, cell)]
    return Sight(min(rows), min(columns), max(rows) - min(rows) + 1, max(columns) - min(columns) + 1)


# ---------------------------------------------------------------- advice


def summary(view: State, box: Box, best: Any) -> str:
    """A position in words: the share of the draws in which it can still be won, and how often best play wins."""
    from ..play.solver import prospect

    found = prospect(view, box)
    if found.winnable is not True:
        return SAY("outlook-lost" if found.winnable is False else "outlook-unknown")
    if found.worlds == 1 and best.exact and best.mean == 1.0:
        return SAY("outlook-certain")
    share = SAY("outlook-all") if found.share == 1.0 else percent(found.share)
    if not found.complete:
        share = SAY("outlook-least", share=share)
    return SAY("outlook", share=share, wins=wins(best.exact, best.mean, best.low, best.high))


def wins(exact: bool, mean: float, low: float, high: float) -> str:
    """How often best play wins. A mean is named only if the interval around it is narrow."""
    if exact and mean == 1.0:
        return SAY("outlook-whatever")
    if exact:
        return SAY("outlook-exactly" if 0.01 <= mean <= 0.99 else "outlook-wins", share=percent(mean))
    figures = {"mean": figure(f"{mean:.0%}"), "low": figure(f"{low:.0%}"), "high": figure(f"{high:.0%}")}
    return SAY("outlook-about" if high - low <= NARROW else "outlook-between", **figures)


def percent(share: float) -> str:
    """A share in percent; 0% and 100% are exact."""
    if 0.0 < share < 0.01:
        return SAY("outlook-under", share=figure("1%"))
    return SAY("outlook-over", share=figure("99%")) if 0.99 < share < 1.0 else figure(f"{share:.0%}")
