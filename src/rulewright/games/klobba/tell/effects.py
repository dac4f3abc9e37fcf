"""The effects of Action cards, from the numbers in the box (KB-30 to KB-38, KB-R2 to KB-R10): as printed on them, and as help."""

from __future__ import annotations

from rulewright.kernel import Help
from rulewright.telling.language import Word

from ..content import CLAN_NAMES
from ..state import CARDS, Box, Card, Pool, Selection, Special
from ..words import SAY
from .names import card_name

SELECTS: dict[int, Word] = {
    Selection.HIGHEST: Word("highest"),
    Selection.LOWEST: Word("lowest"),
    Selection.SECOND_HIGHEST: Word("second"),
    Selection.CLAN: Word("clan"),
}
SPECIALS: dict[int, tuple[str, tuple[str, ...]]] = {
    Special.GLORY: ("glory", ("KB-R6",)),
    Special.SWAP: ("swap", ("KB-R7",)),
    Special.MIRROR: ("mirror", ("KB-R8", "KB-55")),
    Special.FLEE: ("flee", ("KB-R9",)),
}
"""Effects besides or instead of selecting: the name in messages, and the clauses that define it."""
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
        parts.append(SAY(f"effect-{SPECIALS[box.special[card]][0]}"))
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
        said.append(SAY(f"help-{SPECIALS[box.special[i]][0]}"))
    return " ".join([*said, SAY("help-copies", copies=int(box.copies[i]))])


def _cited(box: Box, i: int) -> tuple[str, ...]:
    if box.select[i] == Selection.CLAN:
        return ("KB-34", "KB-R10")
    return ON_CARDS.get(i, ()) or SPECIALS.get(int(box.special[i]), ("", ("KB-30",)))[1]
