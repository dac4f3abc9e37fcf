"""Backgammon in words, and its board as a grid that can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import SQUARE, Grid, History, Labels, Notes, ScoreRow, Unit, has
from rulewright.telling.language import Messages

from .rules import BAR_FIRST, BLOCKED, BOTH_DICE, BY_THE_DICE, NOT_HOME, in_the_way
from .state import BAR, DEAREST, OFF, OWN, SIDES, Box, Crawford, Note, Phase, State, Verb

SIGNS = ("W", "B")
ABOUT = {
    "move": ("BG-4", "BG-5", "BG-6", "BG-10"),
    "pass": ("BG-9",),
    "roll": ("BG-3",),
    "double": ("BG-14", "BG-16"),
    "take": ("BG-15", "BG-16"),
    "decline": ("BG-15",),
}
SAY = Messages(__file__)
SCORE = Unit(SAY)
SORTS = ("single", "gammon", "backgammon")


def start_name(point: int) -> str:
    return SAY("bar") if point in (OFF, BAR) else str(point)


def end_name(point: int) -> str:
    return SAY("off") if point in (OFF, BAR) else str(point)


NOTES = Notes(
    Note,
    SAY,
    start=lambda box, names, point: start_name(point),
    to=lambda box, names, point: end_name(point),
    sort=lambda box, names, sort: SORTS[sort - 1],
)


def numbers(box: Box) -> dict[str, int]:
    return {"match": box.match, "turns": box.turns, "dearest": DEAREST}


# ---------------------------------------------------------------- the board

DEEP, HALF = 5, 6
"""The checkers that are drawn on a point, and the points on either side of the bar."""
WIDE, MIDDLE, HIGH = 2 * HALF + 1, DEEP + 1, 2 * DEEP + 3


def column(point: int) -> int:
    """Where a point is drawn: 13 to 24 above from left to right, 12 to 1 below."""
    k = point - 13 if point > 12 else 12 - point
    return k if k < HALF else k + 1


STACKS = tuple((point, k) for point in range(1, BAR) for k in range(DEEP))
"""The cells of the points: which point, and how far from the edge."""
BARS = tuple((seat, k) for seat in range(2) for k in range(3))
"""The cells of the bar: whose checkers, and how far from the middle. They enter on the other side."""
NAMES = tuple(range(1, BAR))
"""The cells that say a point's number."""
CELLS = (
    tuple((column(point), 1 + k if point > 12 else HIGH - 2 - k) for point, k in STACKS)
    + tuple((HALF, MIDDLE - 1 - k if seat == 0 else MIDDLE + 1 + k) for seat, k in BARS)
    + tuple((column(point), 0 if point > 12 else HIGH - 1) for point in NAMES)
    + ((HALF, HIGH - 1), (HALF, 0), (HALF, MIDDLE))
    + tuple((HALF + 2 + k, MIDDLE) for k in range(4))
)
"""Points, bar, numbers, White's and Black's checkers that are off, the cube, and the dice still to be played."""
AT_BAR = len(STACKS)
AT_NAMES = AT_BAR + len(BARS)
AT_OFF = AT_NAMES + len(NAMES)
AT_CUBE = AT_OFF + 2
AT_DICE = AT_CUBE + 1
FACES = "⚀⚁⚂⚃⚄⚅"


def dice(view: State) -> str:
    """The dice that are still to be played."""
    if view.phase != Phase.MOVING or view.end:
        return ""
    return "".join(FACES[view.dice[i] - 1] * view.left[i] for i in range(2))


def pile(view: State, seat: int, own: int, k: int) -> str:
    """The k-th checker of a player on one of their own points, or their number where there are too many to draw."""
    count, shown = view.points[seat][own], 3 if own == BAR else DEEP
    return "" if k >= count else str(count) if k == shown - 1 < count - 1 else SIGNS[seat]


def look(view: State, box: Box, cell: int) -> str:
    seat = whose(view, box, cell)
    if cell < AT_BAR:
        point, k = STACKS[cell]
        return pile(view, seat, OWN[seat][point], k) if seat >= 0 else ""
    if cell < AT_NAMES:
        owner, k = BARS[cell - AT_BAR]
        return pile(view, owner, BAR, k)
    if cell < AT_OFF:
        return str(NAMES[cell - AT_NAMES])
    if cell < AT_CUBE:
        return str(view.points[cell - AT_OFF][OFF])
    if cell == AT_CUBE:
        return str(view.cube) if box.cube else ""
    return dice(view)[cell - AT_DICE : cell - AT_DICE + 1]


