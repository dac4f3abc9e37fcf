"""The score sheet: where a player's Stars came from and went, and what broke a tie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rulewright.kernel import History, ScoreRow, Unit, size
from rulewright.telling.scores import counted

from ..notes import SAY, Note
from ..rules.score import give, place_star, star_to
from ..state import NONE, Box, End, State

SCORE = Unit(SAY)

HELP = "help"
ROWS = (
    ("selected", -1),
    ("star_to", 1),
    ("glorious", 1),
    ("glorious", -1),
    ("accepts", 1),
    ("accepts", -1),
    ("regrets", 1),
    ("regrets", -1),
    (HELP, 1),
    (HELP, -1),
)
"""The rows, by the note that moved Stars and the direction they went."""


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """KB-66, KB-67: the Stars at the start, and all gains and losses."""
    start, sums = box.stars // box.seats, movements(box, seat, history)
    rows = [
        row
        for kind, way in ROWS
        for row in counted(SAY(f"row-{kind}-{'in' if way > 0 else 'out'}"), "", way * sums[kind, way])
    ]
    if view.end != End.MOST_STARS:
        rows.append(ScoreRow(SAY("row-tie"), SAY("barbarians", count=size(view.seats[seat].scored))))
    return [ScoreRow(SAY("row-start"), "", start), *rows]


def movements(box: Box, seat: int, history: History) -> Counter[tuple[str, int]]:
    """How many Stars a player gained (1) or lost (-1), by the note that moved them.

    The rules replay the notes: any other change at the same moment is help for a player without Stars (KB-63).
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
    """Apply a note. Returns who lost Stars, who gained them, and how many; NONE is a Barbarian or the box."""
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
