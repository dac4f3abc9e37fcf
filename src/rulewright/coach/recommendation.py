"""The coach's recommendation for a position, with its reason, as shown by both the browser and the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.bots.bot import Budget
from rulewright.bots.search import Estimate
from rulewright.coach.advise import summary
from rulewright.coach.compare import NONE, THOUGHT, Comparison, Gap, compare, decided
from rulewright.coach.explain import Question, in_words, reason
from rulewright.coach.messages import SAY
from rulewright.coach.wording import verdict
from rulewright.kernel.standing import AIMS, SCORE

SHOWN = 8
"""The most moves that are shown, with their worth."""


@dataclass(frozen=True)
class Recommendation:
    """The moves, the recommended one first; the move it is compared with (-1: none), how much better it is; and why the
    recommended move is better than this one or, if they are level, than the most tempting move that is clearly worse."""

    moves: list[Estimate]
    best: int
    other: int
    gap: Gap | None
    why: str

    def verdict(self, asked: Question, aim: str) -> str:
        """A sentence that compares the recommended move with the other one; empty if there is no other."""
        if not self.gap:
            return ""
        return SAY("against", move=asked.label(self.other), verdict=verdict(self.gap, aim))


def considered(asked: Question, budget: Budget = THOUGHT) -> tuple[Comparison, str]:
    """The comparison to advise by, and its aim: that of the game or, if it is all but won or lost, points."""
    game, where = asked.game, (asked.game, asked.view, asked.box, asked.seat)
    compared = compare(*where, budget)
    if game.solver or game.aim == AIMS[SCORE] or compared.second == NONE:
        return compared, game.aim
    best, second = (compared.estimate(action).mean for action in (compared.best, compared.second))
    if not decided(best, second) or not compared.gap(compared.best, compared.second).level:
        return compared, game.aim
    return compare(*where, budget, AIMS[SCORE]), AIMS[SCORE]


def about(asked: Question, compared: Comparison) -> str:
    """A sentence on the whole position: from the game's solver, or that points decide; empty if there is nothing to say."""
    if AIMS[compared.aim] != asked.game.aim:
        return SAY("by-points")
    return summary(asked.game, asked.view, asked.box, compared.estimate(compared.best))


def recommend(asked: Question, compared: Comparison, meant: int = -1) -> Recommendation:
    """The recommendation for a position: its best move, compared with the move `meant`, or else with the second best."""
    best = compared.best
    shown = {best, *compared.ranked[:SHOWN], *([meant] if meant in compared.found else [])}
    found = sorted(map(compared.estimate, shown), key=lambda e: (e.action != best, -e.mean, e.action))
    other = meant if meant in compared.found and meant != best else compared.second
    gap, why = None, ""
    if other != NONE:
        gap = compared.gap(best, other)
        worse = other if gap.clear or (gap.exact and gap.mean > 0.0) else compared.tempting(other)
        if worse != NONE and AIMS[compared.aim] == asked.game.aim:
            because = reason(asked, best, worse)
            why = in_words(because, asked.label(best), asked.label(worse))
    return Recommendation(found, best, other, gap, why)
