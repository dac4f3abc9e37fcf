"""What the coach found, in the words that the browser and the terminal show alike."""

from __future__ import annotations

from rulewright.coach.compare import Gap


def expected(x: float, aim: str) -> str:
    return f"{x:,.4g}" if aim == "score" else f"{x:.0%}"


def verdict(gap: Gap, aim: str) -> str:
    """By how much the recommended move is better than another."""
    if gap.exact:
        return f"exactly {small(gap.mean, aim)} better." if gap.mean else "exactly as good."
    games = f", in {gap.games:,} imagined games that are the same for both" if gap.games else ""
    low, high = small(abs(gap.low), aim), small(abs(gap.high), aim)
    if gap.low > 0:
        return f"{small(gap.mean, aim)} better ({low} to {high}){games}."
    if gap.high < 0:
        return f"{small(-gap.mean, aim)} worse ({high} to {low}){games}."
    return f"undecided: between {low} worse and {high} better{games}."


def small(x: float, aim: str) -> str:
    """An amount of which little is not nothing: below 1% with a decimal."""
    if aim == "score":
        return expected(x, aim)
    return expected(x, aim) if x >= 0.01 or not x else "under 0.1%" if x < 0.001 else f"{x:.1%}"
