"""Oware by the Abapa rules: see docs/classics.md."""

from __future__ import annotations

from rulewright.kernel import Ending, Game

from .state import CALM, SEEDS

GAME = Game.of(
    __name__,
    title="Oware",
    prefix="OW",
    version="1.0",
    pitch="Sow seeds around twelve houses and capture where you make two or three.",
    designer="traditional (Abapa, West Africa)",
    publisher="public domain",
    seats=(2, 2),
    minutes=(5, 20),
    endings=(
        Ending("more than half", "somebody captured more than half of the seeds"),
        Ending("no move", "the player to move could not, or could not feed an opponent without seeds"),
        Ending("repetition", "a position came again with nothing captured in between"),
        Ending("long calm", "nothing was captured for very long"),
    ),
    bound=(SEEDS // 2 + 1) * CALM,
    seat_names=("South", "North"),
    exact=True,
)
