"""High Card: a toy with secrets, simultaneous moves, dice and whispers, small enough to break on purpose."""

from __future__ import annotations

from pathlib import Path

from rulewright.kernel import Ending, Game, Option

from . import rules, words
from .state import ACTIONS, Box, State, pack_box

GAME = Game(
    name="high_card",
    title="High Card",
    prefix="TOY",
    version="1.0",
    pitch="Everybody lays a card in secret; the highest, with a die, takes the trick.",
    designer="us",
    publisher="nobody",
    reconstructed="nothing",
    seats=(2, 3),
    minutes=(1, 1),
    state=State,
    box=Box,
    actions=ACTIONS,
    endings=(Ending("cards out", "all hands are empty"), Ending("gave up", "somebody stood up", won=False)),
    bound=20,
    rules=rules,
    words=words,
    pack_box=pack_box,
    home=Path(__file__).parent,
    options=(Option("bonus", "the largest face of the die", 6, low=1, high=6),),
)
