"""What people read."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence

from .state import Box, Note, State, Verb

ABOUT = {"take": ("MG-2", "MG-3")}
NOTES = Notes(Note)


def stones(count: int) -> str:
    return f"{count} stone{'' if count == 1 else 's'}"


@NOTES.tell(Note.TAKEN)
def taken(box: Box, names: Sequence[str], seat: int, count: int, left: int) -> Sentence:
    return f"{names[seat]} takes {stones(count)}: {left} left.", "MG-3"


def numbers(box: Box) -> dict[str, int]:
    """The numbers that clauses.toml and help.toml name."""
    return {"stones": box.stones, "most": box.most}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return f"Take {stones(Verb.TAKE.argument(action) + 1)}"


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    if Verb.TAKE.argument(action) + 1 > box.most:
        return f"You may take {stones(box.most)} at most."
    return f"Only {stones(view.stones)} {'is' if view.stones == 1 else 'are'} left."


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return f"{stones(view.stones)}: {'o' * view.stones}"
