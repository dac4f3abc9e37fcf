"""What a broken law reports: one sentence with its file and line, the clause if it is known, and how to mend it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, ClassVar

from rulewright.kernel import Game, NoteLog
from rulewright.kernel.engines.mistakes import spot
from rulewright.kernel.rule import Function

_CLAUSE = re.compile(r"\b[A-Z][A-Z0-9]*-[A-Z]?\d+\b")
_LINE = re.compile(r"[\w/]+\.\w+, line \d+")
_PLACED = re.compile(r"^\w+ \([\w/]+\.\w+, line \d+\): ")
_SEAT = re.compile(r"\bseat \d+")


@dataclass(frozen=True)
class Finding:
    """One mistake in a game."""

    what: str
    at: str = ""
    """The function, the file and the line."""
    clause: str = ""
    mend: str = ""
    when: str = ""
    """The setup in which it was found."""
    raised: ClassVar[bool] = False

    def __str__(self) -> str:
        said = f"{self.at}: {self.what}" if self.at else self.what
        said += f" ({self.clause})" if self.clause else ""
        said += f"; {self.mend}" if self.mend else ""
        return said + (f" [{self.when}]" if self.when else "")

    def repeats(self, said: set[str]) -> bool:
        """Whether the same was found before, for another seat or elsewhere, or this error's line was blamed already. Notes in
        `said` what was found."""
        line = _LINE.search(self.at or self.what)
        place = {line[0]} if line else set[str]()
        sentence = _SEAT.sub("seat", f"{self.what}; {self.mend}") + (self.at if self.raised else "")
        again = sentence in said or (self.raised and not said.isdisjoint(place))
        said |= {sentence, _PLACED.sub("", self.what)} | place
        return again


class Raised(Finding):
    """An error of the game's code, which several laws may run into."""

    raised = True


class LawError(AssertionError):
    """A game breaks a law."""

    def __init__(self, case: object, what: str, at: str = "", mend: str = "", clause: str = "") -> None:
        self.finding = Finding(what, at, clause, mend, when=str(case or ""))
        super().__init__(
            str(case or ""), what, at, mend, clause
        )  # an exception reaches other processes by its arguments

    def __str__(self) -> str:
        return str(self.finding)


# ---------------------------------------------------------------- where


def plain(f: Any) -> Any:
    """A function without its wrappers."""
    while hasattr(f, "__wrapped__"):
        f = f.__wrapped__
    return f


def place(f: object) -> str:
    """A function with its file and first line; empty if it has none."""
    return spot(f) if isinstance(plain(f), FunctionType) else ""


def cited(game: Game, f: object) -> str:
    """The first clause that a function cites in its docstring."""
    known = game.written_clauses
    return next((each for each in _CLAUSE.findall(plain(f).__doc__ or "") if each in known), "")


def maker(game: Game, action: int) -> Function:
    """The rule that makes a move: the one marked with `does`, or `apply`."""
    apply: Function = plain(game.rules.apply)
    if not hasattr(apply, "written"):
        return apply
    marked = [f for name, f in apply.__globals__.items() if name.startswith("_") and isinstance(f, FunctionType)]
    return marked[game.actions.verbs.index(game.actions.of(action))]


def line_of(file: Path, text: str) -> str:
    """A file of a game with the first line that contains this text."""
    try:
        lines = file.read_text("utf-8").splitlines()
    except OSError:
        return file.name
    n = next((n for n, line in enumerate(lines, 1) if text in line), 0)
    name = f"{file.parent.name}/{file.name}" if file.suffix == ".ftl" else file.name
    return f"{name}, line {n}" if n else name


def frame_place(frame: FrameType) -> str:
    """The function, file and line that a frame is at."""
    name = f"{Path(frame.f_code.co_filename).name}, line {frame.f_lineno}"
    return name if frame.f_code.co_name == "<module>" else f"{frame.f_code.co_name} ({name})"


def within(game: Game, frame: FrameType) -> bool:
    return Path(frame.f_code.co_filename).is_relative_to(game.home)


def raised_at(game: Game, e: BaseException) -> str:
    """The innermost line of a game's own files that an error passed through; empty if there is none."""
    found, trace = "", e.__traceback__
    while trace is not None:
        if within(game, trace.tb_frame):
            found = f"{trace.tb_frame.f_code.co_name} ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return found


def culprit(game: Game, play: Callable[[], object], look: Callable[[], object]) -> str:
    """The line of the game that made a value differ from what it was, and after which it never was the same again."""
    start, same, found, last = look(), True, "", ""

    def follow(frame: FrameType, event: str, _: object) -> Any:
        nonlocal same, found, last
        if not within(game, frame):
            return None
        now = look() == start
        if same and not now:
            found = last
        same, last = now, frame_place(frame)
        return follow

    before = sys.gettrace()
    sys.settrace(follow)
    try:
        play()
    finally:
        sys.settrace(before)
    if look() == start:
        return ""
    return last if same else found


class Recorder(NoteLog):
    """Notes with the line of the rule that sent each."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.notes)
        self.game = game
        self.sent: list[str] = []

    def hear(self, listener: int, kind: int, numbers: tuple[int, ...]) -> None:
        super().hear(listener, kind, numbers)
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and not within(self.game, frame):
            frame = frame.f_back
        self.sent.append(frame_place(frame) if frame else "")
