"""Where a player's Stars came from and went to, and what broke a tie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rulewright.kernel import History, ScoreRow, Unit, size
from rulewright.kernel.scores import counted
from rulewright.kernel.text import many

from ..notes import Note
from ..rules.stars import give, place_star, star_to
from ..state import NONE, Box, End, State
from ..words import SAY

SCORE = Unit(SAY)

HELP = "help"
ROWS = (
    ("Put on Barbarians", "selected", -1),
    ("Taken from Barbarians", "star_to", 1),
    ("Won by a Glory seeker", "glorious", 1),
    ("Lost to a Glory seeker", "glorious", -1),
    ("For cards that others accepted", "accepts", 1),
    ("Paid for accepted cards", "accepts", -1),
    ("For cards that others rejected and played", "regrets", 1),
    ("Paid for playing rejected cards", "regrets", -1),
    ("Received when out of Stars", HELP, 1),
    ("Given to players out of Stars", HELP, -1),
)
"""The rows in words, by the note that moved Stars and the way they went."""


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """KB-66, KB-67: the Stars of the beginning, and all that came and went."""
    start, sums = box.stars // box.seats, movements(box, seat, history)
    rows = [row for what, kind, way in ROWS for row in counted(what, "", way * sums[kind, way])]
    if view.end != End.MOST_STARS:
        rows.append(ScoreRow("Tie-break: score pile", many(size(view.seats[seat].scored), "Barbarian")))
    return [ScoreRow("Stars at the start", "", start), *rows]


def movements(box: Box, seat: int, history: History) -> Counter[tuple[str, int]]:
    """How many Stars came to a player (1) or went (-1), by the note that moved them.

    The notes are played again by the rules: what else changes at the same moment is help for somebody without Stars (KB-63).
    """
    s, sums = State(), Counter[tuple[str, int]]()
    for player in range(box.seats):
        s.seats[player].stars = box.stars // box.seats
    for kind, numbers in history.of(Note.SELECTED, Note.STAR_TO, Note.GLORIOUS, Note.ACCEPTS, Note.REGRETS):
        before = int(s.seats[seat].stars)
        giver, taker, stars = move(s, box, kind, numbers)
        own = stars * ((seat == taker) - (seat == giver))
        for what, amount in ((kind, own), (HELP, int(s.seats[seat].stars) - before - own)):
            sums[what, 1 if amount > 0 else -1] += abs(amount)
    return sums


def move(s: State, box: Box, kind: str, numbers: Mapping[str, int]) -> tuple[int, int, int]:
    """Do what a note told: from whom Stars went, to whom, and how many; NONE is a Barbarian or the box."""
    if kind in ("selected", "star_to"):
        seat, band, place = numbers["seat"], numbers["band"], numbers["place"]
        on = s.bands[band].star
        before = int(on[place])
        if kind == "selected":
            place_star(s, box, seat, band, place)
            return seat, NONE, int(on[place]) - before
        if seat == NONE:
            on[place] = 0
        else:
            star_to(s, box, band, place, seat, numbers["outcome"])
        return NONE, seat, before
    names = ("loser", "winner") if kind == "glorious" else ("holder", "offerer")
    giver, taker = (numbers[name] for name in names)
    return giver, taker, give(s, box, giver, taker)
