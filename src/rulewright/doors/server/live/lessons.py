"""A guided first game as a browser plays it: every table of it, as the learner sees it, and the one move that goes on.

A lesson is the same for everybody and hides nothing that matters, so it is played once and then only handed out: a learner
needs no table, and may leave and come back whenever he likes.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from rulewright.doors.describe import other_help
from rulewright.doors.server.live import scene
from rulewright.doors.server.plain import plain, printed
from rulewright.doors.server.sketch import faces, sketch
from rulewright.kernel.game import Game
from rulewright.kernel.lessons import Lesson
from rulewright.match import Match
from rulewright.match.lesson import Deed, deeds, table

Json = dict[str, Any]


@cache
def lesson(game: Game) -> Json | None:
    """The whole lesson of a game, or nothing where it has none."""
    if game.lesson is None:
        return None
    match, you = table(game, game.lesson), game.lesson.seat
    shots, made = [_shot(match, you, 0, 0)], list[Deed]()
    for deed in deeds(match, game.lesson):
        if deed.seat == you:
            shots[-1]["moves"] = [scene.move(match, deed.move)]
        made.append(deed)
        turn = sum(each.seat == you for each in made)
        shots.append(_shot(match, you, turn, shots[-1]["notes_from"] + len(shots[-1]["notes"])))
    return {
        "game": game.name,
        "you": you,
        "names": match.names,
        "box": printed(match.box),
        "faces": faces(game, match.box),
        "help": other_help(game, match.box),
        "options": match.header["options"],
        "steps": _steps(game.lesson, made),
        "shots": shots,
    }


def _shot(match: Match, you: int, turn: int, seen: int) -> Json:
    """The table as it stands, with what the learner was told since; `moves` is filled in where he is to go on."""
    return {
        "number": match.number,
        "turn": turn,
        "waiting": match.waiting,
        "view": plain(match.state if match.over else match.view(you)),
        "moves": [],
        "notes": [scene.note(n, told) for n, told in enumerate(match.journal(you)[seen:], seen)],
        "notes_from": seen,
        "over": scene.over(match),
        **sketch(match, you),
    }


def _steps(lesson: Lesson, made: list[Deed]) -> list[Json]:
    """What is said, with the moves that go on; `first` is the number of the shot in which the step begins."""
    found, first = [], 0
    for n, step in enumerate(lesson.steps):
        own = [deed.move for deed in made if deed.step == n and deed.seat == lesson.seat]
        found.append(
            {
                "say": step.say,
                "point": step.point,
                "clause": step.clause,
                "first": first,
                "codes": [move.code for move in own],
                "labels": [move.label for move in own],
                "others": len(step.others),
            }
        )
        first += len(own) + len(step.others)
    return found
