"""The coach's findings as text, as shown by both the browser and the terminal."""

from __future__ import annotations

from rulewright.coach.compare import Gap
from rulewright.coach.messages import SAY
from rulewright.telling.language import figure


def expected(x: float, aim: str) -> str:
    return figure(f"{x:,.4g}" if aim == "score" else f"{x:.0%}")


def verdict(gap: Gap, aim: str) -> str:
    """A sentence on how much better the recommended move is than another."""
    if gap.exact:
        return SAY("exactly-better", amount=small(gap.mean, aim)) if gap.mean else SAY("exactly-equal")
    if gap.level:
        return SAY("level", within=small(max(-gap.low, gap.high), aim), games=gap.games)
    low, high = small(abs(gap.low), aim), small(abs(gap.high), aim)
    if gap.low > 0:
        return SAY("better", mean=small(gap.mean, aim), low=low, high=high, games=gap.games)
    if gap.high < 0:
        return SAY("worse", mean=small(-gap.mean, aim), low=high, high=low, games=gap.games)
    return SAY("undecided", worse=low, better=high, games=gap.games)


def small(x: float, aim: str) -> str:
    """An amount formatted so that small values do not round to 0: below 1% it has a decimal."""
    if aim == "score":
        return expected(x, aim)
    if x >= 0.01 or not x:
        return expected(x, aim)
    return SAY("under", amount=figure("0.1%")) if x < 0.001 else figure(f"{x:.1%}")
