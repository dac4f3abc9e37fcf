"""A finished match, frame by frame, and a lesson, step by step."""

from __future__ import annotations

from typing import Any

from rulewright.doors.server.http.answers.answer import Answer
from rulewright.doors.server.http.answers.games import Help
from rulewright.doors.server.http.answers.tables import Over


class Made(Answer):
    """What somebody did: one move, or several as one gesture."""

    seat: int
    label: str
    codes: list[int]


class Heard(Answer):
    """A sentence of one seat's journal, with the name of its note and named numbers."""

    n: int
    move: int
    text: str
    clause: str
    kind: str
    numbers: dict[str, int]


class Note(Heard):
    """The same where nothing is hidden; `to` is who heard it (-1: everybody)."""

    to: int


class Sketched(Answer):
    """What lies on each cell of a grid, in a few letters, and the seat whose it is, or -1."""

    looks: list[str]
    whose: list[int]


class Frame(Answer):
    """The table after so many lines of the record, with nothing hidden."""

    number: int
    move: Made | None
    view: dict[str, Any]
    grids: list[Sketched]
    notes: list[Note]


class Replay(Answer):
    """A finished match; `total` frames in all, from which a page was asked for."""

    header: dict[str, Any]
    game: str
    names: list[str]
    title: str
    box: dict[str, Any]
    faces: list[list[str]]
    help: dict[str, Help]
    total: int
    frames: list[Frame]
    over: Over | None


class Final(Replay):
    """What is kept of a finished match for ever: its last frame with everything that was told, and the table as text.

    `lost` is why it cannot be replayed, reviewed or played on, or empty. Where nothing is kept, there is no frame."""

    text: str
    lost: str


class Step(Answer):
    """A step of a lesson: what is said, the key of help that is pointed at, the clause, and the moves that go on.

    It begins with the shot number `first`. `codes` and `labels` are the learner's moves, then `others` are made."""

    say: str
    point: str
    clause: str
    first: int
    codes: list[int]
    labels: list[str]
    others: int


class Move(Answer):
    """Something that may be done."""

    code: int
    label: str
    verb: str
    arguments: dict[str, int]
    clauses: list[str]


class Shot(Answer):
    """The table of a lesson after so many moves, as the learner sees it; `moves` has only the one that goes on."""

    number: int
    turn: int
    waiting: list[int]
    view: dict[str, Any]
    moves: list[Move]
    notes: list[Heard]
    notes_from: int
    over: Over | None
    text: str
    grids: list[Sketched]


class Lesson(Answer):
    """A guided first game: the table, the steps, and every shot of it."""

    game: str
    you: int
    names: list[str]
    box: dict[str, Any]
    faces: list[list[str]]
    help: dict[str, Help]
    options: dict[str, int | str]
    steps: list[Step]
    shots: list[Shot]
