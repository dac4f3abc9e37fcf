"""Klobba! in words: what happened, each sentence with the clause it rests on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import notes as n
from .content import CLANS, NAMES
from .state import LARGER_PILE, MOST_STARS, NONE, PLACES, Box

TOTEMS = ("Black", "White")
STORM = ("Lightning", "Thunder")


def barbarian(box: Box, card: int) -> str:
    """Value and clans by letters, never by colour alone."""
    clans = "+".join(c for i, c in enumerate(CLANS) if box.clans[card] >> i & 1)
    return f"{box.value[card]} {clans or 'no clan'}"


def band_name(box: Box, names: Sequence[str], band: int) -> str:
    return f"{names[band]}'s Band" if band < box.seats else f"Free Band {band - box.seats + 1}"


def many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def tell(box: Box, names: Sequence[str], kind: int, a: int, b: int, c: int) -> tuple[str, str]:
    """A note as a sentence, and the id of its clause."""
    return SENTENCES[kind](box, names, a, b, c)


Sentence = Callable[[Box, Sequence[str], int, int, int], tuple[str, str]]


def _lowest(box: Box, names: Sequence[str], a: int, b: int, c: int) -> tuple[str, str]:
    by_lot = " by lot" if c else ""
    return f"{names[a]} has the lowest total, {b}, and hands out the totems{by_lot}.", "KB-A1" if c else "KB-17"


def _mirrored(box: Box, names: Sequence[str], a: int, b: int, c: int) -> tuple[str, str]:
    if b == NONE:
        return f"{names[a]}'s mirror shows nothing.", "KB-S1"
    return f"{names[a]}'s mirror shows {NAMES[b]}.", "KB-R8"


def _star(box: Box, names: Sequence[str], a: int, b: int, c: int) -> tuple[str, str]:
    if a < 0:
        return f"A Star from {band_name(box, names, b)} goes back to the box.", "KB-44"
    home = a == b
    return f"A Star from {band_name(box, names, b)} goes to {names[a]}.", "KB-43" if home else "KB-41"


def _over(box: Box, names: Sequence[str], a: int, b: int, c: int) -> tuple[str, str]:
    if a == MOST_STARS:
        return "The storm has broken: the game is over. Most Stars win.", "KB-65"
    if a == LARGER_PILE:
        return "The storm has broken: the game is over. Among the equals the larger score pile wins.", "KB-A24"
    return "The storm has broken: the game is over. The win is shared.", "KB-A24"


SENTENCES: dict[int, Sentence] = {
    n.DECIDED: lambda box, names, a, b, c: (f"{names[a]} has decided.", "KB-61"),
    n.MUSTERED: lambda box, names, a, b, c: (
        f"{names[a]} keeps {many(b, 'new Barbarian')} and rejects {c}.",
        "KB-11",
    ),
    n.LOOKED: lambda box, names, a, b, c: (f"In place {a + 1} you find {barbarian(box, b)}.", "KB-11"),
    n.FREE_BAND: lambda box, names, a, b, c: (f"{band_name(box, names, a)} is filled, face up.", "KB-13"),
    n.PACKETS: lambda box, names, a, b, c: ("Lightning and Thunder are mixed into the bottom of the deck.", "KB-14"),
    n.LOWEST_TOTAL: _lowest,
    n.TOTEM: lambda box, names, a, b, c: (f"{names[a]} has the {TOTEMS[b]} totem.", "KB-58" if b == 0 else "KB-59"),
    n.PAIRED: lambda box, names, a, b, c: (
        f"{names[a]} ({TOTEMS[c]}) forms a Group with {band_name(box, names, b)}.",
        "KB-20" if c == 0 else "KB-21",
    ),
    n.OFFERS: lambda box, names, a, b, c: (f"{names[a]} offers {names[b]} a card.", "KB-24"),
    n.NO_OFFERS: lambda box, names, a, b, c: (f"{names[a]} offers {names[b]} nothing.", "KB-A10"),
    n.OFFER_IS: lambda box, names, a, b, c: (f"The card {names[a]} offers {names[b]} is {NAMES[c]}.", "KB-24"),
    n.ACCEPTS: lambda box, names, a, b, c: (f"{names[a]} accepts, and pays {names[b]} a Star.", "KB-25"),
    n.DECLINES: lambda box, names, a, b, c: (
        f"{names[a]} turns {names[b]}'s card down; it goes under the Action deck.",
        "KB-26",
    ),
    n.TRADED: lambda box, names, a, b, c: (f"{names[a]} exchanges three {NAMES[b]} for three new cards.", "KB-10"),
    n.RESHUFFLED: lambda box, names, a, b, c: (
        f"The discards are shuffled: a new Action deck of {many(a, 'card')}.",
        "KB-49",
    ),
    n.PLAYS: lambda box, names, a, b, c: (f"{names[a]} turns up {NAMES[b]}.", "KB-28"),
    n.REGRETS: lambda box, names, a, b, c: (
        f"{names[a]} turned {NAMES[c]} down and played it all the same: a Star is due to {names[b]}.",
        "KB-29",
    ),
    n.SWAPPED: lambda box, names, a, b, c: (f"{names[a]} swaps, and plays {NAMES[b]}.", "KB-R7"),
    n.SWAPS_NOTHING: lambda box, names, a, b, c: (f"{names[a]} has no other card to play.", "KB-R7"),
    n.MIRRORED: _mirrored,
    n.SELECTED: lambda box, names, a, b, c: (
        f"{names[a]} selects place {c + 1} of {band_name(box, names, b)} and puts a Star on it.",
        "KB-36",
    ),
    n.SELECTS_NOTHING: lambda box, names, a, b, c: (f"{names[a]} selects nobody.", "KB-A2"),
    n.TOTALS: lambda box, names, a, b, c: (f"Black totals {a}, White totals {b}.", "KB-39"),
    n.WINS: lambda box, names, a, b, c: (f"{names[a]} wins outright.", "KB-39"),
    n.DRAW: lambda box, names, a, b, c: ("A draw: all the selected are clobbered.", "KB-45"),
    n.NOTHING_HAPPENS: lambda box, names, a, b, c: ("Nobody came forward: nothing happens.", "KB-A2"),
    n.CLOBBERED: lambda box, names, a, b, c: (
        f"{barbarian(box, c)} of {band_name(box, names, b)} is clobbered and goes to {names[a]}.",
        "KB-40",
    ),
    n.TIRED: lambda box, names, a, b, c: (
        f"{barbarian(box, c)} in place {b + 1} of {band_name(box, names, a)} turns face down.",
        "KB-42",
    ),
    n.STAR_TO: _star,
    n.GLORIOUS: lambda box, names, a, b, c: (f"Glory: {names[b]} gives {names[a]} a Star.", "KB-R6"),
    n.FLED: lambda box, names, a, b, c: (f"{names[a]} has fled, and turns up the whole Band.", "KB-R9"),
    n.RELIEF: lambda box, names, a, b, c: (
        f"{names[a]} has run out of Stars and is given {b} by the others.",
        "KB-62",
    ),
    n.UNPAID: lambda box, names, a, b, c: (f"{names[a]} has no Star, and nobody can give any.", "KB-A16"),
    n.DRAWS: lambda box, names, a, b, c: (f"{names[a]} draws {many(b, 'Action card')}.", "KB-50"),
    n.STRUCK: lambda box, names, a, b, c: (
        f"{STORM[a]} strikes while {band_name(box, names, b)} is filled!",
        "KB-64",
    ),
    n.REFILLED: lambda box, names, a, b, c: (
        f"{many(b, 'Barbarian')} nobody has looked at {'joins' if b == 1 else 'join'} {band_name(box, names, a)}.",
        "KB-12",
    ),
    n.ENGAGED: lambda box, names, a, b, c: (
        f"{names[a]}'s Band lies wholly face down: all Barbarians are turned up.",
        "KB-53",
    ),
    n.SWITCHED: lambda box, names, a, b, c: (
        f"{names[a]} switches place {c // PLACES + 1} with place {c % PLACES + 1} of {band_name(box, names, b)}.",
        "KB-55",
    ),
    n.GAME_OVER: _over,
}
