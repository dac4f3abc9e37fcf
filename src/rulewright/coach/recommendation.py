"""What to do in a position and why: the coach's answer, which the browser and the terminal show alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from typing import Any

from rulewright.bots.bot import Budget
from rulewright.bots.search import Estimate
from rulewright.coach.advise import by_worth
from rulewright.coach.compare import LOOKS, Comparison, Gap
from rulewright.coach.explain import in_words, reason
from rulewright.coach.wording import verdict
from rulewright.coach.words import SAY
from rulewright.kernel.game import Game
from rulewright.kernel.standing import SCORE, WIN

THOUGHT = Budget(iterations=12_000, seconds=3.0)
"""What is spent on an answer."""
SHOWN = 12
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


def recommend(asked: Question, compared: Comparison, best: int, meant: int = -1) -> Recommendation:
    """The answer for the move `best`, held against the move `meant`, or against the one that comes next to it.

    Those that may be best are told by the same imagined games, so that what is shown of two of them agrees with what is said of
    their difference. How high all of them are is told by games that were played to their ends. A reason is given only where the
    difference is certain.
    """
    also = [meant] if meant in compared.found else []
    alike = {a: compared.estimate(a, LOOKS[-1]) for a in compared.contenders(best, *also)}
    level = compared.played_out(best, LOOKS[-1])
    told = [shifted(alike.get(a, e), alike[best], level, compared) for a, e in compared.found.items()]
    found = sorted(told, key=lambda e: (e.action != best, by_worth(e)))
    others = [e.action for e in found if e.action != best]
    other = next((a for a in others if a == meant), others[0] if others else -1)
    gap, why = None, ""
    if others:
        gap = compared.gap(best, other, LOOKS[-1]).widened(compared.unsettled)
        if gap.low > 0.0:
            because = reason(asked.game, asked.view, asked.box, asked.names, asked.seat, best, other)
            why = in_words(because, asked.label(best), asked.label(other))
    return Recommendation(found, best, other, gap, why)


def shifted(e: Estimate, best: Estimate, level: Estimate, compared: Comparison) -> Estimate:
    """A move's worth once the `best` one turns out to be worth `level`: it is as much better or worse as before. The interval
    holds what is uncertain of both, and what longer thought may change."""
    if e.exact or e.sure or not e.visits:
        return e
    if e.action == best.action:
        mean, half = level.mean, half_of(level)
    else:
        mean = e.mean + level.mean - best.mean
        half = half_of(e) if level == best else hypot(half_of(e), half_of(level))
    scale = 1.0 if compared.aim != SCORE else 2.0 * level.error * sqrt(level.visits)
    half += compared.unsettled * scale
    if compared.aim == WIN:
        mean = min(max(mean, 0.0), 1.0)
    return replace(
        e, visits=level.visits if e.action == best.action else e.visits, mean=mean, low=mean - half, high=mean + half
    )


def half_of(e: Estimate) -> float:
    return (e.high - e.low) / 2
