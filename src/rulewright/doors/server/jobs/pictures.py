"""Pictures are drawn here, in processes of their own: a drawing takes milliseconds, and painting it much longer."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright import games
from rulewright.doors import pictures
from rulewright.doors.server.box_cache import laid
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.jobs.records import FinishedMatch
from rulewright.doors.server.words import SAY

WHOLE = -1
"""The frame that stands for the whole game, as an animation."""


@dataclass(frozen=True, repr=False)
class Position:
    """All that a picture of a running match is drawn from: the box it is played with and what one seat may see."""

    game: str
    options: dict[str, int | str]
    content: str | None
    names: list[str]
    view: bytes
    seat: int
    kind: str


def draw_position(position: Position) -> bytes:
    """Runs in a worker process."""
    game = games.load(position.game)
    box = laid(game, position.options, len(position.names), position.content).box
    view = game.state.unpack(position.view)
    return pictures.painted(pictures.drawn(game, view, box, position.names, position.seat), position.kind)


@dataclass(frozen=True, repr=False)
class FinishedPicture:
    """A frame of a finished match, or the whole of it, as a seat saw it."""

    finished: FinishedMatch
    frame: int
    seat: int
    kind: str


def draw_finished(wanted: FinishedPicture) -> bytes:
    """Runs in a worker process: plays the match again up to the frame."""
    drawings, match = [], None
    for number, (_, match) in enumerate(wanted.finished.play()):
        if wanted.frame == WHOLE:
            drawings.append(pictures.of_match(match, wanted.seat))
        elif number == wanted.frame:
            return pictures.painted(pictures.of_match(match, wanted.seat), wanted.kind)
    if not drawings:
        raise Fault(404, SAY("no-frame", frame=str(wanted.frame), count=str(len(wanted.finished.lines) + 1)))
    return pictures.animated(drawings, wanted.kind)


def known_kind(name: str) -> tuple[str, str]:
    """The name of a picture taken apart: `12.png` is ("12", "png")."""
    stem, _, kind = name.partition(".")
    if kind not in pictures.KINDS:
        raise Fault(404, SAY("picture-endings", kinds=", ".join(pictures.KINDS)))
    return stem, kind


def media_type(kind: str) -> str:
    return pictures.KINDS[kind]


def moving(kind: str) -> bool:
    return kind in pictures.MOVING
