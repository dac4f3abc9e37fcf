"""Connect four, the teaching game: see docs/add-a-game.md."""

from __future__ import annotations

from pathlib import Path

from rulewright.kernel import Ending, Game

from . import rules, words
from .state import ACTIONS, Box, State, pack_box

GAME = Game(
    name="connect_four",
    title="Connect Four",
    prefix="C4",
    version="1.0",
    pitch="Drop discs into seven columns; the first to line up four wins.",
    designer="traditional (the captain's mistress)",
    publisher="public domain",
    reconstructed="nothing",
    seats=(2, 2),
    minutes=(2, 10),
    state=State,
    box=Box,
    actions=ACTIONS,
    endings=(
        Ending("four in a row", "somebody lined up four discs"),
        Ending("board full", "all 42 cells are filled and nobody has four: a draw"),
    ),
    bound=42,
    rules=rules,
    words=words,
    pack_box=pack_box,
    home=Path(__file__).parent,
)
