"""What people read."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes
from rulewright.telling.language import Messages

from .state import Box, Note, State, Verb

ABOUT = {"take": ("MG-2", "MG-3")}
SAY = Messages(__file__)
NOTES = Notes(Note, SAY)
NOTES.cite(Note.TAKEN, "MG-3")


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml and help.toml name."""
    return {"stones": box.stones, "most": box.most}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("take", count=Verb.TAKE.argument(action) + 1)


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    if Verb.TAKE.argument(action) + 1 > box.most:
        return SAY("too-many", count=box.most)
    return SAY("too-few-left", count=view.stones)


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return f"{SAY('stones', count=view.stones)}: {'o' * view.stones}"
