"""Help on the Action cards: what each does, from the numbers in the box (KB-30 to KB-38, KB-R2 to KB-R10)."""

from __future__ import annotations

from rulewright.kernel import Help
from rulewright.kernel.text import many

from ..content import chosen
from ..state import CARDS, Box, Card, Pool, Selection, Special
from .names import card_name

SPECIAL: dict[int, tuple[str, tuple[str, ...]]] = {
    Special.GLORY: ("If you win outright, the other holder gives you one more Star.", ("KB-R6",)),
    Special.SWAP: ("When both cards are up, another card of your hand is played instead of it.", ("KB-R7",)),
    Special.MIRROR: (
        "It copies the card of the other side; afterwards you may switch Barbarians.",
        ("KB-R8", "KB-55"),
    ),
    Special.FLEE: ("There is no fight, and your own Band is turned up.", ("KB-R9",)),
}
ON_CARDS: dict[int, tuple[str, ...]] = {
    Card.BERZERK: ("KB-37", "KB-38", "KB-R3"),
    Card.SECOND_BEST: ("KB-R4",),
    Card.UNDERDOGS: ("KB-R5",),
    Card.BOSS: ("KB-32",),
    Card.SNEAKY: ("KB-33", "KB-R2"),
}


def help(box: Box) -> dict[str, Help]:
    """Help on every Action card, by the key that boards use."""
    return {f"action/{i}": Help(card_name(box, i), _does(box, i), _cited(box, i)) for i in range(CARDS)}


def _does(box: Box, i: int) -> str:
    said = []
    if box.select[i]:
        pool = "your own Band" if box.pool[i] == Pool.OWN_BAND else "your Group"
        worth = [f"what it is worth counts {box.mult[i]} times"] if box.mult[i] > 1 else []
        worth += [f"{box.add[i]} is added"] if box.add[i] else []
        worth += [f"the total is {box.cap[i]} at most"] if box.cap[i] else []
        said.append(f"Sends {chosen(box, i)} of {pool} to fight{': ' + ', and '.join(worth) if worth else ''}.")
    if box.special[i] in SPECIAL:
        said.append(SPECIAL[box.special[i]][0])
    there = f"There {'is' if box.copies[i] == 1 else 'are'} {many(box.copies[i], 'copy', 'copies')}"
    said.append(f"{there} in the deck." if box.copies[i] else "It is not in this game.")
    return " ".join(said)


def _cited(box: Box, i: int) -> tuple[str, ...]:
    if box.select[i] == Selection.CLAN:
        return ("KB-34", "KB-R10")
    return ON_CARDS.get(i, ()) or SPECIAL.get(int(box.special[i]), ("", ("KB-30",)))[1]
