"""The numbers of a box that texts mention, and help for its cards: what the sides of each region ask for."""

from __future__ import annotations

from rulewright.kernel import Help
from rulewright.telling.language import listed
from rulewright.telling.numbers import Numbers

from ..content import SIDE_NAMES
from ..notes import SAY
from ..state import BASE_CARDS, Box, Demand
from .names import card_name


def numbers(box: Box) -> Numbers:
    cards = [card_name(box, card) for card in range(len(box.texts["cards"]))]
    more = cards[BASE_CARDS:]
    return {"all_cards": len(cards), "more_cards": len(more), "expansion_cards": listed(more) or SAY("no-cards")}


def help(box: Box) -> dict[str, Help]:
    """The demands of the sides of every region."""
    return {
        f"card/{card}": Help(
            card_name(box, card),
            " ".join(
                SAY("help-side", side=SAY.name(name), asked=asked(box, card, side))
                for side, name in enumerate(SIDE_NAMES)
            ),
            ("TP-21", "TP-25"),
        )
        for card in range(len(box.texts["cards"]))
    }


def asked(box: Box, card: int, side: int) -> str:
    kind, number = box.asks[card][side], box.number[card][side]
    if kind == Demand.BLANK:
        return SAY("asks-nothing")
    return SAY({Demand.SUM: "asks-sum", Demand.COLOURS: "asks-colours"}.get(kind, "asks-items"), number=number)
