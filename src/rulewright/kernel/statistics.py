"""Confidence intervals, shared by the bots, the coach, the lab and the solvers."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054
"""Standard errors on either side of a mean that make a 95% confidence interval."""


def wilson(mean: float, n: float) -> tuple[float, float]:
    """Wilson's 95% interval for a proportion observed in `n` trials: reliable for rare events, and never outside 0 to 1."""
    if not n:
        return 0.0, 1.0
    z = Z95**2 / n
    middle, half = (mean + z / 2) / (1 + z), sqrt(z * (mean * (1.0 - mean) + z / 4)) / (1 + z)
    return max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))
