"""Finished matches, frame by frame, and lessons, step by step."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from rulewright.doors.contract.base import (
    Box,
    Count,
    Derived,
    Incoming,
    Options,
    Outgoing,
    SeatNumber,
    View,
    Word,
)
from rulewright.doors.contract.games import Clause, Help, Point
from rulewright.doors.contract.socket import GridContents, Move, Note
from rulewright.doors.contract.tables import Result


class Fork(Incoming):
    """Play on from a frame of a finished match."""

    frame: Count
    """The number of the frame."""
    seat: SeatNumber = 0
    """Your seat."""
    bot: Word = "2"
    """The bot in the other seats."""


class MoveMade(Outgoing):
    """What somebody did: a move, or several as one gesture."""

    seat: int
    """Who."""
    label: str
    """What, in words."""
    codes: list[int]
    """The numbers of the moves."""


class FrameNote(Note):
    """A sentence of the log, where nothing is hidden."""

    to: int
    """Who was told; -1: everybody."""


class Frame(Outgoing):
    """The table after some lines of the record: with nothing hidden, or as one seat saw it."""

    number: int
    """How many lines."""
    move: MoveMade | None
    """What the last line did; null at the start, after an undo, and for a seat where somebody else did it."""
    view: View
    """The state: all of it, or what the seat saw."""
    derived: Derived | None
    """What the rules say beyond the view."""
    grids: list[GridContents]
    """What lies on the game's `grids`."""
    notes: list[FrameNote]
    """What was told with this line."""


class MatchAbout(Outgoing, kw_only=True):
    """A finished match, except for what happened in it."""

    header: dict[str, Any]
    """The first line of the record."""
    options: Options
    """The options that were chosen."""
    game: str
    """The game by its short name."""
    names: list[str]
    """Who sat in each seat."""
    title: str
    """The name of the game."""
    box: Box
    """The box that was played with."""
    faces: list[list[str]]
    """What each card of each of the game's `decks` is called."""
    help: dict[str, Help]
    """Help entries that differ from the game's own."""
    clauses: list[Clause] | UnsetType = UNSET
    """Clauses that read otherwise than in the game's own rulebook; not there in matches that were kept before it was."""
    summary: dict[str, list[Point]] | UnsetType = UNSET
    """Parts of the summary that read otherwise than in `GET /api/games/NAME`; missing in matches kept before it existed."""
    over: Result | None
    """How it ended."""
    total: int
    """How many frames there are in all."""


class Replay(MatchAbout):
    """A match, or a page of it."""

    frames: list[Frame]
    """The frames that were asked for."""
    lost: str
    """Why the match cannot be played on or newly reviewed; empty: it can. It can be watched nevertheless."""


class Final(Replay):
    """What is kept of a finished match forever. Its only frame is the last, with everything that was told; where nothing
    was kept, there is none."""

    text: str
    """The last state as text."""


class LessonStep(Outgoing):
    """A step of a lesson."""

    say: str
    """What is said."""
    point: str
    """The help key of what is pointed at."""
    clause: str
    """The clause it rests on."""
    first: int
    """The number of the frame in which the step begins."""
    codes: list[int]
    """The moves the learner is to make."""
    labels: list[str]
    """The same in words."""
    others: int
    """How many moves of others follow."""


class LessonFrame(Outgoing):
    """The table of a lesson after some moves, as the learner sees it."""

    number: int
    """Moves made."""
    turn: int
    """Moves the learner has made."""
    waiting: list[int]
    """The seats that may decide now."""
    view: View
    """What the learner sees."""
    derived: Derived | None
    """What the rules say beyond the view."""
    moves: list[Move]
    """The one move that goes on, if it is the learner's."""
    notes: list[Note]
    """What the learner was told since the last frame."""
    notes_from: int
    """The number of the first of these notes."""
    over: Result | None
    """How the game ended."""
    text: str
    """The table as text."""
    grids: list[GridContents]
    """What lies on the game's `grids`."""


class Lesson(Outgoing):
    """A guided first game."""

    game: str
    """The game by its short name."""
    you: int
    """The learner's seat."""
    names: list[str]
    """Who sits in each seat."""
    box: Box
    """The box that is played with."""
    faces: list[list[str]]
    """What each card of each of the game's `decks` is called."""
    help: dict[str, Help]
    """Help entries that differ from the game's own."""
    clauses: list[Clause]
    """Clauses that read otherwise than in the game's own rulebook, because the box has other numbers."""
    summary: dict[str, list[Point]]
    """Parts of the summary that read otherwise, for the same reason."""
    options: Options
    """The options of the game."""
    steps: list[LessonStep]
    """What is said, step by step."""
    frames: list[LessonFrame]
    """The table after each move."""


class ServerKey(Outgoing):
    """The key with which this server signs receipts."""

    kind: Literal["Ed25519"]
    """How it signs."""
    key: str
    """Its public half, in hexadecimal digits."""
