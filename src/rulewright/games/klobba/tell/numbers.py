"""The numbers of a box that texts mention, by name as in clauses.toml, help.toml and lesson.toml, and help on Action cards."""

from __future__ import annotations

from rulewright.kernel import Help
from rulewright.telling.language import Word, listed
from rulewright.telling.numbers import Numbers

from ..content import CLAN_NAMES
from ..notes import SAY
from ..state import CARDS, Box, Card, Pool, Selection, Special
from .names import card_name

CARD_WORDS = ("boss", "sneaky", "berzerk", "second_best", "underdogs", "glory", "swap", "mirror", "flee")
"""The cards before the clans' in the order of `Card`, as sentences refer to them: {card_boss}."""


def numbers(box: Box) -> Numbers:
    clans = range(Card.FOX, CARDS)
    return {
        **{f"card_{name}": card_name(box, card) for card, name in enumerate(CARD_WORDS)},
        "barbarians": sum(1 for value in box.value if value),
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


# ---------------------------------------------------------------- Action cards

SELECTS: dict[int, Word] = {
    Selection.HIGHEST: Word("highest"),
    Selection.LOWEST: Word("lowest"),
    Selection.SECOND_HIGHEST: Word("second"),
    Selection.CLAN: Word("clan"),
}
SPECIALS: dict[int, tuple[str, ...]] = {
    Special.GLORY: ("KB-R6",),
    Special.SWAP: ("KB-R7",),
    Special.MIRROR: ("KB-R8", "KB-55"),
    Special.FLEE: ("KB-R9",),
}
"""The clauses that define each effect besides or instead of selecting."""
ON_CARDS: dict[int, tuple[str, ...]] = {
    Card.BERZERK: ("KB-37", "KB-38", "KB-R3"),
    Card.SECOND_BEST: ("KB-R4",),
    Card.UNDERDOGS: ("KB-R5",),
    Card.BOSS: ("KB-32",),
    Card.SNEAKY: ("KB-33", "KB-R2"),
}
Chosen = dict[str, str | int]


def printed(box: Box) -> dict[str, list[str]]:
    """The text printed on every Action card below its name."""
    return {"effects": [effect(box, card) for card in range(CARDS)]}


def effect(box: Box, card: int) -> str:
    """The text printed on an Action card."""
    parts = []
    if box.select[card]:
        clan = box.select[card] == Selection.CLAN
        parts.append(SAY("chosen" if clan else "chosen-of", **chosen(box, card)))
    if box.mult[card] > 1:
        parts.append(f"\N{MULTIPLICATION SIGN}{box.mult[card]}")
    if box.add[card]:
        parts.append(f"+{box.add[card]}")
    if box.cap[card]:
        parts.append(SAY("effect-cap", cap=int(box.cap[card])))
    if box.special[card]:
        parts.append(SAY(f"effect-{Special.word(box.special[card])}"))
    return ", ".join(parts)


def chosen(box: Box, card: int) -> Chosen:
    """The Barbarians an Action card selects, and from where, as arguments of messages (KB-32 to KB-34)."""
    return {
        "select": SELECTS[box.select[card]],
        "count": int(box.count[card]),
        "clan": SAY.name(CLAN_NAMES[box.clan[card]]),
        "pool": Word("own" if box.pool[card] == Pool.OWN_BAND else "group"),
    }


def help(box: Box) -> dict[str, Help]:
    """Help on every Action card, by the key that boards use."""
    return {f"action/{i}": Help(card_name(box, i), _does(box, i), _cited(box, i)) for i in range(CARDS)}


def _does(box: Box, i: int) -> str:
    said = []
    if box.select[i]:
        worth = {"mult": int(box.mult[i]), "add": int(box.add[i]), "cap": int(box.cap[i])}
        counts = [name for name, least in (("mult", 2), ("add", 1), ("cap", 1)) if worth[name] >= least]
        if counts:
            said.append(SAY("help-sends-worth", worth=SAY(f"worth-{'-'.join(counts)}", **worth), **chosen(box, i)))
        else:
            said.append(SAY("help-sends", **chosen(box, i)))
    if box.special[i] in SPECIALS:
        said.append(SAY(f"help-{Special.word(box.special[i])}"))
    return " ".join([*said, SAY("help-copies", copies=int(box.copies[i]))])


def _cited(box: Box, i: int) -> tuple[str, ...]:
    if box.select[i] == Selection.CLAN:
        return ("KB-34", "KB-R10")
    return ON_CARDS.get(i, ()) or SPECIALS.get(int(box.special[i]), ("KB-30",))
