"""`learn`: a guided first game to play; `lesson`: the same for its author, or the draft of one with the labels of its moves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.doors.cli.common import ask, console, options
from rulewright.doors.cli.words import SAY
from rulewright.kernel.game import Game
from rulewright.kernel.lessons import NAMES, Lesson
from rulewright.match import Match, load
from rulewright.match import lesson as lessons


def learn(name: str, step: int) -> None:
    """Play a game's lesson, from this step on."""
    from rulewright.doors.terminal.lesson import LessonTable
    from rulewright.doors.terminal.screen import Screen

    game, screen = games.load(name), Screen(console())
    if game.lesson is None:
        raise ValueError(SAY("no-lesson", game=game.title, name=name))
    screen.say(SAY("lesson-begins", game=game.title))
    LessonTable(game, game.lesson, screen, ask).sit(step)


def show_lesson(name: str) -> None:
    """Every step with what its moves bring about; then the table, and what may be done there."""
    game = games.load(name)
    lesson = game.lesson
    if lesson is None:
        raise ValueError(SAY("no-lesson-yet", game=game.title, name=name))
    match, shown, told = lessons.table(game, lesson), -1, 0
    for deed in lessons.deeds(match, lesson):
        for n in range(shown + 1, deed.step + 1):
            print(f"{n + 1:3}  {lesson.steps[n].say}")
        shown = deed.step
        print(f"     {match.names[deed.seat]}: {deed.move.label}")
        for note in match.journal(lesson.seat)[told:]:
            print(f"       - {note}")
        told = len(match.journal(lesson.seat))
    for n in range(shown + 1, len(lesson.steps)):
        print(f"{n + 1:3}  {lesson.steps[n].say}")
    lessons.rehearse(game)
    print(f"\n{match.board(lesson.seat)}\n")
    for seat in match.waiting:
        print(f"{match.names[seat]} may:")
        for move in match.legal(seat):
            print(f"  {move.label}")


def draft_from_seed(name: str, seed: int, moves: int, players: int | None, given: Sequence[str]) -> None:
    """A lesson of moves that are made by rule of thumb."""
    game = games.load(name)
    seats = players or game.welcome.seats or game.seats[0]
    chosen = {**game.welcome.options, **options(game, given)}
    setting = Lesson(seed, seats, 0, NAMES[:seats], chosen)
    match = lessons.table(game, setting)
    while not match.over and match.number < moves:
        seat = match.waiting[0]
        match.play(seat, game.play.policy(match.state, match.box, seat, match.lots(seat)))
    _write(game, setting, match.made)


def draft_from_record(name: str, file: Path, moves: int) -> None:
    """A lesson of the first moves of a record."""
    match: Match = load(file, games.load(name))
    setting = Lesson(match.secret.seed, match.seats, 0, tuple(match.names), match.header["options"])
    _write(match.game, setting, match.made[:moves])


def _write(game: Game, setting: Lesson, made: Sequence[dict[str, Any]]) -> None:
    print(lessons.draft(game, setting, made), end="")