def whose(view: State, box: Box, cell: int) -> int:
    if cell < AT_BAR:
        point, k = STACKS[cell]
        return next((seat for seat in (0, 1) if view.points[seat][OWN[seat][point]] > k), -1)
    if cell < AT_NAMES:
        seat, k = BARS[cell - AT_BAR]
        return seat if view.points[seat][BAR] > k else -1
    if AT_OFF <= cell < AT_CUBE:
        return cell - AT_OFF
    if cell == AT_CUBE:
        return int(view.holder) if box.cube else -1
    return int(view.mover) if cell >= AT_DICE and cell - AT_DICE < len(dice(view)) else -1


def at(action: int) -> Sequence[int]:
    """A checker is moved by pointing at where it stands."""
    if Verb.at(action) != Verb.MOVE:
        return ()
    start, to = Verb.MOVE.arguments(action)
    if start == to or abs(start - to) > SIDES:
        return ()
    if start in (OFF, BAR):
        return [AT_BAR + i for i, (seat, _) in enumerate(BARS) if (start == BAR) == (seat == 0)]
    return [i for i, (point, _) in enumerate(STACKS) if point == start]


GRIDS = (Grid("board", SQUARE, CELLS, look, at, whose),)


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    cells = {place: look(view, box, i) for i, place in enumerate(CELLS)}
    rows = []
    for row in range(HIGH):
        shown = [
            cells.get((x, row), "") or ("·" if 0 < row < HIGH - 1 and row != MIDDLE and x != HALF else "")
            for x in range(WIDE)
        ]
        rows.append(" ".join(f"{cell:>2}" for cell in shown).rstrip())
    rows += [
        SAY("stand", name=names[i], sign=SIGNS[i], pips=pips(view, i), won=int(view.won[i]), match=box.match)
        for i in range(2)
    ]
    if box.cube:
        who = names[view.holder] if view.holder >= 0 else SAY("either")
        rows.append(SAY("crawford") if view.crawford == Crawford.NOW else SAY("cube", value=int(view.cube), name=who))
    return "\n".join(rows)


def pips(view: State, seat: int) -> int:
    """How far a player's checkers still have to go."""
    return sum(point * int(count) for point, count in enumerate(view.points[seat]))


# ---------------------------------------------------------------- moves

label = Labels(Verb, SAY)


@label.of(Verb.MOVE)
def _move(view: State, start: int, to: int) -> str:
    them = int(start > to)
    hits = to not in (OFF, BAR) and view.points[them][OWN[them][to]] == 1
    return SAY("move-hit" if hits else "move", start=start_name(start), to=end_name(to))


@label.of(Verb.DOUBLE)
def _double(view: State) -> str:
    return SAY("double", value=2 * int(view.cube))


@label.of(Verb.DECLINE)
def _decline(view: State) -> str:
    return SAY("decline", value=int(view.cube))


WHY = {
    BY_THE_DICE: "not-by-dice",
    BLOCKED: "blocked",
    BAR_FIRST: "bar-first",
    BOTH_DICE: "both-dice",
    NOT_HOME: "not-home",
}


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What is in the way of a move, if it is not just its time."""
    verb = Verb.at(action)
    if verb == Verb.DOUBLE and not box.cube:
        return SAY("no-cube")
    if verb == Verb.PASS and view.phase == Phase.MOVING:
        return SAY("can-move")
    if verb != Verb.MOVE or view.phase != Phase.MOVING:
        return ""
    start, to = Verb.MOVE.arguments(action)
    named = {"start": start_name(start), "to": end_name(to)}
    if not has(view.held[seat], OWN[seat][start]):
        return SAY("none-there", **named)
    return SAY(WHY[in_the_way(view, OWN[seat][start], OWN[seat][to])], **named)


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY(("now-roll", "now-move", "now-answer")[view.phase])


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """BG-12, BG-16: the games won."""
    games = enumerate(history.numbers(Note.WON), 1)
    return [
        ScoreRow(SAY("row-won", number=number, sort=SORTS[won["sort"] - 1]), "", won["points"])
        for number, won in games
        if won["seat"] == seat
    ]
