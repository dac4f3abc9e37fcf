"""How large each game is for a learning program: one table over all of them, counted in random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulewright.doors.environments.encoding import encoding
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.observations import layout
from rulewright.doors.environments.settings import setting
from rulewright.kernel.game import Game

GAMES = 5
"""How many random games are counted at each number of seats."""
PAGE = "sizes.md"
HEADING = "| game | seats | actions | legal actions | decisions a game | columns, raw | columns, egocentric |"


@cache
def rows(game: Game) -> tuple[str, ...]:
    """The rows of a game: one for the fewest seats, and one for the most."""
    return tuple(_row(game, seats) for seats in sorted(set(game.seats)))


def _row(game: Game, seats: int) -> str:
    course = Course(setting(game, seats=seats))
    decisions = legal = 0
    for seed in range(GAMES):
        course.begin(seed)
        while waiting := course.waiting():
            decisions, legal = decisions + 1, legal + len(course.legal(waiting[0]))
            course.game.rules.apply(course.s, course.box, waiting[0], course.random_move(waiting[0]))
    counted = f"{legal / decisions:.2g} | {decisions / GAMES:.0f}"
    columns = f"{layout(game).size:,} | {encoding(game, seats).size:,}"
    return f"| [{game.title}]({game.name}.md) | {seats} | {game.actions.size:,} | {counted} | {columns} |"


def page(found: list[Game], command: str) -> str:
    """The whole page, in Markdown."""
    return "\n".join([*_top(command), *(row for game in found for row in rows(game)), ""])


def _top(command: str) -> Iterator[str]:
    yield "# How large the games are"
    yield ""
    yield f"<!-- Written by `{command}`: change the games, not this page. -->"
    yield ""
    yield f"Legal actions are the mean over all decisions of {GAMES} random games from seed 0; decisions are counted over all"
    yield "seats. With good players games can be much longer or shorter. How fast they are stepped, and how fast other libraries"
    yield "step theirs where they have the game:"
    yield "[Speed](README.md#speed) and [On a GPU](README.md#on-a-gpu)."
    yield ""
    yield HEADING
    yield "|---|---|---|---|---|---|---|"
