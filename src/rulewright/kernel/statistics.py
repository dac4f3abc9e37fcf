"""What the bots, the coach, the lab and solvers share about estimates."""

from __future__ import annotations

Z95 = 1.959963984540054
"""Standard errors on either side of a mean that make a 95% confidence interval."""
