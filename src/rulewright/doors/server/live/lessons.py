"""A guided first game as a browser plays it: the table after every move, as the learner sees it, and the one move that goes on.

A lesson is the same for everybody and hides nothing that matters, so it is played once and then only handed out: a learner
needs no table, and may leave and come back at any time.
"""

from __future__ import annotations

from typing import Any, cast

from rulewright.doors.derived import derived_if_possible
from rulewright.doors.describe import other_clauses, other_help
from rulewright.doors.server.contract.records import Lesson as LessonAnswer
from rulewright.doors.server.contract.records import LessonFrame, LessonStep
from rulewright.doors.server.render import card_names, grid_contents, jsonable_box, move, note, result_of
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import jsonable
from rulewright.kernel.language import each_language
from rulewright.kernel.lessons import Lesson
from rulewright.match import Match
from rulewright.match.lesson import Deed, deeds, table


@each_language
def lesson(game: Game) -> LessonAnswer | None:
    """The whole lesson of a game, or nothing where it has none."""
    if game.lesson is None:
        return None
    match, you = table(game, game.lesson), game.lesson.seat
    frames, made = [_frame(match, you, 0, 0)], list[Deed]()
    for deed in deeds(match, game.lesson):
        last = frames[-1]
        if deed.seat == you:
            last.moves = [move(match, deed.move)]
        made.append(deed)
        turn = sum(each.seat == you for each in made)
        frames.append(_frame(match, you, turn, last.notes_from + len(last.notes)))
    return LessonAnswer(
        game=game.name,
        you=you,
        names=match.names,
        box=jsonable_box(game, match.box),
        faces=card_names(game, match.box),
        help=other_help(game, match.box),
        clauses=other_clauses(game, match.box),
        options=match.header["options"],
        steps=_steps(game.lesson, made),
        frames=frames,
    )


def _frame(match: Match, you: int, turn: int, seen: int) -> LessonFrame:
    """The table as it stands, with what the learner was told since; `moves` is filled in where the learner goes on."""
    view = match.state if match.over else match.view(you)
    return LessonFrame(
        number=match.number,
        turn=turn,
        waiting=match.waiting,
        view=jsonable(view),
        derived=cast(Any, derived_if_possible(match.game, view, match.box, you)),
        moves=[],
        notes=[note(n, told) for n, told in enumerate(match.journal(you)[seen:], seen)],
        notes_from=seen,
        over=result_of(match),
        text=match.board(you),
        grids=grid_contents(match, view),
    )


def _steps(lesson: Lesson, made: list[Deed]) -> list[LessonStep]:
    """What is said, with the moves that go on."""
    found, first = [], 0
    for n, step in enumerate(lesson.steps):
        own = [deed.move for deed in made if deed.step == n and deed.seat == lesson.seat]
        found.append(
            LessonStep(
                say=step.say,
                point=step.point,
                clause=step.clause,
                first=first,
                codes=[move.code for move in own],
                labels=[move.label for move in own],
                others=len(step.others),
            )
        )
        first += len(own) + len(step.others)
    return found
