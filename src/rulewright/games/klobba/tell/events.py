"""The log: how the numbers of notes are put into words, and clauses that depend on them. The sentences are in `locales`.

The clause often depends on the occasion: `rounds` is 0 during setup, and `outcome` is the result of the clash (`Outcome`).
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Choice, Notes, by, player
from rulewright.kernel.notes import Given
from rulewright.telling.language import NOBODY, Word

from ..notes import SAY, Note
from ..state import NONE, Box, End, Face, Outcome, Phase, Side, Special
from .names import STORM, TOTEMS, band_name, barbarian_name, card_name


def place_name(box: Box, names: Sequence[str], place: int) -> str:
    return SAY("place", place=place + 1)


def setup_or_later(first: str, later: str) -> Choice:
    return lambda box, n: later if n["rounds"] else first


NOTES = Notes(
    Note,
    SAY,
    holder=player,
    offerer=player,
    winner=player,
    loser=player,
    taker=player,
    band=band_name,
    place=place_name,
    other=place_name,
    side=TOTEMS,
    storm=STORM,
    card=lambda box, names, card: card_name(box, card),
    barbarian=lambda box, names, card: barbarian_name(box, card),
    cards=lambda box, names, cards: SAY("action-cards", count=int(cards)),
    kept=lambda box, names, kept: SAY("new-barbarians", count=int(kept)),
)

TOGETHER: dict[int, str] = {
    Phase.MUSTERING: "KB-A4",
    Phase.OFFERING: "KB-A10",
    Phase.ANSWERING: "KB-25",
    Phase.LAYING: "KB-27",
    Phase.SWAPPING: "KB-R7",
    Phase.EXCHANGING: "KB-A17",
}
"""The clause by which several players decide at once, by phase."""
NOTES.cite(Note.DECIDED, by("phase", TOGETHER))

# ---------------------------------------------------------------- the Bands

NOTES.cite(Note.LOOKED, setup_or_later("KB-11", "KB-51"))
NOTES.cite(Note.MUSTERED, setup_or_later("KB-11", "KB-51"))
NOTES.cite(Note.REFILLED, setup_or_later("KB-12", "KB-51"))
NOTES.cite(Note.FREE_BAND, setup_or_later("KB-13", "KB-52"))
NOTES.cite(Note.PACKET, by("storm", {0: "KB-14", 1: "KB-16"}))
NOTES.cite(Note.STRUCK, lambda box, n: "KB-A6" if n["face"] == Face.DOWN else "KB-64")

# ---------------------------------------------------------------- totems and Groups


def totem_by(box: Box, n: Given) -> str:
    """The clause by which a totem moves: given out at setup, later exchanged between two players or passed on."""
    return "KB-17" if n["rounds"] == 0 else "KB-60" if box.seats == 2 else ("KB-58", "KB-59")[n["side"]]


NOTES.cite(
    Note.LOWEST_TOTAL,
    lambda box, n: "KB-A1" if n["tied"] else "KB-17",
    lambda box, n: {"lot": Word("yes" if n["tied"] else "no")},
)
NOTES.cite(Note.TOTEM, totem_by)
NOTES.cite(Note.PAIRED, by("side", {Side.BLACK: "KB-20", Side.WHITE: "KB-21"}))

# ---------------------------------------------------------------- Action cards


def copied(box: Box, n: Given) -> dict[str, str | int]:
    return {"copied": card_name(box, n["copied"]) if n["copied"] != NONE else NOBODY}


def mirrored_by(box: Box, n: Given) -> str:
    return "KB-R8" if n["copied"] != NONE else "KB-S3" if n["opposing"] == NONE else "KB-S1"


NOTES.cite(Note.MIRRORED, mirrored_by, copied)

# ---------------------------------------------------------------- the clash


def why_nobody(box: Box, n: Given) -> str:
    """Why nobody was selected: a swap found no other card, the card or its copy selects none, or there was none to select."""
    if n["played"] == NONE:
        return "KB-R7"
    card = box.special[n["played"]]
    if card != Special.MIRROR:
        return "KB-R9" if card == Special.FLEE else "KB-A2"
    if n["opposing"] == NONE:
        return "KB-S3"
    copied: dict[int, str] = {Special.MIRROR: "KB-S1", Special.FLEE: "KB-S2"}
    return copied.get(box.special[n["opposing"]], "KB-A2")


TO_THE_BOX: dict[int, str] = {Outcome.OUTRIGHT: "KB-44", Outcome.DRAWN: "KB-47", Outcome.NO_CONTEST: "KB-44"}
TO_THE_OWNER: dict[int, str] = {Outcome.OUTRIGHT: "KB-43", Outcome.DRAWN: "KB-47", Outcome.NO_CONTEST: "KB-R9"}
TO_THE_TAKER: dict[int, str] = {Outcome.OUTRIGHT: "KB-41", Outcome.DRAWN: "KB-46"}


def star_by(box: Box, n: Given) -> str:
    """Where a Star on a Barbarian goes: back to the box, to the Band's owner, or to the player who takes it."""
    if n["seat"] == NONE:
        return TO_THE_BOX[n["outcome"]]
    return (TO_THE_OWNER if n["seat"] == n["band"] else TO_THE_TAKER)[n["outcome"]]


NOTES.cite(Note.SELECTS_NOTHING, why_nobody)
NOTES.cite(Note.CLOBBERED, by("outcome", {Outcome.OUTRIGHT: "KB-40", Outcome.DRAWN: "KB-46"}))
NOTES.cite(Note.TIRED, by("outcome", {Outcome.OUTRIGHT: "KB-42", Outcome.NO_CONTEST: "KB-R9"}))
NOTES.cite(Note.STAR_TO, star_by, lambda box, n: {} if n["seat"] != NONE else {"seat": NOBODY})
NOTES.cite(Note.FLED, lambda box, n: "KB-S2" if box.special[n["played"]] == Special.MIRROR else "KB-R9")

# ---------------------------------------------------------------- Stars and the end

HOW = {end: Word(End.word(end)) for end in End}
NOTES.cite(
    Note.GAME_OVER,
    lambda box, n: "KB-65" if n["end"] == End.MOST_STARS else "KB-A24",
    lambda box, n: {"how": HOW[n["end"]]},
)
