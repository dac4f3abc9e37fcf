"""What to do in a position and why: the coach's answer, which the browser and the terminal show alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.bots.search import Estimate
from rulewright.coach.compare import NONE, Comparison, Gap
from rulewright.coach.explain import in_words, reason
from rulewright.coach.wording import verdict
from rulewright.coach.words import SAY
from rulewright.kernel.game import Game

SHOWN = 8
"""How many moves are shown at most, with what they are worth."""


@dataclass(frozen=True)
class Question:
    """A position as a seat sees it; nothing that it does not see is asked about."""

    game: Game
    view: Any
    box: Any
    names: Sequence[str]
    seat: int

    def label(self, action: int) -> str:
        return str(self.game.tell.label(self.view, self.box, self.names, self.seat, action))


@dataclass(frozen=True)
class Recommendation:
    """The moves, the recommended one first; the move it is compared with (-1: none), by how much it is better, and why."""

    moves: list[Estimate]
    best: int
    other: int
    gap: Gap | None
    why: str

    def verdict(self, asked: Question, aim: str) -> str:
        """How the recommended move stands beside the other one, in a sentence; empty where there is no other."""
        if not self.gap:
            return ""
        return SAY("against", move=asked.label(self.other), verdict=verdict(self.gap, aim))


def recommend(asked: Question, compared: Comparison, meant: int = -1) -> Recommendation:
    """The answer for a position: its best move, held against the move `meant`, or against the one that comes next to it. A
    reason is given only where the difference is certain."""
    best = compared.best
    shown = {best, *compared.ranked[:SHOWN], *([meant] if meant in compared.found else [])}
    found = sorted(map(compared.estimate, shown), key=lambda e: (e.action != best, -e.mean, e.action))
    other = meant if meant in compared.found and meant != best else compared.second
    gap, why = None, ""
    if other != NONE:
        gap = compared.gap(best, other)
        if gap.low > 0.0:
            because = reason(asked.game, asked.view, asked.box, asked.names, asked.seat, best, other)
            why = in_words(because, asked.label(best), asked.label(other))
    return Recommendation(found, best, other, gap, why)
