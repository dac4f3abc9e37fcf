"""`learn`: a guided first game to play; `lesson`: the same for its author, or the draft of one with the labels of its moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright import games
from rulewright.doors.cli.common import ask, console, options
from rulewright.doors.cli.messages import SAY
from rulewright.kernel.game import Game
from rulewright.kernel.lessons import NAMES, Lesson
from rulewright.match import Match, load
from rulewright.match import lesson as lessons
from rulewright.match.match import Made


@dataclass(frozen=True)
class Draft:
    """What a new lesson is made of."""

    seed: int
    moves: int
    players: int | None
    options: Sequence[str]


def lesson(game: str, drafted: bool, record: Path | None, draft: Draft) -> None:
    """The command `lesson`."""
    if record:
        draft_from_record(game, record, draft.moves)
    elif drafted:
        draft_from_seed(game, draft)
    else:
        show_lesson(game)


def learn(game: str, step: int) -> None:
    """Play a game's lesson, from this step on."""
    from rulewright.doors.terminal.lesson import LessonTable
    from rulewright.doors.terminal.screen import QUIET, Screen

    found, screen = games.load(game), Screen(console())
    if found.lesson is None:
        raise ValueError(SAY("no-lesson", game=found.title, name=game))
    screen.say(SAY("lesson-begins", game=found.title))
    if found.reconstruction:
        screen.say(found.reconstruction, QUIET)
    LessonTable(found, found.lesson, screen, ask).sit(step)


def show_lesson(name: str) -> None:
    """Every step with what its moves bring about; then the table, and what may be done there."""
    game = games.load(name)
    lesson = game.lesson
    if lesson is None:
        raise ValueError(SAY("no-lesson-yet", game=game.title, name=name))
    if game.reconstruction:
        print(f"{game.reconstruction}\n")
    match, shown, told = lessons.table(game, lesson), -1, 0
    for taken in lessons.lesson_moves(match, lesson):
        for n in range(shown + 1, taken.step + 1):
            print(f"{n + 1:3}  {lesson.steps[n].say}")
        shown = taken.step
        print(f"     {match.names[taken.seat]}: {taken.move.label}")
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


def draft_from_seed(name: str, draft: Draft) -> None:
    """A lesson of moves that are made by rule of thumb."""
    game = games.load(name)
    seats = draft.players or game.welcome.seats or game.seats[0]
    chosen = {**game.welcome.options, **options(game, draft.options)}
    setting = Lesson(draft.seed, seats, 0, NAMES[:seats], chosen)
    match = lessons.table(game, setting)
    while not match.over and match.number < draft.moves:
        seat = match.waiting[0]
        match.play(seat, game.play.policy(match.state, match.box, seat, match.lots(seat)))
    _write(game, setting, match.made)


def draft_from_record(name: str, file: Path, moves: int) -> None:
    """A lesson of the first moves of a record."""
    match: Match = load(file, games.load(name))
    setting = Lesson(match.secret.seed, match.seats, 0, tuple(match.names), match.header["options"])
    _write(match.game, setting, match.made[:moves])


def _write(game: Game, setting: Lesson, made: Sequence[Made]) -> None:
    print(lessons.draft(game, setting, made), end="")
