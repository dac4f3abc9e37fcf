"""The sentence of each kind of note in the log, and the clause that it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence
from rulewright.kernel.text import many

from ..content import SYMBOL_NAMES
from ..notes import Note
from ..state import FACES, HEXES, OF_A_FACE, Box, Outcome
from .names import dice_words, hex_name, listed, piece, thing

NOTES = Notes(
    Note,
    kind=lambda box, names, kind: thing(box, kind),
    hex=lambda box, names, hex: hex_name(hex),
    power=lambda box, names, power: f"{power} power",
    symbol=SYMBOL_NAMES,
    cousin=lambda box, names, cousin: str(box.texts["cousins"][cousin]),
)

# ---------------------------------------------------------------- before the first turn

NOTES.say(Note.BOARD, "{seat} plays on the board of {cousin}.", "KT-7")
NOTES.say(Note.ROLL_OFF, "{seat} rolls {face} for the first turn.", "KT-11")
NOTES.say(Note.BEGINS, "{seat} goes first and moves the Emperor.", "KT-12")

# ---------------------------------------------------------------- the turn

NOTES.say(Note.NO_DICE, "{seat} shows no dice at all, and the turn passes.", "KT-H6")
NOTES.say(Note.CRASHED, "{seat} is going too fast: {sixes} sixes, a crash!", "KT-25")
NOTES.say(Note.LOST, "{seat} loses the {kind} on {hex}; it goes under its pile.", "KT-27")
NOTES.say(Note.POWER, "That gives {seat} {power}.", "KT-30")
NOTES.say(Note.BOUGHT, "{seat} buys the {kind} for {price}; {power} left.", "KT-33")
NOTES.say(Note.CYCLED, "{seat} cycles a pile for {price}: the {kind} goes to its bottom; {power} left.", "KT-39")


@NOTES.tell(Note.EMPEROR)
def emperor(box: Box, names: Sequence[str], round: int) -> Sentence:
    if round == box.rounds:
        return "The Emperor steps on Done: everybody has one more turn.", "KT-15"
    return f"The Emperor takes step {round} of {box.rounds}.", "KT-15"


@NOTES.tell(Note.ROLLED)
def rolled(box: Box, names: Sequence[str], seat: int, yellow: int, blue: int, purple: int) -> Sentence:
    said = [dice_shown(packed, colour) for colour, packed in enumerate((yellow, blue, purple)) if packed]
    return f"{names[seat]} rolls {listed(said) or 'no dice'}.", "KT-24"


def dice_shown(packed: int, colour: int) -> str:
    """The dice of a colour, the highest first: 3 Yellow dice (6 3 1)."""
    faces = [face + 1 for face in range(FACES) for _ in range(packed // OF_A_FACE**face % OF_A_FACE)]
    return f"{dice_words(len(faces), colour)} ({' '.join(map(str, reversed(faces)))})"


@NOTES.tell(Note.PLACED)
def placed(box: Box, names: Sequence[str], seat: int, kind: int, spot: int, stars: int) -> Sentence:
    on = ", ".join(hex_name(cell) for cell in box.cell[box.shape[kind]][spot][: box.size[kind]])
    turned = f", turned by {60 * (spot // HEXES)} degrees" if spot >= HEXES else ""
    shows = many(stars, "star")
    return f"{names[seat]} lays the {thing(box, kind)} on {on}{turned}: {shows} in sight.", "KT-34"


@NOTES.tell(Note.TURNED_UP)
def turned_up(box: Box, names: Sequence[str], kind: int) -> Sentence:
    return f"Turned up: {piece(box, kind)}.", "KT-9"


@NOTES.tell(Note.NOTHING_LEFT)
def nothing_left(box: Box, names: Sequence[str], seat: int, power: int) -> Sentence:
    left = f"can do nothing with {power} power" if power else "has no power left"
    return f"{names[seat]} {left}: the turn is over.", "KT-H35"


@NOTES.tell(Note.STOPPED)
def stopped(box: Box, names: Sequence[str], seat: int, power: int) -> Sentence:
    return f"{names[seat]} passes the tray; {power} power is lost.", "KT-32"


# ---------------------------------------------------------------- the end

NOTES.say(Note.NO_MAJORITY, "Nobody shows more {symbol} symbols than all others.", "KT-H23")


@NOTES.tell(Note.OVER)
def over(box: Box, names: Sequence[str], ending: int, winners: int, points: int) -> Sentence:
    won = listed([names[seat] for seat in range(box.seats) if winners >> seat & 1]) or "Nobody"
    if ending == Outcome.MOST_POINTS:
        return f"{won} wins with {many(points, 'point')}.", "KT-45"
    return f"{won} share the win with {many(points, 'point')} each.", "KT-H24"


@NOTES.tell(Note.MAJORITY)
def majority(box: Box, names: Sequence[str], seat: int, symbol: int, count: int) -> Sentence:
    shown = many(count, f"{SYMBOL_NAMES[symbol]} symbol")
    return f"{names[seat]} shows the most with {shown}: {box.majority} points.", "KT-44"


@NOTES.tell(Note.SCORED)
def scored(box: Box, names: Sequence[str], seat: int, stars: int, points: int) -> Sentence:
    more = points - stars
    return f"{names[seat]} has {many(points, 'point')}: {many(stars, 'star')} and {more} for majorities.", "KT-43"
