"""What people read."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes
from rulewright.telling.language import Messages

from .state import Box, Note, State, Verb

ABOUT = {"roll": ("MG-2", "MG-3"), "stop": ("MG-4",)}
SEATED = ("kept",)

SAY = Messages(__file__)
NOTES = Notes(Note, SAY)
NOTES.cite(Note.ROLLED, "MG-2")
NOTES.cite(Note.BUST, "MG-3")
NOTES.cite(Note.KEPT, "MG-4")


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml and help.toml name."""
    return {"rounds": box.rounds, "rolls": box.rolls}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("roll") if action == Verb.ROLL else SAY("stop", points=view.turn)


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return SAY("not-rolled")


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = [f"{names[i]}: {view.kept[i]}" for i in range(box.seats)]
    above = SAY("round", round=min(view.round + 1, box.rounds), rounds=box.rounds, points=view.turn)
    return "\n".join([above, *rows])
