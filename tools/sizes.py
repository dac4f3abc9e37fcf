"""The size of each game for a learning program: one table for all games, measured in random games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from rulewright import games
from rulewright.doors.environments.encoding import encoding
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.observations import layout
from rulewright.doors.environments.settings import EGOCENTRIC, setting
from rulewright.kernel.game import Game
from tools import WRITTEN

GAMES = 5
"""Random games measured at each number of seats."""
HEADING = (
    "| game | seats | actions | legal actions | decisions a game | columns, raw | columns, egocentric | that varied |"
)


@dataclass(frozen=True)
class Size:
    """A game at one number of seats: means over random games, how many egocentric columns varied in them for the seats that
    decided, and the fields in which none did."""

    game: Game
    seats: int
    legal: float
    decisions: float
    varied: int
    constant: tuple[str, ...]

    def row(self) -> str:
        counted = f"{self.legal:.2g} | {self.decisions:.0f}"
        columns = f"{layout(self.game).size:,} | {encoding(self.game, self.seats).size:,} | {self.varied:,}"
        title = f"[{self.game.title}]({self.game.name}.md)"
        return f"| {title} | {self.seats} | {self.game.actions.size:,} | {counted} | {columns} |"


@cache
def size(game: Game, seats: int) -> Size:
    """Measure a game in random games."""
    course = Course(setting(game, seats=seats, encoding=EGOCENTRIC))
    encoded, head = encoding(game, seats), course.setting.head(0)
    decisions = legal = 0
    low, high = np.ones(encoded.size, np.float32), np.zeros(encoded.size, np.float32)
    for seed in range(GAMES):
        course.begin(seed)
        while waiting := course.waiting():
            seat = waiting[0]
            decisions, legal = decisions + 1, legal + len(course.legal(seat))
            row = encoded.flat(game.view(course.s, course.box, seat), seat, head)
            low, high = np.minimum(low, row), np.maximum(high, row)
            game.rules.apply(course.s, course.box, seat, course.random_move(seat))
    varied = encoded.split(low < high)
    constant = tuple(b.name for b in encoded.blocks if not varied[b.name].any())
    return Size(game, seats, legal / decisions, decisions / GAMES, int((low < high).sum()), constant)


@cache
def rows(game: Game) -> tuple[str, ...]:
    """The rows of a game: one for the fewest seats, and one for the most."""
    return tuple(size(game, seats).row() for seats in sorted(set(game.seats)))


def constants(game: Game) -> str:
    """The fields of a game that did not vary at any number of seats."""
    named = [size(game, seats).constant for seats in sorted(set(game.seats))]
    fields = [f"`{name}`" for name in named[0] if all(name in others for others in named)]
    return f"- {game.title}: {', '.join(fields) or 'none'}"


def page() -> str:
    """The whole page, in Markdown."""
    found = list(map(games.load, games.names()))
    return "\n".join([*_top(), *(row for game in found for row in rows(game)), *_below(found), ""])


def _top() -> Iterator[str]:
    yield "# How large the games are"
    yield ""
    yield f"<!-- {WRITTEN}: change the games, not this page. -->"
    yield ""
    yield f"Legal actions are the mean over all decisions of {GAMES} random games from seed 0; decisions are counted over all"
    yield "seats. With good players games can be much longer or shorter. How fast they are stepped, and how fast other libraries"
    yield "step theirs where they have the game:"
    yield "[Speed](README.md#speed) and [On a GPU](README.md#on-a-gpu)."
    yield ""
    yield HEADING
    yield "|---|---|---|---|---|---|---|---|"


def _below(found: list[Game]) -> Iterator[str]:
    yield ""
    yield "*That varied* counts the egocentric columns that had more than one value in these games, as the seats saw them that"
    yield "decided. Good players reach what random ones do not: a column that did not vary here may do so in play. Fields of"
    yield "which no column varied, options aside:"
    yield ""
    yield from map(constants, found)
