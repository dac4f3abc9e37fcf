"""The log: how the numbers of notes are put into words, and clauses that depend on them. The sentences are in `locales`."""

from __future__ import annotations

from rulewright.kernel import Notes, players
from rulewright.kernel.notes import Details, Given
from rulewright.telling.language import NOBODY, Word, listed

from ..notes import SAY, Note
from ..state import FACES, HEXES, OF_A_FACE, Box, Outcome
from .names import COLOUR_WORDS, SYMBOL_WORDS, hex_name, piece, thing

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

# ---------------------------------------------------------------- the turn


def emperor(box: Box, n: Given) -> Details:
    return {"rounds": int(box.rounds), "last": Word("yes" if n["round"] == box.rounds else "no")}


def rolled(box: Box, n: Given) -> Details:
    packed = (n["yellow"], n["blue"], n["purple"])
    said = [dice_shown(faces, colour) for colour, faces in enumerate(packed) if faces > 0]
    return {"dice": listed(said) or NOBODY}


def dice_shown(packed: int, colour: int) -> str:
    """The dice of a colour, highest first: 3 Yellow dice (6 3 1)."""
    faces = [face + 1 for face in range(FACES) for _ in range(packed // OF_A_FACE**face % OF_A_FACE)]
    return SAY("dice-shown", count=len(faces), colour=COLOUR_WORDS[colour], faces=" ".join(map(str, reversed(faces))))


def placed(box: Box, n: Given) -> Details:
    cells = box.cell[box.shape[n["kind"]]][n["spot"]][: box.size[n["kind"]]]
    return {"hexes": ", ".join(map(hex_name, cells)), "degrees": 60 * (n["spot"] // HEXES)}


NOTES.cite(Note.EMPEROR, more=emperor)
NOTES.cite(Note.ROLLED, more=rolled)
NOTES.cite(Note.PLACED, more=placed)
NOTES.cite(Note.TURNED_UP, more=lambda box, n: {"piece": piece(box, n["kind"])})
NOTES.cite(Note.NOTHING_LEFT, more=lambda box, n: {"left": int(n["power"])})

# ---------------------------------------------------------------- the end


def won(n: Given) -> bool:
    return n["ending"] == Outcome.MOST_POINTS


NOTES.cite(Note.MAJORITY, more=lambda box, n: {"majority": int(box.majority)})
NOTES.cite(Note.SCORED, more=lambda box, n: {"more": n["points"] - n["stars"]})
NOTES.cite(
    Note.OVER,
    lambda box, n: "KT-45" if won(n) else "KT-H24",
    lambda box, n: {"result": Word("won" if won(n) else "shared")},
)
