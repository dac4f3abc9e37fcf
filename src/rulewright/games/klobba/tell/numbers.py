"""The numbers of a box that texts mention, by the names used in clauses.toml, help.toml and lesson.toml."""

from __future__ import annotations

from rulewright.telling.language import listed
from rulewright.telling.numbers import Numbers

from ..state import CARDS, Box, Card
from ..words import SAY
from .names import card_name


def numbers(box: Box) -> Numbers:
    clans = range(Card.FOX, CARDS)
    return {
        "stars": box.stars,
        "stars_each": box.stars // box.seats,
        "hand": box.hand,
        "free": box.free,
        "relief": box.relief,
        "deck": sum(box.copies),
        "copies": listed(
            SAY("copies-of", count=int(box.copies[card]), card=card_name(box, card))
            for card in range(CARDS)
            if box.copies[card]
        ),
        "sneaky": worth(box, Card.SNEAKY),
        "berzerk": SAY("times", count=int(box.mult[Card.BERZERK])),
        "berzerk_cap": box.cap[Card.BERZERK] or SAY("any-total"),
        "second_best": worth(box, Card.SECOND_BEST),
        "underdogs_count": box.count[Card.UNDERDOGS],
        "underdogs": worth(box, Card.UNDERDOGS),
        "clan_caps": listed(dict.fromkeys(box.cap[card] or SAY("no-number") for card in clans), "or"),
        "weakest": min(value for value in box.value if value),
        "strongest": max(box.value),
    }


def worth(box: Box, card: int) -> str:
    """KB-A12: how a card computes the total of the Barbarians it selects."""
    return SAY("counts", count=int(box.mult[card]), add=int(box.add[card]), cap=int(box.cap[card]))
