"""A game's teaching material is correct: its lesson can be played as written, and everything its board points at has help."""

from __future__ import annotations

import re
from pathlib import Path

from rulewright import games
from rulewright.kernel import Game
from rulewright.laws.cases import few_cases
from rulewright.match.lesson import rehearse

COMMENT = re.compile(r'^(?:move = |  )".*",?  # (.*)$', re.MULTILINE)
"""The label of a move, as a comment for readers of the lesson file."""
WEB = Path(__file__).parents[2] / "web" / "src" / "games"
MARK = re.compile(r"""data-help=(?:"([^"]*)"|\{`([^`]*)`\}|(\{[^}]*\}))""")
"""A help key on a board: a literal, a template, or computed entirely."""


def keys_on_board(game: Game) -> list[re.Pattern[str]]:
    """The help keys on the game's own board, as patterns: parts in braces may be anything."""
    found = []
    for path in sorted((WEB / game.name).glob("**/*.svelte")):
        for groups in MARK.findall(path.read_text("utf-8")):
            key = "".join(groups)
            found.append(re.compile(".+".join(map(re.escape, re.split(r"\$?\{[^}]*\}", key)))))
    return found


def test_the_lesson_can_be_played_step_by_step(game: Game) -> None:
    """Each move is legal where it occurs, and its label matches the comment beside it; each pointer leads to something with
    help."""
    if game.lesson:
        match = rehearse(game)
        assert match.number == sum(len(step.moves) + len(step.others) for step in game.lesson.steps) > 0
        said = COMMENT.findall((game.home / "lesson.toml").read_text("utf-8"))
        assert said == [made["words"] for made in match.made], "renew the comments beside the moves of lesson.toml"


def test_a_lesson_on_the_shelf_is_a_first_game(game: Game) -> None:
    """At least eight steps, and the learner does something in every other one."""
    if game.lesson and game.name in games.names():
        steps = game.lesson.steps
        assert len(steps) >= 8
        assert sum(bool(step.moves) for step in steps) * 2 >= len(steps)


def test_every_key_on_the_board_has_help(game: Game) -> None:
    known = {key for case in few_cases(game) for key in game.help(case.box)}
    for pattern in keys_on_board(game):
        assert any(pattern.fullmatch(key) for key in known), f"data-help {pattern.pattern!r} has no entry of help"


def test_every_key_of_a_lesson_is_on_the_board(game: Game) -> None:
    """For games with their own board; others use the generic board, which points as well as it can."""
    if game.lesson and (WEB / game.name).is_dir():
        patterns = keys_on_board(game)
        for step in game.lesson.steps:
            for key in step.point.split():
                assert any(p.fullmatch(key) for p in patterns), (
                    f"the lesson points at {key!r}, which nothing on the board bears as data-help"
                )
