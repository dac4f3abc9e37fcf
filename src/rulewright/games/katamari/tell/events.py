"""The log: the clause behind each kind of note, and how its numbers are put into words. The sentences are in `locales`."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.kernel import Notes, players
from rulewright.telling.language import NOBODY, Word, listed

from ..notes import SAY, Note
from ..state import FACES, HEXES, OF_A_FACE, Box, Outcome
from .names import COLOUR_WORDS, SYMBOL_WORDS, hex_name, piece, thing

Numbers = Mapping[str, int]
Told = dict[str, str | int]

NOTES = Notes(
    Note,
    SAY,
    kind=lambda box, names, kind: thing(box, kind),
    hex=lambda box, names, hex: hex_name(hex),
    power=lambda box, names, power: SAY("power", power=int(power)),
    symbol=SYMBOL_WORDS,
    cousin=lambda box, names, cousin: str(box.texts["cousins"][cousin]),
    winners=players,
)

# ---------------------------------------------------------------- before the first turn

NOTES.cite(Note.BOARD, "KT-7")
NOTES.cite(Note.ROLL_OFF, "KT-11")
NOTES.cite(Note.BEGINS, "KT-12")

# ---------------------------------------------------------------- the turn


def emperor(box: Box, n: Numbers) -> Told:
    return {"rounds": int(box.rounds), "last": Word("yes" if n["round"] == box.rounds else "no")}


def rolled(box: Box, n: Numbers) -> Told:
    packed = (n["yellow"], n["blue"], n["purple"])
    said = [dice_shown(faces, colour) for colour, faces in enumerate(packed) if faces > 0]
    return {"dice": listed(said) or NOBODY}


def dice_shown(packed: int, colour: int) -> str:
    """The dice of a colour, highest first: 3 Yellow dice (6 3 1)."""
    faces = [face + 1 for face in range(FACES) for _ in range(packed // OF_A_FACE**face % OF_A_FACE)]
    return SAY("dice-shown", count=len(faces), colour=COLOUR_WORDS[colour], faces=" ".join(map(str, reversed(faces))))


def placed(box: Box, n: Numbers) -> Told:
    cells = box.cell[box.shape[n["kind"]]][n["spot"]][: box.size[n["kind"]]]
    return {"hexes": ", ".join(map(hex_name, cells)), "degrees": 60 * (n["spot"] // HEXES)}


NOTES.cite(Note.EMPEROR, "KT-15", emperor)
NOTES.cite(Note.NO_DICE, "KT-H6")
NOTES.cite(Note.ROLLED, "KT-24", rolled)
NOTES.cite(Note.CRASHED, "KT-25")
NOTES.cite(Note.LOST, "KT-27")
NOTES.cite(Note.POWER, "KT-30")
NOTES.cite(Note.BOUGHT, "KT-33")
NOTES.cite(Note.PLACED, "KT-34", placed)
NOTES.cite(Note.TURNED_UP, "KT-9", lambda box, n: {"piece": piece(box, n["kind"])})
NOTES.cite(Note.CYCLED, "KT-39")
NOTES.cite(Note.NOTHING_LEFT, "KT-H35", lambda box, n: {"left": int(n["power"])})
NOTES.cite(Note.STOPPED, "KT-32")

# ---------------------------------------------------------------- the end


def won(n: Numbers) -> bool:
    return n["ending"] == Outcome.MOST_POINTS


NOTES.cite(Note.NO_MAJORITY, "KT-H23")
NOTES.cite(Note.MAJORITY, "KT-44", lambda box, n: {"majority": int(box.majority)})
NOTES.cite(Note.SCORED, "KT-43", lambda box, n: {"more": n["points"] - n["stars"]})
NOTES.cite(
    Note.OVER,
    lambda box, n: "KT-45" if won(n) else "KT-H24",
    lambda box, n: {"result": Word("won" if won(n) else "shared")},
)
