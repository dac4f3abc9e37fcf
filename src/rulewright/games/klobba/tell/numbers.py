"""The numbers of a box that sentences name, as clauses.toml, help.toml and lesson.toml write them."""

from __future__ import annotations

from rulewright.kernel.numbers import Numbers
from rulewright.kernel.text import in_words, listed

from ..state import CARDS, Box, Card

TIMES = ("not at all", "once", "twice")


def numbers(box: Box) -> Numbers:
    clans = range(Card.FOX, CARDS)
    return {
        "stars": box.stars,
        "stars_each": box.stars // box.seats,
        "hand": box.hand,
        "free": box.free,
        "relief": box.relief,
        "deck": sum(box.copies),
        "copies": listed(f"{box.copies[card]} {box.texts['cards'][card]}" for card in range(CARDS) if box.copies[card]),
        "sneaky": worth(box, Card.SNEAKY),
        "berzerk": times(box.mult[Card.BERZERK]),
        "berzerk_cap": box.cap[Card.BERZERK] or "any total",
        "second_best": worth(box, Card.SECOND_BEST),
        "underdogs_count": box.count[Card.UNDERDOGS],
        "underdogs": worth(box, Card.UNDERDOGS),
        "clan_caps": listed(dict.fromkeys(box.cap[card] or "no number" for card in clans), "or"),
        "weakest": min(value for value in box.value if value),
        "strongest": max(box.value),
    }


def worth(box: Box, card: int) -> str:
    """KB-A12: how a card counts whom it selects."""
    added = f" and {box.add[card]} more" if box.add[card] else ""
    return f"{times(box.mult[card])}{added}, {f'up to {box.cap[card]}' if box.cap[card] else 'without a cap'}"


def times(number: int) -> str:
    return TIMES[number] if number < len(TIMES) else f"{in_words(number)} times"
