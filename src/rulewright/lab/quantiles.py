"""How values are spread over games: below which of them a tenth, a half and so on lie, counted as games stream past."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

import numpy as np

from rulewright.kernel.measures import END
from rulewright.kernel.statistics import Z95
from rulewright.lab.figures import Estimate, Figure
from rulewright.lab.playing import measures_of
from rulewright.lab.rows import Rows
from rulewright.lab.settings import Setting, made
from rulewright.lab.statistics import Tally

PARTS = (0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975)
"""Between the first and the last lie 19 of 20."""


@dataclass
class Tallies:
    """How often each value of moves, scores and the game's own measures came."""

    setting: Setting
    deals: int = 0
    found: dict[str, Tally] = field(default_factory=dict)

    def keep(self, which: int, start: int, rows: Rows) -> None:
        it, seats = made(self.setting), self.setting.seats
        every = it.game.seats[1]
        self.deals += len(rows) // it.turns
        self._add("moves", rows.moves)
        self._add("score", rows.scores[:, :seats])
        for i, m in enumerate(measures_of(it.game)):
            value = rows.measures[:, i * every : i * every + seats]
            if m.at == END and (value == np.rint(value)).all():
                self._add(f"measure.{m.name}", value)

    def _add(self, name: str, values: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> None:
        self.found.setdefault(name, Tally()).add(values.ravel().astype(np.int64))

    def estimates(self) -> list[Estimate]:
        """Quantiles with intervals by the order of values, as if there were one value a deal: never too narrow."""
        told = list[Estimate]()
        for name, tally in self.found.items():
            values, counts = tally.counts()
            upto = np.cumsum(counts) / counts.sum()
            for part in PARTS:
                half = Z95 * sqrt(part * (1 - part) / self.deals)
                low, value, high = (
                    float(values[min(len(values) - 1, int(np.searchsorted(upto, min(1.0, max(0.0, p)) - 1e-12)))])
                    for p in (part - half, part, part + half)
                )
                figure = Figure(f"{name}.q{100 * part:g}", f"{name}: {100 * part:g}% of values are at most this")
                told.append(Estimate(figure, value, low, high, float(counts.sum()), (high - low) / (2 * Z95)))
        return told
