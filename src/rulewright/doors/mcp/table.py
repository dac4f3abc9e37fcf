"""The interface of a table to its seat, local or remote, and the parsing of moves from text."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from rulewright.doors.mcp.messages import SAY
from rulewright.doors.terminal.lookup import plain
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import Json
from rulewright.match import Move, Refused
from rulewright.telling.language import ENGLISH

SHOWN = 8
"""The most moves that a refusal names."""
VERB = re.compile(r"(\w+)((?:\s+\w+=\d+)*)")
"""A move by its verb and arguments: `cross cell=8 side=1`."""


@dataclass(frozen=True)
class Status:
    """The state of a table, as far as its seat may know it."""

    number: int
    """Moves made."""
    yours: bool
    """Whether it is this seat's turn."""
    sentence: str
    """Whose turn it is, or how the game ended."""
    over: bool = False
    started: bool = True


class SeatedTable(ABC):
    """One seat at one table. Everything it returns comes from this seat's view and this seat's log."""

    seat: int
    language = ENGLISH
    """The language of the game at this table."""
    heard = 0
    """How many log lines have been shown."""

    if TYPE_CHECKING:  # each is an attribute or a property

        @property
        def game(self) -> Game: ...
        @property
        def names(self) -> Sequence[str]: ...
        @property
        def link(self) -> str:
            """How others join the table: invites, or an address."""

    @abstractmethod
    def status(self) -> Status: ...

    @abstractmethod
    def board(self) -> str:
        """The table as text."""

    @abstractmethod
    def view(self) -> Json:
        """The view as data."""

    @abstractmethod
    def moves(self) -> list[Move]: ...

    @abstractmethod
    def play(self, code: int) -> None:
        """Make a move, and let the bots reply; raises `Refused`."""

    @abstractmethod
    def refusal(self, code: int) -> Refused | None:
        """Why this move is not allowed now; None if it is."""

    @abstractmethod
    def log(self) -> list[str]:
        """Everything reported to this seat, in order."""

    @abstractmethod
    def advice(self, meant: int) -> str:
        """The coach's advice; raises `Refused` if the table does not allow it."""

    @abstractmethod
    def review(self) -> str:
        """The best and worst decisions of a finished game."""

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Wait until it is this seat's turn or the game is over, at most this many seconds."""

    @abstractmethod
    def receipt(self) -> str:
        """The receipt of the game so far."""

    def labels(self) -> list[tuple[int, str]]:
        """The labels of all moves, as far as this seat has them; needed to ask why one is not allowed."""
        return [(move.code, move.label) for move in self.moves()]

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game is known to be over. Never blocks."""

    def take_notes(self) -> list[str]:
        """Problems with the bots since the last call."""
        return []

    def fresh(self) -> list[str]:
        """The log lines since the last call."""
        log = self.log()
        new, self.heard = log[self.heard :], len(log)
        return new


def find_move(table: SeatedTable, words: str, allowed: bool = True) -> int:
    """The code of a move given by its code, label or verb; `allowed`: consider only moves that are legal now.

    A label may be partial, as long as it fits only one move.
    """
    text = words.strip()
    if text.isdecimal() and len(text) < 10:
        return int(text)
    legal = [(move.code, move.label) for move in table.moves()]
    found = _called(text, legal)
    if not found:
        found = _by_verb(table.game, text)
    if not found and not allowed:
        found = _called(text, table.labels())
    if len(found) == 1:
        return found[0][0]
    if found:
        shown = "; ".join(f"{code} {label}" for code, label in found[:SHOWN])
        more = SAY("and-more", count=len(found) - SHOWN) if len(found) > SHOWN else ""
        raise Refused(SAY("several-fit", count=len(found), text=repr(text), shown=shown, more=more))
    status = table.status()
    if not legal and allowed:
        raise Refused(SAY("cannot-move", status=status.sentence))
    near = get_close_matches(plain(text), [plain(label) for _, label in legal], 1, 0.5)
    close = [f"{code} {label}" for code, label in legal if near and plain(label) == near[0]]
    hint = SAY("did-you-mean", names=close[0]) if close else SAY("list-moves")
    raise Refused(SAY("no-move-called", text=repr(text), hint=hint))


def _called(text: str, moves: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """The moves that match: by the whole label, else its beginning, else any part of it."""
    asked = plain(text)
    if not asked:
        return []
    told = [(code, label, plain(label)) for code, label in moves]
    for fits in (lambda own: own == asked, lambda own: own.startswith(asked), lambda own: asked in own):
        if found := [(code, label) for code, label, own in told if fits(own)]:
            return found
    return []


def _by_verb(game: Game, text: str) -> list[tuple[int, str]]:
    """The move written as a verb with arguments."""
    match = VERB.fullmatch(text)
    if not match or match[1] not in {verb.name for verb in game.actions.verbs}:
        return []
    given = dict(part.split("=") for part in match[2].split())
    try:
        return [(game.actions.encode(match[1], **{name: int(value) for name, value in given.items()}), text)]
    except (TypeError, ValueError, KeyError) as e:
        raise Refused(SAY("no-move-of", text=repr(text), game=game.title, error=str(e))) from None
