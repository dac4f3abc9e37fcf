"""What people read."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes

from .state import Box, Note, State, Verb

ABOUT = {"roll": ("MG-2", "MG-3"), "stop": ("MG-4",)}
SEATED = ("kept",)

NOTES = Notes(Note)
NOTES.say(Note.ROLLED, "{seat} rolls a {die}.", "MG-2")
NOTES.say(Note.BUST, "{seat} loses {points} of this turn.", "MG-3")
NOTES.say(Note.KEPT, "{seat} keeps {points}.", "MG-4")


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml and help.toml name."""
    return {"rounds": box.rounds, "rolls": box.rolls}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return "Roll" if action == Verb.ROLL else f"Stop and keep {view.turn}"


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return "You have not rolled yet."


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = [f"{names[i]}: {view.kept[i]}" for i in range(box.seats)]
    return "\n".join([f"Round {min(view.round + 1, box.rounds)} of {box.rounds}, this turn: {view.turn}", *rows])
