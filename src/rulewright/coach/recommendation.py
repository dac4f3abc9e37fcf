"""What to do in a position and why: the coach's answer, which the browser and the terminal show alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.bots.bot import Budget
from rulewright.bots.search import Estimate
from rulewright.coach.advise import by_worth
from rulewright.coach.compare import LOOKS, Comparison, Gap
from rulewright.coach.explain import in_words, reason
from rulewright.kernel.game import Game

THOUGHT = Budget(iterations=12_000, seconds=3.0)
"""What is spent on an answer."""


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


def recommend(asked: Question, compared: Comparison, best: int, meant: int = -1) -> Recommendation:
    """The answer for the move `best`, held against the move `meant`, or against the one that comes next to it.

    Those that may be best are told by the same imagined games, so that what is shown of two of them agrees with what is said of
    their difference. A reason is given only where the difference is certain.
    """
    also = [meant] if meant in compared.found else []
    alike = {a: compared.estimate(a, LOOKS[-1]) for a in compared.contenders(best, *also)}
    found = sorted((alike.get(a, e) for a, e in compared.found.items()), key=lambda e: (e.action != best, by_worth(e)))
    others = [e.action for e in found if e.action != best]
    other = next((a for a in others if a == meant), others[0] if others else -1)
    gap, why = None, ""
    if others:
        gap = compared.gap(best, other, LOOKS[-1])
        if gap.low > 0.0:
            because = reason(asked.game, asked.view, asked.box, asked.names, asked.seat, best, other)
            why = in_words(because, asked.label(best), asked.label(other))
    return Recommendation(found, best, other, gap, why)
