"""What every table offers to a seat, wherever it is played, and how a move is found from words."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from rulewright.doors.mcp.words import SAY
from rulewright.doors.terminal.lookup import plain
from rulewright.kernel.game import Game
from rulewright.kernel.language import ENGLISH
from rulewright.match import Move, Refused

SHOWN = 8
"""How many moves a refusal names at most."""
VERB = re.compile(r"(\w+)((?:\s+\w+=\d+)*)")
"""A move by its verb and arguments: `cross cell=8 side=1`."""


@dataclass(frozen=True)
class Status:
    """How a table stands, as its seat may know it."""

    number: int
    """Moves made."""
    yours: bool
    """Whether it is for this seat to decide."""
    sentence: str
    """Who decides, or how the game ended."""
    over: bool = False
    started: bool = True


class SeatedTable(ABC):
    """One seat at one table. Everything it says comes from this seat's view and this seat's log."""

    game: Game
    seat: int
    names: Sequence[str]
    link = ""
    """Where others find the table: invites, or an address."""
    language = ENGLISH
    """In which language the game speaks at this table."""
    heard = 0
    """Lines of the log that were shown already."""

    @abstractmethod
    def status(self) -> Status: ...

    @abstractmethod
    def board(self) -> str:
        """The table in words."""

    @abstractmethod
    def view(self) -> dict[str, Any]:
        """The same as data."""

    @abstractmethod
    def moves(self) -> list[Move]: ...

    @abstractmethod
    def play(self, code: int) -> None:
        """Make a move, and let the bots answer; raises `Refused`."""

    @abstractmethod
    def refusal(self, code: int) -> Refused | None:
        """Why this move may not be made now; None if it may."""

    @abstractmethod
    def log(self) -> list[str]:
        """Everything this seat was told, in order."""

    @abstractmethod
    def advice(self, meant: int) -> str:
        """What the coach says; raises `Refused` where the table does not allow it."""

    @abstractmethod
    def review(self) -> str:
        """The best and worst decisions of a finished game."""

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Until it is this seat's turn or the game is over, but no longer than this."""

    @abstractmethod
    def receipt(self) -> str:
        """The seal of the game so far."""

    def labels(self) -> list[tuple[int, str]]:
        """Every move of the game in words, as far as this seat has words for it; needed to ask why one is not allowed."""
        return [(move.code, move.label) for move in self.moves()]

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game is known to be over. It never waits."""

    def take_notes(self) -> list[str]:
        """What went wrong with the bots since this was last asked."""
        return []

    def fresh(self) -> list[str]:
        """What this seat was told since it was last asked."""
        log = self.log()
        new, self.heard = log[self.heard :], len(log)
        return new


def find_move(table: SeatedTable, words: str, allowed: bool = True) -> int:
    """The code of a move that is given by its code, by its words or by its verb; `allowed`: only what may be made now is meant.

    Words need not be complete, as long as they fit one move alone.
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
    """The moves with these words: the whole label, else its beginning, else some words of it."""
    asked = plain(text)
    if not asked:
        return []
    told = [(code, label, plain(label)) for code, label in moves]
    for fits in (lambda own: own == asked, lambda own: own.startswith(asked), lambda own: asked in own):
        if found := [(code, label) for code, label, own in told if fits(own)]:
            return found
    return []


def _by_verb(game: Game, text: str) -> list[tuple[int, str]]:
    """The move that is written as its verb with its arguments."""
    match = VERB.fullmatch(text)
    if not match or match[1] not in {verb.name for verb in game.actions.verbs}:
        return []
    given = dict(part.split("=") for part in match[2].split())
    try:
        return [(game.actions.encode(match[1], **{name: int(value) for name, value in given.items()}), text)]
    except (TypeError, ValueError, KeyError) as e:
        raise Refused(SAY("no-move-of", text=repr(text), game=game.title, error=str(e))) from None
