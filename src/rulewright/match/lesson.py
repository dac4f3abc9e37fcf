"""Playing a lesson: its moves are made one after the other, and a move that is impossible is reported in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from rulewright.kernel.game import Game
from rulewright.kernel.lessons import Lesson
from rulewright.kernel.options import Value
from rulewright.match.match import Made, Match
from rulewright.match.messages import SAY
from rulewright.match.move import Move

SHOWN = 12
"""The most moves that an error lists."""


@dataclass(frozen=True)
class LessonMove:
    """One move of a lesson that was just made."""

    step: int
    seat: int
    move: Move


def table(game: Game, lesson: Lesson) -> Match:
    """The match of a lesson, ready for its first step. The same seed makes the same game for every learner."""
    return Match(game, lesson.seats, lesson.options, lesson.seed, lesson.names)


def lesson_moves(match: Match, lesson: Lesson) -> Iterator[LessonMove]:
    """Make the moves of a lesson step by step: in each, first the learner's, then the other players'."""
    for n, step in enumerate(lesson.steps):
        for label in step.moves:
            yield _made(match, n, lesson.seat, _find(match, n, lesson.seat, label))
        for said in step.others:
            yield _made(match, n, *_others(match, n, lesson, said))


def rehearse(game: Game) -> Match:
    """Play a game's whole lesson and return the match at its end. Raises ValueError for the first mistake in the lesson."""
    lesson = game.lesson
    if lesson is None:
        raise ValueError(SAY("no-lesson", game=game.title))
    match = table(game, lesson)
    keys = game.help(match.box)
    for n, step in enumerate(lesson.steps):
        for key in step.point.split():
            if key not in keys:
                near = get_close_matches(key, keys, 1)
                mend = f"did you mean {near[0]!r}?" if near else "add it to help.toml, and to the board as data-help"
                raise ValueError(f"{where(n)} points at {key!r}, of which no help is known: {mend}")
    for _ in lesson_moves(match, lesson):
        pass
    return match


def where(n: int) -> str:
    return f"step {n + 1} of lesson.toml"


def _made(match: Match, step: int, seat: int, move: Move) -> LessonMove:
    match.play(seat, move.code)
    return LessonMove(step, seat, move)


def _find(match: Match, n: int, seat: int, text: str) -> Move:
    """The seat's legal move with this text."""
    if match.over:
        raise ValueError(f"{where(n)}: {text!r} comes after the end of the game; leave it out")
    if seat not in match.waiting:
        due = " and ".join(match.names[i] for i in match.waiting)
        raise ValueError(f"{where(n)}: {text!r} is for {match.names[seat]}, but {due} must move first")
    code, legal = _code(match, n, text), match.legal(seat)
    for move in legal:
        if move.code == code:
            return move
    choice = _instead(text, [match.game.actions.write(move.code) for move in legal])
    raise ValueError(f"{where(n)}: {text!r} is no move of {match.names[seat]} there; {choice}")


def _code(match: Match, n: int, text: str) -> int:
    try:
        return match.game.actions.read(text)
    except ValueError as e:
        raise ValueError(f"{where(n)}: {e}") from None


def _instead(text: str, written: Sequence[str]) -> str:
    near = get_close_matches(text, written, 1)
    if near:
        return f"did you mean {near[0]!r}?"
    more = f" and {len(written) - SHOWN} more" if len(written) > SHOWN else ""
    return f"choose one of {', '.join(map(repr, written[:SHOWN]))}{more}"


def _others(match: Match, n: int, lesson: Lesson, said: str) -> tuple[int, Move]:
    """The other player's seat that makes the move with this text, and the move."""
    name, colon, text = said.partition(": ")
    if colon and name in match.names:
        seats, said = [match.names.index(name)], text
    else:
        seats = [seat for seat in match.waiting if seat != lesson.seat]
    if lesson.seat in seats:
        raise ValueError(f"{where(n)}: {said!r} is the learner's own: give it as move, not among others")
    if not seats:
        raise ValueError(f"{where(n)}: {said!r} is for somebody else, but only the learner may move there")
    code = _code(match, n, said)
    for seat in seats:
        if any(move.code == code for move in match.legal(seat)):
            return seat, _find(match, n, seat, said)
    return seats[0], _find(match, n, seats[0], said)


# ---------------------------------------------------------------- drafting one


def draft(game: Game, setting: Lesson, made: Sequence[Made]) -> str:
    """A lesson file drafted from a played game. Its author must still write the text of each step."""
    lines = [f"seed = {_quoted(setting.seed)}", f"seats = {setting.seats}"]
    if setting.seats > 1:
        lines.append(f"names = [{', '.join(map(_quoted, setting.names))}]")
    if setting.options:
        lines += ["", "[options]", *(f"{name} = {_quoted(value)}" for name, value in setting.options.items())]
    steps: list[tuple[list[str], list[str]]] = []
    """The lines of each step: the learner's move, and the other players' moves."""
    for move in made:
        text, label = game.actions.write(move["code"]), move["words"]
        if move["seat"] == setting.seat:
            steps.append(([f"move = {_quoted(text)}  # {label}"], []))
            continue
        if not steps:
            steps.append(([], []))
        name = setting.names[move["seat"]]
        steps[-1][1].append(f"  {_quoted(f'{name}: {text}')},  # {label}")
    for own, others in steps:
        lines += ["", "[[step]]", 'say = ""', *own, *(["others = [", *others, "]"] if others else [])]
    return "\n".join(lines) + "\n"


def _quoted(value: Value) -> str:
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"' if isinstance(value, str) else str(value)
