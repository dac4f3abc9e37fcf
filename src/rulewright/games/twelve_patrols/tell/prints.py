"""The box on paper: regions, footmen to fold, and knights as dice (TP-2)."""

from __future__ import annotations

from rulewright.telling.drawing import group, rect
from rulewright.telling.prints import CARDS, DICE, PIECES, Prints, Stock, card, cube, standing

from ..notes import SAY
from ..rules.soldiers import kind_of
from ..state import COLOURS, PER_COLOUR, Box
from .picture import PAINT, definitions, region, soldier


def prints(box: Box) -> Prints:
    regions = [card(_whole(region(box, number)), size=(130, 142), wide=55) for number in range(box.cards)]
    footmen = [standing(soldier(kind_of(colour, 0)), (4, 0, 36, 52), PER_COLOUR, 20) for colour in range(COLOURS)]
    knights = [cube(fill, ink, PER_COLOUR) for fill, ink, _ in PAINT]
    stocks = [Stock(CARDS, regions), Stock(PIECES, footmen), Stock(DICE, knights)]
    return Prints(stocks, definitions(), [SAY("row-patrols")])


def _whole(drawn: str) -> str:
    """A region with room for the demands that reach over its sides."""
    return rect(0, 0, 130, 142, fill="#e9dfc6") + group(drawn, at=(15, 15))
