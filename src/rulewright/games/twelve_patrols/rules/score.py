"""How a game ends, and its score (TP-19, TP-20, TP-A11, TP-A18)."""

from __future__ import annotations

from rulewright.kernel import does, note, rule, size

from ..notes import Note
from ..state import NONE, Box, Outcome, State, Verb
from .soldiers import count


@rule
def win(s: State) -> None:
    """TP-19: nine cards are laid, and all patrols are in place."""
    s.end = Outcome.SAFE
    note(s, Note.WON, count(int(s.barracks)))


@rule
def lose(s: State) -> None:
    """TP-20: the game is lost because the current line cannot be manned."""
    s.end = Outcome.OPEN_LINE
    s.later = NONE
    note(s, Note.LOST, s.line, size(s.manned))


@does(Verb.GIVE_UP)
def give_up(s: State) -> None:
    """TP-A11: you may give up at any time; the game is then lost."""
    s.end = Outcome.GAVE_UP
    note(s, Note.LEFT, size(s.manned))


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """TP-A18: patrols in place, 12 when the kingdom is safe."""
    out[0] = size(s.manned)
