"""Parts of messages, made from a match."""

from __future__ import annotations

import logging
from typing import Any

from rulewright.doors.server.contract.records import FrameNote
from rulewright.doors.server.contract.socket import GridContents, Move, Note
from rulewright.doors.server.contract.tables import Result
from rulewright.kernel.game import Game
from rulewright.match import Match, Told
from rulewright.match import Move as Legal

log = logging.getLogger(__name__)


def move(match: Match, found: Legal) -> Move:
    """A move that may be made."""
    return Move(
        code=found.code,
        label=found.label,
        verb=found.verb,
        arguments=found.arguments,
        clauses=list(match.game.tell.ABOUT.get(found.verb, ())),
    )


def note(n: int, told: Told) -> Note:
    """A sentence of a seat's log."""
    return Note(n=n, move=told.move, text=told.text, clause=told.clause, kind=told.kind, numbers=told.numbers)


def frame_note(n: int, told: Told) -> FrameNote:
    """A sentence of the log, with who was told."""
    return FrameNote(
        n=n,
        move=told.move,
        text=told.text,
        clause=told.clause,
        kind=told.kind,
        numbers=told.numbers,
        to=told.listener,
    )


def result_of(match: Match) -> Result | None:
    """How it ended, with everybody's place: by the rulebook's tie-breakers, else by score."""
    ending = match.ending
    if ending is None:
        return None
    return Result(ending=ending.name, about=ending.about, won=ending.won, scores=match.scores, places=match.places)


def grid_contents(match: Match, view: Any) -> list[GridContents]:
    """What lies on each cell of each grid that the game names, and whose it is."""
    box = match.box
    return [
        GridContents(
            looks=[grid.look(view, box, cell) for cell in range(len(grid.cells))],
            whose=[grid.whose(view, box, cell) for cell in range(len(grid.cells))],
        )
        for grid in match.game.grids
    ]


def card_names(game: Game, box: Any) -> list[list[str]]:
    """What each card of each deck is called."""
    return [[deck.name(box, card) for card in range(deck.size)] for deck in game.decks]
